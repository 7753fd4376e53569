"""How a true history of this game is told so that it leads to another world."""

from intriga.games._tiny.state import Tiny
from intriga.kernel.machine.seats import Seat
from intriga.kernel.worlds.swaps import Swapped, paired


def retelling(truth: Tiny, world: Tiny, seat: Seat) -> Swapped:
    """Every hidden card is drawn as the card that lies in its place in the other world."""
    parts = [(truth.deck, world.deck), *zip(truth.hands, world.hands, strict=True)]
    return Swapped(paired(parts))
