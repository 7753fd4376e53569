"""The verbs of an artificial opponent."""

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import CardNumber, Cell
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.pieces import discard_cards, draw_card, lay_on_field, number, turn_up
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat, everyone


def move_figure(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """The figure goes to a card of the field."""  # PI-206
    if s.figure == cell:
        return
    s.figure = cell
    if d.events is not None:
        d.events.append(events.FigureMoved(seat, cell + 1))


def turn_over(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """A face-down card is turned up where it lies; a great one counts as played."""  # PI-205 AMB-26
    card = turn_up(s, cell, everyone(s.players), d)
    s.field[cell] = card
    if s.box.cards[card].is_great:
        s.great_played = True
    if d.events is not None:
        d.events.append(events.CardTurnedUp(seat, cell + 1, number(card)))


def reveal_plan(s: Pax, seat: Seat, d: Dealer) -> int:
    """A plan card from the deck, open on the table; NONE if there is no card left."""  # PI-194
    card = draw_card(s, everyone(s.players), d)
    if card >= 0:
        s.plans |= 1 << card
        if d.events is not None:
            d.events.append(events.PlanRevealed(seat, number(card)))
    return card


def reveal_from_deck(s: Pax, seat: Seat, d: Dealer) -> int:
    """An argument card from the deck; NONE if there is no card left."""  # PI-195 PI-150
    card = draw_card(s, everyone(s.players), d)
    if card >= 0:
        s.argued |= 1 << card
        if s.box.cards[card].is_great:
            s.great_played = True
        if d.events is not None:
            d.events.append(events.ArgumentCardRevealed(seat, number(card)))
    return card


def discard_plans(s: Pax, d: Dealer) -> None:
    """Plan cards that did not get onto the field."""  # PI-218
    cards = s.plans
    s.plans = 0
    discard_cards(s, cards, d)


def lay_from_court(s: Pax, seat: Seat, cell: Cell, place: int, d: Dealer) -> None:
    """A court card is laid on the field; its place stays empty until the court is updated."""  # PI-208
    card = s.court[place]
    s.court[place] = NONE
    lay_on_field(s, seat, cell, card, d)


def lay_plan(s: Pax, seat: Seat, cell: Cell, card: CardNumber, d: Dealer) -> None:
    """A plan card is laid on the field: it is played now."""  # PI-218 AMB-26
    s.plans &= ~(1 << card)
    lay_on_field(s, seat, cell, card, d)


def meet_own_plot(seat: Seat, plot: str, d: Dealer) -> None:
    """A plot on its own board holds."""  # PI-202
    if d.events is not None:
        d.events.append(events.OwnPlotMet(seat, plot))
