"""How it ends, and what it earns."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.scenarios.no_more_bets.state import numbers, quota
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.scenarios.no_more_bets.builders import (
    casino_box,
    end_of_round,
    in_casino,
    next_round,
)

QUOTA = casino_box().numbers[1].quota[1]
LAST = casino_box().numbers[1].rounds
POINTS = casino_box().house.points


def ended(s: Gangsters) -> tuple[str, bool, int]:
    assert s.over
    return s.reason, s.success, s.reputation


@pytest.mark.clause("LS4-032", "LS4-033", "LS4-034")
@pytest.mark.parametrize(("short", "success"), [(0, True), (1, False)])
def test_after_the_last_round_it_is_dawn(short: int, success: bool) -> None:
    tray = QUOTA - short
    s = in_casino(tray=tray, lies={"craps": 1, "slots": 2}, this_round=LAST)
    assert (QUOTA, LAST) == (quota(s), numbers(s).rounds)
    end_of_round(s)
    next_round(s)

    assert ended(s) == ("casino_dawn", success, POINTS[tray])


@pytest.mark.clause("LS4-032")
def test_before_the_last_round_it_goes_on() -> None:
    s = in_casino(tray=9, this_round=LAST - 1)

    assert "" == s.scenario.ending(s)


@pytest.mark.clause("LS4-031", "LS4-033", "LS4-034")
def test_with_all_ten_chips_the_bank_is_broken_at_once() -> None:
    s = in_casino(tray=10, sits={"card_sharp": "slots"}, this_round=3)
    end_of_round(s)
    next_round(s)

    assert ended(s) == ("casino_bank", True, POINTS[10])


@pytest.mark.clause("LS4-031")
def test_a_chip_on_a_table_is_not_in_the_tray() -> None:
    s = in_casino(tray=9, lies={"craps": 1})

    assert "" == s.scenario.ending(s)


@pytest.mark.clause("LS4-030", "LS4-033")
def test_with_empty_tray_and_tables_the_clan_is_broke() -> None:
    s = in_casino(tray=0, lies={"craps": 1}, this_round=LAST)
    end_of_round(s)  # the croupier takes the last one
    next_round(s)

    assert ended(s) == ("casino_broke", False, 0)


@pytest.mark.clause("LS4-030")
def test_as_long_as_chips_lie_on_a_table_the_clan_is_not_broke() -> None:
    s = in_casino(tray=0, lies={"craps": 1, "slots": 1})
    end_of_round(s)

    assert "" == s.scenario.ending(s)


@pytest.mark.clause("LS4-034")
@pytest.mark.parametrize("tray", range(11))
def test_reputation_follows_the_table(tray: int) -> None:
    s = in_casino(tray=tray)

    assert POINTS[tray] == s.scenario.reputation(s)
    assert 11 == len(POINTS)


@pytest.mark.clause("LS4-036")
def test_the_level_changes_numbers_alone() -> None:
    easier, standard, harder = casino_box().numbers

    assert easier.quota <= standard.quota <= harder.quota
    assert easier.tray >= standard.tray >= harder.tray
    assert (easier.quota, easier.tray) != (standard.quota, standard.tray) != (harder.quota, harder.tray)
    for level, wanted in enumerate((easier, standard, harder)):
        assert wanted is numbers(in_casino(level=level))
