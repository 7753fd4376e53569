"""What bots make of the election: votes, promises, the mayor, the traitor, money."""

from __future__ import annotations

from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.scenarios.election.bots import (
    growth_cost,
    pay_worth,
    police_worth,
    promise_worth,
    secure_worth,
    setback_worth,
    success_worth,
    vote_worth,
    worth,
)
from intriga.games.gangsters.scenarios.election.tables import FIRST_TRAITOR, FIRST_VISIT
from intriga.kernel.machine.chance import Quick
from tests.games.gangsters.scenarios.election.builders import (
    IDS,
    PLACES,
    TRAITOR_IDS,
    VISIT_IDS,
    in_race,
    say,
    succeed,
)

DOCKS, HEIGHTS = IDS.index("docks"), IDS.index("heights")
FOUR = {"anthill": 2, "downtown": 2}


def test_a_sure_vote_is_worth_more_than_a_promise_and_a_promise_more_than_nothing() -> None:
    none = in_race()
    assert worth(in_race(sure={"docks": 1})) > worth(in_race(promised={"docks": 1})) > worth(none)
    assert promise_worth(none, DOCKS) > 0.0
    assert 0.0 == promise_worth(in_race(sure={"docks": 2}), DOCKS) == secure_worth(none, DOCKS)


def test_a_promise_is_secured_sooner_where_the_mayor_is_still_to_come() -> None:
    coming, here = in_race(promised={"docks": 1}), in_race(promised={"docks": 1}, visit="free_beer")
    gone = in_race(promised={"docks": 1}, seen="free_beer")

    assert secure_worth(here, DOCKS) > secure_worth(coming, DOCKS) > secure_worth(gone, DOCKS) > 0.0


def test_beyond_what_is_wanted_votes_are_worth_little() -> None:
    assert vote_worth(in_race()) > vote_worth(
        in_race(sure={**FOUR, "docks": 2, "heights": 2, "rail_yards": 1})
    )


def test_every_answer_and_every_traitor_is_worth_overcoming() -> None:
    for name in VISIT_IDS:
        poor = in_race(visit=name, this_round=3)
        rich = in_race(visit=name, this_round=3, promised={IDS[VISIT_IDS.index(name)]: 1})
        place = FIRST_VISIT + VISIT_IDS.index(name)
        assert success_worth(rich, place) > success_worth(poor, place) >= 0.0
    for number, name in enumerate(TRAITOR_IDS):
        early = in_race(traitor=name, this_round=4, needs=4)
        late = in_race(traitor=name, this_round=8, needs=4)
        late.markers[FIRST_TRAITOR + number] = 3
        assert (
            success_worth(late, FIRST_TRAITOR + number) > success_worth(early, FIRST_TRAITOR + number) > 0.0
        )


def test_the_nearer_to_being_sold_the_more_the_betrayal_costs() -> None:
    assert growth_cost(in_race(betrayal=6)) > growth_cost(in_race(betrayal=1)) > 0.0
    assert 0.0 == growth_cost(in_race(dealt_with=True))
    assert setback_worth(in_race(betrayal=6)) > setback_worth(in_race(dealt_with=True)) > 0.0
    whispers, donors = PLACES.index("whispers"), PLACES.index("donors")
    assert success_worth(in_race(betrayal=4), whispers) > success_worth(in_race(betrayal=1), whispers) > 0.0
    assert success_worth(in_race(), donors) > success_worth(in_race(chest=9), donors) > 0.0


def test_money_is_spent_where_it_saves_a_vote_and_kept_where_it_sells_the_clan() -> None:
    s = in_race(
        promised={"docks": 1, "heights": 1}, chest=6, visit="free_beer", dealt_with=True, this_round=7
    )
    assert pay_worth(s) > 0.0
    say(s, 0, "pay")
    assert f"choice {s.scenario.first_choice + DOCKS + 1}" == regular(s, 0, Quick(1)).notation()

    assert 0.0 > pay_worth(
        in_race(promised={"docks": 1}, chest=6, visit="free_beer", betrayal=6, this_round=5)
    )


def test_police_matter_less_and_less() -> None:
    assert (
        police_worth(in_race(this_round=1))
        > police_worth(in_race(this_round=7))
        > police_worth(in_race(this_round=8))
    )


def test_a_regular_says_what_a_success_is_used_for() -> None:
    s = in_race(("stan molly", "ines"), visit="pinkertons", this_round=3)
    succeed(s, "rail_yards", "stan molly", 2)

    assert f"choice {s.scenario.first_choice + 8}" == regular(s, 0, Quick(1)).notation()
    assert worth(in_race(traitor="manager", needs=2, this_round=7)) > worth(
        in_race(traitor="manager", needs=6, this_round=7)
    )
    assert HEIGHTS == 5
