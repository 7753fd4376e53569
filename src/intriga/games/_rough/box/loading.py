"""What is in the box: typed loading. A bad row fails with its file and row. Never compiled."""

from typing import Any

from intriga.games._rough.box.tables import CHESTS, COLOURS, KINDS, LETTERS, OF_A_KIND, TREASURES, Box
from intriga.kernel.packs import Pack, PackFault

CARDS_FILE = "cards.toml"
CHESTS_FILE = "chests.toml"


def load(pack: Pack) -> Box:
    """The box of a pack."""  # RO-03 RO-04
    chests = pack.table(CHESTS_FILE)
    locks = numbers(chests, "locks", CHESTS)
    worth = numbers(chests, "treasures", TREASURES)
    found = chests.get("found")
    if not isinstance(found, dict):
        raise PackFault(CHESTS_FILE, "found", "expected a table headed [found]")
    weights = [whole(found, colour, CHESTS_FILE, "found", 1, 99) for colour in COLOURS]
    return Box(kinds(pack.table(CARDS_FILE)), locks, worth, weights)


def kinds(table: dict[str, Any]) -> list[int]:
    """What each kind of card adds to a throw."""  # RO-03
    rows = table.get("kind")
    if not isinstance(rows, list) or [row.get("id") for row in rows] != list(KINDS):
        raise PackFault(CARDS_FILE, "kind", f"expected {', '.join(KINDS)} in this order")
    for row, letter in zip(rows, LETTERS, strict=True):
        if row.get("letter") != letter or row.get("cards") != OF_A_KIND:
            raise PackFault(CARDS_FILE, row["id"], f"expected letter {letter} and {OF_A_KIND} cards")
    return [whole(row, "adds", CARDS_FILE, row["id"], -9, 9) for row in rows]


def numbers(table: dict[str, Any], name: str, length: int) -> list[int]:
    value = table.get(name)
    if not isinstance(value, list) or len(value) != length:
        raise PackFault(CHESTS_FILE, name, f"expected {length} whole numbers")
    return [
        whole({name: part}, name, CHESTS_FILE, f"number {place}", 1, 99)
        for place, part in enumerate(value, 1)
    ]


def whole(row: dict[str, Any], name: str, file: str, where: str, least: int, most: int) -> int:
    value = row.get(name)
    if type(value) is not int or not least <= value <= most:
        raise PackFault(file, where, f"{name} must be a whole number from {least} to {most}")
    return value
