"""Payments: red, then blue; a gold token stands for either."""

from typing import final

from intriga.games._rough.box.tables import BLUE, GOLD, RED
from intriga.games._rough.rules import reasons as why
from intriga.games._rough.state import Rough
from intriga.games._rough.verbs import pay
from intriga.games._rough.vocabulary import PAY, PayWith
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def payable(tokens: list[int], red: int, blue: int) -> bool:
    """Whether gold can fill what is lacking."""
    # RO-13
    return max(0, red - tokens[RED]) + max(0, blue - tokens[BLUE]) <= tokens[GOLD]


@final
class Pay(Frame[Rough]):
    """What a seat still owes. One order for all payments; asked only where there is a choice,
    and tokens lie open, so that everybody can see when there is none."""

    def __init__(self, seat: Seat, red: int, blue: int) -> None:
        self.seat = seat
        self.red = red
        self.blue = blue

    def ask(self, s: Rough, d: Dealer) -> int:
        # RO-13
        while self.red + self.blue > 0:
            choices = self.options(s, self.seat)
            if len(choices) > 1:
                return only(self.seat)
            self.take(s, self.seat, choices[0], d)
        s.stack.pop()
        return 0

    def due(self) -> int:
        """The colour that is asked for now."""
        return RED if self.red else BLUE

    def asks(self, s: Rough, seat: Seat) -> list[Word]:
        return PAY

    def bar(self, s: Rough, seat: Seat, w: Word) -> int:
        # RO-13
        if not isinstance(w, PayWith):
            return why.NOT_ASKED
        if w.colour != GOLD and w.colour != self.due():
            return why.NOT_OWED
        if s.tokens[seat][w.colour] == 0:
            return why.NO_SUCH_TOKEN
        return FINE if self.leaves_enough(s, seat, w.colour) else why.REST_NOT_PAYABLE

    def leaves_enough(self, s: Rough, seat: Seat, colour: int) -> bool:
        """Whether the rest can be paid after this token."""
        left = s.tokens[seat].copy()
        left[colour] -= 1
        red = self.red - 1 if self.red else 0
        return payable(left, red, self.blue if self.red else self.blue - 1)

    def facts(self, s: Rough, seat: Seat, w: Word, reason: int) -> Facts:
        return (("seat", self.seat), ("red", self.red), ("blue", self.blue))

    def take(self, s: Rough, seat: Seat, w: Word, d: Dealer) -> None:
        # RO-13
        assert isinstance(w, PayWith)
        pay(s, seat, w.colour, d)
        if self.red:
            self.red -= 1
        else:
            self.blue -= 1

    def copy(self) -> "Pay":
        return Pay(self.seat, self.red, self.blue)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.red, self.blue)
