"""The chest: who fills it, what it buys, and what that costs."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.scenarios.election import events
from intriga.games.gangsters.scenarios.election.state import election
from intriga.games.gangsters.view.questions import question
from tests.games.gangsters.builders import of_kind
from tests.games.gangsters.scenarios.election.builders import (
    IDS,
    in_race,
    open_names,
    refused,
    row,
    say,
    succeed,
    votes,
)


@pytest.mark.clause("LS6-009")
def test_generous_people_give_for_each_success() -> None:
    s = in_race(("sadie finn", "ines"), chest=1)
    told = succeed(s, "donors", "sadie finn", 2)

    assert 1 + 2 == election(s).chest
    assert [events.ChestMoved(2, 3, "donors")] == of_kind(told, events.ChestMoved)


@pytest.mark.clause("LS6-009")
def test_the_chest_ends_with_its_track() -> None:
    s = in_race(("sadie finn", "ines"), chest=9)
    succeed(s, "donors", "sadie finn", 2)
    assert 10 == election(s).chest

    assert ("election_chest_is_full", "LS6-009") == refused(s, 0, "place donors")


@pytest.mark.clause("LS6-009")
def test_in_the_last_phase_nobody_gives() -> None:
    assert "donors" in open_names(in_race(this_round=5)).split()
    assert "donors" not in open_names(in_race(this_round=6, traitor="manager")).split()


@pytest.mark.clause("LS6-010", "LS6-011")
def test_a_promised_vote_is_made_sure_with_money_and_the_betrayal_grows() -> None:
    s = in_race(promised={"docks": 1, "heights": 1}, chest=4, betrayal=1)
    say(s, 0, "pay")
    assert ("election_ask_pay", "LS6-010") == (question(s, 0).asks, question(s, 0).clause)
    assert {"price": 3, "chest": 4, "betrayal": 1} == question(s, 0).facts
    assert ("election_nobody_promised", "LS6-006") == refused(s, 0, "pay anthill")
    assert "not_asked" == refused(s, 0, "gather")[0]
    assert "not_asked" == refused(s, 0, "skip")[0]
    told = say(s, 0, "pay heights")

    assert ((0, 1), (1, 0)) == (votes(s, "heights"), votes(s, "docks"))
    assert (1, 2, 3) == (election(s).chest, election(s).betrayal, s.actions)
    secured = events.VoteSecured(1, row(s, "heights"), 0, 1, "money", None)
    assert [
        events.ChestMoved(-3, 1, "pay"),
        secured,
        events.BetrayalMoved(1, 2, 8, "pay"),
    ] == told


@pytest.mark.clause("LS6-010")
def test_nothing_is_paid_without_a_promise_or_without_money() -> None:
    assert ("election_nobody_to_pay", "LS6-010") == refused(in_race(chest=5, sure={"docks": 1}), 0, "pay")
    s = in_race(chest=2, promised={"docks": 1})
    assert ("election_chest_too_light", "LS6-010") == refused(s, 0, "pay")


@pytest.mark.clause("LS6-010")
def test_paying_takes_no_action_and_may_be_repeated() -> None:
    s = in_race(promised={"docks": 2}, chest=6, actions=0)
    for _ in range(2):
        say(s, 0, "pay")
        say(s, 0, "pay docks")

    assert (0, 2) == votes(s, "docks")
    assert len(IDS) == 6


@pytest.mark.clause("LS6-011", "LS6-024")
def test_once_the_betrayal_is_dealt_with_money_is_safe() -> None:
    s = in_race(promised={"docks": 1}, chest=3, dealt_with=True)
    say(s, 0, "pay")
    told = say(s, 0, "pay docks")

    assert [] == of_kind(told, events.BetrayalMoved)
    assert 0 == election(s).betrayal
