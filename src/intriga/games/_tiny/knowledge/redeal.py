"""Another world that a seat could be in: what it has seen stays, everything else is dealt anew."""

from intriga.games._tiny.state import Tiny
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.heaps import count, nth
from intriga.kernel.machine.seats import Seat


def redeal(s: Tiny, seat: Seat, chance: Chance) -> Tiny:
    """A world that this seat (or a spectator, -1) cannot tell from the true one."""
    world = s.copy()
    rest = s.deck
    for other in range(s.players):
        if other != seat:
            rest |= s.hands[other]
    for other in range(s.players):
        if other != seat:
            world.hands[other] = 0
            for _ in range(count(s.hands[other])):
                card = nth(rest, chance.pick(count(rest)))
                rest &= ~(1 << card)
                world.hands[other] |= 1 << card
    world.deck = rest
    return world
