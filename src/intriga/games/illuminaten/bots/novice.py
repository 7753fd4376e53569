"""What a beginner knows: influence is good, and what lies ready is taken.

He spreads his tokens wherever there is room, gathers support when he cannot pay, looks for new people when
he can do neither, weaves no conspiracies and works towards no plot.
"""

from typing import Final

from intriga.games.illuminaten.bots.policy import best_argument, best_by_worth, is_a_gift
from intriga.games.illuminaten.box.tables import INFLUENCE, INTERROGATE, SCOUT
from intriga.games.illuminaten.rules.actions.argument import Argument
from intriga.games.illuminaten.rules.artificial.argument import ArtificialArgument
from intriga.games.illuminaten.rules.phases.check_phase import KeepEvent
from intriga.games.illuminaten.rules.phases.refill import DiscardDown, Refill
from intriga.games.illuminaten.rules.plots.plots import PLOTS_TO_WIN
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import ACT, END, GO_ON
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.words import Word

PREFERRED: Final = (INFLUENCE, SCOUT, INTERROGATE)
WHIM: Final = 4  # one time in so many he begins with the second of them


def novice(world: State, seat: int, chance: Chance) -> Word:
    """A beginner."""
    assert isinstance(world, Pax)
    frame = world.stack[-1]
    words = frame.options(world, seat)
    if len(words) == 1:
        return words[0]
    if isinstance(frame, Actions):
        return in_the_turn(world, seat, words, chance)
    if isinstance(frame, (Argument, ArtificialArgument)):
        return GO_ON if GO_ON in words else best_argument(world, seat, words)
    if isinstance(frame, (Refill, DiscardDown, KeepEvent)):
        return best_by_worth(world, seat, words)
    return words[chance.pick(len(words))] if len(words) <= 64 else words[0]


def in_the_turn(s: Pax, seat: int, words: list[Word], chance: Chance) -> Word:
    """What is for nothing first, then one of three main actions; nothing else comes to mind."""
    if count(s.on_plots[seat]) >= PLOTS_TO_WIN:
        return END
    for word in words:
        if is_a_gift(word):
            return word
    begin = 1 if chance.pick(WHIM) == 0 else 0
    for place in range(len(PREFERRED)):
        act = ACT[PREFERRED[(begin + place) % len(PREFERRED)]]
        if s.mains and act in words:
            return act
    return END
