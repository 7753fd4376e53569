"""The gear lever: who moves it, how far, and what a gear costs."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.attempt import KIND_CHEER, KIND_PLACE, KIND_PROBLEM, KIND_REVIVE
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.scenarios.race import events
from intriga.games.gangsters.scenarios.race.state import race, road
from intriga.games.gangsters.scenarios.race.tables import FIX, JAIL, VAN
from tests.games.gangsters.builders import problem
from tests.games.gangsters.scenarios.race.builders import IDS, drive, end_round, on_road, refused, say


@pytest.mark.clause("LS2-006")
def test_the_driver_shifts_once_a_round_without_an_action() -> None:
    s = on_road(actions=0)

    assert [events.GearShifted(1, 3, "lever")] == say(s, 0, "up")

    assert (race(s).gear, s.actions) == (3, 0)
    assert ("race_shifted_already", "LS2-006") == refused(s, 0, "up")
    assert ("race_shifted_already", "LS2-006") == refused(s, 0, "down")


@pytest.mark.clause("LS2-006")
def test_the_driver_may_shift_down() -> None:
    s = on_road()

    assert [events.GearShifted(1, 1, "lever")] == say(s, 0, "down")
    assert ("race_first_gear", "LS2-006") == refused(on_road(gear=1), 0, "down")


@pytest.mark.clause("LS2-006")
def test_only_the_first_player_drives() -> None:
    s = on_road(turn=1)

    assert ("race_only_the_driver", "LS2-006") == refused(s, 1, "up")
    assert ("race_only_the_driver", "LS2-006") == refused(s, 1, "down")


@pytest.mark.clause("LS2-006")
def test_the_next_round_has_its_own_shift() -> None:
    s = on_road(car=6, van=0, shifted=True)
    drive(s)
    end_round(s)

    assert not race(s).shifted


@pytest.mark.clause("LS2-007")
@pytest.mark.parametrize(("gear", "condition"), [(4, 5), (3, 3), (1, 1)])
def test_no_gear_is_higher_than_the_condition(gear: int, condition: int) -> None:
    s = on_road(gear=gear, condition=condition)

    assert ("race_top_gear", "LS2-007") == refused(s, 0, "up")


@pytest.mark.clause("LS2-007")
def test_the_condition_allows_every_gear_up_to_it() -> None:
    s = on_road(gear=2, condition=3)

    say(s, 0, "up")

    assert 3 == race(s).gear


@pytest.mark.clause("LS2-007", "LS2-011")
def test_a_battered_car_drops_its_gear() -> None:
    s = on_road(gear=3, condition=4, ahead={9: "hairpin"})

    told = drive(s)

    assert events.CarDented(3, 1) in told
    assert events.GearShifted(None, 1, "engine") in told
    assert (race(s).condition, race(s).gear) == (1, 1)


@pytest.mark.clause("LS2-005")
@pytest.mark.parametrize("gear", [1, 2, 3, 4])
def test_in_a_high_gear_everything_on_the_road_is_harder(gear: int) -> None:
    slow = on_road(gear=1, ahead={11: "cows"}, before=["wiretap"])
    s = on_road(gear=gear, ahead={11: "cows"}, before=["wiretap"])

    for place in (VAN, FIX, IDS.index("cows")):
        more = difficulty_for(s, 0, KIND_PLACE, place) - difficulty_for(slow, 0, KIND_PLACE, place)
        assert more == road(s).harder[gear - 1]
    for kind, number in (
        (KIND_REVIVE, 0),
        (KIND_CHEER, 0),
        (KIND_PROBLEM, problem("wiretap")),
        (KIND_PLACE, JAIL),
    ):
        assert difficulty_for(s, 0, kind, number) == difficulty_for(slow, 0, kind, number)
    assert [0, 0, 1, 3] == road(s).harder


@pytest.mark.clause("LS2-020")
def test_anybody_may_yank_the_handbrake_for_an_action() -> None:
    s = on_road(gear=3, turn=1, shifted=True)

    assert [events.GearShifted(2, 2, "handbrake")] == say(s, 1, "handbrake")

    assert (race(s).gear, s.actions) == (2, 2)
    say(s, 1, "handbrake")
    assert ("race_first_gear", "LS2-006") == refused(s, 1, "handbrake")
    assert ("no_actions_left", "LG-028") == refused(on_road(gear=3, turn=1, actions=0), 1, "handbrake")
