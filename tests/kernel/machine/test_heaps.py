"""Heaps and seats: sets as bit masks."""

import pytest

from intriga.kernel.machine import seats
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.heaps import count, heap_of, items, lowest, nth

FULL = (1 << 62) - 1


@pytest.mark.parametrize("heap", [0, 1, 2, 0b1011, 1 << 61, FULL, FULL & ~1])
def test_a_heap_and_its_items_are_the_same(heap: int) -> None:
    assert heap == heap_of(items(heap))
    assert count(heap) == len(items(heap)) == bin(heap).count("1")
    assert items(heap) == sorted(items(heap))


def test_random_heaps_agree_with_python() -> None:
    chance = Quick(1)
    for _ in range(300):
        heap = heap_of([chance.pick(62) for _ in range(chance.pick(30) + 1)])
        found = [place for place in range(62) if heap >> place & 1]

        assert found == items(heap)
        assert found == [nth(heap, place) for place in range(len(found))]
        assert found[0] == lowest(heap)
        assert len(found) == count(heap)


def test_an_empty_heap_has_nothing() -> None:
    assert ([], 0, 0) == (items(0), count(0), heap_of([]))


def test_masks_of_seats() -> None:
    assert 0b100 == seats.only(2)
    assert 0b1111 == seats.everyone(4)
    assert 0b1011 == seats.others(4, 2)
    assert [0, 3] == seats.seats_in(0b1001)
    assert [] == seats.seats_in(0)
