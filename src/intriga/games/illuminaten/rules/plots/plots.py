"""Plots: fulfilling one in one's turn, and the first step of the check phase."""

from typing import Final, final

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.plots.missing import missing
from intriga.games.illuminaten.rules.plots.witnesses import is_met, side_by_side
from intriga.games.illuminaten.rules.terms.support import next_in_order
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.plots import (
    end_game,
    move_from_edge,
    move_to_edge,
    place_on_plot,
    plot_name,
    turn_up_plot,
)
from intriga.games.illuminaten.vocabulary import DECLINE, RELEASE, RETURN, PlotWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

PLOTS_TO_WIN: Final = 2  # PI-061 PI-149
RETURNS: Final[list[Word]] = [*RETURN, DECLINE]


# ── fulfilling ──


def why_not_fulfil(s: Pax, seat: Seat, plot: int) -> int:
    """The reason against putting influence on a plot now."""
    # PI-139 PI-140 PI-141 PI-147 GAP-19 GAP-30
    if plot not in s.common and plot != s.private[seat]:
        return why.NOT_YOUR_PLOT if is_seen_elsewhere(s, seat, plot) else why.PLOT_NOT_IN_PLAY
    if s.on_plots[seat] >> plot & 1:
        return why.ALREADY_ON_PLOT
    if s.at_edge[seat] >> plot & 1:
        return why.PLOT_RETURNS_BY_ITSELF
    if s.has_fulfilled:
        return why.ONE_PLOT_PER_TURN
    if s.supply[seat] == 0:
        return why.NO_INFLUENCE_FOR_PLOT
    return why_not_beside(s, seat, plot)


def is_seen_elsewhere(s: Pax, seat: Seat, plot: int) -> bool:
    """Whether a seat can know that this is the private plot of another."""
    # GAP-24
    for other in range(s.players):
        if other != seat and s.private[other] == plot:
            return (s.shown_plots | s.seen_plots[seat]) >> other & 1 != 0
    return False


def why_not_beside(s: Pax, seat: Seat, plot: int) -> int:
    """The reason against a plot beside those that hold the seat's influence and are still met."""
    # PI-139 PI-142 PI-143
    if not is_met(s, seat, plot):
        return why.PLOT_NOT_MET
    held = [other for other in items(s.on_plots[seat]) if other != plot and is_met(s, seat, other)]
    if not held or side_by_side(s, seat, [*held, plot], False):
        return FINE
    if side_by_side(s, seat, [*held, plot], True):
        return why.CONTAINED_IN_ANOTHER_PLOT
    return why.LODGE_SERVES_ANOTHER_PLOT


def fulfil(s: Pax, seat: Seat, plot: int, d: Dealer) -> None:
    """Influence goes on a plot; a private one is turned face up first."""
    # PI-139 PI-141
    if plot == s.private[seat] and not s.shown_plots >> seat & 1:
        turn_up_plot(s, seat, d)
    place_on_plot(s, seat, plot, d)


def plot_facts(s: Pax, seat: Seat, plot: int, reason: int) -> Facts:
    """The facts behind a refused plot: what it lacks, or the plots in its way."""
    if reason == why.PLOT_NOT_MET:
        return (("plot", plot_name(plot)), ("lacks", tuple(missing(s, seat, plot))))
    if reason in (why.CONTAINED_IN_ANOTHER_PLOT, why.LODGE_SERVES_ANOTHER_PLOT):
        held = tuple([plot_name(other) for other in items(s.on_plots[seat])])
        return (("plot", plot_name(plot)), ("plots", held))
    return (("plot", plot_name(plot)),)


# ── check phase, step 1 ──


def check_plots(s: Pax, seat: Seat, d: Dealer) -> None:
    """Loss and return for everybody, then victory of the active seat: the frame above the caller does it."""
    # PI-071
    s.stack.append(PlotCheck(seat))


def lose_unmet(s: Pax, seat: Seat, d: Dealer) -> None:
    """Influence on plots that are no longer met goes to their edge."""
    # PI-146
    for plot in items(s.on_plots[seat]):
        if not is_met(s, seat, plot):
            move_to_edge(s, seat, plot, False, d)


