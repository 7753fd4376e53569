"""The card under an artificial opponent's figure, its neighbours, and who is on them."""

from typing import Final

from intriga.games.illuminaten.box.tables import AREOPAGUS, RA, CardNumber, Cell
from intriga.games.illuminaten.state import FACE_DOWN, Pax
from intriga.games.illuminaten.verbs.slots import influence_in_all, influence_of, top_free
from intriga.kernel.machine.seats import Seat

SAINT_GERMAIN: Final = 1
WEISHAUPT: Final = 2
JOSEPH: Final = 3
WILLERMOZ: Final = 4


def own_factions(s: Pax, seat: Seat) -> int:
    """The factions of the card under the figure; on the areopagus those of the connection card."""
    # PI-193
    if s.figure == AREOPAGUS:
        return s.box.connections[s.connections[seat]]
    return s.box.cards[s.field[s.figure]].factions


def main_faction(s: Pax) -> int:
    """The main faction of the card under the figure; an areopagus has none, and the first stands in."""
    # PI-047 PI-196
    return 0 if s.figure == AREOPAGUS else s.box.cards[s.field[s.figure]].main


def neighbours(s: Pax, seat: Seat) -> int:
    """The other cards that are adjacent to the card under the figure (mask of cells)."""
    # PI-028 PI-043 AMB-32
    if s.figure == AREOPAGUS:
        return s.pattern().areopagi[s.place[seat]]
    return s.pattern().near[s.figure] & ~(1 << s.figure)


def shares(s: Pax, seat: Seat, card: CardNumber) -> bool:
    """Whether a card has a faction in common with the card under the figure."""
    return s.box.cards[card].factions & own_factions(s, seat) != 0


def shares_both(s: Pax, seat: Seat, card: CardNumber) -> bool:
    """Whether both factions of a card are among those of the card under the figure."""
    # AMB-35
    found = s.box.cards[card]
    return found.second >= 0 and found.factions & ~own_factions(s, seat) == 0


def opponents_on(s: Pax, seat: Seat, cell: Cell) -> int:
    """How many influence tokens of opponents lie on a card."""
    # PI-189
    return influence_in_all(s.inf[cell]) - influence_of(s.inf[cell], seat)


def has_free_slot(s: Pax, cell: Cell) -> bool:
    return top_free(s.inf[cell], s.box.cards[s.field[cell]].slots) >= 0


def room_in_common(s: Pax, seat: Seat, cell: Cell) -> bool:
    """Whether an open card has a faction in common with the card under the figure, and room for its token."""
    # AO-008 AO-012
    return can_place(s, seat, cell) and shares(s, seat, s.field[cell])


def can_place(s: Pax, seat: Seat, cell: Cell) -> bool:
    """Whether one more token of its own may be placed on a card."""
    # PI-076 PI-080 GAP-19
    card = s.field[cell]
    if card == FACE_DOWN or s.supply[seat] == 0 or not has_free_slot(s, cell):
        return False
    return s.box.cards[card].degree != RA or opponents_on(s, seat, cell) == 0
