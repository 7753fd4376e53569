"""Who is ahead before the end, as if the letters were opened now, and what a move changed in that.

All of it is told only after the end, because roles stay secret until then (HF-008).
"""

from collections.abc import Iterator
from typing import NamedTuple

from intriga.games.factions.rules.end import role_of, role_points, standing
from intriga.games.factions.state import Factions
from intriga.kernel.machine.seats import Seat


def totals(s: Factions) -> list[int]:
    """The points of all seats."""
    return standing(s).totals


class Change(NamedTuple):
    """One item of a seat's score, `own` or `foreign` symbols or the `role`: how many symbols there are now,
    and the points before and after."""

    seat: Seat
    item: str
    number: int
    before: int
    after: int


def changes(before: Factions, after: Factions) -> Iterator[Change]:
    """What is worth more or less than it was."""
    for seat in range(after.players):
        was, now = items_of(before, seat), items_of(after, seat)
        for item, (number, points) in now.items():
            if points != was[item][1]:
                yield Change(seat, item, number, was[item][1], points)


def items_of(s: Factions, seat: Seat) -> dict[str, tuple[int, int]]:
    """How many symbols there are of each kind, and their points."""
    own = s.symbols[seat][role_of(s, seat).faction]
    foreign = sum(s.symbols[seat]) - own
    return {"own": (own, own), "foreign": (foreign, -foreign), "role": (0, role_points(s, seat))}
