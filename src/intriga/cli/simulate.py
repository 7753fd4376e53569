"""`intriga simulate`: many games between bots, counted."""

import sys
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from intriga.bots.intervals import estimate
from intriga.bots.series import Series, Tally, empty_tally, play_all
from intriga.cli.common import (
    WHOLE,
    AsJson,
    Bots,
    GameName,
    OptionsGiven,
    PackFolder,
    Players,
    Seed,
    at_least,
    print_json,
    read_levels,
    read_options,
)
from intriga.games.shelf import find_game, pack_of
from intriga.kernel.contract import chosen_options

DIGITS = 6


def simulate(
    game: GameName,
    /,
    *,
    players: Players,
    option: OptionsGiven = None,
    games: Annotated[int, WHOLE, Parameter(help="How many games.")] = 100,
    seed: Seed = 1,
    bots: Bots = "random",
    pack: PackFolder = None,
    jobs: Annotated[int, WHOLE, Parameter(help="How many processes; the result does not depend on it.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count who wins, with what score, and how the games end.

    A win of several seats counts in equal parts for each of them.
    In team games a seat's score is its team's.
    """
    at_least(1, "games", games)
    at_least(1, "jobs", jobs)
    found = find_game(game)
    options = chosen_options(found, players, read_options(option))
    series = Series(game, players, options, read_levels(found, players, bots), seed, pack)
    pack_of(game, pack)
    began = perf_counter()
    tally = played(series, games, jobs)
    report = report_of(series, tally, perf_counter() - began)
    if as_json:
        print_json(report)
    else:
        show(series, report)


def played(series: Series, games: int, jobs: int) -> Tally:
    """All games, with a progress bar on a terminal."""
    tally = empty_tally(series)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(series.game, total=games)
        for stretch in play_all(series, games, jobs):
            tally.add(stretch)
            bar.update(task, completed=tally.games)
    return tally


def report_of(series: Series, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": series.game,
        "players": series.players,
        "options": series.options,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "wins": [float(wins) for wins in tally.wins],
        "success": tally.successes / tally.judged if tally.judged else None,
        **({"success_interval": success_interval(tally)} if tally.judged else {}),
        "mean_score": [score / tally.games for score in tally.scores],
        "endings": dict(sorted(tally.endings.items())),
    }


def success_interval(tally: Tally) -> tuple[float, float]:
    """The 95 % interval of the share of games that were won together."""
    lost = tally.judged - tally.successes
    found = estimate([1.0] * tally.successes + [0.0] * lost)
    return round(found.low, DIGITS), round(found.high, DIGITS)


def show(series: Series, report: dict[str, Any]) -> None:
    """The report as a table."""
    games = report["games"]
    table = Table("seat", "bot", "wins", "share", "mean score")
    for seat, wins in enumerate(report["wins"]):
        level = series.levels[seat] if seat < series.players else "scripted"
        mean = report["mean_score"][seat]
        table.add_row(str(seat), level, f"{wins:.1f}", f"{wins / games:.1%}", f"{mean:.2f}")
    console = Console(emoji=False)
    console.print(heading(series), highlight=False)
    console.print(table)
    if report["success"] is not None:
        low, high = report["success_interval"]
        console.print(
            f"won together: {report['success']:.1%} (95 %: {low:.1%} to {high:.1%})", highlight=False
        )
    endings = ", ".join(f"{reason} {count}" for reason, count in report["endings"].items())
    console.print(f"endings: {endings}")
    console.print(f"{games} games, {report['decisions']} decisions in {report['seconds']:.1f} s")


def heading(series: Series) -> str:
    chosen = "".join(f", {name}={value}" for name, value in series.options.items())
    return f"{series.game}, {series.players} players{chosen}, seed {series.seed}"
