"""The guide for teachers says what is so: rows, sentences, mistakes and commands."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
import tomllib
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from benchmarks.balance import main as measure
from intriga.games.factions.effects.phrases import PHRASES
from intriga.games.factions.rules.roles import KINDS
from intriga.kernel.packs import read_pack
from tests.cli.running import run
from tests.games.factions.pack_texts import EXAMPLE
from tools.write_pack_guide import MISTAKES, SENTENCES, fresh

ROOT = EXAMPLE.parents[2]
GUIDE = (ROOT / "docs" / "write-a-pack.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    found: list[str] = re.findall(rf"^```{kind}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    return found


def written(beginning: str) -> list[str]:
    """What is written in the rows of a table of sentences."""
    return [wrote for wrote in SENTENCES.findall(GUIDE) if wrote.startswith(beginning)]


def row_of(kind: str, row: dict[str, Any]) -> dict[str, Any]:
    """The row of the example pack with the same id."""
    file = {"character": "characters", "role": "roles", "note": "notes"}[kind]
    all_rows = read_pack(EXAMPLE).table(f"{file}.toml")[kind]
    return next(one for one in all_rows if one["id"] == row["id"])


def test_the_rows_it_shows_are_those_of_the_example_pack() -> None:
    shown = [tomllib.loads(block) for block in blocks("toml")]
    whole = [block for block in shown if "title" in block]
    rows = [(kind, row) for block in shown if "title" not in block for kind in block for row in block[kind]]

    assert [read_pack(EXAMPLE).table("pack.toml")] == whole
    assert {"character", "role", "note"} == {kind for kind, _ in rows}
    assert [] == [row["id"] for kind, row in rows if row != row_of(kind, row)]


def test_it_explains_every_phrase_that_a_pack_can_use() -> None:
    told = [re.findall(r'do = "(\w+)"', wrote)[0] for wrote in written("{ do")]

    assert set(PHRASES) - {"odd"} == set(told)


def test_it_explains_every_kind_of_role() -> None:
    assert set(KINDS) == {re.findall(r'kind = "(\w+)"', wrote)[0] for wrote in written("kind")}


def test_its_sentences_are_those_of_the_cards_roles_and_faults() -> None:
    """If they are not: python tools/write_pack_guide.py"""
    assert fresh(GUIDE).splitlines() == GUIDE.splitlines()


def test_a_sentence_that_is_no_longer_said_is_noticed() -> None:
    (row,) = [line for line in GUIDE.splitlines() if line.startswith('| `{ do = "look" }`')]
    stale = GUIDE.replace(row, '| `{ do = "look" }` | Look away. | Отвернитесь. |')

    assert GUIDE == fresh(stale)


def test_it_shows_several_mistakes() -> None:
    assert len(MISTAKES.findall(GUIDE)) >= 8


def test_every_command_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the guide, with fewer games where it plays a thousand."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    commands = [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]
    for command in commands:
        carry_out([word.replace("1000", "2") for word in command], monkeypatch)

    assert {"check", "simulate", "play", "record", "replay", "benchmarks.balance"} <= {
        word for command in commands for word in command
    }


def carry_out(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    match command:
        case ["cp", "-r", here, there]:
            shutil.copytree(here, there)
        case ["python", "-m", "benchmarks.balance", *arguments]:
            monkeypatch.setattr(sys, "argv", ["balance", *arguments])
            measure()
        case ["intriga", *arguments]:
            monkeypatch.setattr(sys, "stdin", StringIO(""))  # who plays leaves at once
            ran = run(*arguments)
            assert (0, "") == (ran.code, ran.err), command
        case _:
            raise AssertionError(f"the guide has a command that nobody runs: {command}")
