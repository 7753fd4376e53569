"""The pool of processes: answers, losses, time-outs, cancelled work, and memory that stays flat."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError, wait
from pathlib import Path
from time import monotonic, sleep

import pytest

from intriga.workers.inline import InlineWorkers
from intriga.workers.jobs import Job, JobFailed, TimedOut, WorkerLost, WorkersClosed
from intriga.workers.pool import Pool
from intriga.workers.worker import frame_of
from tests.workers import tasks

PATIENCE = 60.0


def job(name: str, payload: bytes = b"", seconds: float | None = None, tries: int = 1) -> Job:
    return Job(f"{tasks.HERE}:{name}", payload, seconds, tries)


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(1) as pool:
        yield pool


def told(path: Path) -> int:
    """The process that a task runs in, once it says so."""
    end = monotonic() + PATIENCE
    while not path.exists():
        assert monotonic() < end
        sleep(0.01)
    return int(path.read_text("ascii"))


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that ended and was not waited for is a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def ends(pid: int) -> bool:
    end = monotonic() + PATIENCE
    while is_alive(pid) and monotonic() < end:
        sleep(0.01)
    return not is_alive(pid)


def worker_of(pool: Pool) -> int:
    return int(pool.submit(job("who")).result(PATIENCE))


def test_workers_are_renewed_when_they_have_done_their_work(tmp_path: Path) -> None:
    with Pool(2) as pool:
        before = {keeper.process for keeper in pool.supervisors}
        busy = pool.submit(job("sleep_long", str(tmp_path / "pid").encode()))
        at_work = told(tmp_path / "pid")
        pool.renew()
        others = [keeper for keeper in pool.supervisors if keeper.process and keeper.process.pid != at_work]
        assert others
        assert is_alive(at_work)
        busy.cancel()
        end = monotonic() + PATIENCE
        while before & {keeper.process for keeper in pool.supervisors} and monotonic() < end:
            sleep(0.01)
        assert not before & {keeper.process for keeper in pool.supervisors}
        assert int(pool.submit(job("who")).result(PATIENCE)) != at_work


def test_a_pool_says_which_build_its_workers_run() -> None:
    with Pool(1) as pool:
        pool.submit(job("who")).result(PATIENCE)

        assert pool.builds() == {"pure"}


def test_a_job_is_done_in_another_process(pool: Pool) -> None:
    assert pool.submit(job("echo", bytes(range(256)))).result(PATIENCE) == bytes(range(256))
    assert worker_of(pool) != os.getpid()


@pytest.mark.parametrize("inline", [False, True])
def test_leftovers_of_a_job_are_done_after_its_answer(pool: Pool, inline: bool, tmp_path: Path) -> None:
    workers: Pool | InlineWorkers = InlineWorkers() if inline else pool

    answer = workers.submit(job("tidy_up_later", os.fsencode(tmp_path / "file"))).result(PATIENCE)
    workers.submit(job("echo")).result(PATIENCE)  # begins when the leftovers have been done

    assert b"False" == answer
    assert "second" == (tmp_path / "file").read_text()


def test_a_large_payload_comes_through_whole(pool: Pool) -> None:
    payload = bytes(range(256)) * 4096

    assert pool.submit(job("digest", payload)).result(PATIENCE) == tasks.digest(payload)


def test_work_that_raises_fails_its_ticket_and_keeps_its_worker(pool: Pool) -> None:
    before = worker_of(pool)

    with pytest.raises(JobFailed, match="LookupError: no such thing"):
        pool.submit(job("fail", b"no such thing")).result(PATIENCE)
    with pytest.raises(JobFailed, match="no_such_work"):
        pool.submit(job("no_such_work")).result(PATIENCE)

    assert worker_of(pool) == before


def test_a_worker_that_is_killed_fails_its_ticket_and_is_replaced(pool: Pool, tmp_path: Path) -> None:
    ticket = pool.submit(job("sleep_long", os.fsencode(tmp_path / "pid")))
    pid = told(tmp_path / "pid")
    os.kill(pid, signal.SIGKILL)

    with pytest.raises(WorkerLost):
        ticket.result(PATIENCE)
    assert worker_of(pool) != pid


@pytest.mark.parametrize("moment", ["at once", "when it has ended"])
def test_an_idle_worker_that_is_killed_costs_no_job(pool: Pool, moment: str) -> None:
    """It may seem alive for a while after the signal, because its threads end one after the other."""
    for _ in range(8):
        pid = worker_of(pool)
        os.kill(pid, signal.SIGKILL)
        assert moment == "at once" or ends(pid)

        assert worker_of(pool) != pid


def test_a_job_with_two_tries_outlives_its_worker(pool: Pool, tmp_path: Path) -> None:
    path = tmp_path / "first"

    first = int(pool.submit(job("die_once", os.fsencode(path), tries=2)).result(PATIENCE))

    assert first == told(path) != worker_of(pool)
    with pytest.raises(WorkerLost):
        pool.submit(job("die", tries=2)).result(PATIENCE)


def test_a_job_that_runs_too_long_is_timed_out_and_its_worker_is_killed(pool: Pool) -> None:
    before = worker_of(pool)

    with pytest.raises(TimedOut):
        pool.submit(job("sleep_long", seconds=0.05)).result(PATIENCE)
    assert worker_of(pool) != before
    assert ends(before)


def test_running_work_is_cancelled_and_its_worker_is_killed(pool: Pool, tmp_path: Path) -> None:
    ticket = pool.submit(job("sleep_long", os.fsencode(tmp_path / "pid")))
    pid = told(tmp_path / "pid")

    assert ticket.cancel()

    with pytest.raises(CancelledError):
        ticket.result(PATIENCE)
    assert ends(pid)
    assert worker_of(pool) != pid


def test_cancelled_work_that_waits_is_never_begun(pool: Pool, tmp_path: Path) -> None:
    running = pool.submit(job("sleep_long"))
    waiting = pool.submit(job("sleep_long", os.fsencode(tmp_path / "pid")))

    assert waiting.cancel()
    assert wait([waiting], PATIENCE).done
    assert running.cancel()

    worker_of(pool)
    assert not (tmp_path / "pid").exists()


def test_an_event_loop_can_wait_for_a_ticket_and_give_it_up(pool: Pool, tmp_path: Path) -> None:
    async def answers() -> bytes:
        return await asyncio.wrap_future(pool.submit(job("echo", b"soon")))

    async def gives_up() -> None:
        thinking = asyncio.wrap_future(pool.submit(job("sleep_long", os.fsencode(tmp_path / "pid"))))
        await asyncio.to_thread(told, tmp_path / "pid")
        await asyncio.wait_for(thinking, 0.01)

    assert asyncio.run(answers()) == b"soon"
    with pytest.raises(TimeoutError):
        asyncio.run(gives_up())
    assert ends(told(tmp_path / "pid"))


def test_a_worker_ignores_interrupts(pool: Pool) -> None:
    assert pool.submit(job("handles_interrupts")).result(PATIENCE) == b"still here"


def test_the_tap_hears_every_byte_that_is_sent() -> None:
    heard: list[bytes] = []
    payloads = [b"", b"\n", bytes(range(256)) * 500]
    with Pool(1, tap=heard.append) as pool:
        answers = [pool.submit(job("digest", payload)).result(PATIENCE) for payload in payloads]

    assert answers == [tasks.digest(payload) for payload in payloads]
    assert heard == [frame_of(f"{tasks.HERE}:digest", payload) for payload in payloads]


def test_memory_stays_flat_because_workers_are_replaced() -> None:
    """By the number of jobs and by what they hold; a worker that keeps ten megabytes a job holds few."""
    megabytes = b"10000000"
    with Pool(1, most_jobs=3) as pool:
        held = [int(pool.submit(job("keep", megabytes)).result(PATIENCE)) for _ in range(7)]
    with Pool(1, most_memory=60_000_000) as pool:
        fat = [int(pool.submit(job("keep", megabytes)).result(PATIENCE)) for _ in range(12)]

    assert held == [1, 2, 3, 1, 2, 3, 1]
    assert max(fat) < 12


def test_closing_cancels_everything_and_leaves_no_process(tmp_path: Path) -> None:
    pool = Pool(2)
    tickets = [pool.submit(job("sleep_long", os.fsencode(tmp_path / str(number)))) for number in range(4)]
    pids = [told(tmp_path / str(number)) for number in range(2)]

    pool.close()

    assert all(ticket.cancelled() for ticket in tickets)
    assert not any(is_alive(pid) for pid in pids)
    pool.close()
    with pytest.raises(WorkersClosed):
        pool.submit(job("echo"))


PARENT = """
import sys
from intriga.workers.jobs import WorkersClosed, Job
from intriga.workers.pool import Pool

if __name__ == "__main__":
    Pool(1).submit(Job("tests.workers.tasks:sleep_long", sys.argv[1].encode())).exception()
"""


def test_a_worker_ends_with_its_parent(tmp_path: Path) -> None:
    """Also in the middle of a job, and however the parent ends."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT, "ascii")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    parent = subprocess.Popen([sys.executable, script, tmp_path / "pid"], env=environment)
    worker = told(tmp_path / "pid")

    parent.kill()
    parent.wait()

    assert ends(worker)


def test_a_job_that_is_hurried_ends_with_what_it_has_and_the_next_is_not(pool: Pool, tmp_path: Path) -> None:
    first = pool.submit(job("work_until_hurried", str(tmp_path / "first").encode()))
    at_work = told(tmp_path / "first")
    second = pool.submit(job("work_until_hurried", str(tmp_path / "second").encode()))
    pool.hurry(second)  # it has not begun
    pool.hurry(first)

    assert first.result(PATIENCE) == b"hurried"
    assert told(tmp_path / "second") == at_work
    assert wait([second], 0.2).not_done
    pool.hurry(first)  # it has ended
    assert wait([second], 0.2).not_done
    pool.hurry(second)
    assert second.result(PATIENCE) == b"hurried"
