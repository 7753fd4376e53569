"""Open special events that are used by a word of their own; the others change what actions may do."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import (
    ANY_FACTION,
    CONVENT,
    FACTIONS,
    INQUISITORS,
    PRESS,
    Faction,
    T,
)
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.rules.terms.support import owns
from intriga.games.illuminaten.rules.turn.modes import is_open
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.event_cards import invoke_special, look_at_hand, look_at_plot
from intriga.games.illuminaten.verbs.pieces import add_main_action, spend
from intriga.games.illuminaten.vocabulary import (
    LOOK_AT_HAND,
    LOOK_AT_PLOT,
    PAY,
    SEAT,
    FactionWord,
    SeatWord,
)
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import lowest
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

INVOKED: Final = (PRESS, CONVENT, INQUISITORS)
OF_ONE_TYPE: Final = 3
OF_ANY_TYPE: Final = 5
LOOKS: Final[list[Word]] = [LOOK_AT_HAND, LOOK_AT_PLOT]


def why_not_invoke(s: Pax, seat: Seat, special: int) -> int:
    """The reason against using an open special event."""
    # PI-175
    if special not in INVOKED:
        return why.EVENT_IS_NOT_INVOKED
    if not is_open(s, special):
        return why.EVENT_NOT_OPEN
    if s.used_events >> special & 1:
        return why.EVENT_USED_ALREADY
    if special == PRESS:
        return FINE if press_types(s, seat) else why.NO_THREE_OF_ONE_TYPE
    if special == CONVENT:
        held = sum(s.tokens[seat * FACTIONS : seat * FACTIONS + FACTIONS])
        return FINE if held >= OF_ANY_TYPE else why.NO_FIVE_TOKENS
    return FINE if worth_a_look(s, seat) else why.NOTHING_TO_LOOK_AT


def invoke(s: Pax, seat: Seat, special: int, d: Dealer) -> None:
    """Use an open special event: a main action for support, or a look."""
    # PI-175
    invoke_special(s, seat, special, d)
    if special == INQUISITORS:
        s.stack.append(Inquiry(seat))
        return
    add_main_action(s)
    s.stack.append(Press(seat) if special == PRESS else Pay(seat, [ANY_FACTION] * OF_ANY_TYPE))


# ── the propaganda press ──


def counting_as_any(s: Pax, seat: Seat, faction: Faction) -> int:
    """The creators' tokens that count as another type: a property of their card."""
    # PI-136
    return s.token(seat, T) if faction != T and owns(s, seat, T) else 0


def press_types(s: Pax, seat: Seat) -> int:
    """The types of which a seat can spend three; nothing is substituted for what may be any type."""
    # PI-175
    found = 0
    for faction in range(FACTIONS):
        held = s.token(seat, faction)
        if held and held + counting_as_any(s, seat, faction) >= OF_ONE_TYPE:
            found |= 1 << faction
    return found


@final
class Press(Frame[Pax]):
    """Three tokens of one type: of which? Creators' tokens that count as this type come last."""

    def __init__(self, seat: Seat, faction: Faction = NONE, left: int = OF_ONE_TYPE) -> None:
        self.seat = seat
        self.faction = faction
        self.left = left

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-175
        while self.left > 0:
            words = self.options(s, self.seat)
            if len(words) > 1:
                return only(self.seat)
            self.take(s, self.seat, words[0], d)
        s.stack.pop()
        return 0

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return PAY

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-175
        if not isinstance(w, FactionWord) or w is not PAY[w.faction]:
            return NOT_ASKED
        if self.faction == NONE:
            return FINE if press_types(s, seat) >> w.faction & 1 else why.NO_THREE_OF_ONE_TYPE
        more = counting_as_any(s, seat, self.faction)
        if w.faction == self.faction:
            held = s.token(seat, w.faction)
            return FINE if held and held + more >= self.left else why.NO_THREE_OF_ONE_TYPE
        return FINE if w.faction == T and more >= self.left else why.NO_THREE_OF_ONE_TYPE

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, FactionWord)
        if self.faction == NONE:
            self.faction = w.faction
        count = 1 if w.faction == self.faction else self.left
        self.left -= count
        spend(s, seat, w.faction, count, d)

    def copy(self) -> "Press":
        return Press(self.seat, self.faction, self.left)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.faction, self.left)


# ── the church inquisitors ──


def why_not_look(s: Pax, seat: Seat, opponent: Seat, w: Word) -> int:
    """The reason against looking at an opponent's hand or plot."""
    # PI-175 PI-188
    if opponent >= s.players:
        return why.NOTHING_TO_LOOK_AT
    if w is LOOK_AT_HAND:
        return FINE if s.hands[opponent] else why.NO_HAND_TO_LOOK_AT
    known = (s.shown_plots | s.seen_plots[seat]) >> opponent & 1
    return why.PLOT_KNOWN_ALREADY if known or s.private[opponent] == NONE else FINE


def worth_a_look(s: Pax, seat: Seat) -> int:
    """The opponents who have something to look at (mask)."""
    # PI-175
    found = 0
    for opponent in range(s.players):
        if opponent != seat:
            for look in LOOKS:
                if why_not_look(s, seat, opponent, look) == FINE:
                    found |= only(opponent)
    return found


@final
class Inquiry(Frame[Pax]):
    """Which opponent, and the hand or the plot? Asked only where everybody can see that there is a choice."""

    def __init__(self, seat: Seat, opponent: Seat = NONE) -> None:
        self.seat = seat
        self.opponent = opponent

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-175
        if self.opponent == NONE:
            found = worth_a_look(s, self.seat)
            if found & (found - 1):
                return only(self.seat)
            self.opponent = lowest(found)
        looks = self.options(s, self.seat)
        if len(looks) > 1:
            return only(self.seat)
        self.look(s, looks[0], d)
        return 0

    def look(self, s: Pax, w: Word, d: Dealer) -> None:
        s.stack.pop()
        if w is LOOK_AT_HAND:
            look_at_hand(s, self.seat, self.opponent, d)
        else:
            look_at_plot(s, self.seat, self.opponent, d)

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return SEAT if self.opponent == NONE else LOOKS

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-175
        if self.opponent != NONE:
            return why_not_look(s, seat, self.opponent, w) if w in LOOKS else NOT_ASKED
        if not isinstance(w, SeatWord):
            return NOT_ASKED
        if w.seat == seat or w.seat >= s.seats:
            return why.NOT_AN_OPPONENT
        return FINE if worth_a_look(s, seat) >> w.seat & 1 else why.NOTHING_TO_LOOK_AT

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.NOTHING_TO_LOOK_AT and isinstance(w, SeatWord):
            return (("seat", w.seat),)
        return (("seat", self.opponent),) if w in LOOKS and self.opponent != NONE else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if isinstance(w, SeatWord):
            self.opponent = w.seat
        else:
            self.look(s, w, d)

    def copy(self) -> "Inquiry":
        return Inquiry(self.seat, self.opponent)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.opponent)
