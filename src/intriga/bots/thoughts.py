"""Thoughts: positions to be searched, as bytes for a worker, and the answers."""

import gc
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from time import perf_counter, time
from typing import NamedTuple

import msgspec

from intriga.bots.insights import insight_of
from intriga.bots.levels import policy_of
from intriga.bots.paired import Paired
from intriga.bots.search import Search
from intriga.games.shelf import find_game
from intriga.kernel.contract import Game
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.workers.jobs import after_answer, is_hurried

WORK = "intriga.bots.thoughts:think"  # the name of `think` for workers
MIN_PLAN_VISITS = 8.0  # of each planned word


class Budget(msgspec.Struct, frozen=True):
    """How long a search may take: `seconds` if given, otherwise `iterations`; 0 iterations: no search."""

    iterations: int
    seconds: float | None = None


class Thought(NamedTuple):
    """A question that a search is to answer, in a world of the seat that is asked."""

    world: State
    seat: Seat
    chance: Quick
    budget: Budget
    policy: str = ""  # the name of the policy whose word counts where no search finds one, if it is asked too


class SentThought(msgspec.Struct, frozen=True):
    """Everything that a worker is sent: a re-dealt world with its box, and the budget of the search."""

    game: str
    world: bytes
    seat: Seat
    luck: tuple[int, int]  # the state of the search's chance
    budget: Budget
    deadline: float | None  # wall time; what a thought waits for a worker is lost to it
    policy: str = ""


class OptionValue(msgspec.Struct, frozen=True):
    """An option in the root of the tree; `value` is its mean reward, 0 to 1."""

    word: str
    visits: int
    value: float


class Answer(msgspec.Struct, frozen=True):
    """The result of a search: the words of one action (none if there was no time), and all options."""

    words: tuple[str, ...]
    iterations: int = 0
    options: tuple[OptionValue, ...] = ()


def answer_to(thought: Thought, insight: Insight) -> Answer:
    """Search in this process."""
    return answer_of(searched(thought, insight))


def searched(thought: Thought, insight: Insight) -> Search | Paired:
    search = begun(insight, thought.world, thought.seat, thought.chance)
    grow(search, thought.budget)
    return search


def begun(insight: Insight, world: State, seat: Seat, chance: Quick) -> Search | Paired:
    """The kind of search that this game asks for."""
    kind = Paired if insight.margin else Search
    return kind(insight, world, seat, chance)


def answer_of(search: Search | Paired) -> Answer:
    return Answer(
        tuple(word.notation() for word in search.plan(MIN_PLAN_VISITS)),
        search.iterations,
        tuple(
            OptionValue(edge.word.notation(), int(edge.visits), edge.mean())
            for edge in sorted(search.edges(), key=lambda edge: -edge.visits)
        ),
    )


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """A tree has no cycles, and the garbage collector would take a quarter of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@without_garbage_collection()
def grow(search: Search | Paired, budget: Budget) -> None:
    """Iterate until the budget is spent or all is decided; stop early if another iteration like the last
    would end too late, or if somebody waits no longer."""
    if budget.seconds is None:
        search.run(budget.iterations)
        return
    now, last = perf_counter(), 0.0
    end = now + budget.seconds
    while now + last < end and not (search.is_done() or is_hurried()):
        search.run(1)
        began, now = now, perf_counter()
        last = now - began


# ── in a worker ──


def think(payload: bytes) -> bytes:
    """The job: an encoded thought in, an encoded answer out.

    A tree of a second takes up to a fifth of a second to be freed, and as long for the garbage collector to
    look at. Both wait until the answer has been sent, or it would come too late.
    """
    if gc.isenabled():
        gc.disable()
        after_answer(gc.enable)
    sent = msgspec.msgpack.decode(payload, type=SentThought)
    game, world = find_game(sent.game), unpacked(sent.world)
    words = policy_words(game, world, sent)
    if not sent.budget.iterations:
        return encode_answer(Answer(words))
    search = searched(Thought(world, sent.seat, quick_at(sent.luck), budget_left(sent)), insight_of(game))
    after_answer(search.forget)
    answer = answer_of(search)
    return encode_answer(answer if answer.words else Answer(words))


def policy_words(game: Game, world: State, sent: SentThought) -> tuple[str, ...]:
    """What the policy says with the same chance; nothing if it is not asked, or nobody waits any more."""
    if not sent.policy or (sent.deadline is not None and sent.deadline <= time()):
        return ()
    return (policy_of(game, sent.policy)(world, sent.seat, quick_at(sent.luck)).notation(),)


def budget_left(sent: SentThought) -> Budget:
    """The budget, limited by the deadline."""
    if sent.deadline is None or sent.budget.seconds is None:
        return sent.budget
    return Budget(sent.budget.iterations, min(sent.budget.seconds, sent.deadline - time()))


def encode(thought: Thought, game: Game, deadline: float | None = None) -> bytes:
    """Exactly what a worker is sent. The world is re-dealt, so that it is not the true position whatever the
    caller gave. That does not change what the search finds, which depends only on what the seat knows."""
    luck = (thought.chance.one, thought.chance.two)
    dealt = packed(game.redeal(thought.world, thought.seat, quick_at(luck)))
    sent = SentThought(game.id, dealt, thought.seat, luck, thought.budget, deadline, thought.policy)
    return msgspec.msgpack.encode(sent)


def encode_answer(answer: Answer) -> bytes:
    return msgspec.msgpack.encode(answer)


def decode_answer(answer: bytes) -> Answer:
    """ValueError if these bytes are not an answer."""
    return msgspec.msgpack.decode(answer, type=Answer)


def quick_at(luck: tuple[int, int]) -> Quick:
    """The chance in this state."""
    chance = Quick(0)
    chance.one, chance.two = luck
    return chance


def packed(world: State) -> bytes:
    """A world as bytes that depend on its values only.

    The pickler's memo would make the bytes of equal worlds depend on which of their parts are the same
    object, and so on the true position that they came from. `fast` switches it off.
    """
    to = BytesIO()
    pickler = pickle.Pickler(to, protocol=5)
    pickler.fast = True
    pickler.dump(world)
    return to.getvalue()


def unpacked(world: bytes) -> State:
    """The world of a thought. Only pickles from the parent process may be read: they can run any code."""
    found = pickle.loads(world)
    assert isinstance(found, State)
    return found
