"""Plots, faction cards taken, the end."""

from intriga.games.illuminaten.events.plots import (
    Ended,
    FactionCardTaken,
    FactionScored,
    PlotEvent,
    PlotFulfilled,
    PlotLost,
    PlotReturned,
    PlotTurnedUp,
    Scored,
)
from intriga.games.illuminaten.speech.wording import (
    NOTHING,
    acting,
    called,
    named,
    numbers_listed,
    person,
    phrases,
    tell_faction,
    tell_plot,
)
from intriga.kernel.contract import Result
from intriga.kernel.speech import Blanks, Listener
from intriga.kernel.wording import listed, points_in_words, with_tie


def plot_blanks(event: PlotEvent, to: Listener) -> Blanks:
    match event:
        case FactionCardTaken():
            loser = "none" if event.loser is None else called(event.loser, to)
            loser_is = person(event.loser, to)
            return {"faction": event.faction, "loser": loser, "loser_is": loser_is, **acting(event.seat, to)}
        case PlotTurnedUp() | PlotFulfilled() | PlotReturned():
            return {"plot": tell_plot(event.plot, to.tongue), **acting(event.seat, to)}
        case PlotLost():
            released = "yes" if event.released else "no"
            plot = tell_plot(event.plot, to.tongue)
            return {"plot": plot, "released": released, **acting(event.seat, to)}
        case FactionScored():
            return {
                "faction": event.faction,
                "lodge": numbers_listed(event.lodge, to.tongue),
                "lodge_count": len(event.lodge),
                "scores": ", ".join(f"{called(seat, to)} {of}" for seat, of in enumerate(event.points)),
            }
        case Scored():
            items = [f"{tell_faction(letter, to.tongue)} {of}" for letter, of in event.factions.items()]
            total = points_in_words(event.total, phrases(to.tongue))
            return {"items": ", ".join(items), "sum": total, **acting(event.seat, to)}
        case Ended():
            return {"ending": tell_end(event, to)}


def tell_end(end: Ended | Result, to: Listener) -> str:
    """Why the game is over, who wins, and what broke a tie."""
    told = phrases(to.tongue)
    return with_tie(f"{told.say(f'ending-{end.reason}')} {tell_victory(end, to)}", end.tie_break, told)


def tell_victory(end: Ended | Result, to: Listener) -> str:
    told = phrases(to.tongue)
    winners = end.winners
    if len(winners) == 1:
        return told.say("victory-one", **acting(winners[0], to))
    others = [named(seat, to) for seat in winners if not to.is_me(seat)]
    you = "yes" if any(to.is_me(seat) for seat in winners) else "no"
    return told.say("victory-many", you=you, names=listed(others, told, NOTHING))
