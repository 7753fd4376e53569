"""Recruiting: one card or two, the second after a look at the first."""

from typing import Final, final

from intriga.games.gangsters.box.tables import PENALTY_RECRUIT_ONE
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.asked import AskedBoss
from intriga.games.gangsters.rules.penalties import has_penalty
from intriga.games.gangsters.rules.rallying import rally_clan, why_not_rally
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman
from intriga.games.gangsters.vocabulary import ENOUGH, MORE, RALLY
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

MORE_OR_ENOUGH: Final[list[Word]] = [MORE, ENOUGH, RALLY]


@final
class Recruiting(AskedBoss):
    """One more card from the clan deck, or enough; the clan may be rallied in between."""

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-030 LG-080 LG-A6 LG-G8
        if has_penalty(s, self.boss, PENALTY_RECRUIT_ONE) or not self.can_go_on(s):
            s.stack.pop()
            return 0
        return only(s.seat_of(self.boss))

    def can_go_on(self, s: Gangsters) -> bool:
        """Whether there is a second card, or there could be one after a rally."""
        # LG-A6 LG-G8
        return s.clan != 0 or why_not_rally(s, self.boss) == FINE

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return MORE_OR_ENOUGH

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-030 LG-A6 LG-G8
        if w is RALLY:
            return why_not_rally(s, self.boss)
        if w is MORE:
            return FINE if s.clan else why.CLAN_IS_EMPTY
        return FINE if w is ENOUGH else why.NOT_ASKED

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-030 LG-A6
        if w is RALLY:
            rally_clan(s, self.boss, d)
            return
        s.stack.pop()
        if w is MORE:
            draw_henchman(s, self.boss, "more", d)

    def copy(self) -> "Recruiting":
        return Recruiting(self.boss)
