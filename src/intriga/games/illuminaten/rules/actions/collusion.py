"""The collusion rule: opponents on a card that yielded get their share of the tokens."""

from collections.abc import Sequence
from typing import final

from intriga.games.illuminaten.box.tables import AREOPAGUS, FACTIONS, Cell, Faction
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.pieces import hand_over
from intriga.games.illuminaten.verbs.slots import influence_of
from intriga.games.illuminaten.vocabulary import GIVE, SEAT, FactionWord, SeatWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import lowest
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def shares_due(s: Pax, seat: Seat, cell: Cell) -> list[int]:
    """By seat: how many tokens of this card's yield are due to that opponent."""
    # PI-086
    due = [0] * s.seats
    if cell != AREOPAGUS:
        for other in range(s.seats):
            if other != seat:
                due[other] = influence_of(s.inf[cell], other)
    return due


def colludes(s: Pax, seat: Seat, cell: Cell) -> bool:
    """Whether an opponent of this seat has influence on the card."""
    if cell == AREOPAGUS:
        return False
    for other in range(s.seats):
        if other != seat and influence_of(s.inf[cell], other):
            return True
    return False


def share(s: Pax, seat: Seat, cell: Cell, yielded: int, obtained: list[int]) -> None:
    """Give away of the tokens obtained what is due; of too few, first keep what is due to oneself."""
    # PI-086 PI-087 AMB-08
    due = shares_due(s, seat, cell)
    owed = sum(due)
    kept = max(0, yielded - owed)
    left = min(owed, sum(obtained) - kept)
    if left > 0:
        s.stack.append(Sharing(seat, obtained, due, left))


@final
class Sharing(Frame[Pax]):
    """Tokens still to be given: to whom, where it is a choice, and of which type. Takers come by seat,
    the types of one taker in the order of the factions."""

    def __init__(
        self,
        seat: Seat,
        obtained: Sequence[int],
        due: Sequence[int],
        left: int,
        taker: Seat = 0,
        settled: bool = False,
        last: int = 0,
    ) -> None:
        self.seat = seat
        self.obtained = list(obtained)  # by faction
        self.due = list(due)  # by seat
        self.left = left
        self.taker = taker
        self.settled = settled  # whether the taker of the next token is settled
        self.last = last  # the type that this taker got last

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-086 PI-087 PI-196
        while self.left > 0:
            if not self.settled:
                takers = self.takers()
                if takers & (takers - 1) and self.seat < s.players:
                    return only(self.seat)
                self.settle(lowest(takers))
            types = self.types()
            if types & (types - 1) and self.seat < s.players:
                return only(self.seat)
            self.give(s, self.dispensable(s, types), d)
        s.stack.pop()
        return 0

    def takers(self) -> int:
        """The opponents who may get the next token, so that all tokens still find a taker."""
        # PI-087
        found = 0
        for other in range(self.taker, len(self.due)):
            if self.due[other] and self.left <= self.later(other) + self.room(other, self.least(other)):
                found |= only(other)
        return found

    def types(self) -> int:
        """The types that the next token may be of."""
        found = 0
        for faction in range(self.last, FACTIONS):
            room = self.room(self.taker, faction)
            if self.obtained[faction] and self.left <= self.later(self.taker) + room:
                found |= 1 << faction
        return found

    def least(self, other: int) -> int:
        return self.last if other == self.taker else 0

    def later(self, other: int) -> int:
        """What the seats after this one can still take."""
        return sum(self.due[other + 1 :])

    def room(self, other: int, least: int) -> int:
        """How many tokens from this type on a seat can still take."""
        return min(self.due[other], sum(self.obtained[least:]))

    def dispensable(self, s: Pax, types: int) -> int:
        """The first type; an artificial opponent keeps the main faction of its card if it can."""
        # PI-196
        if self.seat >= s.players and s.figure < len(s.field) and s.field[s.figure] >= 0:
            others = types & ~(1 << s.box.cards[s.field[s.figure]].main)
            types = others if others else types
        return lowest(types)

    def settle(self, other: int) -> None:
        self.last = self.least(other)
        self.taker = other
        self.settled = True

    def give(self, s: Pax, faction: Faction, d: Dealer) -> None:
        hand_over(s, self.seat, self.taker, faction, d)
        self.obtained[faction] -= 1
        self.due[self.taker] -= 1
        self.left -= 1
        self.last = faction if self.seat < s.players else 0
        self.settled = False

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return GIVE if self.settled else SEAT

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-086 PI-087
        if not self.settled:
            return self.bar_taker(s, w.seat) if isinstance(w, SeatWord) else NOT_ASKED
        if not isinstance(w, FactionWord) or w is not GIVE[w.faction]:
            return NOT_ASKED
        if not self.obtained[w.faction]:
            return why.NOT_OBTAINED
        return FINE if self.types() >> w.faction & 1 else why.GIVEN_IN_ORDER

    def bar_taker(self, s: Pax, other: int) -> int:
        # PI-087
        if other >= s.seats or not self.due[other]:
            return why.NO_SHARE_DUE
        return FINE if self.takers() >> other & 1 else why.GIVEN_IN_ORDER

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("seat", w.seat),) if isinstance(w, SeatWord) and reason == why.NO_SHARE_DUE else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if isinstance(w, SeatWord):
            self.settle(w.seat)
        elif isinstance(w, FactionWord):
            self.give(s, w.faction, d)

    def copy(self) -> "Sharing":
        return Sharing(self.seat, self.obtained, self.due, self.left, self.taker, self.settled, self.last)

    def key(self) -> tuple[object, ...]:
        return (
            self.seat,
            tuple(self.obtained),
            tuple(self.due),
            self.left,
            self.taker,
            self.settled,
            self.last,
        )
