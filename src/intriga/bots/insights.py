"""What the search knows of a game: the game's insight, or one that is made from its contract."""

from intriga.kernel.contract import Game, Result
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat


class PlainInsight(Insight):
    """The insight that any game has by its contract alone."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def redeal(self, s: State, seat: Seat, chance: Chance) -> State:
        return self.game.redeal(s, seat, chance)

    def won(self, s: State, seat: Seat) -> float:
        result = self.game.result(s)
        assert result is not None
        return share_of(result, seat)


def share_of(result: Result, seat: Seat) -> float:
    """A seat's share of the victory; partners each have the whole share of their side."""
    if result.success is not None:
        return float(result.success)
    sides = len(result.winners)
    if result.teams is not None:
        sides = sum(any(seat in result.winners for seat in team) for team in result.teams)
    return 1.0 / sides if seat in result.winners else 0.0


def insight_of(game: Game) -> Insight:
    """The game's insight, or one from its contract."""
    return game.insight if game.insight is not None else PlainInsight(game)
