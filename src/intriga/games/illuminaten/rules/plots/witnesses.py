"""Witnesses: the sets of cards that fulfil a plot, and whether several plots can be fulfilled side by side.

A seat chooses the witness of each of its plots (AMB-03). Of the many possible sets only the largest ones
are made, and those that leave out up to `holes` cards: a larger set is less likely to lie inside another,
and a smaller one is only needed to leave out one card of each other set.
"""

from typing import Final, final

from intriga.games.illuminaten.box.tables import FACTIONS, Cell, Faction
from intriga.games.illuminaten.rules.plots.counted import is_enough, pool
from intriga.games.illuminaten.rules.plots.plot_names import (
    CROWDED,
    HEART,
    LODGE_PLOTS,
    MIDDLE,
    OUTSKIRTS,
    PATH,
    PEERS,
)
from intriga.games.illuminaten.rules.terms.lodges import (
    LEAST_INFLUENCE,
    groups,
    influence_in,
    lodge_controller,
    lodges,
    present,
)
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.heaps import count, items, lowest
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat

OUTER_CARDS: Final = 4
OUTSKIRTS_INFLUENCE: Final = 4
PEERS_BESIDE: Final = 3
HEART_CARDS: Final = 4
HEART_BESIDE: Final = 2
MIDDLE_CARDS: Final = 3
CROWDED_CARDS: Final = 5
CROWDED_INFLUENCE: Final = 5

NO_LODGE: Final = -1


@final
class Witness:
    """A set of cards that fulfils a plot; for a lodge plot also the lodge, by its faction and lowest cell."""

    def __init__(self, cells: Mask, lodge: int) -> None:
        self.cells: Final = cells
        self.lodge: Final = lodge  # NO_LODGE for the other plots


def lodge_name(faction: Faction, lodge: int) -> int:
    """A number that no other lodge has: lodges of two factions differ even on the same cards."""
    # AMB-05
    return faction * 32 + lowest(lodge)


# ── side by side ──


def is_met(s: Pax, seat: Seat, plot: int) -> bool:
    """Whether all conditions of a plot hold for a seat."""
    # PI-139
    return len(witnesses(s, seat, plot, 0)) > 0


def side_by_side(s: Pax, seat: Seat, plots: list[int], lodges_only: bool) -> bool:
    """Whether one witness for each of these plots can be chosen so that all are allowed together;
    with `lodges_only`, so that just no lodge is used twice."""
    # PI-142 PI-143 AMB-03
    families = [witnesses(s, seat, plot, len(plots) - 1) for plot in plots]
    return choose(families, [], lodges_only)


def choose(families: list[list[Witness]], chosen: list[Witness], lodges_only: bool) -> bool:
    """Whether the witnesses chosen so far can be completed from the remaining families."""
    if len(chosen) == len(families):
        return True
    for witness in families[len(chosen)]:
        if goes_with_all(witness, chosen, lodges_only) and choose(families, [*chosen, witness], lodges_only):
            return True
    return False


def goes_with_all(one: Witness, chosen: list[Witness], lodges_only: bool) -> bool:
    for other in chosen:
        if is_same_lodge(one, other) or (not lodges_only and is_nested(one.cells, other.cells)):
            return False
    return True


def is_same_lodge(one: Witness, other: Witness) -> bool:
    """Each lodge counts once."""
    # PI-143 PI-144 AMB-05
    return one.lodge != NO_LODGE and one.lodge == other.lodge


def is_nested(one: int, other: int) -> bool:
    """Whether two sets are equal or one lies inside the other."""
    # PI-142 PI-145
    both = one & other
    return both in (one, other)


# ── by plot ──


def witnesses(s: Pax, seat: Seat, plot: int, holes: int) -> list[Witness]:
    """The witnesses of a plot that matter beside `holes` other plots; none if it is not met."""
    # AMB-03
    if plot == PATH:
        return paths(s, seat, holes)
    if LODGE_PLOTS >> plot & 1:
        return lodge_witnesses(s, seat, plot)
    if plot == PEERS:
        return peers(s, seat)
    if plot == HEART:
        return [Witness(cells, NO_LODGE) for cells in hearts(s, present(s, seat))]
    found: list[Witness] = []
    thin_out(s, seat, plot, pool(s, seat, plot), holes, 0, found)
    return found


def lodge_witnesses(s: Pax, seat: Seat, plot: int) -> list[Witness]:
    """The lodges that a seat controls and that are as the plot wants them."""
    # PI-037 AMB-03
    found: list[Witness] = []
    own = present(s, seat)
    if influence_in(s, seat, own) < LEAST_INFLUENCE:
        return found
    for faction in range(FACTIONS):
        for lodge in lodges(s, faction):
            if lodge & own and serves(s, seat, plot, lodge) and lodge_controller(s, lodge) == seat:
                found.append(Witness(lodge, lodge_name(faction, lodge)))
    return found


