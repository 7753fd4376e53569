"""What an ability would change is told before it is used, and then it does just that."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.odds.chances import chance_after, chance_of
from intriga.games.gangsters.rules.resolving import damage_of, successes_of
from intriga.games.gangsters.speech.previews import tell_preview, tell_shortly
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.structs import Preview
from intriga.games.gangsters.view.view import view
from intriga.kernel.sentences import Tongue
from tests.games.gangsters.builders import attempt, card, say, table
from tests.games.gangsters.registered import box

pytestmark = pytest.mark.usefixtures("with_stakeout")


def preview_of(s: Gangsters, name: str, seat: int = 1) -> Preview:
    (found,) = [held.preview for held in view(s, seat).hand if held.henchman == card(name) + 1]
    assert found is not None
    return found


def told(preview: Preview) -> dict[str, tuple[float, float]]:
    return {one.what: (one.before, one.after) for one in preview.changes}


def rolled(helper: str, dice: str) -> Gangsters:
    """Sadie and Nico go to the doorway, whose difficulty is 4; the partner holds somebody who could help."""
    s = table(["sadie nico may", f"{helper} lou"])
    attempt(s, "place doorway", "sadie nico", dice)
    return s


# ── after the roll ──


@pytest.mark.clause("LG-054")
@pytest.mark.parametrize("helper", ["molly", "tadek", "ruby", "gus", "isidor", "stan", "otis", "zoya"])
@pytest.mark.parametrize("dice", ["1 2 lock 3 x2", "4 3 lock lock trouble", "1 1 1 reroll redlock"])
def test_what_is_told_is_what_the_ability_does(helper: str, dice: str) -> None:
    s = rolled(helper, dice)
    (held,) = [one for one in view(s, 1).hand if one.henchman == card(helper) + 1]
    if not held.can_help:
        assert held.preview is None
        return
    before = s.copy()
    say(s, 1, f"use {helper}")

    assert held.preview is not None
    assert not held.preview.asks
    assert before.attempt is not None
    assert s.attempt is not None
    known = told(held.preview)
    for what, old, new in (
        ("result", before.attempt.result(), s.attempt.result()),
        ("successes", successes_of(before, before.attempt), successes_of(s, s.attempt)),
        ("damage", damage_of(before, before.attempt), damage_of(s, s.attempt)),
    ):
        assert known.get(what, (old, old)) == (old, new)
        assert (what in known) == (old != new)


@pytest.mark.clause("LG-054")
def test_two_points_more_make_a_second_success() -> None:
    s = rolled("tadek", "1 2 3 lock")  # 6; 8 would be two successes
    found = preview_of(s, "tadek")

    assert {"result": (6, 8), "successes": (1, 2)} == told(found)
    assert "Сейчас: результат 6 → 8, успехи 1 → 2." == tell_preview(found, Tongue("ru", box()))
    assert "Now: result 6 → 8, successes 1 → 2." == tell_preview(found, Tongue("en", box()))
    assert "6→8" == tell_shortly(found)


def test_a_die_is_turned_where_it_helps_most() -> None:
    s = rolled("ingrid", "3 3 1 lock")  # the lock turned to 2: 9, no damage
    found = preview_of(s, "ingrid")

    assert found.asks
    assert {"result": (7, 9), "successes": (1, 2), "damage": (1, 0)} == told(found)
    assert tell_preview(found, Tongue("en", box())).startswith("Now, with the best choice: ")


@pytest.mark.clause("LG-059")
def test_dice_that_are_thrown_again_have_a_chance() -> None:
    s = rolled("wendell", "1 1 1 lock")
    found = preview_of(s, "wendell")
    after = chance_after([3, 0, 0, 0, 0, 0, 0], 1, -1, 4)

    assert found.asks
    assert {"chance": (0.0, round(after, 4))} == told(found)


@pytest.mark.clause("LG-046")
def test_all_free_dice_thrown_again_are_worth_at_least_the_best_one() -> None:
    s = rolled("frieda", "1 1 lock lock")
    (change,) = preview_of(s, "frieda").changes
    both = chance_after([0, 0, 0, 0, 2, 0, 0], 2, -1, 4)

    assert (change.what, change.before, change.after) == ("chance", 0.0, round(both, 4))


def test_a_problem_of_the_red_die_is_seen_to_go() -> None:
    s = rolled("isidor", "1 2 3 4 trouble")

    assert {"problems": (1, 0)} == told(preview_of(s, "isidor"))


def test_what_would_change_nothing_says_so() -> None:
    s = rolled("zoya", "1 1 lock lock")  # no success to add one to

    assert [] == preview_of(s, "zoya").changes
    assert "Сейчас ничего не изменит." == tell_preview(preview_of(s, "zoya"), Tongue("ru", box()))


# ── before it ──


@pytest.mark.parametrize(
    ("helper", "what", "change"),
    [("renzo", "dice", 2), ("ada", "difficulty", -2), ("benny", "dice", 3), ("vera", "dice", 2)],
)
def test_before_the_roll_dice_and_difficulty_move_the_chance(helper: str, what: str, change: int) -> None:
    s = table(["sadie nico may", f"{helper} lou"])
    attempt(s, "place doorway", "sadie nico")
    found = told(preview_of(s, helper))
    before, after = found[what]

    assert after - before == change
    assert found["chance"][1] > found["chance"][0]


def test_what_does_not_hurt_shows_the_damage_that_is_spared() -> None:
    s = table(["sadie nico may", "lenora lou"])
    attempt(s, "place doorway", "sadie nico")
    before, after = told(preview_of(s, "lenora"))["damage"]

    assert before > 0 == after


def test_of_several_successes_the_chance_that_gains_most_is_told() -> None:
    """Five dice instead of three: one success is likely anyway, the second one gains more."""
    s = table(["sadie nico may", "renzo lou"])
    attempt(s, "place lamp", "nico")
    (change,) = [one for one in preview_of(s, "renzo").changes if one.what == "chance"]
    gains = [chance_of(5, False, 4 * n) - chance_of(3, False, 4 * n) for n in (1, 2)]

    assert gains[1] > gains[0]
    assert (2, round(chance_of(3, False, 8), 4), round(chance_of(5, False, 8), 4)) == (
        change.successes,
        change.before,
        change.after,
    )
    assert "Now: dice 3 → 5, 2 successes" in tell_preview(preview_of(s, "renzo"), Tongue("en", box()))


def test_an_ability_that_is_not_about_the_roll_has_no_preview() -> None:
    s = table(["sadie nico may", "lou skip"])
    attempt(s, "place doorway", "sadie nico", "1 2 3 4")
    (held,) = [one for one in view(s, 1).hand if one.henchman == card("skip") + 1]

    assert (True, None) == (held.can_help, held.preview)


@pytest.mark.clause("LG-A7")
def test_who_has_let_it_stand_is_offered_no_help_until_something_happens() -> None:
    s = rolled("tadek", "1 2 3 lock")
    say(s, 1, "pass")
    (held,) = [one for one in view(s, 1).hand if one.henchman == card("tadek") + 1]

    assert (False, None) == (held.can_help, held.preview)
