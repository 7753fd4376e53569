"""How the race ends, and what it earns."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events as core
from intriga.games.gangsters.scenarios.race.rules import SCENARIO
from intriga.games.gangsters.scenarios.race.state import race, road
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.scenarios.race.builders import drive, end_round, on_road


def ended(s: Gangsters) -> tuple[str, bool, int]:
    assert s.over
    return s.reason, s.success, s.reputation


@pytest.mark.clause("LS2-026", "LS2-029")
def test_at_the_county_line_the_race_is_won_even_with_the_van_alongside() -> None:
    s = on_road(car=25, van=26, gear=1, rescued=True, condition=1)
    drive(s)
    told = end_round(s)

    board = road(s)
    assert ended(s) == ("race_home", True, board.reached + board.rescued + board.escaped + 1)
    assert told[-1] == core.Ended("race_home", True, s.reputation)


@pytest.mark.clause("LS2-027", "LS2-029")
@pytest.mark.parametrize("lead", [0, 1])
def test_a_van_that_has_caught_up_ends_it(lead: int) -> None:
    s = on_road(car=15, gear=1, rescued=True)
    race(s).van = 16 - lead
    s.scenario = SCENARIO

    assert ("" if lead else "race_caught") == s.scenario.ending(moved(s, 16))
    assert road(s).reached + road(s).rescued == s.scenario.reputation(s)


@pytest.mark.clause("LS2-027")
def test_caught_before_the_jail_earns_nothing() -> None:
    s = on_road(car=8, van=8, gear=1)
    drive(s)
    end_round(s)

    assert ended(s) == ("race_caught", False, 0)


@pytest.mark.clause("LS2-028", "LS2-029")
def test_a_wreck_ends_it_even_at_the_county_line() -> None:
    s = on_road(car=25, van=10, gear=1, condition=1, rescued=True, ahead={26: "hairpin"})
    drive(s)
    end_round(s)

    assert ended(s) == ("race_wrecked", False, road(s).reached + road(s).rescued)


@pytest.mark.clause("LS2-029")
@pytest.mark.parametrize(("lead", "condition", "more"), [(1, 1, 2), (2, 5, 5), (9, 2, 8), (9, 5, 9)], ids=str)
def test_lead_and_condition_count_at_the_line_up_to_a_limit(lead: int, condition: int, more: int) -> None:
    s = on_road(rescued=True, condition=condition)
    board = road(s)
    assert (board.most_lead, board.most_condition) == (6, 3)
    race(s).van = board.home - lead

    home = s.scenario.reputation(moved(s, board.home))

    assert home == board.reached + board.rescued + board.escaped + more


@pytest.mark.clause("LS2-029")
def test_the_way_to_the_jail_counts_by_itself() -> None:
    s = on_road()

    assert 0 == s.scenario.reputation(s)
    assert road(s).reached == s.scenario.reputation(moved(s, road(s).jail))


def moved(s: Gangsters, car: int) -> Gangsters:
    race(s).car = car
    return s
