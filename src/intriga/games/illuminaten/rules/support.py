"""Support: paying with substitution, gaining with interception. A choice is a question only where it matters."""

from collections.abc import Sequence
from typing import Final, final

from intriga.games.illuminaten.box import FACTIONS, A, K, T
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs import gain, hand_over, spend
from intriga.games.illuminaten.vocabulary import GAIN, PAY, SEAT, SUBSTITUTE, WAIVE, FactionWord, SeatWord
from intriga.kernel.dealer import Dealer
from intriga.kernel.machine import FINE, NOT_ASKED, Frame
from intriga.kernel.refusals import Facts
from intriga.kernel.seats import only
from intriga.kernel.words import Word

#: A cost is a list of units; a unit is the mask of the factions whose token pays it.
PAYMENTS: Final[list[Word]] = [*PAY, *SUBSTITUTE, WAIVE]
WAIVED: Final = 2 * FACTIONS  # the place of WAIVE among the payments


def owns(s: Pax, seat: int, faction: int) -> bool:
    """Whether the permanent property of this faction card is the seat's."""
    # PI-136
    return s.faction_owner[faction] == seat


def rate(s: Pax, seat: int) -> int:
    """How many tokens of one type stand for one of another."""
    # PI-033
    return 2 if owns(s, seat, K) else 3


def accepted(s: Pax, seat: int, unit: int, faction: int, slot_cost: bool) -> bool:
    """Whether one token of this type pays the unit."""
    # PI-031 PI-032 GAP-15
    if unit >> faction & 1:
        return True
    return (faction == T and owns(s, seat, T)) or (slot_cost and faction == A and owns(s, seat, A))


def price(s: Pax, seat: int, unit: int, way: int, slot_cost: bool) -> int:
    """How many tokens this way of paying a unit takes; 0 if it is none."""
    # PI-033 AMB-24
    faction = way % FACTIONS
    fits = accepted(s, seat, unit, faction, slot_cost)
    if way < FACTIONS:
        return 1 if fits else 0
    return 0 if fits or s.active != seat else rate(s, seat)


def payable(s: Pax, seat: int, units: list[int], waive: int, slot_cost: bool) -> bool:
    """Whether a seat can pay this cost, with so many units waived."""
    tokens = s.tokens[seat * FACTIONS : seat * FACTIONS + FACTIONS]
    return can_pay(s, seat, tokens, units, 0, waive, slot_cost)


def can_pay(
    s: Pax, seat: int, tokens: list[int], units: list[int], place: int, waive: int, slot_cost: bool
) -> bool:
    """Whether the units from this place on can be paid with these tokens."""
    if len(units) - place <= waive:
        return True
    for way in range(WAIVED):
        cost = price(s, seat, units[place], way, slot_cost)
        faction = way % FACTIONS
        if 0 < cost <= tokens[faction]:
            tokens[faction] -= cost
            found = can_pay(s, seat, tokens, units, place + 1, waive, slot_cost)
            tokens[faction] += cost
            if found:
                return True
    return waive > 0 and can_pay(s, seat, tokens, units, place + 1, waive - 1, slot_cost)


