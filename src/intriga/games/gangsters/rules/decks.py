"""Reviving and cheering up: which henchmen come back, picked in one order."""

from typing import final

from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.asked import AskedBoss
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import cheer_up, revive
from intriga.games.gangsters.vocabulary import PICK, Choose
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


@final
class Moving(AskedBoss):
    """So many cards of the out deck become exhausted, or exhausted ones go to the clan deck."""

    def __init__(self, boss: int, is_revive: bool, left: int, picked: int, last: int) -> None:
        super().__init__(boss)  # who has the last word on which
        self.is_revive = is_revive
        self.left = left  # still to be picked
        self.picked = picked  # mask
        self.last = last  # no card below this number may follow

    def pile(self, s: Gangsters) -> int:
        """The open deck they come from."""
        # LG-093
        return s.out if self.is_revive else s.exhausted

    def rest(self, s: Gangsters) -> int:
        """The cards that could be picked next."""
        return self.pile(s) & ~self.picked & ~((1 << self.last) - 1)

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-094 LG-095 LG-096
        rest = self.rest(s)
        if self.left > 0 and count(rest) > self.left:
            return only(s.seat_of(self.boss))
        if self.left > 0:
            self.picked |= rest
        s.stack.pop()
        if self.is_revive:
            revive(s, self.boss, self.picked, d)
        else:
            cheer_up(s, self.boss, self.picked, d)
        return 0

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return [PICK[card] for card in items(self.rest(s))]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-093 LG-094 LG-095
        if not isinstance(w, Choose):
            return why.NOT_ASKED
        if not self.pile(s) >> w.henchman & 1:
            return why.NOT_THERE
        if w.henchman < self.last or self.picked >> w.henchman & 1:
            return why.PICK_IN_ORDER
        above = self.rest(s) & ~((1 << w.henchman) - 1)
        return FINE if count(above) >= self.left else why.PICK_IN_ORDER

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-094 LG-095
        assert isinstance(w, Choose)
        self.picked |= 1 << w.henchman
        self.last = w.henchman + 1
        self.left -= 1

    def copy(self) -> "Moving":
        return Moving(self.boss, self.is_revive, self.left, self.picked, self.last)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.is_revive, self.left, self.picked, self.last)
