"""Rate limits for each person and each address: token buckets that let a quick program wait a little."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
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

    def take(self, key: str, patience: float = 0.0) -> float:
        """Take a token; the seconds until it is there. Nothing is taken if that exceeds the patience."""
        now = self.clock()
        left, since = self.left.pop(key, (float(self.burst), now))
        left = min(float(self.burst), left + (now - since) * self.rate)
        wait = 0.0 if left >= 1 else (1 - left) / self.rate
        self.left[key] = (left - 1 if wait <= patience else left, now)
        if len(self.left) > MOST_BUCKETS:
            del self.left[next(iter(self.left))]
        return wait


class Rates:
    """All buckets of a node, and how many readers an address has."""

    def __init__(self, limits: Limits, proxies: Collection[str] = ()) -> None:
        self.limits = limits
        self.proxies = proxies
        self.persons = Buckets(limits.person_rate, limits.person_burst)
        self.addresses = Buckets(limits.address_rate, limits.address_burst)
        self.new_persons = Buckets(limits.new_persons_rate, limits.new_persons_burst)
        self.new_tables = Buckets(limits.new_tables_rate, limits.new_tables_burst)
        self.readers: Counter[str] = Counter()

    def check(self, buckets: Buckets, key: str, patience: float = 0.0) -> float:
        """The seconds to wait; HttpRefusal if they exceed the patience."""
        wait = buckets.take(key, patience)
        if wait > patience:
            raise HttpRefusal(429, "rate", seconds=ceil(wait))
        return wait

    async def pace(self, person: str, address: str) -> None:
        """One message, or request, of a person. What comes a little too fast waits; HttpRefusal if it comes
        much too fast, which only happens to who does not wait for answers."""
        patience = self.limits.patience
        wait = self.check(self.addresses, address, patience)
        if person:
            wait = max(wait, self.check(self.persons, person, patience))
        if wait:
            await asyncio.sleep(wait)

    def check_new_person(self, address: str) -> None:
        self.check(self.new_persons, address)

    def check_new_table(self, address: str) -> None:
        self.check(self.new_tables, address)

    @contextmanager
    def reading(self, address: str) -> Iterator[None]:
        """A reader from this address, as a context; HttpRefusal if it has too many. Behind a proxy that does
        not tell addresses, everybody has the same one."""
        if address not in self.proxies and self.readers[address] >= self.limits.readers_of_address:
            raise HttpRefusal(503, "crowded-address")
        self.readers[address] += 1
        try:
            yield
        finally:
            self.readers[address] -= 1
            if not self.readers[address]:
                del self.readers[address]
