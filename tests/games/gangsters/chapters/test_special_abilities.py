"""What the book says about some abilities: dice, multipliers, difficulty, locks, problems, police."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.rules.challenges import difficulty_of, white_dice
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.questions import question
from tests.games.gangsters.builders import (
    attempt,
    mission,
    names,
    of_kind,
    problem_names,
    refused,
    result,
    say,
    table,
    throw,
    words,
)


def total(s: Gangsters) -> int:
    assert s.attempt is not None
    return s.attempt.result()


def dice(s: Gangsters) -> int:
    assert s.attempt is not None
    return white_dice(s, s.attempt)


def difficulty(s: Gangsters) -> int:
    assert s.attempt is not None
    return difficulty_of(s, s.attempt)


@pytest.mark.clause("LG-063", "LG-A8", "LG-043")
def test_plus_two_comes_after_the_multiplier() -> None:
    s = table(["nico", "tadek"])
    attempt(s, "place lamp", "nico", "3 1 lock x2")

    assert 7 == total(s)
    say(s, 1, "use tadek")
    assert 9 == total(s)


@pytest.mark.clause("LG-061", "LG-A8", "LG-063")
def test_an_added_face_is_never_multiplied() -> None:
    s = table(["nico ruby", "may"])
    attempt(s, "place lamp", "nico", "2 lock lock x3")
    say(s, 0, "use ruby")

    assert 2 * 3 + 3 == total(s)
    assert s.attempt is not None
    assert 3 == s.attempt.white_dice()
    t = table(["nico ruby", "may"])
    attempt(t, "place lamp", "nico", "lock lock lock x4")
    say(t, 0, "use ruby")
    assert 3 == total(t)


@pytest.mark.clause("LG-060", "LG-063", "LG-047")
def test_a_doubled_multiplier_is_twice_and_four_times_as_high() -> None:
    s = table(["nico", "gus may"])
    attempt(s, "place lamp", "nico", "3 1 lock x2")
    say(s, 1, "use gus")
    assert 3 * 4 + 1 == total(s)
    assert s.attempt is not None
    s.attempt.red_factor *= 2  # the same ability once more
    assert 3 * 8 + 1 == total(s)


@pytest.mark.clause("LG-060")
def test_there_is_nothing_to_double_on_a_red_face_that_does_not_multiply() -> None:
    s = table(["nico", "gus may"])
    attempt(s, "place lamp", "nico", "3 1 lock henchman")

    assert ("nothing_to_do", "LG-053") == refused(s, 1, "use gus")


@pytest.mark.clause("LG-060", "LG-A9")
def test_a_doubled_specialisation_doubles_the_dice_of_one_and_seven_stay_the_limit() -> None:
    s = table(["nico lou benny", "may"])
    attempt(s, "place lamp", "nico lou")
    say(s, 0, "use benny")

    assert ("ask_sent", "LG-060") == (question(s, 0).asks, question(s, 0).clause)
    assert "pick nico, pick lou" == words(s, 0)
    assert ("not_sent", "LG-071") == refused(s, 0, "pick benny")
    assert ("not_asked", "LG-034") == refused(s, 0, "roll")
    told = say(s, 0, "pick nico")
    assert [events.HenchmanBoosted(7, 6)] == of_kind(told, events.HenchmanBoosted)
    assert 7 == dice(s)


@pytest.mark.clause("LG-060", "LG-A9")
def test_doubled_twice_is_four_times() -> None:
    s = table(["lou benny", "may"])
    attempt(s, "place lamp", "lou")
    told = say(s, 0, "use benny")

    assert [events.HenchmanBoosted(15, 2)] == of_kind(told, events.HenchmanBoosted)
    s.exhausted &= ~(1 << 32)
    s.hands[1] |= 1 << 32  # Benny once more, in a partner's hand
    told = say(s, 1, "use benny")
    assert [events.HenchmanBoosted(15, 4)] == of_kind(told, events.HenchmanBoosted)
    assert 4 == dice(s)


@pytest.mark.clause("LG-062", "LG-063")
def test_the_difficulty_is_lowered_to_no_less_than_one() -> None:
    s = table(["nico hattie prudence", "ada may"])
    attempt(s, "place lamp", "nico")
    say(s, 1, "use ada")
    assert 2 == difficulty(s)
    say(s, 0, "use hattie")
    assert 1 == difficulty(s)
    assert ("nothing_to_do", "LG-053") == refused(s, 0, "use prudence")
    throw(s, "2 lock lock")
    fixed = result(say(s, 0, "go on"))
    assert (1, 2) == (fixed.difficulty, fixed.successes)


@pytest.mark.clause("LG-062")
def test_lowering_by_more_than_there_is_leaves_one() -> None:
    s = table(["nico hattie prudence", "ada may"], before=["rival_gang"])
    attempt(s, "place lamp", "nico")
    assert 5 == difficulty(s)
    for seat, name, left in ((0, "hattie", 4), (0, "prudence", 3), (1, "ada", 1)):
        say(s, seat, f"use {name}")
        assert left == difficulty(s)
    assert s.attempt is not None
    s.attempt.lowered += 9
    assert 1 == difficulty(s)


@pytest.mark.clause("LG-063", "LG-037")
def test_two_more_dice_and_never_more_than_seven() -> None:
    s = table(["nico renzo", "may"])
    attempt(s, "place lamp", "nico")
    say(s, 0, "use renzo")

    assert 5 == dice(s)


@pytest.mark.clause("LG-037")
def test_nobody_is_doubled_when_all_seven_dice_are_in_the_hand() -> None:
    s = table(["nico ruby pasha", "benny"])
    attempt(s, "place lamp", "nico ruby")
    say(s, 0, "use pasha")

    assert ("all_dice_in_hand", "LG-037") == refused(s, 1, "use benny")


@pytest.mark.clause("LG-063", "LG-G7")
def test_a_problem_is_removed_from_the_game() -> None:
    s = table(["sal", "may"], before=["wiretap", "bad_gin"], deck="")
    s.problems[0], s.problems[1] = s.problems[1], s.problems[0]  # no penalty keeps Sal from it
    told = say(s, 0, "use sal")

    assert ("ask_remove", "LG-063") == (question(s, 0).asks, question(s, 0).clause)
    assert ("not_on_the_table", "LG-033") == refused(s, 0, "problem vendetta")
    assert ("not_asked", "LG-034") == refused(s, 0, "skip")
    told = say(s, 0, "problem wiretap")
    assert [events.ProblemGone(1, 1, "removed")] == of_kind(told, events.ProblemGone)
    assert ["bad_gin", ""] == [problem_names(heap) for heap in s.problems]
    assert "wiretap" in problem_names(s.problems_gone)
    assert 0 == s.problem_discard


@pytest.mark.clause("LG-063")
def test_the_problem_that_is_being_tried_is_not_removed_under_the_dice() -> None:
    s = table(["sadie", "sal"], before=["lost_ledger"])
    attempt(s, "problem lost_ledger", "sadie")

    assert ("nothing_to_do", "LG-053") == refused(s, 1, "use sal")
    t = table(["sadie", "sal"])
    assert ("nothing_to_do", "LG-053") == refused(t, 1, "use sal")


@pytest.mark.clause("LG-053", "LG-G8")
def test_nobody_is_drawn_from_an_empty_deck() -> None:
    s = table(["sadie", "may"], clan="")

    assert ("clan_is_empty", "LG-G8") == refused(s, 0, "use sadie")


@pytest.mark.clause("LG-059")
def test_an_ability_reaches_locked_dice() -> None:
    s = table(["stan nico wendell ingrid", "may"])
    attempt(s, "place lamp", "stan", "lock lock redlock")
    say(s, 0, "use nico")

    assert ("ask_die", "LG-059") == (question(s, 0).asks, question(s, 0).clause)
    assert "die lock, die red" == words(s, 0)
    assert ("no_such_die", "LG-046") == refused(s, 0, "die 1")
    assert ("not_asked", "LG-034") == refused(s, 0, "go on")
    told = say(s, 0, "die lock", "4")
    assert [events.Rerolled(1, ["lock"], ["4", "lock"], "lock", 7)] == of_kind(told, events.Rerolled)
    say(s, 0, "use wendell")
    say(s, 0, "die red", "x3")
    assert 12 == total(s)
    say(s, 0, "use ingrid")
    assert "die 4, die lock" == words(s, 0)
    assert ("no_such_die", "LG-046") == refused(s, 0, "die red")
    told = say(s, 0, "die lock")
    assert [events.DieTurned(1, "lock", "2")] == of_kind(told, events.DieTurned)
    assert 14 == total(s)


@pytest.mark.clause("LG-059")
def test_there_is_nothing_to_turn_if_all_dice_show_it_already() -> None:
    s = table(["stan ingrid", "may"])
    attempt(s, "place lamp", "stan", "2 2")

    assert ("nothing_to_do", "LG-053") == refused(s, 0, "use ingrid")


@pytest.mark.clause("LG-059")
def test_the_red_die_is_ignored_locked_or_not() -> None:
    s = table(["stan isidor", "may"])
    attempt(s, "place lamp", "stan", "3 1 redlock")
    say(s, 0, "use isidor")

    assert (4, 0) == (total(s), result(say(s, 0, "go on")).damage)


@pytest.mark.clause("LG-072")
def test_locks_lock_but_do_not_hurt_with_doctor_sharp() -> None:
    s = table(["nico lenora", "ines"])
    attempt(s, "place lamp", "nico")
    say(s, 0, "use lenora")
    throw(s, "1 lock lock")

    assert ("nothing_to_do", "LG-053") == refused(s, 1, "use ines")
    fixed = result(say(s, 0, "go on"))
    assert (2, 0) == (fixed.locks, fixed.damage)


@pytest.mark.clause("LG-072")
def test_nobody_needs_a_doctor_where_locks_do_not_hurt_anyway() -> None:
    s = table(["lou lenora ines", "may"])
    attempt(s, "police", "lou")
    assert ("nothing_to_do", "LG-053") == refused(s, 0, "use lenora")
    throw(s, "lock lock lock")
    assert ("nothing_to_do", "LG-053") == refused(s, 0, "use ines")


@pytest.mark.clause("LG-072")
def test_some_of_the_damage_is_ignored() -> None:
    s = table(["nico stan", "ines"])
    attempt(s, "place lamp", "nico", "lock lock 1")
    say(s, 1, "use ines")

    assert 1 == result(say(s, 0, "go on")).damage
    assert "nico ines" == names(s.exhausted)


@pytest.mark.clause("LG-088")
def test_a_friend_at_the_station_calms_the_police() -> None:
    s = table(["pat", "may"])
    told = say(s, 0, "use pat")

    assert [events.PoliceChanged("controlled")] == of_kind(told, events.PoliceChanged)
    assert ("police_calm", "LG-088") == refused(s, 0, "police")


@pytest.mark.clause("LG-088")
def test_the_police_are_not_calmed_while_they_are_being_talked_to_or_are_calm() -> None:
    s = table(["lou pat", "may"])
    attempt(s, "police", "lou")
    assert ("nothing_to_do", "LG-053") == refused(s, 0, "use pat")
    throw(s, "4 1 1")
    say(s, 0, "go on")
    assert ("nothing_to_do", "LG-053") == refused(s, 0, "use pat")


@pytest.mark.clause("LG-A14")
def test_whom_the_red_die_brings_helps_in_the_next_roll_only() -> None:
    s = table(["nico stan", "may"])
    attempt(s, "place lamp", "nico", "1 1 1 henchman")
    say(s, 0, "go on")
    say(s, 0, "take", "tadek")

    assert 0 == s.markers[1]
    attempt(s, "place lamp", "stan", "1 1")
    say(s, 0, "use tadek")
    assert 4 == total(s)
    assert 0 == mission(s).seen
