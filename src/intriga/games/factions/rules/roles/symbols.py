"""Conditions of roles on symbols."""

from typing import ClassVar, final

from intriga.games.factions.rules.roles.progress import (
    Kind,
    Progress,
    as_many,
    at_least,
    at_most,
    fewer_than,
    more_than,
    others,
)
from intriga.games.factions.state import Factions
from intriga.kernel.machine.seats import Seat


@final
class AllThree(Kind):
    """At least this many symbols of each faction lie in the seat's area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("least",)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return at_least(min(s.symbols[seat]), self.number)


@final
class Most(Kind):
    """More symbols of a faction than in any other area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return more_than(s.symbols[seat][self.of], max(others(symbols_of(s, self.of), seat)))


@final
class Fewest(Kind):
    """Fewer symbols of a faction than in any other area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return fewer_than(s.symbols[seat][self.of], min(others(symbols_of(s, self.of), seat)))


@final
class Least(Kind):
    """A number of symbols of one faction."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "least")

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return at_least(s.symbols[seat][self.of], self.number)


@final
class NoneOf(Kind):
    """No symbol of a faction."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return at_most(s.symbols[seat][self.of], 0)


@final
class Equal(Kind):
    """As many symbols of a faction as of another one, and not none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "than")

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return as_many(s.symbols[seat][self.of], s.symbols[seat][self.than])


@final
class Neighbours(Kind):
    """More symbols of a faction than either neighbour."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        left, right = s.symbols[s.left_of(seat)], s.symbols[s.right_of(seat)]
        return more_than(s.symbols[seat][self.of], max(left[self.of], right[self.of]))


@final
class TotalMore(Kind):
    """More symbols of a faction than of another one in all areas together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "than")

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return more_than(sum(symbols_of(s, self.of)), sum(symbols_of(s, self.than)))


def symbols_of(s: Factions, faction: int) -> list[int]:
    """The symbols of a faction, area by area."""
    return [symbols[faction] for symbols in s.symbols]
