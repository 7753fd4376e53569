"""The window after a throw: anybody with cards may step in; the thrower has the last word."""

from typing import Final, final

from intriga.games._rough import events
from intriga.games._rough.box.tables import kind_of
from intriga.games._rough.rules import reasons as why
from intriga.games._rough.state import Rough
from intriga.games._rough.verbs import reroll, use_card
from intriga.games._rough.vocabulary import (
    ACTIVE_IN_WINDOW,
    DECLINE,
    GO_ON,
    OTHERS_IN_WINDOW,
    Reroll,
    Use,
)
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

BOTH: Final = 3  # mask of the dice


@final
class Window(Frame[Rough]):
    """Asks every seat that holds cards, fitting or not: who is asked must not show a hand."""

    def __init__(self, seat: Seat, rerolled: int, declined: int) -> None:
        self.seat = seat
        self.rerolled = rerolled  # mask of dice
        self.declined = declined  # mask of seats

    def ask(self, s: Rough, d: Dealer) -> int:
        # RO-17 RO-18
        if self.rerolled == BOTH and not any(s.hands):  # everybody can see that nothing can be done
            s.stack.pop()
            return 0
        may = only(self.seat)
        for seat in range(s.players):
            if s.hands[seat] and not self.declined >> seat & 1:
                may |= only(seat)
        return may

    def waits_for(self, s: Rough, asked: int) -> int:
        # RO-17
        return only(self.seat)

    def still_open(self, s: Rough) -> bool:
        """Declining leaves the question as it was; a card or a die makes it another one."""
        return self.declined != 0

    def asks(self, s: Rough, seat: Seat) -> list[Word]:
        return ACTIVE_IN_WINDOW if seat == self.seat else OTHERS_IN_WINDOW

    def bar(self, s: Rough, seat: Seat, w: Word) -> int:
        # RO-17 RO-18 RO-19
        if isinstance(w, Use):
            if not s.hands[seat] >> w.card & 1:
                return why.NOT_IN_HAND
            return FINE if s.box.adds[kind_of(w.card)] else why.DOES_NOT_HELP
        if w is DECLINE:
            return why.THROWER_GOES_ON if seat == self.seat else FINE
        if w is not GO_ON and not isinstance(w, Reroll):
            return why.NOT_ASKED
        if seat != self.seat:
            return why.ONLY_THE_THROWER
        return why.DIE_WAS_REROLLED if isinstance(w, Reroll) and self.rerolled >> w.die & 1 else FINE

    def facts(self, s: Rough, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.NOT_IN_HAND or reason == why.DOES_NOT_HELP:
            return (("card", w.notation()[4:]),)
        return (("seat", self.seat),)

    def take(self, s: Rough, seat: Seat, w: Word, d: Dealer) -> None:
        # RO-17 RO-18 RO-19
        if w is GO_ON:
            s.stack.pop()
        elif isinstance(w, Use):
            self.declined = 0
            use_card(s, seat, w.card, d)
        elif isinstance(w, Reroll):
            self.declined = 0
            self.rerolled |= 1 << w.die
            reroll(s, seat, w.die, d)
        else:
            self.declined |= only(seat)
            if d.events is not None:
                d.events.append(events.Declined(seat))

    def copy(self) -> "Window":
        return Window(self.seat, self.rerolled, self.declined)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.rerolled, self.declined)
