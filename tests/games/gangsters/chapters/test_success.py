"""Successes, markers and damage."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view
from tests.games.gangsters.builders import (
    attempt,
    end_turn,
    mission,
    names,
    of_kind,
    problem_names,
    refused,
    result,
    say,
    table,
    words,
)

# ── successes ──


@pytest.mark.clause("LG-064")
@pytest.mark.parametrize(
    ("dice", "successes"), [("1 1 1", 0), ("1 1 2", 1), ("4 3 lock", 1), ("4 4 lock", 2), ("4 4 4", 3)]
)
def test_there_are_as_many_successes_as_the_difficulty_goes_into_the_result(
    dice: str, successes: int
) -> None:
    s = table(["sadie", "may"])
    attempt(s, "place doorway", "sadie", dice)
    told = say(s, 0, "go on")

    assert successes == result(told).successes == mission(s).seen
    assert (successes == 0) == bool(of_kind(told, events.Failed))


@pytest.mark.clause("LG-064")
def test_a_failure_at_a_place_costs_what_the_scenario_says() -> None:
    s = table(["sadie", "may"])
    attempt(s, "place doorway", "sadie", "1 1 1")
    told = say(s, 0, "go on")

    assert [events.Failed(1, "place", 121)] == of_kind(told, events.Failed)
    assert mission(s).print_left


@pytest.mark.clause("LG-065", "LG-066")
def test_successes_are_gathered_over_rolls_and_bosses_and_their_markers_come_back() -> None:
    s = table(["nico ruby", "vera may"], actions=1)
    attempt(s, "place lamp", "nico", "4 1 1")
    told = say(s, 0, "go on")

    assert [events.MarkersPlaced("place", 122, 1, 2)] == of_kind(told, events.MarkersPlaced)
    assert (1, True) == (s.markers[1], mission(s).lamp)
    end_turn(s)
    attempt(s, "place lamp", "vera:shooting", "4 1 1")
    told = say(s, 1, "go on")
    assert [events.Overcome(2, "place", 122, 1)] == of_kind(told, events.Overcome)
    assert (0, False) == (s.markers[1], mission(s).lamp)


@pytest.mark.clause("LG-066", "LG-077")
def test_a_problem_that_is_overcome_is_discarded_whoever_holds_it() -> None:
    s = table(["sadie", "may"], before=["", "wiretap bad_gin"])
    attempt(s, "problem wiretap", "sadie", "1 1 1")
    told = say(s, 0, "go on")

    assert [events.ProblemGone(1, 1, "overcome")] == of_kind(told, events.ProblemGone)
    assert ["", "bad_gin"] == [problem_names(heap) for heap in s.problems]
    assert "wiretap" == problem_names(s.problem_discard)


@pytest.mark.clause("LG-064")
def test_a_problem_that_is_not_overcome_stays() -> None:
    s = table(["sadie", "may"], before=["wiretap"])
    attempt(s, "problem wiretap", "sadie", "1 1 lock")
    told = say(s, 0, "go on")

    assert [events.Failed(1, "problem", 1)] == of_kind(told, events.Failed)
    assert "wiretap" == problem_names(s.problems[0])


@pytest.mark.clause("LG-A13", "LG-065")
def test_surplus_successes_are_lost() -> None:
    s = table(["nico", "may"])
    s.markers[1] = 1
    attempt(s, "place lamp", "nico", "4 4 4")
    told = say(s, 0, "go on")

    assert [events.Overcome(1, "place", 122, 3)] == of_kind(told, events.Overcome)
    assert [0, 0] == s.markers[:2]


@pytest.mark.clause("LG-A13", "LG-064")
@pytest.mark.usefixtures("with_stakeout")
@pytest.mark.parametrize(
    ("challenge", "sent", "dice", "missing"),
    [
        ("place lamp", "nico", "4 4 1", 0),
        ("place lamp", "nico", "4 1 1", 2),
        ("place doorway", "sadie", "4 4 1", 3),
        ("problem wiretap", "sadie", "1 1 lock", 1),
        ("problem wiretap", "sadie", "1 2 lock", 0),
    ],
)
def test_the_view_says_what_the_next_success_that_counts_still_needs(
    challenge: str, sent: str, dice: str, missing: int
) -> None:
    s = table([sent, "may"], before=["wiretap"])
    attempt(s, challenge, sent, dice)
    seen = view(s, 1).roll

    assert seen is not None
    assert (missing, missing == 0) == (seen.missing, seen.chance is None)


# ── damage ──


def hurt(dice: str, sent: str = "nico ruby") -> Gangsters:
    s = table([f"{sent} lou", "may"])
    attempt(s, "place lamp", sent, dice)
    say(s, 0, "go on")
    return s


@pytest.mark.clause("LG-068", "LG-069", "LG-073")
def test_damage_is_spread_as_one_likes_and_the_unhurt_are_turned() -> None:
    s = hurt("lock 1 1 1 1 1")

    assert ("ask_damage", {"left": 1}) == (question(s, 0).asks, question(s, 0).facts)
    assert "hurt nico, hurt ruby" == words(s, 0)
    assert ("not_asked", "LG-034") == refused(s, 0, "use lou")
    told = say(s, 0, "hurt ruby")
    assert [events.HenchmanExhausted(1, 8, "damage")] == told
    assert ("ruby", "nico", "lou") == (names(s.exhausted), names(s.turned), names(s.hands[0]))


@pytest.mark.clause("LG-069", "LG-068")
def test_two_damage_put_a_henchman_out() -> None:
    s = hurt("lock lock 1 1 1 1")
    say(s, 0, "hurt nico")
    told = say(s, 0, "hurt nico")

    assert [events.HenchmanOut(1, 7)] == told
    assert ("nico", "ruby", "") == (names(s.out), names(s.turned), names(s.exhausted))


@pytest.mark.clause("LG-070", "LG-068")
def test_nobody_takes_more_than_two_and_the_rest_is_ignored() -> None:
    s = hurt("lock lock lock 1 1 1")

    assert 2 == question(s, 0).facts["left"]  # each takes one in any case
    assert "hurt nico, hurt ruby" == words(s, 0)
    say(s, 0, "hurt nico")
    assert ("nico", "ruby") == (names(s.out), names(s.exhausted))
    t = hurt("lock lock lock lock lock 1")
    assert "nico ruby" == names(t.out)
    alone = table(["nico lou", "may"])
    attempt(alone, "place lamp", "nico", "lock lock lock")
    assert 2 == result(say(alone, 0, "go on")).damage
    assert "nico" == names(alone.out)


@pytest.mark.clause("LG-070", "LG-068")
def test_damage_is_given_in_the_order_of_those_sent_so_that_each_way_is_said_once() -> None:
    s = hurt("lock lock 1 1 1 1")

    assert ("not_asked", "LG-034") == refused(s, 0, "skip")
    say(s, 0, "hurt ruby")
    assert ("nico", "ruby") == (names(s.turned), names(s.out))


@pytest.mark.clause("LG-071")
def test_only_those_sent_are_hurt() -> None:
    s = hurt("lock 1 1 1 1 1")

    assert ("not_sent", "LG-071") == refused(s, 0, "hurt lou")
    assert ("not_sent", "LG-071") == refused(s, 0, "hurt may")


@pytest.mark.clause("LG-071", "LG-055")
def test_who_stepped_in_is_neither_sent_nor_hurt() -> None:
    s = table(["nico ruby", "tadek molly"])
    attempt(s, "place lamp", "nico ruby", "lock lock lock 1 1 1")
    say(s, 1, "use tadek")
    say(s, 1, "use molly")
    say(s, 0, "go on")

    assert ("not_sent", "LG-071") == refused(s, 0, "hurt tadek")
    assert "molly tadek" == names(s.exhausted)


@pytest.mark.clause("LG-091", "LG-096", "LG-072")
@pytest.mark.parametrize("challenge", ["police", "revive", "cheer"])
def test_locks_at_the_board_lock_but_do_not_hurt(challenge: str) -> None:
    s = table(["lou nico", "may"], exhausted="stan", out="molly")
    attempt(s, challenge, "lou", "lock lock lock" if challenge != "revive" else "lock")
    fixed = result(say(s, 0, "go on"))

    assert 0 == fixed.damage < fixed.locks
    assert "lou" == names(s.turned)


@pytest.mark.clause("LG-080", "LG-068")
def test_a_vendetta_makes_a_roll_with_a_lock_hurt_more() -> None:
    for dice, damage in (("lock 1 1", 2), ("1 1 1", 0)):
        s = table(["nico", "may"], before=["", "vendetta"])
        attempt(s, "place lamp", "nico", dice)
        assert damage == result(say(s, 0, "go on")).damage
