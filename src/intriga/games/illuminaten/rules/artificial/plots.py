"""The three plots of each artificial opponent: one that holds in its check phase wins the game."""

from typing import Final

from intriga.games.illuminaten.box.tables import FACTIONS
from intriga.games.illuminaten.rules.terms.lodges import (
    controlled,
    influence_in,
    lodge_controller,
    lodges,
    most_of_opponents,
)
from intriga.games.illuminaten.state import NONE, Pax
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat

EDICTS: Final = 0
LODGE: Final = 1
MASTERS: Final = 2
INFLUENCE: Final = 3
CARDS: Final = 4
LEAD: Final = 5
LODGES: Final = 6

#: By opponent: its plots in their order, each a kind and the number that it needs.
BOARDS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (  # AO-003 AO-010
    (),
    ((EDICTS, 4), (LODGE, 5), (INFLUENCE, 8)),
    ((LODGE, 5), (MASTERS, 3), (INFLUENCE, 8)),
    ((EDICTS, 3), (CARDS, 5), (LEAD, 4)),
    ((LODGE, 6), (LODGES, 2), (INFLUENCE, 9)),
)
#: By opponent: how records write its plots.
LETTERS_OF: Final = ("", "SG", "AW", "JE", "JW")


def board(s: Pax) -> tuple[tuple[int, int], ...]:
    """The plots on the board of this game's artificial opponent: kind and number needed."""
    return BOARDS[s.opponent]


def plot_id(s: Pax, place: int) -> str:
    """A plot of an artificial opponent as records write it: `SG1`, `AW3`."""
    return f"{LETTERS_OF[s.opponent]}{place + 1}"


def reached(s: Pax, seat: Seat, kind: int) -> int:
    """How far it has come with a plot of this kind."""
    # PI-202 PI-037 AO-003 AO-010
    if kind == EDICTS:
        return count(s.edicts_gone)
    if kind == LODGE:
        return largest_controlled(s, seat)
    if kind == MASTERS:
        return great_controlled(s, seat)
    if kind == CARDS:
        return count(controlled(s, seat))
    if kind == LODGES:
        return lodges_controlled(s, seat)
    everywhere = (1 << len(s.field)) - 1
    found = influence_in(s, seat, everywhere)
    return max(0, found - most_of_opponents(s, seat, everywhere)) if kind == LEAD else found


def largest_controlled(s: Pax, seat: Seat) -> int:
    """The number of cards of the largest lodge that it controls."""
    # PI-037
    best = 0
    for faction in range(FACTIONS):
        for lodge in lodges(s, faction):
            if count(lodge) > best and lodge_controller(s, lodge) == seat:
                best = count(lodge)
    return best


def lodges_controlled(s: Pax, seat: Seat) -> int:
    """How many lodges it controls."""
    # AO-010
    found = 0
    for faction in range(FACTIONS):
        for lodge in lodges(s, faction):
            if lodge_controller(s, lodge) == seat:
                found += 1
    return found


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
    for place, (kind, needed) in enumerate(board(s)):
        if reached(s, seat, kind) >= needed:
            return place
    return NONE
