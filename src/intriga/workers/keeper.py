"""A keeper looks after one worker process: it sends jobs, reads answers, and replaces the worker when it is
lost, too slow, no longer wanted, outdated, or grown fat. Each keeper has a thread of its own."""

import os
from collections.abc import Callable
from concurrent.futures import InvalidStateError
from contextlib import suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import NamedTuple, final

from intriga.workers.jobs import Job, Ticket, TimedOut, WorkerLost
from intriga.workers.worker import frame_of, interrupts_held_back, read_answer, read_ready, serve

SPAWN = get_context("spawn")
STARTING = Lock()  # multiprocessing keeps a list of its children, which is not made for threads
SENDINGS = 3  # of a job that no worker begins


class NotBegun(Exception):
    """The worker was lost before it said that it begins: nothing of the job was done."""


class Errand(NamedTuple):
    """A job and who waits for it."""

    job: Job
    ticket: Ticket


class Care(NamedTuple):
    """How workers are kept."""

    modules: tuple[str, ...]  # imported before a worker's first job
    most_jobs: int  # of one process
    most_memory: int  # bytes that a process may hold between two jobs
    tap: Callable[[bytes], None] | None  # hears every frame that is sent to a worker


@final
class Keeper:
    """One worker at a time. The lock guards what other threads touch: ticket, process and the two flags."""

    def __init__(self, care: Care, errands: "SimpleQueue[Errand | None]") -> None:
        self.care = care
        self.errands = errands
        self.lock = Lock()
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.jobs = 0  # done by this process
        self.build = ""  # that the process runs
        self.is_outdated = False  # the next process would run a better one
        self.ticket: Ticket | None = None  # of the running job
        self.killed = False  # the process is ending by our hand
        self.closing = False
        self.thread = Thread(target=self.keep, name="worker keeper", daemon=True)
        self.thread.start()

    def keep(self) -> None:
        """Errands one after the other, until None comes."""
        self.provide()
        while (errand := self.errands.get()) is not None:
            if not errand.ticket.done():
                self.run(errand)
            self.provide()
        self.dismiss()

    def run(self, errand: Errand) -> None:
        """One errand; its ticket may be cancelled meanwhile, and then nobody hears the answer."""
        job, ticket = errand
        with suppress(InvalidStateError):
            try:
                ticket.set_result(self.done(job, ticket))
            except WorkerLost as fault:
                if not (self.closing and ticket.cancel()):
                    ticket.set_exception(fault)
            except Exception as fault:  # of the tap too: a keeper must not end by it
                ticket.set_exception(fault)

    def done(self, job: Job, ticket: Ticket) -> bytes:
        for left in reversed(range(job.tries)):
            try:
                return self.once_begun(job, ticket)
            except WorkerLost:
                if left == 0 or ticket.done():
                    raise
        raise ValueError("a job is tried at least once")

    def once_begun(self, job: Job, ticket: Ticket) -> bytes:
        """One try. A worker that is killed while it is idle seems alive until its last thread has ended;
        a job that went to it is sent to the next one, and no try is lost."""
        for _ in range(SENDINGS):
            self.provide()
            try:
                return self.attempt(job, ticket)
            except NotBegun:
                if ticket.done():
                    break
        raise lost(job)

    def attempt(self, job: Job, ticket: Ticket) -> bytes:
        with self.lock:
            self.ticket = ticket
        ticket.add_done_callback(self.let_go)
        try:
            answer = self.exchange(job)
        except (EOFError, OSError):
            self.kill()
            raise lost(job) from None
        finally:
            with self.lock:
                self.ticket = None
        return read_answer(answer)

    def exchange(self, job: Job) -> bytes:
        """What the worker sends back; EOFError or OSError if it is lost at its work, NotBegun if before."""
        end = None if job.seconds is None else monotonic() + job.seconds
        try:
            self.send(job)
            self.heard(job, end)
        except (EOFError, OSError):
            self.kill()
            raise NotBegun from None
        answer = self.heard(job, end)
        self.jobs += 1
        return answer

    def send(self, job: Job) -> None:
        if self.pipe is None:
            raise EOFError
        frame = frame_of(job.work, job.payload)
        if self.care.tap is not None:
            self.care.tap(frame)
        self.pipe.send_bytes(frame)

    def heard(self, job: Job, end: float | None) -> bytes:
        """The next thing that the worker says, unless it takes too long."""
        if self.pipe is None:
            raise EOFError
        if not self.pipe.poll(None if end is None else max(0.0, end - monotonic())):
            self.kill()
            raise TimedOut(f"{job.work} took longer than {job.seconds} s")
        return self.pipe.recv_bytes()

    # ── the process ──

    def provide(self) -> None:
        """A worker that can take a job. Where none can be started, the next job is lost."""
        if self.process is not None and not self.is_worn_out():
            return
        self.dismiss()
        with suppress(EOFError, OSError):
            self.start()

    def is_worn_out(self) -> bool:
        process = self.process
        return (
            process is None
            or self.killed
            or self.is_outdated
            or not process.is_alive()
            or self.jobs >= self.care.most_jobs
            or (self.jobs > 0 and memory_of(process.pid) > self.care.most_memory)
        )

    def start(self) -> None:
        ours, theirs = SPAWN.Pipe()
        self.pipe = ours
        process = SPAWN.Process(target=serve, args=(theirs, self.care.modules), daemon=True)
        try:
            with self.lock:
                if self.closing:
                    return
                with STARTING:
                    resource_tracker.ensure_running()  # it would end the holding back
                    with interrupts_held_back():
                        process.start()
                self.process = process
        finally:
            theirs.close()
        try:
            self.build = read_ready(ours.recv_bytes())
        except (EOFError, OSError):
            self.kill()
            raise

    def dismiss(self) -> None:
        """End the process; it has nothing to lose."""
        with self.lock:
            process, self.process = self.process, None
            self.killed = False
            self.is_outdated = False
            self.build = ""
            self.jobs = 0
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        if process is not None:
            with STARTING:
                process.kill()
                process.join()

    def kill(self) -> None:
        with self.lock:
            self.kill_now()

    def kill_now(self) -> None:
        self.killed = True
        if self.process is not None:
            self.process.kill()

    # ── called by other threads ──

    def let_go(self, ticket: Ticket) -> None:
        """A ticket is done with: if its job is still running, it was cancelled."""
        with self.lock:
            if self.ticket is ticket and ticket.cancelled():
                self.kill_now()

    def renew(self) -> None:
        """The process is replaced as soon as it has no job."""
        with self.lock:
            self.is_outdated = True

    def close(self) -> None:
        """Whatever runs is cancelled, and no process is started any more."""
        with self.lock:
            self.closing = True
            ticket = self.ticket
            self.kill_now()
        if ticket is not None:
            ticket.cancel()


def lost(job: Job) -> WorkerLost:
    return WorkerLost(f"the worker was lost that did {job.work}")


def memory_of(pid: int | None) -> int:
    """The bytes in memory of a process; 0 where the system does not tell."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
