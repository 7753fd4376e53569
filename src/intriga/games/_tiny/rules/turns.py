"""Turns: play, draw or stop."""

from typing import final

from intriga.games._tiny.rules import reasons as why
from intriga.games._tiny.rules.end import everyone_has_stopped, finish
from intriga.games._tiny.state import Tiny
from intriga.games._tiny.verbs import draw_card, play_card, stop
from intriga.games._tiny.vocabulary import VOCABULARY, DrawCard, PlayCard
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def pass_turn(s: Tiny, d: Dealer) -> None:
    """The turn goes to the next seat that has not stopped; an empty hand stops."""
    # TY-06 TY-10
    for seat in range(s.players):
        if not s.hands[seat] and not s.stopped >> seat & 1:
            stop(s, seat, d)
    for step in range(1, s.players + 1):
        seat = (s.turn + step) % s.players
        if not s.stopped >> seat & 1:
            s.turn = seat
            return


@final
class Turns(Frame[Tiny]):
    """One turn after the other, until everyone has stopped."""

    def ask(self, s: Tiny, d: Dealer) -> int:
        # TY-04 TY-07
        if everyone_has_stopped(s):
            finish(s, d)
            return 0
        return only(s.turn)

    def asks(self, s: Tiny, seat: Seat) -> list[Word]:
        return VOCABULARY.words

    def bar(self, s: Tiny, seat: Seat, w: Word) -> int:
        # TY-04 TY-05
        if isinstance(w, PlayCard):
            return FINE if s.hands[seat] >> w.card & 1 else why.NOT_IN_HAND
        if isinstance(w, DrawCard):
            return why.DREW_ALREADY if s.drew >> seat & 1 else FINE
        return FINE

    def facts(self, s: Tiny, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.NOT_IN_HAND and isinstance(w, PlayCard):
            return (("card", w.card + 1),)
        return ()

    def take(self, s: Tiny, seat: Seat, w: Word, d: Dealer) -> None:
        # TY-04
        if isinstance(w, PlayCard):
            play_card(s, seat, w.card, d)
        elif isinstance(w, DrawCard):
            draw_card(s, seat, d)
        else:
            stop(s, seat, d)
        pass_turn(s, d)

    def copy(self) -> "Turns":
        return self
