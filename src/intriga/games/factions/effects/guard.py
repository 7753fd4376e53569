"""Guards: cards that no property may discard, move, swap or return while they lie where they lie."""

from intriga.games.factions.box import Character
from intriga.games.factions.state import Factions


def is_guarded(s: Factions, card: int, seat: int) -> bool:
    """Whether a card that lies before this seat is out of reach: by itself, or by a card of the same area."""
    # HF-019
    cards: list[Character] = s.box.cards
    if cards[card].guards_itself:
        return True
    faction = cards[card].faction
    for other in s.areas[seat]:
        if cards[other].guards_area >> faction & 1:
            return True
    return False
