"""A question to one boss: what the frames that ask one boss alone share."""

from intriga.games.gangsters.rules.facts import facts_of
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


class AskedBoss(Frame[Gangsters]):
    """Asks one boss and nobody else; a frame with more fields has a key of its own."""

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def ask(self, s: Gangsters, d: Dealer) -> int:
        return only(s.seat_of(self.boss))

    def facts(self, s: Gangsters, seat: Seat, w: Word, reason: int) -> Facts:
        return facts_of(s, self.boss, w, reason)

    def key(self) -> tuple[object, ...]:
        return (self.boss,)
