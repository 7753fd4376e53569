"""Stakes: everybody chooses a chest, in secret and at the same time."""

from typing import final

from intriga.games._rough import events
from intriga.games._rough.box.tables import CHESTS
from intriga.games._rough.rules import reasons as why
from intriga.games._rough.state import NOBODY, Rough
from intriga.games._rough.verbs import show_stakes
from intriga.games._rough.vocabulary import STAKE, Stake
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, everyone, only
from intriga.kernel.machine.words import Word


def closed_chests(s: Rough) -> list[int]:
    """The chests that nobody has opened or carried off."""
    # RO-12
    return [chest for chest in range(CHESTS) if s.owner[chest] == NOBODY]


@final
class Staking(Frame[Rough]):
    """Hidden and simultaneous; a choice may be changed until the last one has chosen."""

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen  # by seat: a chest, or NOBODY

    def ask(self, s: Rough, d: Dealer) -> int:
        # RO-06 RO-07
        closed = closed_chests(s)
        if len(closed) == 1:  # everybody can see that there is no choice
            self.chosen = (closed[0],) * s.players
        if NOBODY in self.chosen:
            return everyone(s.players)
        s.stack.pop()
        show_stakes(s, self.chosen, d)
        return 0

    def waits_for(self, s: Rough, asked: int) -> int:
        return sum([only(seat) for seat in range(s.players) if self.chosen[seat] == NOBODY])

    def still_open(self, s: Rough) -> bool:
        return True

    def is_secret(self, s: Rough) -> bool:
        return True

    def asks(self, s: Rough, seat: Seat) -> list[Word]:
        return STAKE

    def bar(self, s: Rough, seat: Seat, w: Word) -> int:
        # RO-06 RO-12
        if not isinstance(w, Stake):
            return why.NOT_ASKED
        return FINE if s.owner[w.chest] == NOBODY else why.CHEST_IS_GONE

    def facts(self, s: Rough, seat: Seat, w: Word, reason: int) -> Facts:
        return (("chest", w.chest + 1),) if isinstance(w, Stake) else ()

    def take(self, s: Rough, seat: Seat, w: Word, d: Dealer) -> None:
        # RO-06
        assert isinstance(w, Stake)
        self.chosen = (*self.chosen[:seat], w.chest, *self.chosen[seat + 1 :])
        if d.events is not None:
            d.events.append(events.Staked(seat, w.chest))

    def copy(self) -> "Staking":
        return Staking(self.chosen)

    def key(self) -> tuple[object, ...]:
        return (self.chosen,)

    def shown(self, seat: Seat) -> tuple[object, ...]:
        """One's own choice, and of the others only who has chosen."""
        own = self.chosen[seat] if seat >= 0 else NOBODY
        return (own, tuple([chest != NOBODY for chest in self.chosen]))
