"""How much effort separates a seat from each plot: an estimate in placements, 0 where the plot is met."""

from typing import Final

from intriga.games.illuminaten.bots.field_values import FULL, NEVER, FieldValues
from intriga.games.illuminaten.box.tables import ANY_FACTION, FACTIONS, GM, MASON, RA, ROSICRUCIAN, Faction
from intriga.games.illuminaten.rules.plots.counted import ARCHES_INFLUENCE, ROSE_CARDS, ROSE_INFLUENCE
from intriga.games.illuminaten.rules.plots.plot_names import (
    ARCHES,
    CROWDED,
    HEART,
    MASONS,
    MASTERS,
    MIDDLE,
    OUTSKIRTS,
    PATH,
    PEERS,
    ROSE,
    SHARED,
    WIDE,
)
from intriga.games.illuminaten.rules.plots.witnesses import (
    CROWDED_CARDS,
    CROWDED_INFLUENCE,
    MIDDLE_CARDS,
    OUTER_CARDS,
    OUTSKIRTS_INFLUENCE,
    PEERS_BESIDE,
    central_run,
    hearts,
)
from intriga.games.illuminaten.rules.terms.lodges import LEAST_CARDS, LEAST_INFLUENCE, groups
from intriga.games.illuminaten.verbs.slots import influence_of
from intriga.kernel.machine.heaps import count, lowest
from intriga.kernel.machine.i64_masks import Mask

IN_LODGE: Final = 1.1  # one more token in a lodge
NO_ROOM: Final = 1.3  # added if all slots there are taken
MAKE: Final = 2.5  # a card of a kind brought to the field and controlled
MAKE_FROM_HAND: Final = 1.9
LACKING_FACTION: Final = 1.4
UNSHARED: Final = 1.9


def effort(g: FieldValues, plot: int) -> float:
    """The effort that this plot still takes."""
    if plot == PATH:
        return effort_on_path(g)
    if plot == HEART:
        return effort_in_heart(g, hearts(g.s, g.s.pattern().inner))
    if plot == PEERS:
        return effort_for_peers(g)
    if plot == ARCHES:
        return effort_on_arches(g)
    if plot == MASONS:
        return effort_for_masons(g)
    if plot == ROSE:
        return effort_for_rose(g)
    if plot == SHARED:
        return effort_for_shared(g)
    if plot == WIDE:
        return cheapest(g.to_control, (1 << g.cells) - 1, g.s.counts().thresholds[plot], 0)
    if plot == MASTERS:
        needed = g.s.counts().thresholds[plot]
        return cheapest(g.to_control, g.degrees[GM], needed, g.hand_degrees[GM])
    return effort_in_lodges(g, plot)


def cheapest(efforts: list[float], cells: Mask, needed: int, in_hand: int) -> float:
    """The least effort for `needed` of these cards; missing ones must be laid first."""
    found: list[float] = []
    while cells:
        found.append(efforts[lowest(cells)])
        cells &= cells - 1
    for _ in range(needed):
        found.append(MAKE_FROM_HAND if in_hand > 0 else MAKE)
        in_hand -= 1
    found.sort()
    total = 0.0
    for place in range(needed):
        total += found[place]
    return total


# ── lodge plots ──


def tokens_in(g: FieldValues, cells: Mask) -> int:
    found = 0
    while cells:
        found += g.own[lowest(cells)]
        cells &= cells - 1
    return found


def room_in(g: FieldValues, cells: Mask) -> int:
    found = 0
    while cells:
        found += g.free[lowest(cells)]
        cells &= cells - 1
    return found


def most_in(g: FieldValues, cells: Mask) -> int:
    """The tokens there of the opponent who has most."""
    counts = [0, 0, 0, 0]
    while cells:
        inf = g.s.inf[lowest(cells)]
        while inf:
            if inf & 7:
                counts[(inf & 7) - 1] += 1
            inf >>= 3
        cells &= cells - 1
    counts[g.seat] = 0
    return max(counts)


