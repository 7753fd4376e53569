"""The quiz: who knows most of history begins. Questions are public, answers secret until all are given."""

from typing import Final, final, get_args

from intriga.games.factions import events
from intriga.games.factions.box.tables import HALF
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import NOBODY, Factions, half_of
from intriga.games.factions.verbs import drawn
from intriga.games.factions.vocabulary import ANSWER, ANSWERS, SEAT, Answer, ToSeat
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, everyone, only, seats_in
from intriga.kernel.machine.words import Word

ROUNDS: Final = 3
FACT: Final = 0
BORN: Final = 1
ABOUT: Final[tuple[events.About, ...]] = get_args(events.About)
LEAST_GAP: Final = 3  # years between two answers
GAPS: Final = 5
ASKS: Final = 0  # the seat that points at the youngest

#: A question: card, what about, the place of the right answer, and the years between two answers.
Asked = tuple[int, int, int, int]
NO_QUESTION: Final[tuple[Asked, ...]] = ()


@final
class Quiz(Frame[Factions]):
    """Three rounds: each seat has a question of its own, and all answer at the same time."""

    def __init__(
        self,
        stage: int,
        low: int,
        high: int,
        asked: tuple[Asked, ...],
        given: tuple[int, ...],
    ) -> None:
        self.stage = stage
        self.low = low  # cards about which nothing was asked yet, in two halves
        self.high = high
        self.asked = asked  # by seat; the questions of earlier rounds stand before
        self.given = given  # by seat: a place, or NOBODY

    def question(self, s: Factions, seat: Seat) -> Asked:
        return self.asked[self.stage * s.players + seat]

    def ask(self, s: Factions, d: Dealer) -> int:
        # HF-012 HF-G4
        if self.stage == ROUNDS:
            s.stack.pop()
            choose_first(s, d)
            return 0
        if len(self.asked) == self.stage * s.players:
            for seat in range(s.players):
                self.asked += (self.new_question(s, seat, d),)
        if NOBODY in self.given:
            return everyone(s.players)
        self.judge(s, d)
        return 0

    def new_question(self, s: Factions, seat: Seat, d: Dealer) -> Asked:
        """A question about somebody of whom nothing has been asked."""
        # HF-G4
        all_seats = everyone(s.players)
        card = drawn(self.low, self.high, all_seats, d)
        if half_of(card) == 0:
            self.low &= ~(1 << card)
        else:
            self.high &= ~(1 << card - HALF)
        about = FACT
        if s.box.dated[card]:
            about = d.pick(len(ABOUT), all_seats) if s.box.facts[card] else BORN + d.pick(2, all_seats)
        place, gap = d.pick(ANSWERS, all_seats), d.pick(GAPS, all_seats)
        if d.events is not None:
            name = s.box.cards[card].name
            d.events.append(events.QuizAsked(seat, self.stage, name, ABOUT[about]))
        return (card, about, place, LEAST_GAP + gap)

    def judge(self, s: Factions, d: Dealer) -> None:
        """All have answered: the answers are shown and counted."""
        # HF-012 HF-G4
        d.show(everyone(s.players))
        for seat in range(s.players):
            card, about, place, _ = self.question(s, seat)
            given = self.given[seat]
            s.right[seat] += 1 if given == place else 0
            if d.events is not None:
                name = s.box.cards[card].name
                is_right = given == place
                d.events.append(
                    events.QuizAnswered(seat, self.stage, name, ABOUT[about], given + 1, place + 1, is_right)
                )
        self.stage += 1
        self.given = (NOBODY,) * s.players

    def waits_for(self, s: Factions, asked: int) -> int:
        return sum([only(seat) for seat in range(s.players) if self.given[seat] == NOBODY])

    def still_open(self, s: Factions) -> bool:
        return True

    def is_secret(self, s: Factions) -> bool:
        return True

    def asks(self, s: Factions, seat: Seat) -> list[Word]:
        return ANSWER

    def bar(self, s: Factions, seat: Seat, w: Word) -> int:
        # HF-G4
        return FINE if isinstance(w, Answer) else why.ANSWER_FIRST

    def take(self, s: Factions, seat: Seat, w: Word, d: Dealer) -> None:
        # HF-G4
        assert isinstance(w, Answer)
        self.given = (*self.given[:seat], w.place, *self.given[seat + 1 :])
        if d.events is not None:
            d.events.append(events.QuizChosen(seat, w.place + 1))

    def copy(self) -> "Quiz":
        return Quiz(self.stage, self.low, self.high, self.asked, self.given)

    def key(self) -> tuple[object, ...]:
        return (self.stage, self.low, self.high, self.asked, self.given)

    def shown(self, seat: Seat) -> tuple[object, ...]:
        """One's own answer, and of the others only who has answered."""
        own = self.given[seat] if seat >= 0 else NOBODY
        return (self.stage, own, tuple([given != NOBODY for given in self.given]))


def best_answers(s: Factions) -> int:
    """The seats with the most right answers, as a mask."""
    # HF-012
    return sum([only(seat) for seat in range(s.players) if s.right[seat] == max(s.right)])


def choose_first(s: Factions, d: Dealer) -> None:
    """Most right answers begin; of equal ones the youngest, or chance."""
    # HF-012 HF-G4
    best = seats_in(best_answers(s))
    if len(best) == 1:
        name_first(s, best[0], "quiz", d)
    elif s.youngest:
        s.stack.append(Youngest())
    else:
        name_first(s, best[d.pick(len(best), everyone(s.players))], "chance", d)


def name_first(s: Factions, seat: Seat, by: events.FirstBy, d: Dealer) -> None:
    s.first = seat
    if d.events is not None:
        d.events.append(events.FirstChosen(seat, by))


@final
class Youngest(Frame[Factions]):
    """The table points at the youngest of those who knew most; the first seat says it."""

    def ask(self, s: Factions, d: Dealer) -> int:
        # HF-012
        return only(ASKS)

    def asks(self, s: Factions, seat: Seat) -> list[Word]:
        return [SEAT[one] for one in seats_in(best_answers(s))]

    def bar(self, s: Factions, seat: Seat, w: Word) -> int:
        # HF-012
        if not isinstance(w, ToSeat):
            bar = why.not_now(w)
            return why.CHOOSE_A_SEAT if bar == NOT_ASKED else bar
        if w.seat >= s.players:
            return why.NO_SUCH_SEAT
        return FINE if best_answers(s) >> w.seat & 1 else why.NOT_TIED

    def facts(self, s: Factions, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.NOT_TIED and isinstance(w, ToSeat):
            return (("seat", w.seat),)
        return (("seat", ASKS),)

    def outsider(self, s: Factions, seat: Seat) -> int:
        return why.NOT_YOUR_TURN

    def take(self, s: Factions, seat: Seat, w: Word, d: Dealer) -> None:
        # HF-012
        assert isinstance(w, ToSeat)
        s.stack.pop()
        name_first(s, w.seat, "youngest", d)

    def copy(self) -> "Youngest":
        return self
