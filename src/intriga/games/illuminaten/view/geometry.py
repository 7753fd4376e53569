"""Where things lie: cells and areopagi on one lattice, by row and half cards from the left."""

from functools import cache

from intriga.games.illuminaten.box.tables import Field

#: Steps to the neighbours UR, R, DR, DL, L, UL, as (row, half cards): the order of `Field.around`.
STEPS = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
Point = tuple[int, int]


@cache
def points(pattern: Field) -> list[Point]:
    """The point of every cell; the leftmost has x = 0."""
    # PI-028 GAP-01
    found: dict[int, Point] = {0: (0, 0)}
    waiting = [0]
    while waiting:
        cell = waiting.pop()
        row, x = found[cell]
        for near, (down, right) in zip(pattern.around[cell], STEPS, strict=True):
            if near >= 0 and near not in found:
                found[near] = (row + down, x + right)
                waiting.append(near)
    left = min(x for _, x in found.values())
    return [(found[cell][0], found[cell][1] - left) for cell in range(pattern.cells)]


@cache
def board_points(pattern: Field) -> list[Point]:
    """The point of every areopagus: outside the field, beside just the two cells that it touches."""
    # PI-043 GAP-02
    return [board_point(points(pattern), mask) for mask in pattern.areopagi]


def board_point(cells: list[Point], touched: int) -> Point:
    wanted = [point for cell, point in enumerate(cells) if touched >> cell & 1]
    row, x = wanted[0]
    for down, right in STEPS:
        point = (row + down, x + right)
        beside = [(point[0] + more, point[1] + side) for more, side in STEPS]
        if point not in cells and all(other in beside for other in wanted):
            return point
    raise ValueError("no board touches these cells")
