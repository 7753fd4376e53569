"""What a plot lacks for a seat, as data: names, numbers and facts; sentences are the locales' business."""

from typing import Final

from intriga.games.illuminaten.box.tables import (
    ANY_FACTION,
    DEGREES,
    FACTIONS,
    GM,
    LETTERS,
    MASON,
    RA,
    ROSICRUCIAN,
)
from intriga.games.illuminaten.rules.plots.counted import (
    ARCHES_INFLUENCE,
    ROSE_CARDS,
    ROSE_INFLUENCE,
    controlled_of,
    factions_of,
    most_rosicrucians,
    of_degree,
    shared_cards,
)
from intriga.games.illuminaten.rules.plots.plot_names import (
    ARCHES,
    CROWDED,
    HEART,
    LODGE_PLOTS,
    MASONS,
    MASTERS,
    MIDDLE,
    OUTSKIRTS,
    PATH,
    PEERS,
    ROSE,
    SHARED,
)
from intriga.games.illuminaten.rules.plots.witnesses import (
    CROWDED_CARDS,
    CROWDED_INFLUENCE,
    HEART_CARDS,
    MIDDLE_CARDS,
    OUTER_CARDS,
    OUTSKIRTS_INFLUENCE,
    PEERS_BESIDE,
    central_run,
    hearts,
    peers_of,
    touches_other,
    touches_own,
)
from intriga.games.illuminaten.rules.terms.lodges import (
    LEAST_CARDS,
    LEAST_INFLUENCE,
    beside,
    controlled,
    groups,
    influence_in,
    members,
    most_of_opponents,
    present,
    spread,
)
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat

#: What is lacking, how much of it, and where.
Lack = tuple[str, int, Facts]
NO_WAY: Final = 99  # more than any field can lack


def missing(s: Pax, seat: Seat, plot: int) -> list[Lack]:
    """What stands between a seat and a plot, at the place where least is lacking; empty if it is met."""
    # PI-139
    if plot == PATH:
        return missing_on_path(s, seat)
    if LODGE_PLOTS >> plot & 1:
        return missing_in_lodges(s, seat, plot)
    if plot == PEERS:
        return missing_peers(s, seat)
    if plot == HEART:
        return missing_heart(s, seat)
    return missing_of_kind(s, seat, plot)


def lack(name: str, number: int, facts: Facts) -> list[Lack]:
    """One thing that is lacking; nothing if there is enough of it."""
    return [(name, number, facts)] if number > 0 else []


def weight(lacks: list[Lack]) -> int:
    return sum([number for _, number, _ in lacks])


def cells_fact(cells: Mask) -> tuple[str, object]:
    """Cards of the field, numbered as on the table."""
    return ("cells", tuple([cell + 1 for cell in items(cells)]))


# ── lodge plots ──


def missing_in_lodges(s: Pax, seat: Seat, plot: int) -> list[Lack]:
    """What the connected group lacks that comes nearest to being the lodge the plot wants."""
    best: list[Lack] = [("cards_in_lodge", LEAST_CARDS, ())]
    least = NO_WAY
    for faction in range(FACTIONS):
        for group in groups(s.pattern().near, members(s, faction)):
            lacks = missing_in(s, seat, plot, group, (("faction", LETTERS[faction]), cells_fact(group)))
            if weight(lacks) < least:
                best, least = lacks, weight(lacks)
    return best


def missing_in(s: Pax, seat: Seat, plot: int, group: int, facts: Facts) -> list[Lack]:
    """What a connected group of one faction lacks to be a lodge that serves a seat for this plot."""
    found: list[Lack] = []
    cards = CROWDED_CARDS if plot == CROWDED else LEAST_CARDS
    if plot == OUTSKIRTS:
        found += lack("outer_cards", OUTER_CARDS - count(group & ~s.pattern().inner), facts)
    elif plot == MIDDLE:
        found += lack("central_cards", MIDDLE_CARDS - central_run(s, group), facts)
    else:
        found += lack("cards_in_lodge", cards - count(group), facts)
        if plot != CROWDED:
            found += lack("own_areopagus", 0 if touches_own(s, seat, group) else 1, facts)
            found += lack("other_areopagus", 0 if touches_other(s, seat, group) else 1, facts)
    needed = max(influence_for(plot), most_of_opponents(s, seat, group) + 1)
    return found + lack("influence_in_lodge", needed - influence_in(s, seat, group), facts)


