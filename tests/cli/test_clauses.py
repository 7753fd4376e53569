"""`intriga clauses`: the table for people and for other tools, and what it refuses."""

import json
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from intriga.cli.app import main
from intriga.cli.clauses import report_of
from intriga.games.shelf import game_folder, game_ids
from intriga.proving.coverage import read_coverage
from intriga.proving.proof import Unproved
from tests.house.places import ROOT
from tests.kernel.toy_game import TABLE, ToyGame, row, write

GAMES = game_ids()


def no_tests(folder: Path) -> Path:
    """A folder of tests in which no clause has one."""
    for game in GAMES:
        write(folder / "games" / game / "test_nothing.py", "")
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_every_game_has_code_and_tests(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["clauses", game, "--json"])

    said = capsys.readouterr()
    assert "" == said.err
    assert [] == json.loads(said.out)["uncovered"]
    assert 0 == code


@pytest.mark.parametrize("game", GAMES)
def test_the_json_has_exactly_these_fields(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["clauses", game, "--json"])

    report = json.loads(capsys.readouterr().out)
    assert ["clauses", "uncovered"] == list(report)
    assert {("id", "code", "tests", "left_out")} == {tuple(clause) for clause in report["clauses"]}


def test_the_proof_adds_what_is_unproved(tmp_path: Path) -> None:
    toy = ToyGame(tmp_path, TABLE + row("TG-02") + row("TG-03", left_out="advice"))

    report = report_of(read_coverage(toy.folder, toy.tests), [Unproved("TG-01", "rules/turn.py:doubled")])

    assert {
        "clauses": [
            {
                "id": "TG-01",
                "code": ["rules/turn.py:doubled"],
                "tests": ["test_turn.py:test_three_becomes_six"],
                "left_out": None,
            },
            {"id": "TG-02", "code": [], "tests": [], "left_out": None},
            {"id": "TG-03", "code": [], "tests": [], "left_out": "advice"},
        ],
        "uncovered": ["TG-02"],
        "unproved": [Unproved("TG-01", "rules/turn.py:doubled")],
    } == report


def test_what_is_unproved_is_a_negative_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With one test in all, only the function that it misses is proved."""
    test = """
        import pytest
        from intriga.games.masti.rules.winner import strength_of

        @pytest.mark.clause("MV-036")
        def test_another_character_cannot_win() -> None:
            assert -1 == strength_of(0, 1, 2)
    """
    write(tmp_path / "games" / "masti" / "test_winner.py", test)

    code = main(["clauses", "masti", "--tests", str(tmp_path), "--prove", "--json"])

    said = capsys.readouterr()
    gaps = [(gap["id"], gap["function"]) for gap in json.loads(said.out)["unproved"]]
    assert 1 == code
    assert ("MV-036", "rules/winner.py:strength_of") not in gaps
    assert ("MV-036", "rules/winner.py:winning_seat") in gaps
    assert " rules/winner.py:strength_of\n" in said.err


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_without_a_test_is_a_negative_answer(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["clauses", game, "--tests", str(no_tests(tmp_path)), "--json"])

    report = json.loads(capsys.readouterr().out)
    assert 1 == code
    assert [clause["id"] for clause in report["clauses"] if not clause["left_out"]] == report["uncovered"]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_people_read_the_sentences_in_their_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    game = GAMES[-1]
    found = read_coverage(game_folder(game), ROOT / "tests" / "games" / game)

    main(["clauses", game, "--lang", language])

    shown = capsys.readouterr().out
    assert [] == [row.clause.id for row in found.clauses if row.clause.sentence(language) not in shown]


def test_a_mark_of_an_unknown_clause_is_a_negative_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES[-1]
    copytree(ROOT / "tests" / "games" / game / "chapters", tmp_path / "games" / game / "chapters")
    write(
        tmp_path / "games" / game / "test_more.py",
        "@pytest.mark.clause('XY-1')\ndef test_more() -> None: ...\n",
    )

    code = main(["clauses", game, "--tests", str(tmp_path)])

    assert (1, "test_more.py, line 1: there is no clause XY-1.\n") == (code, capsys.readouterr().err)


def test_a_folder_without_the_games_tests_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["clauses", GAMES[-1], "--tests", str(tmp_path)])

    assert 2 == code
    assert f"'{tmp_path.name}' has no folder games/{GAMES[-1]}" in capsys.readouterr().err


def test_the_installed_package_says_that_it_has_no_tests(tmp_path: Path) -> None:
    """Run from a place where nothing lies beside the package."""
    copytree(ROOT / "src" / "intriga", tmp_path / "intriga", ignore=ignore_patterns("__pycache__"))
    command = [sys.executable, "-c", "import intriga.cli, sys; sys.exit(intriga.cli.main())"]

    ended = subprocess.run(
        [*command, "clauses", GAMES[-1]],
        cwd=tmp_path,
        env={"PYTHONPATH": "."},
        capture_output=True,
        check=False,
    )

    assert 2 == ended.returncode
    assert b"the tests are not part of the installed package; --tests DIR says where" in ended.stderr


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["clauses", "chess"])
    assert "there is no game 'chess'" in capsys.readouterr().err
