"""`intriga fuzz`: its report, its exit codes, and the records of faults."""

import json
from pathlib import Path

import pytest

from intriga.cli.app import main
from intriga.cli.fuzz import record_fault
from intriga.conformance.faults import KINDS
from intriga.conformance.fuzzing import fuzz_game
from intriga.conformance.subjects import Variant
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.words import Word
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import replay
from tests.conformance.toy import Boasts, Parts, Toy
from tests.conformance.toy_game import ToyGame, subject


def report(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert 0 == main(["fuzz", "_tiny", "--games", "12", "--seed", "5", "--json", *more])

    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_the_report_has_exactly_the_promised_fields(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys)

    assert ["game", "games", "decisions", "checks", *KINDS] == list(found)
    assert ("_tiny", 12) == (found["game"], found["games"])
    assert [0] * len(KINDS) == [found[kind] for kind in KINDS]


def test_every_dear_check_runs_in_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    checks = report(capsys)["checks"]

    assert isinstance(checks, dict)
    assert {12} == {checks[name] for name in ("refusals", "redeal", "undo", "replay", "copies")}


def test_the_report_does_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(capsys) == report(capsys, "--jobs", "2")


def test_another_seed_plays_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["fuzz", "_tiny", "--games", "12", "--seed", "6", "--json"])

    assert json.loads(capsys.readouterr().out) != report(capsys)


def test_without_json_the_report_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["fuzz", "_tiny", "--games", "2", "--seed", "1"])

    assert "faults: none" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["nowhere"], "there is no game 'nowhere'"),
        (["_tiny", "--games", "0"], "--games must be at least 1"),
        (["_tiny", "--jobs", "0"], "--jobs must be at least 1"),
        (["_tiny", "--players", "9"], "not by 9"),
        (["_tiny", "--option", "speed=high"], "has no option 'speed'"),
    ],
)
def test_bad_usage_is_one_sentence(
    wrong: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["fuzz", *wrong])

    assert sentence in capsys.readouterr().err


class Falls(Boasts):
    def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
        raise IndexError("fell")


def test_a_fault_leaves_a_record_up_to_it_that_can_be_replayed(tmp_path: Path) -> None:
    game = ToyGame(Parts(boasts=Falls))
    found = fuzz_game(subject(game), Variant(2, {}), 1, 0).found[0]

    sentence = record_fault(tmp_path / "faults", "one", found)

    path = tmp_path / "faults" / "one.jsonl"
    again = replay(game, read_record(path))
    assert sentence.startswith("crashes: crash (error 'IndexError: fell'")
    assert str(path) in sentence
    assert found.match.entries == again.entries
    assert isinstance(again.state.stack[-1], Falls)
