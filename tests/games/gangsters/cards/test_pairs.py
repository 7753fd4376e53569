"""Cards that meet: two abilities at one roll, an ability and a penalty, an ability and a face."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.challenges import difficulty_of, white_dice
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.builders import attempt, names, refused, result, say, table, throw, words


def total(s: Gangsters) -> int:
    assert s.attempt is not None
    return s.attempt.result()


def dice(s: Gangsters) -> int:
    assert s.attempt is not None
    return white_dice(s, s.attempt)


def test_ruby_and_tadek_add_up_and_neither_is_multiplied() -> None:
    s = table(["nico ruby", "tadek"])
    attempt(s, "place lamp", "nico", "4 lock lock x4")
    say(s, 0, "use ruby")
    say(s, 1, "use tadek")

    assert 16 + 3 + 2 == total(s)


def test_gus_and_ruby_the_doubled_multiplier_does_not_reach_the_imaginary_die() -> None:
    s = table(["nico ruby", "gus"])
    attempt(s, "place lamp", "nico", "1 lock lock x2")
    say(s, 0, "use ruby")
    say(s, 1, "use gus")

    assert 4 + 3 == total(s)


def test_isidor_after_gus_takes_the_whole_multiplier_away() -> None:
    s = table(["nico isidor", "gus"])
    attempt(s, "place lamp", "nico", "3 lock lock x4")
    say(s, 1, "use gus")
    say(s, 0, "use isidor")

    assert 3 == total(s)


def test_isidor_spares_the_problem_of_the_red_die() -> None:
    s = table(["nico isidor", "may"])
    attempt(s, "place lamp", "nico", "1 1 1 trouble")
    say(s, 0, "use isidor")
    say(s, 0, "go on")

    assert [0, 0] == s.problems


def test_isidor_has_nothing_to_do_without_a_red_die() -> None:
    s = table(["nico isidor", "may"])
    attempt(s, "place lamp", "nico", "1 1 1")

    assert ("nothing_to_do", "LG-053") == refused(s, 0, "use isidor")


def test_vera_then_benny_the_best_is_doubled() -> None:
    s = table(["lou vera", "benny"])
    attempt(s, "place lamp", "lou")
    say(s, 0, "use vera")
    say(s, 1, "use benny")

    assert 6 == dice(s)


def test_vera_has_nothing_to_do_if_everybody_is_the_best() -> None:
    s = table(["nico ruby vera", "may"])
    attempt(s, "place lamp", "nico ruby")

    assert ("nothing_to_do", "LG-053") == refused(s, 0, "use vera")


def test_benny_and_the_fog_one_die_is_doubled_to_two() -> None:
    s = table(["nico benny", "may"], before=["harbor_fog"])
    attempt(s, "place lamp", "nico")
    say(s, 0, "use benny")

    assert 2 == dice(s)


def test_benny_and_bad_gin_dice_are_taken_away_after_the_doubling() -> None:
    s = table(["nico benny", "may"], before=["bad_gin"])
    attempt(s, "place lamp", "nico")
    say(s, 0, "use benny")

    assert 5 == dice(s)


def test_ines_and_stan_each_ignore_one_and_the_locks_stay_locked() -> None:
    s = table(["nico stan", "ines"])
    attempt(s, "place lamp", "nico", "lock lock reroll")
    say(s, 0, "use stan")
    say(s, 1, "use ines")

    assert ("die_is_locked", "LG-045") == refused(s, 0, "die lock")
    assert "" == words(s, 0, "die")
    assert 0 == result(say(s, 0, "go on")).damage
    assert "nico" == names(s.turned)


def test_otis_and_a_vendetta_two_are_ignored_of_what_it_makes_of_a_lock() -> None:
    s = table(["nico otis", "may"], before=["", "vendetta"])
    attempt(s, "place lamp", "nico", "lock 1 1")
    say(s, 0, "use otis")

    assert 0 == result(say(s, 0, "go on")).damage


def test_nico_rolls_a_used_reroll_again() -> None:
    s = table(["ruby nico", "may"])
    attempt(s, "place lamp", "ruby", "1 reroll lock")
    say(s, 0, "die 1", "2")
    say(s, 0, "use nico")
    assert "die 2, die lock, die used" == words(s, 0)
    say(s, 0, "die used", "reroll")

    assert "die 2" == words(s, 0, "die")


def test_ingrid_turns_a_lock_and_it_no_longer_hurts() -> None:
    s = table(["nico ingrid", "may"])
    attempt(s, "place lamp", "nico", "lock 1 1")
    say(s, 0, "use ingrid")
    say(s, 0, "die lock")
    fixed = result(say(s, 0, "go on"))

    assert (4, 0, 1) == (fixed.result, fixed.damage, fixed.successes)


def test_frieda_cannot_lift_what_is_locked_and_has_nothing_to_do_if_all_is() -> None:
    s = table(["stan frieda", "may"])
    attempt(s, "place lamp", "stan", "lock lock")

    assert ("nothing_to_do", "LG-053") == refused(s, 0, "use frieda")


@pytest.mark.clause("LG-062")
def test_ada_and_a_rival_gang_the_penalty_comes_first() -> None:
    s = table(["nico ada", "may"], before=["rival_gang"])
    attempt(s, "place lamp", "nico")
    say(s, 0, "use ada")

    assert s.attempt is not None
    assert 3 == difficulty_of(s, s.attempt)


def test_zoya_and_ada_successes_of_the_lower_difficulty_and_one_more() -> None:
    s = table(["nico zoya", "ada"])
    attempt(s, "place lamp", "nico")
    say(s, 1, "use ada")
    throw(s, "2 lock lock")
    say(s, 0, "use zoya")

    assert 2 == result(say(s, 0, "go on")).successes


def test_wanda_steps_in_while_the_last_action_is_being_rolled() -> None:
    s = table(["nico", "wanda"], actions=1)
    attempt(s, "place lamp", "nico", "1 1 1")
    say(s, 1, "use wanda")
    say(s, 0, "go on")

    assert 1 == s.actions


def test_archie_and_lou_a_free_rally_brings_back_whoever_was_just_used() -> None:
    s = table(["lou", "archie"], exhausted="nico")
    say(s, 0, "use lou")
    say(s, 1, "use archie")

    assert "archie" == names(s.exhausted)


def test_bridget_during_a_revival_leaves_nobody_to_revive() -> None:
    s = table(["doc", "bridget"], out="nico ruby")
    attempt(s, "revive", "doc", "4 1 1")
    say(s, 1, "use bridget")
    say(s, 0, "go on")

    assert ("", "nico ruby bridget") == (names(s.out), names(s.exhausted))
    assert None is s.attempt
