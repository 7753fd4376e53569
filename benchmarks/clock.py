"""Timing: the best of several repeats, so that a busy machine matters little."""

from collections.abc import Callable
from time import perf_counter

REPEATS = 7


def best_rate(work: Callable[[], int], repeats: int = REPEATS) -> float:
    """Units of work a second: the fastest of the repeats."""
    rates = []
    for _ in range(repeats):
        start = perf_counter()
        done = work()
        rates.append(done / (perf_counter() - start))
    return max(rates)
