"""The worker's end of the pipe: what a spawned process does until its parent closes the pipe."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from traceback import format_exc

from intriga import builds
from intriga.workers.jobs import Flag, JobFailed, do_leftovers, watch_for_hurry, work_named

READY = b"ready "  # followed by the build that runs
BEGUN = b"begun"
DONE = b"+"
FAILED = b"-"


def frame_of(work: str, payload: bytes) -> bytes:
    """Exactly what is sent to a worker: the name of the function, a newline, the payload."""
    return work.encode() + b"\n" + payload


def serve(pipe: Connection, modules: tuple[str, ...], hurried: Flag) -> None:
    """Answer frames until the pipe is closed."""
    ignore_interrupts()
    watch_for_hurry(hurried)
    Thread(target=end_with_parent, daemon=True).start()
    for module in modules:
        import_module(module)
    try:
        pipe.send_bytes(READY + builds.running().encode())
        while True:
            frame = pipe.recv_bytes()
            pipe.send_bytes(BEGUN)
            pipe.send_bytes(answer_to(frame))
            do_leftovers()
    except (EOFError, OSError):
        return  # the parent has closed the pipe


def answer_to(frame: bytes) -> bytes:
    work, _, payload = frame.partition(b"\n")
    try:
        return DONE + work_named(work.decode())(payload)
    except Exception:
        return FAILED + format_exc().encode()


def read_answer(answer: bytes) -> bytes:
    """What the function returned; JobFailed if it raised."""
    if answer[:1] == FAILED:
        raise JobFailed(answer[1:].decode())
    return answer[1:]


def read_ready(said: bytes) -> str:
    """The build that a worker runs, from its first message."""
    return said.removeprefix(READY).decode()


def end_with_parent() -> None:
    """Exit as soon as the parent process has ended."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


# ── Ctrl-C goes to every process of a terminal; only the parent handles it ──


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that is started inside cannot be interrupted before it ignores interrupts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
