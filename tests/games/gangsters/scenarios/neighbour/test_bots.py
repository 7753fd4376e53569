"""What bots make of the city: when to squeeze, when to soothe, what a neighbour costs."""

from __future__ import annotations

from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.box.tables import DISTRICTS
from intriga.games.gangsters.scenarios.neighbour.bots import (
    anger_cost,
    best_choice,
    police_worth,
    setback_worth,
    success_worth,
    worth,
)
from intriga.games.gangsters.scenarios.neighbour.tables import LEAVE_IT, NO_LOCAL, SOOTHE, SQUEEZE
from intriga.kernel.machine.chance import Quick
from tests.games.gangsters.builders import card
from tests.games.gangsters.scenarios.neighbour.builders import IDS, NEIGHBOUR_IDS, attempt, in_city

DOCKS, HEIGHTS = IDS.index("docks"), IDS.index("heights")


def test_the_first_step_is_taken_early() -> None:
    assert SQUEEZE == best_choice(in_city(), HEIGHTS, NO_LOCAL)


def test_a_district_at_the_edge_is_soothed() -> None:
    assert SOOTHE == best_choice(in_city(steps={"docks": 2}, anger={"docks": 4}), DOCKS, NO_LOCAL)


def test_at_the_end_a_calm_district_is_squeezed_and_one_of_their_own_dares_more() -> None:
    s = in_city(steps={"docks": 2}, anger={"docks": 3}, this_round=8)

    assert SQUEEZE == best_choice(s, DOCKS, card("tadek"))
    assert SQUEEZE != best_choice(s, DOCKS, NO_LOCAL)


def test_what_would_do_harm_is_left() -> None:
    s = in_city(steps={"docks": 1}, this_round=8, anger={"heights": 3})

    assert LEAVE_IT == best_choice(in_city(steps={"docks": 3}, this_round=8), DOCKS, NO_LOCAL)
    assert 0.0 <= success_worth(s, HEIGHTS)


def test_the_nearer_to_rising_the_more_anger_costs() -> None:
    calm, tense = in_city(steps={"docks": 2}), in_city(steps={"docks": 2}, anger={"docks": 3})

    assert anger_cost(tense, DOCKS) > anger_cost(calm, DOCKS) >= 0.0
    assert setback_worth(tense) > setback_worth(calm)
    assert 0.0 == anger_cost(in_city(risen="docks"), DOCKS)


def test_every_neighbour_is_worth_overcoming_and_more_where_much_is_paid() -> None:
    for place, name in enumerate(NEIGHBOUR_IDS, DISTRICTS):
        poor = in_city(steps={"docks": 1}, stands={name: "docks"}, income=9)
        rich = in_city(steps={"docks": 3}, stands={name: "docks"}, income=9)
        assert success_worth(rich, place) > success_worth(poor, place) > 0.0


def test_the_police_matter_less_and_less() -> None:
    assert (
        police_worth(in_city(this_round=1))
        > police_worth(in_city(this_round=7))
        > police_worth(in_city(this_round=8))
    )


def test_income_and_calm_are_worth_something_and_barricades_are_not() -> None:
    s = in_city(steps={"docks": 1})

    assert worth(in_city(steps={"docks": 1}, income=20)) > worth(s)
    assert worth(s) > worth(in_city(steps={"docks": 2}, anger={"docks": 4}))
    assert worth(s) > worth(in_city(steps={"docks": 1}, stands={"committee": "docks"}))


def test_a_regular_answers_with_what_is_best() -> None:
    s = in_city(steps={"docks": 2}, anger={"docks": 4})
    attempt(s, "docks", "stan", "4 1 1")
    assert f"choice {s.scenario.first_choice + SOOTHE + 1}" == regular(s, 0, Quick(1)).notation()

    s = in_city(steps={"docks": 2}, anger={"docks": 4}, this_round=8)
    attempt(s, "docks", "stan tadek", "4 1 1 1 1")
    assert f"choice {s.scenario.first_choice + SOOTHE + 1}" == regular(s, 0, Quick(1)).notation()
