"""From the box to the first state."""

from typing import Final

from intriga.games._rough import events
from intriga.games._rough.box.tables import GOLD, Box, card_name
from intriga.games._rough.rules.turns import Rounds
from intriga.games._rough.state import Rough
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import only

HAND: Final = 2


def setup(box: Box, players: int, carried: list[int], d: Dealer) -> Rough:
    """Deal, and go on to the first question. `carried` are the points of the first chapter, if this
    is the second."""
    # RO-01 RO-02 RO-03 RO-30
    s = Rough(box, players, [Rounds()])
    if carried:
        begin_second_chapter(s, carried)
    for seat in range(players):
        for _ in range(HAND):
            card = d.draw(s.deck, only(seat))
            s.deck &= ~(1 << card)
            s.hands[seat] |= 1 << card
    if d.events is not None:
        hands = [[card_name(card) for card in items(hand)] for hand in s.hands]
        tokens = [list(row) for row in s.tokens]
        d.events.append(events.Setup(players, s.chapter, list(s.points), tokens, hands))
    s.settle(d)
    return s


def begin_second_chapter(s: Rough, carried: list[int]) -> None:
    """Points stay; the seat with the fewest gets one more gold token."""
    # RO-30
    s.chapter = 2
    s.points = list(carried)
    fewest = min(carried[: s.players])
    for seat in range(s.players):
        if carried[seat] == fewest:
            s.tokens[seat][GOLD] += 1
