"""The dealer: the only guest of `apply`. It asks chance, notes who learns what, and hears the events."""

from typing import Final, final

from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.heaps import count, nth
from intriga.kernel.machine.i64_masks import Mask

#: Sights are numbers below this; times 131 they still fit into 63 bits.
SIGHTS: Final = 1 << 53


@final
class Pick:
    """One outcome: `value` of `n`, the seats that learn from it, the item it stands for,
    and the heap that the item was drawn from (0 where it stands for itself)."""

    def __init__(self, n: int, value: int, seats: Mask, item: int, heap: Mask, weights: list[int]) -> None:
        self.n: Final = n
        self.value: Final = value
        self.seats: Final = seats
        self.item: Final = item
        self.heap: Final = heap
        self.weights: Final = weights  # empty where all outcomes are equally likely


@final
class Dealer:
    """One per commit or per rollout. `told` and `picks` are None where nobody listens."""

    def __init__(
        self, chance: Chance, told: list[object] | None = None, picks: list[Pick] | None = None
    ) -> None:
        self.chance: Final = chance
        self.told: Final = told
        self.picks: Final = picks
        self.learned = 0  # mask of the seats that learned something hidden or unforeseen
        self.eyes = 0  # mask of the seat for which sights are kept: a search sets it
        self.sights = 0  # a number for all that these eyes have seen turn up

    def pick(self, n: int, seats: Mask) -> int:
        """One of n equal outcomes; `seats` see it."""
        self.learned |= seats
        value = self.chance.pick(n)
        if seats & self.eyes:
            self.see(value)
        if self.picks is not None:
            self.picks.append(Pick(n, value, seats, value, 0, []))
        return value

    def weigh(self, weights: list[int], seats: Mask) -> int:
        """One of the weighted outcomes; `seats` see it."""
        self.learned |= seats
        value = self.chance.weigh(weights)
        if seats & self.eyes:
            self.see(value)
        if self.picks is not None:
            self.picks.append(Pick(len(weights), value, seats, value, 0, weights))
        return value

    def draw(self, heap: Mask, seats: Mask) -> int:
        """An item of a heap that is not empty; `seats` see which. The caller takes it out."""
        self.learned |= seats
        value = self.chance.place(heap)
        item = nth(heap, value)
        if seats & self.eyes:
            self.see(item)
        if self.picks is not None:
            self.picks.append(Pick(count(heap), value, seats, item, heap, []))
        return item

    def show(self, seats: Mask, item: int = 0) -> None:
        """Something hidden turned up for these seats without chance: this item, if it is one."""
        self.learned |= seats
        if seats & self.eyes:
            self.see(item)

    def see(self, item: int) -> None:
        """The watched seat saw this turn up."""
        self.sights = (self.sights * 131 + item + 1) % SIGHTS
