"""What bots know of this game. They are given re-dealt worlds, never the true position."""

from intriga.kernel.chance import Chance
from intriga.kernel.machine import State
from intriga.kernel.words import Word


def regular(world: State, seat: int, chance: Chance) -> Word:
    legal = world.legal(seat)
    return legal[chance.pick(len(legal))]
