"""Chances and expected locks of a roll, before it and while it lies.

All answers suppose the best rerolls for exactly the total that is asked for, and no help by abilities
but `factor`, by which the red die's multiplier is multiplied, and `bonus`, which is added at the end.
"""

from intriga.games.gangsters.rules.attempt import NO_RED
from intriga.games.gangsters.rules.odds.dice import (
    NOTHING_LIES,
    RED_THROWN,
    live_counts,
    locks_on,
    most_points,
    red_state,
)
from intriga.games.gangsters.rules.odds.plan import IN_HAND, OFF
from intriga.games.gangsters.rules.odds.plans import grown_plan

# ── before the roll ──


def chance_of(white: int, red: bool, target: int, factor: int = 1, bonus: int = 0) -> float:
    """The chance to reach at least the target with so many white dice, and the red one."""
    if target - bonus > most_points(white, red, factor):
        return 0.0
    plan = grown_plan(white, RED_THROWN if red else NO_RED, target - bonus, factor)
    return plan.chance[IN_HAND if red else OFF][plan.handfuls.find(NOTHING_LIES, white)]


def success_chances(
    white: int, red: bool, difficulty: int, most: int, factor: int = 1, bonus: int = 0
) -> list[float]:
    """The chances of 1, 2, … successes, up to `most`, each with the rerolls that suit it best (LG-064)."""
    return [chance_of(white, red, n * difficulty, factor, bonus) for n in range(1, most + 1)]


def expected_locks(white: int, red: bool, target: int, factor: int = 1, bonus: int = 0) -> float:
    """How many locks lie at the end, on average."""
    plan = grown_plan(white, RED_THROWN if red else NO_RED, target - bonus, factor)
    return plan.locks[IN_HAND if red else OFF][plan.handfuls.find(NOTHING_LIES, white)]


def red_card_chance(white: int, target: int, factor: int = 1, bonus: int = 0) -> float:
    """The chance that the red die shows a henchman at the end; a problem is as likely (LG-049, LG-050)."""
    plan = grown_plan(white, RED_THROWN, target - bonus, factor)
    return plan.cards[IN_HAND][plan.handfuls.find(NOTHING_LIES, white)] / 2.0


# ── while it lies ──


def chance_now(dice: list[int], red: int, target: int, factor: int = 1, bonus: int = 0) -> float:
    """The chance to reach at least the target with these dice on the table."""
    return chance_after(dice, 0, red, target, factor, bonus)


def chance_after(
    dice: list[int], thrown: int, red: int, target: int, factor: int = 1, bonus: int = 0
) -> float:
    """The same with so many more white dice about to be thrown, and the red one if it is `RED_THROWN`."""
    live = live_counts(dice)
    plan = grown_plan(sum(live) + thrown, red, target - bonus, factor)
    return plan.chance[red_state(red)][plan.handfuls.find(live, thrown)]


def locks_now(dice: list[int], red: int, target: int, factor: int = 1, bonus: int = 0) -> float:
    """How many locks lie at the end, on average, with those that lie already."""
    live = live_counts(dice)
    plan = grown_plan(sum(live), red, target - bonus, factor)
    return locks_on(dice, red) + plan.locks[red_state(red)][plan.handfuls.find(live, 0)]
