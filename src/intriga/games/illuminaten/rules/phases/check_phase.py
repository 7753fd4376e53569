"""The check phase: plots, events, hands and court."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import FACTIONS
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.phases.refill import (
    DiscardDown,
    Refill,
    missing,
    refill_from_deck,
    update_court,
)
from intriga.games.illuminaten.rules.plots.plots import check_plots
from intriga.games.illuminaten.rules.terms.support import next_in_order
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.checks import clear_table
from intriga.games.illuminaten.verbs.conspiracies import give_back_borrowed
from intriga.games.illuminaten.verbs.event_cards import (
    draw_event,
    keep_special,
    play_edict,
    return_event,
    tell_draw,
)
from intriga.games.illuminaten.vocabulary import KEEP, EventWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

#: The steps of the phase in their order (PI-071).
LOANS: Final = 0
CHECK_PLOTS: Final = 1
CHECK_EVENTS: Final = 2
CLEAR: Final = 3
FILL_OTHERS: Final = 4
FILL_ACTIVE: Final = 5


def check_events(s: Pax, seat: Seat, d: Dealer) -> None:
    """Two events for the seat in whose turn a grand master or royal arch was played; a last one is kept."""
    # PI-150 PI-151 PI-152 PI-153
    if not s.great_played:
        return
    first = draw_event(s, seat, only(seat), d)
    if first == NONE:
        return
    second = draw_event(s, seat, only(seat), d)
    tell_draw(seat, [first] if second == NONE else [first, second], d)
    if second == NONE:
        keep(s, seat, first, NONE, d)
    else:
        s.stack.append(KeepEvent(seat, min(first, second), max(first, second)))


def keep(s: Pax, seat: Seat, kept: int, returned: int, d: Dealer) -> None:
    """One event is kept, an edict played at once; the other goes back on top."""
    # PI-151 PI-154 PI-157
    if kept < FACTIONS:
        play_edict(s, seat, kept, d)
    else:
        keep_special(s, seat, kept, d)
    if returned != NONE:
        return_event(s, seat, returned, d)


@final
class KeepEvent(Frame[Pax]):
    """Which of two events is kept. Only the seat that drew them knows them."""

    def __init__(self, seat: Seat, one: int, other: int) -> None:
        self.seat: Final = seat
        self.one: Final = one
        self.other: Final = other

    def ask(self, s: Pax, d: Dealer) -> int:
        return only(self.seat)

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return KEEP

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-151
        if not isinstance(w, EventWord) or w.verb != "keep":
            return NOT_ASKED
        return FINE if w.event in (self.one, self.other) else why.EVENT_NOT_DRAWN

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("event", w.event),) if isinstance(w, EventWord) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        # PI-151
        assert isinstance(w, EventWord)
        s.stack.pop()
        keep(s, seat, w.event, self.one + self.other - w.event, d)

    def copy(self) -> "KeepEvent":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.one, self.other)

    def shown(self, seat: Seat) -> tuple[object, ...]:
        return self.key() if seat == self.seat else (self.seat,)


@final
class CheckPhase(Frame[Pax]):
    """One step after the other; questions come up in frames above."""

    def __init__(self, seat: Seat, step: int = LOANS, filled: int = 0) -> None:
        self.seat = seat
        self.step = step
        self.filled = filled  # opponents whose hands are full again

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-071 AMB-46
        step = self.step
        self.step += 1
        if step == LOANS:
            give_back_borrowed(s, d)
        elif step == CHECK_PLOTS:
            check_plots(s, self.seat, d)
        elif step == CHECK_EVENTS:
            check_events(s, self.seat, d)
        elif step == CLEAR:
            clear_table(s, d)
        elif step == FILL_OTHERS:
            self.fill_others(s, d)
        elif step == FILL_ACTIVE:
            self.fill_active(s)
        else:
            s.stack.pop()
            update_court(s, d)
        return 0

    def fill_others(self, s: Pax, d: Dealer) -> None:
        """From the left of the active player on; a hand that has come above its limit is cut down first."""
        # PI-159 GAP-21
        if self.filled == s.seats - 1:
            return
        self.step = FILL_OTHERS
        other = next_in_order(s, self.seat, self.filled + 1)
        if other < s.players and missing(s, other) < 0:
            s.stack.append(DiscardDown(other))
            return
        if other < s.players:
            refill_from_deck(s, other, d)
        self.filled += 1

    def fill_active(self, s: Pax) -> None:
        """The active player is the last, from court and deck."""
        # PI-160 GAP-21
        over = missing(s, self.seat) < 0
        s.stack.append(DiscardDown(self.seat) if over else Refill(self.seat))

    def copy(self) -> "CheckPhase":
        return CheckPhase(self.seat, self.step, self.filled)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.step, self.filled)
