"""What an ability asks for: a problem, a card shown, a henchman sent, a die. The boss who used it chooses."""

from typing import Final, final

from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.asked import AskedBoss
from intriga.games.gangsters.rules.attempt import KIND_PROBLEM, NO_RED
from intriga.games.gangsters.rules.challenges import challenge_of
from intriga.games.gangsters.rules.rerolling import NOTHING_LIFTED
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.dice import boost, roll_again, turn_die
from intriga.games.gangsters.verbs.henchmen import into_clan, take_shown
from intriga.games.gangsters.verbs.problems import discard_next, remove_problem
from intriga.games.gangsters.vocabulary import (
    DIE,
    DIE_RED,
    DISCARD,
    LEAVE,
    PICK,
    PROBLEM,
    Choose,
    Die,
    TryProblem,
)
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

LEAVE_OR_DISCARD: Final[list[Word]] = [LEAVE, DISCARD]


class Target(AskedBoss):
    """A question of an ability to the boss who used it."""


def removable(s: Gangsters) -> int:
    """The problems on the table, but the one that is being tried."""
    found = 0
    for boss in range(s.bosses):
        found |= s.problems[boss]
    attempt = s.attempt
    if attempt is not None and attempt.kind == KIND_PROBLEM:
        found &= ~(1 << attempt.number)
    return found


@final
class RemovingProblem(Target):
    """Which problem leaves the game."""

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return [PROBLEM[problem] for problem in items(removable(s))]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-063
        if not isinstance(w, TryProblem):
            return why.NOT_ASKED
        return FINE if removable(s) >> w.problem & 1 else why.NOT_ON_THE_TABLE

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-063
        assert isinstance(w, TryProblem)
        s.stack.pop()
        remove_problem(s, self.boss, w.problem, d)

    def copy(self) -> "RemovingProblem":
        return RemovingProblem(self.boss)


@final
class Foreseeing(Target):
    """Whether the next problem stays on top or is discarded."""

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return LEAVE_OR_DISCARD

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-053
        return FINE if w is LEAVE or w is DISCARD else why.NOT_ASKED

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-053
        s.stack.pop()
        if w is DISCARD:
            discard_next(s, self.boss, d)

    def copy(self) -> "Foreseeing":
        return Foreseeing(self.boss)


@final
class Scouting(Target):
    """Which of the cards shown is taken; the others go back into the deck."""

    def __init__(self, boss: int, shown: int) -> None:
        super().__init__(boss)
        self.open = shown  # mask: they lie in no deck

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-053
        if count(self.open) > 1:
            return only(s.seat_of(self.boss))
        self.choose(s, items(self.open)[0], d)
        return 0

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return [PICK[card] for card in items(self.open)]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-053
        if not isinstance(w, Choose):
            return why.NOT_ASKED
        return FINE if self.open >> w.henchman & 1 else why.NOT_THERE

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-053
        assert isinstance(w, Choose)
        self.choose(s, w.henchman, d)

    def choose(self, s: Gangsters, card: int, d: Dealer) -> None:
        s.stack.pop()
        take_shown(s, self.boss, card, d)
        into_clan(s, self.open & ~(1 << card))

    def copy(self) -> "Scouting":
        return Scouting(self.boss, self.open)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.open)


@final
class ChoosingSent(Target):
    """Which of the henchmen sent is doubled, or counts as the best."""

    def __init__(self, boss: int, as_best: bool) -> None:
        super().__init__(boss)
        self.as_best = as_best

    def able(self, s: Gangsters) -> list[int]:
        """The places of those who could be chosen."""
        return places_not_best(s) if self.as_best else list(range(len(s.current_attempt().sent)))

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-060
        able = self.able(s)
        if len(able) > 1:
            return only(s.seat_of(self.boss))
        self.choose(s, able[0], d)
        return 0

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return [PICK[s.current_attempt().sent[place]] for place in self.able(s)]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-060
        attempt = s.current_attempt()
        if not isinstance(w, Choose):
            return why.NOT_ASKED
        if w.henchman not in attempt.sent:
            return why.NOT_SENT
        return FINE if attempt.sent.index(w.henchman) in self.able(s) else why.NOTHING_TO_DO

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-060
        assert isinstance(w, Choose)
        self.choose(s, s.current_attempt().sent.index(w.henchman), d)

    def choose(self, s: Gangsters, place: int, d: Dealer) -> None:
        # LG-060 LG-A9
        attempt = s.current_attempt()
        s.stack.pop()
        boost(s, attempt, place, self.as_best, d)

    def copy(self) -> "ChoosingSent":
        return ChoosingSent(self.boss, self.as_best)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.as_best)


def places_not_best(s: Gangsters) -> list[int]:
    """The places of the henchmen sent who do not use the best specialisation."""
    attempt = s.current_attempt()
    best = challenge_of(s, attempt.kind, attempt.number).best
    found: list[int] = []
    for place in range(len(attempt.sent)):
        if attempt.specs[place] != best and not attempt.counts_as_best >> place & 1:
            found.append(place)
    return found


@final
class ChoosingDie(Target):
    """Which die is rolled again (face -1) or turned to a face; locked dice included."""

    def __init__(self, boss: int, card: int, face: int) -> None:
        super().__init__(boss)
        self.card = card  # whose ability it is
        self.face = face

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        return DIE

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-059
        attempt = s.current_attempt()
        if not isinstance(w, Die):
            return why.NOT_ASKED
        if w.face == DIE_RED:
            return FINE if attempt.red != NO_RED and self.face < 0 else why.NO_SUCH_DIE
        return FINE if attempt.white[w.face] and w.face != self.face else why.NO_SUCH_DIE

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-059
        assert isinstance(w, Die)
        attempt = s.current_attempt()
        s.stack.pop()
        if self.face >= 0:
            turn_die(attempt, w.face, self.face, d)
        else:
            lifted: list[int] = [*NOTHING_LIFTED]
            lifted[w.face] = 1
            roll_again(s, attempt, lifted, self.card, d)

    def copy(self) -> "ChoosingDie":
        return ChoosingDie(self.boss, self.card, self.face)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.card, self.face)
