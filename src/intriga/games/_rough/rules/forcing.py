"""Forcing a chest: where, pay, throw, the window, and what comes of it."""

from typing import Final, final

from intriga.games._rough import events
from intriga.games._rough.rules import reasons as why
from intriga.games._rough.rules.aiming import AtChest, why_not_aim
from intriga.games._rough.rules.dropping import Dropping
from intriga.games._rough.rules.paying import Pay
from intriga.games._rough.rules.window import Window
from intriga.games._rough.state import NOBODY, Rough
from intriga.games._rough.verbs import open_chest, throw
from intriga.games._rough.vocabulary import On
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

FORCE_COST: Final = (1, 1)  # red, blue

#: How far a forcing has come.
AIMING: Final = 0
PAYING: Final = 1
THROWN: Final = 2


def opens(s: Rough, chest: int) -> bool:
    """Whether the throw as it lies opens this chest."""
    # RO-20 RO-23
    return sum(s.dice) + s.bonus >= s.box.locks[chest] + s.marks[chest]


@final
class Forcing(AtChest):
    """Action, target, payment; only then the dice are thrown."""

    def __init__(self, seat: Seat, chest: int, stage: int) -> None:
        super().__init__(seat, chest)
        self.stage = stage

    def ask(self, s: Rough, d: Dealer) -> int:
        # RO-15 RO-16 RO-17
        if self.chest == NOBODY:
            return only(self.seat)
        if self.stage == AIMING:
            self.stage = PAYING
            s.stack.append(Pay(self.seat, FORCE_COST[0], FORCE_COST[1]))
        elif self.stage == PAYING:
            self.stage = THROWN
            throw(s, self.seat, d)
            s.stack.append(Window(self.seat, 0, 0))
        else:
            s.stack.pop()
            self.resolve(s, d)
        return 0

    def resolve(self, s: Rough, d: Dealer) -> None:
        # RO-20 RO-21
        if opens(s, self.chest):
            open_chest(s, self.seat, self.chest, d)
            return
        if d.events is not None:
            d.events.append(events.Failed(self.seat, self.chest))
        s.stack.append(Dropping(self.seat))

    def bar(self, s: Rough, seat: Seat, w: Word) -> int:
        # RO-12 RO-15
        return why_not_aim(s, seat, w.chest, False) if isinstance(w, On) else why.NOT_ASKED

    def copy(self) -> "Forcing":
        return Forcing(self.seat, self.chest, self.stage)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.chest, self.stage)
