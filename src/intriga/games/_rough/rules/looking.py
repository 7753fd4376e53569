"""A look into a chest: where, pay, see."""

from typing import Final, final

from intriga.games._rough.rules import reasons as why
from intriga.games._rough.rules.aiming import AtChest, why_not_aim
from intriga.games._rough.rules.paying import Pay
from intriga.games._rough.state import NOBODY, Rough
from intriga.games._rough.verbs import look
from intriga.games._rough.vocabulary import On
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

LOOK_COST: Final = (1, 0)  # red, blue


@final
class Looking(AtChest):
    """Action, target, payment; only then something is seen."""

    def __init__(self, seat: Seat, chest: int, paid: bool) -> None:
        super().__init__(seat, chest)
        self.paid = paid

    def ask(self, s: Rough, d: Dealer) -> int:
        # RO-14
        if self.chest == NOBODY:
            return only(self.seat)
        if not self.paid:
            self.paid = True  # true as soon as the payment above has gone
            s.stack.append(Pay(self.seat, LOOK_COST[0], LOOK_COST[1]))
        else:
            s.stack.pop()
            look(s, self.seat, self.chest, d)
        return 0

    def bar(self, s: Rough, seat: Seat, w: Word) -> int:
        # RO-12 RO-14
        return why_not_aim(s, seat, w.chest, True) if isinstance(w, On) else why.NOT_ASKED

    def copy(self) -> "Looking":
        return Looking(self.seat, self.chest, self.paid)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.chest, self.paid)
