"""What this game tells the search."""

from typing import Final, final

from intriga.games.masti.instinct import Instinct
from intriga.games.masti.redeal import redeal
from intriga.games.masti.rules.scoring import standing
from intriga.games.masti.state import Masti
from intriga.kernel.chance import Chance
from intriga.kernel.dealer import Dealer
from intriga.kernel.insight import Insight
from intriga.kernel.machine import State
from intriga.kernel.rollout import play_out
from intriga.kernel.seats import lowest_seat


@final
class MastiInsight(Insight):
    """Full games, judged by victory and a little by points."""

    def __init__(
        self, exploration: float = 0.5, points: float = 0.25, swing: float = 40.0, looks: int = 2
    ) -> None:
        super().__init__(exploration)
        self.points: Final = points
        self.swing: Final = swing
        self.looks: Final = looks
        self.instinct: Instinct | None = None

    def finish(self, s: State, d: Dealer) -> int:
        assert isinstance(s, Masti)
        if self.looks == 0:
            return play_out(s, d)
        instinct = self.instinct
        if instinct is None or instinct.box is not s.box or instinct.players != s.players:
            instinct = Instinct(s.box, s.players, self.looks)
            self.instinct = instinct
        decisions = 0
        while not s.over:
            seat = lowest_seat(s.must)
            s.apply(seat, instinct.say(s, seat, d.chance), d)
            decisions += 1
        return decisions

    def redeal(self, s: State, seat: int, chance: Chance) -> State:
        assert isinstance(s, Masti)
        return redeal(s, seat, chance)

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Masti)
        found = standing(s)
        sides = len(found.totals)
        best = max(found.totals)
        second = second_of(found.totals)
        by_side: list[float] = []
        for side in range(sides):
            mine = found.totals[side]
            lead = mine - (second if mine == best else best)
            won = 1.0 / len(found.winners) if side in found.winners else 0.0
            by_side.append(
                (1.0 - self.points) * won + self.points * (0.5 + max(-0.5, min(0.5, lead / self.swing)))
            )
        if not s.teams:
            return by_side
        return [by_side[s.team(seat)] for seat in range(s.players)]

    def won(self, s: State, seat: int) -> float:
        assert isinstance(s, Masti)
        found = standing(s)
        side = s.team(seat) if s.teams else seat
        return 1.0 / len(found.winners) if side in found.winners else 0.0


def second_of(totals: list[int]) -> int:
    """The second highest number; the highest again where it stands twice."""
    ordered = sorted(totals)
    return ordered[len(ordered) - 2]
