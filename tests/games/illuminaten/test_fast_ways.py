"""Where a rule is answered by sums or masks, it agrees with the plain way of asking it, in random games."""

from collections.abc import Iterator

import pytest

from intriga.games.illuminaten.box.tables import (
    ANY_FACTION,
    AREOPAGUS,
    FACTIONS,
    INFLUENCE,
    MOST_CELLS,
    SCOUT,
)
from intriga.games.illuminaten.rules.actions.displace import has_opponents
from intriga.games.illuminaten.rules.actions.influence import (
    can_afford,
    discount,
    free_slots,
    influence_cost,
    slots_to_fill,
    spared_units,
)
from intriga.games.illuminaten.rules.actions.moves import has_move, own_of_faction, spots
from intriga.games.illuminaten.rules.actions.reassign import Reassign, goes_anywhere
from intriga.games.illuminaten.rules.actions.scout import why_not_scout_with, why_not_target
from intriga.games.illuminaten.rules.terms.acting import acting_cards, acts_with, reach
from intriga.games.illuminaten.rules.terms.lodges import face_down, with_others
from intriga.games.illuminaten.rules.terms.near import in_reach
from intriga.games.illuminaten.rules.terms.paying import WAYS, Pay, Settling, payable, payments_due, price
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, BY_MARKER, MAIN
from intriga.games.illuminaten.setup import setup
from intriga.games.illuminaten.state import FACE_DOWN, NONE, Pax
from intriga.games.illuminaten.verbs.slots import influence_of
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from tests.games.illuminaten.builders import box

SEATINGS = [(2, "none"), (3, "none"), (4, "none"), (2, "weishaupt"), (3, "saint_germain")]


def positions(players: int, opponent: str, games: int = 2) -> Iterator[Pax]:
    """Every position of some random games."""
    for seed in range(games):
        chance = Quick(seed)
        dealer = Dealer(chance)
        s = setup(box(), players, {"opponent": opponent}, dealer)
        while not s.over:
            yield s
            seat = s.acting()[0]
            words = s.legal(seat)
            s.apply(seat, words[chance.pick(len(words))], dealer)


def mask(cells: list[int]) -> int:
    return sum(1 << cell for cell in cells)


def searched(s: Pax, seat: int, units: list[int], waive: int, slot_cost: bool, spared: list[int]) -> bool:
    """What the search for a way to pay finds."""
    due = payments_due(units, waive, spared)
    return Settling(s, seat, units, waive, slot_cost, spared, []).can_be_done(0, due, 0)


@pytest.mark.parametrize(("players", "opponent"), SEATINGS)
def test_masks_of_cells_hold_what_asking_cell_by_cell_finds(players: int, opponent: str) -> None:
    for s in positions(players, opponent):
        cells = range(len(s.field))
        assert face_down(s) == mask([cell for cell in cells if s.field[cell] == FACE_DOWN])
        for seat in range(s.seats):
            acting = [cell for cell in range(MOST_CELLS + 1) if acts_with(s, seat, cell)]
            near = 0
            for cell in acting:
                near |= reach(s, seat, cell)
            others = [
                cell
                for cell in cells
                if any(influence_of(s.inf[cell], other) for other in range(s.seats) if other != seat)
            ]

            assert acting_cards(s, seat) == mask(acting)
            assert in_reach(s, seat) == near
            assert with_others(s, seat) == mask(others)
            assert [cell for cell in cells if has_opponents(s, seat, cell)] == others


@pytest.mark.parametrize(("players", "opponent"), SEATINGS)
def test_the_sum_of_a_slots_cost_agrees_with_the_search(players: int, opponent: str) -> None:
    answers = set()
    for number, drawn in enumerate(positions(players, opponent)):
        s = drawn.copy()
        s.enhanced[INFLUENCE] = number % 3
        for cell in [cell for cell in range(len(s.field)) if s.field[cell] >= 0]:
            assert free_slots(s, cell) == len(slots_to_fill(s, cell, 3))
            for mode in (MAIN, BY_CARD, BY_FACTION):
                cost = influence_cost(s, mode, cell, 2)
                waive, spared = discount(s, s.active, mode, cell, 2), spared_units(s, cell, 2)
                answers.add((s.enhanced[INFLUENCE] > 0, can_afford(s, s.active, mode, cell, 2)))
                assert can_afford(s, s.active, mode, cell, 2) == searched(
                    s, s.active, cost, waive, True, spared
                )
    assert len(answers) == 4


