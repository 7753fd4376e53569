"""Support: whose faction cards count, and gaining with interception. Paying is in `paying.py`."""

from collections.abc import Sequence
from typing import Final, final

from intriga.games.illuminaten.box.tables import FACTIONS, LETTERS, Faction
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.pieces import gain, hand_over
from intriga.games.illuminaten.vocabulary import GAIN, SEAT, FactionWord, SeatWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def owns(s: Pax, seat: Seat, faction: Faction) -> bool:
    """Whether the permanent property of this faction card is the seat's."""
    # PI-136
    return s.faction_owner[faction] == seat


def letters_of(unit: int) -> str:
    """The factions of a unit, written: `AM`."""
    return "".join(LETTERS[faction] for faction in range(FACTIONS) if unit >> faction & 1)


# ── gaining ──


def pool_types(s: Pax, permitted: int) -> int:
    """The permitted types that the pool holds."""
    found = 0
    for faction in range(FACTIONS):
        if permitted >> faction & 1 and s.pool[faction] > 0:
            found |= 1 << faction
    return found


def holders(s: Pax, seat: Seat, faction: Faction) -> int:
    """The opponents who hold a token of this type."""
    found = 0
    for other in range(s.seats):
        if other != seat and s.token(other, faction) > 0:
            found |= only(other)
    return found


def held_by_opponents(s: Pax, seat: Seat, faction: Faction, first: int) -> int:
    """How many tokens of this type the opponents from this seat on hold."""
    return sum(s.token(other, faction) for other in range(first, s.seats) if other != seat)


