"""Re-dealing is even over all worlds that fit what a seat has seen, counted in small endgames."""

from collections.abc import Callable

import pytest

from intriga.games.masti.knowledge import redeal as dealing
from intriga.games.masti.knowledge.redeal import redeal
from intriga.games.masti.state import Masti
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.heaps import count
from tests.games.masti.all_worlds import World, all_worlds, unevenness, world_of
from tests.games.masti.builders import NUMBER, cards, table

DRAWS = 30  # for each world
TOO_UNEVEN = 3.7  # standard deviations: one honest dealer of ten thousand

A, P, E, U = 1, 2, 4, 8  # characters as a mask

compiled = pytest.mark.skipif(
    not dealing.__file__.endswith(".py"), reason="a compiled module keeps its constants to itself"
)


def three(lacks: list[int]) -> Masti:
    s = table(["A5 P6", "E7 A8", "U9 P2"], trump="A1", round=14, deck="E3 U4")
    s.lacks = lacks
    return s


def four(lacks: list[int]) -> Masti:
    s = table(["A5", "E7 U8", "U9", "P2 U3"], trump="A1", round=11, deck="E4")
    s.lacks = lacks
    return s


def five(lacks: list[int]) -> Masti:
    s = table(["A5", "E7", "U9", "P2", "U3"], trump="A1", round=10, deck="E4 A12")
    s.lacks = lacks
    return s


def six(lacks: list[int]) -> Masti:
    """Round 6: the trump deck is public, but not who discarded what long ago."""
    s = table(["A5", "E7", "U9", "P2", "", "U3"], trump="A1", round=6, deck="E4 A12", out=[4])
    s.lacks = lacks
    s.turned = cards("A7 A8 E9 U10")
    s.buried = [-1, -1, -1, *(NUMBER[name] for name in ("A8", "U10", "E9"))]
    return s


def six_early(round: int, deck: str, turned: str, lacks: list[int]) -> Masti:  # noqa: A002
    """In the rounds of the first trump deck: three of its four cards were discarded by seats 3, 4 and 5."""
    s = table(["A5", "E7", "", "P2", "U3", ""], trump="A1", round=round, deck=deck, out=[2, 5])
    s.lacks = lacks
    s.turned = cards(turned)
    s.buried = [-1, -1, -1, *(NUMBER[name] for name in ("A8", "U10", "A1"))]
    return s


def six_choosing() -> Masti:
    """While the three discard: two have chosen, and their cards are still in hand."""
    s = table(["A5", "", "", "P2 U10", "E7 A8", "E2"], trump="A1", round=0, deck="U12", out=[1, 2])
    s.buried = [-1, -1, -1, NUMBER["U10"], NUMBER["A8"], -1]
    return s


CASES: list[tuple[str, Masti, int]] = [
    ("three players", three([0, 0, 0]), 0),
    ("three players, one void", three([0, P, 0]), 0),
    ("three players, two voids that bind", three([0, P | U, E]), 0),
    ("three players, a spectator", three([E | U, P | U, E]), -1),
    ("four players, voids", four([0, A | P, E, 0]), 0),
    ("four players, voids of all", four([0, P, E, E | A]), 0),
    ("four players, from the middle", four([U, 0, E, E]), 2),
    ("five players, voids", five([0, P | A, E, U, 0]), 0),
    ("five players, one card possible", five([0, P | A | U, A | P | E, A | E | U, 0]), 0),
    ("six players, late", six([0, P, E, E, 0, 0]), 0),
    ("six players, late, one who discarded", six([U, P, E, E, 0, 0]), 3),
    ("six players, early", six_early(2, "A8 U10", "A1 E12", [0, U, 0, E, 0, 0]), 0),
    ("six players, early, own discard in the deck", six_early(2, "A8 U10", "A1 E12", [0] * 6), 3),
    ("six players, early, own discard turned up", six_early(3, "U10", "A1 E12 A8", [0] * 6), 3),
    ("six players, early, a void", six_early(2, "A8 U10", "A1 E12", [P, U, 0, E | U, 0, 0]), 4),
    ("six players choosing", six_choosing(), 3),
    ("six players choosing, the others", six_choosing(), 0),
]
EVERY_CASE = pytest.mark.parametrize(
    ("s", "seat"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)


def unevenness_of(s: Masti, seat: int, deal: Callable[[Masti, int, Quick], Masti] = redeal) -> float:
    worlds = all_worlds(s, seat)
    chance = Quick(len(worlds))

    def sample(number: int) -> World:
        return world_of(deal(s, seat, chance))

    return unevenness(worlds, sample, DRAWS * len(worlds))


@EVERY_CASE
def test_every_fitting_world_is_dealt_equally_often(s: Masti, seat: int) -> None:
    assert world_of(s) in all_worlds(s, seat)
    assert unevenness_of(s, seat) < TOO_UNEVEN


@compiled
@EVERY_CASE
def test_the_exact_way_alone_is_as_even(s: Masti, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "PLAIN_TRIES", 0)

    assert unevenness_of(s, seat) < TOO_UNEVEN


@pytest.mark.parametrize(
    ("s", "seat", "worlds"),
    [
        (three([0, 0, 0]), 0, 90),  # 6! / (2! 2! 2!)
        (three([0, P | U, E]), 0, 6 + 3 + 3),  # seat 1 has E3 E7, or A8 with one of them
        (five([0, 0, 0, 0, 0]), 0, 360),  # 6! / 2!
        (six([0, 0, 0, 0, 0, 0]), 0, 24 * 24),  # four hands; three of four cards to three seats
        (six_choosing(), 0, 180 * 2 * 2),  # 6! / (2! 2!) hands; two choices of two cards
    ],
)
def test_the_worlds_are_counted_rightly(s: Masti, seat: int, worlds: int) -> None:
    assert worlds == len(all_worlds(s, seat))


# ── dealers that are not even are caught ──


def fills_one_after_the_other(s: Masti, seat: int, chance: Quick) -> Masti:
    """Each seat in turn gets any fitting cards, and dead ends are tried again: not all worlds are alike."""
    while True:
        world = s.copy()
        if all(was_filled(s, world, other, chance) for other in range(s.players) if other != seat):
            return world


def was_filled(s: Masti, world: Masti, seat: int, chance: Quick) -> bool:
    taken = 0
    for other in range(seat):
        taken |= world.hands[other]
    pool = s.deck
    for hand in s.hands[1:]:
        pool |= hand
    fitting = pool & ~taken & ~dealing.lacked(s, seat)
    wanted = count(s.hands[seat])
    if count(fitting) < wanted:
        return False
    world.hands[seat] = dealing.drawn(fitting, wanted, chance)
    world.deck = pool & ~taken & ~world.hands[seat]
    return True


def test_a_dealer_that_fills_one_seat_after_the_other_is_caught() -> None:
    assert unevenness_of(three([0, P, A]), 0, fills_one_after_the_other) > TOO_UNEVEN


def test_a_dealer_that_forgets_a_void_is_caught() -> None:
    def forgets(s: Masti, seat: int, chance: Quick) -> Masti:
        return redeal(three([0, 0, 0]), seat, chance)

    assert unevenness_of(three([0, P, 0]), 0, forgets) == float("inf")


def test_a_dealer_that_keeps_the_discards_is_caught() -> None:
    def keeps(s: Masti, seat: int, chance: Quick) -> Masti:
        world = redeal(s, seat, chance)
        world.buried = list(s.buried)
        return world

    assert unevenness_of(six([0] * 6), 0, keeps) > TOO_UNEVEN
