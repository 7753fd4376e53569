"""Arguments and reward markers."""

from intriga.games.illuminaten.events.arguments import (
    ArgumentBegan,
    ArgumentCancelled,
    ArgumentCardLaid,
    ArgumentCardRevealed,
    ArgumentEnded,
    ArgumentEvent,
    MarkerPut,
    MarkerUsed,
)
from intriga.games.illuminaten.speech.wording import acting, called, card_or_none, person, tell_cell
from intriga.kernel.speech import Blanks, Listener


def argument_blanks(event: ArgumentEvent, to: Listener) -> Blanks:
    match event:
        case ArgumentBegan():
            return began_blanks(event, to)
        case ArgumentCardLaid() | ArgumentCardRevealed():
            return {"card": card_or_none(event.card, to.tongue), **acting(event.seat, to)}
        case ArgumentCancelled():
            return {}
        case ArgumentEnded():
            return {
                "attacker_strength": event.attacker_strength,
                "defender_strength": event.defender_strength,
                "how": event.how,
                "winner": called(event.winner, to),
                "winner_is": person(event.winner, to),
            }
        case MarkerPut():
            return {"cell": tell_cell(event.cell, to.tongue), **acting(event.seat, to)}
        case MarkerUsed():
            cell = tell_cell(event.cell, to.tongue)
            return {"cell": cell, "action": event.action, **acting(event.seat, to)}


def began_blanks(event: ArgumentBegan, to: Listener) -> Blanks:
    return {
        "cell": tell_cell(event.cell, to.tongue),
        "defender": called(event.defender, to),
        "defender_is": person(event.defender, to),
        "attacker_strength": event.attacker_strength,
        "defender_strength": event.defender_strength,
        "superior": "none" if event.superior is None else called(event.superior, to),
        "superior_is": person(event.superior, to),
        **acting(event.attacker, to),
    }
