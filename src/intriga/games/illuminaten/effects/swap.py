"""SWAP: two face-up cards of the field change places."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import Cell
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.state import FACE_DOWN, NONE, Pax
from intriga.games.illuminaten.verbs.conspiracies import swap_cells
from intriga.games.illuminaten.verbs.slots import influence_in_all, influence_of
from intriga.games.illuminaten.vocabulary import ON, On
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def surplus(s: Pax, seat: Seat, cell: Cell) -> int:
    """By how much opponents' influence on a card outnumbers the seat's own."""
    return influence_in_all(s.inf[cell]) - 2 * influence_of(s.inf[cell], seat)


def why_not_swap(s: Pax, seat: Seat) -> int:
    """The reason against the ability: no two cards may be exchanged."""
    for cell in range(len(s.field)):
        if why_not_first(s, seat, cell) == FINE:
            return FINE
    return why.NOTHING_TO_SWAP


def why_not_first(s: Pax, seat: Seat, cell: Cell) -> int:
    """The reason against naming this card first: a later one must go with it."""
    if cell >= len(s.field) or s.field[cell] == FACE_DOWN:
        return why.FACE_DOWN_TO_SWAP
    for other in range(cell + 1, len(s.field)):
        if why_not_pair(s, seat, cell, other) == FINE:
            return FINE
    return why.NOTHING_TO_SWAP


def why_not_pair(s: Pax, seat: Seat, cell: Cell, other: int) -> int:
    """The reason against exchanging these two: opponents' influence on both together is counted."""
    # AMB-25
    if other >= len(s.field) or s.field[other] == FACE_DOWN:
        return why.FACE_DOWN_TO_SWAP
    if other <= cell:
        return why.SWAP_IN_ORDER
    return FINE if surplus(s, seat, cell) + surplus(s, seat, other) <= 0 else why.OPPONENTS_OUTNUMBER


@final
class Swap(Frame[Pax]):
    """Which two cards: the one with the lower number first."""

    def __init__(self, seat: Seat, cell: Cell = NONE) -> None:
        self.seat: Final = seat
        self.cell = cell

    def ask(self, s: Pax, d: Dealer) -> int:
        return only(self.seat)

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return ON

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # AMB-25
        if not isinstance(w, On):
            return NOT_ASKED
        if self.cell == NONE:
            return why_not_first(s, seat, w.cell)
        return why_not_pair(s, seat, self.cell, w.cell)

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("cell", w.cell + 1),) if isinstance(w, On) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, On)
        if self.cell == NONE:
            self.cell = w.cell
        else:
            s.stack.pop()
            swap_cells(s, seat, self.cell, w.cell, d)

    def copy(self) -> "Swap":
        return Swap(self.seat, self.cell)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.cell)
