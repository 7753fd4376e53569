"""The proof: each place that carries a clause is taken out of action, and a test of the clause must fail."""

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
from intriga.proving.plan import ANSWERS, PLAN, Answer, Plan, Target

NO_TESTS = 5  # exit code of pytest

#: Called after each place: how many are done, how many there are, which one it was.
Progress = Callable[[int, int, str], None]


class Unproved(msgspec.Struct, frozen=True):
    """The tests of this clause pass although the function does nothing."""

    id: str
    function: str


def prove(
    package: str, folder: Path, tests: Path, marks: MarksInCode, progress: Progress, jobs: int = 2
) -> list[Unproved]:
    """What is unproved in the game that is this package, lies in this folder and has these tests."""
    targets = [Target(place, clauses) for place, clauses in marks.carried.items()]
    unproved: list[Unproved] = []
    for done, line in enumerate(answers(Plan(package, targets, jobs), folder, tests), start=1):
        answer = msgspec.json.decode(line, type=Answer)
        if answer.fault or answer.place is None:
            raise Malformed(f"nothing can be proved: {answer.fault}")
        progress(done, len(targets), answer.place.where)
        unproved += [Unproved(clause, answer.place.where) for clause in answer.unproved]
    return sorted(unproved, key=lambda row: (row.id, row.function))


def refuse_what_cannot_prove(folder: Path) -> None:
    """The proof changes functions while they run: it needs them uncompiled, and it needs pytest and forks."""
    for suffix in importlib.machinery.EXTENSION_SUFFIXES:
        if any(folder.rglob(f"*{suffix}")):
            raise Malformed("the proof needs the uncompiled rules; these are compiled")
    if importlib.util.find_spec("pytest") is None:
        raise Malformed("the proof runs the tests and needs pytest, which is not installed here")
    if not hasattr(os, "fork"):
        raise Malformed("the proof needs a system that can fork processes")


def answers(plan: Plan, folder: Path, tests: Path) -> Iterator[bytes]:
    """Run pytest with our plugin beside this process; the lines that it answers."""
    with tempfile.TemporaryDirectory() as room:
        (Path(room) / "plan").write_bytes(msgspec.json.encode(plan))
        pipe = os.pipe()
        surroundings = os.environ | {
            PLAN: str(Path(room) / "plan"),
            ANSWERS: str(pipe[1]),
            builds.CHOICE: builds.PURE,
            "PYTHONPATH": search_path(plan.package, folder),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(Path(room) / "hypothesis"),
            "TMPDIR": room,
        }
        with (Path(room) / "said").open("w+b") as said:
            yield from lines_of([*pytest_command(), str(tests)], surroundings, tests.parent, said, pipe)


def lines_of(
    command: list[str], surroundings: dict[str, str], folder: Path, said: IO[bytes], pipe: tuple[int, int]
) -> Iterator[bytes]:
    """Start a command that answers by this pipe; if it fails, what it said is the fault."""
    reading, writing = pipe
    with (
        subprocess.Popen(
            command, env=surroundings, stdout=said, stderr=said, pass_fds=[writing], cwd=folder
        ) as child,
        os.fdopen(reading, "rb") as lines,
    ):
        os.close(writing)
        yield from lines
    if child.returncode not in (0, NO_TESTS):
        said.seek(0)
        tail = said.read().decode("utf-8", "replace").strip().splitlines()[-12:]
        raise Malformed("the tests cannot be run: " + " ".join(tail))


def pytest_command() -> list[str]:
    options = ["-p", "intriga.proving.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    # Our own clock ends tests; the one of pytest-timeout would reset it.
    return [sys.executable, "-m", "pytest", *options, "-o", "timeout=0", "--capture=no", "--tb=short", "-q"]


def search_path(package: str, folder: Path) -> str:
    """The uncompiled package first, then what this process was given."""
    root = folder.parents[package.count(".")]
    return os.pathsep.join([str(root), *filter(None, [os.environ.get("PYTHONPATH")])])
