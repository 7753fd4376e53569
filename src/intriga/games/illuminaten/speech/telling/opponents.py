"""What an artificial opponent does by its script."""

from intriga.games.illuminaten.events.opponents import (
    CardTurnedUp,
    FigureMoved,
    OpponentEvent,
    OwnPlotMet,
    PlanRevealed,
    ScriptStep,
)
from intriga.games.illuminaten.speech.wording import (
    cell_or_none,
    item_label,
    named,
    phrases,
    tell_card,
    tell_cell,
    tell_plot,
)
from intriga.kernel.speech import Blanks, Listener


def opponent_blanks(event: OpponentEvent, to: Listener) -> Blanks:
    """Nobody is asked for this seat, so its sentences speak to no reader."""
    tongue = to.tongue
    name = named(event.seat, to)
    match event:
        case ScriptStep():
            say = phrases(tongue).say
            return {
                "name": name,
                "item": item_label(f"{event.stage}{event.item}", tongue),
                "because": say(f"script-{event.reason}"),
                "cell": cell_or_none(event.cell, tongue),
            }
        case FigureMoved():
            return {"name": name, "cell": tell_cell(event.cell, tongue)}
        case CardTurnedUp():
            cell, card = tell_cell(event.cell, tongue), tell_card(event.card, tongue)
            return {"name": name, "cell": cell, "card": card}
        case PlanRevealed():
            return {"name": name, "card": tell_card(event.card, tongue)}
        case OwnPlotMet():
            return {"name": name, "plot": tell_plot(event.plot, tongue)}
