"""The check phase."""

from intriga.games.illuminaten.events.checks import (
    CardThrownAway,
    CheckEvent,
    CourtFilled,
    EdictPlayed,
    EventReturned,
    EventsDrawn,
    EventTurnedUp,
    SpecialKept,
    StewardMoved,
)
from intriga.games.illuminaten.speech.wording import acting, tell_card, tell_event, titles_listed
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Blanks, Listener


def check_blanks(event: CheckEvent, to: Listener) -> Blanks:
    tongue = to.tongue
    match event:
        case EventsDrawn():
            told = [tell_event(drawn, tongue) for drawn in event.events or []]
            events = "none" if event.events is None else titles_listed(told, tongue)
            return {"count": event.count, "events": events, **acting(event.seat, to)}
        case EventTurnedUp() | EventReturned():
            return {"event_card": event_or_none(event.event_card, tongue), **acting(event.seat, to)}
        case SpecialKept():
            return {"special": event_or_none(event.special, tongue), **acting(event.seat, to)}
        case EdictPlayed():
            return {"faction": event.faction, "tokens": event.tokens, **acting(event.seat, to)}
        case CardThrownAway():
            return {"card": tell_card(event.card, tongue), **acting(event.seat, to)}
        case StewardMoved():
            return {"place": str(event.place)}
        case CourtFilled():
            return {"place": str(event.place), "card": tell_card(event.card, tongue)}


def event_or_none(event: str | None, tongue: Tongue) -> str:
    return "none" if event is None else tell_event(event, tongue)
