"""The price of a failure: a card."""

from typing import Final, final

from intriga.games._rough.rules import reasons as why
from intriga.games._rough.state import Rough
from intriga.games._rough.verbs import drop_card
from intriga.games._rough.vocabulary import DROP, Drop
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.heaps import count, lowest
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


@final
class Dropping(Frame[Rough]):
    """A seat loses a card of its choice. With one card left, everybody can see which word must come."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, s: Rough, d: Dealer) -> int:
        # RO-21
        hand = s.hands[self.seat]
        if count(hand) > 1:
            return only(self.seat)
        s.stack.pop()
        if hand:
            drop_card(s, self.seat, lowest(hand), d)
        return 0

    def asks(self, s: Rough, seat: Seat) -> list[Word]:
        return DROP

    def bar(self, s: Rough, seat: Seat, w: Word) -> int:
        # RO-21
        if not isinstance(w, Drop):
            return why.NOT_ASKED
        return FINE if s.hands[seat] >> w.card & 1 else why.NOT_IN_HAND

    def facts(self, s: Rough, seat: Seat, w: Word, reason: int) -> Facts:
        return (("card", w.notation()[5:]),) if reason == why.NOT_IN_HAND else (("seat", self.seat),)

    def take(self, s: Rough, seat: Seat, w: Word, d: Dealer) -> None:
        # RO-21
        assert isinstance(w, Drop)
        s.stack.pop()
        drop_card(s, seat, w.card, d)

    def copy(self) -> "Dropping":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat,)
