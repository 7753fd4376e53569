"""How it ends, and what it earns."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.scenarios.neighbour.state import city, ledger, numbers, quota
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.scenarios.neighbour.builders import city_box, end_round, evening, in_city


def ended(s: Gangsters) -> tuple[str, bool, int]:
    assert s.over
    return s.reason, s.success, s.reputation


@pytest.mark.clause("LS3-031", "LS3-032", "LS3-033")
@pytest.mark.parametrize(("short", "success"), [(0, True), (1, False)])
def test_after_the_last_evening_the_book_is_closed(short: int, success: bool) -> None:
    s = in_city(income=40 - short, this_round=8)
    assert (40, 8) == (quota(s), numbers(s).rounds)
    evening(s)
    end_round(s)

    assert ended(s) == ("neighbour_closed", success, 8 - short)


@pytest.mark.clause("LS3-031")
def test_before_the_last_evening_it_goes_on() -> None:
    s = in_city(income=45, this_round=7)

    assert "" == s.scenario.ending(s)


@pytest.mark.clause("LS3-030", "LS3-032", "LS3-033")
def test_a_full_ledger_ends_it_at_once() -> None:
    s = in_city(steps={"docks": 1}, income=69, this_round=3)
    evening(s)
    end_round(s)

    assert ended(s) == ("neighbour_full", True, 14)


@pytest.mark.clause("LS3-029", "LS3-032", "LS3-033")
def test_with_the_third_barricade_the_clan_is_driven_out_however_much_it_took() -> None:
    s = in_city(anger={"heights": 4}, risen="docks anthill", income=60, this_round=5)
    evening(s)
    end_round(s)

    assert ended(s) == ("neighbour_driven_out", False, (12 - 3) // 2)


@pytest.mark.clause("LS3-029")
def test_being_driven_out_comes_before_a_full_ledger() -> None:
    s = in_city(risen="docks anthill heights", income=70, this_round=8)

    assert "neighbour_driven_out" == s.scenario.ending(s)
    assert "" == s.scenario.ending(in_city(risen="docks anthill", income=69, this_round=7))


@pytest.mark.clause("LS3-033")
@pytest.mark.parametrize(
    ("income", "risen", "points"),
    [
        (0, "", 0),
        (4, "", 0),
        (5, "", 1),
        (49, "", 9),
        (70, "", 14),
        (50, "docks heights", 8),
        (5, "docks heights", 0),
    ],
)
def test_a_point_for_every_mark_and_one_less_for_each_barricade(income: int, risen: str, points: int) -> None:
    s = in_city(income=income, risen=risen)

    assert points == s.scenario.reputation(s)


@pytest.mark.clause("LS3-034")
def test_the_level_changes_numbers_alone() -> None:
    easier, standard, harder = city_box().numbers

    assert easier.quota < standard.quota < harder.quota
    assert len(easier.arrivals) < len(standard.arrivals) < len(harder.arrivals)
    assert easier.risings > standard.risings
    for level, wanted in enumerate((easier, standard, harder)):
        assert wanted is numbers(in_city(level=level))
    assert ledger(in_city()).track >= max(harder.quota)
    assert 0 == city(in_city()).income