def lead_in(g: FieldValues, cells: Mask, least: int) -> float:
    """The effort to have at least `least` tokens on these cards, and more than anybody else."""
    lack = max(least, most_in(g, cells) + 1) - tokens_in(g, cells)
    if lack <= 0:
        return 0.0
    return IN_LODGE * lack + NO_ROOM * max(0, lack - room_in(g, cells))


def effort_in_lodges(g: FieldValues, plot: int) -> float:
    """The least effort over all connected groups of a faction."""
    best = NEVER
    for faction in range(FACTIONS):
        cells = g.members[faction]
        fits = g.hand_factions >> faction & 1 == 1
        each = 1.3 if fits else 1.9
        if plot not in (OUTSKIRTS, MIDDLE, CROWDED):
            best = min(best, effort_between(g, faction, fits, best))
            continue
        for group in groups(g.near, cells):
            found = each * cards_lacking(g, plot, group)
            if found < best:
                best = min(best, found + lead_in(g, group, tokens_for(plot)))
    return best


def cards_lacking(g: FieldValues, plot: int, group: int) -> int:
    if plot == OUTSKIRTS:
        return max(0, OUTER_CARDS - count(group & ~g.s.pattern().inner))
    if plot == MIDDLE:
        return max(0, MIDDLE_CARDS - central_run(g.s, group))
    return max(0, CROWDED_CARDS - count(group))


def tokens_for(plot: int) -> int:
    if plot == OUTSKIRTS:
        return OUTSKIRTS_INFLUENCE
    return CROWDED_INFLUENCE if plot == CROWDED else LEAST_INFLUENCE


def effort_between(g: FieldValues, faction: Faction, fits: bool, limit: float) -> float:
    """A lodge from one's own areopagus to another one; NEVER if that takes as much as the limit."""
    areopagi = g.s.pattern().areopagi
    start = areopagi[g.s.place[g.seat]]
    goal = 0
    for place in range(len(areopagi)):
        if place != g.s.place[g.seat]:
            goal |= areopagi[place]
    members = g.members[faction]
    costs = [0.0 if members >> cell & 1 else g.laying_effort(cell, fits) for cell in range(g.cells)]
    way = least_way(g.near, costs, start, goal, limit)
    best = NEVER
    if way >= limit:
        return best
    for group in groups(g.near, members):
        lead = lead_in(g, group, LEAST_INFLUENCE)
        if not (group & start and group & goal) or count(group) < LEAST_CARDS:
            lead = max(lead * 0.7, 0.5)
        else:
            return min(best, lead)
        best = min(best, way + lead)
    return best


def effort_on_path(g: FieldValues) -> float:
    """Influence on a chain of one faction from the top row to the bottom row."""
    pattern = g.s.pattern()
    best = NEVER
    for faction in range(FACTIONS):
        members = g.members[faction]
        fits = g.hand_factions >> faction & 1 == 1
        costs = [0.0] * g.cells
        for cell in range(g.cells):
            costs[cell] = g.presence_effort(cell)
            if not members >> cell & 1:
                costs[cell] = (0.0 if g.own[cell] else 1.0) + g.laying_effort(cell, fits)
        best = min(best, least_way(g.near, costs, pattern.top, pattern.bottom, best))
    return best


def least_way(near: list[int], costs: list[float], start: int, goal: int, limit: float) -> float:
    """The least sum of costs on a way between two sets of cells, both ends included; ways that cost as
    much as the limit are not followed."""
    reached = [NEVER] * len(costs)
    edge = start
    while edge:
        cell = lowest(edge)
        edge &= edge - 1
        reached[cell] = costs[cell]
    changed = start
    while changed:
        cell = lowest(changed)
        changed &= changed - 1
        here = reached[cell]
        if here >= limit:
            continue
        around = near[cell] & ~(1 << cell)
        while around:
            other = lowest(around)
            around &= around - 1
            if here + costs[other] < reached[other] - 0.001:
                reached[other] = here + costs[other]
                changed |= 1 << other
    best = NEVER
    while goal:
        best = min(best, reached[lowest(goal)])
        goal &= goal - 1
    return best


