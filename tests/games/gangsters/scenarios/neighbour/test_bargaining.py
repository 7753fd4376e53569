"""Squeeze, soothe, or leave it; and what home ground means."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events as core
from intriga.games.gangsters.rules.attempt import KIND_POLICE, KIND_PROBLEM
from intriga.games.gangsters.scenarios.neighbour import events
from intriga.games.gangsters.scenarios.neighbour.rules.bargaining import Bargaining
from intriga.games.gangsters.scenarios.neighbour.state import city, pays
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.view import view
from intriga.kernel.machine.frames import FINE
from tests.games.gangsters.builders import card, of_kind, problem, words
from tests.games.gangsters.scenarios.neighbour.builders import (
    IDS,
    anger_of,
    attempt,
    in_city,
    refused,
    row,
    say,
    step_of,
)

DOCKS = IDS.index("docks")


def at_docks(s: Gangsters, sent: str = "stan", dice: str = "4 1 1") -> None:
    """Stan is a stranger at the docks; with melee he has three dice."""
    attempt(s, "docks", sent, dice)


@pytest.mark.clause("LS3-009", "LS3-010")
def test_a_success_of_strangers_squeezes_and_angers() -> None:
    s = in_city(steps={"docks": 1})
    at_docks(s)
    told = say(s, 0, "squeeze")

    assert (2, 1, 2) == (step_of(s, "docks"), anger_of(s, "docks"), pays(s, DOCKS))
    assert events.Squeezed(1, row(s, "docks"), 2, None) in told
    assert events.Angered(row(s, "docks"), 1, 5, "squeeze") in told


@pytest.mark.clause("LS3-009", "LS3-011")
def test_a_success_soothes() -> None:
    s = in_city(steps={"docks": 1}, anger={"docks": 3})
    at_docks(s)
    told = say(s, 0, "soothe")

    assert (1, 2) == (step_of(s, "docks"), anger_of(s, "docks"))
    assert told[0] == events.Soothed(1, row(s, "docks"), 2, 5)


@pytest.mark.clause("LS3-009")
def test_each_success_is_asked_for_by_itself() -> None:
    s = in_city(("stan tadek", "ines"), steps={"docks": 1}, anger={"docks": 2})
    attempt(s, "docks", "stan tadek", "4 4 2 1 1")  # tadek lives there

    assert isinstance(s.stack[-1], Bargaining)
    assert 3 == s.stack[-1].left
    say(s, 0, "squeeze")
    say(s, 0, "soothe")
    say(s, 0, "soothe")

    assert (2, 0) == (step_of(s, "docks"), anger_of(s, "docks"))
    assert not isinstance(s.stack[-1], Bargaining)


@pytest.mark.clause("LS3-009")
def test_whoever_leaves_it_leaves_the_other_successes_too() -> None:
    s = in_city(("stan tadek", "ines"), steps={"docks": 1}, anger={"docks": 2})
    attempt(s, "docks", "stan tadek", "4 4 2 1 1")
    say(s, 0, "leave")

    assert (1, 2) == (step_of(s, "docks"), anger_of(s, "docks"))
    assert not isinstance(s.stack[-1], Bargaining)


@pytest.mark.clause("LS3-009")
def test_nothing_more_is_asked_when_nothing_is_left_to_settle() -> None:
    s = in_city(("stan tadek", "ines"), steps={"docks": 2})
    attempt(s, "docks", "stan tadek", "4 4 2 1 1")
    say(s, 0, "squeeze")  # one of their own asks: no anger, and the third step is the last

    assert (3, 0) == (step_of(s, "docks"), anger_of(s, "docks"))
    assert not isinstance(s.stack[-1], Bargaining)


@pytest.mark.clause("LS3-009")
def test_a_district_that_pays_all_and_bears_no_grudge_cannot_be_tried() -> None:
    s = in_city(steps={"docks": 3})
    assert ("neighbour_nothing_to_settle", "LS3-009") == refused(s, 0, "place docks")
    for fine in (in_city(steps={"docks": 2}), in_city(steps={"docks": 3}, anger={"docks": 1})):
        assert FINE == fine.scenario.why_not_try(fine, 0, DOCKS)
    assert FINE == s.scenario.why_not_try(s, 0, len(IDS))  # a neighbour


@pytest.mark.clause("LS3-010", "LS3-011")
def test_answers_are_refused_with_their_clause() -> None:
    s = in_city(steps={"docks": 3}, anger={"docks": 1})
    at_docks(s)
    assert ("neighbour_pays_all_it_can", "LS3-010") == refused(s, 0, "squeeze")

    s = in_city(steps={"docks": 1})
    at_docks(s)
    assert ("neighbour_bears_no_grudge", "LS3-011") == refused(s, 0, "soothe")
    assert "not_asked" == refused(s, 0, "skip")[0]
    assert "not_asked" == refused(s, 0, "choice 1")[0]  # an answer of another scenario
    assert "choice 17, choice 19" == words(s, 0)


@pytest.mark.clause("LS3-007")
@pytest.mark.parametrize(("step", "paid"), [(0, 0), (1, 1), (2, 3), (3, 5)])
def test_a_district_pays_by_its_step(step: int, paid: int) -> None:
    assert paid == pays(in_city(steps={"heights": step}), IDS.index("heights"))


@pytest.mark.clause("LS3-008")
def test_anger_stops_at_patience() -> None:
    s = in_city(steps={"docks": 1}, anger={"docks": 5})
    at_docks(s)
    told = say(s, 0, "squeeze")

    assert 5 == anger_of(s, "docks")
    assert [] == of_kind(told, events.Angered)


# ── home ground ──


@pytest.mark.clause("LS3-012")
def test_one_of_their_own_gives_a_die_more() -> None:
    """Tadek of the docks: intimidation gives one die against melee, and one more at home."""
    s = in_city()
    told = attempt(s, "docks", "tadek", "4 1")

    (sent,) = of_kind(told, core.HenchmanSent)
    assert 2 == sent.dice


@pytest.mark.clause("LS3-012")
def test_one_of_their_own_squeezes_without_anger_even_beside_a_stranger() -> None:
    s = in_city(steps={"docks": 1})
    attempt(s, "docks", "stan tadek", "4 1 1 1 reroll")
    told = say(s, 0, "squeeze")

    assert (2, 0) == (step_of(s, "docks"), anger_of(s, "docks"))
    assert told[0] == events.Squeezed(1, row(s, "docks"), 2, card("tadek") + 1)


@pytest.mark.clause("LS3-012")
def test_home_ground_counts_against_a_neighbour_who_stands_there_and_nowhere_else() -> None:
    s = in_city(steps={"docks": 1}, stands={"widow": "docks"}, before=("wiretap",))
    home = s.scenario.home_dice
    widow, tadek, stan = len(IDS) + 2, card("tadek"), card("stan")

    assert (1, 0) == (home(s, 4, widow, tadek), home(s, 4, widow, stan))
    assert 0 == home(s, 4, IDS.index("heights"), tadek)
    assert 0 == home(s, 4, widow + 1, tadek)  # a neighbour who has not come
    assert 0 == home(s, KIND_POLICE, 0, tadek)
    assert 0 == home(s, KIND_PROBLEM, problem("wiretap"), tadek)


@pytest.mark.clause("LS3-012")
def test_the_hand_shows_the_die_of_home_ground_before_it_is_sent() -> None:
    s = in_city(("tadek stan", "ines"))
    say(s, 0, "place docks")

    assert {card("tadek") + 1: 2, card("stan") + 1: 3} == {one.henchman: one.dice for one in view(s, 0).hand}


@pytest.mark.clause("LS3-012")
def test_doubling_a_specialisation_does_not_double_home_ground() -> None:
    s = in_city(("tadek benny", "ines"))
    say(s, 0, "place docks")
    say(s, 0, "send tadek")
    say(s, 0, "enough")
    told = say(s, 0, "use benny")

    assert [core.HenchmanBoosted(card("tadek") + 1, 3)] == of_kind(told, core.HenchmanBoosted)


def test_while_a_specialisation_is_chosen_nobody_gives_dice_yet() -> None:
    s = in_city(("benny", "ines"))
    say(s, 0, "place docks")
    say(s, 0, "send benny")

    roll = view(s, 0).roll
    assert roll is not None
    assert [0] == [one.dice for one in roll.sent]
    assert city(s).risen == 0
