"""The verbs of plots, of faction cards taken, and the end."""

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import (
    LETTERS,
    Faction,
)
from intriga.games.illuminaten.state import IN_ROW, Pax
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat, only, others


def plot_name(plot: int) -> str:
    """A plot as records write it: `P01`."""
    return f"P{plot + 1:02d}"


def take_faction_card(s: Pax, seat: Seat, faction: Faction, d: Dealer) -> None:
    """A faction card comes to a seat for good."""  # PI-132
    owner = s.faction_owner[faction]
    s.faction_owner[faction] = seat
    s.has_taken_faction = True
    if d.events is not None:
        loser = None if owner == IN_ROW else owner
        d.events.append(events.FactionCardTaken(seat, LETTERS[faction], loser))


def turn_up_plot(s: Pax, seat: Seat, d: Dealer) -> None:
    """A private plot is turned face up."""  # PI-141
    s.shown_plots |= only(seat)
    d.show(others(s.players, seat))
    if d.events is not None:
        d.events.append(events.PlotTurnedUp(seat, plot_name(s.private[seat])))


def place_on_plot(s: Pax, seat: Seat, plot: int, d: Dealer) -> None:
    """A token from the supply onto a plot."""  # PI-139
    s.supply[seat] -= 1
    s.on_plots[seat] |= 1 << plot
    s.newest[seat] = plot
    s.has_fulfilled = True
    if d.events is not None:
        d.events.append(events.PlotFulfilled(seat, plot_name(plot)))


def move_to_edge(s: Pax, seat: Seat, plot: int, released: bool, d: Dealer) -> None:
    """A token from a plot to its lower edge."""  # PI-146
    s.on_plots[seat] &= ~(1 << plot)
    s.at_edge[seat] |= 1 << plot
    if d.events is not None:
        d.events.append(events.PlotLost(seat, plot_name(plot), released))


def move_from_edge(s: Pax, seat: Seat, plot: int, d: Dealer) -> None:
    """A token from the edge back onto its plot."""  # PI-147
    s.at_edge[seat] &= ~(1 << plot)
    s.on_plots[seat] |= 1 << plot
    if d.events is not None:
        d.events.append(events.PlotReturned(seat, plot_name(plot)))


def end_game(s: Pax, reason: str, winners: int) -> None:
    """The game is over and nothing is owed any more; the caller tells."""
    s.over = True
    s.reason = reason
    s.winners = winners
    s.stack.clear()
