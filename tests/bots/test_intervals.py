"""Intervals over deals: known figures, sane ends, and the promised 95 %."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import stdev

import pytest
from scipy import stats

from intriga.bots.intervals import Estimate, estimate, quantile


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 9, 30, 101, 500, 1999])
def test_students_quantile_is_the_one_of_the_tables(freedom: int) -> None:
    assert stats.t.ppf(0.975, freedom) == pytest.approx(quantile(freedom), abs=1e-8)


def test_in_the_middle_the_interval_is_the_mean_and_t_standard_errors() -> None:
    values = [0.25, 0.5, 0.5, 0.75] * 100

    found = estimate(values)

    half = 1.966 * stdev(values) / 20
    assert found.mean == 0.5
    assert (0.5 - half, 0.5 + half) == pytest.approx((found.low, found.high), abs=1e-4)


def test_deals_that_hang_together_count_once() -> None:
    """Four games on each deal that all come out alike are worth no more than one."""
    alone = estimate([0.0, 1.0, 1.0, 0.0] * 10)

    assert stats.binomtest(20, 40).proportion_ci(method="wilson") == pytest.approx(
        (alone.low, alone.high), abs=0.01
    )


@pytest.mark.parametrize("deals", [1, 10, 100])
def test_without_any_win_the_upper_end_is_the_exact_one(deals: int) -> None:
    never, always = estimate([0.0] * deals), estimate([1.0] * deals)

    exact = stats.binomtest(0, deals).proportion_ci(method="exact").high
    assert (0.0, exact) == pytest.approx((never.low, never.high))
    assert (1 - exact, 1.0) == pytest.approx((always.low, always.high))


def test_one_deal_says_next_to_nothing() -> None:
    found = estimate([0.5])

    assert found.low < 0.02
    assert found.high > 0.98


def test_differences_lie_between_minus_one_and_one() -> None:
    assert estimate([-1.0, -1.0, -0.5], -1.0, 1.0).low >= -1.0
    assert estimate([0.0] * 50, -1.0, 1.0).low == pytest.approx(-estimate([0.0] * 50, -1.0, 1.0).high)


def test_a_verdict_needs_the_whole_interval() -> None:
    assert Estimate(0.3, 0.26, 0.34).compared_to(0.25) == "above"
    assert Estimate(0.2, 0.16, 0.24).compared_to(0.25) == "below"
    assert Estimate(0.3, 0.24, 0.36).compared_to(0.25) == "undecided"


def by_chance(seed: int, games: int) -> Callable[[float], float]:
    dice = random.Random(seed)
    return lambda share: sum(dice.random() < share for _ in range(games)) / games


@pytest.mark.parametrize("share", [0.05, 0.25, 0.5])
@pytest.mark.parametrize("deals", [10, 60])
def test_the_truth_lies_within_in_about_95_cases_of_100(share: float, deals: int) -> None:
    """The deal decides much: half of them are twice as good, half of them hopeless."""
    play = by_chance(7, 4)
    within = 0
    for _ in range(400):
        found = estimate([play(2 * share * (deal % 2)) for deal in range(deals)])
        within += found.low <= share <= found.high

    assert within >= 0.93 * 400
