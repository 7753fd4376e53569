"""Another world that a seat could be in: what it has seen stays, everything else is dealt anew.

Cards go from hand to hand in the open, so a hand consists of cards that the seat knows and of cards of which
it knows nothing. What others know of such a card stays with its place, not with the card.
"""

from intriga.games.factions.box.tables import HALF, MOST_SEATS, CardNumber
from intriga.games.factions.rules.quiz import Quiz
from intriga.games.factions.state import NOBODY, Factions, half_of
from intriga.games.factions.vocabulary import ANSWERS
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.heaps import count, nth
from intriga.kernel.machine.seats import Seat


def redeal(s: Factions, seat: Seat, chance: Chance) -> Factions:
    """A world that this seat (or a spectator, -1) cannot tell from the true one."""
    world = s.copy()
    if not s.over:  # then everything has been opened
        deal_roles_again(s, world, seat, chance)
        deal_cards_again(s, world, seat, chance)
        answer_again(world, seat, chance)
    return world


def deal_roles_again(s: Factions, world: Factions, seat: Seat, chance: Chance) -> None:
    """The others' roles, out of all but one's own."""
    # HF-008
    rest = [role for role in range(len(s.box.roles)) if seat < 0 or role != s.roles[seat]]
    for other in range(s.players):
        if other != seat:
            world.roles[other] = rest.pop(chance.pick(len(rest)))


def knows(s: Factions, seat: Seat, card: CardNumber) -> bool:
    """Whether a seat (or the spectator) knows this card of another's hand."""
    return s.known[card] >> (seat if seat >= 0 else MOST_SEATS) & 1 == 1


def hidden_cards(s: Factions, seat: Seat, other: int) -> list[int]:
    """The cards of another's hand that this seat does not know, in an order that tells nothing of them."""
    if seat == other:
        return []
    found = [(s.known[card], card) for card in s.hands[other] if not knows(s, seat, card)]
    found.sort()
    return [card for _, card in found]


def deal_cards_again(s: Factions, world: Factions, seat: Seat, chance: Chance) -> None:
    """Hidden cards of hands and the deck, all equally likely."""
    low, high = s.low, s.high
    hidden = [hidden_cards(s, seat, other) for other in range(s.players)]
    for cards in hidden:
        for card in cards:
            world.known[card] = 0
            if half_of(card) == 0:
                low |= 1 << card
            else:
                high |= 1 << card - HALF
    for other in range(s.players):
        hand = [card for card in s.hands[other] if card not in hidden[other]]
        for before in hidden[other]:
            card = chosen(low, high, chance)
            if half_of(card) == 0:
                low &= ~(1 << card)
            else:
                high &= ~(1 << card - HALF)
            world.known[card] = s.known[before]
            hand.append(card)
        hand.sort()
        world.hands[other] = hand
    world.low, world.high = low, high


def chosen(low: int, high: int, chance: Chance) -> int:
    """A card out of a heap in two halves, each equally likely."""
    if chance.weigh([count(low), count(high)]) == 0:
        return nth(low, chance.pick(count(low)))
    return HALF + nth(high, chance.pick(count(high)))


def answer_again(world: Factions, seat: Seat, chance: Chance) -> None:
    """The others' secret answers in the quiz, each equally likely."""
    frame = world.stack[-1]
    if not isinstance(frame, Quiz):
        return
    given = list(frame.given)
    for other in range(world.players):
        if other != seat and given[other] != NOBODY:
            given[other] = chance.pick(ANSWERS)
    frame.given = tuple(given)
