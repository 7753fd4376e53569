"""The clause table in a game's README is written by a tool and kept fresh."""

from pathlib import Path

import pytest

from intriga.games.shelf import game_ids
from intriga.proving.coverage import read_coverage
from tests.kernel.toy_game import TABLE, ToyGame, row
from tools.write_clause_table import BEGIN, END, fresh, table_of, with_table


@pytest.mark.parametrize("game", [*game_ids(), "_tiny", "_rough"])
def test_the_table_in_the_readme_is_fresh(game: str) -> None:
    """If it is not: python tools/write_clause_table.py"""
    _, text, wanted = fresh(game)

    assert wanted == text


def test_the_table_names_functions_and_files_of_tests(tmp_path: Path) -> None:
    toy = ToyGame(tmp_path, TABLE + row("TG-02", left_out="Advice."))

    lines = table_of(read_coverage(toy.folder, toy.tests)).splitlines()

    assert [
        "| TG-01 | `rules/turn.py:doubled` | `test_turn.py` |",
        "| TG-02 | *left out:* Advice. | |",
    ] == lines[2:]


def test_only_the_lines_between_the_marks_are_exchanged() -> None:
    readme = f"before\n{BEGIN}\nold\n{END}\nafter\n"

    assert f"before\n{BEGIN}\nnew\n{END}\nafter\n" == with_table(readme, "new")


@pytest.mark.parametrize("readme", ["", f"{BEGIN}\n", f"{END}\n{BEGIN}\n"])
def test_a_readme_without_both_marks_gets_no_table(readme: str) -> None:
    assert None is with_table(readme, "new")
