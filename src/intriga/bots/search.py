"""Tree search over what a seat knows: information-set Monte-Carlo tree search (after Cowling, Powley and
Whitehouse, 2012). Every iteration re-deals what the seat cannot know, walks the tree by what it would see,
lets the game play on from the first new node, and gives each deciding seat its own reward."""

from math import log, sqrt
from typing import Final, final

from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat, lowest_seat
from intriga.kernel.machine.words import Word

MAX_REDEALS: Final = 4  # until a world fits the play of the other seats
LIKELIHOOD_STEPS: Final = 64  # resolution with which a world is accepted by its likelihood
ESTIMATE_AT: Final = 24  # visits of a node before the game's estimates are added


@final
class Edge:
    """A word at a node: how often it was legal, how often it was said, and the total reward of its seat."""

    def __init__(self, word: Word) -> None:
        self.word: Final = word
        self.offered = 0.0
        self.visits = 0.0
        self.total = 0.0
        self.after: Final[dict[int, Node]] = {}  # by what the watched seat saw (`Dealer.seen`)

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@final
class Node:
    """A position as the watched seat knows it."""

    def __init__(self, seat: Seat, learned: bool) -> None:
        self.seat: Final = seat  # who decides; -1 where the game is over
        self.learned: Final = learned  # whether the watched seat learned something by the last word
        self.edges: Final[list[Edge]] = []
        self.after_unheard: Final[dict[int, Node]] = {}  # after a word that the watched seat does not hear
        self.visits = 0

    def edge_for(self, word: Word, place: int) -> Edge:
        """The edge of a word; usually it is the one at this index."""
        edges = self.edges
        if place < len(edges) and edges[place].word is word:
            return edges[place]
        for edge in edges:
            if edge.word is word:
                return edge
        edge = Edge(word)
        edges.append(edge)
        return edge

    def best(self) -> Edge | None:
        """The edge that was taken most often."""
        found: Edge | None = None
        for edge in self.edges:
            if found is None or edge.visits > found.visits:
                found = edge
        return found


def seat_asked(s: State) -> Seat:
    """The seat that the game waits for; -1 if it is over."""
    return -1 if s.over else lowest_seat(s.must)


def fitting_world(insight: Insight, s: State, seat: Seat, chance: Chance) -> State:
    """A re-dealt world; one that does not fit the others' play is likely to be drawn again."""
    world = insight.redeal(s, seat, chance)
    for _ in range(MAX_REDEALS - 1):
        fit = insight.likelihood(world, seat)
        if fit >= 1.0 or chance.pick(LIKELIHOOD_STEPS) < fit * LIKELIHOOD_STEPS:
            return world
        world = insight.redeal(s, seat, chance)
    return world


@final
class Search:
    """One search: a tree that grows by iterations. `s` is a world of the seat, never the true position."""

    def __init__(self, insight: Insight, s: State, seat: Seat, chance: Chance) -> None:
        self.insight: Final = insight.for_search()
        self.s: Final = s
        self.seat: Final = seat
        self.chance: Final = chance
        self.root: Final = Node(seat, False)
        self.iterations = 0
        self.decisions = 0

    def run(self, iterations: int) -> None:
        """Run this number of iterations."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        world = self.fitting_world()
        d = Dealer(self.chance)
        d.watched = 1 << self.seat
        edges: list[Edge] = []
        seats: list[Seat] = []
        self.walk(world, d, edges, seats)
        if not world.over:
            self.decisions += self.insight.finish(world, d)
        self.decisions += len(edges)
        rewards = self.insight.rewards(world)
        for place in range(len(edges)):
            edge = edges[place]
            edge.visits += 1.0
            edge.total += rewards[seats[place]]
        self.iterations += 1

    def walk(self, world: State, d: Dealer, edges: list[Edge], seats: list[Seat]) -> None:
        """Down the tree to its first new node."""
        node = self.root
        fresh = False
        while not (world.over or fresh):
            seat = lowest_seat(world.must)
            edge = self.select(node, world, seat)
            edges.append(edge)
            seats.append(seat)
            heard = seat == self.seat or not world.stack[-1].is_secret(world)
            after = edge.after if heard else node.after_unheard
            d.seen = 0
            d.learned = 0
            world.apply(seat, edge.word, d)
            following = after.get(d.seen)
            if following is None:
                following = Node(seat_asked(world), d.learned & d.watched != 0)
                after[d.seen] = following
                fresh = True
            elif len(edges) == self.insight.depth:
                fresh = True
            node = following

    def select(self, node: Node, world: State, seat: Seat) -> Edge:
        """An option that was never taken; otherwise the one with the highest upper confidence bound."""
        options = world.stack[-1].options(world, seat)
        node.visits += 1
        if node.visits == ESTIMATE_AT or (node.visits == 1 and node is self.root):
            self.add_estimates(node, world, seat, options)
        if not node.edges:
            place = self.insight.first(world, seat, options, self.chance)
            for word in options:
                node.edges.append(Edge(word))
            for edge in node.edges:
                edge.offered = 1.0
            return node.edges[place]
        exploration = self.insight.exploration
        best: Edge | None = None
        untried = 0
        highest = -1.0
        for place in range(len(options)):
            edge = node.edge_for(options[place], place)
            edge.offered += 1.0
            if edge.visits == 0.0:
                untried += 1
                if self.chance.pick(untried) == 0:
                    best = edge
            elif untried == 0:
                bound = edge.total / edge.visits + exploration * sqrt(log(edge.offered) / edge.visits)
                if bound > highest:
                    highest = bound
                    best = edge
        assert best is not None
        return best

    def add_estimates(self, node: Node, world: State, seat: Seat, options: list[Word]) -> None:
        """Count the game's estimates like some visits."""
        if len(options) == 1:
            return
        estimates = self.insight.estimates(world, seat, options, self.chance)
        trust = self.insight.trust
        for place in range(len(estimates)):
            edge = node.edge_for(options[place], place)
            edge.offered += trust
            edge.visits += trust
            edge.total += trust * estimates[place]

    def fitting_world(self) -> State:
        return fitting_world(self.insight, self.s, self.seat, self.chance)

    def is_done(self) -> bool:
        """A tree can always grow."""
        return False

    def edges(self) -> list[Edge]:
        """All options of the root."""
        return self.root.edges

    def forget(self) -> None:
        """Free the tree."""
        self.root.edges.clear()
        self.root.after_unheard.clear()

    def plan(self, least: float) -> list[Word]:
        """The best words from here, as long as this seat is asked and learns nothing, and each word after the
        first has at least `least` visits."""
        words: list[Word] = []
        node = self.root
        while True:
            edge = node.best()
            if edge is None or (words and edge.visits < least):
                return words
            words.append(edge.word)
            if len(edge.after) != 1:
                return words
            node = next(iter(edge.after.values()))
            if node.seat != self.seat or node.learned:
                return words
