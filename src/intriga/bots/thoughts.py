"""Thoughts: what a bot is asked to think about, as bytes for a worker, and what comes of it."""

import pickle
from io import BytesIO

import msgspec

from intriga.bots.levels import EXPERT, read_level
from intriga.bots.players import WORN_OUT, Budget, grow, insight_of, player_of
from intriga.bots.search import Search
from intriga.games.shelf import find_game
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.frames import State

WORK = "intriga.bots.thoughts:think"  # the name of `think` for workers


class Thought(msgspec.Struct, frozen=True):
    """All that a worker is told: a re-dealt world with its box, and how to think about it."""

    game: str
    world: bytes
    seat: int
    level: str  # as people write it
    seconds: float | None  # else the level's iterations
    seed: int


class Weighed(msgspec.Struct, frozen=True):
    """An option as the search sees it; `value` is its mean reward, 0 to 1."""

    word: str
    visits: int
    value: float


class Answer(msgspec.Struct, frozen=True):
    """What was thought: the words of one action, none where there was no time, and what else was weighed."""

    words: tuple[str, ...]
    iterations: int = 0
    options: tuple[Weighed, ...] = ()


def think(payload: bytes) -> bytes:
    """The work: an encoded thought in, an encoded answer out."""
    return msgspec.msgpack.encode(answer_to(msgspec.msgpack.decode(payload, type=Thought)))


def answer_to(thought: Thought) -> Answer:
    game = find_game(thought.game)
    level = read_level(game, thought.level)
    world, chance = unpacked(thought.world), Quick(thought.seed)
    if level.name != EXPERT:
        return Answer((player_of(game, thought.level).say(world, thought.seat, chance).notation(),))
    search = Search(insight_of(game), world, thought.seat, chance)
    grow(search, Budget(level.iterations, thought.seconds))
    return Answer(
        tuple(word.notation() for word in search.plan(WORN_OUT)),
        search.iterations,
        tuple(
            Weighed(edge.word.notation(), int(edge.visits), edge.mean())
            for edge in sorted(search.root.edges, key=lambda edge: -edge.visits)
        ),
    )


def encode(thought: Thought) -> bytes:
    return msgspec.msgpack.encode(thought)


def decode_answer(answer: bytes) -> Answer:
    """ValueError if these bytes are no answer."""
    return msgspec.msgpack.decode(answer, type=Answer)


def packed(world: State) -> bytes:
    """A world as bytes that depend on its values only.

    A pickler remembers which objects it has met, and so equal worlds could differ in their bytes by
    which parts are one object: a trace of where they came from. This one remembers nothing.
    """
    to = BytesIO()
    pickler = pickle.Pickler(to, protocol=5)
    pickler.fast = True
    pickler.dump(world)
    return to.getvalue()


def unpacked(world: bytes) -> State:
    """The world of a thought. Pickles are read from the parent process only: they can run any code."""
    found = pickle.loads(world)
    assert isinstance(found, State)
    return found


def seed_from(chance: Chance) -> int:
    """A number of 48 bits for a generator elsewhere."""
    seed = 0
    for _ in range(8):
        seed = seed * 64 + chance.pick(64)
    return seed
