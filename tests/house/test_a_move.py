"""docs/a-move.md names functions that exist, in the files where they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.places import PACKAGE, ROOT

TEXT = (ROOT / "docs" / "a-move.md").read_text("utf-8")
FILE = re.compile(r"`([\w/.-]+\.(?:py|ts|svelte))`")
#: A file and the names that follow it before the next file.
PLACES = [
    (name, re.findall(r"`([A-Za-z_.]+)`", part))
    for name, part in zip(FILE.findall(TEXT), FILE.split(TEXT)[2::2], strict=True)
]


def source(name: str) -> Path:
    return ROOT / name if name.startswith("page/") else PACKAGE / name


def is_defined(name: str, text: str) -> bool:
    """Whether each part of `Class.method` is defined, in Python or in TypeScript."""
    word = r"(?:def|class|function)\s+{0}\b|^\s*(?:private\s+)?(?:async\s+)?{0}\("
    return all(re.search(word.format(re.escape(part)), text, re.MULTILINE) for part in name.split("."))


@pytest.mark.parametrize(("file", "names"), PLACES, ids=[f"{n}-{file}" for n, (file, _) in enumerate(PLACES)])
def test_the_functions_of_a_move_are_where_it_says(file: str, names: list[str]) -> None:
    path = source(file)

    assert path.is_file()
    text = path.read_text("utf-8")
    assert [] == [name for name in names if not is_defined(name, text)]


def test_a_move_passes_all_layers() -> None:
    layers = {name.split("/")[0] for name, _ in PLACES}

    assert {"page", "server", "tables", "kernel", "games", "store"} <= layers
