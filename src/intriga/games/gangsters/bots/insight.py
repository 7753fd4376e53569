"""What this game tells the search."""

from typing import Final, final

from intriga.games.gangsters.bots.actions import judged_actions
from intriga.games.gangsters.bots.evaluation import evaluation, final_points, reward
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.bots.rolls import value_before
from intriga.games.gangsters.knowledge.redeal import redeal
from intriga.games.gangsters.rules.rolling import BeforeRoll
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import ROLL, ROLL_RED
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat, lowest_seat
from intriga.kernel.machine.words import Word

DEPTH: Final = 1  # only the question itself branches: below it, chance differs more than what is said
TRUST: Final = 24.0
TURNS_PLAYED: Final = 3  # turns that are played on before the position is judged
POINT: Final = 0.03  # what a point of reputation is in the reward
UNWANTED: Final = -8.0  # points of a word that a regular would not consider here


@final
class GangstersInsight(Insight):
    """Plays on for some turns as a regular would, then judges."""

    def __init__(self) -> None:
        super().__init__(exploration=0.15, depth=DEPTH, share=0.5, trust=TRUST)

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

    def estimates(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> list[float]:
        """What a regular thinks of every option, measured from the best one."""
        assert isinstance(s, Gangsters)
        base = reward(evaluation(s))
        wanted = regular(s, seat, chance)
        points = points_before_best(s)
        found: list[float] = []
        for word in options:
            lost = 0.0 if word is wanted else points.get(word.notation(), UNWANTED)
            found.append(base + POINT * max(UNWANTED, lost))
        return found

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


def points_before_best(s: Gangsters) -> dict[str, float]:
    """By the notation of a word: how far it is behind the best one. Words that nobody wants are left out."""
    frame = s.stack[-1]
    found: dict[str, float] = {}
    if isinstance(frame, Turn) and s.actions:
        for judged in judged_actions(s, frame.boss):
            found[judged.word.notation()] = judged.value
    elif isinstance(frame, BeforeRoll) and s.attempt is not None:
        for red in (False, True):
            found[(ROLL_RED if red else ROLL).notation()] = value_before(s, s.attempt, red, 0, 0)
    best = max(found.values(), default=0.0)
    return {word: value - best for word, value in found.items()}
