"""Cells and areopagi on one lattice: what touches in the rules touches there, and nothing else."""

from __future__ import annotations

import pytest

from intriga.games.illuminaten.view.geometry import STEPS, board_points, points
from intriga.games.illuminaten.view.view import view
from tests.games.illuminaten.builders import box, table


@pytest.mark.clause("PI-028", "GAP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_touch_where_the_rules_say(seats: int) -> None:
    pattern = box().fields[seats - 2]
    lattice = points(pattern)
    assert len(lattice) == pattern.cells
    for cell, (row, x) in enumerate(lattice):
        beside = {(row + down, x + right) for down, right in STEPS}
        touching = {other for other, point in enumerate(lattice) if point in beside}
        assert touching == {other for other in pattern.around[cell] if other >= 0}


@pytest.mark.clause("PI-043", "GAP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_areopagus_touches_its_two_cards_and_no_other(seats: int) -> None:
    pattern = box().fields[seats - 2]
    lattice = points(pattern)
    for mask, (row, x) in zip(pattern.areopagi, board_points(pattern), strict=True):
        beside = {(row + down, x + right) for down, right in STEPS}
        assert mask == sum(1 << cell for cell, point in enumerate(lattice) if point in beside)


def test_the_view_says_where_everything_lies() -> None:
    found = view(table(), 0)

    assert [(0, 2), (0, 4), (1, 1)] == [(cell.row, cell.x) for cell in found.field[:3]]
    assert [(-1, 3), (5, 3)] == [(area.row, area.x) for area in found.areas]
    assert [2, 3, 4] == found.field[0].neighbours
