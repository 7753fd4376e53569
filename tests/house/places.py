"""Where things are in the house, for the tests of its order."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "intriga"
GAMES = PACKAGE / "games"
PAGE = ROOT / "page" / "src"


def games_on_the_shelf() -> list[str]:
    """The folders of games, without the examples, whose names begin with an underscore."""
    return sorted(
        folder.name
        for folder in GAMES.glob("*/")
        if (folder / "game.py").exists() and not folder.name.startswith("_")
    )


@cache
def our_files() -> tuple[Path, ...]:
    """Every file of the repository that is not built, fetched or ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    paths = (ROOT / name for name in listing.decode().split("\0") if name)
    return tuple(sorted(path for path in paths if path.is_file()))


def our_texts(*suffixes: str) -> list[tuple[str, str]]:
    """(name, text) of our files in UTF-8, of all kinds or with these endings."""
    texts: list[tuple[str, str]] = []
    for path in our_files():
        if suffixes and path.suffix not in suffixes:
            continue
        try:
            texts.append((name_of(path), path.read_text("utf-8")))
        except UnicodeDecodeError:
            continue
    return texts


def name_of(path: Path) -> str:
    """The path as it is written in the repository."""
    return path.relative_to(ROOT).as_posix()
