"""A pool of spawned processes. A worker that is lost, timed out or cancelled is killed and replaced, without
an effect on the others."""

import atexit
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock
from types import TracebackType
from typing import final

from intriga.workers.jobs import Job, Ticket, WorkersClosed
from intriga.workers.supervisor import QueuedJob, Supervisor, WorkerSettings

MOST_JOBS = 1000
MOST_MEMORY = 512 * 2**20
WAKE_UP = Job("", b"")  # wakes up a supervisor that waits for a job


@final
class Pool:
    """Workers in `size` processes."""

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
        self.queue: SimpleQueue[QueuedJob | None] = SimpleQueue()
        settings = WorkerSettings(modules, most_jobs, most_memory, tap)
        self.supervisors = [Supervisor(settings, self.queue) for _ in range(size)]
        atexit.register(self.close)

    def submit(self, job: Job) -> Ticket:
        ticket = Ticket()
        ticket.add_done_callback(notify_waiters)
        with self.lock:
            if self.closed:
                raise WorkersClosed("these workers are closed")
            self.queue.put(QueuedJob(job, ticket))
        return ticket

    def hurry(self, ticket: Ticket) -> None:
        for supervisor in self.supervisors:
            supervisor.hurry(ticket)

    def builds(self) -> set[str]:
        """The builds that the processes run; empty while they are being started."""
        return {supervisor.build for supervisor in self.supervisors} - {""}

    def renew(self) -> None:
        """Replace every process, after its running job, by one that runs the newest build."""
        with self.lock:
            if self.closed:
                return
            for supervisor in self.supervisors:
                supervisor.renew()
                self.queue.put(QueuedJob(WAKE_UP, cancelled_ticket()))

    def close(self) -> None:
        with self.lock:
            self.closed = True
        atexit.unregister(self.close)
        while (queued := self.next_queued()) is not None:
            queued.ticket.cancel()
        for supervisor in self.supervisors:
            self.queue.put(None)
            supervisor.close()
        for supervisor in self.supervisors:
            supervisor.thread.join()

    def next_queued(self) -> QueuedJob | None:
        try:
            return self.queue.get_nowait()
        except Empty:
            return None

    def __enter__(self) -> "Pool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def cancelled_ticket() -> Ticket:
    ticket = Ticket()
    ticket.cancel()
    return ticket


def notify_waiters(ticket: Ticket) -> None:
    """`concurrent.futures.wait` notices a cancelled future only after this call."""
    if ticket.cancelled():
        ticket.set_running_or_notify_cancel()
