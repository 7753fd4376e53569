"""One game = one folder = the same rooms; its tests live in a twin folder. A large room is a package."""

from __future__ import annotations

import pytest

from tests.house.places import GAMES, ROOT, games_on_the_shelf

ROOMS = (
    "README.md",
    "clauses.toml",
    "components",
    "components.py",
    "state.py",
    "setup.py",
    "vocabulary.py",
    "events.py",
    "verbs.py",
    "rules",
    "view.py",
    "redeal.py",
    "retelling.py",
    "policy.py",
    "game.py",
    "questions.py",
    "telling.py",
    "touching.py",
    "locales/ru.ftl",
    "locales/en.ftl",
)


def has_room(game: str, room: str) -> bool:
    place = GAMES / game / room
    package = place.with_suffix("") / "__init__.py"
    return place.exists() or (place.suffix == ".py" and package.exists())


@pytest.mark.parametrize("game", games_on_the_shelf())
def test_a_game_has_every_room(game: str) -> None:
    assert [] == [room for room in ROOMS if not has_room(game, room)]


@pytest.mark.parametrize("game", games_on_the_shelf())
def test_a_game_has_its_folder_of_tests(game: str) -> None:
    assert (ROOT / "tests" / "games" / game).is_dir()
