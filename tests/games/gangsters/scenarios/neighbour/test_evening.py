"""The evening: neighbours, grumbling, risings, the collection."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.scenarios.neighbour import events
from intriga.games.gangsters.scenarios.neighbour.state import city, ledger
from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_UNCONTROLLED
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import of_kind
from tests.games.gangsters.builders import refused as refused_core
from tests.games.gangsters.scenarios.neighbour.builders import (
    IDS,
    all_anger,
    anger_of,
    evening,
    in_city,
    open_names,
    row,
    say,
    stands_at,
    step_of,
)


@pytest.mark.clause("LS3-015")
def test_every_district_pays_and_the_token_moves() -> None:
    s = in_city(steps={"docks": 1, "heights": 2, "anthill": 3}, income=10)
    told = evening(s)

    assert 10 + 1 + 3 + 3 == city(s).income
    assert events.Collected(7, 0, 17) in told


@pytest.mark.clause("LS3-015")
def test_the_token_stays_on_its_track() -> None:
    s = in_city(steps={"heights": 1})
    city(s).income = ledger(s).track - 1
    city(s).steps[IDS.index("docks")] = 1
    evening(s)

    assert ledger(s).track == city(s).income


@pytest.mark.clause("LS3-014")
def test_whoever_is_above_the_first_step_gets_angrier() -> None:
    s = in_city(steps={"docks": 1, "downtown": 2, "heights": 3})
    told = evening(s)

    assert {"downtown": 1, "heights": 1} == all_anger(s)
    assert ["price", "price"] == [event.why for event in of_kind(told, events.Angered)]


@pytest.mark.clause("LS3-016")
def test_a_district_out_of_patience_raises_barricades_and_is_closed() -> None:
    s = in_city(steps={"docks": 2, "heights": 1}, anger={"docks": 5}, stands={"widow": "docks"})
    told = evening(s)

    assert 1 << IDS.index("docks") == city(s).risen
    assert (0, 0, "") == (step_of(s, "docks"), anger_of(s, "docks"), stands_at(s, "widow"))
    assert events.Rose(row(s, "docks"), 1, 3) in told
    assert events.NeighbourLeft(None, row(s, "widow")) in told
    assert "downtown anthill bright_lights rail_yards heights" == open_names(s)
    assert 1 == city(s).income


@pytest.mark.clause("LS3-016")
def test_barricades_cannot_be_tried() -> None:
    s = in_city(risen="docks")

    assert ("not_open", "LG-033") == refused_core(s, 0, f"place {row(s, 'docks')}")


@pytest.mark.clause("LS3-008", "LS3-017")
def test_a_rising_is_heard_next_door() -> None:
    s = in_city(anger={"docks": 5}, risen="bright_lights")
    told = evening(s)

    assert {"downtown": 1, "anthill": 1} == all_anger(s)
    assert ["rising", "rising"] == [event.why for event in of_kind(told, events.Angered)]


@pytest.mark.clause("LS3-017")
def test_one_rising_sets_off_another_the_same_evening() -> None:
    s = in_city(steps={"anthill": 1}, anger={"docks": 5, "anthill": 3})
    told = evening(s)

    assert ["docks", "anthill"] == [IDS[event.district - 41] for event in of_kind(told, events.Rose)]
    assert {"downtown": 2, "bright_lights": 1, "rail_yards": 1} == all_anger(s)
    assert 0 == city(s).income


@pytest.mark.clause("LS3-013")
def test_grumbling_comes_before_risings_and_risings_before_the_collection() -> None:
    """At the edge of its patience a squeezed district rises, and what it owed is never paid."""
    s = in_city(steps={"docks": 2, "anthill": 1}, anger={"docks": 4})
    told = evening(s)

    kinds = [type(event) for event in told if type(event).__module__ == events.__name__]
    assert [events.Angered, events.Rose, *[events.Angered] * 3, events.Collected] == kinds
    assert 1 == city(s).income


@pytest.mark.clause("LS3-013", "LS3-020")
def test_neighbours_act_before_anything_else() -> None:
    """The sermon angers a district that then rises."""
    s = in_city(steps={"docks": 1}, anger={"anthill": 3}, stands={"sermon": "docks"})
    evening(s)

    assert city(s).risen >> IDS.index("anthill") & 1


@pytest.mark.clause("LS3-019")
def test_a_district_with_a_neighbour_pays_nothing() -> None:
    s = in_city(steps={"docks": 3, "heights": 1}, stands={"widow": "docks"})
    evening(s)

    assert 1 == city(s).income


@pytest.mark.clause("LS3-025")
@pytest.mark.parametrize(("police", "kept"), [(POLICE_ACTIVE, 5), (POLICE_UNCONTROLLED, 0)])
def test_active_police_keep_their_share(police: int, kept: int) -> None:
    s = in_city(steps={"docks": 3, "heights": 3}, police=police)
    told = evening(s)

    assert 9 - kept == city(s).income
    assert events.Collected(9, kept, 9 - kept) in told


@pytest.mark.clause("LS3-025")
def test_the_police_cannot_keep_more_than_there_is() -> None:
    s = in_city(steps={"docks": 1}, income=7, police=POLICE_ACTIVE)
    evening(s)

    assert 7 == city(s).income


# ── setbacks and rallies ──


@pytest.mark.clause("LS3-022")
def test_a_setback_angers_the_angriest_district_that_has_patience_left() -> None:
    s = in_city(anger={"docks": 5, "heights": 2, "anthill": 1})
    s.scenario.setback(s, Dealer(Quick(1)))

    assert {"docks": 5, "heights": 3, "anthill": 1} == all_anger(s)


@pytest.mark.clause("LS3-022")
def test_where_nobody_has_patience_left_a_setback_changes_nothing() -> None:
    s = in_city(anger={"docks": 5}, risen="downtown anthill bright_lights rail_yards heights")
    s.scenario.setback(s, Dealer(Quick(1)))

    assert {"docks": 5} == all_anger(s)


@pytest.mark.clause("LS3-023")
def test_a_rally_angers_the_angriest_district() -> None:
    s = in_city(anger={"heights": 2}, exhausted="doc")
    told = say(s, 0, "rally")

    assert {"heights": 3} == all_anger(s)
    assert events.Angered(row(s, "heights"), 3, 4, "rally") in told
