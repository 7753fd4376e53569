"""The page declares nothing by hand that the server sends or takes: `make wire` writes all of it."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import intriga.server
from intriga.games.shelf import game_ids
from intriga.server.telling import requests
from tests.house.places import PAGE, name_of
from tools import write_wire
from tools.typescript import Writer

DECLARED = re.compile(r"^\s*(?:export )?(?:interface|type) (\w+)", re.MULTILINE)
ASSERTED = re.compile(r"\bas unknown as\b|\.(?:view|event) as \w|\bget<|\bpost<")


def server_modules() -> Iterator[str]:
    for found in pkgutil.walk_packages(intriga.server.__path__, "intriga.server."):
        yield found.name


def by_hand(folder: Path = PAGE) -> list[tuple[str, str]]:
    """(name, text) of what is written by hand in a folder of the page."""
    return [
        (name_of(path), path.read_text("utf-8"))
        for path in sorted(folder.rglob("*"))
        if path.suffix in {".ts", ".svelte"} and path not in write_wire.FILES
    ]


def test_every_struct_of_the_server_that_goes_over_the_wire_is_in_the_written_modules() -> None:
    modules = [importlib.import_module(name) for name in server_modules()]
    written = {module.__name__ for module in (*write_wire.PARTS_OF_WIRE, requests)}
    elsewhere = {
        f"{kind.__module__}.{kind.__name__}"
        for module in modules
        for kind in vars(module).values()
        if write_wire.is_message(kind) and kind.__module__ not in written
    }

    assert set() == elsewhere


def test_only_a_games_own_book_is_not_known_by_the_routes() -> None:
    """What the tool does not know it refuses to write; no route hides behind Any."""
    unknown = [
        f"{method} {path}"
        for method, path, handler in write_wire.routes()
        if "unknown" in write_wire.answer_written(Writer(write_wire.NAMES), write_wire.answer_of(handler))
    ]

    assert ["GET /tables/{table}/book"] == unknown


def test_what_is_written_is_not_declared_by_hand_again() -> None:
    shared = {*write_wire.NAMES.values()}
    again = [
        f"{name}: {kind}" for name, text in by_hand() for kind in DECLARED.findall(text) if kind in shared
    ]

    assert [] == again


@pytest.mark.parametrize("game", game_ids())
def test_a_game_declares_nothing_by_hand_that_is_written_for_it(game: str) -> None:
    folder = PAGE / "games" / game
    written = set(DECLARED.findall((folder / "generated.ts").read_text("utf-8")))
    texts = by_hand(folder)
    # Each component has Props of its own; a part of a board takes the written ones.
    again = [
        f"{name}: {kind}"
        for name, text in texts
        for kind in DECLARED.findall(text)
        if kind in written and kind != "Props"
    ]

    assert [] == again


def test_nothing_is_asserted_to_have_another_type() -> None:
    asserted = [f"{name}: {found}" for name, text in by_hand() for found in ASSERTED.findall(text)]

    assert [] == asserted
