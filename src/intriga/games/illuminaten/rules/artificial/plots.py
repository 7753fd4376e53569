"""The three plots of each artificial opponent: one that holds in its check phase wins the game."""

from typing import Final

from intriga.games.illuminaten.box.tables import FACTIONS
from intriga.games.illuminaten.rules.artificial.figure import SAINT_GERMAIN
from intriga.games.illuminaten.rules.terms.lodges import controlled, influence_in, lodge_controller, lodges
from intriga.games.illuminaten.state import NONE, Pax
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat

EDICTS: Final = 0
LODGE: Final = 1
MASTERS: Final = 2
INFLUENCE: Final = 3

#: By kind: how many edicts, cards of a lodge, grand masters and arches, or tokens a plot needs.
NEEDED: Final = (4, 5, 3, 8)
SAINT_GERMAINS: Final = (EDICTS, LODGE, INFLUENCE)
WEISHAUPTS: Final = (LODGE, MASTERS, INFLUENCE)


def kinds(s: Pax) -> tuple[int, int, int]:
    """The plots on the board of this game's artificial opponent, in their order."""
    return SAINT_GERMAINS if s.opponent == SAINT_GERMAIN else WEISHAUPTS


def plot_id(s: Pax, place: int) -> str:
    """A plot of an artificial opponent as records write it: `SG1`, `AW3`."""
    return f"{'SG' if s.opponent == SAINT_GERMAIN else 'AW'}{place + 1}"


def reached(s: Pax, seat: Seat, kind: int) -> int:
    """How far it has come with a plot of this kind."""
    # PI-202 PI-037
    if kind == EDICTS:
        return count(s.edicts_gone)
    if kind == LODGE:
        return largest_controlled(s, seat)
    if kind == MASTERS:
        return great_controlled(s, seat)
    return influence_in(s, seat, (1 << len(s.field)) - 1)


def largest_controlled(s: Pax, seat: Seat) -> int:
    """The number of cards of the largest lodge that it controls."""
    # PI-037
    best = 0
    for faction in range(FACTIONS):
        for lodge in lodges(s, faction):
            if count(lodge) > best and lodge_controller(s, lodge) == seat:
                best = count(lodge)
    return best


def great_controlled(s: Pax, seat: Seat) -> int:
    """How many grand masters and royal arches it controls."""
    # PI-035
    found = 0
    for cell in items(controlled(s, seat)):
        if s.box.cards[s.field[cell]].is_great:
            found += 1
    return found


def plot_that_holds(s: Pax, seat: Seat) -> int:
    """The first of its plots that holds, or NONE."""
    # PI-202 PI-204
    found = kinds(s)
    for place in range(len(found)):
        if reached(s, seat, found[place]) >= NEEDED[found[place]]:
            return place
    return NONE
