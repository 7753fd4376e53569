"""What bots know of this game. They are given re-dealt worlds, never the true position."""

from intriga.games.masti.state import Masti
from intriga.kernel.chance import Chance
from intriga.kernel.machine import State
from intriga.kernel.words import Word


def regular(world: State, seat: int, chance: Chance) -> Word:
    """A sensible player."""
    assert isinstance(world, Masti)
    words = world.legal(seat)
    return words[chance.pick(len(words))]
