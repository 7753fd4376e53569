"""The level `novice`: judges roughly, never uses abilities in time, forgets the police now and then."""

from typing import Final

from intriga.games.gangsters.bots.policy import decide
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

NOISE: Final = 1.6  # points of reputation by which the judgement errs


def novice(world: State, seat: Seat, chance: Chance) -> Word:
    """The same questions, a blurred judgement, and no abilities."""
    assert isinstance(world, Gangsters)
    return decide(world, seat, NOISE, False, chance)