def serves(s: Pax, seat: Seat, plot: int, lodge: int) -> bool:
    """Whether a lodge is as the plot wants it, apart from control."""
    if plot == OUTSKIRTS:
        outer = count(lodge & ~s.pattern().inner)
        return outer >= OUTER_CARDS and influence_in(s, seat, lodge) >= OUTSKIRTS_INFLUENCE
    if plot == MIDDLE:
        return central_run(s, lodge) >= MIDDLE_CARDS
    if plot == CROWDED:
        return count(lodge) >= CROWDED_CARDS and influence_in(s, seat, lodge) >= CROWDED_INFLUENCE
    return touches_own(s, seat, lodge) and touches_other(s, seat, lodge)


def central_run(s: Pax, cells: Mask) -> int:
    """The longest run of these cells in the central row."""
    rows = s.pattern().rows
    longest = run = 0
    for cell in rows[len(rows) // 2]:
        run = run + 1 if cells >> cell & 1 else 0
        longest = max(longest, run)
    return longest


def touches_own(s: Pax, seat: Seat, cells: Mask) -> bool:
    return cells & s.pattern().areopagi[s.place[seat]] != 0


def touches_other(s: Pax, seat: Seat, cells: Mask) -> bool:
    for other in range(s.seats):
        if other != seat and touches_own(s, other, cells):
            return True
    return False


def paths(s: Pax, seat: Seat, holes: int) -> list[Witness]:
    """Chains of one faction from the top row to the bottom row, the seat's influence on every card."""
    # AMB-02 AMB-58
    found: list[Witness] = []
    own = present(s, seat)
    if count(own) < len(s.pattern().rows):
        return found
    for faction in range(FACTIONS):
        for lodge in lodges(s, faction):
            name = lodge_name(faction, lodge)
            found += [Witness(cells, name) for cells in spanning(s, lodge & own, holes)]
    return found


def spanning(s: Pax, among: Mask, holes: int) -> list[int]:
    """The connected groups of these cells that join top and bottom, and what is left of them with holes."""
    pattern = s.pattern()
    found: list[int] = []
    for group in groups(pattern.near, among):
        if group & pattern.top and group & pattern.bottom:
            found.append(group)
            if holes:
                for cell in items(group):
                    found += spanning(s, group & ~(1 << cell), holes - 1)
    return found


def peers(s: Pax, seat: Seat) -> list[Witness]:
    """A card and three adjacent ones of its degree, the seat's influence on all four."""
    found: list[Witness] = []
    own = present(s, seat)
    for cell in items(own):
        cells = items(peers_of(s, cell, own))
        for one in range(len(cells)):
            for two in range(one + 1, len(cells)):
                for three in range(two + 1, len(cells)):
                    three_cells = 1 << cells[one] | 1 << cells[two] | 1 << cells[three]
                    found.append(Witness(1 << cell | three_cells, NO_LODGE))
    return found


def peers_of(s: Pax, cell: Cell, among: Mask) -> int:
    """The cards of `among` that touch a face-up card and have its degree."""
    degree = s.box.cards[s.field[cell]].degree
    found = 0
    for other in items(s.pattern().near[cell] & among & ~(1 << cell)):
        if s.field[other] >= 0 and s.box.cards[s.field[other]].degree == degree:
            found |= 1 << other
    return found


def hearts(s: Pax, among: Mask) -> list[int]:
    """Four inner cards of `among`, each adjacent to at least two others of the four."""
    # PI-029
    found: list[int] = []
    four_of(s.pattern().near, items(among & s.pattern().inner), 0, 0, found)
    return found


def four_of(near: list[int], cells: list[int], place: int, chosen: int, found: list[int]) -> None:
    """Complete the chosen cells to four from this place on."""
    if count(chosen) == HEART_CARDS:
        for cell in items(chosen):
            if count(near[cell] & chosen) <= HEART_BESIDE:  # the cell itself is among its neighbours
                return
        found.append(chosen)
        return
    for further in range(place, len(cells)):
        four_of(near, cells, further + 1, chosen | 1 << cells[further], found)


def thin_out(
    s: Pax, seat: Seat, plot: int, cells: Mask, holes: int, least: int, found: list[Witness]
) -> None:
    """These cells as a witness, and again without up to `holes` of them from cell `least` on."""
    if not is_enough(s, seat, plot, cells):
        return
    found.append(Witness(cells, NO_LODGE))
    if holes:
        for cell in items(cells >> least << least):
            thin_out(s, seat, plot, cells & ~(1 << cell), holes - 1, cell + 1, found)
