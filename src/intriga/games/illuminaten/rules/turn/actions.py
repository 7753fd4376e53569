"""The six main actions: whether one can be carried through, and the frame that does it."""

from intriga.games.illuminaten.box.tables import EXCLUDE, INFLUENCE, INTERROGATE, REASSIGN, SCOUT, Cell
from intriga.games.illuminaten.rules.actions.displace import Displace, why_not_displace
from intriga.games.illuminaten.rules.actions.exclude import Exclude, why_not_exclude
from intriga.games.illuminaten.rules.actions.influence import Influence, why_not_influence
from intriga.games.illuminaten.rules.actions.interrogate import Interrogate, why_not_interrogate
from intriga.games.illuminaten.rules.actions.reassign import Reassign, why_not_reassign
from intriga.games.illuminaten.rules.actions.scout import Scout, why_not_scout
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.frames import Frame
from intriga.kernel.machine.seats import Seat


def why_not_act(s: Pax, seat: Seat, action: int, mode: int, cell: Cell) -> int:
    """The reason against a main action: it must be possible to carry it through."""
    # PI-068 PI-069
    if action == SCOUT:
        return why_not_scout(s, seat, mode)
    if action == INFLUENCE:
        return why_not_influence(s, seat, mode, cell)
    if action == INTERROGATE:
        return why_not_interrogate(s, seat, mode)
    if action == REASSIGN:
        return why_not_reassign(s, seat, mode, cell)
    if action == EXCLUDE:
        return why_not_exclude(s, seat, mode, cell)
    return why_not_displace(s, seat, mode)


def act(s: Pax, seat: Seat, action: int, mode: int, cell: Cell) -> Frame[Pax]:
    """The frame that carries a main action out."""
    if action == SCOUT:
        return Scout(seat, mode)
    if action == INFLUENCE:
        return Influence(seat, mode, cell)
    if action == INTERROGATE:
        return Interrogate(seat, mode)
    if action == REASSIGN:
        return Reassign(seat, mode, cell)
    if action == EXCLUDE:
        return Exclude(seat, mode, cell)
    return Displace(seat, mode)
