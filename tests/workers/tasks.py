"""Work for the workers of the tests: each is found by its name in a spawned process."""

from __future__ import annotations

import os
import signal
from hashlib import blake2b
from pathlib import Path
from time import sleep

from intriga.workers.jobs import after_answer, is_hurried

HERE = "tests.workers.tasks"
KEPT: list[bytes] = []


def echo(payload: bytes) -> bytes:
    return payload


def digest(payload: bytes) -> bytes:
    return blake2b(payload, digest_size=16).digest()


def who(_: bytes) -> bytes:
    return str(os.getpid()).encode()


def fail(payload: bytes) -> bytes:
    raise LookupError(payload.decode())


def tidy_up_later(payload: bytes) -> bytes:
    """Answer at once, and write the file that the payload names when the answer has been sent."""
    path = Path(os.fsdecode(payload))
    after_answer(lambda: path.write_text("second"))
    after_answer(lambda: path.write_text("first"))
    return str(path.exists()).encode()


def die(_: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def sleep_long(payload: bytes) -> bytes:
    """Works for minutes; says in a file, if one is named, which process it is in."""
    if payload:
        tell(Path(payload.decode()), os.getpid())
    sleep(300)
    return b""


def work_until_hurried(payload: bytes) -> bytes:
    """Counts for minutes; says in a file which process it is in. Hurried, it says so."""
    tell(Path(payload.decode()), os.getpid())
    for _ in range(30_000):
        if is_hurried():
            return b"hurried"
        sleep(0.01)
    return b"in peace"


def die_once(payload: bytes) -> bytes:
    """The first worker that does this is lost; the next finds the file and answers."""
    path = Path(payload.decode())
    if not path.exists():
        tell(path, os.getpid())
        die(b"")
    return path.read_bytes()


def keep(payload: bytes) -> bytes:
    """Never gives back the memory it took; tells how much it holds."""
    KEPT.append(b"x" * int(payload))
    return str(len(KEPT)).encode()


def handles_interrupts(_: bytes) -> bytes:
    """An interrupt, as Ctrl-C sends it to every process of a terminal."""
    os.kill(os.getpid(), signal.SIGINT)
    return b"still here"


def tell(path: Path, number: int) -> None:
    part = path.with_suffix(".part")
    part.write_text(str(number), "ascii")
    part.replace(path)