@final
class Pay(Frame[Pax]):
    """A cost still to be paid, unit by unit; equal units are paid in the order of the payments."""

    def __init__(
        self,
        seat: int,
        units: list[int],
        waive: int = 0,
        slot_cost: bool = False,
        place: int = 0,
        last: int = 0,
    ) -> None:
        self.seat = seat
        self.units = sorted(units)
        self.waive = waive  # units that need not be paid; all of them are used
        self.slot_cost = slot_cost
        self.place = place
        self.last = last  # the way in which the unit before was paid, if it was an equal one

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-031 PI-033
        while self.place < len(self.units):
            ways = [way for way in range(WAIVED + 1) if self.bar_way(s, way) == FINE]
            if len(ways) != 1:
                return only(self.seat)
            self.pay(s, ways[0], d)
        s.stack.pop()
        return 0

    def asks(self, s: Pax, seat: int) -> list[Word]:
        return PAYMENTS

    def bar(self, s: Pax, seat: int, w: Word) -> int:
        if w is WAIVE:
            return self.bar_way(s, WAIVED)
        if isinstance(w, FactionWord):
            if w is PAY[w.faction]:
                return self.bar_way(s, w.faction)
            if w is SUBSTITUTE[w.faction]:
                return self.bar_way(s, FACTIONS + w.faction)
        return NOT_ASKED

    def bar_way(self, s: Pax, way: int) -> int:
        """The reason against paying the next unit in this way; every way offered leaves the rest payable."""
        # PI-032 PI-033
        cost = 0
        if way == WAIVED:
            if self.waive == 0:
                return why.NOT_THIS_TOKEN
        else:
            cost = price(s, self.seat, self.units[self.place], way, self.slot_cost)
            if cost == 0:
                return why.NOT_THIS_TOKEN
            if s.token(self.seat, way % FACTIONS) < cost:
                return why.NO_SUCH_TOKEN
        if way < self.last:
            return why.NOT_THIS_TOKEN
        return FINE if self.rest_is_payable(s, way, cost) else why.CANNOT_PAY

    def rest_is_payable(self, s: Pax, way: int, cost: int) -> bool:
        tokens = s.tokens[self.seat * FACTIONS : self.seat * FACTIONS + FACTIONS]
        waive = self.waive
        if way == WAIVED:
            waive -= 1
        else:
            tokens[way % FACTIONS] -= cost
        left = len(self.units) - self.place - 1
        if waive > left:
            return False
        return can_pay_from(s, self, tokens, waive, way)

    def take(self, s: Pax, seat: int, w: Word, d: Dealer) -> None:
        way = WAIVED
        if isinstance(w, FactionWord):
            way = w.faction if w is PAY[w.faction] else FACTIONS + w.faction
        self.pay(s, way, d)

    def pay(self, s: Pax, way: int, d: Dealer) -> None:
        unit = self.units[self.place]
        if way == WAIVED:
            self.waive -= 1
        else:
            spend(s, self.seat, way % FACTIONS, price(s, self.seat, unit, way, self.slot_cost), d)
        self.place += 1
        same = self.place < len(self.units) and self.units[self.place] == unit
        self.last = way if same else 0

    def copy(self) -> "Pay":
        return Pay(self.seat, self.units, self.waive, self.slot_cost, self.place, self.last)

    def key(self) -> tuple[object, ...]:
        return (self.seat, tuple(self.units), self.waive, self.slot_cost, self.place, self.last)


def can_pay_from(s: Pax, frame: Pay, tokens: list[int], waive: int, way: int) -> bool:
    """Whether the units after the next can be paid, equal ones in no earlier way than this one."""
    place = frame.place + 1
    least = way if place < len(frame.units) and frame.units[place] == frame.units[frame.place] else 0
    return in_order(s, frame, tokens, place, waive, least)


def in_order(s: Pax, frame: Pay, tokens: list[int], place: int, waive: int, least: int) -> bool:
    if place == len(frame.units):
        return waive == 0
    unit = frame.units[place]
    for way in range(least, WAIVED):
        cost = price(s, frame.seat, unit, way, frame.slot_cost)
        faction = way % FACTIONS
        if 0 < cost <= tokens[faction]:
            tokens[faction] -= cost
            same = place + 1 < len(frame.units) and frame.units[place + 1] == unit
            found = in_order(s, frame, tokens, place + 1, waive, way if same else 0)
            tokens[faction] += cost
            if found:
                return True
    if waive == 0:
        return False
    same = place + 1 < len(frame.units) and frame.units[place + 1] == unit
    return in_order(s, frame, tokens, place + 1, waive - 1, WAIVED if same else 0)


# ── gaining ──


def pool_types(s: Pax, permitted: int) -> int:
    """The permitted types that the pool holds."""
    found = 0
    for faction in range(FACTIONS):
        if permitted >> faction & 1 and s.pool[faction] > 0:
            found |= 1 << faction
    return found


def holders(s: Pax, seat: int, faction: int) -> int:
    """The opponents who hold a token of this type."""
    found = 0
    for other in range(s.seats):
        if other != seat and s.token(other, faction) > 0:
            found |= only(other)
    return found


def intercepted_types(s: Pax, seat: int, permitted: int) -> int:
    """The permitted types that some opponent holds."""
    found = 0
    for faction in range(FACTIONS):
        if permitted >> faction & 1 and holders(s, seat, faction):
            found |= 1 << faction
    return found


