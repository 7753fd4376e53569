"""Rate limits for each person and each address: token buckets."""

from collections.abc import Callable
from math import ceil
from time import monotonic

from intriga.server.settings import Limits
from intriga.server.telling.refusals import HttpRefusal

MOST_BUCKETS = 50_000


class Buckets:
    """A token bucket for each key: `burst` tokens, refilled at `rate` per second."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left: dict[str, tuple[float, float]] = {}  # by key: tokens, and when they were counted

    def take(self, key: str) -> float:
        """Take a token; the seconds until there is one (0 if it was taken)."""
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
            raise HttpRefusal(429, "rate", seconds=ceil(too_early))

    def check_message(self, person: str, address: str) -> None:
        """One message, or request, of a person; HttpRefusal if it comes too fast."""
        self.check(self.addresses, address)
        if person:
            self.check(self.persons, person)

    def check_new_person(self, address: str) -> None:
        self.check(self.new_persons, address)
