"""`intriga fuzz`: many random games with every check, and a record for each fault."""

import signal
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from intriga.cli.common import AsJson, GameName, OptionsGiven, Seed, at_least, print_json, read_options
from intriga.conformance.faults import KINDS
from intriga.conformance.fuzzing import FoundFault, fuzz_game
from intriga.conformance.subjects import Subject, Variant, subject_of, variants
from intriga.games.shelf import find_game, game_folder, own_pack
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.records import write_record

STRETCH = 50  # games that a process plays between two reports
MOST_RECORDS = 1000  # in one folder; a broken rule breaks every game


class Task(msgspec.Struct, frozen=True):
    """A stretch of games: game i is of variant i modulo their number."""

    game: str
    variants: tuple[Variant, ...]
    seed: int
    first: int
    count: int
    out: Path


class Sums(msgspec.Struct):
    """Counts over many games."""

    games: int = 0
    decisions: int = 0
    checks: Counter[str] = msgspec.field(default_factory=Counter)
    faults: Counter[str] = msgspec.field(default_factory=Counter)
    sentences: list[str] = msgspec.field(default_factory=list)

    def add(self, more: "Sums") -> None:
        self.games += more.games
        self.decisions += more.decisions
        self.checks += more.checks
        self.faults += more.faults
        self.sentences += more.sentences


def fuzz(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    seed: Seed = 1,
    players: Annotated[
        int | None, Parameter(help="Only this number of players; by default all in turn.")
    ] = None,
    option: OptionsGiven = None,
    jobs: Annotated[int, Parameter(help="How many processes; the result does not depend on it.")] = 1,
    out: Annotated[Path, Parameter(help="The folder for the records of faults.")] = Path("fuzz-faults"),
    as_json: AsJson = False,
) -> int:
    """Play random games over all player counts and options, and check everything that must hold.

    Cheap checks run at every decision, expensive ones at least once a game, at a random decision.
    Each fault is a sentence on stderr and a record in the folder. The exit code is 1 if there is any.
    """
    at_least(1, "games", games)
    at_least(1, "jobs", jobs)
    chosen = variants(find_game(game), players, read_options(option))
    sums = fuzzed(Task(game, tuple(chosen), seed, 0, games, out), jobs)
    report = report_of(game, sums)
    if as_json:
        print_json(report)
    else:
        show(report)
    return 1 if sums.faults.total() else 0


def fuzzed(whole: Task, jobs: int) -> Sums:
    """All games, with a progress bar on a terminal."""
    sums = Sums()
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(whole.game, total=whole.count)
        for stretch in stretches(whole, jobs):
            for sentence in stretch.sentences:
                bar.console.print(sentence, markup=False, highlight=False, soft_wrap=True)
            sums.add(stretch)
            bar.update(task, completed=sums.games)
    return sums


def stretches(whole: Task, jobs: int) -> Iterator[Sums]:
    """The games stretch by stretch, in their order."""
    tasks = [
        msgspec.structs.replace(whole, first=first, count=min(STRETCH, whole.count - first))
        for first in range(0, whole.count, STRETCH)
    ]
    if jobs == 1:
        yield from map(fuzz_stretch, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(fuzz_stretch, tasks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def fuzz_stretch(task: Task) -> Sums:
    """Some games one after the other; runs in a process of the pool."""
    subject = subject_named(task.game)
    sums = Sums()
    for index in range(task.first, task.first + task.count):
        variant = task.variants[index % len(task.variants)]
        tally = fuzz_game(subject, variant, task.seed, index)
        sums.games += 1
        sums.decisions += tally.decisions
        sums.checks += tally.checks
        for place, found in enumerate(tally.found):
            sums.faults[found.fault.kind] += 1
            sums.sentences.append(record_fault(task.out, f"{found.match.header.match}-{place}", found))
    return sums


@cache
def subject_named(game: str) -> Subject:
    return subject_of(find_game(game), own_pack(game), game_folder(game))


def record_fault(out: Path, name: str, found: FoundFault) -> str:
    """Write the match up to the fault as a record; returns a sentence that says what and where."""
    what = f"{found.fault.kind}: {found.fault.sentence()}"
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Malformed(f"the folder '{out}' cannot be made: {fault.strerror}") from None
    path = out / f"{name}.jsonl"
    if not path.exists() and sum(1 for _ in out.glob("*.jsonl")) >= MOST_RECORDS:
        return f"{what}; '{out}' holds {MOST_RECORDS} records already, so this one was not written."
    write_record(found.match, path, with_seed=True)
    return f"{what}; see {path}."


def report_of(game: str, sums: Sums) -> dict[str, Any]:
    return {
        "game": game,
        "games": sums.games,
        "decisions": sums.decisions,
        "checks": dict(sorted(sums.checks.items())),
        **{kind: sums.faults[kind] for kind in KINDS},
    }


def show(report: dict[str, Any]) -> None:
    """The report as a table."""
    title = f"{report['game']}: {report['games']} games, {report['decisions']} decisions"
    table = Table("check", "times", title=title)
    for name, times in report["checks"].items():
        table.add_row(name, str(times))
    console = Console()
    console.print(table)
    faults = [f"{kind.replace('_', ' ')} {report[kind]}" for kind in KINDS if report[kind]]
    console.print(f"faults: {', '.join(faults) or 'none'}")
