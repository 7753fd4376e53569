"""Packs: what is wrong with one is said with file, row and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from intriga.games.shelf import game_folder
from tests.cli.running import is_one_sentence, run


def own_copy(folder: Path) -> Path:
    return Path(shutil.copytree(game_folder("masti") / "components", folder / "mine"))


def test_a_good_pack_is_fine(tmp_path: Path) -> None:
    ran = run("pack", "check", own_copy(tmp_path), "--game", "masti")

    assert (ran.code, ran.err) == (0, "")
    assert is_one_sentence(ran.out)


def test_the_game_of_a_pack_is_known_by_its_files(tmp_path: Path) -> None:
    ran = run("pack", "check", own_copy(tmp_path))

    assert (ran.code, ran.err) == (0, "")
    assert "a pack for masti" in ran.out
    assert "for 3, 4, 5 or 6 players" in ran.out


def test_a_pack_of_no_known_game_is_asked_for_its_game(tmp_path: Path) -> None:
    (tmp_path / "birds.toml").write_text("", "utf-8")

    ran = run("pack", "check", tmp_path)

    assert (ran.code, ran.out) == (2, "")
    assert is_one_sentence(ran.err)
    assert "--game" in ran.err


@pytest.mark.parametrize(
    ("file", "was", "becomes", "says"),
    [
        ("cards.toml", "rank = 4\n", "rank = 5\n", ("cards.toml", "row of rank 5", "twice")),
        ("cards.toml", 'aldo = "knights"', 'aldo = "pirates"', ("cards.toml", "row of rank 8", "aldo")),
        ("scoring.toml", "bonus = 2", "bonus = 'two'", ("scoring.toml", "bonus", "whole number")),
        ("table.toml", "cards = 12", "cards = 53", ("table.toml", "seating for 3", "52")),
        ("table.toml", "[[seating]]", "[[", ("table.toml", "TOML")),
    ],
)
def test_what_is_wrong_is_named_by_file_row_and_reason(
    tmp_path: Path, file: str, was: str, becomes: str, says: tuple[str, ...]
) -> None:
    mine = own_copy(tmp_path)
    text = (mine / file).read_text("utf-8")
    assert was in text
    (mine / file).write_text(text.replace(was, becomes, 1), "utf-8")

    ran = run("pack", "check", mine, "--game", "masti")

    assert (ran.code, ran.out) == (1, "")
    assert is_one_sentence(ran.err)
    assert [] == [word for word in says if word not in ran.err]


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    mine = own_copy(tmp_path)
    (mine / "cards.toml").write_text("row = 1", "utf-8")
    (mine / "scoring.toml").unlink()

    told = run("pack", "check", mine, "--game", "masti").err.splitlines()

    assert [True] * 5 == [is_one_sentence(f"{line}\n") for line in told]
    assert [
        "cards.toml, row: expected tables headed [[row]].",
        "scoring.toml: the pack lacks this file.",
    ] == told[3:]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x = " + "[" * 5000, "deep in each other"),
        ("x = " + "9" * 10_000, "too many digits"),
        ("x = 0x" + "f" * 10_000, "too many digits"),
        (".".join("x" * 400) + " = 1", "deep in each other"),
    ],
    ids=["lists", "digits", "hexadecimal digits", "tables"],
)
@pytest.mark.parametrize("command", ["pack check", "simulate"])
def test_what_no_person_writes_is_one_sentence(tmp_path: Path, command: str, text: str, says: str) -> None:
    mine = own_copy(tmp_path)
    (mine / "scoring.toml").write_text(text, "utf-8")
    simulate = ["simulate", "masti", "--players", 3, "--pack", mine]

    ran = run(*simulate) if command == "simulate" else run("pack", "check", mine)

    assert "" == ran.out
    assert is_one_sentence(ran.err)
    assert "scoring.toml" in ran.err
    assert says in ran.err


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    mine = own_copy(tmp_path)
    (mine / "scoring.toml").unlink()

    ran = run("pack", "check", mine, "--game", "masti")

    assert ran.code == 1
    assert "scoring.toml" in ran.err


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    mine = own_copy(tmp_path)
    (mine / "scoring.toml").write_bytes(b"\xff\xfe\x00")

    ran = run("pack", "check", mine, "--game", "masti")

    assert (ran.code, ran.out) == (1, "")
    assert "scoring.toml" in ran.err


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    ran = run("pack", "check", tmp_path, "--game", "masti")

    assert ran.code == 2
    assert is_one_sentence(ran.err)


def richer_pack(folder: Path) -> Path:
    """The game's own pack with a higher bonus."""
    mine = own_copy(folder)
    scoring = mine / "scoring.toml"
    scoring.write_text(scoring.read_text("utf-8").replace("bonus = 2", "bonus = 9"), "utf-8")
    return mine


def test_a_match_is_simulated_recorded_and_verified_with_a_pack_of_ones_own(tmp_path: Path) -> None:
    pack, record = richer_pack(tmp_path), tmp_path / "match.jsonl"
    usual = ["simulate", "masti", "--players", 3, "--games", 5, "--json"]

    assert 0 == run("record", "masti", "--players", 3, "--pack", pack, "--out", record).code
    assert 0 == run("verify", record).code
    assert run(*usual).document["mean_score"] != run(*usual, "--pack", pack).document["mean_score"]


@pytest.mark.parametrize("command", ["simulate", "record", "play"])
def test_a_pack_that_cannot_be_played_is_one_sentence(tmp_path: Path, command: str) -> None:
    pack = own_copy(tmp_path)
    (pack / "cards.toml").write_text("", "utf-8")
    out = ["--out", tmp_path / "match.jsonl"] if command == "record" else []
    ran = run(command, "masti", "--players", 3, "--pack", pack, *out)

    assert (2, "") == (ran.code, ran.out)
    assert is_one_sentence(ran.err)
    assert "cards.toml" in ran.err
