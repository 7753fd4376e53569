"""Chance: the only source of luck. It offers picks; a shuffle is a series of picks."""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.i64_masks import Mask

#: The largest number of equal outcomes of one pick.
MOST_OUTCOMES: Final = 64


class NeedsOutcome(Exception):
    """A script is exhausted: this draw is a chance node with `n` outcomes."""

    def __init__(self, n: int, weights: tuple[int, ...]) -> None:
        super().__init__(f"an outcome out of {n} is needed")
        self.n = n
        self.weights = weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What every source of luck can do."""

    def pick(self, n: int) -> int:
        """One of n equal outcomes, 0 to n - 1; n is at most 64."""
        raise NotImplementedError

    def place(self, heap: Mask) -> int:
        """The place of the next item of a heap."""
        return self.pick(count(heap))

    def weigh(self, weights: list[int]) -> int:
        """One of the outcomes, as likely as its weight says."""
        raise NotImplementedError


def place_of(weights: list[int], mark: int) -> int:
    """The outcome whose interval of the summed weights contains the mark."""
    place = 0
    while mark >= weights[place]:
        mark -= weights[place]
        place += 1
    return place


@final
class Quick(Chance):
    """A small generator for rollouts: two multiplicative generators combined (after L'Ecuyer, 1988).

    No product exceeds 2**47, so that compiled and interpreted code give the same numbers.
    """

    def __init__(self, seed: int) -> None:
        digest = blake2b(str(seed).encode(), digest_size=8).digest()
        self.one: i64 = int.from_bytes(digest[:4], "little") % 2147483562 + 1
        self.two: i64 = int.from_bytes(digest[4:], "little") % 2147483398 + 1

    def step(self) -> i64:
        """The next number, 0 to 2**31 - 86."""
        self.one = self.one * 40014 % 2147483563
        self.two = self.two * 40692 % 2147483399
        mixed: i64 = self.one - self.two
        return mixed + 2147483562 if mixed < 1 else mixed

    def pick(self, n: int) -> int:
        width: i64 = n
        return (self.step() - 1) * width // 2147483562

    def weigh(self, weights: list[int]) -> int:
        total = sum(weights)
        high: int = self.step() - 1
        low: int = self.step() - 1
        return place_of(weights, total * (high * 2147483562 + low) // (2147483562 * 2147483562))


class Keyed(Chance):
    """The generator of matches: BLAKE2b in counter mode under a 256-bit key. Its counter never goes back."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key: Final = key
        self.counter = counter

    def below(self, total: int) -> int:
        """A number below total, exactly uniform (by rejection sampling)."""
        size = 8 + (total.bit_length() + 7) // 8
        limit = 256**size // total * total
        while True:
            number = int.from_bytes(self.block(size), "big")
            if number < limit:
                return number % total

    def block(self, size: int) -> bytes:
        """The next bytes of the stream; each call is one step of the counter."""
        found = b""
        part = 0
        while len(found) < size:
            place = self.counter.to_bytes(8, "big") + part.to_bytes(4, "big")
            found += blake2b(place, key=self.key, digest_size=32).digest()
            part += 1
        self.counter += 1
        return found[:size]

    def pick(self, n: int) -> int:
        return self.below(n)

    def weigh(self, weights: list[int]) -> int:
        return place_of(weights, self.below(sum(weights)))


class Scripted(Chance):
    """Outcomes that are known in advance; when they run out, the next draw is a chance node."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes: Final = outcomes
        self.used = 0

    def pick(self, n: int) -> int:
        return self.following(n, ())

    def weigh(self, weights: list[int]) -> int:
        return self.following(len(weights), tuple(weights))

    def following(self, n: int, weights: tuple[int, ...]) -> int:
        if self.used == len(self.outcomes):
            raise NeedsOutcome(n, weights)
        outcome = self.outcomes[self.used]
        if not 0 <= outcome < n:
            raise ValueError(f"outcome {outcome} is not one of {n}")
        self.used += 1
        return outcome


class Guided(Chance):
    """Picks that are given by their meaning: the item drawn from a heap, or the outcome itself."""

    def __init__(self, items: list[int]) -> None:
        self.items: Final = items
        self.used = 0

    def pick(self, n: int) -> int:
        item = self.following(n)
        if item < 0:
            raise NeedsOutcome(n, ())
        return item

    def weigh(self, weights: list[int]) -> int:
        item = self.following(len(weights))
        if item < 0:
            raise NeedsOutcome(len(weights), tuple(weights))
        return item

    def place(self, heap: Mask) -> int:
        item = self.following(MOST_OUTCOMES)
        if item < 0 or not heap >> item & 1:
            raise NeedsOutcome(count(heap), ())
        return count(heap & ((1 << item) - 1))

    def following(self, n: int) -> int:
        """The next item, or -1 if there is none or it is not below n."""
        if self.used == len(self.items) or not 0 <= self.items[self.used] < n:
            return -1
        self.used += 1
        return self.items[self.used - 1]