def has_conflict(s: Pax, seat: Seat) -> bool:
    """Whether no witnesses can be chosen for all plots that hold the seat's influence."""
    # AMB-04
    held = items(s.on_plots[seat])
    return len(held) > 1 and not side_by_side(s, seat, held, False)


def is_in_conflict(s: Pax, seat: Seat, plot: int) -> bool:
    """Whether a plot stands in another's way; if only all together do, each of them does."""
    # AMB-04
    held = items(s.on_plots[seat])
    some_pair = False
    for one in held:
        for other in held:
            if one < other and not side_by_side(s, seat, [one, other], False):
                some_pair = True
                if plot in (one, other):
                    return True
    return not some_pair


def why_not_return(s: Pax, seat: Seat, plot: int, least: int) -> int:
    """The reason against moving influence back from the edge of a plot; plots return in their order."""
    # PI-147
    if not s.at_edge[seat] >> plot & 1:
        return why.NOT_AT_EDGE
    return why.RETURN_IN_ORDER if plot < least else why_not_beside(s, seat, plot)


def why_not_release(s: Pax, seat: Seat, plot: int) -> int:
    """The reason against giving up this of several plots that do not go together."""
    # AMB-04
    if not s.on_plots[seat] >> plot & 1:
        return why.NOT_ON_PLOT
    return FINE if is_in_conflict(s, seat, plot) else why.PLOT_NOT_IN_CONFLICT


def can_return(s: Pax, seat: Seat, least: int) -> bool:
    """Whether any influence at an edge may move back."""
    # PI-147
    for plot in items(s.at_edge[seat]):
        if why_not_return(s, seat, plot, least) == FINE:
            return True
    return False


@final
class PlotCheck(Frame[Pax]):
    """Seat by seat from the active one: what is lost, must be released, may return; then victory."""

    def __init__(self, active: int, step: int = 0, least: int = 0) -> None:
        self.active: Final = active
        self.step = step  # seats that are done
        self.least = least  # plots before this one have been passed

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-146 PI-147 PI-204 AMB-04 AMB-44
        while self.step < s.seats:
            seat = next_in_order(s, self.active, self.step)
            if seat < s.players:
                lose_unmet(s, seat, d)
                if has_conflict(s, seat) or can_return(s, seat, self.least):
                    return only(seat)
            self.pass_on()
        s.stack.pop()
        win_by_plots(s, self.active, d)
        return 0

    def pass_on(self) -> None:
        self.step += 1
        self.least = 0

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        # AMB-04: the newer one is named first
        if not has_conflict(s, seat):
            return RETURNS
        newest = s.newest[seat]
        if newest == NONE:
            return RELEASE
        return [RELEASE[newest], *[w for w in RELEASE if w is not RELEASE[newest]]]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        if has_conflict(s, seat):
            is_release = isinstance(w, PlotWord) and w is RELEASE[w.plot]
            return why_not_release(s, seat, w.plot) if isinstance(w, PlotWord) and is_release else NOT_ASKED
        if w is DECLINE:
            return FINE
        if isinstance(w, PlotWord) and w is RETURN[w.plot]:
            return why_not_return(s, seat, w.plot, self.least)
        return NOT_ASKED

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return plot_facts(s, seat, w.plot, reason) if isinstance(w, PlotWord) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if not isinstance(w, PlotWord):
            self.pass_on()
        elif w is RELEASE[w.plot]:
            move_to_edge(s, seat, w.plot, True, d)
        else:
            move_from_edge(s, seat, w.plot, d)
            self.least = w.plot + 1

    def copy(self) -> "PlotCheck":
        return PlotCheck(self.active, self.step, self.least)

    def key(self) -> tuple[object, ...]:
        return (self.active, self.step, self.least)


def win_by_plots(s: Pax, seat: Seat, d: Dealer) -> None:
    """The active seat wins at once with its influence on two plots."""
    # PI-061 PI-149 PI-176 AMB-39 AMB-44
    if count(s.on_plots[seat]) < PLOTS_TO_WIN:
        return
    end_game(s, "plots", only(seat))
    if d.events is not None:
        d.events.append(events.Ended("plots", [seat], [], [], None))
