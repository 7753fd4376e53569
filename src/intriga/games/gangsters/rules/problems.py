"""Problems: who takes one, and what the holder must give up."""

from typing import final

from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.asked import AskedBoss
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import exhaust, show_from_hand
from intriga.games.gangsters.verbs.problems import take_problem
from intriga.games.gangsters.vocabulary import BOSS, PICK, Choose, ChooseBoss
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


@final
class SomebodyTakesProblem(AskedBoss):
    """An effect tells a player to take a problem: the boss with the last word says who."""

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return BOSS[: s.bosses]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-078
        if not isinstance(w, ChooseBoss):
            return why.NOT_ASKED
        return FINE if w.boss < s.bosses else why.NO_SUCH_BOSS

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-019 LG-078 LG-111
        assert isinstance(w, ChooseBoss)
        s.stack.pop()
        take_problem(s, w.boss, "effect", d)

    def copy(self) -> "SomebodyTakesProblem":
        return SomebodyTakesProblem(self.boss)


@final
class LosingCard(AskedBoss):
    """A penalty: the holder exhausts a henchman of his hand."""

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-075 LG-080
        hand = s.hands[self.boss]
        if count(hand) > 1:
            return only(s.seat_of(self.boss))
        s.stack.pop()
        if hand:  # everybody sees that there is one card only
            self.lose(s, items(hand)[0], d)
        return 0

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return [PICK[card] for card in items(s.hands[self.boss])]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-080
        if not isinstance(w, Choose):
            return why.NOT_ASKED
        return FINE if s.hands[self.boss] >> w.henchman & 1 else why.NOT_IN_HAND

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-080
        assert isinstance(w, Choose)
        s.stack.pop()
        self.lose(s, w.henchman, d)

    def lose(self, s: Gangsters, card: int, d: Dealer) -> None:
        # LG-080
        show_from_hand(s, self.boss, card, d)
        if s.scenario.turned_up(s, 1 << card, d):
            exhaust(s, self.boss, card, "penalty", d)

    def copy(self) -> "LosingCard":
        return LosingCard(self.boss)
