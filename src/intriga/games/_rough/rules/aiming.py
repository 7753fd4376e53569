"""Targets: which chests an action may be aimed at, and the question for one."""

from intriga.games._rough import events
from intriga.games._rough.box.tables import CHESTS
from intriga.games._rough.rules import reasons as why
from intriga.games._rough.state import NOBODY, Rough
from intriga.games._rough.vocabulary import ON, On
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


def why_not_aim(s: Rough, seat: Seat, chest: int, looking: bool) -> int:
    """The reason against this target."""
    # RO-12 RO-14
    if s.owner[chest] != NOBODY:
        return why.CHEST_IS_GONE
    return why.SEEN_ALREADY if looking and s.known[chest] >> seat & 1 else FINE


def some_target(s: Rough, seat: Seat, looking: bool) -> bool:
    """Whether the action can be aimed at any chest."""
    # RO-14
    for chest in range(CHESTS):
        if why_not_aim(s, seat, chest, looking) == FINE:
            return True
    return False


def aim_facts(asked: int, w: Word, reason: int) -> Facts:
    """The chest that cannot be aimed at, or the seat that is asked."""
    if isinstance(w, On) and reason in (why.CHEST_IS_GONE, why.SEEN_ALREADY):
        return (("chest", w.chest + 1),)
    return (("seat", asked),)


class AtChest(Frame[Rough]):
    """An action at a chest, which is named before anything is paid."""

    def __init__(self, seat: Seat, chest: int) -> None:
        self.seat = seat
        self.chest = chest

    def asks(self, s: Rough, seat: Seat) -> list[Word]:
        return ON

    def facts(self, s: Rough, seat: Seat, w: Word, reason: int) -> Facts:
        return aim_facts(self.seat, w, reason)

    def take(self, s: Rough, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, On)
        self.chest = w.chest
        if d.events is not None:
            d.events.append(events.Aimed(seat, w.chest))
