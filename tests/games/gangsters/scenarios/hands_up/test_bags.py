"""Bags: packed, carried out, counted; and when the clan leaves."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.attempt import KIND_PLACE
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.scenarios.hands_up import events
from intriga.games.gangsters.scenarios.hands_up.rules import SCENARIO
from intriga.games.gangsters.scenarios.hands_up.state import heist
from intriga.games.gangsters.scenarios.hands_up.tables import GETAWAY
from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_CONTROLLED
from tests.games.gangsters.builders import of_kind, refused
from tests.games.gangsters.scenarios.hands_up.builders import (
    IDS,
    bags,
    next_round,
    open_names,
    robbery,
    said,
    to_round_end,
    tried,
)

FOUR = ["renzo nico", "hattie", "may", "skip"]
TILLS = IDS.index("tills")
SAFE = IDS.index("safe")


@pytest.mark.clause("LS1-011", "LS1-014")
def test_every_success_at_the_tills_is_a_bag_in_the_hall() -> None:
    s = robbery(["prudence", "nico"])
    told = tried(s, "tills", "prudence", "4 3 1")

    assert (2, 0) == bags(s)
    assert [events.BagsPacked(1, TILLS + 1, 2, 2)] == of_kind(told, events.BagsPacked)
    assert (2, "tills vault_door getaway") == (heist(s).bags[TILLS], open_names(s))


@pytest.mark.clause("LS1-011")
def test_there_are_no_more_bags_than_lie_there_and_an_empty_card_goes() -> None:
    s = robbery(["prudence", "nico"])
    heist(s).bags[TILLS] = 1
    tried(s, "tills", "prudence", "4 4 4")

    assert ((1, 0), "vault_door getaway") == (bags(s), open_names(s))


@pytest.mark.clause("LS1-013", "LS1-014")
def test_the_safe_gives_all_its_bags_at_once() -> None:
    s = robbery(["may isidor", "nico"], cards="safe")
    tried(s, "safe", "may", "4 3 3")
    assert ((0, 0), 2) == (bags(s), s.markers[SAFE])

    tried(s, "safe", "isidor", "4 1 1")
    assert ((5, 0), "getaway") == (bags(s), open_names(s))


@pytest.mark.clause("LS1-013")
def test_the_couriers_have_one_bag() -> None:
    s = robbery(["nico", "may"], cards="couriers")
    tried(s, "couriers", "nico", "4 3 1")

    assert ((1, 0), "getaway") == (bags(s), open_names(s))


@pytest.mark.clause("LS1-015")
def test_an_action_carries_three_bags_to_the_car() -> None:
    s = robbery(hall=4)
    told = said(s, "act 1")

    assert ((1, 3), 2) == (bags(s), s.actions)
    assert [events.BagsCarried(1, 3, 1, 3)] == of_kind(told, events.BagsCarried)
    said(s, "act 1")
    assert ((0, 4), 1) == (bags(s), s.actions)


@pytest.mark.clause("LS1-015")
def test_an_empty_hall_leaves_nothing_to_carry() -> None:
    assert ("bank_nothing_to_carry", "LS1-015") == refused(robbery(), 0, "act 1")


# ── the getaway ──


@pytest.mark.clause("LS1-016", "LS1-017")
def test_three_successes_clear_the_way_and_the_round_is_played_on() -> None:
    s = robbery(["renzo hattie skip", "nico"], hall=2, car=6)
    told = tried(s, "getaway", "renzo hattie", "4 4 4 1 1 1")

    assert heist(s).is_away
    assert "tills vault_door" == open_names(s)
    assert [events.WayFree(1, 6, 2)] == of_kind(told, events.WayFree)
    said(s, "act 1")
    assert (0, 8) == bags(s)


@pytest.mark.clause("LS1-016")
def test_fewer_successes_leave_markers() -> None:
    s = robbery(["renzo nico", "may"])
    tried(s, "getaway", "renzo", "4 3 1")

    assert (2, False) == (s.markers[GETAWAY], heist(s).is_away)


@pytest.mark.clause("LS1-018")
@pytest.mark.parametrize(("ready", "then"), [(2, 1), (0, 0)])
def test_the_getaway_loses_a_marker_with_every_round(ready: int, then: int) -> None:
    s = robbery(ready=ready)
    told = to_round_end(s)

    assert then == s.markers[GETAWAY]
    assert [events.WayFaded(then)] * ready == of_kind(told, events.WayFaded) * 2


@pytest.mark.clause("LS1-019", "LS1-021")
@pytest.mark.parametrize(
    ("clock", "police", "difficulty"),
    [
        (8, POLICE_CONTROLLED, 4),
        (9, POLICE_CONTROLLED, 5),
        (11, POLICE_CONTROLLED, 6),
        (8, POLICE_ACTIVE, 7),
        (11, POLICE_ACTIVE, 9),
    ],
)
def test_sirens_and_active_police_make_leaving_harder(clock: int, police: int, difficulty: int) -> None:
    s = robbery(clock=clock, police=police)

    assert difficulty == difficulty_for(s, 0, KIND_PLACE, GETAWAY)
    assert 4 == difficulty_for(s, 0, KIND_PLACE, TILLS)


# ── the end ──


@pytest.mark.clause("LS1-030", "LS1-032", "LS1-033")
@pytest.mark.parametrize(
    ("car", "success", "reputation"), [(5, False, 5), (6, True, 7), (10, True, 12), (13, True, 16)]
)
def test_the_car_leaves_with_the_end_of_the_round(car: int, success: bool, reputation: int) -> None:
    s = robbery(cards="tills", car=car - 1, hall=1, away=True)
    said(s, "act 1")
    to_round_end(s)
    next_round(s)

    assert (True, "away", success, reputation) == (s.over, s.reason, s.success, s.reputation)


@pytest.mark.clause("LS1-032")
@pytest.mark.parametrize(("car", "success"), [(8, False), (9, True)])
def test_with_four_players_it_takes_nine_bags(car: int, success: bool) -> None:
    s = robbery(FOUR, cards="tills", car=car, away=True)

    assert success == SCENARIO.succeeded(s, "away")


@pytest.mark.clause("LS1-033")
def test_bags_in_the_hall_do_not_count() -> None:
    s = robbery(cards="tills", hall=5, car=6, away=True)

    assert 7 == SCENARIO.reputation(s)


@pytest.mark.clause("LS1-031", "LS1-032", "LS1-034")
def test_at_noon_the_bank_is_surrounded_and_half_of_the_bags_count() -> None:
    s = robbery(cards="tills", clock=12, car=9)
    to_round_end(s)
    next_round(s)

    assert (True, "surrounded", False, 4) == (s.over, s.reason, s.success, s.reputation)


@pytest.mark.clause("LS1-030", "LS1-031")
def test_before_noon_the_game_goes_on() -> None:
    s = robbery(clock=11, car=9)
    to_round_end(s)
    next_round(s)

    assert (False, 12) == (s.over, heist(s).clock)


@pytest.mark.clause("LS1-030")
def test_whoever_clears_the_way_at_noon_is_away() -> None:
    s = robbery(cards="tills", clock=12, car=9, away=True)
    to_round_end(s)
    next_round(s)

    assert ("away", True) == (s.reason, s.success)
