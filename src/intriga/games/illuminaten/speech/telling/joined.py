"""What the short log tells in one sentence."""

from intriga.games.illuminaten.speech.short_log import Gained, JoinedEvent, Placed, Returned, Spent, Woven
from intriga.games.illuminaten.speech.wording import acting, tell_card, tell_cell, tell_tokens
from intriga.kernel.speech import Blanks, Listener


def joined_blanks(event: JoinedEvent, to: Listener) -> Blanks:
    match event:
        case Spent() | Returned() | Gained():
            return {"listed": tell_tokens(event.tokens, to.tongue), **acting(event.seat, to)}
        case Placed():
            cell = tell_cell(event.cell, to.tongue)
            return {"tokens_count": event.count, "cell": cell, **acting(event.seat, to)}
        case Woven():
            card = tell_card(event.card, to.tongue)
            return {"card": card, "ability": event.ability, **acting(event.seat, to)}
