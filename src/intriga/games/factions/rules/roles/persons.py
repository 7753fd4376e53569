"""Conditions of roles on people: where they lie, who came last, how long they lived, what they guard."""

from typing import ClassVar, final

from intriga.games.factions.rules.roles.progress import Kind, Progress, at_least, is_so, more_than
from intriga.games.factions.state import NOBODY, Factions
from intriga.kernel.machine.seats import Seat


@final
class PersonHere(Kind):
    """One of these people lies in one's own area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("persons",)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return at_least(len([card for card in self.persons if card in s.areas[seat]]), 1)


@final
class PersonDiscarded(Kind):
    """A number of these people lie in the discard pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("persons", "least")

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return at_least(len([card for card in self.persons if card in s.discard]), self.number)


@final
class PersonsInPlay(Kind):
    """A number of these people are in play."""

    FIELDS: ClassVar[tuple[str, ...]] = ("persons", "least")

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        in_play = [card for card in self.persons if s.area_of(card) != NOBODY]
        return at_least(len(in_play), self.number)


@final
class Pair(Kind):
    """These two people lie in one area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("persons",)
    PERSONS: ClassVar[tuple[int, int]] = (2, 2)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        one, two = s.area_of(self.persons[0]), s.area_of(self.persons[1])
        return is_so(one != NOBODY and one == two)


@final
class Latest(Kind):
    """The latest card of one's own area is of a faction."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        area = s.areas[seat]
        return is_so(bool(area) and s.box.cards[area[-1]].faction == self.of)


@final
class Guarded(Kind):
    """A card with a guard lies in one's own area."""

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return at_least(len([card for card in s.areas[seat] if s.box.cards[card].guards]), 1)


@final
class PersonsAlive(Kind):
    """More than half of one's own people died after a year."""

    FIELDS: ClassVar[tuple[str, ...]] = ("year",)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        alive = len([card for card in s.areas[seat] if s.box.cards[card].died > self.year])
        return more_than(alive, len(s.areas[seat]) - alive)


@final
class DiscardHolds(Kind):
    """More cards of a faction than of another one lie in the discard pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "than")

    def progress(self, s: Factions, seat: Seat) -> Progress:
        # HF-030
        return more_than(discarded_of(s, self.of), discarded_of(s, self.than))


def discarded_of(s: Factions, faction: int) -> int:
    """How many cards of a faction the discard pile holds."""
    # HF-027
    return len([card for card in s.discard if s.box.cards[card].faction == faction])
