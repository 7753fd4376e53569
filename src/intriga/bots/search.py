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

REDEALS: Final = 4  # worlds drawn at most until one fits the others' play well enough
FINEST: Final = 64  # steps in which a likelihood is compared with luck
CLOSER_LOOK_AT: Final = 24  # visits of a node before the game takes a closer look at it
CLOSER_LOOK_WORTH: Final = 6.0  # visits that a closer look is worth


@final
class Edge:
    """A word at a node: how often it could be said, was said, and what that brought its speaker."""

    def __init__(self, word: Word) -> None:
        self.word: Final = word
        self.offered = 0.0
        self.visits = 0.0
        self.total = 0.0
        self.after: Final[dict[int, Node]] = {}  # by what the watched seat saw turn up

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@final
class Node:
    """A position as the watched seat knows it."""

    def __init__(self, seat: Seat, learned: bool) -> None:
        self.seat: Final = seat  # who decides; -1 where the game is over
        self.learned: Final = learned  # the watched seat saw something turn up on the way here
        self.edges: Final[list[Edge]] = []
        self.veiled: Final[dict[int, Node]] = {}  # after a word that the watched seat does not hear
        self.visits = 0

    def edge_for(self, word: Word, place: int) -> Edge:
        """The edge of a word, mostly the one at this place."""
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
    """Whose word the game waits for; -1 where it is over."""
    return -1 if s.over else lowest_seat(s.must)


@final
class Search:
    """One thought: a tree that grows by iterations. `s` is a world of the seat, never the true position."""

    def __init__(self, insight: Insight, s: State, seat: Seat, chance: Chance) -> None:
        self.insight: Final = insight
        self.s: Final = s
        self.seat: Final = seat
        self.chance: Final = chance
        self.root: Final = Node(seat, False)
        self.iterations = 0
        self.decisions = 0

    def run(self, iterations: int) -> None:
        """So many iterations more."""
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
            edge = self.chosen(node, world, seat)
            edges.append(edge)
            seats.append(seat)
            heard = seat == self.seat or not world.stack[-1].is_secret(world)
            after = edge.after if heard else node.veiled
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

    def chosen(self, node: Node, world: State, seat: Seat) -> Edge:
        """An option that was never taken, else the one of the highest upper bound."""
        options = world.stack[-1].options(world, seat)
        node.visits += 1
        if node.visits == CLOSER_LOOK_AT or (node.visits == 1 and node is self.root):
            self.look_closer(node, world, seat, options)
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

    def look_closer(self, node: Node, world: State, seat: Seat, options: list[Word]) -> None:
        """Let the game's own thoughts count like some visits."""
        if len(options) == 1:
            return
        promises = self.insight.estimates(world, seat, options, self.chance)
        for place in range(len(promises)):
            edge = node.edge_for(options[place], place)
            edge.offered += CLOSER_LOOK_WORTH
            edge.visits += CLOSER_LOOK_WORTH
            edge.total += CLOSER_LOOK_WORTH * promises[place]

    def fitting_world(self) -> State:
        """A re-dealt world, drawn anew where the others' play speaks against it."""
        insight, chance = self.insight, self.chance
        world = insight.redeal(self.s, self.seat, chance)
        for _ in range(REDEALS - 1):
            fit = insight.likelihood(world, self.seat)
            if fit >= 1.0 or chance.pick(FINEST) < fit * FINEST:
                return world
            world = insight.redeal(self.s, self.seat, chance)
        return world

    def plan(self, least: float) -> list[Word]:
        """The best words from here, as long as this seat is asked, nothing turns up, and the tree
        has been there at least so often."""
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
