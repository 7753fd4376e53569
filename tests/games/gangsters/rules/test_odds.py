"""The odds of a roll: against a naive search, known values, and dice that are really thrown."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import sqrt
from random import Random

import pytest

from intriga.games.gangsters.box.tables import MOST_DICE
from intriga.games.gangsters.rules.attempt import NO_RED
from intriga.games.gangsters.rules.odds.chances import (
    chance_after,
    chance_now,
    chance_of,
    expected_locks,
    locks_now,
    red_card_chance,
    success_chances,
)
from intriga.games.gangsters.rules.odds.dice import RED_THROWN
from intriga.games.gangsters.rules.odds.plans import MOST_PLANS, PLANS
from intriga.games.gangsters.rules.odds.rerolls import Reroll, all_rerolls, best_reroll

THROWS = 1_000_000 if os.environ.get("INTRIGA_LONG") == "1" else 20_000
WHITE = "1234LR"
RED = "234LHP"
HENCHMAN = 4


# ── a naive search over dice in a row ──


def result(white: str, red: str, factor: int = 1) -> int:
    values = [int(face) for face in white if face in "1234"]
    multiplier = int(red) * factor if red in "234" else 1
    return sum(values) + (multiplier - 1) * max(values, default=0)


def nonempty(dice: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(1, len(dice) + 1):
        yield from combinations(dice, size)


@cache
def naive(faces: str, target: int, factor: int) -> tuple[float, float]:
    """The chance with the best rerolls, and then the fewest locks, below zero; the red die is the last."""
    white, red = faces[:-1], faces[-1]
    locks = -float(faces.count("L"))
    best = (1.0 if result(white, red, factor) >= target else 0.0, locks)
    for used in (place for place, face in enumerate(white) if face == "R"):
        free = [place for place, face in enumerate(faces) if place != used and face not in "LU-"]
        for again in nonempty(free):
            best = max(best, naive_throw(faces[:used] + "U" + faces[used + 1 :], again, target, factor))
    return best


@cache
def naive_throw(faces: str, again: tuple[int, ...], target: int, factor: int) -> tuple[float, float]:
    chance = locks = 0.0
    last = len(faces) - 1
    throws = list(product(*(RED if place == last else WHITE for place in again)))
    for throw in throws:
        row = list(faces)
        for place, face in zip(again, throw, strict=True):
            row[place] = face
        after = naive("".join(row), target, factor)
        chance += after[0]
        locks += after[1]
    return (round(chance / len(throws), 13), round(locks / len(throws), 13))


def counts(white: str) -> list[int]:
    return [white.count(face) for face in "1234LRU"]


@pytest.mark.parametrize(
    ("white", "red", "factor", "targets"),
    [
        (1, False, 1, range(6)),
        (2, False, 1, range(10)),
        (3, False, 1, range(14)),
        (1, True, 1, range(1, 18, 3)),
        (2, True, 1, (1, 2, 5, 6, 8, 11, 16, 20, 21)),
        (3, True, 1, (3, 7, 8, 10, 13, 18)),
        (2, True, 2, (8, 15, 36)),
    ],
)
def test_chances_and_locks_are_those_of_a_naive_search(
    white: int, red: bool, factor: int, targets: range | tuple[int, ...]
) -> None:
    for target in targets:
        dice = "U" * white + ("-" if not red else "H")
        chance, locks = naive_throw(dice, tuple(range(white + red)), target, factor)

        assert pytest.approx(chance, abs=1e-9) == chance_of(white, red, target, factor)
        assert pytest.approx(-locks, abs=1e-9) == expected_locks(white, red, target, factor)


@pytest.mark.parametrize(
    ("white", "red", "target"),
    [("1R2", "-", 6), ("RR1", "-", 5), ("1RL", "P", 6), ("R3U", "2", 9), ("RR2", "L", 6), ("44R", "3", 20)],
)
def test_every_set_of_dice_has_the_chance_of_a_naive_search(white: str, red: str, target: int) -> None:
    face = NO_RED if red == "-" else RED.index(red)
    used = white.index("R")
    row = white[:used] + "U" + white[used + 1 :] + red
    free = [place for place, face in enumerate(row) if face not in "LU-"]
    expected = {
        (tuple(counts("".join(row[place] for place in again if place < 3))), 3 in again): naive_throw(
            row, again, target, 1
        )
        for again in nonempty(free)
    }

    sets = all_rerolls(counts(white), face, target)

    assert sorted(expected) == [(tuple(again.dice), again.red) for again in sets]
    for again in sets:
        chance, locks = expected[tuple(again.dice), again.red]
        assert pytest.approx((chance, -locks), abs=1e-9) == (again.chance, again.locks)
    best, fewest = naive(white + red, target, 1)
    assert pytest.approx(best, abs=1e-9) == chance_now(counts(white), face, target)
    assert pytest.approx(-fewest, abs=1e-9) == locks_now(counts(white), face, target)


# ── known values ──


@pytest.mark.parametrize(
    ("white", "red", "target", "chance"),
    [(4, False, 8, 0.468), (5, False, 8, 0.707), (6, False, 12, 0.471), (4, True, 8, 0.740)],
)
def test_the_chances_of_the_calibration_table_come_out(
    white: int, red: bool, target: int, chance: float
) -> None:
    assert chance == round(chance_of(white, red, target), 3)


def test_one_die_is_counted_by_hand() -> None:
    assert [1.0, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0.0] == pytest.approx([chance_of(1, False, n) for n in range(6)])
    assert 1 / 6 == pytest.approx(expected_locks(1, False, 3))


def test_a_total_out_of_reach_has_no_chance_and_nothing_is_thrown_again() -> None:
    assert 0.0 == chance_of(7, True, 41)
    assert 0.0 < chance_of(7, True, 40)
    assert 8 / 6 == pytest.approx(expected_locks(7, True, 1000))
    assert best_reroll([1, 0, 0, 0, 0, 1, 0], NO_RED, 5) is None


def test_a_total_that_is_reached_is_kept() -> None:
    dice = [0, 0, 0, 2, 1, 2, 1]

    assert 1.0 == chance_now(dice, 0, 12)
    assert best_reroll(dice, 0, 12) is None
    assert 1.0 == locks_now(dice, 0, 12)


def test_without_a_reroll_die_nothing_can_be_thrown_again() -> None:
    assert [] == all_rerolls([3, 0, 0, 0, 1, 0, 2], HENCHMAN, 9)
    assert 0.0 == chance_now([3, 0, 0, 0, 1, 0, 2], HENCHMAN, 9)


def test_a_locked_red_die_stays_where_it_is() -> None:
    sets = all_rerolls([1, 0, 0, 0, 0, 1, 0], RED.index("L"), 4)

    assert [([1, 0, 0, 0, 0, 0, 0], False)] == [(again.dice, again.red) for again in sets]


def test_the_best_set_is_the_first_among_all_sets() -> None:
    dice = [2, 1, 0, 1, 0, 2, 0]
    best = best_reroll(dice, HENCHMAN, 14)

    assert best is not None
    assert best.red
    assert max(again.chance for again in all_rerolls(dice, HENCHMAN, 14)) == pytest.approx(best.chance)
    assert best.chance == chance_now(dice, HENCHMAN, 14)


def test_dice_in_the_hand_are_weighed_with_those_that_lie() -> None:
    assert chance_of(3, True, 9) == chance_after([0] * 7, 3, RED_THROWN, 9)
    # 1 to 4 will do; a reroll gives the 3 another throw, which must be a 4
    assert 4 / 6 + 1 / 36 == pytest.approx(chance_after([0, 0, 1, 0, 2, 0, 1], 1, NO_RED, 4))


def test_a_bonus_lowers_the_target_and_a_factor_multiplies_the_multiplier() -> None:
    assert chance_of(4, True, 7) == chance_of(4, True, 9, bonus=2)
    assert 1.0 == chance_of(2, False, 3, bonus=3)
    assert 0.0 == chance_now([0, 0, 1, 0, 0, 0, 0], 0, 12)
    assert 1.0 == chance_now([0, 0, 1, 0, 0, 0, 0], 0, 12, factor=2)


def test_each_number_of_successes_has_its_own_target() -> None:
    expected = [chance_of(5, True, 4), chance_of(5, True, 8), chance_of(5, True, 12)]

    assert expected == success_chances(5, True, 4, 3)


def test_the_red_die_ends_as_a_card_once_in_three_if_it_is_never_thrown_again() -> None:
    assert 1 / 6 == pytest.approx(red_card_chance(5, 0))
    assert 1 / 6 > red_card_chance(5, 15)


def test_more_than_seven_white_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="8 white dice"):
        chance_of(8, False, 3)


def test_only_some_plans_are_kept() -> None:
    for target in range(2 * MOST_PLANS):
        chance_of(1, True, target, factor=8)

    assert MOST_PLANS == len(PLANS)


@pytest.mark.parametrize("red", [False, True])
def test_more_dice_help_and_a_higher_target_hurts(red: bool) -> None:
    table = [[chance_of(white, red, target) for target in range(20)] for white in range(MOST_DICE + 1)]

    for row in table:
        assert sorted(row, reverse=True) == row
    for target in range(20):
        column = [row[target] for row in table]
        assert sorted(column) == column
    for white in range(MOST_DICE + 1):
        assert chance_of(white, True, 9) >= chance_of(white, False, 9)


# ── dice that are really thrown ──


class Thrower:
    """Throws dice and follows `best_reroll`."""

    def __init__(self, random: Random, target: int) -> None:
        self.random = random
        self.target = target
        self.told: dict[tuple[int, ...], Reroll | None] = {}

    def play(self, white: int, red: bool) -> tuple[list[int], int]:
        dice = [0] * 7
        self.throw(dice, white)
        face = self.random.randrange(6) if red else NO_RED
        again = self.advice(dice, face)
        while again is not None:
            for shown in range(7):
                dice[shown] -= again.dice[shown]
            dice[5] -= 1
            dice[6] += 1
            self.throw(dice, sum(again.dice))
            if again.red:
                face = self.random.randrange(6)
            again = self.advice(dice, face)
        return dice, face

    def throw(self, dice: list[int], number: int) -> None:
        for _ in range(number):
            dice[self.random.randrange(6)] += 1

    def advice(self, dice: list[int], face: int) -> Reroll | None:
        key = (*dice, face)
        if key not in self.told:
            self.told[key] = best_reroll(dice, face, self.target)
        return self.told[key]


CASES = [(seed, 5 + seed % 3, seed % 4 != 0, Random(seed).randrange(7, 20)) for seed in range(10)]


@pytest.mark.parametrize(("seed", "white", "red", "target"), CASES)
def test_thrown_dice_agree_within_four_standard_errors(seed: int, white: int, red: bool, target: int) -> None:
    thrower = Thrower(Random(1000 + seed), target)
    reached = locks = squares = henchmen = 0
    for _ in range(THROWS):
        dice, face = thrower.play(white, red)
        shown = "".join(str(value + 1) * dice[value] for value in range(4))
        reached += result(shown, RED[face] if red else "-") >= target
        henchmen += face == HENCHMAN
        lying = dice[4] + (face == 3)
        locks += lying
        squares += lying * lying

    chance = chance_of(white, red, target)
    assert 4 * deviation(chance) > abs(chance - reached / THROWS)
    mean = locks / THROWS
    assert 4 * sqrt((squares / THROWS - mean * mean) / THROWS) > abs(
        expected_locks(white, red, target) - mean
    )
    if red:
        card = red_card_chance(white, target)
        assert 4 * deviation(card) > abs(card - henchmen / THROWS)


def deviation(chance: float) -> float:
    """The standard error of a share in so many throws."""
    return sqrt(chance * (1 - chance) / THROWS)
