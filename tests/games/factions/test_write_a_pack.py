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
from intriga.games.factions.box import Box
from intriga.games.factions.cardtext import effect_text, guard_text
from intriga.games.factions.components import load
from intriga.games.factions.conditions import condition
from intriga.games.factions.effect_rows import FIELDS as PHRASES
from intriga.games.factions.role_rows import FIELDS as KINDS
from intriga.kernel.packs import Pack, PackFault, read_pack
from tests.cli.running import run
from tests.games.factions.pack_texts import EXAMPLE, LANGUAGES

ROOT = EXAMPLE.parents[2]
GUIDE = (ROOT / "docs" / "write-a-pack.md").read_text("utf-8")
ROW = re.compile(r"^\| `(.+?)` \| (.+) \| (.+) \|$", re.MULTILINE)
MISTAKE = re.compile(r"^\| `(\w+\.toml)` \| `(.+?)` \| `(.+?)` \| (.+) \|$", re.MULTILINE)


def blocks(kind: str) -> list[str]:
    found: list[str] = re.findall(rf"^```{kind}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    return found


def changed(file: str, old: str, new: str) -> Pack:
    """The example pack with one change."""
    files = dict(read_pack(EXAMPLE).files)
    assert old in files[file]
    files[file] = files[file].replace(old, new, 1)
    return Pack("changed", files)


def table_of(beginning: str) -> dict[str, tuple[str, str]]:
    """What is written, and what it says in English and in Russian."""
    return {wrote: (en, ru) for wrote, en, ru in ROW.findall(GUIDE) if wrote.startswith(beginning)}


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
    told = [re.findall(r'do = "(\w+)"', wrote)[0] for wrote in table_of("{ do")]

    assert set(PHRASES) - {"odd"} == set(told)


def test_it_explains_every_kind_of_role() -> None:
    assert set(KINDS) == {re.findall(r'kind = "(\w+)"', wrote)[0] for wrote in table_of("kind")}


def property_text(box: Box, name: str, language: str) -> str:
    card = next(card for card in box.cards if card.name == name)
    effects = [effect_text(box, effect, language) for effect in card.effects]
    return " ".join([*effects, *[guard_text(guard, language) for guard in card.guards]])


@pytest.mark.parametrize(("wrote", "says"), table_of("{ do").items())
def test_a_phrase_makes_the_sentence_that_stands_beside_it(wrote: str, says: tuple[str, str]) -> None:
    """Hans Sachs, who takes one more action, is given the property."""
    box = load(changed("characters.toml", 'property = [{ do = "again" }]', f"property = [{wrote}]"))

    assert says == tuple(property_text(box, "sachs", language) for language in reversed(LANGUAGES))


@pytest.mark.parametrize(("wrote", "says"), table_of("kind").items())
def test_a_condition_makes_the_sentence_that_stands_beside_it(wrote: str, says: tuple[str, str]) -> None:
    box = load(changed("roles.toml", 'kind = "most", of = "F"', wrote))

    assert says == tuple(condition(box, box.roles[0], language) for language in reversed(LANGUAGES))


@pytest.mark.parametrize(("file", "stands", "should", "told"), MISTAKE.findall(GUIDE))
def test_a_mistake_is_explained_as_it_says(file: str, stands: str, should: str, told: str) -> None:
    with pytest.raises(PackFault) as raised:
        load(changed(file, should, stands))

    assert told == str(raised.value)


def test_it_shows_several_mistakes() -> None:
    assert len(MISTAKE.findall(GUIDE)) >= 8


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
