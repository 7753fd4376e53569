"""Plots, faction cards taken, the end. Never compiled."""

from intriga.games.illuminaten.box.tables import Letter
from intriga.kernel.events import Event


class FactionCardTaken(Event, frozen=True, tag="faction_card_taken"):
    seat: int
    faction: Letter
    loser: int | None  # None: from the row


class PlotTurnedUp(Event, frozen=True, tag="plot_turned_up"):
    """A private plot is turned face up for all."""

    seat: int
    plot: str


class PlotFulfilled(Event, frozen=True, tag="plot_fulfilled"):
    seat: int
    plot: str


class PlotLost(Event, frozen=True, tag="plot_lost"):
    """The influence goes to the edge of the plot: its conditions fail, or it is released by choice."""

    seat: int
    plot: str
    released: bool


class PlotReturned(Event, frozen=True, tag="plot_returned"):
    seat: int
    plot: str


class FactionScored(Event, frozen=True, tag="faction_scored"):
    """The main lodge of a faction (no cells if it has none) and each seat's points in it."""

    faction: Letter
    lodge: list[int]
    points: list[int]


class Scored(Event, frozen=True, tag="scored"):
    """One seat's points by faction."""

    seat: int
    factions: dict[Letter, int]
    total: int
    faction_cards: int


class Ended(Event, frozen=True, tag="ended"):
    """Totals and faction cards go by seat; without scoring both are empty."""

    reason: str
    winners: list[int]
    totals: list[int]
    faction_cards: list[int]
    tie_break: str | None


PlotEvent = (
    Ended | FactionCardTaken | FactionScored | PlotFulfilled | PlotLost | PlotReturned | PlotTurnedUp | Scored
)
