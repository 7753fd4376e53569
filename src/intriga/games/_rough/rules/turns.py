"""Rounds and turns: stakes, then every person once, then the Warden."""

from typing import final

from intriga.games._rough import events
from intriga.games._rough.rules import reasons as why
from intriga.games._rough.rules.aiming import some_target
from intriga.games._rough.rules.end import finish, has_ended
from intriga.games._rough.rules.forcing import FORCE_COST, Forcing
from intriga.games._rough.rules.looking import LOOK_COST, Looking
from intriga.games._rough.rules.paying import payable
from intriga.games._rough.rules.staking import Staking
from intriga.games._rough.rules.warden import visit
from intriga.games._rough.state import NOBODY, Rough
from intriga.games._rough.verbs import begin_round, end_turn, rest
from intriga.games._rough.vocabulary import ACTIONS, FORCE, LOOK, REST
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def can_pay(s: Rough, seat: Seat, w: Word) -> bool:
    """Whether the seat can pay for this action."""
    # RO-13
    cost = LOOK_COST if w is LOOK else FORCE_COST
    return payable(s.tokens[seat], cost[0], cost[1])


@final
class Rounds(Frame[Rough]):
    """The rounds, one after the other; it asks for the action of a turn."""

    def ask(self, s: Rough, d: Dealer) -> int:
        # RO-05 RO-09 RO-22 RO-25
        if s.turn == NOBODY:
            if has_ended(s):
                finish(s, d)
                return 0
            begin_round(s, d)
            s.stack.append(Staking((NOBODY,) * s.players))
        elif s.turn == s.warden():
            visit(s, d)
            s.turn = NOBODY
        elif s.moved or has_ended(s):
            end_turn(s, d)
        else:
            return only(s.turn)
        return 0

    def asks(self, s: Rough, seat: Seat) -> list[Word]:
        return ACTIONS

    def bar(self, s: Rough, seat: Seat, w: Word) -> int:
        # RO-10 RO-13 RO-14
        if w is REST:
            return FINE
        if w is not LOOK and w is not FORCE:
            return why.NOT_ASKED
        if not some_target(s, seat, w is LOOK):
            return why.NOTHING_TO_LOOK_AT
        return FINE if can_pay(s, seat, w) else why.CANNOT_PAY

    def also(self, s: Rough, seat: Seat, w: Word) -> list[int]:
        """A further reason: the payment that would follow is not possible."""
        return [why.CANNOT_PAY] if w is LOOK and not can_pay(s, seat, w) else []

    def facts(self, s: Rough, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.CANNOT_PAY:
            cost = LOOK_COST if w is LOOK else FORCE_COST
            return (("red", cost[0]), ("blue", cost[1]))
        return (("seat", s.turn),)

    def take(self, s: Rough, seat: Seat, w: Word, d: Dealer) -> None:
        # RO-10
        s.moved = True
        if d.events is not None:
            d.events.append(events.ActionChosen(seat, w.notation()))
        if w is LOOK:
            s.stack.append(Looking(seat, NOBODY, False))
        elif w is FORCE:
            s.stack.append(Forcing(seat, NOBODY, 0))
        else:
            rest(s, seat, d)

    def copy(self) -> "Rounds":
        return self
