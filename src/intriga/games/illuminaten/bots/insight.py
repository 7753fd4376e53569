"""What this game tells the search: `regular` plays the turn to its end, and the position after it
is evaluated for each seat."""

from math import exp
from typing import Final, final

from intriga.games.illuminaten.bots.evaluation import Evaluation
from intriga.games.illuminaten.bots.lookahead import Lookahead
from intriga.games.illuminaten.bots.memory import Memory, question_key
from intriga.games.illuminaten.bots.policy import clock_for, look_further, regular
from intriga.games.illuminaten.knowledge.redeal import redeal
from intriga.games.illuminaten.rules.phases.refill import DiscardDown, Refill
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import END
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat, lowest_seat
from intriga.kernel.machine.words import Word

SPREAD: Final = 30.0  # the lead whose reward is about 0.75
BOTH_WAYS: Final = 1.8  # what a seat gains counts more than once, because others mostly lose it
FARTHEST: Final = 20.0
ALONE: Final = 60.0  # the value of an open position against an artificial opponent
PLANNED: Final = (10, 3)  # of the rest of the turn: ways that are followed, words of the menu
TRUST: Final = 500.0  # visits that such a plan counts for: without it, luck decides between words
SHARE: Final = 0.3  # a turn has four or five menus, of which the first matter most


@final
class PaxInsight(Insight):
    """One word in the tree, judged by a plan for the whole turn; then some turns by policy."""

    def __init__(self, exploration: float = 0.3, spread: float = SPREAD, turns: int = 1) -> None:
        super().__init__(exploration, depth=1, share=SHARE, trust=TRUST)
        self.spread: Final = spread
        self.turns: Final = turns  # turns of persons that are played to their end, the present one included
        self.memory: Memory | None = None

    def for_search(self) -> Insight:
        found = PaxInsight(self.exploration, self.spread, self.turns)
        found.memory = Memory()
        return found

    def redeal(self, s: State, seat: Seat, chance: Chance) -> State:
        assert isinstance(s, Pax)
        return redeal(s, seat, chance)

    def is_worth_a_search(self, s: State, seat: Seat) -> bool:
        return isinstance(s.stack[-1], Actions)

    def policy_is_slow(self, s: State, seat: Seat) -> bool:
        """Against an artificial opponent `regular` plans the turn ahead."""
        assert isinstance(s, Pax)
        return s.opponent > 0 and isinstance(s.stack[-1], Actions)

    def turn(self, s: State) -> int:
        assert isinstance(s, Pax)
        return s.round * (s.seats + 1) + s.active + 1

    def estimates(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> list[float]:
        """What the best continuation of the turn after each word is worth."""
        assert isinstance(s, Pax)
        lookahead = Lookahead(s, seat, Dealer(chance), clock_for(s, chance))
        now = lookahead.evaluation.value(s)
        lead = lead_of(self.values(s), seat)
        ways = [lookahead.way(s, word) for word in options]
        look_further([way for way in ways if way.word is not END], lookahead, *PLANNED)
        found: list[float] = []
        for way in ways:
            after = now if way.word is END else way.value
            found.append(self.reward(lead + BOTH_WAYS * (after - now)))
        return found

    def finish(self, s: State, d: Dealer) -> int:
        assert isinstance(s, Pax)
        decisions = 0
        turns = self.turns
        turn = self.turn(s)
        while not s.over:
            if s.active < s.players and self.turn(s) != turn:
                turn = self.turn(s)
                turns -= 1
                if turns == 0:
                    return decisions
            seat = lowest_seat(s.must)
            s.apply(seat, self.answer(s, seat, d.chance), d)
            decisions += 1
        return decisions

    def answer(self, s: Pax, seat: Seat, chance: Chance) -> Word:
        """What `regular` says, or said before in the same situation."""
        memory = self.memory
        if memory is None or isinstance(s.stack[-1], (Refill, DiscardDown)):  # cards that were just drawn
            return regular(s, seat, chance)
        key = question_key(s, seat)
        word = memory.words.get(key)
        if word is None:
            word = regular(s, seat, chance)
            memory.words[key] = word
        return word

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Pax)
        if s.over:
            return [self.won(s, seat) for seat in range(s.players)]
        values = self.values(s)
        return [self.reward(lead_of(values, seat)) for seat in range(s.players)]

    def values(self, s: Pax) -> list[float]:
        """The value of the position to each seat."""
        found: list[float] = []
        for seat in range(s.players):
            evaluation = Evaluation(s, seat)
            value = evaluation.value(s)
            if s.active == seat:
                value += evaluation.rest_of_turn(s)
            found.append(value)
        return found

    def reward(self, lead: float) -> float:
        """A lead as a number between 0 and 1."""
        return 1.0 / (1.0 + exp(-min(FARTHEST, max(-FARTHEST, lead / self.spread))))

    def won(self, s: State, seat: Seat) -> float:
        assert isinstance(s, Pax)
        winners = 0
        for other in range(s.seats):
            if s.winners >> other & 1:
                winners += 1
        return 1.0 / winners if s.winners >> seat & 1 else 0.0


def lead_of(values: list[float], seat: Seat) -> float:
    """A seat's lead over the average of the others; if it plays alone, over an open position."""
    others = len(values) - 1
    return values[seat] - (sum(values) - values[seat]) / others if others else values[seat] - ALONE
