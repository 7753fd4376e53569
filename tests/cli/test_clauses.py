"""`intriga clauses`: the table for people and for other tools, and what it refuses."""

import json
from pathlib import Path
from shutil import copytree

import pytest

from intriga.cli.app import main
from intriga.cli.clauses import report_of
from intriga.games.shelf import game_folder, game_ids
from intriga.kernel.clauses.coverage import read_coverage
from intriga.kernel.clauses.proof import Unproved
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
    assert f"'{tmp_path}' has no folder games/{GAMES[-1]} with tests.\n" == capsys.readouterr().err


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["clauses", "chess"])
    assert "there is no game 'chess'" in capsys.readouterr().err
