"""`intriga clauses`: which function implements each clause of the rulebook, and which test shows it."""

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich import progress
from rich.console import Console
from rich.table import Table

from intriga.cli.common import AsJson, GameName, Lang, language_of, print_json
from intriga.games.shelf import find_game, game_folder
from intriga.kernel.machine.refusals import Malformed
from intriga.proving import proof
from intriga.proving.coverage import Coverage, Covered, read_coverage
from intriga.proving.proof import Unproved

NEGATIVE = 1


def clauses(
    game: GameName,
    /,
    *,
    prove: Annotated[
        bool, Parameter(help="Disable each function in turn: a test of its clause must fail.")
    ] = False,
    tests: Annotated[
        Path | None, Parameter(help="The folder of the tests, if it is not next to src.")
    ] = None,
    jobs: Annotated[int, Parameter(help="How many processes --prove uses.")] = 2,
    lang: Lang = None,
    as_json: AsJson = False,
) -> int:
    """Show for each clause of the rulebook the functions that carry it out and the tests that show it.

    Exit code 1 if a clause has no function (and no reason why not) or no test;
    with --prove also if the tests of a clause pass without a function that carries it.
    """
    found = read_coverage(game_folder(find_game(game).id), folder_of_tests(game, tests))
    for fault in found.faults:
        print(f"{fault}.", file=sys.stderr)
    if found.faults:
        return NEGATIVE
    unproved = proof_of(game, tests, found, jobs) if prove else None
    if as_json:
        print_json(report_of(found, unproved))
    else:
        show(found, unproved, language_of(lang))
    return NEGATIVE if found.uncovered or unproved else 0


def folder_of_tests(game: str, tests: Path | None) -> Path:
    """Where the game's tests are: the installed package has none."""
    root = tests if tests is not None else game_folder(game).parents[3] / "tests"
    folder = (root / "games" / game).resolve()
    if folder.is_dir():
        return folder
    if (root / "games").is_dir() or tests is not None:
        raise Malformed(f"there are no tests of {game}: '{root.name}' has no folder games/{game}")
    raise Malformed("the tests are not part of the installed package; --tests DIR says where they are")


def proof_of(game: str, tests: Path | None, found: Coverage, jobs: int) -> list[Unproved]:
    """What is unproved; shows a progress bar, or prints lines if stderr is no terminal."""
    folder = game_folder(game)
    proof.check_prerequisites(folder)
    if jobs < 1:
        raise Malformed(f"--jobs must be at least 1, not {jobs}")
    console = Console(stderr=True)
    with progress.Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("proving", total=len(found.code.carried))

        def tell(done: int, of: int, where: str) -> None:
            bar.update(task, completed=done, description=where)
            if not console.is_terminal:
                print(f"{done}/{of} {where}", file=sys.stderr)

        package = type(find_game(game)).__module__.rpartition(".")[0]
        return proof.prove(package, folder, folder_of_tests(game, tests), found.code, tell, jobs)


def report_of(found: Coverage, unproved: list[Unproved] | None) -> dict[str, Any]:
    """The answer for other tools."""
    rows = [
        {
            "id": row.clause.id,
            "code": row.code,
            "tests": row.tests,
            "left_out": row.clause.left_out,
        }
        for row in found.clauses
    ]
    report: dict[str, Any] = {"clauses": rows, "uncovered": found.uncovered}
    return report if unproved is None else report | {"unproved": unproved}


def show(found: Coverage, unproved: list[Unproved] | None, language: str) -> None:
    """The answer for people: each clause in our words, where its code is, how many tests it has."""
    table = Table("clause", "sentence", show_lines=True)
    table.add_column("code", overflow="fold")
    table.add_column("tests")
    for row in found.clauses:
        code = f"left out: {row.clause.left_out}" if row.clause.left_out else "\n".join(row.code)
        table.add_row(row.clause.id, row.clause.sentence(language), code, tests_of(row))
    console = Console(markup=False, highlight=False)
    console.print(table)
    done = len(found.clauses) - len(found.uncovered)
    console.print(f"{done} of {len(found.clauses)} clauses are covered.")
    for clause in found.uncovered:
        console.print(f"uncovered: {clause}")
    for gap in unproved or []:
        console.print(f"unproved: {gap.id}: its tests pass without {gap.function}")
    if unproved == []:
        console.print("Every function that carries a clause is missed by a test of that clause.")


def tests_of(row: Covered) -> str:
    return "" if row.clause.left_out is not None else str(len(row.tests))
