"""Roles: what a role's condition counts, and whether it is fulfilled. Only what everybody can see counts."""

from typing import Final, final

from intriga.games.factions.box.tables import (
    ALL_THREE,
    BELOW_AVERAGE,
    DISCARD_HOLDS,
    EQUAL,
    EVEN,
    FEWEST,
    GUARDED,
    LARGER_LEFT,
    LARGEST,
    LATEST,
    LEAST,
    MOST,
    NEIGHBOURS,
    NONE_OF,
    PAIR,
    PERSON_HERE,
    PERSON_IN_DISCARD,
    PERSONS_ALIVE,
    PERSONS_IN_PLAY,
    SMALLEST,
    TOTAL_MORE,
    Role,
)
from intriga.games.factions.state import NOBODY, Factions

#: How `have` is measured by `need`: by a number that stands fast (at least, at most), by what others have
#: (more, fewer, as many and not none); or it is merely so (1) or not so (0).
AT_LEAST: Final = 0
AT_MOST: Final = 1
MORE: Final = 2
FEWER: Final = 3
AS_MANY: Final = 4
SO: Final = 5


@final
class Progress:
    """What a condition counts now, what that is measured by, and whether it is fulfilled."""

    def __init__(self, fulfilled: bool, have: int, need: int, measure: int) -> None:
        self.fulfilled: Final = fulfilled
        self.have: Final = have
        self.need: Final = need
        self.measure: Final = measure


def at_least(have: int, need: int) -> Progress:
    return Progress(have >= need, have, need, AT_LEAST)


def at_most(have: int, most: int) -> Progress:
    return Progress(have <= most, have, most, AT_MOST)


def more_than(have: int, others_have: int) -> Progress:
    return Progress(have > others_have, have, others_have, MORE)


def fewer_than(have: int, others_have: int) -> Progress:
    return Progress(have < others_have, have, others_have, FEWER)


def as_many(have: int, need: int) -> Progress:
    return Progress(have == need and have > 0, have, need, AS_MANY)


def is_so(holds: bool) -> Progress:
    return Progress(holds, 1 if holds else 0, 1, SO)


def progress(s: Factions, seat: int, role: Role) -> Progress:
    """How a role's condition stands, if the game ended as the table lies."""
    # HF-030
    kind = role.kind
    if kind in (MOST, FEWEST, LEAST, NONE_OF, ALL_THREE, EQUAL, NEIGHBOURS):
        return by_symbols(s, seat, role)
    if kind in (LARGEST, SMALLEST, EVEN, LARGER_LEFT, BELOW_AVERAGE):
        return by_size(s, seat, kind)
    if kind == TOTAL_MORE:
        return more_than(in_all_areas(s, role.of), in_all_areas(s, role.than))
    if kind == DISCARD_HOLDS:
        return more_than(discarded_of(s, role.of), discarded_of(s, role.than))
    return by_persons(s, seat, role)


def by_size(s: Factions, seat: int, kind: int) -> Progress:
    """Conditions on how many cards lie in one's own area."""
    # HF-030
    sizes = [len(area) for area in s.areas]
    mine = sizes[seat]
    if kind == LARGEST:
        return more_than(mine, max(others(sizes, seat)))
    if kind == SMALLEST:
        return fewer_than(mine, min(others(sizes, seat)))
    if kind == EVEN:
        return is_so(mine > 0 and mine % 2 == 0)
    if kind == LARGER_LEFT:
        return more_than(mine, sizes[s.left_of(seat)])
    # One's own cards raise the average too: below it means less than an equal part of the others' cards.
    return at_most(mine, (sum(others(sizes, seat)) - 1) // (s.players - 1))


def by_symbols(s: Factions, seat: int, role: Role) -> Progress:
    """Conditions on the symbols of one's own area."""
    # HF-030
    mine = s.symbols[seat]
    if role.kind == ALL_THREE:
        return at_least(min(mine), role.number)
    if role.kind == EQUAL:
        return as_many(mine[role.of], mine[role.than])
    have = mine[role.of]
    rest = others([symbols[role.of] for symbols in s.symbols], seat)
    if role.kind == MOST:
        return more_than(have, max(rest))
    if role.kind == FEWEST:
        return fewer_than(have, min(rest))
    if role.kind == LEAST:
        return at_least(have, role.number)
    if role.kind == NONE_OF:
        return at_most(have, 0)
    near = max(s.symbols[s.left_of(seat)][role.of], s.symbols[s.right_of(seat)][role.of])
    return more_than(have, near)


def by_persons(s: Factions, seat: int, role: Role) -> Progress:
    """Conditions on people: where they lie, who came last, how long they lived, what they guard."""
    # HF-030
    if role.kind == PERSON_HERE:
        return at_least(len([card for card in role.persons if card in s.areas[seat]]), 1)
    if role.kind == PERSON_IN_DISCARD:
        return at_least(len([card for card in role.persons if card in s.discard]), role.number)
    if role.kind == PERSONS_IN_PLAY:
        return at_least(len([card for card in role.persons if s.area_of(card) != NOBODY]), role.number)
    if role.kind == PAIR:
        one, two = s.area_of(role.persons[0]), s.area_of(role.persons[1])
        return is_so(one != NOBODY and one == two)
    if role.kind == LATEST:
        area = s.areas[seat]
        return is_so(bool(area) and s.box.cards[area[-1]].faction == role.of)
    if role.kind == GUARDED:
        return at_least(len([card for card in s.areas[seat] if s.box.cards[card].guards]), 1)
    assert role.kind == PERSONS_ALIVE
    alive = len([card for card in s.areas[seat] if s.box.cards[card].died > role.year])
    return more_than(alive, len(s.areas[seat]) - alive)


def others(values: list[int], seat: int) -> list[int]:
    """The values of the other seats."""
    return [values[other] for other in range(len(values)) if other != seat]


def in_all_areas(s: Factions, faction: int) -> int:
    return sum([symbols[faction] for symbols in s.symbols])


def discarded_of(s: Factions, faction: int) -> int:
    """How many cards of a faction the discard pile holds."""
    # HF-027
    return len([card for card in s.discard if s.box.cards[card].faction == faction])
