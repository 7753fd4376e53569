"""What this game tells the search."""

from typing import Final, final

from intriga.games.gangsters.bots.actions import judged_actions
from intriga.games.gangsters.bots.evaluation import forecast, outcome
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.knowledge.redeal import redeal
from intriga.games.gangsters.rules.nominating import Nominating
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import RALLY, Act, Answer
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat, lowest_seat
from intriga.kernel.machine.words import Word

MARGIN: Final = 1.0  # standard errors by which another word must be better than a regular's
SHARE: Final = 0.35
MOST: Final = 6  # words that are compared
WITHIN: Final = 3.0  # points of reputation by which a regular may think an action worse than the best


@final
class GangstersInsight(Insight):
    """Compares actions: plays on to the end of the round as a regular would, then makes a forecast."""

    def __init__(
        self, margin: float = MARGIN, most: int = MOST, within: float = WITHIN, turns: int = 0
    ) -> None:
        super().__init__(share=SHARE, margin=margin)
        self.most: Final = most
        self.within: Final = within
        self.turns: Final = turns  # more turns, at least, before the end of a round is looked for

    def redeal(self, s: State, seat: Seat, chance: Chance) -> State:
        assert isinstance(s, Gangsters)
        return redeal(s, seat, chance)

    def is_worth_a_search(self, s: State, seat: Seat) -> bool:
        """An action, and the questions of the scenario: the rest follows from the odds."""
        assert isinstance(s, Gangsters)
        frame = s.stack[-1]
        if isinstance(frame, Turn):
            return seat == s.seat_of(frame.boss) and (s.actions > 0 or offers_free_act(s))
        return is_of_scenario(s, seat)

    def worth_comparing(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> list[Word]:
        """What a regular would say, and what is not much worse in his eyes."""
        assert isinstance(s, Gangsters)
        found = [regular(s, seat, chance)]
        frame = s.stack[-1]
        if not isinstance(frame, Turn):
            return found + [word for word in options if word is not found[0]]
        for word in options:
            if (word is RALLY or isinstance(word, Act)) and word is not found[0]:
                found.append(word)
        if s.actions > 0:
            self.add_actions(s, frame.boss, options, found)
        return found

    def add_actions(self, s: Gangsters, boss: int, options: list[Word], found: list[Word]) -> None:
        """The best actions in the eyes of a regular, up to `most` words in all."""
        judged = judged_actions(s, boss)
        judged.sort(key=lambda one: -one.value)
        for one in judged:
            if len(found) < self.most and one.value > judged[0].value - self.within:
                if one.word in options and one.word not in found:
                    found.append(one.word)

    def turn(self, s: State) -> int:
        assert isinstance(s, Gangsters)
        return s.turns

    def finish(self, s: State, d: Dealer) -> int:
        """Play on to the end of the round."""
        assert isinstance(s, Gangsters)
        until = s.turns + self.turns
        decisions = 0
        while not (s.over or (s.turns >= until and isinstance(s.stack[-1], Nominating))):
            seat = lowest_seat(s.must)
            s.apply(seat, regular(s, seat, d.chance), d)
            decisions += 1
        return decisions

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Gangsters)
        return [forecast(s)] * s.players

    def won(self, s: State, seat: Seat) -> float:
        assert isinstance(s, Gangsters)
        return outcome(s)


def is_of_scenario(s: Gangsters, seat: Seat) -> bool:
    """Whether the scenario asks a question of its own."""
    words = s.stack[-1].asks(s, seat)
    return bool(words) and isinstance(words[0], Answer)


def offers_free_act(s: Gangsters) -> bool:
    """Whether an action of the scenario is offered that costs nothing."""
    for act in items(s.scenario.acts(s)):
        if s.scenario.act_cost(s, act) == 0:
            return True
    return False
