"""Votes: what a success in a district is used for, and what a name is worth."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import KIND_PLACE, KIND_POLICE
from intriga.games.gangsters.scenarios.election import events
from intriga.games.gangsters.scenarios.election.rules.canvassing import (
    NO_VOTE_LEFT,
    NOBODY_PROMISED,
    Canvassing,
)
from intriga.games.gangsters.scenarios.election.state import election
from intriga.games.gangsters.scenarios.election.verbs import NO_NAME
from intriga.games.gangsters.scenarios.election.view import view
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.vocabulary import CHOICE
from tests.games.gangsters.builders import card, cards, of_kind, words
from tests.games.gangsters.scenarios.election.builders import (
    IDS,
    all_named,
    in_race,
    refused,
    row,
    say,
    succeed,
    votes,
)


@pytest.mark.clause("LS6-005")
@pytest.mark.parametrize(
    ("name", "best"),
    [
        ("docks", "intimidation"),
        ("downtown", "investigation"),
        ("anthill", "healing"),
        ("bright_lights", "persuasion"),
        ("rail_yards", "melee"),
        ("heights", "driving"),
    ],
)
def test_every_district_is_a_challenge_whose_successes_count_one_by_one(name: str, best: str) -> None:
    s = in_race()
    found = s.scenario.challenge(s, IDS.index(name))

    assert (best, 0, False) == (SPECIALISATIONS[found.best], found.successes, found.harmless)
    assert 5 <= found.difficulty <= 9


@pytest.mark.clause("LS6-005")
def test_a_district_with_two_sure_votes_cannot_be_tried() -> None:
    s = in_race(sure={"docks": 2, "heights": 1})

    assert ("election_all_sure", "LS6-005") == refused(s, 0, "place docks")
    say(s, 0, "place heights")


@pytest.mark.clause("LS6-004", "LS6-006")
def test_one_success_without_a_name_promises_a_vote() -> None:
    s = in_race(("stan tadek", "ines"))
    told = succeed(s, "rail_yards", "stan tadek")

    assert {"rail_yards": (1, 0)} == all_named(s)
    assert [events.VotePromised(1, row(s, "rail_yards"), 1, 0)] == of_kind(told, events.VotePromised)


@pytest.mark.clause("LS6-006")
def test_the_second_success_gathers_or_secures_as_whoever_rolled_says() -> None:
    for choice, found in (("gather", (2, 0)), ("secure", (0, 1))):
        s = in_race(("stan molly", "ines"))
        succeed(s, "rail_yards", "stan molly", 2)
        assert ("election_ask_vote", "LS6-006") == (question(s, 0).asks, question(s, 0).clause)
        assert {"district": row(s, "rail_yards"), "left": 1, "promised": 1, "sure": 0} == question(s, 0).facts
        say(s, 0, choice)

        assert found == votes(s, "rail_yards")
        assert s.attempt is None


@pytest.mark.clause("LS6-006")
def test_other_words_are_no_answers() -> None:
    s = in_race(("stan molly", "ines"))
    succeed(s, "rail_yards", "stan molly", 2)

    assert "not_asked" == refused(s, 0, "skip")[0]
    assert "not_asked" == refused(s, 0, "pay docks")[0]
    assert 2 == len(words(s, 0, "choice").split(", "))


@pytest.mark.clause("LS6-006")
def test_where_only_one_is_possible_nobody_is_asked() -> None:
    s = in_race(("stan molly", "ines"), promised={"rail_yards": 2})
    succeed(s, "rail_yards", "stan molly", 2)
    assert (0, 2) == votes(s, "rail_yards")

    s = in_race(("stan molly", "ines"), sure={"rail_yards": 1})
    succeed(s, "rail_yards", "stan molly")
    assert (1, 1) == votes(s, "rail_yards")


@pytest.mark.clause("LS6-006")
def test_what_was_gathered_or_secured_before_is_refused_where_nothing_is_left() -> None:
    s = in_race(promised={"docks": 2}, sure={"heights": 1})
    first = s.scenario.first_choice
    full = Canvassing(0, IDS.index("docks"), 1, NO_NAME)
    none = Canvassing(0, IDS.index("heights"), 1, NO_NAME)

    assert NO_VOTE_LEFT == full.bar(s, 0, CHOICE[first + 6])
    assert NOBODY_PROMISED == none.bar(s, 0, CHOICE[first + 7])


@pytest.mark.clause("LS6-007")
def test_a_name_makes_one_success_sure_at_once_and_first_a_vote_of_the_mayors() -> None:
    s = in_race(("otis", "ines"), promised={"rail_yards": 1})
    told = succeed(s, "rail_yards", "otis:melee")

    assert (1, 1) == votes(s, "rail_yards")
    secured = events.VoteSecured(1, row(s, "rail_yards"), 1, 1, "name", card("otis") + 1)
    assert [secured] == of_kind(told, events.VoteSecured)

    s = in_race(("otis stan", "ines"))
    succeed(s, "rail_yards", "otis:melee stan", 2)
    assert (1, 1) == votes(s, "rail_yards")


@pytest.mark.clause("LS6-007")
def test_a_name_is_used_once_and_the_other_one_is_kept() -> None:
    s = in_race(("otis wanda", "ines"))
    succeed(s, "rail_yards", "wanda:driving otis:melee")
    assert cards("wanda") == election(s).spent

    s = in_race(("otis", "ines"), spent="otis")
    succeed(s, "rail_yards", "otis:melee")
    assert {"rail_yards": (1, 0)} == all_named(s)
    s = in_race(("otis", "ines"), spent="otis", promised={"rail_yards": 1})
    assert [] == view(s, 0).known
    assert [card("otis") + 1] == view(s, 0).spent


@pytest.mark.clause("LS6-007")
def test_one_name_among_two_is_enough() -> None:
    s = in_race(("stan otis", "ines"))
    succeed(s, "docks", "stan otis:melee")

    assert (0, 1) == votes(s, "docks")


@pytest.mark.clause("LS6-008")
def test_a_name_gives_more_dice_in_the_challenges_of_the_scenario_alone() -> None:
    s = in_race()

    def dice(name: str, kind: int = KIND_PLACE) -> int:
        return s.scenario.home_dice(s, kind, 0, card(name))

    assert [0, 1, 2] == [dice("stan"), dice("otis"), dice("zoya")]
    assert 0 == dice("zoya", KIND_POLICE)


def test_surplus_successes_are_lost_where_both_votes_are_sure() -> None:
    s = in_race(("otis stan", "ines"), sure={"rail_yards": 1})
    succeed(s, "rail_yards", "otis:melee stan", 2)

    assert (0, 2) == votes(s, "rail_yards")
    assert s.attempt is None
