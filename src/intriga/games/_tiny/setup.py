"""From the box to the first state."""

from intriga.games._tiny import events
from intriga.games._tiny.box.tables import HAND, Box
from intriga.games._tiny.rules.turns import Turns
from intriga.games._tiny.state import Tiny
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import only


def setup(box: Box, players: int, d: Dealer) -> Tiny:
    """Deal, and go on to the first question."""
    # TY-01 TY-03
    s = Tiny(box, players, [Turns()])
    for seat in range(players):
        for _ in range(HAND):
            card = d.draw(s.deck, only(seat))
            s.deck &= ~(1 << card)
            s.hands[seat] |= 1 << card
    if d.events is not None:
        d.events.append(events.Setup(players, [[card + 1 for card in items(hand)] for hand in s.hands]))
    s.settle(d)
    return s
