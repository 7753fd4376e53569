"""Small questions about the turn that every chapter asks."""

from intriga.games.illuminaten.box.tables import RISE
from intriga.games.illuminaten.rules.turn.modes import MAIN
from intriga.games.illuminaten.state import Pax


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
