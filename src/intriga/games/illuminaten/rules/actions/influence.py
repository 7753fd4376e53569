"""Main action: influence. Target, how many tokens, payment for all their slots together."""

from typing import Final, final

from mypy_extensions import i64

from intriga.games.illuminaten.box.tables import INFLUENCE, PURSE_BITS, RA, A, Cell
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.terms.near import everywhere, in_reach_of_influence, is_rosicrucian
from intriga.games.illuminaten.rules.terms.paying import GROUP, Pay, payable
from intriga.games.illuminaten.rules.terms.purse import covers
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, BY_MARKER, FREE, finish_main
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.pieces import place_influence
from intriga.games.illuminaten.verbs.slots import has_others, influence_in_all, influence_of, owner_in
from intriga.games.illuminaten.vocabulary import ENOUGH, MORE, ON, On
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

MOST_PLACED: Final = 3  # PI-077
MORE_OR_ENOUGH: Final[list[Word]] = [MORE, ENOUGH]


# ── what it costs ──


def slots_to_fill(s: Pax, cell: Cell, count: int) -> list[int]:
    """The topmost `count` free slots, or all if there are fewer."""
    # PI-078
    slots = range(s.box.cards[s.field[cell]].slots)
    return [slot for slot in slots if owner_in(s.inf[cell], slot) == NONE][:count]


def free_slots(s: Pax, cell: Cell) -> int:
    """How many slots of this face-up card are free."""
    return s.box.cards[s.field[cell]].slots - influence_in_all(s.inf[cell])


def influence_cost(s: Pax, mode: int, cell: Cell, count: int) -> list[int]:
    """The units of the slots to be filled, each slot a group from 1 on; a faction card has its own price."""
    # PI-055 PI-077 PI-081 PI-135 GAP-15
    units = [1 << A] if mode == BY_FACTION else []
    for place, slot in enumerate(slots_to_fill(s, cell, count)):
        for faction in s.box.cards[s.field[cell]].costs[slot]:
            units.append(1 << faction | (place + 1) * GROUP)
    return units


def spared_units(s: Pax, cell: Cell, count: int) -> list[int]:
    """By group: one unit of every slot for each enhancement, but a slot costs one at least."""
    # PI-124 PI-125 AMB-23 AMB-47
    costs = s.box.cards[s.field[cell]].costs
    slots = slots_to_fill(s, cell, count)
    return [0] + [min(s.enhanced[INFLUENCE], max(0, len(costs[slot]) - 1)) for slot in slots]


def discount(s: Pax, seat: Seat, mode: int, cell: Cell, count: int) -> int:
    """With a card's ability one unit of the whole cost less for each opponent's token on the target.
    An enhancement takes precedence: while one is in force, each slot costs one at least."""
    # PI-122 PI-125 AMB-13 AMB-49
    if mode != BY_CARD:
        return 0
    off = influence_in_all(s.inf[cell]) - influence_of(s.inf[cell], seat)
    if not s.enhanced[INFLUENCE]:
        return off
    costs = s.box.cards[s.field[cell]].costs
    above_one = sum(max(0, len(costs[slot]) - 1) for slot in slots_to_fill(s, cell, count))
    return min(off, above_one - sum(spared_units(s, cell, count)))


def need(s: Pax, mode: int, cell: Cell, count: int) -> i64:
    """The whole cost counted by faction."""
    # PI-077 PI-135
    found: i64 = 1 << PURSE_BITS * A if mode == BY_FACTION else 0
    card = s.box.cards[s.field[cell]]
    there = s.inf[cell]
    for slot in range(card.slots):
        if count > 0 and owner_in(there, slot) == NONE:
            found += card.needs[slot]
            count -= 1
    return found


def can_afford(s: Pax, seat: Seat, mode: int, cell: Cell, count: int) -> bool:
    # PI-077
    if not s.enhanced[INFLUENCE]:
        return covers(s, seat, need(s, mode, cell, count), discount(s, seat, mode, cell, count), True)
    units = influence_cost(s, mode, cell, count)
    return payable(s, seat, units, discount(s, seat, mode, cell, count), True, spared_units(s, cell, count))


# ── whether it can be done ──


def why_not_place(s: Pax, seat: Seat, mode: int, cell: Cell, count: int) -> int:
    """The reason against placing this many tokens on this face-up card."""
    # PI-076 PI-077 GAP-19
    if count > MOST_PLACED:
        return why.THREE_AT_MOST
    if free_slots(s, cell) < count:
        return why.NO_FREE_SLOT
    if s.supply[seat] < count:
        return why.NO_INFLUENCE_LEFT
    return FINE if can_afford(s, seat, mode, cell, count) else why.CANNOT_PAY_SLOTS


