"""What this game tells the search."""

from typing import Final, final

from intriga.games.gangsters.bots.evaluation import evaluation, final_points, reward
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.knowledge.redeal import redeal
from intriga.games.gangsters.rules.rolling import BeforeRoll
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat, lowest_seat
from intriga.kernel.machine.words import Word

DEPTH: Final = 10
TURNS_PLAYED: Final = 2  # turns that are played on before the position is judged


@final
class GangstersInsight(Insight):
    """Plays on for some turns as a regular would, then judges."""

    def __init__(self) -> None:
        super().__init__(exploration=0.15, depth=DEPTH, share=0.5)

    def redeal(self, s: State, seat: Seat, chance: Chance) -> State:
        assert isinstance(s, Gangsters)
        return redeal(s, seat, chance)

    def first(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> int:
        """What a regular would say is tried first."""
        word = regular(s, seat, chance)
        for place in range(len(options)):
            if options[place] is word:
                return place
        return 0

    def is_worth_a_search(self, s: State, seat: Seat) -> bool:
        """The choice of an action, and the red die: the rest follows from the odds."""
        assert isinstance(s, Gangsters)
        frame = s.stack[-1]
        return isinstance(frame, Turn | BeforeRoll) and seat == s.seat_of(frame.boss)

    def turn(self, s: State) -> int:
        assert isinstance(s, Gangsters)
        return s.turns

    def finish(self, s: State, d: Dealer) -> int:
        """Play on to the end of the next turns."""
        assert isinstance(s, Gangsters)
        until = s.turns + TURNS_PLAYED
        decisions = 0
        while not s.over and s.turns < until:
            seat = lowest_seat(s.must)
            s.apply(seat, regular(s, seat, d.chance), d)
            decisions += 1
        return decisions

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Gangsters)
        return [reward(evaluation(s))] * s.players

    def won(self, s: State, seat: Seat) -> float:
        assert isinstance(s, Gangsters)
        return reward(final_points(s))
