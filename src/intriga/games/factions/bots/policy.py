"""What bots know of this game. They are given re-dealt worlds, never the true position."""

from typing import Final

from intriga.games.factions.bots.evaluation import UNSEEN, Outlook, worth_of
from intriga.games.factions.rules.end import role_of
from intriga.games.factions.rules.exchange import Exchange
from intriga.games.factions.rules.quiz import Quiz
from intriga.games.factions.rules.turn import Turns
from intriga.games.factions.state import Factions
from intriga.games.factions.vocabulary import ANSWER, ANSWERS, DRAW_CARD, EXCHANGE, KEEP
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

KNOWS: Final = 60  # of a hundred questions of the quiz
AHEAD: Final = 3  # questions of its own turn that it looks ahead
NOISE: Final = 1e-6


def regular(world: State, seat: Seat, chance: Chance) -> Word:
    """Look at every way to go on in one's own turn, and take the best."""
    assert isinstance(world, Factions)
    frame = world.stack[-1]
    if isinstance(frame, Quiz):
        return answer(world, frame, seat, KNOWS, chance)
    if isinstance(frame, Exchange):
        return EXCHANGE if is_bad_hand(world, seat) else KEEP
    words = world.legal(seat)
    if len(words) == 1:
        return words[0]
    outlook = Outlook(world, seat)
    best = words[0]
    highest = -1e9
    for word in words:
        value = value_after(world, word, outlook, AHEAD, chance) + NOISE * chance.pick(64)
        if value > highest:
            highest = value
            best = word
    return best


def answer(s: Factions, frame: Quiz, seat: Seat, knows: int, chance: Chance) -> Word:
    """The right answer, so many times of a hundred; else any of the others."""
    right = frame.question(s, seat)[2]
    if chance.pick(50) < knows // 2:
        return ANSWER[right]
    return ANSWER[(right + 1 + chance.pick(ANSWERS - 1)) % ANSWERS]


def is_bad_hand(s: Factions, seat: Seat) -> bool:
    """Whether three unseen cards promise more than these."""
    faction = role_of(s, seat).faction
    hand = s.hands[seat]
    return sum([worth_of(s.box.cards[card], faction) for card in hand]) < UNSEEN * len(hand)


def value_after(s: Factions, word: Word, outlook: Outlook, ahead: int, chance: Chance) -> float:
    """What the position after a word promises, if the seat goes on as well as it can."""
    if word is DRAW_CARD and s.deck() > 1:
        return outlook.value(s) + UNSEEN / 2.0 + 0.05 - 0.5
    after = s.copy()
    after.apply(outlook.seat, word, Dealer(chance))
    return value_at(after, outlook, ahead, chance)


def value_at(s: Factions, outlook: Outlook, ahead: int, chance: Chance) -> float:
    """The best of what the seat can still choose in this property; else the position itself."""
    if s.over or s.must != only(outlook.seat) or ahead == 0 or isinstance(s.stack[-1], Turns):
        return outlook.value(s)
    best = -1e9
    for word in s.legal(outlook.seat):
        best = max(best, value_after(s, word, outlook, ahead - 1, chance))
    return best
