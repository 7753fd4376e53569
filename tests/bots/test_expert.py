"""The expert says the same here and in a worker, and a legal word in time even if the worker fails."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any, cast

import pytest

from intriga.bots.expert import Expert
from intriga.bots.insights import PlainInsight, insight_of
from intriga.bots.levels import EXPERT, bot_chance, game_chance, policy_of
from intriga.bots.players import player_of
from intriga.bots.policy_player import PolicyPlayer
from intriga.bots.thinkers import GRACE, InProcess, InWorker
from intriga.bots.thoughts import Budget, Thought
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.workers.inline import InlineWorkers
from intriga.workers.jobs import Job, JobFailed, Ticket, TimedOut, WorkerLost, Workers, WorkersClosed
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


def expert(workers: Workers | None, game: Game, level: str, seconds: float | None = None) -> Expert:
    found = player_of(game, level, seconds, workers)
    assert isinstance(found, Expert)
    return found


def begun(player: Expert, world: State, seat: int) -> tuple[Ticket, Thought]:
    """A thought that is under way."""
    step = player.step(world, seat, Quick(5))
    assert isinstance(step, Thought)
    return player.thinker.begin(step), step


def worker_of(pool: Pool) -> int:
    return int(pool.submit(Job("tests.workers.tasks:who", b"")).result(60))


def test_it_says_what_was_thought_and_can_explain_it(pool: Pool) -> None:
    world, seat = position()
    player = expert(pool, MASTI, "expert:20")

    word = player.say(world, seat, Quick(5))

    assert word in world.legal(seat)
    assert player.answer is not None
    assert player.answer.words[0] == word.notation()
    assert player.answer.iterations == 20
    assert player.fault is None


def test_the_same_seed_gives_the_same_game_here_and_in_a_pool(pool: Pool) -> None:
    assert played(InlineWorkers(), 4) == played(pool, 4)


def played(workers: Workers, seed: int) -> list[str]:
    """What is said in a game of one expert; its questions that share a tree among them."""
    game = find_game("_rough")
    dealer = Dealer(game_chance(seed, 0))
    state = game.setup(game.load(own_pack("_rough")), 2, {}, None, dealer)
    seated = [player_of(game, level, workers=workers) for level in ("expert:6", "random")]
    said: list[str] = []
    while not state.over and len(said) < 40:
        seat = state.acting()[0]
        thought = bot_chance(seed, 0, len(said))
        word = seated[seat].say(game.redeal(state, seat, thought), seat, thought)
        said.append(word.notation())
        state.apply(seat, word, dealer)
    return said


def test_killing_the_worker_in_mid_thought_leaves_a_legal_word(pool: Pool) -> None:
    world, seat = position()
    player = expert(pool, MASTI, ENDLESS)
    pid = worker_of(pool)
    ticket, thought = begun(player, world, seat)
    while not is_thinking(pid):
        sleep(0.01)

    os.kill(pid, signal.SIGKILL)

    assert isinstance(ticket.exception(60), WorkerLost)
    assert player.word_from(ticket, thought) in world.legal(seat)
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
    player = expert(pool, MASTI, ENDLESS)
    ticket, thought = begun(player, world, seat)

    Thread(target=ticket.cancel).start()

    with pytest.raises(CancelledError):
        ticket.result(60)
    assert player.word_from(ticket, thought) in world.legal(seat)
    assert isinstance(player.fault, CancelledError)


def test_a_thought_that_is_not_done_in_time_is_not_waited_for_and_its_worker_lives(pool: Pool) -> None:
    """The worker ends it by itself."""
    world, seat = position()
    pid = worker_of(pool)
    player = expert(pool, MASTI, EXPERT, 0.3)
    ticket, thought = begun(player, world, seat)

    word = player.word_from(ticket, thought)

    assert word in world.legal(seat)
    assert isinstance(player.fault, TimeoutError)
    assert not ticket.cancelled()
    ticket.result(60)
    assert worker_of(pool) == pid


def test_a_worker_that_does_not_end_a_thought_is_taken_for_lost(pool: Pool) -> None:
    world, seat = position()
    pid = worker_of(pool)
    player = expert(pool, MASTI, ENDLESS)
    step = player.step(world, seat, Quick(5))
    assert isinstance(step, Thought)
    job = InWorker(pool, MASTI).job(step)

    ticket = pool.submit(job._replace(seconds=0.5))

    assert isinstance(ticket.exception(60), TimedOut)
    assert player.word_from(ticket, step) in world.legal(seat)
    assert worker_of(pool) != pid


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_without_time_the_fallback_speaks_and_no_worker_is_asked(seconds: float) -> None:
    world, seat = position()
    heard: list[bytes] = []
    with Pool(1, tap=heard.append) as pool:
        player = expert(pool, MASTI, "expert", seconds)

        assert player.say(world, seat, Quick(5)) in world.legal(seat)

    assert isinstance(player.fault, TimedOut)
    assert heard == []


def test_a_moment_is_a_budget_too(pool: Pool) -> None:
    """Too short for any iteration, or just long enough for some."""
    world, seat = position()
    for seconds in (1e-9, 0.001, 0.05):
        assert expert(pool, MASTI, "expert", seconds).say(world, seat, Quick(5)) in world.legal(seat)


@pytest.mark.parametrize(("name", "players"), [("masti", 4), ("_rough", 3)])
def test_one_iteration_is_enough_for_a_legal_word(name: str, players: int) -> None:
    game = find_game(name)
    for truth, seat in choices(name, players, 4, every=4):
        word = expert(InlineWorkers(), game, "expert:1").say(
            game.redeal(truth, seat, Quick(1)), seat, Quick(5)
        )

        assert word in truth.legal(seat)


def test_closed_workers_leave_a_legal_word() -> None:
    world, seat = position()
    here = InlineWorkers()
    here.close()
    player = expert(here, MASTI, "expert")

    assert player.say(world, seat, Quick(5)) in world.legal(seat)
    assert isinstance(player.fault, WorkersClosed)


class Babbling:
    """Workers that answer what nobody asked."""

    def __init__(self, answer: bytes) -> None:
        self.size = 0
        self.answer = answer

    def submit(self, job: Job) -> Ticket:
        ticket = Ticket()
        ticket.set_result(self.answer)
        return ticket

    def hurry(self, ticket: Ticket) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.parametrize("answer", [b"", b"\xc1", b"\x81\xa5words\x91\xa5hello", b"\x81\xa5words\x91\x01"])
def test_an_answer_that_is_none_leaves_a_legal_word(answer: bytes) -> None:
    world, seat = position()
    player = expert(Babbling(answer), MASTI, "expert")

    assert player.say(world, seat, Quick(5)) in world.legal(seat)
    assert player.fault is not None


def test_a_thought_that_fails_leaves_a_legal_word_and_says_why() -> None:
    class Unknown:
        """A game that no worker knows."""

        id = "divine"

        def __getattr__(self, name: str) -> Any:
            return getattr(MASTI, name)

    world, seat = position()
    player = expert(InlineWorkers(), cast(Game, Unknown()), "expert:5")

    assert player.say(world, seat, Quick(5)) in world.legal(seat)
    assert isinstance(player.fault, JobFailed)
    assert "divine" in str(player.fault)


def test_what_goes_wrong_in_this_process_is_raised() -> None:
    class Broken(PlainInsight):
        def won(self, s: State, seat: int) -> float:
            raise ZeroDivisionError

    world, seat = position()
    insight = Broken(MASTI)
    fallback = policy_of(MASTI, "random")
    player = Expert(InProcess(insight), insight, MASTI.vocabulary, fallback, Budget(5))

    with pytest.raises(ZeroDivisionError):
        player.say(world, seat, Quick(5))


def test_the_questions_of_one_action_share_a_tree() -> None:
    game = find_game("_rough")
    forced = planned = thought = 0
    for number, (truth, seat) in enumerate(walk("_rough", 3, 1)):
        player = expert(InlineWorkers(), game, "expert:40")
        if len(truth.legal(seat)) == 1:
            assert player.step(truth, seat, Quick(1)) is truth.legal(seat)[0]
            forced += 1
            continue
        assert isinstance(player.step(truth, seat, Quick(1)), Thought)
        truth.apply(seat, player.say(truth, seat, Quick(number)), Dealer(Quick(1)))
        thought += 1
        if not truth.over and seat in truth.acting() and len(truth.legal(seat)) > 1:
            step = player.step(truth, seat, Quick(1))
            planned += not isinstance(step, Thought)
            assert isinstance(step, Thought) or step in truth.legal(seat)

    assert min(forced, planned, thought) > 0


def test_a_plan_is_forgotten_where_the_question_is_another_one() -> None:
    """Moves were taken back, or somebody else decided in between."""
    game = find_game("_rough")
    for truth, seat in choices("_rough", 3, 1):
        player = expert(None, game, "expert:40")
        truth.apply(seat, player.say(truth, seat, Quick(1)), Dealer(Quick(1)))
        if len(player.planned) > 1 and len(truth.legal(seat)) > 1:
            assert player.planned[truth.asked] in truth.legal(seat)
            player.asked -= 1

            assert isinstance(player.step(truth, seat, Quick(1)), Thought)
            return
    raise AssertionError("nothing was planned")


def test_levels_that_do_not_search_answer_here() -> None:
    assert isinstance(player_of(MASTI, "regular", workers=InlineWorkers()), PolicyPlayer)
    assert isinstance(expert(InlineWorkers(), MASTI, "expert:9").thinker, InWorker)
    assert isinstance(expert(None, MASTI, "expert:9").thinker, InProcess)


def test_a_game_goes_on_to_its_end_though_every_second_thought_is_lost() -> None:
    """A thought is lost when three workers in a row are killed before they begin it."""
    thoughts: list[bytes] = []
    lost = 0

    def kill_some(frame: bytes) -> None:
        thoughts.append(frame)
        if len(thoughts) % 4 != 1:
            killing.supervisors[0].kill()

    state = MASTI.setup(MASTI.load(own_pack("masti")), 3, {}, None, Dealer(game_chance(2, 0)))
    dealer = Dealer(game_chance(3, 0))
    with Pool(1, tap=kill_some) as killing:
        player = expert(killing, MASTI, "expert:2")
        for decision in range(1000):
            if state.over:
                break
            seat = state.acting()[0]
            word = player.say(state, seat, bot_chance(2, 0, decision))
            lost += isinstance(player.fault, WorkerLost)
            assert word in state.legal(seat)
            state.apply(seat, word, dealer)

    assert state.over
    assert lost >= len(thoughts) // 4 > 2


def test_a_job_may_run_as_long_as_its_budget_and_a_little() -> None:
    world, seat = position()
    for seconds, runs in ((2.0, 2.0 + GRACE), (None, None)):
        step = expert(InlineWorkers(), MASTI, EXPERT, seconds).step(world, seat, Quick(5))
        assert isinstance(step, Thought)
        assert InWorker(InlineWorkers(), MASTI).job(step).seconds == runs


# ── the same word, wherever it is thought ──


@pytest.mark.parametrize(
    ("name", "players"),
    [("masti", 4), ("masti", 6), ("factions", 4), ("illuminaten", 2), ("_tiny", 3), ("_rough", 3)],
)
def test_the_word_of_a_worker_is_the_word_of_this_process(name: str, players: int) -> None:
    """In whole stretches of play, so that words are forced, planned and left to the policy too."""
    game = find_game(name)
    seen: set[str] = set()
    state = game.setup(game.load(own_pack(name)), players, {}, None, Dealer(game_chance(7, 0)))
    dealer = Dealer(game_chance(8, 0))
    here = [expert(None, game, "expert:12") for _ in range(players)]
    there = [expert(InlineWorkers(), game, "expert:12") for _ in range(players)]
    for decision in range(QUESTIONS[name]):
        if state.over:
            break
        seat = state.acting()[0]
        mine, theirs = bot_chance(9, 0, decision), bot_chance(9, 0, decision)
        step = there[seat].step(game.redeal(state, seat, theirs), seat, theirs)
        word = here[seat].say(game.redeal(state, seat, mine), seat, mine)
        if isinstance(step, Thought):
            seen.add("searched")
            step = there[seat].word_from(there[seat].thinker.begin(step), step)
            assert there[seat].answer == here[seat].answer
        elif len(state.legal(seat)) == 1:
            seen.add("forced")
        elif insight_of(game).is_worth_a_search(state, seat):
            seen.add("planned")
        else:
            seen.add("left to the policy")

        assert word is step
        assert there[seat].planned == here[seat].planned
        state.apply(seat, word, dealer)

    assert KINDS[name] <= seen


QUESTIONS = {"masti": 60, "factions": 60, "illuminaten": 60, "_tiny": 60, "_rough": 60}
KINDS = {
    "masti": {"searched", "forced"},
    "factions": {"searched"},
    "illuminaten": {"searched", "forced", "left to the policy"},
    "_tiny": {"searched", "planned"},
    "_rough": {"searched", "forced", "planned"},
}
