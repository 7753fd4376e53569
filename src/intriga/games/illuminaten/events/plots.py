"""Plots, faction cards taken, the end."""

from intriga.games.illuminaten.box.tables import Letter
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class FactionCardTaken(Event, frozen=True, tag="faction_card_taken"):
    seat: Seat
    faction: Letter
    loser: int | None  # None: from the row


class PlotTurnedUp(Event, frozen=True, tag="plot_turned_up"):
    """A private plot is turned face up for all."""

    seat: Seat
    plot: str


class PlotFulfilled(Event, frozen=True, tag="plot_fulfilled"):
    seat: Seat
    plot: str


class PlotLost(Event, frozen=True, tag="plot_lost"):
    """The influence goes to the edge of the plot: its conditions fail, or it is released by choice."""

    seat: Seat
    plot: str
    released: bool


class PlotReturned(Event, frozen=True, tag="plot_returned"):
    seat: Seat
    plot: str


class FactionScored(Event, frozen=True, tag="faction_scored"):
    """The main lodge of a faction (no cells if it has none) and each seat's points in it."""

    faction: Letter
    lodge: list[int]
    points: list[int]


class Scored(Event, frozen=True, tag="scored"):
    """One seat's points by faction."""

    seat: Seat
    factions: dict[Letter, int]
    total: int
    faction_cards: int


class Ended(Event, frozen=True, tag="ended"):
    """Totals and faction cards go by seat; without scoring both are empty."""

    reason: str
    winners: list[Seat]
    totals: list[int]
    faction_cards: list[int]
    tie_break: str | None


PlotEvent = (
    Ended | FactionCardTaken | FactionScored | PlotFulfilled | PlotLost | PlotReturned | PlotTurnedUp | Scored
)
