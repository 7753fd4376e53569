"""Players: a bot at a seat. It is given worlds of its seat, never the true position."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Protocol

import msgspec

from intriga.bots.flat import flat
from intriga.bots.levels import EXPERT, FLAT, policy_of, read_level
from intriga.bots.search import Search
from intriga.kernel.contract import Game, Policy, Result
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word

BETWEEN_LOOKS = 8  # iterations between two looks at the clock
WORN_OUT = 8.0  # a planned word needs so many visits


class Budget(msgspec.Struct, frozen=True):
    """How long a thought may take: so many iterations, or, where given, so many seconds."""

    iterations: int
    seconds: float | None = None


class Player(Protocol):
    """Something that answers for a seat."""

    def say(self, world: State, seat: int, chance: Chance) -> Word:
        """What it says in this position, of which it is given a world of its seat."""
        ...


class ByPolicy:
    """A player that looks at the position once."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def say(self, world: State, seat: int, chance: Chance) -> Word:
        return self.policy(world, seat, chance)


class Flat:
    """The yardstick `flat200`."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def say(self, world: State, seat: int, chance: Chance) -> Word:
        return flat(self.insight, world, seat, chance)


class Expert:
    """A player that searches. The questions of one action share a tree: what was planned is said."""

    def __init__(self, insight: Insight, fallback: Policy, budget: Budget) -> None:
        self.insight = insight
        self.fallback = fallback
        self.budget = budget
        self.planned: dict[int, Word] = {}  # by the number of the question

    def say(self, world: State, seat: int, chance: Chance) -> Word:
        options = world.legal(seat)
        if len(options) == 1:
            return options[0]
        word = self.planned.get(world.asked)
        if not self.insight.is_worth_a_search(world, seat):
            return self.fallback(world, seat, chance)
        if word is None or word not in options:
            words = self.think(world, seat, chance) or [self.fallback(world, seat, chance)]
            self.planned = dict(enumerate(words, world.asked))
            word = words[0]
        return word

    def think(self, world: State, seat: int, chance: Chance) -> list[Word]:
        """The words of one action, from one tree; none where there was no time for any iteration."""
        search = Search(self.insight, world, seat, chance)
        grow(search, self.budget)
        return search.plan(WORN_OUT)


@contextmanager
def uncollected() -> Iterator[None]:
    """Without the collector of cycles: a tree has none, and looking costs a quarter of a thought."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@uncollected()
def grow(search: Search, budget: Budget, is_stopped: Callable[[], bool] | None = None) -> None:
    """Iterations until the budget is spent."""
    if budget.seconds is None and is_stopped is None:
        search.run(budget.iterations)
        return
    end = perf_counter() + (budget.seconds if budget.seconds is not None else float("inf"))
    while perf_counter() < end and not (is_stopped and is_stopped()):
        if budget.seconds is None and search.iterations >= budget.iterations:
            return
        search.run(BETWEEN_LOOKS)


class PlainInsight(Insight):
    """What the search can know of a game by its contract alone."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def redeal(self, s: State, seat: int, chance: Chance) -> State:
        return self.game.redeal(s, seat, chance)

    def won(self, s: State, seat: int) -> float:
        result = self.game.result(s)
        assert result is not None
        return share_of(result, seat)


def share_of(result: Result, seat: int) -> float:
    """A seat's part in the victory: seats that win together each have all of theirs."""
    if result.success is not None:
        return float(result.success)
    sides = len(result.winners)
    if result.teams is not None:
        sides = sum(any(seat in result.winners for seat in team) for team in result.teams)
    return 1.0 / sides if seat in result.winners else 0.0


def insight_of(game: Game) -> Insight:
    """What the game tells the search, or what its contract says."""
    return game.insight if game.insight is not None else PlainInsight(game)


def player_of(game: Game, name: str, seconds: float | None = None) -> Player:
    """A player of a level, as people write it. An expert thinks in iterations, or, where people wait,
    so many seconds a turn."""
    level = read_level(game, name)
    if level.name == FLAT:
        return Flat(insight_of(game))
    if level.name == EXPERT:
        return Expert(insight_of(game), policy_of(game, level.fallback), Budget(level.iterations, seconds))
    return ByPolicy(policy_of(game, level.name))


def choose(game: Game, state: State, seat: int, level: str, chance: Chance) -> Word:
    """What a bot that sits down now says: it sees a world that this seat could be in."""
    return player_of(game, level).say(game.redeal(state, seat, chance), seat, chance)