# ── plots on the pattern of the field ──


def effort_in_heart(g: FieldValues, inner: list[int]) -> float:
    best = NEVER
    for group in inner:
        total = 0.0
        cells = group
        while cells:
            total += g.presence_effort(lowest(cells))
            cells &= cells - 1
        best = min(best, total)
    return best


def effort_for_peers(g: FieldValues) -> float:
    best = NEVER
    for cell in range(g.cells):
        if not g.open >> cell & 1:
            continue
        degree = g.s.box.cards[g.s.field[cell]].degree
        fits = g.hand_degrees[degree] > 0
        same = g.degrees[degree]
        found: list[float] = []
        around = g.near[cell] & ~(1 << cell)
        while around:
            other = lowest(around)
            around &= around - 1
            if same >> other & 1:
                found.append(g.presence_effort(other))
            else:
                found.append((0.0 if g.own[other] else 1.0) + g.laying_effort(other, fits))
        found.sort()
        total = g.presence_effort(cell)
        for place in range(PEERS_BESIDE):
            total += found[place]
        best = min(best, total)
    return best


# ── plots that count cards of a kind ──


def effort_on_arches(g: FieldValues) -> float:
    arches = g.degrees[RA]
    lack = max(ARCHES_INFLUENCE, most_in(g, arches) + 1) - tokens_in(g, arches)
    if lack <= 0:
        return 0.0
    beyond = max(0, lack - room_in(g, arches))
    each = 0.5 if g.hand_degrees[RA] else 0.9
    return IN_LODGE * lack + each * beyond


def effort_for_masons(g: FieldValues) -> float:
    """Greedily: the mason that adds most factions for its effort."""
    masons = g.organised[MASON]
    lacking = ANY_FACTION
    cells = masons & g.controlled
    while cells:
        lacking &= ~g.s.box.cards[g.s.field[lowest(cells)]].factions
        cells &= cells - 1
    total = 0.0
    while lacking:
        best, least, gained = NEVER, 0.0, 0
        cells = masons & ~g.controlled
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            adds = g.s.box.cards[g.s.field[cell]].factions & lacking
            if adds and g.to_control[cell] / count(adds) < best:
                best, least, gained = g.to_control[cell] / count(adds), g.to_control[cell], adds
        if best > LACKING_FACTION:
            return total + LACKING_FACTION * count(lacking)
        total += least
        lacking &= ~gained
    return total


def effort_for_rose(g: FieldValues) -> float:
    cells = g.organised[ROSICRUCIAN]
    needed = max(ROSE_CARDS, most_controlled(g, cells) + 1)
    total = cheapest(g.to_control, cells, needed, g.hand_organised[ROSICRUCIAN])
    placed = max(0, needed - count(cells & g.controlled))
    lack = ROSE_INFLUENCE - tokens_in(g, cells & g.controlled) - placed
    return total + IN_LODGE * max(0, lack)


def most_controlled(g: FieldValues, cells: Mask) -> int:
    """How many of these cards the opponent controls who has most of them."""
    counts = [0, 0, 0, 0]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        inf = g.s.inf[cell]
        if inf and not g.controlled >> cell & 1:
            for seat in range(g.s.seats):
                if influence_of(inf, seat) == g.rival[cell] and g.own[cell] < g.rival[cell]:
                    counts[seat] += 1
    return max(counts)


def effort_for_shared(g: FieldValues) -> float:
    """The seat can follow opponents to their cards; it cannot make them come to its own."""
    needed = g.s.counts().thresholds[SHARED]
    found: list[float] = []
    for cell in range(g.cells):
        if g.rival[cell]:
            found.append(0.0 if g.own[cell] else g.to_place[cell])
        elif g.own[cell] and g.free[cell]:
            found.append(UNSHARED)
        else:
            found.append(FULL)
    found.sort()
    total = 0.0
    for place in range(needed):
        total += found[place]
    return total
