"""Runs of some tests in a fork. What happened is written down test by test, because a fork may die:
a test that computes for ever is ended by the clock of the process."""

import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from typing import IO

import msgspec

SECONDS = 2.0  # of computing for a test, beside ten times what it usually takes
WAITING = 60  # seconds of the clock on the wall, for a test that neither computes nor ends
MEMORY = 4_000_000_000  # bytes; an endless loop may collect things


class Ran(msgspec.Struct, frozen=True):
    """A test and what came of it; without seconds it has begun and not ended."""

    test: str
    failed: bool
    seconds: float | None = None


class Log(msgspec.Struct, frozen=True):
    """All that a fork did, whether it came to its end, and what broke outside the tests."""

    ran: list[Ran]
    complete: bool
    fault: str = ""


class Fork:
    """A child that runs tests; `number` is its process."""

    def __init__(self, work: Callable[[], Iterator[Ran]]) -> None:
        self.file: IO[bytes] = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115
        sys.stdout.flush()
        sys.stderr.flush()
        self.number = os.fork()
        if self.number == 0:
            self.live(work)

    def live(self, work: Callable[[], Iterator[Ran]]) -> None:
        """The whole life of the child."""
        try:
            be_quiet()
            limit_memory()
            for ran in work():
                self.file.write(msgspec.json.encode(ran) + b"\n")
            self.file.write(b'"complete"\n')
        except BaseException:
            self.file.write(msgspec.json.encode(traceback.format_exc(limit=-3)) + b"\n")
        finally:
            os._exit(0)

    def log(self) -> Log:
        """What is written down. A test that has only begun made the fork die: it failed."""
        self.file.seek(0)
        ran: dict[str, Ran] = {}
        words: list[str] = []
        for line in self.file.read().splitlines():
            thing = msgspec.json.decode(line, type=Ran | str)
            if isinstance(thing, Ran):
                ran[thing.test] = thing
            else:
                words.append(thing)
        self.file.close()
        fault = "".join(word for word in words if word != "complete")
        return Log(list(ran.values()), "complete" in words, fault)


def be_quiet() -> None:
    """The output of tests goes nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def limit_memory() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))


def limit_time(usual: float) -> None:
    """The process dies if it computes much longer than usual, or stands still."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS + 10 * usual)
    signal.setitimer(signal.ITIMER_REAL, WAITING + 10 * usual)


def no_limit() -> None:
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.setitimer(signal.ITIMER_REAL, 0)
