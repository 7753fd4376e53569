"""The texts of a pack as its files have them, and how they are taken apart."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from intriga.games.shelf import game_folder
from intriga.kernel.packs import Pack, read_pack

LANGUAGES = ("ru", "en")
OWN = game_folder("factions") / "components"
EXAMPLE = Path(__file__).parents[3] / "examples" / "packs" / "reformation"
#: A sentence ends here: the next one begins with a capital letter or a quotation.
BETWEEN_SENTENCES = re.compile(r"(?<=[.!?…])[”»]?\s+(?=[A-ZА-ЯЁÀ-Ý«“])")
WORD = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")


def rows(pack: Pack, beginning: str, kind: str) -> list[dict[str, Any]]:
    """All rows of one kind, file by file; notes of the default pack lie in a file for each letter."""
    files = [name for name in pack.files if name.startswith(beginning)]
    return [row for name in files for row in tomllib.loads(pack.files[name])[kind]]


def characters(pack: Pack) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows(pack, "characters", "character")}


def notes(pack: Pack) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows(pack, "notes", "note")}


@cache
def own_pack() -> Pack:
    return read_pack(OWN)


def split(text: str) -> list[str]:
    """The sentences of a text."""
    return BETWEEN_SENTENCES.split(text.strip())


def bare(sentence: str) -> str:
    """A sentence without case, marks and spaces: what makes two sentences the same."""
    return " ".join(WORD.findall(sentence.lower()))


def years(text: str) -> list[int]:
    return [int(year) for year in re.findall(r"(?<!\d)(1[3-9]\d\d)(?!\d)", text)]


def strings(value: Any) -> Iterator[str]:
    """Every text inside a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def plain(name: str) -> str:
    """A name without accents, apostrophes, spaces and double letters: how a slip of the pen is recognised."""
    letters = unicodedata.normalize("NFD", name.lower().replace("э", "е"))
    kept = "".join(letter for letter in letters if letter.isalpha())
    return re.sub(r"(.)\1", r"\1", kept)
