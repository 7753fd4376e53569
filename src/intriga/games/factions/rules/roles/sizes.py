"""Conditions of roles on how many cards lie in an area."""

from typing import final

from intriga.games.factions.rules.roles.progress import (
    Kind,
    Progress,
    at_most,
    fewer_than,
    is_so,
    more_than,
    others,
)
from intriga.games.factions.state import Factions
from intriga.kernel.machine.seats import Seat


@final
class Largest(Kind):
    """More cards in one's own area than in any other."""

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        sizes = sizes_of(s)
        return more_than(sizes[seat], max(others(sizes, seat)))


@final
class Smallest(Kind):
    """Fewer cards in one's own area than in any other."""

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        sizes = sizes_of(s)
        return fewer_than(sizes[seat], min(others(sizes, seat)))


@final
class Even(Kind):
    """An even number of cards, and not none."""

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        mine = len(s.areas[seat])
        return is_so(mine > 0 and mine % 2 == 0)


@final
class LargerLeft(Kind):
    """More cards than the neighbour on the left."""

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return more_than(len(s.areas[seat]), len(s.areas[s.left_of(seat)]))


@final
class BelowAverage(Kind):
    """Fewer cards than the average."""

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        # One's own cards raise the average too: below it means less than an equal part of the others' cards.
        rest = sum(others(sizes_of(s), seat))
        return at_most(len(s.areas[seat]), (rest - 1) // (s.players - 1))


def sizes_of(s: Factions) -> list[int]:
    """How many cards lie before each seat."""
    return [len(area) for area in s.areas]
