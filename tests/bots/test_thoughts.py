"""What is sent to a worker: worlds of the seat, never the true position; and what comes back."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from time import time

import msgspec
import pytest

from intriga.bots.players import player_of
from intriga.bots.search import Search
from intriga.bots.thinkers import InWorker
from intriga.bots.thoughts import (
    WORK,
    Budget,
    SentThought,
    Thought,
    decode_answer,
    encode,
    packed,
    quick_at,
    think,
    unpacked,
)
from intriga.games._rough.state import Rough
from intriga.games.shelf import find_game
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.workers.inline import InlineWorkers
from intriga.workers.jobs import Job, do_leftovers
from intriga.workers.pool import Pool
from intriga.workers.spread import spread
from intriga.workers.worker import frame_of
from tests.bots.walks import choices

SEATINGS = [
    ("masti", 3),
    ("masti", 6),
    ("factions", 4),
    ("illuminaten", 2),
    ("illuminaten", 3),
    ("_tiny", 3),
    ("_rough", 2),
    ("_rough", 4),
]
ONE = Budget(1)
EVERY = 3  # positions are looked at in a long game
SMALL = ("_tiny", "_rough")  # of these, all positions of several games
OFTEN = 0.75  # of the worlds are not the true position; towards the end of a game a seat may know all
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def leftovers_are_done() -> Iterator[None]:
    """A test that thinks in this process is the worker."""
    yield
    do_leftovers()


def positions(name: str, players: int, seed: int) -> list[tuple[State, int]]:
    """Positions with a choice: the same ones in every run."""
    if name not in SMALL:
        return choices(name, players, seed, EVERY)
    return [position for game in range(3) for position in choices(name, players, seed + 100 * game)]


def sent(name: str, truth: State, seat: int, seed: int) -> bytes:
    """Everything that a player at this seat sends to a worker."""
    return encode(Thought(truth, seat, Quick(seed), ONE), find_game(name))


def read(payload: bytes) -> SentThought:
    return msgspec.msgpack.decode(payload, type=SentThought)


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_positions_that_a_seat_cannot_tell_apart_send_the_same_bytes(name: str, players: int) -> None:
    """Then nothing that the seat cannot know is in them, in whatever form."""
    game, looked_at = find_game(name), positions(name, players, 5)
    differing = 0
    for number, (truth, seat) in enumerate(looked_at):
        first = sent(name, truth, seat, number)
        for again in range(3):
            other = game.redeal(truth, seat, Quick(1000 + again))
            differing += other != truth

            assert sent(name, other, seat, number) == first

    assert differing >= OFTEN * 3 * len(looked_at)


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_what_is_sent_is_a_world_of_the_seat_and_not_the_true_position(name: str, players: int) -> None:
    game, looked_at = find_game(name), positions(name, players, 6)
    differing = 0
    for number, (truth, seat) in enumerate(looked_at):
        thought = read(sent(name, truth, seat, number))
        world = game.redeal(truth, seat, Quick(number))
        differing += world != truth

        assert unpacked(thought.world) == world
        assert game.view(world, seat) == game.view(truth, seat)
        assert world.legal(seat) == truth.legal(seat)
        assert (thought.game, thought.seat, thought.budget) == (name, seat, ONE)

    assert differing >= OFTEN * len(looked_at) > 10


def test_a_world_is_packed_by_its_values_alone() -> None:
    """Whether parts of it are one object, or equal objects, would tell where it came from."""
    one, other = [choices("_rough", 3, 7)[0][0] for _ in range(2)]
    assert isinstance(one, Rough)
    assert isinstance(other, Rough)
    one.tokens = [[1, 1, 1]] * 3
    other.tokens = [[1, 1, 1], [1, 1, 1], [1, 1, 1]]

    assert packed(one) == packed(other)
    assert unpacked(packed(one)) == one


def test_every_byte_on_the_pipe_is_a_thought_that_was_inspected() -> None:
    """The tap of a pool gets the frames: they are exactly the bytes of the tests above."""
    heard: list[bytes] = []
    expected: list[bytes] = []
    with Pool(1, tap=heard.append) as pool:
        for name, players, every in (("masti", 4, 5), ("_rough", 3, 5), ("illuminaten", 2, 150)):
            for number, (truth, seat) in enumerate(choices(name, players, 8, every)):
                thinker = InWorker(pool, find_game(name))
                thinker.begin(Thought(truth, seat, Quick(number), ONE)).result(PATIENCE)
                expected.append(frame_of(WORK, sent(name, truth, seat, number)))

    assert len(heard) > 10
    assert heard == expected


def test_a_thought_ends_as_the_player_itself_would_say() -> None:
    game = find_game("masti")
    for truth, seat in choices("masti", 4, 9, every=9):
        world = game.redeal(truth, seat, Quick(2))
        answer = decode_answer(think(encode(Thought(world, seat, Quick(77), Budget(30)), game)))

        assert answer.words[0] == player_of(game, "expert:30").say(world, seat, Quick(77)).notation()


def sent_for(budget: Budget, truth: State, seat: int, deadline: float | None = None) -> bytes:
    game = find_game("masti")
    return encode(Thought(game.redeal(truth, seat, Quick(3)), seat, Quick(4), budget), game, deadline)


def test_an_answer_tells_what_was_weighed() -> None:
    truth, seat = choices("masti", 4, 10)[0]
    answer = decode_answer(think(sent_for(Budget(40), truth, seat)))

    assert answer.iterations == 40
    assert {weighed.word for weighed in answer.options} == {word.notation() for word in truth.legal(seat)}
    assert sum(weighed.visits for weighed in answer.options) == 40
    assert answer.options[0].word == answer.words[0]
    assert all(0 <= weighed.value <= 1 for weighed in answer.options)


def test_without_time_no_word_is_planned() -> None:
    truth, seat = choices("masti", 4, 11)[0]

    assert decode_answer(think(sent_for(Budget(1, 0.0), truth, seat))).words == ()


def test_the_same_thoughts_give_the_same_answers_here_and_in_a_pool() -> None:
    jobs = [Job(WORK, sent_for(Budget(25), truth, seat)) for truth, seat in choices("masti", 4, 12, every=8)]
    with InlineWorkers() as here, Pool(2) as pool:
        assert dict(spread(here, jobs)) == dict(spread(pool, jobs))


def test_a_thought_that_waited_until_its_deadline_is_not_begun() -> None:
    truth, seat = choices("masti", 4, 11)[0]
    late = think(sent_for(Budget(1, 60.0), truth, seat, deadline=time() - 1.0))

    assert decode_answer(late).iterations == 0


def test_a_tree_is_freed_and_garbage_collected_after_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the answer comes too late, and the bot says what its policy says."""
    truth, seat = choices("masti", 4, 11)[0]
    forgotten: list[bool] = []
    monkeypatch.setattr(Search, "forget", lambda search: forgotten.append(gc.isenabled()))
    gc.enable()

    think(sent_for(Budget(5), truth, seat))

    assert ([], False) == (forgotten, gc.isenabled())
    do_leftovers()
    assert ([False], True) == (forgotten, gc.isenabled())


def test_a_chance_goes_on_elsewhere_as_it_would_have_here() -> None:
    chance = Quick(5)
    chance.pick(9)

    other = quick_at((chance.one, chance.two))

    assert [chance.pick(64) for _ in range(50)] == [other.pick(64) for _ in range(50)]
