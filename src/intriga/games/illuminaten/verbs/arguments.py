"""The verbs of arguments and of reward markers."""

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import (
    ACTIONS,
    CardNumber,
    Cell,
)
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.pieces import leave_hand, number
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat


def lay_argument(s: Pax, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card is laid face down for an argument; it counts as in hand until it is revealed."""  # PI-104
    if d.events is not None:
        d.events.append(events.ArgumentCardLaid(seat, number(card)))


def reveal_argument(s: Pax, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """An argument card from hand is turned up and stays on the table until the check phase."""
    # PI-104 PI-111 PI-150
    leave_hand(s, seat, card, d)
    s.argued |= 1 << card
    if s.box.cards[card].is_great:
        s.great_played = True
    if d.events is not None:
        d.events.append(events.ArgumentCardRevealed(seat, number(card)))


def put_marker(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """A reward marker on a card."""  # PI-114
    s.markers[cell] += 1
    if d.events is not None:
        d.events.append(events.MarkerPut(seat, cell + 1))


def use_marker(s: Pax, seat: Seat, cell: Cell, action: int, d: Dealer) -> None:
    """A reward marker is given up for an action."""  # PI-117
    s.markers[cell] -= 1
    if d.events is not None:
        d.events.append(events.MarkerUsed(seat, cell + 1, ACTIONS[action]))