@final
class Gain(Frame[Pax]):
    """Tokens still to be gained: each one of some permitted types, from the pool or, if it lacks them, from
    an opponent of one's choice. Like tokens in a row are chosen by faction, then by the opponent's seat."""

    def __init__(
        self,
        seat: Seat,
        owed: Sequence[int],
        intercepts: bool = True,
        chosen: int = -1,
        last: int = 0,
        giver: Seat = 0,
    ) -> None:
        self.seat: Final = seat
        self.owed: Final = list(owed)
        self.intercepts: Final = intercepts  # compensation comes from the pool only (GAP-25)
        self.chosen = chosen  # the type that is to be taken from an opponent
        self.last = last  # the type of the token before, if it was a like one from the same source
        self.giver = giver  # the opponent who gave it

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-034 GAP-25
        while self.owed:
            if self.chosen < 0 and not self.settle_type(s, d):
                return only(self.seat)
            if self.chosen >= 0 and not self.settle_giver(s, d):
                return only(self.seat)
        s.stack.pop()
        return 0

    def settle_type(self, s: Pax, d: Dealer) -> bool:
        """Take the next token or settle its type without a question, if everybody can see which it is."""
        types = self.types(s)
        if types == 0:
            del self.owed[0]  # nobody has one: it is not gained
            return True
        if self.seat < s.players:
            types = self.types_in_order(s, types)
            if types & (types - 1):
                return False
        self.choose(s, self.preferred(s, types), d)
        return True

    def settle_giver(self, s: Pax, d: Dealer) -> bool:
        found = holders(s, self.seat, self.chosen)
        if self.seat < s.players:
            found = self.givers_in_order(s, found)
            if found & (found - 1):
                return False
        self.take_from(s, self.nearest_richest(s, found), d)
        return True

    def types(self, s: Pax) -> int:
        """The types that the next token can be of."""
        # PI-034 GAP-25 AMB-57
        in_pool = pool_types(s, self.owed[0])
        if in_pool or not self.intercepts:
            return in_pool
        found = 0
        for faction in range(FACTIONS):
            if self.owed[0] >> faction & 1 and holders(s, self.seat, faction):
                found |= 1 << faction
        return found

    def types_in_order(self, s: Pax, types: int) -> int:
        """Of these types those after which the like tokens can still be gained in the order of factions."""
        found = 0
        for faction in range(self.last, FACTIONS):
            first = self.giver if faction == self.last else 0
            if types >> faction & 1 and self.is_enough_after(s, types, faction, first):
                found |= 1 << faction
        return found

    def givers_in_order(self, s: Pax, found: int) -> int:
        """Of these opponents those after whom the like tokens can still be gained in the order of seats."""
        types = self.types(s)
        first = self.giver if self.chosen == self.last else 0
        rest = 0
        for other in range(first, s.seats):
            if found >> other & 1 and self.is_enough_after(s, types, self.chosen, other):
                rest |= only(other)
        return rest

    def is_enough_after(self, s: Pax, types: int, faction: Faction, first: int) -> bool:
        """Whether from this type and this opponent on as much is left as can be gained at all."""
        total = after = 0
        for other in range(FACTIONS):
            if types >> other & 1:
                total += self.there_is(s, other, 0)
                if other >= faction:
                    after += self.there_is(s, other, first if other == faction else 0)
        return after >= min(self.like_tokens(), total)

    def there_is(self, s: Pax, faction: Faction, first: int) -> int:
        """How many tokens of this type the pool holds or, if it has none, the opponents from `first` on."""
        return s.pool[faction] or held_by_opponents(s, self.seat, faction, first)

    def like_tokens(self) -> int:
        """How many tokens in a row are to be of the same types as the next one."""
        count = 1
        while count < len(self.owed) and self.owed[count] == self.owed[0]:
            count += 1
        return count

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

    def choose(self, s: Pax, faction: Faction, d: Dealer) -> None:
        if s.pool[faction] > 0:
            gain(s, self.seat, faction, d)
            self.go_on(faction, 0, pool_types(s, self.owed[0]) != 0)
        else:
            self.chosen = faction

    def take_from(self, s: Pax, other: int, d: Dealer) -> None:
        hand_over(s, other, self.seat, self.chosen, d)
        self.go_on(self.chosen, other, True)

    def go_on(self, faction: Faction, giver: Seat, same_source: bool) -> None:
        """To the next token; after a like one from the same source only later choices are left."""
        alike = same_source and self.like_tokens() > 1
        del self.owed[0]
        self.chosen = -1
        self.last = faction if alike else 0
        self.giver = giver if alike else 0

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return GAIN if self.chosen < 0 else SEAT

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-034 GAP-25
        if self.chosen < 0:
            return (
                self.bar_type(s, w.faction)
                if isinstance(w, FactionWord) and w is GAIN[w.faction]
                else NOT_ASKED
            )
        return self.bar_giver(s, w.seat) if isinstance(w, SeatWord) else NOT_ASKED

    def bar_type(self, s: Pax, faction: Faction) -> int:
        types = self.types(s)
        if not self.owed[0] >> faction & 1:
            return why.NOT_THIS_TOKEN
        if not types >> faction & 1:
            return why.POOL_LACKS_TOKEN
        return FINE if self.types_in_order(s, types) >> faction & 1 else why.GAINED_IN_ORDER

    def bar_giver(self, s: Pax, other: int) -> int:
        found = holders(s, self.seat, self.chosen)
        if other == self.seat or other >= s.seats:
            return why.NOT_AN_OPPONENT
        if not found >> other & 1:
            return why.OPPONENT_LACKS_TOKEN
        return FINE if self.givers_in_order(s, found) >> other & 1 else why.GAINED_IN_ORDER

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        if isinstance(w, FactionWord):
            return (("faction", LETTERS[w.faction]), ("types", letters_of(self.owed[0])))
        return (("faction", LETTERS[self.chosen]),) if self.chosen >= 0 else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if isinstance(w, FactionWord):
            self.choose(s, w.faction, d)
        elif isinstance(w, SeatWord):
            self.take_from(s, w.seat, d)

    def copy(self) -> "Gain":
        return Gain(self.seat, self.owed, self.intercepts, self.chosen, self.last, self.giver)

    def key(self) -> tuple[object, ...]:
        return (self.seat, tuple(self.owed), self.intercepts, self.chosen, self.last, self.giver)


def next_in_order(s: Pax, seat: Seat, step: int) -> int:
    """The seat `step` boards further clockwise."""
    # PI-063 PI-199
    place = (s.place[seat] + step) % s.seats
    for other in range(s.seats):
        if s.place[other] == place:
            return other
    return seat
