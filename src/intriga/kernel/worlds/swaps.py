"""Swaps: the simplest way of re-telling. Items drawn in secret become other items of the same heap."""

from collections.abc import Iterable, Mapping

from intriga.kernel.contract import Retelling
from intriga.kernel.machine.dealer import Pick
from intriga.kernel.machine.heaps import items


class Swapped(Retelling):
    """A retelling that swaps items: each draw from a heap gives the item's counterpart."""

    def __init__(self, swap: Mapping[int, int]) -> None:
        self.swap = swap

    def drawn(self, entry: int, picks: list[Pick]) -> list[int]:
        return [self.swap.get(pick.item, pick.item) if pick.heap else pick.item for pick in picks]


def paired(parts: Iterable[tuple[int, int]]) -> dict[int, int]:
    """The swap that turns the first heap of each pair into the second. Both have the same size,
    and all first heaps together hold what all second heaps hold."""
    swap: dict[int, int] = {}
    for here, there in parts:
        swap.update(zip(items(here), items(there), strict=True))
    return swap
