"""Set-up and the start of a round: rumours, and who comes where."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.scenarios.neighbour import events
from intriga.games.gangsters.scenarios.neighbour.rules import SCENARIO
from intriga.games.gangsters.scenarios.neighbour.state import city, numbers, still_in_deck
from intriga.games.gangsters.scenarios.neighbour.tables import CARDS
from intriga.games.gangsters.state import POLICE_UNCONTROLLED, Gangsters
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from tests.games.gangsters.builders import Told, dealt, of_kind
from tests.games.gangsters.scenarios.neighbour.builders import (
    IDS,
    NEIGHBOUR_IDS,
    all_anger,
    city_box,
    end_round,
    evening,
    in_city,
    of_city,
    open_names,
    row,
    stands_at,
)


def begin(s: Gangsters, this_round: int, chance: str) -> Told:
    """The start of this round."""
    told: Told = []
    s.round = this_round
    luck = Guided([of_city(one) for one in chance.split()])
    s.scenario.begin_round(s, Dealer(luck, told))
    assert luck.used == len(luck.items)
    return told


@pytest.mark.clause("LS3-001")
def test_fourteen_cards_police_districts_and_neighbours() -> None:
    s, _ = dealt(2, scenario=SCENARIO)

    assert CARDS == 14 == 1 + len(IDS) + len(NEIGHBOUR_IDS)
    assert POLICE_UNCONTROLLED == s.police
    assert 7 == count(still_in_deck(city(s)))


@pytest.mark.clause("LS3-002")
def test_docks_and_anthill_pay_at_the_start_and_one_rumour_has_run() -> None:
    s, told = dealt(2, scenario=SCENARIO)

    assert [1, 0, 1, 0, 0, 0] == city(s).steps
    assert 0 == city(s).income
    assert 1 == sum(city(s).anger)  # the rumour of the first round
    (began,) = of_kind(told, events.CityDivided)
    assert began == events.CityDivided([1, 0, 1, 0, 0, 0], numbers(s).quota[1], numbers(s).rounds)


@pytest.mark.clause("LS3-003")
def test_downtown_touches_everybody_and_the_others_form_a_ring() -> None:
    borders = {one.name: [IDS[other] for other in one.touches] for one in city_box().districts}
    ring = ["docks", "anthill", "rail_yards", "heights", "bright_lights"]

    assert sorted(ring) == sorted(borders["downtown"])
    for place, name in enumerate(ring):
        both = {"downtown", ring[place - 1], ring[(place + 1) % 5]}
        assert both == set(borders[name])
    assert " ".join(IDS) == open_names(dealt(3, scenario=SCENARIO)[0])


@pytest.mark.clause("LS3-004")
def test_a_rumour_angers_the_district_that_chance_chooses() -> None:
    s = in_city(anger={"heights": 2})
    told = begin(s, 1, "heights")

    assert {"heights": 3} == all_anger(s)
    assert [events.Angered(row(s, "heights"), 3, 4, "rumour")] == told


@pytest.mark.clause("LS3-004")
def test_with_four_players_there_are_no_rumours() -> None:
    s = in_city(("stan", "ines", "ruby", "may"))

    assert [] == begin(s, 1, "")


@pytest.mark.clause("LS3-004")
def test_no_rumour_runs_behind_barricades() -> None:
    s = in_city(risen="docks downtown anthill bright_lights rail_yards")
    luck = Guided([IDS.index("heights")])
    s.scenario.begin_round(s, Dealer(luck, None))

    assert {"heights": 1} == all_anger(s)
    s = in_city(risen=" ".join(IDS))
    assert [] == begin(s, 2, "")


@pytest.mark.clause("LS3-005", "LS3-006")
def test_a_neighbour_comes_to_the_angriest_district_that_pays() -> None:
    s = in_city(steps={"docks": 1, "anthill": 1}, anger={"anthill": 1, "heights": 3})
    told = begin(s, 2, "bright_lights sermon")

    assert "anthill" == stands_at(s, "sermon")
    assert events.NeighbourCame(row(s, "sermon"), row(s, "anthill")) == told[-1]


@pytest.mark.clause("LS3-005")
@pytest.mark.parametrize(
    ("steps", "where"),
    [
        ({"docks": 1, "heights": 2}, "heights"),  # it pays more
        ({"docks": 2, "rail_yards": 2}, "docks"),  # as much, but the first
    ],
    ids=str,
)
def test_of_equally_angry_ones_to_that_which_pays_most(steps: dict[str, int], where: str) -> None:
    s = in_city(steps=steps)
    begin(s, 3, "downtown widow")

    assert where == stands_at(s, "widow")


@pytest.mark.clause("LS3-005")
def test_one_neighbour_stands_in_a_district_and_none_comes_where_nobody_pays() -> None:
    s = in_city(steps={"docks": 1, "rail_yards": 1}, anger={"docks": 3}, stands={"widow": "docks"})
    begin(s, 2, "downtown callahans")
    assert "rail_yards" == stands_at(s, "callahans")

    s = in_city(anger={"docks": 3}, risen="anthill")
    begin(s, 2, "downtown")
    assert 7 == count(still_in_deck(city(s)))


@pytest.mark.clause("LS3-005")
def test_neighbours_come_in_the_marked_rounds_only_and_while_there_are_any() -> None:
    s = in_city(steps={"docks": 1})
    assert 4 not in numbers(s).arrivals
    begin(s, 4, "downtown")
    assert 7 == count(still_in_deck(city(s)))

    s = in_city(steps={"docks": 1}, gone=" ".join(NEIGHBOUR_IDS))
    begin(s, 5, "downtown")
    assert 0 == count(still_in_deck(city(s)))


@pytest.mark.clause("LS3-004", "LS3-005")
def test_the_next_round_begins_with_a_rumour_and_a_neighbour() -> None:
    s = in_city(steps={"docks": 1})
    evening(s)
    told = end_round(s, "docks committee")

    assert (2, {"docks": 1}, "docks") == (s.round, all_anger(s), stands_at(s, "committee"))
    assert 1 == len(of_kind(told, events.NeighbourCame))
