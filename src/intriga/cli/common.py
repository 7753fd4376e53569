"""What several commands share: parameters, and how they read, print and write."""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter, Token

from intriga.bots.levels import by_seat
from intriga.kernel.contract import Game
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import AnyEntry, Undone
from intriga.kernel.sentences import FALLBACK, Language, first_spoken


def whole_number(_: object, tokens: Sequence[Token]) -> int:
    """A number as people write it; cyclopts alone would turn 4.5 into 4."""
    if not re.fullmatch(r"[+-]?[0-9]{1,100}", tokens[0].value):
        raise ValueError(f"a whole number is expected, not '{tokens[0].value}'")
    return int(tokens[0].value)


WHOLE = Parameter(converter=whole_number)
GameName = Annotated[str, Parameter(help="A game by its id; `intriga games` lists them.")]
Players = Annotated[int, WHOLE, Parameter(help="How many play.")]
OptionsGiven = Annotated[
    list[str] | None,
    Parameter(name="--option", help="An option of the game, as NAME=VALUE; can be given several times."),
]
Seed = Annotated[int, WHOLE, Parameter(help="A whole number; the same seed gives the same result.")]
Bots = Annotated[str, Parameter(help="One level for all seats, or a list by seat: regular,random,random.")]
AsJson = Annotated[bool, Parameter(name="--json", help="Print one JSON document instead of a table.")]
PackFolder = Annotated[Path | None, Parameter(name="--pack", help="A folder with card data of your own.")]
RecordFile = Annotated[Path, Parameter(help="The record of a match.")]
Lang = Annotated[Language | None, Parameter(help="The language of the sentences; by default the terminal's.")]


def read_options(given: Sequence[str] | None) -> dict[str, str]:
    """Options by name; Malformed if one is not written NAME=VALUE or is given twice."""
    options: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise Malformed(f"an option is written NAME=VALUE, not '{text}'")
        if name in options:
            raise Malformed(f"option '{name}' is given twice")
        options[name] = value
    return options


def read_levels(game: Game, players: int, bots: str) -> tuple[str, ...]:
    """The level of each seat."""
    return by_seat(game, players, [level.strip() for level in bots.split(",")])


def at_least(least: int, name: str, value: int) -> None:
    """Malformed if a number is too small."""
    if value < least:
        raise Malformed(f"--{name} must be at least {least}, not {value}")


def print_json(value: object) -> None:
    """One JSON document on one line."""
    print_bytes(msgspec.json.encode(value))


def print_bytes(text: bytes) -> None:
    """UTF-8, whatever the terminal's encoding: other programs read it."""
    sys.stdout.flush()
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        print(text.decode())
    else:
        buffer.write(text + b"\n")
        buffer.flush()


def language_of(lang: Language | None) -> Language:
    """The language asked for, or that of the terminal."""
    if lang is not None:
        return lang
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return first_spoken([setting], FALLBACK)


def standing_entries(entries: Sequence[AnyEntry]) -> list[AnyEntry]:
    """The entries that were not taken back."""
    standing: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Undone):
            standing = [earlier for earlier in standing if earlier < entry.to]
        else:
            standing.append(number)
    return [entries[number] for number in standing]


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file completely or not at all."""
    if not path.name or path.is_dir():
        raise Malformed(f"'{path}' cannot be written: it is a folder")
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as fault:
        part.unlink(missing_ok=True)
        raise Malformed(f"'{path}' cannot be written: {fault.strerror}") from None
