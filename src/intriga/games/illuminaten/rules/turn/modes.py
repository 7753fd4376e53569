"""The modes of a main action: one of the turn's main actions, or an additional one with its own rules."""

from typing import Final

from intriga.games.illuminaten.box.tables import RISE
from intriga.games.illuminaten.state import Pax

MAIN: Final = 0  # one of the main actions of the turn
FREE: Final = 1  # does not use up a main action: only by the rise of the rosicrucians (AMB-42)
BY_CARD: Final = 2  # the additional action of an Enlightened in the chain, as its ability says
BY_FACTION: Final = 3  # the once-per-turn ability of a faction card
BY_MARKER: Final = 4  # a reward marker: only with regard to the marked card (PI-115)


def is_open(s: Pax, event: int) -> bool:
    """Whether this special event lies open before somebody: it then applies to all."""
    # PI-175
    for lying in s.open_event:
        if lying == event:
            return True
    return False


def finish_main(s: Pax, mode: int, rosicrucian: bool) -> None:
    """A finished action uses up a main action of the turn, unless the rise of the rosicrucians spares it."""
    # PI-067 AMB-42
    if mode == MAIN and not (rosicrucian and is_open(s, RISE)):
        s.mains -= 1
