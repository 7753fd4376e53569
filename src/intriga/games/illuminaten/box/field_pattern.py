"""The fields of a pack: geometry is computed from the rows; the lists must agree with it. Never compiled."""

from itertools import pairwise
from typing import Any

from intriga.games.illuminaten.box.tables import Field
from intriga.games.illuminaten.box.toml_rows import check_fixed, numbers, part, rows, text, whole
from intriga.kernel.packs import PackFault

FILE = "fields.toml"
SIZES = (14, 19)
CLOCKWISE = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)]  # UR R DR DL L UL, as (row, half cards)
SCHEME = {"2": "UR", "3": "R", "4": "DR", "5": "DL", "6": "L", "dagger": "UL", "hammers": "UL"}
PLACES = ("top", "upper_right", "lower_right", "bottom", "lower_left", "upper_left")
Point = tuple[int, int]


class Pattern:
    """One field before its boards are placed."""

    def __init__(self, row: dict[str, Any], size: int) -> None:
        self.where = f"field of {size}"
        self.size = size
        self.rows = self.read_rows(row)
        self.points = self.read_points(row)
        self.around = [self.neighbours_of(point) for point in self.points]
        self.germain = numbers(row, "saint_germain", FILE, self.where, 1, size, size)
        self.check_lists(row)

    def read_rows(self, row: dict[str, Any]) -> list[list[int]]:
        """The cells of each row, from 0; numbered row by row."""
        # GAP-03
        found = row.get("rows")
        if not isinstance(found, list) or len(found) % 2 == 0:
            raise PackFault(FILE, self.where, "rows must be an odd number of lists, so that one is central")
        cells: list[list[int]] = []
        for line in found:
            cells.append(
                [cell - 1 for cell in numbers({"rows": line}, "rows", FILE, self.where, 1, self.size)]
            )
        if [cell for line in cells for cell in line] != list(range(self.size)) or not all(cells):
            raise PackFault(FILE, self.where, f"rows must number the cells from 1 to {self.size}, row by row")
        return cells

    def read_points(self, row: dict[str, Any]) -> list[Point]:
        """Where each cell lies: its row, and half cards from the left."""
        found = row.get("first_x")
        if (
            not isinstance(found, list)
            or len(found) != len(self.rows)
            or not all(type(x) is int for x in found)
        ):
            raise PackFault(FILE, self.where, "first_x must list a whole number for each row")
        for above, below in pairwise(found):
            if (above - below) % 2 == 0:
                raise PackFault(FILE, self.where, "first_x: neighbouring rows must be shifted by half a card")
        return [
            (line, found[line] + 2 * place)
            for line, cells in enumerate(self.rows)
            for place in range(len(cells))
        ]

    def cell_at(self, point: Point) -> int:
        return self.points.index(point) if point in self.points else -1

    def neighbours_of(self, point: Point) -> list[int]:
        """The cells UR, R, DR, DL, L, UL, or -1."""
        # PI-028
        return [self.cell_at((point[0] + down, point[1] + right)) for down, right in CLOCKWISE]

    def check_lists(self, row: dict[str, Any]) -> None:
        """What the pack says of the field is what its rows give."""
        # GAP-01
        listed = row.get("neighbours")
        if not isinstance(listed, list) or len(listed) != self.size:
            raise PackFault(FILE, self.where, f"neighbours must list {self.size} cells")
        for cell, near in enumerate(self.around):
            if listed[cell] != sorted(other + 1 for other in near if other >= 0):
                raise PackFault(FILE, f"{self.where}, cell {cell + 1}", "neighbours do not fit the rows")
        inner = [cell + 1 for cell, near in enumerate(self.around) if -1 not in near]
        expected = {"inner": inner, "top": self.row_of(0), "bottom": self.row_of(-1)}
        expected["central"] = self.row_of(len(self.rows) // 2)
        for name, cells in expected.items():
            if row.get(name) != cells:
                raise PackFault(FILE, self.where, f"{name} does not fit the rows")

    def row_of(self, line: int) -> list[int]:
        return [cell + 1 for cell in self.rows[line]]

    def touched(self, cells: list[int], turn: int) -> bool:
        """Whether a board turned so lies outside the field and touches just these two cells."""
        # GAP-02
        for cell in cells:
            down, right = CLOCKWISE[turn % 6]
            row, x = self.points[cell]
            board = (row - down, x - right)
            left = CLOCKWISE[(turn + 5) % 6]
            if board not in self.points and self.cell_at((board[0] + left[0], board[1] + left[1])) in cells:
                return sorted(near for near in self.neighbours_of(board) if near >= 0) == sorted(cells)
        return False

    def with_boards(self, areopagi: list[int], turns: list[int]) -> Field:
        near = []
        for cell, neighbours in enumerate(self.around):
            near.append(1 << cell | sum(1 << other for other in neighbours if other >= 0))
        return Field(self.rows, near, self.around, areopagi, self.germain, turns)


def fields(table: dict[str, Any], sizes: list[int]) -> list[Field]:
    """The fields for 2, 3 and 4 seats, whose sizes are given."""
    check_fixed(part(table, FILE, "weishaupt"), {"scheme": SCHEME}, FILE, "weishaupt")
    patterns: dict[int, Pattern] = {}
    for row in rows(table, FILE, "field", len(SIZES)):
        size = whole(row, "cells", FILE, "field", min(SIZES), max(SIZES))
        patterns[size] = Pattern(row, size)
    boards = rows(table, FILE, "areopagus")
    found: list[Field] = []
    for seats, size in zip((2, 3, 4), sizes, strict=True):
        if size not in patterns:
            raise PackFault(FILE, "field", f"there is no field of {size} cards")
        found.append(with_areopagi(patterns[size], seats, boards))
    return found


def with_areopagi(pattern: Pattern, seats: int, boards: list[dict[str, Any]]) -> Field:
    """The boards of this number of seats, clockwise."""
    # PI-013 PI-043
    areopagi: list[int] = []
    turns: list[int] = []
    angles: list[int] = []
    for row in boards:
        if whole(row, "players", FILE, "areopagus", 2, 4) != seats:
            continue
        where = f"areopagus {len(areopagi) + 1} of {seats}"
        cells = [cell - 1 for cell in numbers(row, "cells", FILE, where, 1, pattern.size, 2)]
        turn = whole(row, "turn", FILE, where, 0, 5)
        if not pattern.touched(cells, turn):
            raise PackFault(FILE, where, "a board turned so does not touch just these two cells from outside")
        place = text(row, "place", FILE, where)
        if place not in PLACES:
            raise PackFault(FILE, where, f"place must be one of {', '.join(PLACES)}")
        check_fixed(row, {"saint_germain": not areopagi}, FILE, where)
        angles.append(PLACES.index(place))
        areopagi.append(sum(1 << cell for cell in cells))
        turns.append(turn)
    check_boards(seats, areopagi, angles)
    return pattern.with_boards(areopagi, turns)


def check_boards(seats: int, areopagi: list[int], angles: list[int]) -> None:
    """One board a seat, clockwise, and no two touch the same card."""
    where = f"areopagi of {seats}"
    if len(areopagi) != seats:
        raise PackFault(FILE, where, f"expected {seats} boards, found {len(areopagi)}")
    turns = sum((later - earlier) % 6 for earlier, later in zip(angles, angles[1:] + angles[:1], strict=True))
    if turns != 6 or len(set(angles)) != seats:
        raise PackFault(FILE, where, "the boards must be listed clockwise")
    if sum(bin(cells).count("1") for cells in areopagi) != bin(sum_of(areopagi)).count("1"):
        raise PackFault(FILE, where, "two boards touch the same card")


def sum_of(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
