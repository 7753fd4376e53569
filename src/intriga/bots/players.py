"""Players: a bot at a seat. It is given worlds of its seat, never the true position."""

from typing import Protocol

from intriga.bots.expert import Expert
from intriga.bots.flat import flat
from intriga.bots.insights import insight_of
from intriga.bots.levels import EXPERT, FLAT, policy_at_once, policy_of, read_level
from intriga.bots.policy_player import PolicyPlayer, SlowPolicy
from intriga.bots.thinkers import InProcess, InWorker
from intriga.bots.thoughts import Budget
from intriga.kernel.contract import Game
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.workers.jobs import Workers


class Player(Protocol):
    """A bot that answers for a seat."""

    def say(self, world: State, seat: Seat, chance: Quick) -> Word:
        """What it says; `world` is a world of its seat, not the true position."""
        ...

    def thinking_seconds(self, world: State, seat: Seat) -> float:
        """The time for this question, from public facts only; 0 if it answers at once."""
        ...


class FlatPlayer:
    """The fixed reference `flat200`. People do not play against it: its thinking time need not be hidden."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def say(self, world: State, seat: Seat, chance: Quick) -> Word:
        return flat(self.insight, world, seat, chance)

    def thinking_seconds(self, world: State, seat: Seat) -> float:
        return 0.0


def player_of(game: Game, name: str, seconds: float | None = None, workers: Workers | None = None) -> Player:
    """A player of a level such as `expert:2000`. With `seconds`, an expert thinks that long in each turn,
    otherwise by iterations; in `workers` if they are given, otherwise in this process."""
    level = read_level(game, name)
    if level.name == FLAT:
        return FlatPlayer(insight_of(game))
    insight = insight_of(game)
    thinker = InProcess(insight) if workers is None else InWorker(workers, game)
    is_slow = workers is not None and seconds is not None and level.name in (EXPERT, level.fallback)
    slow = SlowPolicy(level.fallback, policy_at_once(game)) if is_slow else None
    if level.name != EXPERT:
        return PolicyPlayer(thinker, insight, game.vocabulary, policy_of(game, level.name), slow)
    fallback = policy_of(game, level.fallback)
    return Expert(thinker, insight, game.vocabulary, fallback, Budget(level.iterations, seconds), slow)


def choose(game: Game, state: State, seat: Seat, level: str, chance: Quick) -> Word:
    """What a new bot of this level says; it is given a re-dealt world."""
    return player_of(game, level).say(game.redeal(state, seat, chance), seat, chance)
