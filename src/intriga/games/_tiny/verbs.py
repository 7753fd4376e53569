"""The verbs: the only code that moves pieces. Each tells its event where somebody listens."""

from intriga.games._tiny import events
from intriga.games._tiny.box.tables import Card
from intriga.games._tiny.state import Tiny
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat, only, others


def draw_card(s: Tiny, seat: Seat, d: Dealer) -> None:
    """A card goes from the heap to the hand."""  # TY-04 TY-05
    card = d.draw(s.deck, only(seat))
    s.deck &= ~(1 << card)
    s.hands[seat] |= 1 << card
    s.drew |= only(seat)
    if d.events is not None:
        d.events.append(events.CardDrawn(seat, card + 1))


def play_card(s: Tiny, seat: Seat, card: Card, d: Dealer) -> None:
    """A card goes from the hand to the row."""  # TY-04
    s.hands[seat] &= ~(1 << card)
    s.rows[seat] |= 1 << card
    d.show(others(s.players, seat))
    if d.events is not None:
        d.events.append(events.CardPlayed(seat, card + 1))


def stop(s: Tiny, seat: Seat, d: Dealer) -> None:
    """A seat has no more turns."""  # TY-06
    s.stopped |= only(seat)
    if d.events is not None:
        d.events.append(events.Stopped(seat))
