"""Comparing options in pairs: each of a few options is played on in the same worlds and with the same chance
(common random numbers). What the policy would say stands unless another option does clearly better.

For games in which chance after the question matters more than what is said below it: a tree would spend its
iterations on that chance.
"""

from math import sqrt
from typing import Final, final

from intriga.bots.search import Edge, fitting_world
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

LEAST_WORLDS: Final = 8  # before options are compared
EVERY: Final = 4  # worlds between two comparisons
HOPELESS: Final = 2.0  # standard errors behind the best: an option is not played on
SEEDS: Final = 64  # a pick of a seed, two of them make one


@final
class Candidate:
    """An option, and what it brought in each world so far."""

    def __init__(self, word: Word) -> None:
        self.edge: Final = Edge(word)
        self.rewards: Final[list[float]] = []

    def add(self, reward: float) -> None:
        self.edge.visits += 1.0
        self.edge.total += reward
        self.rewards.append(reward)


def lead(one: Candidate, other: Candidate) -> float:
    """By how many standard errors one did better than the other in the worlds that both have played."""
    worlds = min(len(one.rewards), len(other.rewards))
    if worlds < 2:
        return 0.0
    total = 0.0
    squares = 0.0
    for world in range(worlds):
        more = one.rewards[world] - other.rewards[world]
        total += more
        squares += more * more
    mean = total / worlds
    spread = squares / worlds - mean * mean
    if spread <= 0.0:
        return 0.0 if mean == 0.0 else 1000.0 if mean > 0.0 else -1000.0
    return mean / sqrt(spread / (worlds - 1))


@final
class Paired:
    """One comparison that grows by iterations: each plays one option on in one world. `s` is a world of the
    seat, never the true position."""

    def __init__(self, insight: Insight, s: State, seat: Seat, chance: Chance) -> None:
        self.insight: Final = insight.for_search()
        self.s: Final = s
        self.seat: Final = seat
        self.chance: Final = chance
        words = insight.worth_comparing(s, seat, s.stack[-1].options(s, seat), chance)
        self.candidates: Final = [Candidate(word) for word in words]
        self.running: list[Candidate] = self.candidates.copy()
        self.next = len(words)  # which of those that run plays next; after the last, in a new world
        self.world = s
        self.seed = 0
        self.worlds = 0
        self.iterations = 0
        self.decisions = 0

    def run(self, iterations: int) -> None:
        """Run this number of iterations, or fewer if it is decided earlier."""
        for _ in range(iterations):
            if self.is_done():
                return
            self.iterate()

    def is_done(self) -> bool:
        """Whether only one option is left."""
        return len(self.running) == 1

    def iterate(self) -> None:
        """One option in one world; the next world when all have played this one."""
        if self.next >= len(self.running):
            self.begin_world()
        candidate = self.running[self.next]
        self.next += 1
        world = self.world.copy()
        d = Dealer(Quick(self.seed))
        world.apply(self.seat, candidate.edge.word, d)
        self.decisions += 1
        if not world.over:
            self.decisions += self.insight.finish(world, d)
        candidate.add(self.insight.rewards(world)[self.seat])
        self.iterations += 1
        if self.next == len(self.running) and self.worlds >= LEAST_WORLDS and self.worlds % EVERY == 0:
            best = self.leader()
            self.running = [one for one in self.running if one is best or lead(best, one) < HOPELESS]
            self.next = len(self.running)

    def begin_world(self) -> None:
        """A new world and a new seed."""
        self.world = fitting_world(self.insight, self.s, self.seat, self.chance)
        seed = 0
        for _ in range(5):
            seed = seed * SEEDS + self.chance.pick(SEEDS)
        self.seed = seed
        self.worlds += 1
        self.next = 0

    def leader(self) -> Candidate:
        """Who did best so far, of those that run."""
        best = self.running[0]
        for one in self.running:
            if one.edge.mean() > best.edge.mean():
                best = one
        return best

    def chosen(self) -> Candidate:
        """The best one if it is clearly better than what the policy would say."""
        policys = self.candidates[0]
        best = self.leader()
        clear = len(best.rewards) >= LEAST_WORLDS and lead(best, policys) >= self.insight.margin
        return best if clear else policys

    def edges(self) -> list[Edge]:
        """All options that were compared."""
        return [one.edge for one in self.candidates]

    def plan(self, least: float) -> list[Word]:
        """The word to say; what follows is not looked at."""
        return [self.chosen().edge.word] if self.iterations or self.is_done() else []

    def forget(self) -> None:
        """There is no tree to free."""
