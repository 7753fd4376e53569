"""What every artificial opponent does in the same way: scout, influence, interrogate, exclude."""

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import AREOPAGUS, COURT, Cell
from intriga.games.illuminaten.rules.actions.exclude import carried_over
from intriga.games.illuminaten.rules.actions.interrogate import Yielding
from intriga.games.illuminaten.rules.artificial.figure import (
    WEISHAUPT,
    WILLERMOZ,
    can_place,
    shares,
    shares_both,
)
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.field import carry_influence_over, exclude_card, tell_interrogation
from intriga.games.illuminaten.verbs.opponents import lay_from_court, move_figure, turn_over
from intriga.games.illuminaten.verbs.pieces import place_influence, spend
from intriga.games.illuminaten.verbs.slots import top_free
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import Frame
from intriga.kernel.machine.seats import Seat


def tell_step(
    seat: Seat, stage: int, item: str, reason: str, target: int, earlier: list[str], d: Dealer
) -> None:
    """What the script says now, and why its earlier items did not apply."""
    # PI-190
    if d.events is not None:
        cell = None if target < 0 else target + 1
        d.events.append(events.ScriptStep(seat, stage, item, reason, cell, earlier.copy()))


def run(s: Pax, frame: Frame[Pax], d: Dealer) -> None:
    """A frame that asks an artificial opponent nothing, carried out at once."""
    height = len(s.stack)
    s.stack.append(frame)
    while len(s.stack) > height:
        s.stack[-1].ask(s, d)


# ── influence ──


def influence(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """Two tokens where both factions are shared, else one, as far as possible; then the figure goes there."""
    # PI-191 PI-206 AMB-35
    for _ in range(2 if shares_both(s, seat, s.field[cell]) else 1):
        if can_place(s, seat, cell):
            place_on(s, seat, cell, d)
    if s.opponent == WEISHAUPT or s.opponent == WILLERMOZ:
        add_influence(s, seat, cell, d)
    move_figure(s, seat, cell, d)


def place_on(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    # PI-078
    place_influence(s, seat, cell, top_free(s.inf[cell], s.box.cards[s.field[cell]].slots), d)


def add_influence(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """Weishaupt, Willermoz: one more for each token of the target's factions, main and secondary in turn."""
    # PI-191 PI-192 PI-206 AO-011
    card = s.box.cards[s.field[cell]]
    wanted, other = card.main, card.second if card.second >= 0 else card.main
    while can_place(s, seat, cell):
        if s.token(seat, wanted) == 0:
            wanted, other = other, wanted
        if s.token(seat, wanted) == 0:
            return
        spend(s, seat, wanted, 1, d)
        place_on(s, seat, cell, d)
        wanted, other = other, wanted


# ── interrogate ──


def interrogate(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """The card in question, or its areopagus, yields once a turn; no rumours, but collusion."""
    # PI-088 PI-196 PI-198 PI-207 AMB-33
    before = s.yielded
    mark = yield_mark(s, seat, cell)
    if before & mark:
        return
    tell_interrogation(s, seat, cell, 1 << cell, d)
    run(s, Yielding(seat, cell, True), d)
    s.yielded = before | mark


def yield_mark(s: Pax, seat: Seat, cell: Cell) -> int:
    """The bit that notes the yield: the areopagus among them is that of the active seat."""
    # AMB-09
    return 1 << AREOPAGUS + 1 if cell == AREOPAGUS and s.active != seat else 1 << cell


def rest(s: Pax, seat: Seat, stage: int, earlier: list[str], d: Dealer) -> None:
    """No item of the script applies: its card and its areopagus yield."""
    # GAP-36
    tell_step(seat, stage, "", "no_item_applies", NONE, earlier, d)
    interrogate(s, seat, s.figure, d)
    interrogate(s, seat, AREOPAGUS, d)


# ── exclude and scout ──


def exclude(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """The best court card takes the target's place and is influenced; without one the areopagus yields."""
    # PI-208 PI-209
    place = fitting_court_place(s, seat)
    if place < 0:
        interrogate(s, seat, AREOPAGUS, d)
        return
    exclude_card(s, seat, s.figure, cell, d)
    lay_from_court(s, seat, cell, place, d)
    keep_influence(s, seat, cell, d)
    influence(s, seat, cell, d)


def fitting_court_place(s: Pax, seat: Seat) -> int:
    """The leftmost court card that shares both factions, else the leftmost that shares one; NONE of none."""
    # PI-208 AMB-35
    found = NONE
    for place in range(COURT):
        card = s.court[place]
        if card >= 0 and shares_both(s, seat, card):
            return place
        if card >= 0 and found < 0 and shares(s, seat, card):
            found = place
    return found


def keep_influence(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """What lay on the target lies on the new card; only own tokens can be there."""
    # PI-097 GAP-35
    slots = s.box.cards[s.field[cell]].slots
    carry_influence_over(s, cell, carried_over(s.inf[cell], seat, slots), d)


def scout(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """The target is turned up: influenced if it shares a faction, else excluded."""
    # PI-205
    turn_over(s, seat, cell, d)
    if shares(s, seat, s.field[cell]):
        influence(s, seat, cell, d)
    else:
        exclude(s, seat, cell, d)
