"""What bots know of this game. They are given re-dealt worlds, never the true position."""

from intriga.games._tiny.state import Tiny
from intriga.games._tiny.vocabulary import DRAW, PLAY, STOP
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


def regular(world: State, seat: Seat, chance: Chance) -> Word:
    """Play the highest card that keeps the row below the limit; otherwise draw; otherwise stop."""
    assert isinstance(world, Tiny)
    values = world.box.values
    row = sum([values[card] for card in items(world.rows[seat])])
    fitting = [card for card in items(world.hands[seat]) if row + values[card] <= world.box.most]
    if fitting:
        return PLAY[fitting[-1]]
    return STOP if world.drew >> seat & 1 else DRAW
