"""A cache of boxes: a pack is loaded once, however many tables use it."""

from typing import Any

from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack

CACHE_SIZE = 64  # packs; people may bring their own

_boxes: dict[tuple[str, str], Any] = {}


def playable_counts(game: Game, pack: Pack) -> tuple[int, ...]:
    """The numbers of players for which the pack has enough components."""
    return tuple(players for players in game.players if can_be_dealt(game, pack, players))


def can_be_dealt(game: Game, pack: Pack, players: int) -> bool:
    options = chosen_options(game, players, {})
    try:
        game.setup(box_of(game, pack), players, options, None, Dealer(Quick(1)))
    except Malformed:
        return False
    return True


def box_of(game: Game, pack: Pack, digest: str = "") -> Any:
    """The box of this pack; pass `digest` if it is known, to skip the hashing."""
    key = (game.id, digest or pack.digest)
    if key not in _boxes:
        if len(_boxes) == CACHE_SIZE:
            del _boxes[next(iter(_boxes))]
        _boxes[key] = game.load(pack)
    return _boxes[key]
