"""The documents of the command line say what is so."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from intriga.cli.app import COMMANDS
from tests.cli.running import run
from tests.cli.trace_checker import FIELDS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "cli.md").read_text("utf-8")
TRACE = (ROOT / "docs" / "trace.md").read_text("utf-8").partition("(`masti`)")[2].partition("\n## ")[0]


def examples() -> list[str]:
    blocks: list[str] = re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def test_every_example_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src").symlink_to(ROOT / "src")
    monkeypatch.chdir(tmp_path)
    for example in examples():
        program, *tokens = shlex.split(example)
        ran = run(*tokens)

        assert program == "intriga"
        assert (ran.code, ran.err) == (0, ""), example
        if "--json" in tokens:
            json.loads(ran.out)


def test_the_page_names_every_command() -> None:
    assert [] == [command.name for command in COMMANDS if f"intriga {command.name}" not in PAGE]


def test_the_schema_of_the_trace_has_every_event_with_its_fields_in_order() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)+) \|", TRACE, re.MULTILINE)

    assert {event: fields.split() for event, fields in FIELDS.items()} == {
        event: re.findall(r"`(\w+)`", fields) for event, fields in rows
    }


def test_the_example_lines_are_lines_of_the_schema() -> None:
    block = re.findall(r"^```json\n(.*?)^```", TRACE, re.MULTILINE | re.DOTALL)[0]

    for line in block.splitlines():
        event = json.loads(line)
        assert list(event) == ["event", *FIELDS[event["event"]].split()]
