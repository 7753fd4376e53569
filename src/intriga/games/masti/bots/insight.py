"""What this game tells the search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.bots.final_ranks import RANK_PER_POINT, WORST, ranks_of
from intriga.games.masti.bots.rollout import Rollout
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
    """Worlds are played to the end by rollouts; the reward is victory and, with a small weight, points."""

    def __init__(
        self, exploration: float = 0.5, points: float = 0.25, swing: float = 40.0, candidates: int = 4
    ) -> None:
        super().__init__(exploration, share=1.0)
        self.points: Final = points  # weight of points in the reward
        self.swing: Final = swing  # lead in points between the worst and the best reward
        self.candidates: Final = candidates  # cards compared at each decision of a rollout; 0 = random words
        self.rollout: Rollout | None = None

    def finish(self, s: State, d: Dealer) -> int:
        assert isinstance(s, Masti)
        return self.rollout_for(s).finish(s, d) if self.candidates else play_out(s, d)

    def rollout_for(self, s: Masti) -> Rollout:
        """The rollout for this seating, kept between calls."""
        rollout = self.rollout
        if rollout is None or not rollout.fits(s):
            rollout = Rollout(s, self.candidates)
            self.rollout = rollout
        return rollout

    def redeal(self, s: State, seat: Seat, chance: Chance) -> State:
        assert isinstance(s, Masti)
        return redeal(s, seat, chance)

    def turn(self, s: State) -> int:
        """Each card is a turn of its own, even when the winner of a round leads the next one."""
        return s.asked

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Masti)
        if not s.over:
            return self.shares(ranks_of(s, self.rollout_for(s).evaluation))
        found = standing(s)
        ranks = vec[i64]([total * RANK_PER_POINT for total in found.totals])
        for side in found.winners:
            ranks[side] += 1
        by_side = self.shares(ranks)
        return [by_side[s.team(seat)] for seat in range(s.players)]

    def shares(self, ranks: vec[i64]) -> list[float]:
        """Rewards by rank: victory, and with a small weight the lead in points."""
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
            lead: int = rank // RANK_PER_POINT - (second if rank == best else best) // RANK_PER_POINT
            by_points = 0.5 + max(-0.5, min(0.5, lead / self.swing))
            won = 1.0 / winners if rank == best else 0.0
            found.append((1.0 - self.points) * won + self.points * by_points)
        return found

    def won(self, s: State, seat: Seat) -> float:
        assert isinstance(s, Masti)
        found = standing(s)
        return 1.0 / len(found.winners) if s.team(seat) in found.winners else 0.0
