"""The only writer: a thread that commits everything in its queue in one transaction.

Where all are usual appends, they are done together. Otherwise every item has its own savepoint, so that one
that fails rolls back itself and nothing else. It is answered when the whole transaction is on disk.
"""

import asyncio
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

import apsw
import msgspec

from intriga.store.faults import StoreUnavailable
from intriga.store.protocol import Append
from intriga.store.sqlite.running import fault_of
from intriga.store.sqlite.together import append_together

T = TypeVar("T")
Work = Callable[[apsw.Connection], T]

# items in a transaction; with more the first one would wait longer, and little would be saved
LARGEST_BATCH = 256


class Done(msgspec.Struct, frozen=True, gc=False):
    outcome: Any


class Failed(msgspec.Struct, frozen=True, gc=False):
    fault: BaseException


class QueuedWork(Generic[T]):
    """Work for the writer, and the future of its caller."""

    def __init__(
        self, work: Work[T], waiting: asyncio.Future[T], usual: Append | None, *, is_alone: bool
    ) -> None:
        self.work = work
        self.waiting = waiting
        self.usual = usual  # what the work is, if it can be done together with others
        self.is_alone = is_alone  # outside of any transaction

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
        self.queue: SimpleQueue[QueuedWork[Any] | None] = SimpleQueue()
        self.is_open = True
        self.transactions = 0
        self.thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self.thread.start()

    async def do(self, work: Work[T], *, usual: Append | None = None, alone: bool = False) -> T:
        """Done and durable when this returns. If the caller is cancelled the work is done nevertheless."""
        if not self.is_open:
            raise StoreUnavailable("closed")
        waiting: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(QueuedWork(work, waiting, usual, is_alone=alone))
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
            batch, is_last = self._queued()
            shared = [item for item in batch if not item.is_alone]
            if shared:
                self._answer(shared, self._commit(shared))
            for item in batch:
                if item.is_alone:
                    self._answer([item], [self._do_alone(item)])
            if is_last:
                return

    def _queued(self) -> tuple[list[QueuedWork[Any]], bool]:
        """Wait for an item, then take all that are queued; and whether it is time to end."""
        batch: list[QueuedWork[Any]] = []
        item = self.queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == LARGEST_BATCH:
                return batch, False
            try:
                item = self.queue.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[QueuedWork[Any]]) -> list[Done | Failed]:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            results = self._together(batch) or [self._attempt(item) for item in batch]
            self.connection.execute("COMMIT")
            self.transactions += 1
            return results
        except apsw.Error as fault:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return [Failed(fault_of(fault, self.file)) for _ in batch]

    def _together(self, batch: list[QueuedWork[Any]]) -> list[Done | Failed]:
        """All at once, if all are usual appends and nothing is wrong with any; otherwise nothing is done."""
        appends = [item.usual for item in batch if item.usual is not None]
        if len(appends) < len(batch):
            return []
        try:
            if append_together(self.connection, appends):
                return [Done(None)] * len(batch)
        except Exception:
            if not self.connection.in_transaction:
                raise
        self.connection.execute("ROLLBACK")
        self.connection.execute("BEGIN IMMEDIATE")
        return []

    def _do_alone(self, item: QueuedWork[Any]) -> Done | Failed:
        try:
            return Done(item.work(self.connection))
        except apsw.Error as fault:
            return Failed(fault_of(fault, self.file))

    def _attempt(self, item: QueuedWork[Any]) -> Done | Failed:
        self.connection.execute("SAVEPOINT item")
        try:
            outcome = item.work(self.connection)
        except Exception as fault:
            # A full disk ends the whole transaction, with all items in it.
            if isinstance(fault, apsw.Error) and not self.connection.in_transaction:
                raise
            self.connection.execute("ROLLBACK TO item")
            self.connection.execute("RELEASE item")
            return Failed(fault_of(fault, self.file) if isinstance(fault, apsw.Error) else fault)
        self.connection.execute("RELEASE item")
        return Done(outcome)

    def _answer(self, batch: list[QueuedWork[Any]], results: list[Done | Failed]) -> None:
        def settle() -> None:
            for item, result in zip(batch, results, strict=True):
                item.settle(result)

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(settle)
