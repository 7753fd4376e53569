"""The build in the background: one sentence if something is missing or fails; it ends with the game."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.house.places import ROOT
from tools import background_build, c_compiler
from tools.c_compiler import missing


def test_nothing_is_missing_where_compiler_and_headers_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(c_compiler, "has_headers", lambda: True)

    assert missing() is None


@pytest.mark.parametrize(
    ("there", "headers", "expected"),
    [("", True, "compiler"), ("", False, "both"), ("clang", False, "headers"), ("clang", True, None)],
)
def test_any_usual_compiler_will_do(
    monkeypatch: pytest.MonkeyPatch, there: str, headers: bool, expected: str | None
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("shutil.which", lambda name: name if name == there else None)
    monkeypatch.setattr(c_compiler, "has_headers", lambda: headers)

    assert missing() == expected


def test_a_compiler_that_was_chosen_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -m64")

    assert c_compiler.c_compiler() is None


def test_headers_are_looked_for_where_this_python_keeps_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    assert not c_compiler.has_headers()

    (tmp_path / "Python.h").touch()
    assert c_compiler.has_headers()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("lacking", ["compiler", "headers", "both"])
def test_one_sentence_says_what_is_slower_and_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, lacking: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(background_build, "fitting_build", lambda: None)
    monkeypatch.setattr(background_build, "missing", lambda: lacking)

    background_build.main(os.getpid())

    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert ("gcc" in told) == (lacking != "headers")
    assert ("python3-dev" in told) == (lacking != "compiler")


def test_where_there_is_a_build_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(background_build, "fitting_build", object)

    background_build.main(os.getpid())

    assert capsys.readouterr().err == ""


def start_build(pid: int, make: str, folder: Path) -> subprocess.Popen[str]:
    """A build by a fake `make`, which runs this line of shell."""
    program = folder / "make"
    program.write_text(f"#!/bin/sh\n{make}\n")
    program.chmod(0o755)
    script = (
        "import pathlib, sys; from tools import background_build;"
        "background_build.LOG = pathlib.Path(sys.argv[1]); background_build.build(int(sys.argv[2]))"
    )
    return subprocess.Popen(
        [sys.executable, "-c", script, str(folder / "log"), str(pid)],
        cwd=ROOT,
        env=os.environ | {"PATH": f"{folder}:{os.environ['PATH']}", "LC_ALL": "en"},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def test_a_build_that_fails_is_told_with_its_log(tmp_path: Path) -> None:
    building = start_build(os.getpid(), "echo no memory; exit 1", tmp_path)

    told = building.communicate(timeout=60)[1]

    assert told.count("\n") == 1
    assert f"The compiled build failed ({tmp_path / 'log'} says why)" in told
    assert (tmp_path / "log").read_text() == "no memory\n"


def test_a_build_that_succeeds_says_nothing(tmp_path: Path) -> None:
    assert start_build(os.getpid(), "exit 0", tmp_path).communicate(timeout=60)[1] == ""


def test_a_build_ends_with_the_game(tmp_path: Path) -> None:
    game = subprocess.Popen([sys.executable, "-c", ""])
    game.wait()

    building = start_build(game.pid, "sleep 600", tmp_path)

    assert building.communicate(timeout=60)[1] == ""
    assert building.returncode < 0
