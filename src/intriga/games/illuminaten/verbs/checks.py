"""The verbs of the check phase: hands, the table and the court."""

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import (
    COURT,
    CardNumber,
)
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.pieces import discard_cards, draw_card, leave_hand, number
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat, everyone


def discard_from_hand(s: Pax, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card of a hand that is too large goes onto the discard pile."""  # GAP-21
    leave_hand(s, seat, card, d)
    if d.events is not None:
        d.events.append(events.CardThrownAway(seat, number(card)))
    discard_cards(s, 1 << card, d)


def clear_table(s: Pax, d: Dealer) -> None:
    """The chain and the argument cards of the turn are discarded."""  # PI-111 PI-158
    cards = s.argued
    for card in s.chain:
        cards |= 1 << card
    s.chain = []
    s.argued = 0
    discard_cards(s, cards, d)


def discard_under_steward(s: Pax, d: Dealer) -> None:
    """The court card under the steward leaves, if there is one."""  # PI-167
    card = s.court[s.steward]
    if card >= 0:
        s.court[s.steward] = NONE
        discard_cards(s, 1 << card, d)


def move_steward(s: Pax, d: Dealer) -> None:
    """One area to the right, from the last one to the first."""  # PI-168
    s.steward = (s.steward + 1) % COURT
    if d.events is not None:
        d.events.append(events.StewardMoved(s.steward + 1))


def fill_court_place(s: Pax, place: int, d: Dealer) -> None:
    """A card from the deck onto an empty place of the court, if there is one left."""  # PI-169 GAP-20
    card = draw_card(s, everyone(s.players), d)
    if card >= 0:
        s.court[place] = card
        if d.events is not None:
            d.events.append(events.CourtFilled(place + 1, number(card)))
