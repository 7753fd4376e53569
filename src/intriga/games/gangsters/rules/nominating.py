"""Who goes first: open nominations of everybody, then the majority, then the last first player."""

from typing import final

from intriga.games.gangsters import events
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.state import NOBODY, NOTHING, Gangsters
from intriga.games.gangsters.verbs.intentions import nominate, say_intention
from intriga.games.gangsters.vocabulary import BOSS, INTEND, ChooseBoss, Intend
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.heaps import count, items, nth
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


@final
class Nominating(Frame[Gangsters]):
    """Everybody nominates openly, and may say first what he means to do."""

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-022 LG-109 LG-G11
        waiting = 0
        for boss in range(s.players):
            if s.nominates[boss] == NOBODY:
                waiting |= only(boss)
        if waiting == 0:
            s.stack.pop()
            settle_nominations(s, d)
        return waiting

    def still_open(self, s: Gangsters) -> bool:
        return True

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return [*BOSS[: s.bosses], *INTEND]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-022 LG-G11 LG-G12
        if isinstance(w, Intend):
            if s.players == 1:
                return why.NOBODY_TO_TELL
            return FINE if s.intends[seat] == NOTHING else why.SAID_ALREADY
        if not isinstance(w, ChooseBoss):
            return why.NOT_ASKED
        return FINE if w.boss < s.bosses else why.NO_SUCH_BOSS

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-022 LG-G11 LG-G12
        if isinstance(w, Intend):
            say_intention(s, seat, w.intention, d)
        else:
            assert isinstance(w, ChooseBoss)
            nominate(s, seat, w.boss, d)

    def copy(self) -> "Nominating":
        return self


def settle_nominations(s: Gangsters, d: Dealer) -> None:
    """A unanimous choice holds, else the most named; a tie goes to the last first player, or to chance."""
    # LG-022 LG-G11
    votes = [0] * s.bosses
    for boss in range(s.players):
        votes[s.nominates[boss]] += 1
    most = max(votes)
    tied = 0
    for boss in range(s.bosses):
        if votes[boss] == most:
            tied |= 1 << boss
    if count(tied) > 1 and s.first != NOBODY:
        s.stack.append(TieOfNominations(tied))
    elif count(tied) > 1:
        choose_first(s, nth(tied, d.pick(count(tied), s.all_seats())), "chance", d)
    else:
        how = "alone" if s.players == 1 else "together" if most == s.players else "most"
        choose_first(s, items(tied)[0], how, d)


def choose_first(s: Gangsters, boss: int, how: str, d: Dealer) -> None:
    """A boss takes the first-player token."""
    # LG-022
    s.first = boss
    if d.events is not None:
        d.events.append(events.FirstChosen(boss + 1, how))


@final
class TieOfNominations(Frame[Gangsters]):
    """The last first player decides between those who were named as often."""

    def __init__(self, tied: int) -> None:
        self.tied = tied

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-G11
        return only(s.seat_of(s.first))

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return [BOSS[boss] for boss in items(self.tied)]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-G11
        if not isinstance(w, ChooseBoss):
            return why.NOT_ASKED
        if w.boss >= s.bosses:
            return why.NO_SUCH_BOSS
        return FINE if self.tied >> w.boss & 1 else why.NOT_NOMINATED

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-G11
        assert isinstance(w, ChooseBoss)
        s.stack.pop()
        choose_first(s, w.boss, "decided", d)

    def copy(self) -> "TieOfNominations":
        return TieOfNominations(self.tied)

    def key(self) -> tuple[object, ...]:
        return (self.tied,)
