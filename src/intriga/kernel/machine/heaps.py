"""Unordered heaps: what nobody has seen is a set, and a set is a bit mask of item numbers (below 62).

A heap has no order, so no state, copy or save contains the future: a card gets its place when it is drawn.
"""

from mypy_extensions import i64

from intriga.kernel.machine.i64_masks import Mask, count_i64, lowest_i64


def count(heap: Mask) -> int:
    """How many items lie in the heap."""
    return count_i64(heap)


def lowest(heap: Mask) -> int:
    """The lowest item of a heap that is not empty."""
    return lowest_i64(heap)


def nth(heap: Mask, place: int) -> int:
    """The item at this place, counted from the lowest."""
    rest: i64 = heap
    left: i64 = place
    while left > 0:
        rest = rest & (rest - 1)
        left -= 1
    return lowest_i64(rest)


def items(heap: Mask) -> list[int]:
    """All items, lowest first."""
    found: list[int] = []
    rest: i64 = heap
    while rest != 0:
        found.append(lowest_i64(rest))
        rest = rest & (rest - 1)
    return found


def heap_of(numbers: list[int]) -> Mask:
    """The heap of these items."""
    heap = 0
    for number in numbers:
        heap |= 1 << number
    return heap
