"""What is in the box: typed loading. A bad row fails with its file and row. Never compiled."""

from typing import Any

from intriga.games._tiny.box.tables import CARDS, Box
from intriga.kernel.packs import Pack, PackFault

FILE = "cards.toml"


def load(pack: Pack) -> Box:
    """The box of a pack."""  # TY-02
    table = pack.table(FILE)
    rows = table.get("card")
    if not isinstance(rows, list) or len(rows) != CARDS or not all(isinstance(row, dict) for row in rows):
        raise PackFault(FILE, "card", f"expected {CARDS} tables headed [[card]]")
    values = [whole(row, "value", f"card {number}") for number, row in enumerate(rows, 1)]
    return Box(values, whole(table, "most", ""))


def whole(row: dict[str, Any], name: str, where: str) -> int:
    value = row.get(name)
    if type(value) is not int or not 1 <= value <= 99:
        raise PackFault(FILE, where or name, f"{name} must be a whole number from 1 to 99")
    return value
