"""Whatever stands in a field of a pack, a game's loader answers with a fault or takes it; it never breaks."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.packs import Pack, PackFault
from tests.games.conformance.subjects import GAMES

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


def with_value(pack: Parsed, file: str, place: tuple[str | int, ...], value: object) -> Parsed:
    """The pack with one field changed."""
    tables = {**pack.tables, file: copy.deepcopy(pack.tables[file])}
    inner: Any = tables[file]
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    return Parsed("odd", pack.files, tables)


def small_pack(game: str) -> Parsed:
    """The game's own pack without files of the same kind as another, which take time."""
    own = own_pack(game)
    kinds = {name.partition("_")[0]: name for name in sorted(own.files, reverse=True)}
    files = {name: own.files[name] for name in kinds.values()}
    return Parsed(own.id, files, {name: own.table(name) for name in files})


@pytest.mark.parametrize(
    ("game", "file"), [(game, file) for game in GAMES for file in sorted(small_pack(game).files)]
)
def test_no_value_breaks_the_loader(game: str, file: str) -> None:
    pack = small_pack(game)
    blamed = [
        file_blamed(game, with_value(pack, file, place, value))
        for place in places(pack.tables[file])
        for value in WRONG
    ]

    assert None is file_blamed(game, pack)
    assert file in blamed


def file_blamed(game: str, pack: Pack) -> str | None:
    """The file of the first fault."""
    try:
        find_game(game).load(pack)
    except PackFault as fault:
        return fault.file
    return None
