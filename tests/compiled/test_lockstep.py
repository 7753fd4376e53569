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
TABLES = 12  # of each game, whose readers are told everything
MOVES = 150


def start(script: str, game: str, games: int, last: int, build: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(Path(__file__).with_name(script)), game, str(games), str(last)]
    surroundings = os.environ | {builds.CHOICE: build}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", game_ids())
def test_compiled_and_interpreted_games_agree_at_every_position(game: str) -> None:
    games = DOSES.get(game, USUAL_DOSE)
    compiled = start("lockstep.py", game, games, 1, builds.COMPILED)
    interpreted = start("lockstep.py", game, games, 1, builds.PURE)

    first, *ours = compiled.communicate()[0].split()
    second, *theirs = interpreted.communicate()[0].split()

    assert (first, second) == ("compiled", "interpreted")
    assert len(ours) == games
    assert ours == theirs


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", [*game_ids(), "_tiny", "_rough"])
def test_compiled_and_interpreted_tables_tell_everybody_the_same(game: str) -> None:
    """In the course of matches, with votes and undo, and after the tables were read from their rows."""
    compiled = start("told.py", game, TABLES, MOVES, builds.COMPILED)
    interpreted = start("told.py", game, TABLES, MOVES, builds.PURE)

    first, *ours = compiled.communicate()[0].split()
    second, *theirs = interpreted.communicate()[0].split()

    assert (first, second) == (builds.COMPILED, builds.PURE)
    assert len(ours) == TABLES
    assert ours == theirs
