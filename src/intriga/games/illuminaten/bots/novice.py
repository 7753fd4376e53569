"""What a beginner knows: influence is good, and what is free is taken.

It influences where it can, otherwise scouts, otherwise interrogates; it weaves no conspiracies and works
towards no plot.
"""

from typing import Final

from intriga.games.illuminaten.bots.policy import plain_answer
from intriga.games.illuminaten.box.tables import INFLUENCE, INTERROGATE, SCOUT
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import ACT, END
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

PREFERRED: Final = (INFLUENCE, SCOUT, INTERROGATE)
SECOND_ACTION: Final = 4  # one time in this many, scouting comes before influence


def novice(world: State, seat: Seat, chance: Chance) -> Word:
    """A beginner."""
    assert isinstance(world, Pax)
    frame = world.stack[-1]
    words = frame.options(world, seat)
    plain = plain_answer(world, seat, words)
    if plain is not None:
        return plain
    if isinstance(frame, Actions):
        return in_the_turn(world, words, chance)
    return words[chance.pick(len(words))] if len(words) <= 64 else words[0]


def in_the_turn(s: Pax, words: list[Word], chance: Chance) -> Word:
    """One of three main actions; a beginner considers nothing else."""
    begin = 1 if chance.pick(SECOND_ACTION) == 0 else 0
    for place in range(len(PREFERRED)):
        act = ACT[PREFERRED[(begin + place) % len(PREFERRED)]]
        if s.mains and act in words:
            return act
    return END
