"""The break between chapters: reputation becomes henchmen."""

from typing import Final, final

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import LEVELS, OF_LEVEL
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.recruits import keep_recruit, release_henchman, show_recruits
from intriga.games.gangsters.vocabulary import DONE, LEVEL, PICK, RELEASE, Choose, Recruit
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

SHOPPING: Final[list[Word]] = [*LEVEL, RELEASE, DONE]


def of_level(level: int) -> int:
    """The mask of all henchmen of a level."""
    # LG-102
    first = sum(OF_LEVEL[: level - 1])
    return (1 << first + OF_LEVEL[level - 1]) - (1 << first)


def why_not_buy(s: Gangsters, level: int) -> int:
    """FINE, or why no henchman of this level can be recruited now."""
    # LG-100 LG-G9
    if not s.reserve & of_level(level):
        return why.LEVEL_IS_EMPTY
    return FINE if s.purse >= s.numbers.prices[level - 1] else why.TOO_EXPENSIVE


@final
class Break(Frame[Gangsters]):
    """The last first player recruits for the clan; `releasing` while he chooses whom to let go."""

    def __init__(self, releasing: bool) -> None:
        self.releasing = releasing

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-100 LG-102
        return only(s.seat_of(s.first))

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        if s.drawn:
            return [PICK[card] for card in items(s.drawn)]
        return [PICK[card] for card in items(s.clan)] if self.releasing else SHOPPING

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-100 LG-101 LG-102 LG-G9
        if s.drawn:
            return FINE if isinstance(w, Choose) and s.drawn >> w.henchman & 1 else why.KEEP_ONE
        if self.releasing:
            return FINE if isinstance(w, Choose) and s.clan >> w.henchman & 1 else why.NOT_IN_CLAN
        if isinstance(w, Recruit):
            return why_not_buy(s, w.level)
        if w is RELEASE:
            return FINE if s.releases > 0 and s.clan else why.NO_RELEASE_LEFT
        if w is not DONE:
            return why.NOT_ASKED
        return why.SPEND_FIRST if can_buy_anybody(s) else FINE

    def facts(self, s: Gangsters, seat: Seat, w: Word, reason: int) -> Facts:
        if isinstance(w, Recruit):
            return (("level", w.level), ("price", s.numbers.prices[w.level - 1]), ("purse", s.purse))
        return (("purse", s.purse),)

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-100 LG-101 LG-102 LG-103
        if isinstance(w, Recruit):
            s.purse -= s.numbers.prices[w.level - 1]
            show_recruits(s, w.level, s.reserve & of_level(w.level), d)
        elif isinstance(w, Choose) and s.drawn:
            keep_recruit(s, w.henchman, d)
        elif isinstance(w, Choose):
            self.releasing = False
            release_henchman(s, w.henchman, d)
        elif w is RELEASE:
            self.releasing = True
        else:
            end_break(s, d)

    def copy(self) -> "Break":
        return Break(self.releasing)

    def key(self) -> tuple[object, ...]:
        return (self.releasing,)


def can_buy_anybody(s: Gangsters) -> bool:
    """Whether anything can still be bought: all reputation must be spent."""
    # LG-100 LG-G9
    for level in range(1, LEVELS + 1):
        if why_not_buy(s, level) == FINE:
            return True
    return False


def end_break(s: Gangsters, d: Dealer) -> None:
    """What cannot be spent is lost; the chapter is over."""
    # LG-103 LG-G9
    if d.events is not None:
        d.events.append(events.BreakEnded(s.purse))
        d.events.append(events.Ended(s.reason, s.success, s.reputation))
    s.purse = 0
    s.over = True
