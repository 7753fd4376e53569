"""What a list says of a finished match to somebody who played it."""

from __future__ import annotations

import pytest

from intriga.server.telling.summaries import outcome
from intriga.tables.index import SeatIndex, TableIndex


def index(points: tuple[int, ...], winners: tuple[int, ...], success: bool | None = None) -> TableIndex:
    return TableIndex(
        game="masti",
        players=4,
        status="ended",
        is_open=False,
        host="anna",
        seats=(SeatIndex("anna", "Anna"),) * 4,
        updated=0,
        winners=winners,
        points=points,
        success=success,
    )


@pytest.mark.parametrize(
    ("seat", "place"),
    [(0, 2), (1, 1), (2, 3), (3, 2)],
)
def test_places_are_counted_by_points_and_equal_ones_share_theirs(seat: int, place: int) -> None:
    told = outcome(index((8, 12, -1, 8), (1,)), [seat])

    assert (place, seat == 1) == (told.get("place"), told.get("won"))


def test_whoever_lost_only_the_tie_is_second() -> None:
    assert 2 == outcome(index((8, 8, 1, 0), (1,)), [0]).get("place")


def test_without_points_only_victory_is_told() -> None:
    assert {"won": True} == outcome(index((), (1,)), [1])


def test_nothing_is_told_to_who_did_not_play_alone_or_won_together() -> None:
    assert {} == outcome(index((8, 12, -1, 8), (1,)), [])
    assert {} == outcome(index((8, 12, -1, 8), (1,)), [0, 1])
    assert {} == outcome(index((8, 12, -1, 8), (0, 1, 2, 3), success=True), [0])
