"""The betrayal: how it grows, when it comes out, what each traitor does, and how it is dealt with."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import KIND_PLACE, KIND_POLICE
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.scenarios.election import events
from intriga.games.gangsters.scenarios.election.state import DEALT_WITH, IN_THE_DARK, election
from intriga.games.gangsters.scenarios.election.tables import FIRST_TRAITOR
from tests.games.gangsters.builders import of_kind
from tests.games.gangsters.scenarios.election.builders import (
    IDS,
    TRAITOR_IDS,
    VISIT_IDS,
    all_named,
    election_box,
    end_round,
    evening,
    in_race,
    open_names,
    refused,
    row,
    succeed,
    votes,
)
from tests.games.gangsters.scenarios.election.test_mayor import begin

#: One evening with this traitor, with 5 in the chest, betrayal 3 and two sure votes in the heights:
#: promised and sure votes there, the chest, the betrayal.
EVENINGS: dict[str, tuple[int, int, int, int]] = {
    "manager": (1, 1, 5, 4),
    "treasurer": (0, 2, 3, 4),
    "chauffeur": (0, 2, 5, 4),
    "speechwriter": (0, 2, 5, 4),
    "bodyguard": (0, 2, 5, 4),
    "cousin": (0, 2, 5, 5),
}
BEST = {
    "investigation": "may isidor",
    "search": "sadie finn",
    "driving": "renzo hattie",
    "persuasion": "lou pat",
    "shooting": "nico ruby",
    "intimidation": "prudence tadek",
}


@pytest.mark.clause("LS6-017")
@pytest.mark.parametrize(("this_round", "grown"), [(1, 0), (2, 0), (3, 1), (5, 1), (7, 1)])
def test_from_the_second_phase_on_it_grows_every_evening(this_round: int, grown: int) -> None:
    s = in_race(this_round=this_round, traitor="bodyguard" if this_round > 5 else "")
    told = evening(s)

    assert grown == election(s).betrayal
    assert [events.BetrayalMoved(1, 1, 8, "evening")] * grown == of_kind(told, events.BetrayalMoved)


@pytest.mark.clause("LS6-017", "LS6-024")
def test_once_it_is_dealt_with_it_grows_no_more() -> None:
    s = in_race(this_round=7, dealt_with=True)

    assert [] == of_kind(evening(s), events.BetrayalMoved)


@pytest.mark.clause("LS6-018")
def test_it_stays_on_its_track() -> None:
    s = in_race(this_round=6, betrayal=8, traitor="cousin")
    assert [] == of_kind(evening(s), events.BetrayalMoved)
    assert 8 == election(s).betrayal


@pytest.mark.clause("LS6-019", "LS6-018")
def test_looking_behind_shrinks_it_by_one_for_each_success() -> None:
    s = in_race(("may isidor", "ines"), betrayal=3)
    told = succeed(s, "whispers", "may isidor", 2)
    assert 1 == election(s).betrayal
    assert [events.BetrayalMoved(-2, 1, 8, "whispers")] == of_kind(told, events.BetrayalMoved)

    s = in_race(("may isidor", "ines"), betrayal=1)
    succeed(s, "whispers", "may isidor", 2)
    assert 0 == election(s).betrayal
    assert ("election_room_is_quiet", "LS6-019") == refused(s, 0, "place whispers")


@pytest.mark.clause("LS6-019")
def test_nobody_looks_behind_once_the_traitor_is_known() -> None:
    assert "whispers" in open_names(in_race(betrayal=1)).split()
    assert "whispers" not in open_names(in_race(traitor="manager", betrayal=3)).split()
    assert "whispers" not in open_names(in_race(dealt_with=True)).split()


@pytest.mark.clause("LS6-020", "LS6-022")
def test_the_third_phase_brings_it_out_with_as_many_successes_as_it_has_grown() -> None:
    s = in_race(betrayal=4)
    told = begin(s, 6, "treasurer fireworks")

    assert events.TraitorShown(row(s, "treasurer"), 4) in told
    place = FIRST_TRAITOR + TRAITOR_IDS.index("treasurer")
    assert (4, False) == (s.scenario.challenge(s, place).successes, s.scenario.challenge(s, place).harmless)
    assert "treasurer" in open_names(s).split()


@pytest.mark.clause("LS6-022")
def test_it_takes_two_successes_at_least() -> None:
    s = in_race(betrayal=0)
    begin(s, 6, "manager fireworks")

    assert 2 == election(s).needs


@pytest.mark.clause("LS6-021")
def test_grown_to_the_mark_it_comes_out_before_its_time() -> None:
    s = in_race(betrayal=4)
    begin(s, 4, "fireworks")
    assert IN_THE_DARK == election(s).traitor

    s = in_race(betrayal=5)
    told = begin(s, 4, "cousin fireworks")
    assert [events.TraitorShown(row(s, "cousin"), 5)] == of_kind(told, events.TraitorShown)


@pytest.mark.clause("LS6-020", "LS6-024")
def test_it_comes_out_once() -> None:
    s = in_race(dealt_with=True)
    assert [] == of_kind(begin(s, 6, "fireworks"), events.TraitorShown)

    s = in_race(traitor="manager", betrayal=6)
    assert [] == of_kind(begin(s, 6, "fireworks"), events.TraitorShown)


@pytest.mark.clause("LS6-023")
def test_while_it_is_out_it_goes_on_growing_but_takes_no_more_successes() -> None:
    s = in_race(this_round=6, traitor="chauffeur", betrayal=3, needs=3)
    evening(s)

    assert (4, 3) == (election(s).betrayal, election(s).needs)
    assert 3 == s.scenario.challenge(s, FIRST_TRAITOR + TRAITOR_IDS.index("chauffeur")).successes


@pytest.mark.clause("LS6-016", "LS6-023")
@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_with_the_traitor(name: str) -> None:
    s = in_race(sure={"heights": 2, "docks": 1}, traitor=name, betrayal=3, chest=5, this_round=6)
    evening(s)

    assert EVENINGS[name] == (*votes(s, "heights"), election(s).chest, election(s).betrayal)
    assert (0, 1) == votes(s, "docks")


@pytest.mark.clause("LS6-016")
def test_of_equally_sure_districts_the_first_one_loses_and_where_none_is_nothing_happens() -> None:
    s = in_race(sure={"heights": 1, "anthill": 1}, traitor="manager", this_round=6)
    told = evening(s)
    assert {"anthill": (1, 0), "heights": (0, 1)} == all_named(s)
    loosened = events.VoteLoosened(row(s, "manager"), row(s, "anthill"))
    assert [loosened] == of_kind(told, events.VoteLoosened)

    s = in_race(promised={"heights": 1}, traitor="manager", this_round=6)
    assert [] == of_kind(evening(s), events.VoteLoosened)


@pytest.mark.clause("LS6-016")
def test_the_traitor_acts_after_the_mayor() -> None:
    s = in_race(sure={"heights": 1}, visit="garden_party", traitor="manager", this_round=6)
    told = evening(s)

    assert {"heights": (1, 0)} == all_named(s)
    assert [row(s, "garden_party")] == [one.card for one in of_kind(told, events.VoteLoosened)]


@pytest.mark.clause("LS6-022", "LS6-024")
@pytest.mark.parametrize("name", TRAITOR_IDS)
def test_dealing_with_the_traitor(name: str) -> None:
    sent = BEST[SPECIALISATIONS[election_box().traitors[TRAITOR_IDS.index(name)].challenge.best]]
    s = in_race((sent, "ines"), traitor=name, betrayal=5, needs=4, this_round=6)
    s.markers[FIRST_TRAITOR + TRAITOR_IDS.index(name)] = 3
    told = succeed(s, name, sent)

    assert (DEALT_WITH, 0) == (election(s).traitor, election(s).betrayal)
    assert [events.TraitorDealtWith(1, row(s, name))] == of_kind(told, events.TraitorDealtWith)
    assert 0 == sum(s.markers)
    assert name not in open_names(s).split()


@pytest.mark.clause("LS6-022")
def test_successes_against_the_traitor_are_kept() -> None:
    s = in_race(("may isidor", "ines"), traitor="manager", betrayal=4, needs=4, this_round=6)
    succeed(s, "manager", "may isidor")

    assert 1 == s.markers[FIRST_TRAITOR]
    assert 0 == election(s).traitor


@pytest.mark.clause("LS6-030", "LS6-031")
def test_penalties_and_fingerprints_hold_while_the_traitor_is_there() -> None:
    calm, police, doors = in_race(), in_race(traitor="chauffeur"), in_race(traitor="speechwriter")

    assert 1 == difficulty_for(police, 0, KIND_POLICE, 0) - difficulty_for(calm, 0, KIND_POLICE, 0)
    assert 1 == difficulty_for(doors, 0, KIND_PLACE, 0) - difficulty_for(calm, 0, KIND_PLACE, 0)
    cards = election_box().traitors
    assert ["chauffeur", "speechwriter", "bodyguard"] == [one.name for one in cards if one.penalties]
    assert ["chauffeur", "cousin"] == [one.name for one in cards if one.fingerprint]
    for name in TRAITOR_IDS:
        s = in_race(traitor=name)
        assert int(name in ("chauffeur", "cousin")) == s.scenario.fingerprints(s)
    both = in_race(traitor="cousin", visit="bankers_dinner")
    assert 2 == both.scenario.fingerprints(both)


def test_a_round_begins_with_the_traitor_and_then_the_mayor() -> None:
    s = in_race(this_round=5, betrayal=1)
    evening(s)
    told = end_round(s, "manager free_beer")
    kinds = [type(one) for one in told if isinstance(one, events.TraitorShown | events.MayorAnswered)]

    assert [events.TraitorShown, events.MayorAnswered] == kinds
    assert set(VISIT_IDS) & set(open_names(s).split()) == {"free_beer"}
    assert len(IDS) == 6
