"""A supervisor manages one worker process: it sends jobs, reads answers, and replaces the process if it is
lost, timed out, cancelled, outdated, or uses too much memory. Each supervisor has its own thread."""

import ctypes
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
from intriga.workers.worker import frame_of, interrupts_blocked, read_answer, read_ready, serve

SPAWN = get_context("spawn")
START_LOCK = Lock()  # multiprocessing's list of its children is not thread-safe
MAX_SENDS = 3  # of a job that no worker starts


class NotBegun(Exception):
    """The worker was lost before it started the job."""


class QueuedJob(NamedTuple):
    """A job and its ticket."""

    job: Job
    ticket: Ticket


class WorkerSettings(NamedTuple):
    """What worker processes import, and when they are replaced."""

    modules: tuple[str, ...]  # imported before a worker's first job
    most_jobs: int  # of one process
    most_memory: int  # bytes of a process between two jobs
    tap: Callable[[bytes], None] | None  # called with every frame that is sent to a worker


@final
class Supervisor:
    """One worker at a time. The lock guards what other threads use: ticket, process and flags."""

    def __init__(self, settings: WorkerSettings, queue: "SimpleQueue[QueuedJob | None]") -> None:
        self.settings = settings
        self.queue = queue
        self.lock = Lock()
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.jobs = 0  # done by this process
        self.build = ""  # that the process runs
        self.is_outdated = False  # a new process would run a better build
        self.ticket: Ticket | None = None  # of the running job
        self.hurried = SPAWN.RawValue(ctypes.c_bool, False)  # the process sees it: end with what you have
        self.killed = False  # we have killed the process
        self.closing = False
        self.thread = Thread(target=self.run_queue, name="worker supervisor", daemon=True)
        self.thread.start()

    def run_queue(self) -> None:
        """Run the jobs of the queue, until None comes."""
        self.ensure_worker()
        while (queued := self.queue.get()) is not None:
            if not queued.ticket.done():
                self.run(queued)
            self.ensure_worker()
        self.stop_worker()

    def run(self, queued: QueuedJob) -> None:
        """Run a job; its ticket may be cancelled meanwhile, and then the answer is dropped."""
        job, ticket = queued
        with suppress(InvalidStateError):
            try:
                ticket.set_result(self.run_with_retries(job, ticket))
            except WorkerLost as fault:
                if not (self.closing and ticket.cancel()):
                    ticket.set_exception(fault)
            except Exception as fault:  # also from the tap: it must not end this thread
                ticket.set_exception(fault)

    def run_with_retries(self, job: Job, ticket: Ticket) -> bytes:
        for left in reversed(range(job.tries)):
            try:
                return self.run_once(job, ticket)
            except WorkerLost:
                if left == 0 or ticket.done():
                    raise
        raise ValueError("a job is tried at least once")

    def run_once(self, job: Job, ticket: Ticket) -> bytes:
        """One try. A worker that was killed while idle seems alive until its last thread has ended;
        a job that was sent to it is sent again to the next worker, and that does not count as a try."""
        for _ in range(MAX_SENDS):
            self.ensure_worker()
            try:
                return self.attempt(job, ticket)
            except NotBegun:
                if ticket.done():
                    break
        raise worker_lost(job)

    def attempt(self, job: Job, ticket: Ticket) -> bytes:
        with self.lock:
            self.ticket = ticket
            self.hurried.value = False
        ticket.add_done_callback(self.kill_if_cancelled)
        try:
            answer = self.exchange(job)
        except (EOFError, OSError):
            self.kill()
            raise worker_lost(job) from None
        finally:
            with self.lock:
                self.ticket = None
        return read_answer(answer)

    def exchange(self, job: Job) -> bytes:
        """The worker's answer; NotBegun if it is lost before it starts, EOFError or OSError if later."""
        end = None if job.seconds is None else monotonic() + job.seconds
        try:
            self.send(job)
            self.receive(job, end)
        except (EOFError, OSError):
            self.kill()
            raise NotBegun from None
        answer = self.receive(job, end)
        self.jobs += 1
        return answer

    def send(self, job: Job) -> None:
        if self.pipe is None:
            raise EOFError
        frame = frame_of(job.work, job.payload)
        if self.settings.tap is not None:
            self.settings.tap(frame)
        self.pipe.send_bytes(frame)

    def receive(self, job: Job, end: float | None) -> bytes:
        """The next message from the worker; TimedOut if it takes too long."""
        if self.pipe is None:
            raise EOFError
        if not self.pipe.poll(None if end is None else max(0.0, end - monotonic())):
            self.kill()
            raise TimedOut(f"{job.work} took longer than {job.seconds} s")
        return self.pipe.recv_bytes()

    # ── the process ──

    def ensure_worker(self) -> None:
        """Make sure that there is a usable worker. If none can be started, the next job is lost."""
        if self.process is not None and not self.needs_replacement():
            return
        self.stop_worker()
        with suppress(EOFError, OSError):
            self.start()

    def needs_replacement(self) -> bool:
        process = self.process
        return (
            process is None
            or self.killed
            or self.is_outdated
            or not process.is_alive()
            or self.jobs >= self.settings.most_jobs
            or (self.jobs > 0 and memory_of(process.pid) > self.settings.most_memory)
        )

    def start(self) -> None:
        ours, theirs = SPAWN.Pipe()
        self.pipe = ours
        process = SPAWN.Process(target=serve, args=(theirs, self.settings.modules, self.hurried), daemon=True)
        try:
            with self.lock:
                if self.closing:
                    return
                with START_LOCK:
                    resource_tracker.ensure_running()  # started later, it would unblock interrupts
                    with interrupts_blocked():
                        process.start()
                self.process = process
        finally:
            theirs.close()
        try:
            self.build = read_ready(ours.recv_bytes())
        except (EOFError, OSError):
            self.kill()
            raise

    def stop_worker(self) -> None:
        """Kill the process, if there is one, and reset what belongs to it."""
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
            with START_LOCK:
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

    def kill_if_cancelled(self, ticket: Ticket) -> None:
        """Called when a ticket is done: if its job was cancelled while it runs, kill the process."""
        with self.lock:
            if self.ticket is ticket and ticket.cancelled():
                self.kill_now()

    def hurry(self, ticket: Ticket) -> None:
        """Tell the process to end this job with what it has, if it is the one that runs."""
        with self.lock:
            if self.ticket is ticket:
                self.hurried.value = True

    def renew(self) -> None:
        """Replace the process as soon as it has no job."""
        with self.lock:
            self.is_outdated = True

    def close(self) -> None:
        """Cancel what runs, and start no more processes."""
        with self.lock:
            self.closing = True
            ticket = self.ticket
            self.kill_now()
        if ticket is not None:
            ticket.cancel()


def worker_lost(job: Job) -> WorkerLost:
    return WorkerLost(f"the worker was lost that did {job.work}")


def memory_of(pid: int | None) -> int:
    """The resident memory of a process in bytes; 0 if it is unknown."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
