"""Paying with support, and substitution. A choice is a question only where it matters."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from intriga.games.illuminaten.box.tables import ANY_FACTION, FACTIONS, PURSE_BITS, Faction
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.terms.purse import (
    covers,
    covers_alike,
    purse,
    rate,
    standing_for_any,
    without,
)
from intriga.games.illuminaten.rules.terms.support import letters_of
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.pieces import spend
from intriga.games.illuminaten.vocabulary import PAY, SUBSTITUTE, FactionWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

#: A cost is a list of units. A unit is the mask of the factions whose token pays it; above the mask it may
#: bear the number of its group, for units that are spared only among themselves.
GROUP: Final = 1 << FACTIONS

#: A way of paying: one token of a faction, or (from FACTIONS on) several of it in place of another one.
PAYMENTS: Final[list[Word]] = [*PAY, *SUBSTITUTE]
WAYS: Final = 2 * FACTIONS
NONE_SPARED: Final[list[int]] = []


def accepted(s: Pax, seat: Seat, unit: int, faction: Faction, slot_cost: bool) -> bool:
    """Whether one token of this type pays the unit."""
    # PI-031 PI-032 GAP-15
    return (unit | standing_for_any(s, seat, slot_cost)) >> faction & 1 == 1


def price(s: Pax, seat: Seat, unit: int, way: int, slot_cost: bool) -> int:
    """How many tokens this way of paying a unit takes; 0 if it is none."""
    # PI-033
    fits = accepted(s, seat, unit, way % FACTIONS, slot_cost)
    if way < FACTIONS:
        return 1 if fits else 0
    return 0 if fits else rate(s, seat)


def payments_due(units: list[int], waive: int, spared: list[int]) -> int:
    """How many units have to be paid: the others need not be, and are not."""
    due = len(units) - waive
    for number in spared:
        due -= number
    return due if due > 0 else 0


def payable(
    s: Pax, seat: Seat, units: list[int], waive: int, slot_cost: bool, spared: list[int] = NONE_SPARED
) -> bool:
    """Whether a seat can pay this cost: `waive` units of all less, and of each group those spared in it."""
    # PI-031
    if not any_spared(spared):
        if are_alike(units):
            unit = units[0] & ANY_FACTION if units else 0
            return covers_alike(s, seat, purse(s, seat), unit, len(units) - waive, slot_cost, 0)
        if are_single(units):
            return covers(s, seat, as_purse(units), waive, slot_cost)
    due = payments_due(units, waive, spared)
    return Settling(s, seat, units, waive, slot_cost, spared, []).can_be_done(0, due, 0)


def are_alike(units: list[int]) -> bool:
    """Whether all units are paid by the same factions."""
    for unit in units:
        if unit & ANY_FACTION != units[0] & ANY_FACTION:
            return False
    return True


def are_single(units: list[int]) -> bool:
    """Whether each unit is paid by one faction only."""
    for unit in units:
        types = unit & ANY_FACTION
        if types & (types - 1):
            return False
    return True


def as_purse(units: list[int]) -> i64:
    """Units of one faction each, counted by faction."""
    found: i64 = 0
    for unit in units:
        one: i64 = 1
        types: i64 = unit & ANY_FACTION
        while types > 1:
            types >>= 1
            one <<= PURSE_BITS
        found += one
    return found


def any_spared(spared: list[int]) -> bool:
    """Whether it matters at all which group a unit belongs to."""
    for number in spared:
        if number:
            return True
    return False


def waivable_units(units: list[int], spared: list[int]) -> list[int]:
    """By group: how many units may go unpaid besides those spared. Where some are spared, an enhancement is
    in force, and one unit of each slot has to be paid."""
    # AMB-49
    found = [0]
    for unit in units:
        group = unit // GROUP
        while len(found) <= group:
            found.append(-1 - (spared[len(found)] if len(found) < len(spared) else 0))
        found[group] += 1
    return found


@final
class Settling:
    """The search for a way to settle a cost: by payments made already, by new ones, and by what is spared."""

    def __init__(
        self,
        s: Pax,
        seat: Seat,
        units: list[int],
        waive: int,
        slot_cost: bool,
        spared: list[int],
        paid: list[int],
    ) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.units: Final = sorted(units if any_spared(spared) else [unit & ANY_FACTION for unit in units])
        self.slot_cost: Final = slot_cost
        self.waive = waive
        self.spared: Final = list(spared)
        self.waivable: Final = waivable_units(self.units, spared)
        self.tokens: Final = s.tokens[seat * FACTIONS : seat * FACTIONS + FACTIONS]
        self.made: Final = [0] * WAYS  # payments made that have not been set against a unit yet
        self.unused = len(paid)
        for way in paid:
            self.made[way] += 1

    def can_be_done(self, place: int, left: int, least: int, after: int = 0) -> bool:
        """Whether the units from this place on can be settled with at most `left` new payments, none in an
        earlier way than `least`, and all payments made are needed. Like units are settled in one order: by
        payments made, by new ones (from WAYS on), spared; `after` is where the last like unit stood."""
        if place == len(self.units):
            return self.unused == 0
        if place and self.units[place] != self.units[place - 1]:
            after = 0
        if self.unused and self.by_payment_made(place, left, least, after):
            return True
        if left and self.by_new_payment(place, left, least, after):
            return True
        return self.by_sparing(place, left, least)

    def by_payment_made(self, place: int, left: int, least: int, after: int) -> bool:
        found = False
        for way in range(after, WAYS):
            if self.made[way] and price(self.s, self.seat, self.units[place], way, self.slot_cost):
                self.made[way] -= 1
                self.unused -= 1
                found = self.can_be_done(place + 1, left, least, way)
                self.made[way] += 1
                self.unused += 1
                if found:
                    break
        return found

    def by_new_payment(self, place: int, left: int, least: int, after: int) -> bool:
        found = False
        for way in range(max(least, after - WAYS), WAYS):
            cost = price(self.s, self.seat, self.units[place], way, self.slot_cost)
            faction = way % FACTIONS
            if 0 < cost <= self.tokens[faction]:
                self.tokens[faction] -= cost
                found = self.can_be_done(place + 1, left - 1, least, WAYS + way)
                self.tokens[faction] += cost
                if found:
                    break
        return found

    def by_sparing(self, place: int, left: int, least: int) -> bool:
        group = self.units[place] // GROUP
        found = False
        if group < len(self.spared) and self.spared[group]:
            self.spared[group] -= 1
            found = self.can_be_done(place + 1, left, least, 2 * WAYS)
            self.spared[group] += 1
        elif self.waive and self.waivable[group] > 0:
            self.waive -= 1
            self.waivable[group] -= 1
            found = self.can_be_done(place + 1, left, least, 2 * WAYS)
            self.waivable[group] += 1
            self.waive += 1
        return found


@final
class Pay(Frame[Pax]):
    """A cost still to be paid. Payments are made in the order of their ways, so that each set of them is
    made in just one way; which unit a payment is for is never asked, nor what is spared: what is not paid."""

    def __init__(
        self,
        seat: Seat,
        units: Sequence[int],
        waive: int = 0,
        slot_cost: bool = False,
        spared: Sequence[int] = (),
        paid: Sequence[int] = (),
    ) -> None:
        self.seat: Final = seat
        self.units: Final = list(units)
        self.waive: Final = waive  # this many units of the whole need not be paid
        self.slot_cost: Final = slot_cost
        self.spared: Final = list(spared)  # by group: how many of its units need not be paid
        self.paid: Final = list(paid)  # the ways in which payments have been made

    def due(self) -> int:
        return payments_due(self.units, self.waive, self.spared) - len(self.paid)

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-031 PI-033
        while self.due() > 0:
            ways = [way for way in self.ways_held(s) if self.bar_way(s, way) == FINE]
            if len(ways) != 1:
                return only(self.seat)
            self.pay(s, ways[0], d)
        s.stack.pop()
        return 0

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return [PAYMENTS[way] for way in self.ways_held(s)]

    def ways_held(self, s: Pax) -> list[int]:
        """The ways of paying with types of which there is a token at all."""
        return [way for way in range(WAYS) if s.tokens[self.seat * FACTIONS + way % FACTIONS]]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        if isinstance(w, FactionWord):
            if w is PAY[w.faction]:
                return self.bar_way(s, w.faction)
            if w is SUBSTITUTE[w.faction]:
                return self.bar_way(s, FACTIONS + w.faction)
        return NOT_ASKED

    def bar_way(self, s: Pax, way: int) -> int:
        """The reason against this payment; every one that is offered leaves the rest payable."""
        # PI-032 PI-033
        cost = self.cost(s, way)
        if cost == 0:
            return why.NOT_THIS_TOKEN
        if s.token(self.seat, way % FACTIONS) < cost:
            return why.NO_SUCH_TOKEN
        if self.paid and way < self.paid[-1]:
            return why.PAID_IN_ORDER
        return FINE if self.leaves_rest_payable(s, way, cost) else why.CANNOT_PAY

    def cost(self, s: Pax, way: int) -> int:
        """How many tokens this payment takes; 0 if no unit can be paid so."""
        for unit in self.units:
            cost = price(s, self.seat, unit, way, self.slot_cost)
            if cost:
                return cost
        return 0

    def leaves_rest_payable(self, s: Pax, way: int, cost: int) -> bool:
        left = self.due() - 1
        if left == 0 and len(self.units) == 1:
            return True
        if not any_spared(self.spared) and are_alike(self.units):
            rest = without(purse(s, self.seat), way % FACTIONS, cost)
            return covers_alike(s, self.seat, rest, self.units[0] & ANY_FACTION, left, self.slot_cost, way)
        paid = [*self.paid, way]
        search = Settling(s, self.seat, self.units, self.waive, self.slot_cost, self.spared, paid)
        search.tokens[way % FACTIONS] -= cost
        return search.can_be_done(0, left, way)

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        cost = " ".join(letters_of(unit) for unit in self.units)
        return (("cost", cost), ("left", self.due()))

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, FactionWord)
        self.pay(s, w.faction if w is PAY[w.faction] else FACTIONS + w.faction, d)

    def pay(self, s: Pax, way: int, d: Dealer) -> None:
        spend(s, self.seat, way % FACTIONS, self.cost(s, way), d)
        self.paid.append(way)

    def copy(self) -> "Pay":
        return Pay(self.seat, self.units, self.waive, self.slot_cost, self.spared, self.paid)

    def key(self) -> tuple[object, ...]:
        spared = tuple(self.spared)
        return (self.seat, tuple(self.units), self.waive, self.slot_cost, spared, tuple(self.paid))
