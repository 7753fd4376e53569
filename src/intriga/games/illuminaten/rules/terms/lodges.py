"""Lodges: connected cards that share a faction, who controls them, and the largest of each faction.

Sets of cards are masks of cells.
"""

from typing import Final

from mypy_extensions import i64

from intriga.games.illuminaten.box.tables import Faction
from intriga.games.illuminaten.state import FACE_DOWN, Pax
from intriga.games.illuminaten.verbs.slots import controller, has_others, influence_of
from intriga.kernel.machine.heaps import count, lowest
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat

LEAST_CARDS: Final = 3  # PI-036
LEAST_INFLUENCE: Final = 3  # PI-037
NOBODY: Final = -1


# ── cards ──


def members(s: Pax, faction: Faction) -> int:
    """The face-up cards of a faction; a face-down card belongs to none."""
    # PI-044 GAP-27
    found: i64 = 0
    bit: i64 = 1
    cards = s.box.cards
    for card in s.field:
        if card >= 0 and cards[card].factions >> faction & 1:
            found |= bit
        bit <<= 1
    return found


def present(s: Pax, seat: Seat) -> int:
    """The cards that hold influence of a seat."""
    found: i64 = 0
    bit: i64 = 1
    for there in s.inf:
        if there and influence_of(there, seat):
            found |= bit
        bit <<= 1
    return found


def face_down(s: Pax) -> int:
    """The cards that nobody has seen."""
    found: i64 = 0
    bit: i64 = 1
    for card in s.field:
        if card == FACE_DOWN:
            found |= bit
        bit <<= 1
    return found


def with_others(s: Pax, seat: Seat) -> int:
    """The cards that hold influence of anybody but this seat."""
    found: i64 = 0
    bit: i64 = 1
    for there in s.inf:
        if there and has_others(there, seat):
            found |= bit
        bit <<= 1
    return found


def controlled(s: Pax, seat: Seat) -> int:
    """The cards that a seat controls."""
    # PI-035
    found = 0
    for cell in range(len(s.inf)):
        there = s.inf[cell]
        if there and influence_of(there, seat) and controller(there, s.seats) == seat:
            found |= 1 << cell
    return found


def influence_in(s: Pax, seat: Seat, cells: Mask) -> int:
    """How many influence tokens of a seat lie on these cards."""
    found = 0
    while cells:
        cell = lowest(cells)
        if s.inf[cell]:
            found += influence_of(s.inf[cell], seat)
        cells &= cells - 1
    return found


def most_of_opponents(s: Pax, seat: Seat, cells: Mask) -> int:
    """The influence on these cards of the opponent who has most there."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, influence_in(s, other, cells))
    return most


# ── groups ──


def beside(near: list[int], cells: Mask) -> int:
    """These cells and all that touch them."""
    found = 0
    while cells:
        found |= near[lowest(cells)]
        cells &= cells - 1
    return found


def spread(near: list[int], among: Mask, cells: Mask) -> int:
    """These cells and all that can be reached from them over cells of `among`."""
    edge = cells
    while edge:
        edge = beside(near, edge) & among & ~cells
        cells |= edge
    return cells


def groups(near: list[int], among: Mask) -> list[int]:
    """The connected groups of these cells, the one with the lowest cell first."""
    # PI-028
    found: list[int] = []
    while among:
        group = spread(near, among, among & -among)
        found.append(group)
        among &= ~group
    return found


# ── lodges ──


def lodges(s: Pax, faction: Faction) -> list[int]:
    """The lodges of a faction: whole connected groups of at least three of its cards."""
    # PI-036 AMB-01
    cells = members(s, faction)
    if count(cells) < LEAST_CARDS:
        return []
    return [group for group in groups(s.pattern().near, cells) if count(group) >= LEAST_CARDS]


def leader(s: Pax, cells: Mask, least: int) -> int:
    """Who has more influence on these cards than any opponent, and at least so much; else nobody."""
    best, most, tied = NOBODY, least - 1, False
    for seat in range(s.seats):
        found = influence_in(s, seat, cells)
        if found > most:
            best, most, tied = seat, found, False
        elif found == most:
            tied = True
    return NOBODY if tied else best


def lodge_controller(s: Pax, lodge: int) -> int:
    """Who controls a lodge, or nobody."""
    # PI-037
    return leader(s, lodge, LEAST_INFLUENCE)


def largest_lodges(s: Pax, faction: Faction) -> list[int]:
    """The largest lodge of a faction, or the several that tie for it."""
    # PI-133 PI-178
    best: list[int] = []
    size = LEAST_CARDS
    for lodge in lodges(s, faction):
        cards = count(lodge)
        if cards > size:
            best, size = [], cards
        if cards == size:
            best.append(lodge)
    return best


def main_lodge(s: Pax, faction: Faction) -> int:
    """The cards of the main lodge of a faction: tied largest lodges together form one."""
    # PI-178
    found = 0
    for lodge in largest_lodges(s, faction):
        found |= lodge
    return found
