"""Boxes: a pack's tables are read once, however many tables play with them."""

from typing import Any

from intriga.kernel.contract import Game
from intriga.kernel.packs import Pack

MOST = 64  # packs that are kept; people may bring their own

_boxes: dict[tuple[str, str], Any] = {}


def box_of(game: Game, pack: Pack) -> Any:
    """The typed tables of this pack."""
    key = (game.id, pack.digest)
    if key not in _boxes:
        if len(_boxes) == MOST:
            del _boxes[next(iter(_boxes))]
        _boxes[key] = game.load(pack)
    return _boxes[key]