@final
class Gain(Frame[Pax]):
    """Tokens still to be gained: each one of some permitted types, from the pool or, if it lacks them,
    from an opponent of one's choice."""

    def __init__(self, seat: int, owed: Sequence[int], intercepts: bool = True, chosen: int = -1) -> None:
        self.seat = seat
        self.owed = list(owed)
        self.intercepts = intercepts  # compensation comes from the pool only (GAP-25)
        self.chosen = chosen  # the type that is to be taken from an opponent

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-034 GAP-25
        while self.owed:
            if self.chosen < 0 and not self.settle_type(s, d):
                return only(self.seat)
            if self.chosen >= 0:
                found = holders(s, self.seat, self.chosen)
                if found & (found - 1) and self.seat < s.players:
                    return only(self.seat)
                self.take_from(s, self.nearest_richest(s, found), d)
        s.stack.pop()
        return 0

    def settle_type(self, s: Pax, d: Dealer) -> bool:
        """Take the next token or settle its type without a question, if everybody can see which it is."""
        types = self.types(s)
        if types == 0:
            del self.owed[0]  # nobody has one: it is not gained
            return True
        if types & (types - 1) and self.seat < s.players:
            return False
        self.choose(s, self.preferred(s, types), d)
        return True

    def types(self, s: Pax) -> int:
        """The types that the next token can be of."""
        in_pool = pool_types(s, self.owed[0])
        if in_pool or not self.intercepts:
            return in_pool
        return intercepted_types(s, self.seat, self.owed[0])

    def preferred(self, s: Pax, types: int) -> int:
        """The first type; an artificial opponent prefers the main faction of its card."""
        # PI-196
        if self.seat >= s.players and s.figure < len(s.field) and s.field[s.figure] >= 0:
            main = s.box.cards[s.field[s.figure]].main
            if types >> main & 1:
                return main
        faction = 0
        while not types >> faction & 1:
            faction += 1
        return faction

    def nearest_richest(self, s: Pax, found: int) -> int:
        """The only holder, or for an artificial opponent the one with most of them, next in turn order."""
        # PI-207
        best = -1
        for step in range(1, s.seats):
            other = next_in_order(s, self.seat, step)
            if found >> other & 1 and (best < 0 or s.token(other, self.chosen) > s.token(best, self.chosen)):
                best = other
        return best

    def choose(self, s: Pax, faction: int, d: Dealer) -> None:
        if s.pool[faction] > 0:
            gain(s, self.seat, faction, d)
            del self.owed[0]
        else:
            self.chosen = faction

    def take_from(self, s: Pax, other: int, d: Dealer) -> None:
        hand_over(s, other, self.seat, self.chosen, d)
        self.chosen = -1
        del self.owed[0]

    def asks(self, s: Pax, seat: int) -> list[Word]:
        return GAIN if self.chosen < 0 else SEAT

    def bar(self, s: Pax, seat: int, w: Word) -> int:
        # PI-034 GAP-25
        if self.chosen < 0:
            if not isinstance(w, FactionWord) or w is not GAIN[w.faction]:
                return NOT_ASKED
            if not self.owed[0] >> w.faction & 1:
                return why.NOT_THIS_TOKEN
            return FINE if self.types(s) >> w.faction & 1 else why.POOL_LACKS_TOKEN
        if not isinstance(w, SeatWord):
            return NOT_ASKED
        if w.seat == self.seat or w.seat >= s.seats:
            return why.NOT_AN_OPPONENT
        return FINE if holders(s, self.seat, self.chosen) >> w.seat & 1 else why.OPPONENT_LACKS_TOKEN

    def facts(self, s: Pax, seat: int, w: Word, reason: int) -> Facts:
        return (("faction", self.chosen),) if reason == why.OPPONENT_LACKS_TOKEN else ()

    def take(self, s: Pax, seat: int, w: Word, d: Dealer) -> None:
        if isinstance(w, FactionWord):
            self.choose(s, w.faction, d)
        elif isinstance(w, SeatWord):
            self.take_from(s, w.seat, d)

    def copy(self) -> "Gain":
        return Gain(self.seat, self.owed, self.intercepts, self.chosen)

    def key(self) -> tuple[object, ...]:
        return (self.seat, tuple(self.owed), self.intercepts, self.chosen)


def next_in_order(s: Pax, seat: int, step: int) -> int:
    """The seat so many boards further clockwise."""
    # PI-063 PI-199
    place = (s.place[seat] + step) % s.seats
    for other in range(s.seats):
        if s.place[other] == place:
            return other
    return seat
