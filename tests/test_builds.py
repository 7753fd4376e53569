"""Which build runs: a compiled one if it is complete, and made from these sources by this Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from intriga import builds
from intriga.builds import STAMP, Finder, digest_of, fitting_build, suffix

SOURCES = ["intriga/__init__.py", "intriga/builds.py"]


def build_in(folder: Path, **other: Any) -> Path:
    """A build that fits, but for what is said otherwise."""
    stamp = {
        "modules": {"intriga.kernel.seats": "intriga/kernel/seats.so"},
        "sources": SOURCES,
        "digest": digest_of(SOURCES),
        "python": suffix(),
    }
    folder.mkdir()
    (folder / STAMP).write_text(json.dumps(stamp | other))
    return folder


def test_a_build_of_these_sources_fits(tmp_path: Path) -> None:
    folder = build_in(tmp_path / "one")

    found = fitting_build(tmp_path)

    assert found is not None
    assert found.folder == folder


@pytest.mark.parametrize(
    "other",
    [
        {"digest": "of older sources"},
        {"sources": [*SOURCES, "intriga/module_that_is_gone.py"]},
        {"python": ".cpython-39-other.so"},
        {"something": "of another version of the stamp"},
    ],
)
def test_any_other_build_does_not(tmp_path: Path, other: dict[str, Any]) -> None:
    build_in(tmp_path / "one", **other)

    assert fitting_build(tmp_path) is None


def test_a_build_that_is_not_complete_is_not_seen(tmp_path: Path) -> None:
    (tmp_path / "one" / "intriga").mkdir(parents=True)
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / STAMP).write_text("{")

    assert fitting_build(tmp_path) is None
    assert fitting_build(tmp_path / "nothing") is None


def test_sources_that_changed_after_this_process_began_are_not_those_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_in(tmp_path / "one")
    found = fitting_build(tmp_path)
    assert found is not None

    assert found.is_older_than_this_process()
    monkeypatch.setattr(builds, "STARTED", 0.0)
    assert not found.is_older_than_this_process()


def test_only_compiled_modules_are_found(tmp_path: Path) -> None:
    build_in(tmp_path / "one")
    build = fitting_build(tmp_path)
    assert build is not None
    finder = Finder(build)

    found = finder.find_spec("intriga.kernel.seats")

    assert found is not None
    assert found.origin == str(tmp_path / "one" / "intriga" / "kernel" / "seats.so")
    assert finder.find_spec("intriga.kernel.match") is None


def test_a_choice_that_there_is_not_is_refused() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "import intriga"],
        env=os.environ | {builds.CHOICE: "fast"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert ran.returncode == 1
    assert "INTRIGA_BUILD is 'fast'; it can be pure or compiled" in ran.stderr


def test_the_tests_run_the_sources() -> None:
    assert builds.running() == builds.PURE
