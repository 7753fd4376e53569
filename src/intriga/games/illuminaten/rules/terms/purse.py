"""What a seat's tokens can pay, by sums instead of a search. A purse holds eight bits for each faction."""

from typing import Final

from mypy_extensions import i64

from intriga.games.illuminaten.box.tables import FACTIONS, PURSE_BITS, A, Faction, K, T
from intriga.games.illuminaten.rules.terms.support import owns
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.seats import Seat

COUNT: Final = 255  # of one faction


def purse(s: Pax, seat: Seat) -> i64:
    """The tokens of a seat."""
    found: i64 = 0
    place: i64 = seat * FACTIONS + FACTIONS
    first: i64 = seat * FACTIONS
    while place > first:
        place -= 1
        held: i64 = s.tokens[place]
        found = found << PURSE_BITS | held
    return found


def rate(s: Pax, seat: Seat) -> int:
    """How many tokens of one type stand for one of another; 0 where they do not."""
    # PI-033 AMB-24
    if s.active != seat:
        return 0
    return 2 if owns(s, seat, K) else 3


def standing_for_any(s: Pax, seat: Seat, slot_cost: bool) -> int:
    """The factions (mask) whose token pays whatever unit."""
    # PI-136 GAP-15
    found = 1 << T if owns(s, seat, T) else 0
    return found | 1 << A if slot_cost and owns(s, seat, A) else found


def covers(s: Pax, seat: Seat, need: i64, waive: int, slot_cost: bool) -> bool:
    """Whether the tokens pay a cost, given as tokens of each faction, except for `waive` units of it.

    A token of its own type is always the cheapest for a unit, so it goes first; what is then lacking is
    made up by tokens that stand for any, and by substitution."""
    # PI-033
    left = purse(s, seat)
    wild: i64 = standing_for_any(s, seat, slot_cost)
    several: i64 = rate(s, seat)
    lacking: i64 = -waive
    while left or need:
        more = (left & COUNT) - (need & COUNT)
        if more < 0 or wild & 1:
            lacking -= more
        elif several:
            lacking -= more // several
        left >>= PURSE_BITS
        need >>= PURSE_BITS
        wild >>= 1
    return lacking <= 0


def covers_alike(s: Pax, seat: Seat, left: i64, unit: int, number: int, slot_cost: bool, least: int) -> bool:
    """Whether these tokens pay `number` like units, each by a token of one of these factions (mask); only
    ways of paying from this one on may be used."""
    # PI-033
    fitting: i64 = unit | standing_for_any(s, seat, slot_cost)
    several: i64 = rate(s, seat)
    lacking: i64 = number
    way: i64 = 0
    first: i64 = least
    while left:
        if fitting & 1:
            if way >= first:
                lacking -= left & COUNT
        elif several and way + FACTIONS >= first:
            lacking -= (left & COUNT) // several
        left >>= PURSE_BITS
        fitting >>= 1
        way += 1
    return lacking <= 0


def without(left: i64, faction: Faction, number: i64) -> i64:
    """The purse after this many tokens of a faction have been spent."""
    place: i64 = faction
    return left - (number << PURSE_BITS * place)
