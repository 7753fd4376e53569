"""The acting card: a card with one's own influence, or one's own areopagus (cell 19)."""

from intriga.games.illuminaten.box.tables import AREOPAGUS
from intriga.games.illuminaten.rules.terms.lodges import present
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.slots import influence_of
from intriga.kernel.machine.seats import Seat


def acts_with(s: Pax, seat: Seat, acting: int) -> bool:
    """Whether the seat can act through this card or its areopagus."""
    # PI-042 PI-059
    if acting == AREOPAGUS:
        return True
    return acting < len(s.field) and influence_of(s.inf[acting], seat) > 0


def acting_cards(s: Pax, seat: Seat) -> int:
    """All that the seat can act through (mask of cells, with its areopagus)."""
    # PI-042 PI-059
    return present(s, seat) | 1 << AREOPAGUS


def reach(s: Pax, seat: Seat, acting: int) -> int:
    """The cells adjacent to the acting card, itself among them; of an areopagus the two that it touches."""
    # PI-028 PI-043 AMB-14
    if acting == AREOPAGUS:
        return s.pattern().areopagi[s.place[seat]]
    return s.pattern().near[acting]


def matching(s: Pax, seat: Seat, acting: int) -> int:
    """The factions whose support matches the acting card."""
    # PI-032 PI-046
    if acting == AREOPAGUS:
        return s.box.connections[s.connections[seat]]
    return s.box.cards[s.field[acting]].factions
