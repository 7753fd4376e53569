"""Conspiracies and faction cards."""

from intriga.games.illuminaten.events.conspiracies import (
    AbilityDeclined,
    AbilityUsed,
    CardsSwapped,
    CardWoven,
    ConspiracyEvent,
    EdictTokensTaken,
    FactionCardBorrowed,
    FactionCardReturned,
    FactionCardUsed,
    QuickSupport,
)
from intriga.games.illuminaten.speech.wording import acting, called, tell_card, tell_cell
from intriga.kernel.speech import Blanks, Listener


def conspiracy_blanks(event: ConspiracyEvent, to: Listener) -> Blanks:
    tongue = to.tongue
    match event:
        case CardWoven() | QuickSupport() | AbilityDeclined():
            return {"card": tell_card(event.card, tongue), **acting(event.seat, to)}
        case AbilityUsed():
            card = tell_card(event.card, tongue)
            return {"card": card, "ability": event.ability, **acting(event.seat, to)}
        case CardsSwapped():
            cell, other = tell_cell(event.cell, tongue), tell_cell(event.other_cell, tongue)
            return {"cell": cell, "other_cell": other, **acting(event.seat, to)}
        case FactionCardBorrowed():
            lender = "none" if event.lender is None else called(event.lender, to)
            return {"faction": event.faction, "lender": lender, **acting(event.seat, to)}
        case FactionCardReturned():
            owner = "none" if event.owner is None else called(event.owner, to)
            return {"faction": event.faction, "owner": owner}
        case FactionCardUsed():
            return {"faction": event.faction, **acting(event.seat, to)}
        case EdictTokensTaken():
            return {"faction": event.faction, "count": event.count, **acting(event.seat, to)}
