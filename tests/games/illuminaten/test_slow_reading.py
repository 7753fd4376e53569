"""Two readings of the rules agree: the one that plays and the slow one.

The dose is 300 positions for each number of seats; INTRIGA_LONG=1 takes 20,000.
"""

import os
import random
from collections import Counter

import pytest

from intriga.games.illuminaten.box.tables import CARDS, LETTERS, RA
from intriga.games.illuminaten.rules.end import standing, totals
from intriga.games.illuminaten.rules.plots.missing import missing
from intriga.games.illuminaten.rules.plots.plots import why_not_beside
from intriga.games.illuminaten.rules.plots.taking import faction_controller
from intriga.games.illuminaten.rules.plots.witnesses import is_met
from intriga.games.illuminaten.rules.terms import lodges as fast
from intriga.games.illuminaten.state import FACE_DOWN, IN_ROW, NOT_IN_GAME, Pax, bare
from intriga.games.illuminaten.verbs.slots import controller, influence_of, with_owner
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import heap_of, items
from tests.games.illuminaten.builders import box
from tests.games.illuminaten.slow_reading import Reading

POSITIONS = 20_000 if os.environ.get("INTRIGA_LONG") == "1" else 300


def draw_position(seats: int, luck: random.Random) -> Pax:
    """A crowded field on which plots are often met: few factions or few degrees, one strong seat."""
    s = bare(box(), seats, seats)
    s.place = tuple(luck.sample(range(seats), seats))
    cells = s.pattern().cells
    s.field = draw_cards(cells, luck)
    s.inf = [0] * cells
    s.supply = [20] * seats
    weights = [luck.choice([1, 1, 2, 6, 30]) for _ in range(seats)]
    crowd = luck.choice([0.3, 0.6, 0.9])
    for cell in luck.sample(range(cells), cells):
        if s.field[cell] >= 0:
            fill_slots(s, cell, weights, crowd, luck)
    s.on_plots = [0] * seats
    s.faction_owner = [luck.choice([NOT_IN_GAME, IN_ROW, *range(seats)]) for _ in LETTERS]
    return s


def draw_cards(cells: int, luck: random.Random) -> list[int]:
    """Cards for the field, the favoured ones first; some lie face down."""
    factions = luck.choice([0, 0b000011, 0b000110, 0b111000, 1 << luck.randrange(6)])
    degrees = luck.choice([(), (1,), (2,), (3,), (4, 5), (3, 5), (1, 4)])
    organisation = luck.choice([0, 0, 1, 2])
    force = luck.choice([1, 1, 4])
    favour: list[tuple[float, int]] = []
    for card in range(CARDS):
        print_ = box().cards[card]
        fits = bool(print_.factions & factions) + (print_.degree in degrees)
        fits += organisation != 0 and print_.organisation == organisation
        favour.append((luck.random() - force * luck.random() * fits, card))
    hidden = luck.choice([0.0, 0.1, 0.4])
    return [FACE_DOWN if luck.random() < hidden else card for _, card in sorted(favour)[:cells]]


def fill_slots(s: Pax, cell: int, weights: list[int], crowd: float, luck: random.Random) -> None:
    card = s.box.cards[s.field[cell]]
    for slot in range(card.slots):
        seat = luck.choices(range(s.seats), weights)[0]
        if card.degree == RA and slot and s.inf[cell]:
            seat = next(other for other in range(s.seats) if influence_of(s.inf[cell], other))
        if luck.random() < crowd and s.supply[seat] > 3:
            s.inf[cell] = with_owner(s.inf[cell], slot, seat)
            s.supply[seat] -= 1


def cells_of(mask: int) -> frozenset[int]:
    return frozenset(cell + 1 for cell in items(mask))


def seat_or_nobody(seat: int | None) -> int:
    return -1 if seat is None else seat


def compare_lodges(s: Pax, slow: Reading) -> None:
    for faction, letter in enumerate(LETTERS):
        found = fast.lodges(s, faction)
        assert slow.lodges(letter) == {cells_of(lodge) for lodge in found}
        assert len(found) == len(set(found))
        for lodge in found:
            assert seat_or_nobody(slow.lodge_holder(cells_of(lodge))) == fast.lodge_controller(s, lodge)
        assert seat_or_nobody(slow.faction_holder(letter)) == faction_controller(s, faction)
    for cell in range(len(s.field)):
        holders = [seat for seat in range(s.seats) if slow.controls(seat, cell + 1)]
        assert (holders or [-1]) == [controller(s.inf[cell], s.seats)]


def compare_score(s: Pax, slow: Reading) -> None:
    found = standing(s)
    assert [sum(slow.points(seat, letter) for letter in LETTERS) for seat in range(s.seats)] == totals(s)
    assert slow.winners() == set(found.winners)


def compare_plots(s: Pax, slow: Reading, seen: Counter[str], luck: random.Random) -> None:
    """Every plot for every seat, and beside one or two others that hold influence."""
    for seat in range(s.seats):
        met = [plot for plot in range(13) if slow.ways(seat, plot + 1)]
        assert met == [plot for plot in range(13) if is_met(s, seat, plot)], seat
        assert met == [plot for plot in range(13) if not missing(s, seat, plot)], seat
        seen.update(f"P{plot + 1:02d}" for plot in met)
        for plot in met:
            held = luck.sample(
                [other for other in met if other != plot], min(len(met) - 1, luck.choice([1, 1, 2]))
            )
            if luck.random() < 0.1:
                held = luck.sample([other for other in range(13) if other != plot], 2)
            s.on_plots[seat] = heap_of(held)
            may = slow.may_fulfil(seat, plot + 1, [other + 1 for other in held])
            assert may == (why_not_beside(s, seat, plot) == FINE), (seat, plot, held)
            seen[f"{'allowed' if may else 'refused'} beside {len(held)}"] += 1
        s.on_plots[seat] = 0


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree(seats: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(POSITIONS):
        luck = random.Random(f"{seats} {number}")
        s = draw_position(seats, luck)
        slow = Reading(s)
        try:
            compare_lodges(s, slow)
            compare_score(s, slow)
            compare_plots(s, slow, seen, luck)
        except AssertionError as fault:
            raise AssertionError(f"position {number} of {seats} seats: {s.field} {s.inf}") from fault

    assert {f"P{plot:02d}" for plot in range(1, 14)} <= set(seen)
    assert min(seen["refused beside 1"], seen["refused beside 2"], seen["allowed beside 2"]) > 10
