"""The whole turn of an artificial opponent: edicts, script, check phase. It is never asked anything."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import FACTIONS
from intriga.games.illuminaten.rules.artificial.argument import ArtificialArgument
from intriga.games.illuminaten.rules.artificial.figure import JOSEPH, SAINT_GERMAIN, WEISHAUPT, main_faction
from intriga.games.illuminaten.rules.artificial.joseph import play_joseph
from intriga.games.illuminaten.rules.artificial.plots import plot_id, plot_that_holds
from intriga.games.illuminaten.rules.artificial.saint_germain import play_saint_germain
from intriga.games.illuminaten.rules.artificial.weishaupt import play_weishaupt
from intriga.games.illuminaten.rules.artificial.willermoz import play_willermoz
from intriga.games.illuminaten.rules.end import win_of_artificial
from intriga.games.illuminaten.rules.phases.event_phase import move_off_edicts
from intriga.games.illuminaten.rules.phases.refill import (
    DiscardDown,
    missing,
    refill_from_deck,
    update_court,
)
from intriga.games.illuminaten.rules.plots.plots import check_plots
from intriga.games.illuminaten.rules.plots.taking import take_faction, why_not_take
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.checks import clear_table
from intriga.games.illuminaten.verbs.event_cards import play_edict, turn_up_event
from intriga.games.illuminaten.verbs.opponents import discard_plans, meet_own_plot
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.seats import Seat

#: How far a turn has come; each step may leave something above it that has to be settled first.
EDICTS: Final = 0
SCRIPT: Final = 1
PLOTS: Final = 2
EVENTS: Final = 3


@final
class ArtificialTurn(Frame[Pax]):
    """Step by step; only an argument or a person's plots interrupt it."""

    def __init__(self, seat: Seat, step: int = EDICTS, person: int = NONE) -> None:
        self.seat: Final = seat
        self.step = step
        self.person = person  # who has argued with it in this turn

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-064 PI-200 PI-201 PI-202
        step = self.step
        self.step += 1
        if step == EDICTS:
            if s.round > 1:
                move_off_edicts(s, self.seat, d)
        elif step == SCRIPT:
            self.play(s, d)
        elif step == PLOTS:
            take_controlled_faction(s, self.seat, d)
            check_own_plots(s, self.seat, d)
        else:
            self.finish(s, d)
        return 0

    def play(self, s: Pax, d: Dealer) -> None:
        """The script; an argument, if there is one, is its last step."""
        # PI-201
        if s.opponent == SAINT_GERMAIN:
            play_saint_germain(s, self.seat, d)
        elif s.opponent == WEISHAUPT:
            play_weishaupt(s, self.seat, d)
        elif s.opponent == JOSEPH:
            play_joseph(s, self.seat, d)
        else:
            play_willermoz(s, self.seat, d)
        above = s.stack[-1]
        if isinstance(above, ArtificialArgument):
            self.person = above.person

    def finish(self, s: Pax, d: Dealer) -> None:
        """The event of the turn, and the table is made ready for the next seat."""
        # PI-202 PI-203 PI-218
        s.stack.pop()
        if s.great_played:
            reveal_event(s, self.seat, d)
        discard_plans(s, d)
        clear_table(s, d)
        update_court(s, d)
        if self.person >= 0:
            refill_from_deck(s, self.person, d)
        cut_hands(s)

    def copy(self) -> "ArtificialTurn":
        return ArtificialTurn(self.seat, self.step, self.person)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.step, self.person)


def cut_hands(s: Pax) -> None:
    """A hand that has come above its limit, because the scholars' card was taken, is cut down."""
    # PI-039 GAP-21
    for seat in range(s.players):
        if missing(s, seat) < 0:
            s.stack.append(DiscardDown(seat))


def take_controlled_faction(s: Pax, seat: Seat, d: Dealer) -> None:
    """A faction card whose largest lodge it controls, that of its main faction before others."""
    # PI-132 PI-197
    first = main_faction(s)
    for step in range(FACTIONS):
        faction = (first + step) % FACTIONS
        if why_not_take(s, seat, faction) == FINE:
            take_faction(s, seat, faction, d)


def check_own_plots(s: Pax, seat: Seat, d: Dealer) -> None:
    """It wins at once if a plot of its own holds; else the plots of the others are checked."""
    # PI-202 PI-204 GAP-29 AMB-44
    plot = plot_that_holds(s, seat)
    if plot >= 0:
        meet_own_plot(seat, plot_id(s, plot), d)
        win_of_artificial(s, seat, d)
    else:
        check_plots(s, seat, d)


def reveal_event(s: Pax, seat: Seat, d: Dealer) -> None:
    """The top event: an edict takes effect, a special is gone."""
    # PI-202 AMB-26
    event = turn_up_event(s, seat, d)
    if 0 <= event < FACTIONS:
        play_edict(s, seat, event, d)
