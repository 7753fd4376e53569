"""Rates: how fast one person, and one address, may speak. Each has a bucket that fills again with time."""

from collections.abc import Callable
from math import ceil
from time import monotonic

from intriga.server.settings import Limits
from intriga.server.telling.refusals import Wrong

MOST_BUCKETS = 50_000


class Buckets:
    """So many at once, and then so many a second, for each key."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left: dict[str, tuple[float, float]] = {}  # key, to what is left and when that was

    def take(self, key: str) -> float:
        """Take one; how many seconds it is too early (0 if it is not)."""
        now = self.clock()
        left, since = self.left.pop(key, (float(self.burst), now))
        left = min(float(self.burst), left + (now - since) * self.rate)
        too_early = 0.0 if left >= 1 else (1 - left) / self.rate
        self.left[key] = (left if too_early else left - 1, now)
        if len(self.left) > MOST_BUCKETS:
            del self.left[next(iter(self.left))]
        return too_early


class Rates:
    """All buckets of a node."""

    def __init__(self, limits: Limits) -> None:
        self.persons = Buckets(limits.person_rate, limits.person_burst)
        self.addresses = Buckets(limits.address_rate, limits.address_burst)
        self.new_persons = Buckets(limits.new_persons_rate, limits.new_persons_burst)

    def check(self, buckets: Buckets, key: str) -> None:
        too_early = buckets.take(key)
        if too_early:
            raise Wrong(429, "rate", seconds=ceil(too_early))

    def message(self, person: str, address: str) -> None:
        """One message, or request, of a person; Wrong if it comes too fast."""
        self.check(self.addresses, address)
        if person:
            self.check(self.persons, person)

    def new_person(self, address: str) -> None:
        self.check(self.new_persons, address)
