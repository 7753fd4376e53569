"""Winner of a round."""

from intriga.games.masti.box.tables import Card, character_of
from intriga.games.masti.state import NOBODY, Masti
from intriga.kernel.machine.seats import Seat


def winning_seat(s: Masti) -> Seat:
    """Who wins the round as the table stands: the highest trump, else the highest of the led character.

    NOBODY before the starting card. The face-up trump card itself never competes."""
    # MV-034 MV-035 MV-036 MV-037 MV-038 MV-039
    trump = character_of(s.trump)
    lead = s.lead
    best = NOBODY
    best_strength = -1
    for seat in range(s.players):
        card = s.table[seat]
        if card >= 0:
            strength = strength_of(card, trump, lead)
            if strength > best_strength:
                best = seat
                best_strength = strength
    return best


def strength_of(card: Card, trump: int, lead: int) -> int:
    """A card's strength in this round: trumps above the led character, others cannot win."""
    # MV-034 MV-036 MV-037 MV-039
    character = character_of(card)
    if character == trump:
        return 100 + card
    return card if character == lead else -1
