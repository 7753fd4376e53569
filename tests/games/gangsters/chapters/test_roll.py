"""Interaction, steps 2 and 3: the roll, what the faces do, rerolls, the red die, the result."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import RED_FACES, RED_LOCK
from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.rules.rerolling import Rerolling
from intriga.games.gangsters.rules.rolling import AfterRoll
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.structs import Roll
from intriga.games.gangsters.view.view import view
from tests.games.gangsters.builders import (
    attempt,
    end_turn,
    legal,
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


def rolled(dice: str, sent: str = "nico ruby", hand: str = "", **before: str) -> Gangsters:
    """At the lamp, with six dice unless others are sent."""
    s = table([f"{sent} {hand}", "may"], before=[before.get("before", "")])
    attempt(s, "place lamp", sent, dice)
    return s


def attempt_of(s: Gangsters) -> Attempt:
    assert s.attempt is not None
    return s.attempt


# ── the roll ──


@pytest.mark.clause("LG-042")
def test_all_dice_are_thrown_at_once_and_the_red_one_may_be_added() -> None:
    s = table(["nico", "may"])
    attempt(s, "place lamp", "nico")

    assert "roll, roll red" == words(s, 0, "roll")
    assert ("not_asked", "LG-034") == refused(s, 0, "go on")
    assert ("only_the_active", "LG-019") == refused(s, 1, "roll")
    t = s.copy()
    assert [events.Rolled(1, ["2", "3", "lock"], None, 0)] == say(s, 0, "roll", "3 lock 2")
    assert [events.Rolled(1, ["1", "1", "4"], "x3", 0)] == say(t, 0, "roll red", "1 4 1 x3")
    assert isinstance(t.stack[-1], AfterRoll)


@pytest.mark.clause("LG-042", "LG-080")
def test_with_a_witness_the_red_die_stays_in_the_box() -> None:
    s = table(["nico", "may"], before=["good_memory"])
    attempt(s, "place lamp", "nico")

    assert ("no_red_die", "LG-080") == refused(s, 0, "roll red")


# ── the result ──


@pytest.mark.clause("LG-043", "LG-044", "LG-A11")
def test_the_result_is_the_sum_of_the_white_values() -> None:
    s = rolled("1 2 3 4 lock reroll")

    assert 10 == result(say(s, 0, "go on")).result


@pytest.mark.clause("LG-047", "LG-043", "LG-A8")
@pytest.mark.parametrize(("red", "total"), [("x2", 11), ("x3", 15), ("x4", 19), ("henchman", 7)])
def test_the_red_die_multiplies_the_highest_white_value(red: str, total: int) -> None:
    s = rolled(f"1 4 2 lock lock lock {red}")

    assert total == attempt_of(s).result()


@pytest.mark.clause("LG-047")
def test_with_no_white_value_there_is_nothing_to_multiply() -> None:
    assert 0 == attempt_of(rolled("lock lock reroll x4", "nico")).result()


@pytest.mark.clause("LG-043")
def test_only_going_on_fixes_the_result() -> None:
    s = rolled("4 4 1 1 1 1")

    assert "go on" == words(s, 0, "go", "die")
    told = say(s, 0, "go on")
    assert events.ResultFixed(1, "place", 122, 12, 1, 4, 3, 0, 0, 0) == result(told)
    assert s.attempt is not None  # somebody must take a problem first
    say(s, 0, "boss 2", "wiretap")
    assert None is s.attempt


# ── locks ──


@pytest.mark.clause("LG-045", "LG-046")
def test_a_locked_die_is_not_rolled_again_by_a_reroll() -> None:
    s = rolled("lock reroll 1 2 3 3")

    assert ("die_is_locked", "LG-045") == refused(s, 0, "die lock")
    assert "die 1, die 2, die 3" == words(s, 0, "die")
    say(s, 0, "die 1")
    assert ("die_is_locked", "LG-045") == refused(s, 0, "die lock")


@pytest.mark.clause("LG-045", "LG-068")
def test_each_lock_hurts_one_of_those_sent() -> None:
    s = rolled("lock lock 1 1 1 1")

    assert 2 == result(say(s, 0, "go on")).damage
    say(s, 0, "hurt nico")
    say(s, 0, "hurt ruby")
    assert "nico ruby" == names(s.exhausted)


# ── rerolls ──


@pytest.mark.clause("LG-046")
def test_a_reroll_throws_any_free_dice_again_and_is_locked_then() -> None:
    s = rolled("1 1 2 reroll lock 4 x2")
    say(s, 0, "die 1")

    assert isinstance(s.stack[-1], Rerolling)
    assert "die 1, die 2, die 4, die red, throw" == words(s, 0)
    say(s, 0, "die 1")
    assert ("die_is_locked", "LG-045") == refused(s, 0, "die used")
    say(s, 0, "die 2")
    assert ("in_order", "LG-046") == refused(s, 0, "die 1")
    assert ("no_such_die", "LG-046") == refused(s, 0, "die 2")
    told = say(s, 0, "throw", "4 4 lock")

    assert [events.Rerolled(1, ["1", "1", "2"], ["4", "4", "4", "lock", "lock", "used"], "x2", 0)] == told
    assert "AfterRoll" == type(s.stack[-1]).__name__
    assert ("no_reroll_left", "LG-046") == refused(s, 0, "die 4")
    assert ("die_is_locked", "LG-045") == refused(s, 0, "die used")


@pytest.mark.clause("LG-046")
def test_the_red_die_may_be_rolled_again_too() -> None:
    s = rolled("1 reroll lock trouble", "nico")
    told = say(s, 0, "die red", "x3")

    assert [events.Rerolled(1, ["red"], ["1", "lock", "used"], "x3", 0)] == told
    assert 3 == attempt_of(s).result()


@pytest.mark.clause("LG-046")
def test_words_about_dice_that_are_not_there_are_refused() -> None:
    s = rolled("1 1 reroll", "nico")

    assert ("no_such_die", "LG-046") == refused(s, 0, "die 3")
    assert ("no_such_die", "LG-046") == refused(s, 0, "die red")
    say(s, 0, "die 1")
    assert ("not_asked", "LG-034") == refused(s, 0, "go on")
    say(s, 0, "die 1", "2 2")
    t = rolled("1 1 2", "nico")
    assert ("no_reroll_left", "LG-046") == refused(t, 0, "die 1")


@pytest.mark.clause("LG-046")
def test_when_no_other_die_is_left_the_lifted_ones_are_thrown_at_once() -> None:
    s = rolled("1 lock reroll", "nico")
    told = say(s, 0, "die 1", "4")

    assert [events.Rerolled(1, ["1"], ["4", "lock", "used"], None, 0)] == told


@pytest.mark.clause("LG-A10", "LG-046")
def test_an_unused_reroll_may_be_rolled_again_by_another_one() -> None:
    s = rolled("reroll reroll lock", "nico")

    assert "die reroll" == words(s, 0, "die")
    told = say(s, 0, "die reroll", "reroll")
    assert [events.Rerolled(1, ["reroll"], ["lock", "reroll", "used"], None, 0)] == told
    assert ("no_reroll_left", "LG-046") == refused(s, 0, "die reroll")


@pytest.mark.clause("LG-A10")
def test_a_reroll_that_comes_up_anew_is_used_anew() -> None:
    s = rolled("1 2 reroll", "nico")
    say(s, 0, "die 1")
    say(s, 0, "throw", "reroll")

    assert "die 2" == words(s, 0, "die")
    say(s, 0, "die 2", "4")
    assert 4 == attempt_of(s).result()


@pytest.mark.clause("LG-A10", "LG-046", "LG-045", "LG-A12")
@pytest.mark.usefixtures("with_stakeout")
@pytest.mark.parametrize(
    ("dice", "sets"),
    [
        ("1 lock reroll", [["1"]]),
        ("lock lock reroll", []),
        ("lock reroll reroll", [["reroll"]]),
        ("lock lock reroll trouble", [["red"]]),
        ("lock lock reroll redlock", []),
        ("1 1 lock", []),
    ],
)
def test_the_view_offers_the_dice_that_can_be_rolled_again(dice: str, sets: list[list[str]]) -> None:
    assert sets == [again.dice for again in roll_seen(rolled(dice, "nico")).again]


def roll_seen(s: Gangsters) -> Roll:
    found = view(s, 0).roll
    assert found is not None
    return found


@pytest.mark.clause("LG-A11")
def test_nobody_has_to_reroll_and_an_unused_reroll_is_worth_nothing() -> None:
    s = rolled("3 reroll reroll", "nico")

    assert legal(s, 0, "go on")
    assert 3 == result(say(s, 0, "go on")).result


# ── the red die ──


@pytest.mark.clause("LG-048", "LG-G6", "LG-A12")
def test_the_red_lock_locks_and_hurts_like_a_white_one() -> None:
    s = rolled("1 2 reroll redlock", "nico", "stan")

    assert "lock" == RED_FACES[RED_LOCK]
    assert ("die_is_locked", "LG-045") == refused(s, 0, "die red")
    fixed = result(say(s, 0, "go on"))
    assert (1, 1, 1) == (fixed.locks, fixed.damage, fixed.multiplier)
    assert "nico" == names(s.exhausted)


@pytest.mark.clause("LG-A12")
def test_a_red_lock_adds_to_the_white_ones() -> None:
    s = rolled("lock 2 1 1 1 1 redlock")

    assert 2 == result(say(s, 0, "go on")).damage


@pytest.mark.clause("LG-049", "LG-051", "LG-A14")
def test_the_red_henchman_may_be_drawn_after_the_result() -> None:
    s = rolled("1 1 1 henchman", "nico", "stan")
    told = say(s, 0, "go on")

    assert [events.ResultFixed, events.Failed] == [type(event) for event in told]
    assert "stan" == names(s.hands[0])
    assert ("ask_red", "LG-049") == (question(s, 0).asks, question(s, 0).clause)
    assert "take, leave" == words(s, 0)
    assert ("not_asked", "LG-034") == refused(s, 0, "use stan")
    t = s.copy()
    assert [events.Recruited(1, 14, "red")] == of_kind(say(s, 0, "take", "tadek"), events.Recruited)
    assert "stan tadek" == names(s.hands[0])
    assert legal(s, 0, "place lamp")
    say(t, 0, "leave")
    assert "stan" == names(t.hands[0])


@pytest.mark.clause("LG-049")
def test_from_an_empty_deck_the_red_henchman_brings_nobody() -> None:
    s = table(["nico", "may"], clan="")
    attempt(s, "place lamp", "nico", "1 1 1 henchman")
    say(s, 0, "go on")

    assert None is s.attempt


@pytest.mark.clause("LG-050", "LG-051")
def test_the_red_problem_must_be_taken_after_the_result() -> None:
    s = rolled("4 4 1 trouble", "nico", "stan", before="tax_inspector")
    s.markers[1] = 1
    told = say(s, 0, "go on")

    assert 9 == result(told).result
    assert [] == of_kind(told, events.ProblemTaken)
    told = say(s, 0, "boss 2", "wiretap vendetta")
    assert [(2, "effect"), (1, "red")] == [(e.boss, e.why) for e in of_kind(told, events.ProblemTaken)]
    assert ["vendetta tax_inspector", "wiretap"] == [problem_names(heap) for heap in s.problems]


@pytest.mark.clause("LG-051")
def test_a_problem_of_the_red_die_does_not_change_its_own_result() -> None:
    s = table(["sadie nico", "may"])
    attempt(s, "place doorway", "sadie", "4 lock 1 trouble")
    told = say(s, 0, "go on", "vendetta")

    assert (1, 1, 4) == (result(told).successes, result(told).damage, result(told).difficulty)
    assert ("sadie", 1) == (names(s.exhausted), mission(s).seen)
    end_turn(s)
