"""Players: a bot at a seat. It is given worlds of its seat, never the true position."""

from typing import Protocol

from intriga.bots.expert import Expert
from intriga.bots.flat import flat
from intriga.bots.insights import insight_of
from intriga.bots.levels import EXPERT, FLAT, policy_of, read_level
from intriga.bots.thinkers import InProcess, InWorker
from intriga.bots.thoughts import Budget
from intriga.kernel.contract import Game, Policy
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.workers.jobs import Workers


class Player(Protocol):
    """Something that answers for a seat."""

    def say(self, world: State, seat: Seat, chance: Quick) -> Word:
        """What it says in this position, of which it is given a world of its seat."""
        ...

    def thinking_seconds(self, world: State, seat: Seat) -> float:
        """What it may think about this question, by public facts only; 0 where it answers at once."""
        ...


class ByPolicy:
    """A player that looks at the position once."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def say(self, world: State, seat: Seat, chance: Quick) -> Word:
        return self.policy(world, seat, chance)

    def thinking_seconds(self, world: State, seat: Seat) -> float:
        return 0.0


class Flat:
    """The yardstick `flat200`; not for people, and so its time is not hidden."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def say(self, world: State, seat: Seat, chance: Quick) -> Word:
        return flat(self.insight, world, seat, chance)

    def thinking_seconds(self, world: State, seat: Seat) -> float:
        return 0.0


def player_of(game: Game, name: str, seconds: float | None = None, workers: Workers | None = None) -> Player:
    """A player of a level, as people write it. An expert thinks in iterations, or, where people wait,
    so many seconds a turn; here, or in workers."""
    level = read_level(game, name)
    if level.name == FLAT:
        return Flat(insight_of(game))
    if level.name != EXPERT:
        return ByPolicy(policy_of(game, level.name))
    insight = insight_of(game)
    thinker = InProcess(insight) if workers is None else InWorker(workers, game)
    fallback = policy_of(game, level.fallback)
    return Expert(thinker, insight, game.vocabulary, fallback, Budget(level.iterations, seconds))


def choose(game: Game, state: State, seat: Seat, level: str, chance: Quick) -> Word:
    """What a bot that sits down now says: it sees a world that this seat could be in."""
    return player_of(game, level).say(game.redeal(state, seat, chance), seat, chance)
