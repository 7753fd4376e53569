"""How a true history of this game is told so that it leads to another world."""

from intriga.games.factions.box.tables import HALF
from intriga.games.factions.knowledge.redeal import hidden_cards
from intriga.games.factions.rules.quiz import Quiz
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.vocabulary import ANSWER, ANSWERS, Answer
from intriga.kernel.contract import Retelling
from intriga.kernel.machine.dealer import Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat, everyone
from intriga.kernel.machine.words import Word


class OtherWorld(Retelling):
    """Other roles, other hidden cards, and other answers while they are secret."""

    def __init__(self, truth: Factions, world: Factions, seat: Seat) -> None:
        self.truth = truth
        self.world = world
        self.seat = seat
        self.everyone = everyone(truth.players)
        self.roles = dict(zip(truth.roles, world.roles, strict=True))
        self.cards = swaps(truth, world, seat)

    def drawn(self, entry: int, picks: list[Pick]) -> list[int]:
        """What all saw stays. A card is two picks, its half and its place there; a role is one."""
        told: list[int] = []
        half = 0
        for place, pick in enumerate(picks):
            if pick.weights:  # the half of a card whose place is the next pick
                half = pick.value
                told.append(self.card(pick, picks[place + 1], half) // HALF)
            elif place and picks[place - 1].weights:
                told.append(self.card(pick, pick, half) % HALF)
            else:
                told.append(self.roles[pick.item] if pick.heap else pick.item)
        return told

    def card(self, pick: Pick, place: Pick, half: int) -> int:
        card = half * HALF + place.item
        return card if pick.seats == self.everyone else self.cards.get(card, card)

    def said(self, entry: int, before: State, seat: Seat, word: Word) -> Word:
        """An answer of the round that is still asked may be another one; who changed it changes it again."""
        frame = before.stack[-1]
        now = self.truth.stack[-1] if self.truth.stack else None
        then = self.world.stack[-1] if self.world.stack else None
        if not (isinstance(word, Answer) and isinstance(now, Quiz) and isinstance(then, Quiz)):
            return word
        if not isinstance(frame, Quiz) or frame.stage != now.stage or now.given[seat] == NOBODY:
            return word
        return ANSWER[(word.place + then.given[seat] - now.given[seat]) % ANSWERS]


def swaps(truth: Factions, world: Factions, seat: Seat) -> dict[int, int]:
    """Each card that the seat has not seen, to the card that lies in its place in the other world."""
    found = dict(zip(deck(truth), deck(world), strict=True))
    for other in range(truth.players):
        found.update(zip(hidden_cards(truth, seat, other), hidden_cards(world, seat, other), strict=True))
    return found


def deck(s: Factions) -> list[int]:
    return items(s.low) + [HALF + card for card in items(s.high)]
