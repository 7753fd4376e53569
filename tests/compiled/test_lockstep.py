"""Compiled and uncompiled play are the same at every position, bots and re-dealt worlds included."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from intriga.games.shelf import game_ids

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
GAMES = 10_000


def start(game: str, package: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, str(Path(__file__).with_name("lockstep.py")), game, str(GAMES), "1"]
    surroundings = os.environ | {"PYTHONPATH": str(package)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", game_ids())
def test_compiled_and_interpreted_games_agree_at_every_position(game: str) -> None:
    assert COMPILED.is_dir(), "build/compiled is missing: `make build` makes it"
    compiled, interpreted = start(game, COMPILED), start(game, ROOT / "src")

    first, *ours = compiled.communicate()[0].split()
    second, *theirs = interpreted.communicate()[0].split()

    assert (first, second) == ("compiled", "interpreted")
    assert len(ours) == GAMES
    assert ours == theirs
