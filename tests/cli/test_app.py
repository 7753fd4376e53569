"""The program as a whole: help, exit codes, bad input."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from intriga.cli.app import COMMANDS
from tests.cli.running import is_one_sentence, recorded, run

ONE = ("simulate", "masti", "--players", "4", "--games", "1")


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_has_help_with_examples(command: str) -> None:
    ran = run(command, "--help") if command != "pack" else run("pack", "check", "--help")

    assert (ran.code, ran.err) == (0, "")
    assert f"intriga {command}" in ran.out.partition("Examples:")[2]


def test_the_program_lists_its_commands() -> None:
    ran = run("--help")

    assert ran.code == 0
    assert [] == [command.name for command in COMMANDS if f" {command.name} " not in ran.out]


BAD = [
    ("bogus",),
    ("--bogus",),
    ("pack", "bogus"),
    ("games", "more"),
    ("simulate",),
    ("simulate", "masti"),
    ("simulate", "chess", "--players", "4"),
    ("simulate", "../kernel", "--players", "4"),
    ("simulate", "masti", "--players", "7"),
    ("simulate", "masti", "--players", "-4"),
    ("simulate", "masti", "--players", "four"),
    ("simulate", "masti", "--players", "4.5"),
    ("simulate", "masti", "--players", ""),
    ("simulate", "masti", "more", "--players", "4"),
    ("simulate", "masti", "--players", "5", "--option", "teams=yes"),
    (*ONE, "--option", "teams"),
    (*ONE, "--option", "teams=perhaps"),
    (*ONE, "--option", "colour=red"),
    (*ONE, "--option", "teams=yes", "--option", "teams=no"),
    (*ONE, "--bots", "random,random"),
    (*ONE, "--bots", "random,random,random,random,random"),
    (*ONE, "--bots", "divine"),
    (*ONE, "--bots", ""),
    (*ONE, "--jobs", "0"),
    (*ONE, "--jobs", "1.5"),
    (*ONE, "--seed", "x"),
    (*ONE, "--bogus"),
    ("simulate", "masti", "--players", "4", "--games", "0"),
    ("simulate", "masti", "--players", "4", "--games", "-3"),
    ("record", "masti", "--players", "4"),
    ("record", "masti", "--players", "4", "--out", ""),
    ("record", "masti", "--players", "4", "--out", "no-such-folder/match.jsonl"),
    ("record", "masti", "--players", "4", "--out", "."),
    ("pack", "check"),
    ("pack", "check", "no-such-folder", "--game", "masti"),
    ("pack", "check", ".", "--game", "chess"),
    ("simulate", "a" * 300, "--players", "4"),
    ("serve", "--host", ""),
    ("serve", "--port", "70000"),
    ("serve", "--workers", "65"),
    ("serve", "--bot-pause", "abc"),
    ("serve", "--bot-pause", "-1"),
    ("serve", "--bot-pause", "nan"),
    ("bench", "--seconds", "0"),
    ("bench", "--seconds", "nan"),
    ("bench", "--seconds", "-1"),
]


@pytest.mark.parametrize("tokens", BAD, ids=" ".join)
def test_bad_usage_is_one_sentence_and_exit_code_2(tokens: tuple[str, ...]) -> None:
    ran = run(*tokens)

    assert (ran.code, ran.out) == (2, "")
    assert is_one_sentence(ran.err)


@pytest.mark.parametrize("command", ["verify", "replay", "trace"])
@pytest.mark.parametrize(
    "content",
    [None, b"", b"\n", b"{}\n", bytes(range(256)) * 20, b"[" * 100_000, b'{"record":2}\n', b"\xff\xfe"],
)
def test_a_file_that_is_no_record_cannot_be_read(tmp_path: Path, command: str, content: bytes | None) -> None:
    file = tmp_path / "match.jsonl"
    if content is not None:
        file.write_bytes(content)

    ran = run(command, file)

    assert (ran.code, ran.out) == (2, "")
    assert is_one_sentence(ran.err)


@pytest.mark.parametrize("command", ["verify", "replay", "trace"])
def test_a_folder_is_no_record(tmp_path: Path, command: str) -> None:
    ran = run(command, tmp_path)

    assert (ran.code, ran.out) == (2, "")
    assert is_one_sentence(ran.err)


def test_an_unknown_level_is_answered_with_the_levels() -> None:
    assert "random, novice, regular" in run(*ONE, "--bots", "divine").err


def test_the_installed_command_ends_with_the_exit_code() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "import sys; from intriga.cli import main; sys.exit(main())", "bogus"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (ran.returncode, ran.stdout) == (2, "")
    assert is_one_sentence(ran.stderr)


def test_a_reader_who_goes_away_is_no_error(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    program = "import sys; from intriga.cli import main; sys.exit(main())"
    with subprocess.Popen(
        [sys.executable, "-c", program, "trace", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()

    assert (process.returncode, complaint) == (141, b"")
