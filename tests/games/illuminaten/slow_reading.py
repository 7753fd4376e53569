"""The same rules read a second time, slowly: lodges, control, plots, faction cards and scoring.

Written from the clauses as a search over plain sets of cells, for comparison only. It takes from a position
what lies on the table and nothing else; geometry and numbers of the plots are the catalogue's own.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations
from typing import NamedTuple

from intriga.games.illuminaten.box.tables import Card
from intriga.games.illuminaten.state import Pax

Cells = frozenset[int]

#: Half-card place of the first card of each row, and how many cards the row has (GAP-01).
ROWS = {14: [(2, 2), (1, 3), (0, 4), (1, 3), (2, 2)], 19: [(2, 3), (1, 4), (0, 5), (1, 4), (2, 3)]}
#: The two cards that each board touches, clockwise (GAP-02).
BOARDS = {2: [(1, 2), (13, 14)], 3: [(1, 2), (9, 12), (6, 10)], 4: [(1, 4), (3, 7), (16, 19), (13, 17)]}
WIDE = {2: 8, 3: 6, 4: 6}
MASTERS = {2: 3, 3: 2, 4: 2}
SHARED = {2: 3, 3: 4, 4: 5}


class Way(NamedTuple):
    """One way to fulfil a plot: the cards, and for a lodge plot the lodge with its faction."""

    cards: Cells
    lodge: tuple[str, Cells] | None


class Reading:
    """What lies on the table, cells numbered from 1."""

    def __init__(self, s: Pax) -> None:
        self.seats = s.seats
        self.places: dict[int, tuple[int, int]] = {}
        for row, (first, cards) in enumerate(ROWS[len(s.field)]):
            for step in range(cards):
                self.places[len(self.places) + 1] = (row, first + 2 * step)
        self.cards: dict[int, Card] = {
            cell + 1: s.box.cards[card] for cell, card in enumerate(s.field) if card >= 0
        }
        self.tokens: dict[int, list[int]] = {cell: [] for cell in self.places}
        for cell, there in enumerate(s.inf):
            for digit in reversed(f"{there:o}"):
                if digit != "0":
                    self.tokens[cell + 1].append(int(digit) - 1)
        self.boards = {seat: set(BOARDS[s.seats][s.place[seat]]) for seat in range(s.seats)}
        self.faction_cards = Counter(owner for owner in s.faction_owner if owner >= 0)

    # ── the field ──

    def touch(self, one: int, other: int) -> bool:
        """Staggered rows: six neighbours."""
        (row, x), (other_row, other_x) = self.places[one], self.places[other]
        return (abs(row - other_row), abs(x - other_x)) in {(0, 2), (1, 1)}

    def neighbours(self, cell: int) -> set[int]:
        return {other for other in self.places if self.touch(cell, other)}

    def is_inner(self, cell: int) -> bool:
        return len(self.neighbours(cell)) == 6

    def row(self, number: int) -> set[int]:
        return {cell for cell, (row, _) in self.places.items() if row == number}

    def is_connected(self, cells: Cells) -> bool:
        """Nothing is left when one walks from card to card."""
        left = set(cells)
        walk = [left.pop()]
        while walk:
            here = walk.pop()
            reached = {cell for cell in left if self.touch(here, cell)}
            left -= reached
            walk += reached
        return not left

    def letters(self, cell: int) -> str:
        card = self.cards[cell]
        return "".join("AMTKDU"[faction] for faction in (card.main, card.second) if faction >= 0)

    # ── influence ──

    def own(self, seat: int) -> set[int]:
        return {cell for cell, owners in self.tokens.items() if seat in owners}

    def influence(self, seat: int, cells: Cells | set[int]) -> int:
        return sum(self.tokens[cell].count(seat) for cell in cells)

    def rivals(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def leads(self, seat: int, cells: Cells | set[int], least: int) -> bool:
        """At least this many tokens there, and more than each opponent."""
        mine = self.influence(seat, cells)
        return mine >= least and all(mine > self.influence(other, cells) for other in self.rivals(seat))

    def controls(self, seat: int, cell: int) -> bool:
        """PI-035."""
        return self.leads(seat, {cell}, 1)

    def controlled(self, seat: int) -> set[int]:
        return {cell for cell in self.cards if self.controls(seat, cell)}

    # ── lodges ──

    def lodges(self, letter: str) -> set[Cells]:
        """PI-036, AMB-01, GAP-27: cards are merged into groups as long as two groups touch."""
        parts = {frozenset({cell}) for cell in self.cards if letter in self.letters(cell)}
        while True:
            pair = next(
                (
                    (one, other)
                    for one, other in combinations(parts, 2)
                    if any(self.touch(a, b) for a in one for b in other)
                ),
                None,
            )
            if pair is None:
                return {part for part in parts if len(part) >= 3}
            parts -= set(pair)
            parts.add(pair[0] | pair[1])

    def lodge_holder(self, lodge: Cells) -> int | None:
        """PI-037."""
        return next((seat for seat in range(self.seats) if self.leads(seat, lodge, 3)), None)

    def largest(self, letter: str) -> list[Cells]:
        """PI-133, PI-178: all lodges than which none is larger."""
        found = self.lodges(letter)
        return [one for one in found if all(len(one) >= len(other) for other in found)]

    def faction_holder(self, letter: str) -> int | None:
        """PI-132, PI-133, AMB-06: who may take the faction card."""
        largest = self.largest(letter)
        if not largest:
            return None
        cells, least = frozenset(chain.from_iterable(largest)), 3 if len(largest) == 1 else 1
        return next((seat for seat in range(self.seats) if self.leads(seat, cells, least)), None)

    # ── scoring ──

    def points(self, seat: int, letter: str) -> int:
        """PI-178, PI-179."""
        return sum(self.influence(seat, lodge) for lodge in self.largest(letter))

    def winners(self) -> set[int]:
        """PI-180, GAP-26: points, then faction cards."""
        worth = {
            seat: (sum(self.points(seat, letter) for letter in "AMTKDU"), self.faction_cards[seat])
            for seat in range(self.seats)
        }
        return {seat for seat, value in worth.items() if value == max(worth.values())}

    # ── plots ──

    def ways(self, seat: int, plot: int) -> list[Way]:
        """Every way to fulfil a plot, numbered from 1."""
        if plot == 8:
            return list(self.path_ways(seat))
        if plot in {1, 11, 12, 13}:
            return [
                Way(lodge, (letter, lodge))
                for letter in "AMTKDU"
                for lodge in self.lodges(letter)
                if self.leads(seat, lodge, 3) and self.is_wanted(seat, plot, lodge)
            ]
        return [Way(cells, None) for cells in self.card_sets(seat, plot) if self.suffices(seat, plot, cells)]

    def path_ways(self, seat: int) -> Iterator[Way]:
        """P08, AMB-02: connected cards of one faction, own influence on each, from top to bottom."""
        for letter in "AMTKDU":
            line = [cell for cell in self.own(seat) if letter in self.letters(cell)]
            for cells in subsets(line, 5):
                if cells & self.row(0) and cells & self.row(4) and self.is_connected(cells):
                    yield from (Way(cells, (letter, one)) for one in self.lodges(letter) if cells <= one)

    def is_wanted(self, seat: int, plot: int, lodge: Cells) -> bool:
        mine = self.influence(seat, lodge)
        if plot == 1:
            return mine >= 4 and len([cell for cell in lodge if not self.is_inner(cell)]) >= 4
        if plot == 11:
            middle = combinations(sorted(lodge & self.row(2)), 3)
            return any(self.touch(a, b) and self.touch(b, c) for a, b, c in middle)
        if plot == 12:
            return mine >= 5 and len(lodge) >= 5
        reached = {other for other in range(self.seats) if lodge & self.boards[other]}
        return seat in reached and len(reached) >= 2

    def card_sets(self, seat: int, plot: int) -> Iterator[Cells]:
        """The sets of cards that could fulfil a plot without lodges."""
        own, controlled = sorted(self.own(seat)), sorted(self.controlled(seat))
        if plot in {2, 4}:
            return map(frozenset, combinations(own, 4))
        if plot == 3:
            return subsets([cell for cell in own if self.cards[cell].degree == 5], 1)
        if plot == 5:
            return subsets([cell for cell in controlled if self.cards[cell].organisation == 1], 1)
        if plot == 6:
            return subsets(controlled, WIDE[self.seats])
        if plot == 7:
            masters = [cell for cell in controlled if self.cards[cell].degree == 4]
            return subsets(masters, MASTERS[self.seats])
        if plot == 9:
            return subsets([cell for cell in own if set(self.tokens[cell]) - {seat}], SHARED[self.seats])
        return subsets(self.rosicrucians(seat), 3)

    def rosicrucians(self, seat: int) -> list[int]:
        return [cell for cell in sorted(self.controlled(seat)) if self.cards[cell].organisation == 2]

    def suffices(self, seat: int, plot: int, cells: Cells) -> bool:
        if plot == 2:
            return any(self.is_union_of_equals(middle, cells - {middle}) for middle in cells)
        if plot == 3:
            arches = {cell for cell, card in self.cards.items() if card.degree == 5}
            return self.influence(seat, cells) >= 4 and self.leads(seat, arches, 4)
        if plot == 4:
            linked = all(len(self.neighbours(cell) & cells) >= 2 for cell in cells)
            return linked and all(self.is_inner(cell) for cell in cells)
        if plot == 5:
            return set("AMTKDU") <= {letter for cell in cells for letter in self.letters(cell)}
        if plot == 10:
            most = max(len(self.rosicrucians(other)) for other in self.rivals(seat))
            return self.influence(seat, cells) >= 5 and len(self.rosicrucians(seat)) > most
        return True

    def is_union_of_equals(self, middle: int, around: Cells) -> bool:
        degree = self.cards[middle].degree
        return all(self.touch(middle, cell) and self.cards[cell].degree == degree for cell in around)

    def may_fulfil(self, seat: int, plot: int, held: list[int]) -> bool:
        """PI-139, PI-142, PI-143: ways for it and for the plots held, none inside another, no lodge twice.
        A plot held that is not met any more stands in nobody's way."""
        families = [self.ways(seat, other) for other in held]
        return any_choice([[*self.ways(seat, plot)], *[family for family in families if family]], [])


def subsets(cells: list[int], least: int) -> Iterator[Cells]:
    """All sets of at least this many of these cells."""
    sizes = range(least, len(cells) + 1)
    return map(frozenset, chain.from_iterable(combinations(cells, size) for size in sizes))


def any_choice(families: list[list[Way]], before: list[Way]) -> bool:
    """Whether one way can be picked from each family so that all pairs are allowed."""
    if not families:
        return True
    fitting = (way for way in families[0] if all(are_allowed(way, other) for other in before))
    return any(any_choice(families[1:], [*before, way]) for way in fitting)


def are_allowed(one: Way, other: Way) -> bool:
    if one.lodge is not None and one.lodge == other.lodge:
        return False
    return not (one.cards <= other.cards or other.cards <= one.cards)
