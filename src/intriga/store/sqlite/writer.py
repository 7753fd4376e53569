"""The only writer: a thread that puts whatever has queued up into one transaction.

Every job has a savepoint of its own, so that one that fails undoes itself and nothing else. A job is
answered when the whole transaction is on the disk.
"""

import asyncio
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

import apsw
import msgspec

from intriga.store.sqlite.running import trouble_of
from intriga.store.troubles import Unavailable

T = TypeVar("T")
Work = Callable[[apsw.Connection], T]

# A transaction that carries more keeps the first in it waiting without saving much.
MOST_TOGETHER = 256


class Done(msgspec.Struct, frozen=True, gc=False):
    outcome: Any


class Failed(msgspec.Struct, frozen=True, gc=False):
    fault: BaseException


class Job(Generic[T]):
    """Work for the writer, and who waits for it."""

    def __init__(self, work: Work[T], waiting: asyncio.Future[T]) -> None:
        self.work = work
        self.waiting = waiting

    def settle(self, result: Done | Failed) -> None:
        """In the event loop: tell the outcome, unless nobody waits any more."""
        if self.waiting.done():
            return
        if isinstance(result, Failed):
            self.waiting.set_exception(result.fault)
        else:
            self.waiting.set_result(result.outcome)


class Writer:
    """Takes work from the event loop in which it was made."""

    def __init__(self, connection: apsw.Connection, file: str) -> None:
        self.connection = connection
        self.file = file
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self.is_open = True
        self.transactions = 0
        self.thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self.thread.start()

    async def do(self, work: Work[T]) -> T:
        """Done and durable when this returns. If the caller is cancelled the work is done nevertheless."""
        if not self.is_open:
            raise Unavailable("closed")
        waiting: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(Job(work, waiting))
        return await waiting

    async def close(self) -> None:
        """Do what has queued up, then end."""
        if self.is_open:
            self.is_open = False
            self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # ── in the thread ──

    def _run(self) -> None:
        while True:
            jobs, is_last = self._queued()
            if jobs:
                self._answer(jobs, self._commit(jobs))
            if is_last:
                return

    def _queued(self) -> tuple[list[Job[Any]], bool]:
        """Wait for a job, and take those that came meanwhile; and whether it is time to end."""
        jobs: list[Job[Any]] = []
        job = self.queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER:
                return jobs, False
            try:
                job = self.queue.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _commit(self, jobs: list[Job[Any]]) -> list[Done | Failed]:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            results = [self._attempt(job) for job in jobs]
            self.connection.execute("COMMIT")
            self.transactions += 1
            return results
        except apsw.Error as fault:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return [Failed(trouble_of(fault, self.file)) for _ in jobs]

    def _attempt(self, job: Job[Any]) -> Done | Failed:
        self.connection.execute("SAVEPOINT job")
        try:
            outcome = job.work(self.connection)
        except Exception as fault:
            # A full disk ends the whole transaction, and with it every job.
            if isinstance(fault, apsw.Error) and not self.connection.in_transaction:
                raise
            self.connection.execute("ROLLBACK TO job")
            self.connection.execute("RELEASE job")
            return Failed(trouble_of(fault, self.file) if isinstance(fault, apsw.Error) else fault)
        self.connection.execute("RELEASE job")
        return Done(outcome)

    def _answer(self, jobs: list[Job[Any]], results: list[Done | Failed]) -> None:
        def settle() -> None:
            for job, result in zip(jobs, results, strict=True):
                job.settle(result)

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(settle)
