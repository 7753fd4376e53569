"""Compiled and uncompiled play are the same at every position, bots and re-dealt worlds included."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from intriga import builds
from intriga.games.shelf import game_ids

DOSES = {"masti": 10_000}
USUAL_DOSE = 250  # games that take long uncompiled


def start(game: str, games: int, build: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(Path(__file__).with_name("lockstep.py")), game, str(games), "1"]
    surroundings = os.environ | {builds.CHOICE: build}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", game_ids())
def test_compiled_and_interpreted_games_agree_at_every_position(game: str) -> None:
    games = DOSES.get(game, USUAL_DOSE)
    compiled, interpreted = start(game, games, builds.COMPILED), start(game, games, builds.PURE)

    first, *ours = compiled.communicate()[0].split()
    second, *theirs = interpreted.communicate()[0].split()

    assert (first, second) == ("compiled", "interpreted")
    assert len(ours) == games
    assert ours == theirs
