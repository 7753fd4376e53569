"""The proof: each place that implements a clause is disabled, and a test of the clause must fail."""

import importlib.machinery
import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import msgspec

from intriga import builds
from intriga.kernel.machine.refusals import Malformed
from intriga.proving.marks_in_code import MarksInCode
from intriga.proving.plan import ANSWERS, PLAN, PlaceAnswer, Plan, Target

NO_TESTS = 5  # exit code of pytest

#: Called after each place: the number done, the total, and the place.
Progress = Callable[[int, int, str], None]


class Unproved(msgspec.Struct, frozen=True):
    """The tests of this clause pass although the function does nothing."""

    id: str
    function: str


def prove(
    package: str, folder: Path, tests: Path, marks: MarksInCode, progress: Progress, jobs: int = 2
) -> list[Unproved]:
    """The unproved clauses of the game with this package, folder and tests."""
    targets = [Target(place, clauses) for place, clauses in marks.carried.items()]
    unproved: list[Unproved] = []
    for done, line in enumerate(answers(Plan(package, targets, jobs), folder, tests), start=1):
        answer = msgspec.json.decode(line, type=PlaceAnswer)
        if answer.fault or answer.place is None:
            raise Malformed(f"nothing can be proved: {answer.fault}")
        progress(done, len(targets), answer.place.where)
        unproved += [Unproved(clause, answer.place.where) for clause in answer.unproved]
    return sorted(unproved, key=lambda row: (row.id, row.function))


def check_prerequisites(folder: Path) -> None:
    """The proof replaces the code of functions: it needs them uncompiled, and it needs pytest and forks."""
    for suffix in importlib.machinery.EXTENSION_SUFFIXES:
        if any(folder.rglob(f"*{suffix}")):
            raise Malformed("the proof needs the uncompiled rules; these are compiled")
    if importlib.util.find_spec("pytest") is None:
        raise Malformed("the proof runs the tests and needs pytest, which is not installed here")
    if not hasattr(os, "fork"):
        raise Malformed("the proof needs a system that can fork processes")


def answers(plan: Plan, folder: Path, tests: Path) -> Iterator[bytes]:
    """Run pytest with our plugin in another process; the lines that it answers."""
    with tempfile.TemporaryDirectory() as temporary:
        (Path(temporary) / "plan").write_bytes(msgspec.json.encode(plan))
        pipe = os.pipe()
        environment = os.environ | {
            PLAN: str(Path(temporary) / "plan"),
            ANSWERS: str(pipe[1]),
            builds.CHOICE: builds.PURE,
            "PYTHONPATH": search_path(plan.package, folder),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(Path(temporary) / "hypothesis"),
            "TMPDIR": temporary,
        }
        with (Path(temporary) / "output").open("w+b") as output:
            yield from lines_of([*pytest_command(), str(tests)], environment, tests.parent, output, pipe)


def lines_of(
    command: list[str], environment: dict[str, str], folder: Path, output: IO[bytes], pipe: tuple[int, int]
) -> Iterator[bytes]:
    """Start a command that answers through this pipe; if it fails, raise Malformed with its output."""
    reading, writing = pipe
    with (
        subprocess.Popen(
            command, env=environment, stdout=output, stderr=output, pass_fds=[writing], cwd=folder
        ) as child,
        os.fdopen(reading, "rb") as lines,
    ):
        os.close(writing)
        yield from lines
    if child.returncode not in (0, NO_TESTS):
        output.seek(0)
        tail = output.read().decode("utf-8", "replace").strip().splitlines()[-12:]
        raise Malformed("the tests cannot be run: " + " ".join(tail))


def pytest_command() -> list[str]:
    options = ["-p", "intriga.proving.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    # Our own timers end tests; those of pytest-timeout would reset them.
    return [sys.executable, "-m", "pytest", *options, "-o", "timeout=0", "--capture=no", "--tb=short", "-q"]


def search_path(package: str, folder: Path) -> str:
    """The root of the uncompiled package, then the PYTHONPATH of this process."""
    root = folder.parents[package.count(".")]
    return os.pathsep.join([str(root), *filter(None, [os.environ.get("PYTHONPATH")])])
