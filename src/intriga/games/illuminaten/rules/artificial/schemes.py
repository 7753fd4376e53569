"""Choosing among several cards: Weishaupt goes by directions, the others by Saint-Germain's numbers."""

from typing import Final

from intriga.games.illuminaten.box.tables import AREOPAGUS, DAGGER
from intriga.games.illuminaten.rules.artificial.figure import WEISHAUPT
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.opponents import reveal_plan
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat

SIDES: Final = 6
LEAST_STRENGTH: Final = 2


# ── Saint-Germain, Joseph II, Willermoz ──


def by_number(s: Pax, cells: list[int]) -> int:
    """The card whose number comes next after that of his card, after the last the first; NONE of none.
    His own card, if it is among them, comes last."""
    # GAP-16 AO-002
    numbers = s.pattern().germain
    here = 0 if s.figure == AREOPAGUS else numbers[s.figure]
    best, least = NONE, 0
    for cell in cells:
        steps = (numbers[cell] - here - 1) % (len(numbers) + 1)
        if best < 0 or steps < least:
            best, least = cell, steps
    return best


# ── Weishaupt ──


def pointed_at(strength: int) -> int:
    """The place on the scheme: 2 to 6 clockwise, dagger and hammers share the sixth."""
    # GAP-17
    return min(strength, DAGGER) - LEAST_STRENGTH


def scheme(s: Pax, seat: Seat) -> list[int]:
    """The cards around his card in the order of the scheme, NONE where there is no card."""
    # PI-218 GAP-17
    turn = s.pattern().turns[s.place[seat]]
    around = s.pattern().around
    if s.figure != AREOPAGUS:
        return [around[s.figure][(side + turn) % SIDES] for side in range(SIDES)]
    # The board touches two cards: the scheme is turned so that they are its last place and its first.
    touched = s.pattern().areopagi[s.place[seat]]
    ring = [NONE] * SIDES
    for cell in range(len(s.field)):
        following = around[cell][(turn + 1) % SIDES]
        if touched >> cell & 1 and following >= 0 and touched >> following & 1:
            ring[SIDES - 1] = cell
            ring[0] = following
    return ring


def clockwise(ring: list[int], start: int) -> int:
    """The first place from this one on, clockwise, where a card lies."""
    # PI-218
    place = start % SIDES
    while ring[place] < 0:
        place = (place + 1) % SIDES
    return place


def by_plan(s: Pax, seat: Seat, cells: list[int], d: Dealer) -> int:
    """Of several neighbours the one that a new plan card points at."""
    # PI-217 PI-218 GAP-20
    ring = [cell if cell in cells else NONE for cell in scheme(s, seat)]
    plan = reveal_plan(s, seat, d)
    return ring[clockwise(ring, pointed_at(s.box.cards[plan].strength) if plan >= 0 else 0)]


# ── either ──


def one_of(s: Pax, seat: Seat, cells: list[int], d: Dealer) -> int:
    """The card that the scheme or a plan card chooses among several; NONE of none."""
    # PI-217 AO-002
    if len(cells) > 1 and s.opponent == WEISHAUPT:
        return by_plan(s, seat, cells, d)
    return by_number(s, cells)
