"""Jobs: long work as a name and bytes, so that it can run in this process, in another, or elsewhere."""

from collections.abc import Callable
from concurrent.futures import Future
from importlib import import_module
from typing import NamedTuple, Protocol

#: What a submitted job is known by. It ends with the bytes of the answer, or fails with one of the faults
#: below. `cancel()` works until then, on running work too; `asyncio.wrap_future` makes it awaitable.
Ticket = Future[bytes]


class Job(NamedTuple):
    """Work without side effects: the same payload gives the same answer, so it may be done again."""

    work: str  # `package.module:function`; the function takes the payload and returns the answer
    payload: bytes
    seconds: float | None = None  # how long it may run, once it has begun
    tries: int = 1  # more than one where nobody waits for the answer: a lost worker is then no failure


class JobFault(Exception):
    """A job that brings no answer."""


class WorkerLost(JobFault):
    """Its worker ended or was killed in the middle of the work."""


class TimedOut(JobFault):
    """It ran longer than it may."""


class JobFailed(JobFault):
    """It raised an exception, whose traceback is told."""


class Closed(JobFault):
    """It came after its workers were closed."""


class Workers(Protocol):
    """Somebody who does jobs."""

    size: int  # how many jobs run at once beside the caller's own work

    def submit(self, job: Job) -> Ticket:
        """Take a job on; jobs are begun in the order in which they came. Raises Closed after `close`."""
        ...

    def close(self) -> None:
        """Stop at once: what is not done is cancelled, and no process is left behind."""
        ...


def work_named(name: str) -> Callable[[bytes], bytes]:
    """The function with this name, `package.module:function`."""
    module, _, function = name.partition(":")
    found: Callable[[bytes], bytes] = getattr(import_module(module), function)
    return found
