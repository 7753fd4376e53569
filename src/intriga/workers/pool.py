"""A pool of spawned processes. A worker that is lost, too slow or no longer wanted is killed and replaced;
the others do not notice."""

import atexit
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock
from types import TracebackType
from typing import final

from intriga.workers.jobs import Closed, Job, Ticket
from intriga.workers.keeper import Care, Errand, Keeper

MOST_JOBS = 1000
MOST_MEMORY = 512 * 2**20
NOTHING = Job("", b"")  # wakes a keeper that waits for a job


@final
class Pool:
    """So many processes that do jobs."""

    def __init__(
        self,
        size: int,
        *,
        modules: tuple[str, ...] = (),
        most_jobs: int = MOST_JOBS,
        most_memory: int = MOST_MEMORY,
        tap: Callable[[bytes], None] | None = None,
    ) -> None:
        self.size = size
        self.closed = False
        self.lock = Lock()
        self.errands: SimpleQueue[Errand | None] = SimpleQueue()
        care = Care(modules, most_jobs, most_memory, tap)
        self.keepers = [Keeper(care, self.errands) for _ in range(size)]
        atexit.register(self.close)

    def submit(self, job: Job) -> Ticket:
        ticket = Ticket()
        ticket.add_done_callback(tell_waiters)
        with self.lock:
            if self.closed:
                raise Closed("these workers are closed")
            self.errands.put(Errand(job, ticket))
        return ticket

    def builds(self) -> set[str]:
        """What the processes run; nothing while they are being started."""
        return {keeper.build for keeper in self.keepers} - {""}

    def renew(self) -> None:
        """Replace every process by one that chooses its build anew; what they do is done first."""
        with self.lock:
            if self.closed:
                return
            for keeper in self.keepers:
                keeper.renew()
                self.errands.put(Errand(NOTHING, nobody_waits()))

    def close(self) -> None:
        with self.lock:
            self.closed = True
        atexit.unregister(self.close)
        while (errand := self.next_waiting()) is not None:
            errand.ticket.cancel()
        for keeper in self.keepers:
            self.errands.put(None)
            keeper.close()
        for keeper in self.keepers:
            keeper.thread.join()

    def next_waiting(self) -> Errand | None:
        try:
            return self.errands.get_nowait()
        except Empty:
            return None

    def __enter__(self) -> "Pool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def nobody_waits() -> Ticket:
    ticket = Ticket()
    ticket.cancel()
    return ticket


def tell_waiters(ticket: Ticket) -> None:
    """`concurrent.futures.wait` hears of a cancelled future only by this."""
    if ticket.cancelled():
        ticket.set_running_or_notify_cancel()
