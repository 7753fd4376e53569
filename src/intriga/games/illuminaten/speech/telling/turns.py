"""The table before the first turn; a turn and its actions on the field."""

from intriga.games.illuminaten.events.set_up import Setup
from intriga.games.illuminaten.events.turns import (
    ActionBegan,
    CardExcluded,
    CardScouted,
    InfluenceCarriedOver,
    Interrogated,
    ReassignmentBegan,
    TurnBegan,
    TurnEvent,
)
from intriga.games.illuminaten.speech.wording import (
    acting,
    called,
    card_or_none,
    cell_or_none,
    numbers_listed,
    tell_cell,
    tell_factions,
    tell_plot,
    titles_listed,
)
from intriga.kernel.speech import Blanks, Listener


def turn_blanks(event: Setup | TurnEvent, to: Listener) -> Blanks:
    tongue = to.tongue
    match event:
        case Setup():
            return set_up_blanks(event, to)
        case TurnBegan():
            return {"round": event.round, **acting(event.seat, to)}
        case ActionBegan():
            return {"action": event.action, **acting(event.seat, to)}
        case Interrogated():
            return {
                "cell": cell_or_none(event.cell, tongue),
                "rumours": numbers_listed(event.rumours, tongue),
                "rumours_count": len(event.rumours),
                **acting(event.seat, to),
            }
        case CardScouted() | CardExcluded():
            card, cell = card_or_none(event.card, tongue), tell_cell(event.cell, tongue)
            return {"card": card, "cell": cell, **acting(event.seat, to)}
        case ReassignmentBegan():
            return {"faction": event.faction or "none", **acting(event.seat, to)}
        case InfluenceCarriedOver():
            owners = ["·" if owner is None else called(owner, to) for owner in event.owners]
            return {"cell": tell_cell(event.cell, tongue), "slots_told": " / ".join(owners)}


def set_up_blanks(event: Setup, to: Listener) -> Blanks:
    return {
        "seats": event.seats,
        "cards": event.field,
        "common": titles_listed([tell_plot(plot, to.tongue) for plot in event.common], to.tongue),
        "factions": tell_factions(event.factions, to.tongue),
        **acting(event.first, to),
    }
