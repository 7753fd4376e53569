"""Jobs: long work as a function's name and bytes, so that it can run in any process."""

from collections.abc import Callable
from concurrent.futures import Future
from importlib import import_module
from typing import NamedTuple, Protocol

#: The future of a submitted job: the bytes of the answer, or one of the errors below.
#: `cancel()` also works while the job is running; `asyncio.wrap_future` makes it awaitable.
Ticket = Future[bytes]


class Job(NamedTuple):
    """Work without side effects: the same payload gives the same answer, so that it can be retried."""

    work: str  # `package.module:function`; the function takes the payload and returns the answer
    payload: bytes
    seconds: float | None = None  # how long it may run, once it has begun
    tries: int = 1  # how often it is tried if its worker is lost; more than one if the answer is not urgent


class JobError(Exception):
    """A job has no answer."""


class WorkerLost(JobError):
    """Its worker ended or was killed while it ran."""


class TimedOut(JobError):
    """It ran too long."""


class JobFailed(JobError):
    """It raised an exception; the message is the traceback."""


class WorkersClosed(JobError):
    """It was submitted after its workers were closed."""


class Workers(Protocol):
    """Something that runs jobs."""

    size: int  # how many jobs run in parallel; 0 if the caller's thread runs them

    def submit(self, job: Job) -> Ticket:
        """Queue a job; jobs start in this order. Raises WorkersClosed after `close`."""
        ...

    def hurry(self, ticket: Ticket) -> None:
        """Tell the job of this ticket, if it runs, to end with what it has (`is_hurried`)."""
        ...

    def close(self) -> None:
        """Stop at once: unfinished jobs are cancelled, and no process is left behind."""
        ...


#: What a job leaves to be done when its answer has been sent, the last first.
_leftovers: list[Callable[[], object]] = []


def after_answer(leftover: Callable[[], object]) -> None:
    """Have the present job's worker call this when the answer has been sent and nobody waits any more."""
    _leftovers.append(leftover)


def do_leftovers() -> None:
    while _leftovers:
        _leftovers.pop()()


class Flag(Protocol):
    """A truth that another process may set."""

    value: bool


#: The flag of this process, if it is a worker.
_hurry: list[Flag] = []


def watch_for_hurry(flag: Flag) -> None:
    _hurry[:] = [flag]


def is_hurried() -> bool:
    """Whether the present job is to end with what it has; for work that can."""
    return bool(_hurry) and _hurry[0].value


def work_named(name: str) -> Callable[[bytes], bytes]:
    """The function with this name, `package.module:function`."""
    module, _, function = name.partition(":")
    found: Callable[[bytes], bytes] = getattr(import_module(module), function)
    return found
