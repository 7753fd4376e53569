"""Adjacency beyond one acting card: what a seat reaches at all, outer cards, and whose organisation acts."""

from intriga.games.illuminaten.box.tables import AREOPAGUS, FESTIVITIES, ROSICRUCIAN
from intriga.games.illuminaten.rules.terms.acting import reach
from intriga.games.illuminaten.rules.terms.lodges import beside, present
from intriga.games.illuminaten.rules.turn.modes import is_open
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.seats import Seat


def everywhere(s: Pax) -> int:
    """All cells: where ANY card may be the target."""
    # PI-038
    return (1 << len(s.field)) - 1


def in_reach(s: Pax, seat: Seat) -> int:
    """The cells adjacent to any acting card of the seat, those cards among them."""
    # PI-028 PI-043 PI-059 AMB-14
    return reach(s, seat, AREOPAGUS) | beside(s.pattern().near, present(s, seat))


def in_reach_of_influence(s: Pax, seat: Seat) -> int:
    """The cells that count as adjacent when the seat influences."""
    # PI-029 PI-076 AMB-43
    found = in_reach(s, seat) | s.laid_near
    return found | everywhere(s) & ~s.pattern().inner if is_open(s, FESTIVITIES) else found


def is_rosicrucian(s: Pax, acting: int) -> bool:
    """Whether this card of the field is a rosicrucian; an areopagus is none."""
    # PI-057 AMB-42
    return 0 <= acting < len(s.field) and s.box.cards[s.field[acting]].organisation == ROSICRUCIAN
