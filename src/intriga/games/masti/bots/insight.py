"""What this game tells the search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.bots.final_ranks import A_POINT, WORST, ranks_of
from intriga.games.masti.bots.rollout import Hurry
from intriga.games.masti.knowledge.redeal import redeal
from intriga.games.masti.rules.scoring import standing
from intriga.games.masti.state import Masti
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.rollout import play_out


@final
class MastiInsight(Insight):
    """Worlds are played to the end in a hurry, and judged by victory and a little by points."""

    def __init__(
        self, exploration: float = 0.5, points: float = 0.25, swing: float = 40.0, looks: int = 4
    ) -> None:
        super().__init__(exploration, share=1.0)
        self.points: Final = points  # the part of a reward that goes by points
        self.swing: Final = swing  # points between the worst and the best of it
        self.looks: Final = looks  # cards that a hurried player looks at; 0 = any word is said
        self.hurry: Hurry | None = None

    def finish(self, s: State, d: Dealer) -> int:
        assert isinstance(s, Masti)
        return self.hurry_for(s).finish(s, d) if self.looks else play_out(s, d)

    def hurry_for(self, s: Masti) -> Hurry:
        """The hurried player of this seating."""
        hurry = self.hurry
        if hurry is None or not hurry.fits(s):
            hurry = Hurry(s, self.looks)
            self.hurry = hurry
        return hurry

    def redeal(self, s: State, seat: Seat, chance: Chance) -> State:
        assert isinstance(s, Masti)
        return redeal(s, seat, chance)

    def turn(self, s: State) -> int:
        """Each card is a turn of its own, also where who took a round leads the next one."""
        return s.asked

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Masti)
        if not s.over:
            return self.shares(ranks_of(s, self.hurry_for(s).appraisal))
        found = standing(s)
        ranks = vec[i64]([total * A_POINT for total in found.totals])
        for side in found.winners:
            ranks[side] += 1
        by_side = self.shares(ranks)
        return [by_side[s.team(seat)] for seat in range(s.players)]

    def shares(self, ranks: vec[i64]) -> list[float]:
        """Victory, and a little for the points by which it was won or missed."""
        best: i64 = WORST
        second: i64 = WORST
        winners = 0
        for rank in ranks:
            if rank > best:
                second = best
                best = rank
                winners = 1
            elif rank == best:
                second = best
                winners += 1
            elif rank > second:
                second = rank
        found: list[float] = []
        for rank in ranks:
            lead: int = rank // A_POINT - (second if rank == best else best) // A_POINT
            by_points = 0.5 + max(-0.5, min(0.5, lead / self.swing))
            won = 1.0 / winners if rank == best else 0.0
            found.append((1.0 - self.points) * won + self.points * by_points)
        return found

    def won(self, s: State, seat: Seat) -> float:
        assert isinstance(s, Masti)
        found = standing(s)
        return 1.0 / len(found.winners) if s.team(seat) in found.winners else 0.0
