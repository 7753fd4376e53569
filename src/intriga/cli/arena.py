"""`intriga arena`: bots meet on the same deals, each in every seat."""

import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from intriga.bots.arena import Arena, GameOutcome, bouts, deals_for, play_each, play_one, seatings_of
from intriga.bots.arena_file import ArenaFile
from intriga.bots.comparison import Baseline
from intriga.bots.line_ups import LineUp, is_won_together, line_ups, line_ups_of
from intriga.bots.standings import Difference, Lead, Standing, standings
from intriga.cli.common import (
    WHOLE,
    AsJson,
    GameName,
    OptionsGiven,
    PackFolder,
    Players,
    Seed,
    at_least,
    print_json,
    read_options,
)
from intriga.games.shelf import find_game, pack_of
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.refusals import Malformed

Entrants = Annotated[
    str,
    Parameter(
        help="The bots by seat, rotated through all seats: expert,regular,regular,regular."
        " Fewer bots than seats: every seating in which each of them sits."
        " In a co-operative game each is at all seats: regular,expert; or by seat: expert+regular."
    ),
]


def arena(
    game: GameName,
    /,
    *,
    players: Players,
    bots: Entrants,
    option: OptionsGiven = None,
    games: Annotated[int, WHOLE, Parameter(help="How many games, rounded up to whole deals.")] = 100,
    seed: Seed = 1,
    pack: PackFolder = None,
    jobs: Annotated[int, WHOLE, Parameter(help="How many processes; the result does not depend on it.")] = 1,
    save: Annotated[
        Path | None, Parameter(help="A file for the finished games; a stopped run continues from it.")
    ] = None,
    against: Annotated[
        Path | None, Parameter(help="A saved file: compare the first bot with that one's, deal by deal.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet on the same deals, each in every seat, and say who is stronger.

    The share of an entrant is that of one of its seats: at four seats 25 % is fair, however many it has.
    The intervals (95 %) count a deal once, however many games are played on it.
    A game that all win or lose together is played by one line-up after the other: the share is its success.
    """
    at_least(1, "games", games)
    at_least(1, "jobs", jobs)
    found = find_game(game)
    options = chosen_options(found, players, read_options(option))
    pack_of(game, pack)
    meeting = meeting_of(
        Arena(game, players, options, (), seed, pack), [name.strip() for name in bots.split(",")]
    )
    baseline = Baseline(against, meeting) if against is not None else None
    outcomes = played(meeting, deals_for(meeting, games), jobs, save)
    report = report_of(meeting, games, outcomes, baseline)
    if as_json:
        print_json(report)
    else:
        show(meeting, report)


def meeting_of(arena: Arena, names: Sequence[str]) -> Arena:
    """The arena with its seatings: bots against each other, or line-ups that win or lose together."""
    game = find_game(arena.game)
    if is_won_together(arena):
        return msgspec.structs.replace(arena, seatings=line_ups_of(game, arena.players, names))
    meeting = msgspec.structs.replace(arena, seatings=seatings_of(game, arena.players, names))
    if len(meeting.entrants()) < 2:
        raise Malformed("an arena needs two different bots; `intriga simulate` plays one against itself")
    return meeting


def played(meeting: Arena, deals: int, jobs: int, save: Path | None) -> list[GameOutcome]:
    """All games on the first deals; those that are in the file are not played again."""
    with ExitStack() as stack:
        kept = stack.enter_context(ArenaFile(save, meeting)) if save is not None else None
        done = {outcome.bout: outcome for outcome in (kept.outcomes if kept else ()) if outcome.deal < deals}
        games = deals * len(meeting.seatings)
        missing = games - len(done)
        if kept is not None and done and missing:
            refuse_changed_bots(meeting, done[min(done)], kept.path)
        bar = stack.enter_context(
            Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)
        )
        task = bar.add_task(meeting.game, total=games, completed=len(done))
        still_to_play = (bout for bout in bouts(meeting, deals) if bout not in done)
        for outcome in play_each(meeting, still_to_play, min(jobs, max(1, missing))):
            if kept is not None:
                kept.add(outcome)
            done[outcome.bout] = outcome
            bar.advance(task)
    return [done[bout] for bout in bouts(meeting, deals)]


def refuse_changed_bots(meeting: Arena, saved: GameOutcome, save: Path) -> None:
    """Games of a changed bot must not be mixed with those of its former self."""
    again = play_one(meeting, saved.bout)
    if (again.result, again.decisions) != (saved.result, saved.decisions):
        raise Malformed(
            f"the bots play deal {saved.deal} differently from '{save}': they have been changed since,"
            " and their games need a new file"
        )


def report_of(
    meeting: Arena, asked: int, outcomes: Sequence[GameOutcome], baseline: Baseline | None
) -> dict[str, Any]:
    return {
        "game": meeting.game,
        "players": meeting.players,
        "options": meeting.options,
        "seed": meeting.seed,
        "asked": asked,
        "deals": len(outcomes) // len(meeting.seatings),
        "seatings": meeting.seatings,
        "games": len(outcomes),
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "seconds": round(sum(sum(outcome.thought) for outcome in outcomes), 3),
        **results_of(meeting, outcomes),
        "against": msgspec.to_builtins(baseline.difference(outcomes)) if baseline is not None else None,
    }


def results_of(meeting: Arena, outcomes: Sequence[GameOutcome]) -> dict[str, Any]:
    """What came out: of entrants, or of line-ups if all win or lose together."""
    endings = dict(sorted(Counter(outcome.result.reason for outcome in outcomes).items()))
    if outcomes[0].result.success is not None:
        together = line_ups(meeting, outcomes)
        parts = {"line_ups": msgspec.to_builtins(together.line_ups)}
        pairs = together.pairs
    else:
        found = standings(meeting, outcomes)
        parts = {"entrants": [msgspec.structs.asdict(entrant) for entrant in found.entrants]}
        pairs = found.pairs
    return {"endings": endings, **parts, "pairs": [msgspec.to_builtins(pair) for pair in pairs]}


def show(meeting: Arena, report: dict[str, Any]) -> None:
    """The report as tables."""
    console = Console(emoji=False)
    chosen = "".join(f", {name}={value}" for name, value in meeting.options.items())
    console.print(f"{meeting.game}, {meeting.players} players{chosen}, seed {meeting.seed}", highlight=False)
    console.print(games_line(report), highlight=False)
    differences = msgspec.convert(report["pairs"], type=list[Difference])
    if "line_ups" in report:
        console.print(table_of_line_ups(msgspec.convert(report["line_ups"], type=list[LineUp])))
    else:
        console.print(table_of([Standing(**entrant) for entrant in report["entrants"]]))
        differences = differences if len(report["entrants"]) > 2 else []
    for found in differences:
        console.print(f"{found.first} − {found.second}: {spread(found)}", highlight=False)
    if report["against"] is not None:
        found = msgspec.convert(report["against"], type=Difference)
        console.print(
            f"{found.first} here − {found.second} there, {found.deals} deals: {spread(found)}",
            highlight=False,
        )
        if found.lead is not None:
            console.print(f"lead over the best of the others: {points(found.lead)}", highlight=False)
    console.print(f"{report['decisions']} decisions, {report['seconds']:.1f} s of thinking", highlight=False)


def games_line(report: dict[str, Any]) -> str:
    """How many games were played, and how many were asked for if that differs."""
    rounded = f" ({report['asked']} asked for)" if report["asked"] != report["games"] else ""
    seatings = number_of("seating", len(report["seatings"]))
    return f"{number_of('deal', report['deals'])} × {seatings} = {report['games']} games{rounded}"


def number_of(thing: str, count: int) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def table_of(entrants: Sequence[Standing]) -> Table:
    # Within 80 columns, for names such as expert:10000.
    titles = ("bot", "wins", "share", "95 %", "fair", "", "score", "place", "rating", "s/game")
    table = Table(*titles, box=SIMPLE_HEAD, padding=(0, 0), pad_edge=False)
    for found in entrants:
        table.add_row(
            found.name,
            f"{found.wins:.1f}",
            f"{found.share:.1%}",
            f"{100 * found.interval[0]:.1f}–{100 * found.interval[1]:.1f}",
            f"{found.fair:.1%}" if found.fair is not None else "",
            found.verdict or "",
            f"{found.mean_score:.1f}",
            f"{found.mean_place:.2f}" if found.mean_place is not None else "",
            f"{found.rating.mu:.1f}±{found.rating.sigma:.1f}" if found.rating is not None else "",
            f"{found.seconds / found.games:.3f}",
        )
    return table


def table_of_line_ups(found: Sequence[LineUp]) -> Table:
    titles = ("line-up", "games", "won", "share", "95 %", "score", "decisions", "s/game")
    table = Table(*titles, box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for one in found:
        table.add_row(
            one.name,
            str(one.games),
            str(one.successes),
            f"{one.share:.1%}",
            f"{100 * one.interval[0]:.1f}–{100 * one.interval[1]:.1f}",
            f"{one.mean_score:.1f}",
            f"{one.mean_decisions:.0f}",
            f"{one.seconds / one.games:.3f}",
        )
    return table


def spread(found: Difference) -> str:
    """A difference of shares in percentage points."""
    low, high = found.interval
    return f"{found.difference:+.1%} ({low:+.1%} to {high:+.1%}), {found.verdict}"


def points(found: Lead) -> str:
    """A difference of leads in points of the game."""
    low, high = found.interval
    return f"{found.difference:+.2f} points ({low:+.2f} to {high:+.2f}), {found.verdict}"