def arch_is_taken(s: Pax, seat: Seat, cell: Cell) -> bool:
    """Whether the card is a royal arch with an opponent's influence on it."""
    # PI-079 PI-080 AMB-43
    if s.box.cards[s.field[cell]].degree != RA:
        return False
    return has_others(s.inf[cell], seat)


def near_enough(s: Pax, seat: Seat, mode: int) -> int:
    """The cells that may be influenced."""
    # PI-038 PI-076
    return everywhere(s) if mode == BY_CARD else in_reach_of_influence(s, seat)


def why_not_target(s: Pax, seat: Seat, mode: int, near: int, cell: Cell) -> int:
    """The reason against influencing this card; only these cells are near enough."""
    # PI-038 PI-076 AMB-42
    if cell >= len(s.field):
        return why.NOT_ADJACENT_TO_INFLUENCE
    if s.field[cell] < 0:
        return why.FACE_DOWN_TO_INFLUENCE
    if mode == FREE and not is_rosicrucian(s, cell):
        return why.NO_ROSICRUCIAN_TO_INFLUENCE
    if free_slots(s, cell) == 0:
        return why.NO_FREE_SLOT
    if not near >> cell & 1:
        return why.NOT_ADJACENT_TO_INFLUENCE
    if arch_is_taken(s, seat, cell):
        return why.ARCH_IS_TAKEN
    return why_not_place(s, seat, mode, cell, 1)


def why_not_influence(s: Pax, seat: Seat, mode: int, marked: int) -> int:
    """The reason against the action; with a reward marker only the marked card can be influenced."""
    # PI-076 PI-115
    near = near_enough(s, seat, mode)
    if mode == BY_MARKER:
        return why_not_target(s, seat, mode, near, marked)
    reason = why.NOTHING_TO_INFLUENCE
    for cell in range(len(s.field)):
        found = why_not_target(s, seat, mode, near, cell)
        if found == FINE:
            return FINE
        if found in (why.CANNOT_PAY_SLOTS, why.NO_INFLUENCE_LEFT):
            reason = found
    return reason


@final
class Influence(Frame[Pax]):
    """Target, number of tokens, payment, placement. Which card acts makes no difference and is not asked."""

    def __init__(
        self,
        seat: Seat,
        mode: int,
        marked: int,
        cell: Cell = NONE,
        count: int = 1,
        is_decided: bool = False,
        is_paid: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.mode: Final = mode
        self.marked: Final = marked
        self.cell = cell
        self.count = count
        self.is_decided = is_decided  # the number of tokens is settled
        self.is_paid = is_paid  # the payment has been put on the stack

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-077 PI-115
        if self.cell == NONE:
            if self.mode != BY_MARKER:
                return only(self.seat)
            self.cell = self.marked
        if not self.is_decided and self.why_not_more(s) == FINE:
            return only(self.seat)
        self.is_decided = True
        if not self.is_paid:
            self.is_paid = True  # this frame goes on when the payment above it is done
            s.stack.append(self.payment(s))
        else:
            self.finish(s, d)
        return 0

    def why_not_more(self, s: Pax) -> int:
        return why_not_place(s, self.seat, self.mode, self.cell, self.count + 1)

    def payment(self, s: Pax) -> Pay:
        units = influence_cost(s, self.mode, self.cell, self.count)
        spared = spared_units(s, self.cell, self.count)
        off = discount(s, self.seat, self.mode, self.cell, self.count)
        return Pay(self.seat, units, off, True, spared)

    def finish(self, s: Pax, d: Dealer) -> None:
        # PI-067 PI-077 PI-078
        for slot in slots_to_fill(s, self.cell, self.count):
            place_influence(s, self.seat, self.cell, slot, d)
        s.stack.pop()
        finish_main(s, self.mode, is_rosicrucian(s, self.cell))

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        if self.cell != NONE:
            return MORE_OR_ENOUGH
        return [ON[cell] for cell in items(near_enough(s, seat, self.mode))]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-076 PI-077
        if self.cell == NONE:
            if not isinstance(w, On):
                return NOT_ASKED
            return why_not_target(s, seat, self.mode, near_enough(s, seat, self.mode), w.cell)
        if w is ENOUGH:
            return FINE
        return self.why_not_more(s) if w is MORE else NOT_ASKED

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("cell", w.cell + 1),) if isinstance(w, On) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if isinstance(w, On):
            self.cell = w.cell
        elif w is MORE:
            self.count += 1
        else:
            self.is_decided = True

    def copy(self) -> "Influence":
        return Influence(
            self.seat, self.mode, self.marked, self.cell, self.count, self.is_decided, self.is_paid
        )

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.mode, self.marked, self.cell, self.count, self.is_decided, self.is_paid)
