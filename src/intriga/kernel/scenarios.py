"""Scenarios: folders `scenarios/<name>` of a game, each with clauses, components and sentences of its own."""

from pathlib import Path

from intriga.kernel.packs import Pack, read_pack

SCENARIOS = "scenarios"
CLAUSES = "clauses.toml"
COMPONENTS = "components"


def scenario_folders(game: Path) -> list[Path]:
    """The scenarios of the game in this folder, by name; most games have none."""
    return sorted(path.parent for path in (game / SCENARIOS).glob(f"*/{CLAUSES}"))


def clause_files(game: Path) -> list[Path]:
    """The numbered rulebook: the game's clauses, then those of its scenarios."""
    return [folder / CLAUSES for folder in (game, *scenario_folders(game))]


def locale_folders(game: Path) -> tuple[Path, ...]:
    """Where the sentences are: the game's own, those of parts of its speech, then those of its scenarios."""
    speech = game / "speech"
    parts = sorted(speech.glob("*/locales"))
    return (speech / "locales", *parts, *(folder / "locales" for folder in scenario_folders(game)))


def game_pack(game: Path) -> Pack:
    """The pack that comes with a game. It is flat: `cards.toml` of a scenario is `<scenario>.cards.toml`."""
    own = read_pack(game / COMPONENTS)
    files = dict(own.files)
    for folder in scenario_folders(game):
        for name, text in read_pack(folder / COMPONENTS).files.items():
            files[f"{folder.name}.{name}"] = text
    return Pack(own.id, files)
