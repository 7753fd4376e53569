"""A game's name occurs in its own folders and nowhere else in the product."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.places import PACKAGE, PAGE, games_on_the_shelf, name_of

#: Names that are also plain words: in the other games' folders they mean something else.
PLAIN_WORDS = {"factions"}
READ = {".py", ".toml", ".ftl", ".md", ".ts", ".svelte", ".css", ".html", ".json", ".typed", ".js"}


def files_outside(game: str) -> list[Path]:
    """What the package and the page consist of, without the game's own folders."""
    own = [place / "games" / game for place in (PACKAGE, PAGE)]
    if game in PLAIN_WORDS:
        own += [place / "games" / other for place in (PACKAGE, PAGE) for other in games_on_the_shelf()]
    return [
        path
        for place in (PACKAGE, PAGE)
        for path in sorted(place.rglob("*"))
        if path.suffix in READ and not any(folder in path.parents for folder in own)
    ]


@pytest.mark.parametrize("game", games_on_the_shelf())
def test_a_games_name_occurs_only_in_its_own_folders(game: str) -> None:
    word = re.compile(rf"(?<![a-z]){re.escape(game)}(?![a-z])", re.IGNORECASE)

    offenders = [
        f"{name_of(path)}:{number}: {line.strip()}"
        for path in files_outside(game)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if word.search(line)
    ]

    assert [] == offenders
