"""A player that thinks in a worker says a legal word in time, whatever becomes of the worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from intriga.bots.levels import luck_of, thought_of
from intriga.bots.players import ByPolicy
from intriga.bots.remote import Remote, player_with
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.workers.here import Here
from intriga.workers.jobs import Closed, Job, JobFailed, Ticket, TimedOut, WorkerLost, Workers
from intriga.workers.pool import Pool
from tests.bots.walks import choices, walk

MASTI = find_game("masti")
ENDLESS = "expert:10000000"


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(1, modules=("intriga.bots.thoughts", "intriga.games.masti.game")) as pool:
        yield pool


def position() -> tuple[State, int]:
    truth, seat = choices("masti", 4, 3)[2]
    return MASTI.redeal(truth, seat, Quick(1)), seat


def worker_of(pool: Pool) -> int:
    return int(pool.submit(Job("tests.workers.tasks:who", b"")).result(60))


def test_it_says_what_was_thought_and_can_explain_it(pool: Pool) -> None:
    world, seat = position()
    player = Remote(pool, MASTI, "expert:20")

    word = player.say(world, seat, Quick(5))

    assert word in world.legal(seat)
    assert player.answer is not None
    assert player.answer.words[0] == word.notation()
    assert player.answer.iterations == 20
    assert player.fault is None


def test_the_same_seed_gives_the_same_game_here_and_in_a_pool(pool: Pool) -> None:
    assert played(Here(), 4) == played(pool, 4)


def played(workers: Workers, seed: int) -> list[str]:
    """What is said in a game of one remote expert; its questions that share a tree among them."""
    game = find_game("_rough")
    dealer = Dealer(luck_of(seed, 0))
    state = game.setup(game.load(own_pack("_rough")), 2, {}, None, dealer)
    seated = [player_with(workers, game, level) for level in ("expert:6", "random")]
    said: list[str] = []
    while not state.over and len(said) < 40:
        seat = state.acting()[0]
        thought = thought_of(seed, 0, len(said))
        word = seated[seat].say(game.redeal(state, seat, thought), seat, thought)
        said.append(word.notation())
        state.apply(seat, word, dealer)
    return said


def test_killing_the_worker_in_mid_thought_leaves_a_legal_word(pool: Pool) -> None:
    world, seat = position()
    player = Remote(pool, MASTI, ENDLESS)
    pid = worker_of(pool)
    ticket = player.ask(world, seat, Quick(5))
    while not is_thinking(pid):
        sleep(0.01)

    os.kill(pid, signal.SIGKILL)

    assert isinstance(ticket.exception(60), WorkerLost)
    assert player.hear(ticket, world, seat, Quick(5)) in world.legal(seat)
    assert isinstance(player.fault, WorkerLost)
    assert player.answer is None
    assert worker_of(pool) != pid


def is_thinking(pid: int) -> bool:
    """It has used a tenth of a second since it was asked; processes count hundredths."""
    used = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[11]
    return int(used) > USED.setdefault(pid, int(used)) + 10


USED: dict[int, int] = {}


def test_cancelled_thinking_leaves_a_legal_word(pool: Pool) -> None:
    world, seat = position()
    player = Remote(pool, MASTI, ENDLESS)
    ticket = player.ask(world, seat, Quick(5))

    Thread(target=ticket.cancel).start()

    with pytest.raises(CancelledError):
        ticket.result(60)
    assert player.hear(ticket, world, seat, Quick(5)) in world.legal(seat)
    assert isinstance(player.fault, CancelledError)


def test_a_thought_that_is_not_done_by_the_end_of_patience_is_given_up(pool: Pool) -> None:
    world, seat = position()
    pid = worker_of(pool)
    player = Remote(pool, MASTI, ENDLESS)
    player.patience = 1.0

    assert player.say(world, seat, Quick(5)) in world.legal(seat)
    assert isinstance(player.fault, (TimeoutError, TimedOut))
    assert worker_of(pool) != pid


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_without_time_the_fallback_speaks_and_no_worker_is_asked(seconds: float) -> None:
    world, seat = position()
    heard: list[bytes] = []
    with Pool(1, tap=heard.append) as pool:
        player = Remote(pool, MASTI, "expert", seconds)

        assert player.say(world, seat, Quick(5)) in world.legal(seat)

    assert isinstance(player.fault, TimedOut)
    assert heard == []


def test_a_moment_is_a_budget_too(pool: Pool) -> None:
    """Too short for any iteration, or just long enough for some."""
    world, seat = position()
    for seconds in (1e-9, 0.001, 0.05):
        assert Remote(pool, MASTI, "expert", seconds).say(world, seat, Quick(5)) in world.legal(seat)


@pytest.mark.parametrize(("name", "players"), [("masti", 4), ("_rough", 3)])
def test_one_iteration_is_enough_for_a_legal_word(name: str, players: int) -> None:
    game = find_game(name)
    for truth, seat in choices(name, players, 4, every=4):
        word = Remote(Here(), game, "expert:1").say(game.redeal(truth, seat, Quick(1)), seat, Quick(5))

        assert word in truth.legal(seat)


def test_closed_workers_leave_a_legal_word() -> None:
    world, seat = position()
    here = Here()
    here.close()
    player = Remote(here, MASTI, "expert")

    assert player.say(world, seat, Quick(5)) in world.legal(seat)
    assert isinstance(player.fault, Closed)


class Babbling:
    """Workers that answer what nobody asked."""

    def __init__(self, answer: bytes) -> None:
        self.size = 0
        self.answer = answer

    def submit(self, job: Job) -> Ticket:
        ticket = Ticket()
        ticket.set_result(self.answer)
        return ticket

    def close(self) -> None:
        pass


@pytest.mark.parametrize("answer", [b"", b"\xc1", b"\x81\xa5words\x91\xa5hello", b"\x81\xa5words\x91\x01"])
def test_an_answer_that_is_none_leaves_a_legal_word(answer: bytes) -> None:
    world, seat = position()
    player = Remote(Babbling(answer), MASTI, "expert")

    assert player.say(world, seat, Quick(5)) in world.legal(seat)
    assert player.fault is not None


def test_a_thought_that_fails_leaves_a_legal_word_and_says_why() -> None:
    world, seat = position()
    player = Remote(Here(), MASTI, "expert")
    player.level = "divine"

    assert player.say(world, seat, Quick(5)) in world.legal(seat)
    assert isinstance(player.fault, JobFailed)
    assert "divine" in str(player.fault)


def test_a_forced_word_and_a_planned_word_need_no_thought() -> None:
    """The questions of one action share a tree."""
    game = find_game("_rough")
    forced = planned = thought = 0
    for number, (truth, seat) in enumerate(walk("_rough", 3, 1)):
        player = Remote(Here(), game, "expert:40")
        if len(truth.legal(seat)) == 1:
            assert player.known(truth, seat) is truth.legal(seat)[0]
            forced += 1
            continue
        assert player.known(truth, seat) is None
        truth.apply(seat, player.say(truth, seat, Quick(number)), Dealer(Quick(1)))
        thought += 1
        if not truth.over and seat in truth.acting() and len(truth.legal(seat)) > 1:
            word = player.known(truth, seat)
            assert word is None or word in truth.legal(seat)
            planned += word is not None

    assert min(forced, planned, thought) > 0


def test_levels_that_do_not_search_answer_here() -> None:
    assert isinstance(player_with(Here(), MASTI, "regular"), ByPolicy)
    assert isinstance(player_with(Here(), MASTI, "expert:9"), Remote)
    assert isinstance(player_with(Here(), MASTI, "flat200"), Remote)


def test_a_game_goes_on_to_its_end_though_every_second_thought_is_lost() -> None:
    """A thought is lost when three workers in a row are killed before they begin it."""
    thoughts: list[bytes] = []
    lost = 0

    def kill_some(frame: bytes) -> None:
        thoughts.append(frame)
        if len(thoughts) % 4 != 1:
            killing.keepers[0].kill()

    state = MASTI.setup(MASTI.load(own_pack("masti")), 3, {}, None, Dealer(luck_of(2, 0)))
    dealer = Dealer(luck_of(3, 0))
    with Pool(1, tap=kill_some) as killing:
        player = Remote(killing, MASTI, "expert:2")
        for decision in range(1000):
            if state.over:
                break
            seat = state.acting()[0]
            word = player.say(state, seat, thought_of(2, 0, decision))
            lost += isinstance(player.fault, WorkerLost)
            assert word in state.legal(seat)
            state.apply(seat, word, dealer)

    assert state.over
    assert lost >= len(thoughts) // 4 > 2


def test_patience_is_the_budget_and_a_little() -> None:
    assert Remote(Here(), MASTI, "expert", 1.0).patience == pytest.approx(2.0)
    assert Remote(Here(), MASTI, "expert").patience is None
