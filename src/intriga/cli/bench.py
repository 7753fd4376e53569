"""`intriga bench`: how fast the rules run on this machine."""

import platform
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from intriga import builds
from intriga.bots.levels import game_chance
from intriga.bots.series import loaded_box
from intriga.cli.common import AsJson, print_json
from intriga.games.shelf import find_game, game_ids
from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.rollout import play_out

COPIES = 1000  # copies between two readings of the clock
BUILD_TEXTS: dict[builds.Status, str] = {
    "compiled": "compiled",
    "pure": "not compiled",
    "being built": "not compiled; a compiled build is being made",
}


def bench(
    *,
    seconds: Annotated[float, Parameter(help="How long each figure is measured.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure random games and copies of a position, for each game and each number of players."""
    if not 0 < seconds <= 600:
        raise Malformed(f"--seconds must be more than 0 and at most 600, not {seconds}")
    figures = [measured(game, players, seconds) for game in game_ids() for players in find_game(game).players]
    if as_json:
        print_json({"build": build(), "python": platform.python_version(), "figures": figures})
        return
    title = f"Python {platform.python_version()}, rules and bots: {BUILD_TEXTS[build()]}"
    table = Table("game", "players", "games/s", "decisions/s", "copy (ns)", title=title)
    for row in figures:
        numbers = [f"{row[name]:,.0f}" for name in ("games_per_second", "decisions_per_second", "copy_ns")]
        table.add_row(row["game"], str(row["players"]), *numbers)
    Console().print(table)


def build() -> builds.Status:
    """Which build runs the rules here; a server started now would run its bots with it too."""
    return builds.status_of(builds.running())


def measured(game: str, players: int, seconds: float) -> dict[str, Any]:
    found = find_game(game)
    games, decisions, passed = random_games(found, players, seconds)
    return {
        "game": game,
        "players": players,
        "games_per_second": games / passed,
        "decisions_per_second": decisions / passed,
        "copy_ns": copy_time(first_position(found, players, 0)[0], seconds) * 1e9,
    }


def first_position(game: Game, players: int, number: int) -> tuple[State, Dealer]:
    dealer = Dealer(game_chance(1, number))
    options = chosen_options(game, players, {})
    return game.setup(loaded_box(game.id, None), players, options, None, dealer), dealer


def random_games(game: Game, players: int, seconds: float) -> tuple[int, int, float]:
    """Whole random games, dealing included: their number, their decisions, the time."""
    games = decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        decisions += play_out(*first_position(game, players, games))
        games += 1
    return games, decisions, perf_counter() - began


def copy_time(state: State, seconds: float) -> float:
    """The time of one copy, in seconds."""
    copies = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for _ in range(COPIES):
            state.copy()
        copies += COPIES
    return (perf_counter() - began) / copies
