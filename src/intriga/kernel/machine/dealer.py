"""The dealer, which `apply` is given: it asks chance, notes who learns what, and collects the events."""

from typing import Final, final

from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.heaps import count, nth
from intriga.kernel.machine.i64_masks import Mask

#: `Dealer.seen` stays below this; times 131 it still fits into 63 bits.
SEEN_LIMIT: Final = 1 << 53


@final
class Pick:
    """One outcome: `value` of `n`, the seats that learn from it, the item that it stands for,
    and the heap that the item was drawn from (0 if the outcome stands for itself)."""

    def __init__(self, n: int, value: int, seats: Mask, item: int, heap: Mask, weights: list[int]) -> None:
        self.n: Final = n
        self.value: Final = value
        self.seats: Final = seats
        self.item: Final = item
        self.heap: Final = heap
        self.weights: Final = weights  # empty if all outcomes are equally likely


@final
class Dealer:
    """One per commit or per rollout. `events` and `picks` collect what happened; each may be None."""

    def __init__(
        self, chance: Chance, events: list[object] | None = None, picks: list[Pick] | None = None
    ) -> None:
        self.chance: Final = chance
        self.events: Final = events
        self.picks: Final = picks
        self.learned = 0  # mask of the seats that learned something hidden or unforeseen
        self.watched = 0  # mask of the seat whose observations are hashed: set by a search
        self.seen = 0  # the hash of everything that turned up for the watched seat

    def pick(self, n: int, seats: Mask) -> int:
        """One of n equal outcomes; `seats` see it."""
        self.learned |= seats
        value = self.chance.pick(n)
        if seats & self.watched:
            self.see(value)
        if self.picks is not None:
            self.picks.append(Pick(n, value, seats, value, 0, []))
        return value

    def weigh(self, weights: list[int], seats: Mask) -> int:
        """One of the weighted outcomes; `seats` see it."""
        self.learned |= seats
        value = self.chance.weigh(weights)
        if seats & self.watched:
            self.see(value)
        if self.picks is not None:
            self.picks.append(Pick(len(weights), value, seats, value, 0, weights))
        return value

    def draw(self, heap: Mask, seats: Mask) -> int:
        """An item of a heap that is not empty; `seats` see which. The caller removes it."""
        self.learned |= seats
        value = self.chance.place(heap)
        item = nth(heap, value)
        if seats & self.watched:
            self.see(item)
        if self.picks is not None:
            self.picks.append(Pick(count(heap), value, seats, item, heap, []))
        return item

    def show(self, seats: Mask, item: int = 0) -> None:
        """Something hidden was revealed to these seats without chance: this item, if it is one."""
        self.learned |= seats
        if seats & self.watched:
            self.see(item)

    def see(self, item: int) -> None:
        """The watched seat saw this item or outcome."""
        self.seen = (self.seen * 131 + item + 1) % SEEN_LIMIT
