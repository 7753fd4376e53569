"""One game = one folder with the same files as every other; its tests are in a folder of the same name.

A module that grows large may become a package of the same name.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.places import GAMES, ROOT, games_on_the_shelf

FILES = (
    "README.md",
    "clauses.toml",
    "components",
    "game.py",
    "box/tables.py",
    "box/loading.py",
    "state.py",
    "setup.py",
    "vocabulary.py",
    "events.py",
    "verbs.py",
    "rules",
    "view/view.py",
    "view/questions.py",
    "knowledge/redeal.py",
    "knowledge/retelling.py",
    "bots/policy.py",
    "speech/telling.py",
    "speech/pieces.py",
    "speech/locales/ru.ftl",
    "speech/locales/en.ftl",
)
#: What else may be in a game's folder; everything more belongs into one of the folders above.
ALSO = {
    "__init__.py",
    "campaign.py",
    "effects",
    "guide.toml",
    "invariants.py",
    "ledger.py",
    "scenarios",
    "so_far.py",
    "upgrade",
}
#: What every scenario consists of.
SCENARIO_FILES = (
    "clauses.toml",
    "components",
    "locales/ru.ftl",
    "locales/en.ftl",
    "state.py",
    "rules.py",
    "view.py",
    "speech.py",
    "bots.py",
)


def has_file(folder: Path, name: str) -> bool:
    place = folder / name
    package = place.with_suffix("") / "__init__.py"
    return place.exists() or (place.suffix == ".py" and package.exists())


@pytest.mark.parametrize("game", games_on_the_shelf())
def test_a_game_has_every_file(game: str) -> None:
    assert [] == [name for name in FILES if not has_file(GAMES / game, name)]


@pytest.mark.parametrize("game", games_on_the_shelf())
def test_nothing_else_lies_in_a_games_folder(game: str) -> None:
    known = {name.partition("/")[0] for name in FILES} | ALSO
    known |= {name.removesuffix(".py") for name in known} | {"__pycache__"}

    assert [] == sorted(path.name for path in (GAMES / game).iterdir() if path.name not in known)


def scenarios() -> list[tuple[str, str]]:
    """Every scenario with its game. A folder of Python modules is one even before it has its clauses."""
    return [
        (path.parts[-4], path.parts[-2])
        for path in sorted(GAMES.glob("*/scenarios/*/__init__.py"))
        if not path.parts[-2].startswith("_")
    ]


def missing_files(scenario: Path) -> list[str]:
    return [name for name in SCENARIO_FILES if not has_file(scenario, name)]


@pytest.mark.parametrize(("game", "scenario"), scenarios())
def test_a_scenario_has_every_file_and_its_folder_of_tests(game: str, scenario: str) -> None:
    assert [] == missing_files(GAMES / game / "scenarios" / scenario)
    assert (ROOT / "tests" / "games" / game / "scenarios" / scenario).is_dir()


def test_a_scenario_without_a_file_is_noticed(tmp_path: Path) -> None:
    for name in SCENARIO_FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert [] == missing_files(tmp_path)

    (tmp_path / "view.py").unlink()
    (tmp_path / "rules.py").unlink()
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "__init__.py").touch()

    assert ["view.py"] == missing_files(tmp_path)


@pytest.mark.parametrize("game", games_on_the_shelf())
def test_a_game_has_its_folder_of_tests(game: str) -> None:
    assert (ROOT / "tests" / "games" / game).is_dir()


@pytest.mark.parametrize("game", [*games_on_the_shelf(), "_tiny", "_rough"])
def test_every_file_that_a_readme_names_is_there(game: str) -> None:
    text = (GAMES / game / "README.md").read_text("utf-8").partition("## Clause table")[0]
    named = re.findall(r"`([a-z_/]+\.(?:py|toml))`", text)

    assert named
    assert [] == [
        name
        for name in named
        if not (GAMES / game / name).exists() and not (ROOT / "tests" / "games" / game / name).exists()
    ]
