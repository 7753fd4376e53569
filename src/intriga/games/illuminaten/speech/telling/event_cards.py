"""The event phase and special events."""

from intriga.games.illuminaten.events.event_cards import (
    EdictDiscarded,
    EdictTokensMoved,
    EventCardEvent,
    HandShown,
    PlotShown,
    SpecialDiscarded,
    SpecialInvoked,
    SpecialPlayed,
)
from intriga.games.illuminaten.speech.wording import (
    acting,
    called,
    cards_listed,
    person,
    tell_event,
    tell_plot,
)
from intriga.kernel.speech import Blanks, Listener


def event_card_blanks(event: EventCardEvent, to: Listener) -> Blanks:
    tongue = to.tongue
    match event:
        case EdictTokensMoved():
            moved: Blanks = {"to_pool": event.to_pool, "to_owner": event.to_owner}
            return {"faction": event.faction, **moved, **acting(event.seat, to)}
        case EdictDiscarded():
            return {"faction": event.faction, "last_round": "yes" if event.last_round else "no"}
        case SpecialDiscarded():
            return {"special": tell_event(event.special, tongue)}
        case SpecialPlayed() | SpecialInvoked():
            return {"special": tell_event(event.special, tongue), **acting(event.seat, to)}
        case HandShown():
            cards = "none" if event.cards is None else cards_listed(event.cards, tongue)
            return {"cards": cards, **looking(event, to)}
        case PlotShown():
            plot = "none" if event.plot is None else tell_plot(event.plot, tongue)
            return {"plot": plot, **looking(event, to)}


def looking(event: HandShown | PlotShown, to: Listener) -> Blanks:
    """Who looks, and at whose secrets."""
    opponent, opponent_is = called(event.opponent, to), person(event.opponent, to)
    return {"opponent": opponent, "opponent_is": opponent_is, **acting(event.seat, to)}
