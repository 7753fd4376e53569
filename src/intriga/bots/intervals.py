"""95 % intervals for a mean over deals. The games on one deal are correlated: a deal counts as one sample."""

from collections.abc import Sequence
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, variance

import msgspec

TAIL = 0.025  # the probability that the true value lies beyond one end
NORMAL_FROM = 2000  # degrees of freedom from which Student's distribution is treated as normal


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def compared_to(self, value: float) -> str:
        """Whether the interval lies above a value, below it, or contains it."""
        if self.low > value:
            return "above"
        return "below" if self.high < value else "undecided"


def estimate(values: Sequence[float], least: float = 0.0, most: float = 1.0) -> Estimate:
    """The mean of independent values between two bounds, with its interval."""
    mean = fmean(values)
    width = most - least
    low, high = interval([(value - least) / width for value in values])
    return Estimate(mean, least + width * low, least + width * high)


def unbounded(values: Sequence[float]) -> Estimate:
    """The mean of at least two independent values of any size, by Student's t."""
    mean = fmean(values)
    half = quantile(len(values) - 1) * sqrt(variance(values) / len(values))
    return Estimate(mean, mean - half, mean + half)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Wilson's interval, with an effective number of games from the variance over deals, and Student's t.

    In the middle it is the usual mean ± t standard errors; it never leaves 0 to 1.
    """
    deals = len(shares)
    if min(shares) == max(shares):
        return all_equal(shares[0], deals)
    mean = fmean(shares)
    games = mean * (1 - mean) * deals / variance(shares)
    t = quantile(deals - 1)
    centre = (mean + t * t / (2 * games)) / (1 + t * t / games)
    half = t / (1 + t * t / games) * sqrt(mean * (1 - mean) / games + t * t / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def all_equal(share: float, deals: int) -> tuple[float, float]:
    """The interval if all deals came out alike. `unseen` is the probability of a different deal at which this
    number of deals would show none with probability TAIL; such deals could move the mean to these ends.
    At 0 and 1 this is the exact bound."""
    unseen = 1 - TAIL ** (1 / deals)
    return (1 - unseen) * share, (1 - unseen) * share + unseen


@cache
def quantile(freedom: int) -> float:
    """Student's t with this number of degrees of freedom that is exceeded with probability TAIL."""
    if freedom >= NORMAL_FROM:
        return NormalDist().inv_cdf(1 - TAIL)
    low, high = 1.0, 16.0
    while high - low > 1e-10:
        middle = (low + high) / 2
        if central_probability(middle, freedom) < 1 - 2 * TAIL:
            low = middle
        else:
            high = middle
    return high


def central_probability(t: float, freedom: int) -> float:
    """The probability that Student's variable lies between -t and t: the finite series for whole degrees."""
    angle = atan(t / sqrt(freedom))
    square = cos(angle) ** 2
    term = cos(angle) if freedom % 2 else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(3 if freedom % 2 else 2, freedom, 2):
        term *= square * (step - 1) / step
        total += term
    if freedom % 2:
        return 2 / pi * (angle + sin(angle) * total)
    return sin(angle) * total
