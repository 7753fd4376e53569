"""Guards: cards that no property may discard, move, swap or return while they lie where they lie."""

from intriga.games.factions.box.tables import CardNumber
from intriga.games.factions.state import Factions
from intriga.kernel.machine.seats import Seat


def is_guarded(s: Factions, card: CardNumber, seat: Seat) -> bool:
    """Whether a card that lies before this seat is out of reach: by itself, or by a card of the same area."""
    # HF-019
    row = s.box.cards[card]
    return row.guards_itself or bool(s.guarded[seat] >> row.faction & 1)
