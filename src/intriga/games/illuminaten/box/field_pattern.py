"""The fields of a pack: geometry is computed from the rows; the lists must agree with it."""

from itertools import pairwise

from intriga.games.illuminaten.box.tables import Field
from intriga.kernel.packs import PackFault
from intriga.kernel.rows import Row

FILE = "fields.toml"
SIZES = (14, 19)
CLOCKWISE = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)]  # UR R DR DL L UL, as (row, half cards)
SCHEME = {"2": "UR", "3": "R", "4": "DR", "5": "DL", "6": "L", "dagger": "UL", "hammers": "UL"}
PLACES = ("top", "upper_right", "lower_right", "bottom", "lower_left", "upper_left")
Point = tuple[int, int]


class Pattern:
    """One field before its boards are placed. A fault is raised at once, because the rest builds on it."""

    def __init__(self, row: Row, size: int) -> None:
        self.where = row.where
        self.size = size
        self.rows = self.read_rows(row)
        self.points = self.read_points(row)
        self.around = [self.neighbours_of(point) for point in self.points]
        self.germain = row.wholes("saint_germain", size, 1, size)
        if len(set(self.germain)) != size and row.is_sound:
            row.fault("saint_germain names a number twice")
        self.check_lists(row)

    def unusable(self, reason: str) -> PackFault:
        return PackFault(FILE, self.where, reason)

    def read_rows(self, row: Row) -> list[list[int]]:
        """The cells of each row, from 0; numbered row by row."""
        # GAP-03
        found = row.values.get("rows")
        if not isinstance(found, list) or len(found) % 2 == 0:
            raise self.unusable("rows must be an odd number of lists, so that one is central")
        cells = [cell for line in found for cell in (line if isinstance(line, list) and line else [0])]
        if cells != list(range(1, self.size + 1)) or any(type(cell) is not int for cell in cells):
            raise self.unusable(f"rows must number the cells from 1 to {self.size}, row by row")
        return [[cell - 1 for cell in line] for line in found]

    def read_points(self, row: Row) -> list[Point]:
        """Where each cell lies: its row, and half cards from the left."""
        found = row.values.get("first_x")
        if (
            not isinstance(found, list)
            or len(found) != len(self.rows)
            or not all(type(x) is int for x in found)
        ):
            raise self.unusable("first_x must list a whole number for each row")
        for above, below in pairwise(found):
            if (above - below) % 2 == 0:
                raise self.unusable("first_x: neighbouring rows must be shifted by half a card")
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

    def check_lists(self, row: Row) -> None:
        """What the pack says of the field is what its rows give."""
        # GAP-01
        listed = row.values.get("neighbours")
        if not isinstance(listed, list) or len(listed) != self.size:
            raise self.unusable(f"neighbours must list {self.size} cells")
        for cell, near in enumerate(self.around):
            if listed[cell] != sorted(other + 1 for other in near if other >= 0):
                row.at(f"{self.where}, cell {cell + 1}").fault("neighbours do not fit the rows")
        inner = [cell + 1 for cell, near in enumerate(self.around) if -1 not in near]
        expected = {"inner": inner, "top": self.row_of(0), "bottom": self.row_of(-1)}
        expected["central"] = self.row_of(len(self.rows) // 2)
        for name, cells in expected.items():
            if row.values.get(name) != cells:
                row.fault(f"{name} does not fit the rows")

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


def fields(table: Row, sizes: list[int]) -> list[Field]:
    """The fields for 2, 3 and 4 seats, whose sizes are given."""
    table.section("weishaupt").fixed({"scheme": SCHEME})
    rows = table.rows("field", len(SIZES))
    patterns = read_patterns(rows)
    boards = boards_by_seats(table)
    found: list[Field] = []
    for seats, size in enumerate(sizes, 2):
        pattern = patterns.get(size)
        if pattern is not None and boards:
            found.append(with_areopagi(table, pattern, seats, boards[seats]))
        elif rows and all(row.is_sound for row in rows) and size not in patterns:
            table.at("field").fault(f"there is no field of {size} cards")
    return found


def read_patterns(rows: list[Row]) -> dict[int, Pattern | None]:
    """The fields by their sizes; None for those that cannot be used."""
    found: dict[int, Pattern | None] = {}
    for row in rows:
        size = row.whole("cells", min(SIZES), max(SIZES))
        if row.is_sound:
            try:
                found[size] = Pattern(row.at(f"field of {size}"), size)
            except PackFault as fault:
                row.faults.append(fault)
                found[size] = None
    return found


def boards_by_seats(table: Row) -> dict[int, list[Row]]:
    """The rows of the boards for each number of seats; nothing where one does not say which."""
    rows = table.rows("areopagus")
    seats = [row.whole("players", 2, 4) for row in rows]
    if not rows or not all(row.is_sound for row in rows):
        return {}
    return {n: [row for row, players in zip(rows, seats, strict=True) if players == n] for n in (2, 3, 4)}


def with_areopagi(table: Row, pattern: Pattern, seats: int, boards: list[Row]) -> Field:
    """The boards of this number of seats, clockwise."""
    # PI-013 PI-043
    rows = [row.at(f"areopagus {number} of {seats}") for number, row in enumerate(boards, 1)]
    areopagi: list[int] = []
    turns: list[int] = []
    angles: list[int] = []
    for row in rows:
        cells = [cell - 1 for cell in row.wholes("cells", 2, 1, pattern.size)]
        turn = row.whole("turn", 0, 5)
        if row.is_sound and not pattern.touched(cells, turn):
            row.fault("a board turned so does not touch just these two cells from outside")
        row.fixed({"saint_germain": not areopagi})
        angles.append(row.place_in("place", PLACES))
        areopagi.append(sum(1 << cell for cell in cells))
        turns.append(turn)
    if all(row.is_sound for row in rows):
        check_boards(table.at(f"areopagi of {seats}"), seats, areopagi, angles)
    return pattern.with_boards(areopagi, turns)


def check_boards(table: Row, seats: int, areopagi: list[int], angles: list[int]) -> None:
    """One board a seat, clockwise, and no two touch the same card."""
    turns = sum((later - earlier) % 6 for earlier, later in zip(angles, angles[1:] + angles[:1], strict=True))
    if len(areopagi) != seats:
        table.fault(f"expected {seats} boards, found {len(areopagi)}")
    elif turns != 6 or len(set(angles)) != seats:
        table.fault("the boards must be listed clockwise")
    elif sum(cells.bit_count() for cells in areopagi) != sum_of(areopagi).bit_count():
        table.fault("two boards touch the same card")


def sum_of(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
