"""Recorded matches of bots."""

from __future__ import annotations

from pathlib import Path

from intriga.kernel.match.entries import Decided, Ended
from intriga.kernel.match.records import read_record
from tests.cli.running import recorded, run


def test_a_record_is_a_whole_match_of_bots(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    ran = run("record", "masti", "--players", 3, "--bots", "regular,random,random", "--seed", 7, "--out", out)

    record = read_record(out)
    assert (ran.code, ran.err) == (0, "")
    assert record.opening.header.seats == ("regular", "random", "random")
    assert isinstance(record.entries[-1], Ended)
    assert {"bot"} == {entry.by for entry in record.entries if isinstance(entry, Decided)}


def test_the_secret_seed_stands_only_at_the_end(tmp_path: Path) -> None:
    record = read_record(recorded(tmp_path))

    assert record.opening.seed is None


def test_other_seeds_and_other_tables_have_other_secrets(tmp_path: Path) -> None:
    files = [
        recorded(tmp_path / place, *more, seed=seed)
        for place, more, seed in (
            (folder(tmp_path, "a"), ("--players", 4), 1),
            (folder(tmp_path, "b"), ("--players", 4), 2),
            (folder(tmp_path, "c"), ("--players", 5), 1),
            (folder(tmp_path, "d"), ("--players", 4, "--option", "teams=yes"), 1),
        )
    ]
    headers = [read_record(file).opening.header for file in files]

    assert len({header.match for header in headers}) == 4
    assert len({header.commitment for header in headers}) == 4


def folder(place: Path, name: str) -> str:
    (place / name).mkdir()
    return name


def test_a_file_that_is_there_already_is_replaced_as_a_whole(tmp_path: Path) -> None:
    out = tmp_path / "match-1.jsonl"
    out.write_text("something long before\n" * 10_000)

    recorded(tmp_path)

    assert run("verify", out).code == 0
    assert [out] == list(tmp_path.iterdir())
