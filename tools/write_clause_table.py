"""Write the table *clause → functions → tests* into the README of each game, between its two marks.

`python tools/write_clause_table.py [GAME…]`; without a name, for every game on the shelf.
"""

from __future__ import annotations

import sys
from pathlib import Path

from intriga.games.shelf import game_folder, game_ids
from intriga.proving.coverage import Coverage, Covered, read_coverage

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "<!-- clause table: written by tools/write_clause_table.py -->"
END = "<!-- end of the clause table -->"
HEAD = "| clause | functions | tests |\n|---|---|---|"


def table_of(found: Coverage) -> str:
    """The table in Markdown."""
    return "\n".join([HEAD, *[line_of(row) for row in found.clauses]])


def line_of(row: Covered) -> str:
    """A clause, the functions that carry it, and the files of the tests that show it."""
    if row.clause.left_out is not None:
        return f"| {row.clause.id} | *left out:* {row.clause.left_out} | |"
    files = dict.fromkeys(test.partition(":")[0] for test in row.tests)
    return f"| {row.clause.id} | {listed(row.code)} | {listed(list(files))} |"


def listed(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def with_table(readme: str, table: str) -> str | None:
    """The README with this table between its marks; None if it lacks them."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    return f"{before}{begin}\n{table}\n{end}{after}" if begin and end else None


def fresh(game: str) -> tuple[Path, str, str | None]:
    """A game's README: where it is, what it says, and what it should say."""
    path = game_folder(game) / "README.md"
    text = path.read_text("utf-8")
    found = read_coverage(game_folder(game), ROOT / "tests" / "games" / game)
    return path, text, with_table(text, table_of(found))


def main(games: list[str]) -> int:
    for game in games or game_ids():
        path, text, wanted = fresh(game)
        if wanted is None:
            print(f"{game}: the README lacks the line {BEGIN} or {END}.", file=sys.stderr)
            return 1
        path.write_text(wanted, "utf-8")
        print(f"{game}: {'up to date' if text == wanted else 'rewritten'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
