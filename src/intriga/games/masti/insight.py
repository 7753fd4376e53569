"""What this game tells the search."""

from typing import Final, final

from intriga.games.masti.redeal import redeal
from intriga.games.masti.rules.scoring import standing
from intriga.games.masti.state import Masti
from intriga.kernel.chance import Chance
from intriga.kernel.insight import Insight
from intriga.kernel.machine import State

SWING: Final = 40.0  # a lead of so many points is as good as it gets


@final
class MastiInsight(Insight):
    """Full games, judged by victory and a little by points."""

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
            by_side.append(0.75 * won + 0.25 * (0.5 + max(-0.5, min(0.5, lead / SWING))))
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
