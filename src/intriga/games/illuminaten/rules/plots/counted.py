"""Plots that count cards of a kind: any large enough set of them will do."""

from typing import Final

from intriga.games.illuminaten.box.tables import ANY_FACTION, GM, MASON, RA, ROSICRUCIAN
from intriga.games.illuminaten.rules.plots.plot_names import ARCHES, MASONS, MASTERS, ROSE, SHARED
from intriga.games.illuminaten.rules.terms.lodges import controlled, influence_in, most_of_opponents, present
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.slots import influence_of
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat

ARCHES_INFLUENCE: Final = 4
ROSE_CARDS: Final = 3
ROSE_INFLUENCE: Final = 5


def pool(s: Pax, seat: Seat, plot: int) -> int:
    """All the cards that may serve a plot; none where opponents have as much as the seat."""
    # AMB-37 AMB-38
    if plot == SHARED:
        return shared_cards(s, seat)
    if plot == ARCHES:
        arches = of_degree(s, RA)
        ahead = influence_in(s, seat, arches) > most_of_opponents(s, seat, arches)
        return arches & present(s, seat) if ahead else 0
    if plot == ROSE:
        own = controlled_of(s, seat, ROSICRUCIAN)
        return own if count(own) >= ROSE_CARDS and count(own) > most_rosicrucians(s, seat) else 0
    if plot == MASONS:
        return controlled_of(s, seat, MASON)
    cells = controlled(s, seat)
    return cells & of_degree(s, GM) if plot == MASTERS else cells


def is_enough(s: Pax, seat: Seat, plot: int, cells: Mask) -> bool:
    """Whether these cards of the right kind fulfil the plot."""
    # AMB-37
    if plot == ARCHES:
        return influence_in(s, seat, cells) >= ARCHES_INFLUENCE
    if plot == MASONS:
        return factions_of(s, cells) == ANY_FACTION
    if plot == ROSE:
        return count(cells) >= ROSE_CARDS and influence_in(s, seat, cells) >= ROSE_INFLUENCE
    return count(cells) >= s.counts().thresholds[plot]


def of_degree(s: Pax, degree: int) -> int:
    """The face-up cards of a degree."""
    found = 0
    for cell in range(len(s.field)):
        if s.field[cell] >= 0 and s.box.cards[s.field[cell]].degree == degree:
            found |= 1 << cell
    return found


def controlled_of(s: Pax, seat: Seat, organisation: int) -> int:
    """The cards of an organisation that a seat controls."""
    found = 0
    for cell in items(controlled(s, seat)):
        if s.box.cards[s.field[cell]].organisation == organisation:
            found |= 1 << cell
    return found


def most_rosicrucians(s: Pax, seat: Seat) -> int:
    """How many rosicrucians the opponent controls who has most of them."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, count(controlled_of(s, other, ROSICRUCIAN)))
    return most


def shared_cards(s: Pax, seat: Seat) -> int:
    """The cards that hold influence of a seat and of opponents."""
    found = 0
    for cell in items(present(s, seat)):
        for other in range(s.seats):
            if other != seat and influence_of(s.inf[cell], other):
                found |= 1 << cell
    return found


def factions_of(s: Pax, cells: Mask) -> int:
    """The factions of these cards."""
    found = 0
    for cell in items(cells):
        found |= s.box.cards[s.field[cell]].factions
    return found
