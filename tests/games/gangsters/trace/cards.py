"""What a referee reads in the pack: the tables of cards, and nothing of the program."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

Row = dict[str, Any]
CATEGORIES = (
    ("search", "investigation"),
    ("melee", "shooting"),
    ("running", "driving"),
    ("intimidation", "persuasion"),
    ("healing", "repair"),
)


class Wrong(Exception):
    """A line that the rules do not allow."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Wrong(what)


def same_category(one: str, other: str) -> bool:
    return any(one in pair and other in pair for pair in CATEGORIES)


class Cards:
    """Henchmen, problems and numbers, as the files have them."""

    def __init__(self, folder: Path) -> None:
        self.henchmen: list[Row] = read(folder / "henchmen.toml")["henchman"]
        self.problems: list[Row] = read(folder / "problems.toml")["problem"]
        self.table: Row = read(folder / "table.toml")
        self.districts: list[str] = [row["id"] for row in read(folder / "henchmen.toml")["district"]]

    def henchman(self, number: int) -> Row:
        return self.henchmen[number - 1]

    def problem(self, number: int) -> Row:
        return self.problems[number - 1]

    def level(self, name: str) -> Row:
        found: Row = next(row for row in self.table["level"] if row["id"] == name)
        return found

    def of_level(self, level: int) -> set[int]:
        return {number for number, row in enumerate(self.henchmen, 1) if row["level"] == level}


def read(path: Path) -> Row:
    return tomllib.loads(path.read_text("utf-8"))
