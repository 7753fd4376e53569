"""Running tests in a fork. The results are written to a file test by test, because a fork may die:
a timer kills a fork whose test never ends."""

import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from typing import IO

import msgspec

CPU_SECONDS = 2.0  # for a test, in addition to ten times what it usually takes
WALL_SECONDS = 60  # likewise, for a test that waits for ever
MAX_MEMORY = 4_000_000_000  # bytes; an endless loop may allocate


class RunResult(msgspec.Struct, frozen=True):
    """A test and its result; without `seconds` the test has begun and not ended."""

    test: str
    failed: bool
    seconds: float | None = None


class ForkLog(msgspec.Struct, frozen=True):
    """The tests that a fork ran, whether it came to its end, and what failed outside the tests."""

    ran: list[RunResult]
    complete: bool
    fault: str = ""


class Fork:
    """A child process that runs tests; `number` is its process id."""

    def __init__(self, work: Callable[[], Iterator[RunResult]]) -> None:
        self.file: IO[bytes] = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115
        sys.stdout.flush()
        sys.stderr.flush()
        self.number = os.fork()
        if self.number == 0:
            self.run_child(work)

    def run_child(self, work: Callable[[], Iterator[RunResult]]) -> None:
        """Everything that the child does."""
        try:
            discard_output()
            limit_memory()
            for ran in work():
                self.file.write(msgspec.json.encode(ran) + b"\n")
            self.file.write(b'"complete"\n')
        except BaseException:
            self.file.write(msgspec.json.encode(traceback.format_exc(limit=-3)) + b"\n")
        finally:
            os._exit(0)

    def log(self) -> ForkLog:
        """What the fork wrote. A test that has only begun killed the fork: it counts as failed."""
        self.file.seek(0)
        ran: dict[str, RunResult] = {}
        notes: list[str] = []
        for line in self.file.read().splitlines():
            value = msgspec.json.decode(line, type=RunResult | str)
            if isinstance(value, RunResult):
                ran[value.test] = value
            else:
                notes.append(value)
        self.file.close()
        fault = "".join(note for note in notes if note != "complete")
        return ForkLog(list(ran.values()), "complete" in notes, fault)


def discard_output() -> None:
    """Send the output of tests to /dev/null."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def limit_memory() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, most))


def limit_time(usual: float) -> None:
    """Kill this process if a test takes much longer than usual, in CPU or in wall time."""
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS + 10 * usual)
    signal.setitimer(signal.ITIMER_REAL, WALL_SECONDS + 10 * usual)


def no_limit() -> None:
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.setitimer(signal.ITIMER_REAL, 0)
