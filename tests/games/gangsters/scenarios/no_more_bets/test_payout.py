"""A roll at a table: chips laid, doubled, taken, left to ride, lost."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.events import Overcome
from intriga.games.gangsters.rules.attempt import KIND_PLACE, KIND_POLICE
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.scenarios.no_more_bets import events
from intriga.games.gangsters.scenarios.no_more_bets.rules.payout import Payout
from intriga.games.gangsters.scenarios.no_more_bets.state import casino, rack, stake
from intriga.games.gangsters.scenarios.no_more_bets.tables import CHIPS
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from tests.games.gangsters.builders import Told, of_kind, words
from tests.games.gangsters.scenarios.no_more_bets.builders import (
    IDS,
    attempt,
    in_casino,
    lie_at,
    refused,
    row,
    say,
)

CRAPS = IDS.index("craps")
WON, LOST = "4 1 1", "1 1 1"  # nico at craps, whose difficulty is 5


def at_craps(s: Gangsters, dice: str = WON) -> Told:
    return attempt(s, "craps", "nico", dice)


def shape(s: Gangsters) -> tuple[int, int, int]:
    """The tray, what lies at craps, and what the house has."""
    return casino(s).tray, lie_at(s, "craps"), rack(casino(s))


@pytest.mark.clause("LS4-003", "LS4-005", "LS4-007")
def test_at_an_empty_table_the_house_doubles_the_stake_and_the_roller_is_asked() -> None:
    s = in_casino()
    told = at_craps(s)

    assert isinstance(s.stack[-1], Payout)
    assert (2, 2, 6) == shape(s)
    assert CHIPS == sum(shape(s))
    assert events.BetWon(1, row(s, "craps"), 1, 1, 2, 4) in told
    assert "choice 25, choice 26" == words(s, 0)
    assert "" == words(s, 1, "choice")


@pytest.mark.clause("LS4-005")
def test_more_successes_win_no_more() -> None:
    s = in_casino()
    told = attempt(s, "craps", "nico", "4 4 4")

    assert [2] == [event.successes for event in of_kind(told, Overcome)]
    assert (2, 2, 6) == shape(s)


@pytest.mark.clause("LS4-007", "LS4-008")
def test_chips_that_are_taken_are_in_the_tray() -> None:
    s = in_casino()
    at_craps(s)
    told = say(s, 0, "take")

    assert (4, 0, 6) == shape(s)
    assert events.PaidOut(1, row(s, "craps"), 2, 0, 4) in told


@pytest.mark.clause("LS4-005", "LS4-009")
def test_chips_that_ride_are_doubled_by_the_next_win_whoever_rolls() -> None:
    s = in_casino(("prudence may", "tadek ines"))
    attempt(s, "poker", "prudence", "4 2 1")
    told = say(s, 0, "ride")

    assert (2, 2) == (casino(s).tray, lie_at(s, "poker"))
    assert events.LeftToRide(1, row(s, "poker"), 2) in told
    say(s, 0, "skip")
    say(s, 0, "skip")
    say(s, 0, "end turn")
    told = attempt(s, "poker", "tadek", "4 2 1")

    assert (2, 4) == (casino(s).tray, lie_at(s, "poker"))
    assert events.BetWon(2, row(s, "poker"), 0, 2, 4, 6) in told
    assert "choice" in words(s, 1)


@pytest.mark.clause("LS4-010")
def test_at_the_limit_chips_are_paid_out_at_once() -> None:
    s = in_casino(lies={"craps": 2})
    told = at_craps(s)

    assert (7, 0, 3) == shape(s)
    assert not isinstance(s.stack[-1], Payout)
    assert [4] == [event.chips for event in of_kind(told, events.PaidOut)]


@pytest.mark.clause("LS4-005", "LS4-010")
@pytest.mark.parametrize(("tray", "lies", "after"), [(7, 2, 10), (8, 2, 10), (6, 3, 10)])
def test_when_the_house_has_no_chips_left_they_are_paid_out_at_once(tray: int, lies: int, after: int) -> None:
    s = in_casino(tray=tray, lies={"craps": lies})
    at_craps(s)

    assert (after, 0, 0) == shape(s)


@pytest.mark.clause("LS4-005")
def test_the_limit_cuts_what_the_house_adds() -> None:
    s = in_casino(("prudence tadek", "ines"), tray=2, lies={"poker": 4})
    told = attempt(s, "poker", "prudence tadek", "4 2 1 1 1 1")  # 10 against 7

    (won,) = of_kind(told, events.BetWon)
    assert (0, 2, 6) == (won.own, won.more, won.lying)


@pytest.mark.clause("LS4-006")
@pytest.mark.parametrize(("lies", "more"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)])
def test_every_four_chips_make_a_table_harder(lies: int, more: int) -> None:
    s = in_casino(tray=1, lies={"roulette": lies}, closed="slots")

    assert 7 + more == difficulty_for(s, 0, KIND_PLACE, IDS.index("roulette"))
    assert 5 == difficulty_for(s, 0, KIND_PLACE, CRAPS)
    assert 4 == difficulty_for(s, 0, KIND_POLICE, 0)


@pytest.mark.clause("LS4-011")
def test_a_failure_at_an_empty_table_costs_the_stake() -> None:
    s = in_casino(("may", "ines"), closed="slots")
    told = attempt(s, "roulette", "may", "1 1")

    assert 1 == casino(s).tray
    assert events.BetLost(1, row(s, "roulette"), 2, False, 1) in told


@pytest.mark.clause("LS4-011")
def test_a_failure_loses_what_lay_there_and_nothing_else() -> None:
    s = in_casino(lies={"craps": 2, "slots": 1})
    told = at_craps(s, LOST)

    assert (3, 0, 6) == shape(s)
    assert 1 == lie_at(s, "slots")
    assert events.BetLost(1, row(s, "craps"), 2, True, 3) in told


@pytest.mark.clause("LS4-011")
@pytest.mark.parametrize(
    ("name", "tray", "this_round", "bet"),
    [
        ("roulette", 3, 1, 2),
        ("roulette", 1, 1, 1),
        ("slots", 5, 7, 1),
        ("craps", 5, 7, 2),
        ("craps", 1, 7, 1),
    ],
)
def test_a_stake_is_no_more_than_the_tray_holds_and_half_the_limit(
    name: str, tray: int, this_round: int, bet: int
) -> None:
    s = in_casino(tray=tray, this_round=this_round, closed="poker")

    assert bet == stake(s, IDS.index(name))


@pytest.mark.clause("LS4-012")
def test_with_an_empty_tray_nobody_sits_down_at_an_empty_table() -> None:
    s = in_casino(tray=0, lies={"slots": 1})

    assert ("casino_nothing_to_stake", "LS4-012") == refused(s, 0, "place craps")
    assert "place 61" == words(s, 0, "place")


@pytest.mark.clause("LS4-012")
def test_when_the_house_has_no_chips_an_empty_table_cannot_be_tried() -> None:
    s = in_casino(tray=8, lies={"slots": 2})

    assert ("casino_house_has_no_chips", "LS4-012") == refused(s, 0, "place craps")
    assert "place 61" == words(s, 0, "place")


@pytest.mark.clause("LS4-013")
@pytest.mark.parametrize(("this_round", "higher"), [(4, 0), (5, 1), (7, 1)])
def test_from_midnight_on_every_stake_is_higher(this_round: int, higher: int) -> None:
    s = in_casino(this_round=this_round)

    assert [1 + higher, 2 + higher] == [stake(s, IDS.index(name)) for name in ("poker", "roulette")]
    told = at_craps(s)
    assert [1 + higher] == [event.own for event in of_kind(told, events.BetWon)]


@pytest.mark.clause("LS4-007")
def test_other_answers_are_refused() -> None:
    s = in_casino()
    at_craps(s)

    assert "not_asked" == refused(s, 0, "skip")[0]
    assert "not_asked" == refused(s, 0, "choice 17")[0]  # an answer of another scenario
    assert "not_asked" == refused(s, 0, "choice 27")[0]


@pytest.mark.clause("LS4-026")
def test_active_police_take_a_chip_of_every_payout() -> None:
    s = in_casino(police=POLICE_ACTIVE)
    at_craps(s)
    told = say(s, 0, "take")

    assert (3, 0, 7) == shape(s)
    assert events.PaidOut(1, row(s, "craps"), 2, 1, 3) in told
