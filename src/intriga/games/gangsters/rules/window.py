"""Windows: one boss has the last word, and everybody who holds cards may step in with an ability.

Every seat with cards is asked, fitting or not: who is asked must not show a hand.
"""

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import ALL_HENCHMEN
from intriga.games.gangsters.effects.abilities import moment_of, use_ability, why_not_use
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.facts import facts_of
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.verbs.intentions import say_intention
from intriga.games.gangsters.vocabulary import INTEND, PASS, USE, Intend, Use
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


class Window(Frame[Gangsters]):
    """A question to one boss in which others may step in. `declined` and `said` are masks of bosses."""

    def __init__(self, boss: int, declined: int, said: int) -> None:
        self.boss = boss  # who has the last word
        self.declined = declined
        self.said = said  # who has said an intention since something last happened

    # ── what a window provides ──

    def moment(self) -> int:
        """When abilities are used here: MOMENT_…"""
        raise NotImplementedError

    def own_words(self, s: Gangsters) -> list[Word]:
        """What only the boss with the last word may say."""
        raise NotImplementedError

    def bar_own(self, s: Gangsters, w: Word) -> int:
        """FINE or a reason, for these words; NOT_ASKED for others."""
        raise NotImplementedError

    def take_own(self, s: Gangsters, w: Word, d: Dealer) -> None:
        raise NotImplementedError

    # ── what all windows share ──

    def open_to(self, s: Gangsters) -> int:
        """The boss with the last word, and everybody else who holds cards and has not passed."""
        # LG-054 LG-A7
        may = only(s.seat_of(self.boss))
        for boss in range(s.bosses):
            if s.hands[boss] and not self.declined >> boss & 1:
                may |= only(s.seat_of(boss))
        return may

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-A7
        return self.open_to(s)

    def waits_for(self, s: Gangsters, asked: int) -> int:
        # LG-019
        return only(s.seat_of(self.boss))

    def can_step_in(self, s: Gangsters, seat: Seat) -> bool:
        """Whether this seat may hold an ability for this very moment, for all that everybody knows: a card
        that nobody has seen, or a known one that fits; others can wait for the next window."""
        # LG-A7
        for boss in s.bosses_of(seat):
            if s.hands[boss] & ~s.known:
                return True
            for card in items(s.hands[boss] & ALL_HENCHMEN):
                if moment_of(s, card) == self.moment() and self.bar(s, seat, USE[card]) == FINE:
                    return True
        return False

    def may_matter(self, s: Gangsters) -> bool:
        """Whether anybody else could step in for all that everybody knows."""
        # LG-A7
        host = s.seat_of(self.boss)
        for seat in range(s.players):
            if seat != host and self.can_step_in(s, seat):
                return True
        return False

    def still_open(self, s: Gangsters) -> bool:
        """Passing and intentions leave the question as it was."""
        return self.declined != 0 or self.said != 0

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        found = self.own_words(s).copy() if seat == s.seat_of(self.boss) else [PASS]
        for boss in s.bosses_of(seat):
            for card in items(s.hands[boss] & ALL_HENCHMEN):
                found.append(USE[card])
        if s.players > 1:
            found += INTEND
        return found

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-019 LG-054 LG-G12
        if isinstance(w, Use):
            return why_not_use(s, seat, w.henchman, self.moment())
        if isinstance(w, Intend):
            if s.players == 1:
                return why.NOBODY_TO_TELL
            return why.SAID_ALREADY if self.said >> seat & 1 else FINE
        is_host = seat == s.seat_of(self.boss)
        if w is PASS:
            return why.ACTIVE_GOES_ON if is_host else FINE
        if is_host:
            return self.bar_own(s, w)
        return why.ONLY_THE_ACTIVE

    def facts(self, s: Gangsters, seat: Seat, w: Word, reason: int) -> Facts:
        return facts_of(s, self.boss, w, reason)

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-019 LG-054 LG-G12
        if w is PASS:
            self.declined |= only(seat)
            if d.events is not None:
                d.events.append(events.Passed(seat + 1))
        elif isinstance(w, Intend):
            self.said |= only(seat)
            say_intention(s, seat, w.intention, d)
        else:
            self.declined = 0
            self.said = 0
            if isinstance(w, Use):
                boss = s.owner(w.henchman)
                assert boss != NOBODY
                use_ability(s, boss, w.henchman, d)
            else:
                self.take_own(s, w, d)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.declined, self.said)
