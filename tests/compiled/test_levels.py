"""Compiled bots play whole games: what compiled code does not take shows only where it is reached."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from intriga import builds
from intriga.games.shelf import find_game, game_ids
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.refusals import Malformed

PROGRAM = "import sys; from intriga.cli import main; sys.exit(main())"
GAMES = 2


def seatings(game_id: str) -> list[tuple[int, str]]:
    """The fewest players, without an option and with each value of each option that they may choose."""
    game = find_game(game_id)
    players = min(game.players)
    found = [(players, "")]
    for option in game.options:
        for value in option.values:
            try:
                chosen_options(game, players, {option.name: value})
            except Malformed:
                continue
            found.append((players, f"{option.name}={value}"))
    return list(dict.fromkeys(found))


ALL = [(game, *seating) for game in game_ids() for seating in seatings(game)]


def simulated(game: str, players: int, option: str, level: str) -> subprocess.CompletedProcess[str]:
    command = ["simulate", game, "--players", str(players), "--games", str(GAMES), "--bots", level]
    command += ["--option", option] if option else []
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *command],
        env=os.environ | {builds.CHOICE: builds.COMPILED},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("game", "players", "option"), ALL)
def test_compiled_regulars_play_to_the_end(game: str, players: int, option: str) -> None:
    ran = simulated(game, players, option, "regular")

    assert (0, "") == (ran.returncode, ran.stderr)
    assert f"{GAMES} games" in ran.stdout


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("level", ["novice", "expert:4"])
def test_compiled_bots_of_every_level_play_to_the_end(game: str, level: str) -> None:
    ran = simulated(game, min(find_game(game).players), "", level)

    assert (0, "") == (ran.returncode, ran.stderr)
    assert f"{GAMES} games" in ran.stdout
