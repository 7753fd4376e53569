"""Chance: picks that are equal everywhere, exactly uniform in matches, and nodes where a script ends."""

from collections import Counter
from collections.abc import Callable

import pytest

from intriga.kernel.machine import chance as module
from intriga.kernel.machine.chance import (
    MOST_OUTCOMES,
    Chance,
    Guided,
    Keyed,
    NeedsOutcome,
    Quick,
    Scripted,
    place_of,
)

#: 99.9 % quantiles of the chi-square distribution, by degrees of freedom.
CRITICAL = {2: 13.82, 5: 20.52, 6: 22.46, 51: 87.97, 63: 103.44}


def chi_square(found: Counter[int], expected: list[float]) -> float:
    return sum((found[place] - share) ** 2 / share for place, share in enumerate(expected))


# ── Quick ──


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [1, 3, 1, 36, 53, 56, 46, 4]),
        (1, [0, 5, 3, 41, 34, 52, 35, 2]),
        (2**70, [0, 3, 2, 18, 46, 62, 25, 2]),
    ],
)
def test_quick_gives_known_numbers(seed: int, expected: list[int]) -> None:
    chance = Quick(seed)

    assert expected == [chance.pick(n) for n in (2, 6, 10, 52, 64, 64, 52, 6)]


def test_quick_weighs_with_known_numbers() -> None:
    chance = Quick(7)

    assert [1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 0, 2] == [chance.weigh([3, 3, 1]) for _ in range(12)]


def test_quick_weighs_numbers_of_any_size() -> None:
    chance = Quick(1)
    weights = [10**30, 1, 10**30]

    assert {0, 2} == {chance.weigh(weights) for _ in range(50)}


@pytest.mark.parametrize("make", [lambda: Quick(5), lambda: Keyed(bytes(32))], ids=["quick", "keyed"])
@pytest.mark.parametrize("n", [6, 7, 52, 64])
def test_picks_are_uniform(make: Callable[[], Chance], n: int) -> None:
    chance = make()
    draws = 200 * n
    found = Counter(chance.pick(n) for _ in range(draws))

    assert chi_square(found, [draws / n] * n) < CRITICAL[n - 1]


@pytest.mark.parametrize("make", [lambda: Quick(5), lambda: Keyed(bytes(32))], ids=["quick", "keyed"])
def test_weighted_picks_follow_their_weights(make: Callable[[], Chance]) -> None:
    chance = make()
    found = Counter(chance.weigh([3, 3, 1]) for _ in range(7000))

    assert chi_square(found, [3000, 3000, 1000]) < CRITICAL[2]


@pytest.mark.parametrize(("mark", "place"), [(0, 0), (2, 0), (3, 2), (4, 3), (7, 3)])
def test_a_mark_lies_in_the_stretch_of_its_outcome(mark: int, place: int) -> None:
    assert place == place_of([3, 0, 1, 4], mark)


# ── Keyed ──


def test_keyed_gives_pinned_vectors() -> None:
    chance = Keyed(bytes(range(32)))

    assert [0, 4, 3, 8, 54, 28, 20, 1] == [chance.pick(n) for n in (2, 6, 10, 52, 64, 64, 52, 6)]
    assert 8 == chance.counter


def test_keyed_weighs_like_a_pick_below_the_sum() -> None:
    one, other = Keyed(bytes(range(32))), Keyed(bytes(range(32)))

    assert [place_of([5, 1, 4], other.pick(10)) for _ in range(20)] == [
        one.weigh([5, 1, 4]) for _ in range(20)
    ]


@pytest.mark.skipif(
    not str(module.__file__).endswith(".py"), reason="a compiled class has no subclasses here"
)
def test_keyed_throws_away_what_would_not_be_uniform() -> None:
    """The numbers below the limit are a whole multiple of n, so that each outcome has as many of them."""

    class High(Keyed):
        def block(self, size: int) -> bytes:
            self.counter += 1
            return b"\xff" * size if self.counter == 1 else bytes(size)

    high = High(bytes(32))

    assert 0 == high.pick(6)
    assert 2 == high.counter


def test_keyed_goes_on_where_its_counter_stands() -> None:
    chance = Keyed(bytes(32))
    first = [chance.pick(64) for _ in range(5)]
    later = [chance.pick(64) for _ in range(5)]

    assert later == [pick for again in [Keyed(bytes(32), 5)] for pick in (again.pick(64) for _ in range(5))]
    assert first != later


def test_another_key_gives_another_stream() -> None:
    streams = {tuple(Keyed(bytes([key] * 32)).pick(64) for _ in range(1)) for key in range(100)}

    assert len(streams) > 40


def test_a_block_may_be_longer_than_one_digest() -> None:
    block = Keyed(bytes(32)).block(70)

    assert 70 == len(block)
    assert block[:32] == Keyed(bytes(32)).block(32)
    assert block[:32] != block[32:64]


# ── Scripted and Guided ──


def test_a_script_is_followed_and_then_names_the_node() -> None:
    chance = Scripted([1, 2])

    assert [1, 2] == [chance.pick(6), chance.weigh([1, 1, 5])]
    with pytest.raises(NeedsOutcome) as plain:
        chance.pick(6)
    with pytest.raises(NeedsOutcome) as weighted:
        chance.weigh([1, 1, 5])

    assert [(6, ()), (3, (1, 1, 5))] == [(node.value.n, node.value.weights) for node in (plain, weighted)]


@pytest.mark.parametrize("outcome", [-1, 6])
def test_an_outcome_that_cannot_be_is_a_value_error(outcome: int) -> None:
    with pytest.raises(ValueError, match=f"outcome {outcome} is not one of 6"):
        Scripted([outcome]).pick(6)


def test_guided_picks_stand_for_items_of_a_heap() -> None:
    chance = Guided([5, 3, 2])

    assert 1 == chance.place(0b101001 & ~1)
    assert [3, 2] == [chance.pick(6), chance.weigh([1, 1, 1])]


@pytest.mark.parametrize("items", [[], [1], [4], [64]])
def test_guided_needs_an_item_that_is_there(items: list[int]) -> None:
    with pytest.raises(NeedsOutcome) as node:
        Guided(items).place(0b101)

    assert (2, ()) == (node.value.n, node.value.weights)


@pytest.mark.parametrize("items", [[], [3], [-1]])
def test_guided_names_the_node_with_its_weights(items: list[int]) -> None:
    with pytest.raises(NeedsOutcome) as plain:
        Guided(items).pick(3)
    with pytest.raises(NeedsOutcome) as weighted:
        Guided(items).weigh([1, 1, 5])

    assert [(3, ()), (3, (1, 1, 5))] == [(node.value.n, node.value.weights) for node in (plain, weighted)]


def test_the_place_of_any_chance_is_a_pick_of_the_heaps_size() -> None:
    assert 2 == Scripted([2]).place(0b10101)
    assert 64 == MOST_OUTCOMES


def test_chance_itself_promises_only() -> None:
    with pytest.raises(NotImplementedError):
        Chance().pick(2)
    with pytest.raises(NotImplementedError):
        Chance().weigh([1])
