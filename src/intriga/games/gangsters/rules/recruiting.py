"""Recruiting: one card or two, the second after a look at the first."""

from typing import Final, final

from intriga.games.gangsters.box.tables import PENALTY_RECRUIT_ONE
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.penalties import has_penalty
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman
from intriga.games.gangsters.vocabulary import ENOUGH, MORE
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

MORE_OR_ENOUGH: Final[list[Word]] = [MORE, ENOUGH]


@final
class Recruiting(Frame[Gangsters]):
    """One more card from the clan deck, or enough."""

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-030 LG-080 LG-G8
        if s.clan == 0 or has_penalty(s, self.boss, PENALTY_RECRUIT_ONE):
            s.stack.pop()
            return 0
        return only(s.seat_of(self.boss))

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return MORE_OR_ENOUGH

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-030
        return FINE if w is MORE or w is ENOUGH else why.NOT_ASKED

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-030
        s.stack.pop()
        if w is MORE:
            draw_henchman(s, self.boss, "action", d)

    def copy(self) -> "Recruiting":
        return Recruiting(self.boss)

    def key(self) -> tuple[object, ...]:
        return (self.boss,)
