"""The end of a round: the car drives, runs into what is left, and the van follows."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.scenarios.race import events
from intriga.games.gangsters.scenarios.race.state import CLINGS, numbers, race, road
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.builders import names, of_kind, problem_names
from tests.games.gangsters.scenarios.race.builders import (
    CAR,
    IDS,
    drive,
    end_round,
    is_gone,
    on_road,
    row,
    say,
)


@pytest.mark.clause("LS2-009")
@pytest.mark.parametrize("gear", [1, 2, 3, 4])
def test_the_car_drives_as_far_as_the_gear_says(gear: int) -> None:
    s = on_road(car=2, van=0, gear=gear)

    assert events.CarDrove(gear, 2 + gear) in drive(s)
    assert 2 + gear == race(s).car


@pytest.mark.clause("LS2-014")
@pytest.mark.parametrize("rescued", [False, True])
def test_then_the_van_follows(rescued: bool) -> None:
    s = on_road(car=14, van=4, rescued=rescued)
    steps = numbers(s).alarm[1] if rescued else numbers(s).van[1]

    assert drive(s)[-1] == events.VanMoved(steps, 4 + steps, "chase")
    assert race(s).van == 4 + steps


@pytest.mark.clause("LS2-014")
def test_the_alarm_makes_the_van_faster_for_two() -> None:
    s = on_road()

    assert numbers(s).alarm[1] > numbers(s).van[1]


@pytest.mark.clause("LS2-010", "LS2-011")
@pytest.mark.parametrize(("gear", "dents"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_faster_the_harder(gear: int, dents: int) -> None:
    s = on_road(gear=gear, ahead={9: "hairpin"})

    told = drive(s)

    assert events.RanInto(row(s, "hairpin"), gear) in told
    assert events.CarDented(dents, 5 - dents) in told
    assert 5 - dents == race(s).condition
    assert is_gone(s, "hairpin")
    assert CAR + gear == race(s).car  # dents do not stop a car


@pytest.mark.clause("LS2-010")
def test_in_first_gear_a_single_dent_is_none() -> None:
    s = on_road(gear=1, ahead={9: "milk_truck"})

    assert [] == of_kind(drive(s), events.CarDented)
    assert (5, 1) == (race(s).condition, race(s).gear)


@pytest.mark.clause("LS2-010")
def test_markers_go_with_the_card() -> None:
    s = on_road(gear=1, ahead={9: "freight_train"})
    s.markers[IDS.index("freight_train")] = 1

    drive(s)

    assert is_gone(s, "freight_train")
    assert 0 == sum(s.markers)


@pytest.mark.clause("LS2-010")
def test_cards_farther_away_stay() -> None:
    s = on_road(gear=2, ahead={11: "cows", 12: "hairpin"})

    assert [] == of_kind(drive(s), events.RanInto)
    assert race(s).cells[IDS.index("cows")] == 11


@pytest.mark.clause("LS2-012")
def test_a_stop_loses_the_cells_that_are_left() -> None:
    s = on_road(gear=3, ahead={9: "drawbridge"})

    assert events.CarStopped(9) in drive(s)
    assert 9 == race(s).car


@pytest.mark.clause("LS2-012")
def test_the_lever_falls_but_the_car_rolls_on() -> None:
    s = on_road(gear=3, ahead={9: "oil_slick"})

    drive(s)

    assert (11, 1) == (race(s).car, race(s).gear)


@pytest.mark.clause("LS2-012")
def test_the_driver_takes_the_problem() -> None:
    s = on_road(ahead={9: "funeral"})

    drive(s, "wiretap")

    assert ["wiretap", ""] == [problem_names(heap) for heap in s.problems]


@pytest.mark.clause("LS2-012")
def test_the_driver_loses_a_card_and_the_clan_one() -> None:
    s = on_road(("renzo nico", "hattie ruby"), ahead={9: "sharpshooter"})
    drive(s)

    told = say(s, 0, "pick nico", "doc")

    assert events.ClanShaken(row(s, "sharpshooter"), [17]) in told
    assert "nico doc" == names(s.exhausted)


@pytest.mark.clause("LS2-012")
def test_an_empty_clan_cannot_be_shaken() -> None:
    s = on_road(ahead={9: "carsick"}, clan="")

    assert [] == of_kind(drive(s), events.ClanShaken)


@pytest.mark.clause("LS2-012")
def test_a_roadblock_lets_the_van_come_nearer() -> None:
    s = on_road(van=0, ahead={9: "roadblock"})

    assert events.VanMoved(1, 1, "card") in drive(s)


@pytest.mark.clause("LS2-013")
def test_motorcycles_ride_along_and_bring_the_van() -> None:
    s = on_road(van=0, gear=1, ahead={9: "motorcycles"})

    told = drive(s)

    assert events.CardClings(row(s, "motorcycles")) in told
    assert race(s).cells[IDS.index("motorcycles")] == CLINGS
    assert told[-1] == events.VanMoved(1, numbers(s).van[1] + 1, "card")  # from this round on
    assert s.scenario.places(s) >> IDS.index("motorcycles") & 1


@pytest.mark.clause("LS2-013")
def test_the_bruiser_takes_a_card_at_the_end_of_each_round() -> None:
    s = on_road(("renzo nico", "hattie ruby"), riding="bruiser motorcycles", van=0)
    before = numbers(s).van[1]

    told = drive(s)
    assert told[-1] == events.VanMoved(1, before + 1, "card")  # the lower card comes first
    say(s, 0, "pick renzo")

    assert "renzo" == names(s.exhausted)


@pytest.mark.clause("LS2-016")
def test_the_car_stops_at_the_jail_in_first_gear() -> None:
    s = on_road(car=11, gear=4)
    jail = road(s).jail

    told = drive(s)

    assert events.JailReached(jail) in told
    assert (jail, 1) == (race(s).car, race(s).gear)


@pytest.mark.clause("LS2-016")
def test_it_stays_there_until_the_prisoner_is_aboard() -> None:
    s = at_jail()
    drive(s)
    assert race(s).car == road(s).jail

    s = at_jail(rescued=True)
    drive(s)
    assert race(s).car == road(s).jail + 2


@pytest.mark.clause("LS2-016")
def test_the_car_does_not_drive_beyond_the_county_line() -> None:
    s = on_road(car=25, van=10, gear=4, rescued=True)

    drive(s)

    assert race(s).car == road(s).home


@pytest.mark.clause("LS2-016", "LS2-028")
def test_a_wreck_does_not_roll_on() -> None:
    s = on_road(car=8, gear=2, condition=2, ahead={9: "hairpin"})

    drive(s)

    assert (9, 0) == (race(s).car, race(s).condition)


def test_a_round_follows_the_other() -> None:
    s = on_road(car=6, van=0)
    drive(s)
    end_round(s)

    assert (2, 8, numbers(s).van[1]) == (s.round, race(s).car, race(s).van)


def at_jail(*, rescued: bool = False) -> Gangsters:
    s = on_road(rescued=rescued)
    race(s).car = road(s).jail
    return s
