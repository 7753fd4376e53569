"""Which dice are rolled again: picked by face, in one order, so that one set has one path."""

from typing import Final, final

from intriga.games.gangsters.box.tables import LOCK, USED
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.asked import AskedBoss
from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.dice import roll_again
from intriga.games.gangsters.vocabulary import DIE, DIE_RED, THROW, Die
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

NOTHING_LIFTED: Final = (0,) * (DIE_RED + 1)
DICE_AND_THROW: Final[list[Word]] = [*DIE, THROW]


@final
class Rerolling(AskedBoss):
    """One die more, or throw."""

    def __init__(self, boss: int, lifted: tuple[int, ...], last: int, by: int) -> None:
        super().__init__(boss)  # who chooses
        self.lifted = lifted  # how many of each face, the red die last
        self.last = last  # no die of a lower face may follow
        self.by = by  # the henchman whose ability it is; NOBODY for a reroll face

    def lift(self, face: int) -> None:
        lifted = list(self.lifted)
        lifted[face] += 1
        self.lifted = tuple(lifted)
        self.last = face

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-046
        attempt = s.current_attempt()
        for face in range(self.last, DIE_RED + 1):
            if self.is_there(attempt, face):
                return only(s.seat_of(self.boss))
        self.throw(s, attempt, d)  # everybody sees that no other die is left
        return 0

    def is_there(self, attempt: Attempt, face: int) -> bool:
        """Whether one more die of this face could be lifted."""
        # LG-045 LG-046 LG-A10
        if face in (LOCK, USED):
            return False
        if face == DIE_RED:
            return attempt.red_is_free() and self.lifted[DIE_RED] == 0
        return attempt.white[face] > self.lifted[face]

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return DICE_AND_THROW

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-046
        attempt = s.current_attempt()
        if w is THROW:
            return FINE if sum(self.lifted) else why.LIFT_A_DIE
        if not isinstance(w, Die):
            return why.NOT_ASKED
        if w.face < self.last:
            return why.IN_ORDER
        if self.is_there(attempt, w.face):
            return FINE
        return why.DIE_IS_LOCKED if w.face == LOCK or w.face == USED else why.NO_SUCH_DIE

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-046
        attempt = s.current_attempt()
        if isinstance(w, Die):
            self.lift(w.face)
        else:
            self.throw(s, attempt, d)

    def throw(self, s: Gangsters, attempt: Attempt, d: Dealer) -> None:
        s.stack.pop()
        roll_again(s, attempt, list(self.lifted), self.by, d)

    def copy(self) -> "Rerolling":
        return Rerolling(self.boss, self.lifted, self.last, self.by)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.lifted, self.last, self.by)
