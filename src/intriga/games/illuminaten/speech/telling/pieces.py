"""Support, influence and cards change their places."""

from intriga.games.illuminaten.events.pieces import (
    CardDrawn,
    CardDrawnUnseen,
    CardLaid,
    CardsDiscarded,
    CourtCardTaken,
    DeckRenewed,
    InfluenceMoved,
    InfluencePlaced,
    InfluenceRemoved,
    PieceEvent,
    SupportGained,
    SupportHandedOver,
    SupportSpent,
)
from intriga.games.illuminaten.speech.wording import (
    acting,
    called,
    cards_listed,
    tell_card,
    tell_cell,
)
from intriga.kernel.speech import Blanks, Listener


def piece_blanks(event: PieceEvent, to: Listener) -> Blanks:
    tongue = to.tongue
    match event:
        case SupportSpent():
            return {"faction": event.faction, "count": event.count, **acting(event.seat, to)}
        case SupportGained():
            return {"faction": event.faction, **acting(event.seat, to)}
        case SupportHandedOver():
            giver, taker = called(event.giver, to), called(event.taker, to)
            return {"faction": event.faction, "giver": giver, "taker": taker}
        case InfluencePlaced() | InfluenceRemoved():
            cell = tell_cell(event.cell, tongue)
            return {"cell": cell, "slot": str(event.slot), **acting(event.seat, to)}
        case InfluenceMoved():
            return {
                "cell": tell_cell(event.cell, tongue),
                "slot": str(event.slot),
                "to_cell": tell_cell(event.to_cell, tongue),
                "to_slot": str(event.to_slot),
                **acting(event.seat, to),
            }
        case CardDrawn() | CourtCardTaken():
            return {"card": tell_card(event.card, tongue), **acting(event.seat, to)}
        case CardDrawnUnseen():
            return acting(event.seat, to)
        case CardLaid():
            card, cell = tell_card(event.card, tongue), tell_cell(event.cell, tongue)
            return {"card": card, "cell": cell, **acting(event.seat, to)}
        case CardsDiscarded():
            return {"cards": cards_listed(event.cards, tongue)}
        case DeckRenewed():
            return {"deck_count": len(event.deck)}