def influence_for(plot: int) -> int:
    """How much own influence in its lodge a lodge plot wants at least."""
    if plot == OUTSKIRTS:
        return OUTSKIRTS_INFLUENCE
    return CROWDED_INFLUENCE if plot == CROWDED else LEAST_INFLUENCE


def missing_on_path(s: Pax, seat: Seat) -> list[Lack]:
    """The fewest cards that still need influence on a chain of one faction from top to bottom."""
    # AMB-02
    best, least = -1, NO_WAY
    for faction in range(FACTIONS):
        gaps = gaps_on_path(s, members(s, faction), present(s, seat))
        if gaps < least:
            best, least = faction, gaps
    if best < 0:
        return [("face_up_path", 1, ())]
    return lack("cards_on_path", least, (("faction", LETTERS[best]),))


def gaps_on_path(s: Pax, cells: Mask, own: int) -> int:
    """The fewest cells without own influence on a way over these cells from the top row to the bottom."""
    pattern = s.pattern()
    reached = spread(pattern.near, cells & own, cells & own & pattern.top)
    gaps = 0
    while not reached & pattern.bottom:
        further = (beside(pattern.near, reached) | pattern.top) & cells & ~reached
        if not further:
            return NO_WAY
        reached = spread(pattern.near, cells & own, reached | further)
        gaps += 1
    return gaps


# ── plots on the pattern of the field ──


def missing_peers(s: Pax, seat: Seat) -> list[Lack]:
    """The fewest cards that still need influence around one card of their degree."""
    own = present(s, seat)
    best, least = -1, NO_WAY
    for cell in range(len(s.field)):
        if s.field[cell] >= 0:
            here = 1 if own >> cell & 1 else 0
            number = PEERS_BESIDE + 1 - here - min(PEERS_BESIDE, count(peers_of(s, cell, own)))
            if number < least:
                best, least = cell, number
    if best < 0:
        return [("cards_of_degree", PEERS_BESIDE + 1, ())]
    degree = DEGREES[s.box.cards[s.field[best]].degree]
    return lack("cards_of_degree", least, (("cell", best + 1), ("degree", degree)))


def missing_heart(s: Pax, seat: Seat) -> list[Lack]:
    """The fewest inner cards that still need influence in a group of four."""
    own = present(s, seat)
    best, least = 0, HEART_CARDS
    for group in hearts(s, s.pattern().inner):
        number = HEART_CARDS - count(group & own)
        if best == 0 or number < least:
            best, least = group, number
    return lack("inner_cards", least, (cells_fact(best & ~own),))


# ── plots that count cards of a kind ──


def missing_of_kind(s: Pax, seat: Seat, plot: int) -> list[Lack]:
    # AMB-37 AMB-38
    if plot == ARCHES:
        arches = of_degree(s, RA)
        needed = max(ARCHES_INFLUENCE, most_of_opponents(s, seat, arches) + 1)
        return lack("influence_on_arches", needed - influence_in(s, seat, arches), (cells_fact(arches),))
    if plot == MASONS:
        absent = ANY_FACTION & ~factions_of(s, controlled_of(s, seat, MASON))
        letters = tuple([LETTERS[faction] for faction in items(absent)])
        return lack("factions_of_masons", count(absent), (("factions", letters),))
    if plot == ROSE:
        return missing_rosicrucians(s, seat)
    needed = s.counts().thresholds[plot]
    if plot == SHARED:
        return lack("shared_cards", needed - count(shared_cards(s, seat)), ())
    own = controlled(s, seat)
    if plot == MASTERS:
        return lack("controlled_masters", needed - count(own & of_degree(s, GM)), ())
    return lack("controlled_cards", needed - count(own), ())


def missing_rosicrucians(s: Pax, seat: Seat) -> list[Lack]:
    # AMB-37
    own = controlled_of(s, seat, ROSICRUCIAN)
    needed = max(ROSE_CARDS, most_rosicrucians(s, seat) + 1)
    found = lack("controlled_rosicrucians", needed - count(own), ())
    influence = ROSE_INFLUENCE - influence_in(s, seat, own)
    return found + lack("influence_on_rosicrucians", influence, (cells_fact(own),))
