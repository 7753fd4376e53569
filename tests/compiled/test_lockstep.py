"""Compiled and uncompiled play are the same at every position, bots and re-dealt worlds included."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from intriga.games.shelf import game_ids

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
DOSES = {"masti": 10_000}
USUAL_DOSE = 250  # games that take long uncompiled


def start(game: str, games: int, package: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, str(Path(__file__).with_name("lockstep.py")), game, str(games), "1"]
    surroundings = os.environ | {"PYTHONPATH": str(package)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", game_ids())
def test_compiled_and_interpreted_games_agree_at_every_position(game: str) -> None:
    assert COMPILED.is_dir(), "build/compiled is missing: `make build` makes it"
    games = DOSES.get(game, USUAL_DOSE)
    compiled, interpreted = start(game, games, COMPILED), start(game, games, ROOT / "src")

    first, *ours = compiled.communicate()[0].split()
    second, *theirs = interpreted.communicate()[0].split()

    assert (first, second) == ("compiled", "interpreted")
    assert len(ours) == games
    assert ours == theirs