@pytest.mark.parametrize(("players", "opponent"), SEATINGS)
def test_sums_of_tokens_agree_with_the_search(players: int, opponent: str) -> None:
    chance = Quick(3)
    answers = set()
    for s in positions(players, opponent):
        for seat in range(s.seats):
            like = [1 + chance.pick(ANY_FACTION)] * chance.pick(4)
            single = [1 << chance.pick(FACTIONS) for _ in range(chance.pick(5))]
            waive, slot_cost = chance.pick(2), chance.pick(2) == 1
            for cost in (like, single):
                found = payable(s, seat, cost, waive, slot_cost)
                answers.add(found)
                assert found == searched(s, seat, cost, waive, slot_cost, [])
    assert answers == {True, False}


@pytest.mark.parametrize(("players", "opponent"), SEATINGS)
def test_what_may_be_paid_next_agrees_with_the_search(players: int, opponent: str) -> None:
    chance = Quick(4)
    answers = set()
    for s in positions(players, opponent):
        units = [1 + chance.pick(ANY_FACTION)] * (1 + chance.pick(5))
        waive, slot_cost, last = chance.pick(2), chance.pick(2) == 1, chance.pick(WAYS)
        paid = [last] if len(units) - waive > 1 and price(s, s.active, units[0], last, slot_cost) else []
        frame = Pay(s.active, units, waive, slot_cost, (), paid)
        for way in range(paid[0] if paid else 0, WAYS):
            cost = frame.cost(s, way)
            if frame.due() > 0 and 0 < cost <= s.token(s.active, way % FACTIONS):
                search = Settling(s, s.active, units, waive, slot_cost, [], [*paid, way])
                search.tokens[way % FACTIONS] -= cost
                found = search.can_be_done(0, frame.due() - 1, way)
                answers.add(found)
                assert found == frame.leaves_rest_payable(s, way, cost)
    assert answers == {True, False}


@pytest.mark.parametrize(("players", "opponent"), SEATINGS)
def test_a_first_move_is_found_as_by_trying_every_slot(players: int, opponent: str) -> None:
    answers = set()
    for s in positions(players, opponent):
        for faction, mode in [(NONE, BY_CARD), *[(faction, MAIN) for faction in range(FACTIONS)]]:
            cells = own_of_faction(s, s.active, faction)
            found = has_move(s, s.active, cells, goes_anywhere(s, mode))
            frame = Reassign(s.active, mode, NONE, faction, True)
            tried = any(frame.why_not_source(s, spot) == FINE for spot in range(spots(s)))
            answers.add(found)

            assert tried == found == frame.some_source(s)
    assert answers == {True, False}


@pytest.mark.parametrize(("players", "opponent"), SEATINGS)
def test_a_further_goal_is_found_as_by_trying_every_slot(players: int, opponent: str) -> None:
    for s in positions(players, opponent, 1):
        for mode in (MAIN, BY_CARD, BY_MARKER):
            frame = Reassign(s.active, mode, 2, NONE, True, (5, 9) if mode != BY_MARKER else ())
            for source in [spot for spot in range(spots(s)) if s.inf[spot // 3]]:
                tried = any(frame.why_not_goal(s, source, spot) == FINE for spot in range(spots(s)))

                assert tried == (frame.why_no_goal(s, source) == FINE)


@pytest.mark.parametrize(("players", "opponent"), SEATINGS)
def test_a_card_to_scout_with_has_a_target(players: int, opponent: str) -> None:
    for s in positions(players, opponent):
        if s.enhanced[SCOUT] == 0:
            for acting in (*range(len(s.field)), AREOPAGUS):
                if why_not_scout_with(s, s.active, MAIN, acting) == FINE:
                    targets = [
                        why_not_target(s, s.active, MAIN, acting, cell) for cell in range(len(s.field))
                    ]
                    assert FINE in targets
