"""Whatever stands in a field of a pack, the loader answers with a fault or takes it; it never breaks."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from intriga.games.factions.box.loading import load
from intriga.kernel.packs import Pack, PackFault, read_pack
from tests.games.factions.pack_texts import EXAMPLE

READ = read_pack(EXAMPLE)
TABLES = {file: READ.table(file) for file in READ.files}
WRONG: tuple[object, ...] = (True, 1.5, 10**30, "", [], [1], [{}], {}, {"ru": 1}, date(1517, 10, 31))


class Parsed(Pack, frozen=True):
    """A pack whose tables are given as they are, without the text of a file."""

    tables: dict[str, dict[str, Any]]

    def table(self, file: str) -> dict[str, Any]:
        return self.tables[file]


def places(value: Any, so_far: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every field, down to the first entry of each list."""
    if so_far:
        yield so_far
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, (*so_far, name))
    elif isinstance(value, list) and value:
        yield from places(value[0], (*so_far, 0))


def with_value(file: str, place: tuple[str | int, ...], value: object) -> Parsed:
    tables = {**TABLES, file: copy.deepcopy(TABLES[file])}
    inner: Any = tables[file]
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    return Parsed("odd", READ.files, tables)


@pytest.mark.parametrize("file", sorted(TABLES))
def test_no_value_breaks_the_loader(file: str) -> None:
    blamed = [
        file_blamed(with_value(file, place, value)) for place in places(TABLES[file]) for value in WRONG
    ]

    assert blamed.count(file) > len(blamed) / 2


def file_blamed(pack: Pack) -> str | None:
    try:
        load(pack)
    except PackFault as fault:
        return fault.file
    return None
