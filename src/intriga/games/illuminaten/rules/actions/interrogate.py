"""Main action: interrogate. Yields by degree, the rumour rule, and who shares by the collusion rule."""

from collections.abc import Sequence
from typing import Final, final

from intriga.games.illuminaten.box.tables import (
    AREOPAGUS,
    FACTIONS,
    GM,
    INTERROGATE,
    RA,
    WHISPER,
    Card,
    Cell,
)
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.actions.collusion import colludes, share
from intriga.games.illuminaten.rules.terms.acting import acting_cards
from intriga.games.illuminaten.rules.terms.near import everywhere
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, FREE, finish_main, is_open
from intriga.games.illuminaten.state import FACE_DOWN, NONE, Pax
from intriga.games.illuminaten.verbs.field import note_yield, tell_interrogation
from intriga.games.illuminaten.verbs.slots import influence_in_all, influence_of
from intriga.games.illuminaten.vocabulary import ABILITY, DECLINE, INVOKE, ON, On
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import items, lowest
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

WHISPER_OR_NOT: Final[list[Word]] = [INVOKE[WHISPER], DECLINE]
COUNT_OR_NOT: Final[list[Word]] = [ABILITY, DECLINE]

#: Answers to the questions that are asked only where they matter.
UNASKED: Final = -1
NO: Final = 0
YES: Final = 1


# ── yields ──


def yield_of_card(card: Card, influence: int) -> list[int]:
    """The tokens a card yields, each as the mask of the types it may be of; a royal arch by influence."""
    # PI-049 PI-050 PI-051 PI-052 PI-053
    if card.degree == RA:
        return [card.factions] * (2 * influence)
    if card.degree == GM:
        return [card.factions] * 3
    if card.degree == 1:
        return [card.factions]
    both = [1 << card.main, 1 << card.second]
    return both if card.degree == 2 else [*both, card.factions]


def yield_owed(s: Pax, seat: Seat, cell: Cell, interrogating: bool) -> list[int]:
    """What a card of the field or the seat's own areopagus yields."""
    # PI-046 PI-053 PI-083
    if cell == AREOPAGUS:
        return [1 << faction for faction in items(s.box.connections[s.connections[seat]])]
    card = s.box.cards[s.field[cell]]
    return yield_of_card(card, influence_in_all(s.inf[cell]) if interrogating else 1)


@final
class Yielding(Frame[Pax]):
    """A card yields to a seat that interrogates; then opponents on it get their shares, if they do."""

    def __init__(self, seat: Seat, cell: Cell, shares: bool, before: Sequence[int] = ()) -> None:
        self.seat = seat
        self.cell = cell
        self.shares = shares
        self.before = list(before)  # the seat's tokens before the yield; empty until it is taken

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-083 PI-086 PI-088 PI-089 AMB-07 AMB-11
        own = s.tokens[self.seat * FACTIONS : self.seat * FACTIONS + FACTIONS]
        owed = yield_owed(s, self.seat, self.cell, True)
        if not self.before:
            self.before = own
            note_yield(s, self.cell)
            s.stack.append(Gain(self.seat, owed))
            return 0
        s.stack.pop()
        if self.shares:
            obtained = [own[faction] - self.before[faction] for faction in range(FACTIONS)]
            share(s, self.seat, self.cell, len(owed), obtained)
        return 0

    def copy(self) -> "Yielding":
        return Yielding(self.seat, self.cell, self.shares, self.before)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.cell, self.shares, tuple(self.before))


# ── the action ──


def why_not_target(s: Pax, seat: Seat, cell: Cell) -> int:
    """The reason against interrogating this card, or one's own areopagus."""
    # PI-082 PI-084 PI-088 AMB-09 AMB-12 AMB-47
    if cell != AREOPAGUS:
        if cell >= len(s.field):
            return NOT_ASKED
        if influence_of(s.inf[cell], seat) == 0:
            if not s.enhanced[INTERROGATE]:
                return why.NO_INFLUENCE_OF_YOURS
            if influence_in_all(s.inf[cell]) == 0:
                return why.NO_INFLUENCE_AT_ALL
    return why.HAS_YIELDED if s.yielded >> cell & 1 else FINE


def why_not_interrogate(s: Pax, seat: Seat, mode: int) -> int:
    """The reason against the action: something must be left that has not yielded in this turn."""
    # PI-082 PI-088
    if mode == FREE:
        return why.NO_MAIN_ACTION_LEFT
    if why_not_target(s, seat, AREOPAGUS) == FINE:
        return FINE
    for cell in range(len(s.field)):
        if why_not_target(s, seat, cell) == FINE:
            return FINE
    return why.ALL_HAVE_YIELDED


def rumours(s: Pax, seat: Seat, target: int) -> int:
    """The cards that yield with the target: adjacent, of its degree, with own influence (mask of cells)."""
    # PI-085 PI-088 AMB-10
    if target == AREOPAGUS:
        return 0
    degree = s.box.cards[s.field[target]].degree
    near = s.pattern().near[target] & ~s.yielded & ~(1 << target)
    found = 0
    for cell in items(near):
        if s.field[cell] != FACE_DOWN and s.box.cards[s.field[cell]].degree == degree:
            if influence_of(s.inf[cell], seat):
                found |= 1 << cell
    return found


@final
class Interrogate(Frame[Pax]):
    """Which card; whether collusion is ignored, where that is a choice; then card after card yields."""

    def __init__(
        self,
        seat: Seat,
        mode: int,
        target: int = NONE,
        whisper: int = UNASKED,
        counting: int = UNASKED,
        owing: int = NONE,
    ) -> None:
        self.seat = seat
        self.mode = mode
        self.target = target
        self.whisper = whisper  # whether the quiet whisper is used
        self.counting = counting  # whether opponents' influence on the target counts as one's own
        self.owing = owing  # cells that have yet to yield (mask); NONE before the first yields

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-082 PI-085
        if self.target == NONE or self.whisper_matters(s) or self.counting_matters(s):
            return only(self.seat)
        if self.owing == NONE:
            self.owing = self.yielding(s)
            tell_interrogation(s, self.seat, self.target, self.owing, d)
        if self.owing:
            cell = self.target if self.owing >> self.target & 1 else lowest(self.owing)
            self.owing &= ~(1 << cell)
            s.stack.append(Yielding(self.seat, cell, self.is_shared(s, cell)))
            return 0
        s.stack.pop()
        finish_main(s, self.mode, False)
        return 0

    def yielding(self, s: Pax) -> int:
        """All that yields: the target, and what is rumoured about it unless a faction card silences it."""
        # PI-085
        rumoured = 0 if self.mode == BY_FACTION else rumours(s, self.seat, self.target)
        return 1 << self.target | rumoured

    def colluding(self, s: Pax) -> int:
        """The cards that would be shared if nothing were ignored; a target without own influence is not."""
        # PI-084 PI-086 AMB-12
        if self.mode in (BY_CARD, BY_FACTION):
            return 0
        found = 0
        for cell in items(self.yielding(s)):
            if colludes(s, self.seat, cell) and influence_of(s.inf[cell], self.seat):
                found |= 1 << cell
        return found

    def whisper_matters(self, s: Pax) -> bool:
        """Whether it is asked if the quiet whisper is used."""
        # PI-175
        unasked = self.whisper == UNASKED and self.owing == NONE
        return unasked and is_open(s, WHISPER) and self.colluding(s) != 0

    def counting_matters(self, s: Pax) -> bool:
        """Whether it is asked if the opponents' influence on the target counts as own."""
        # AMB-12 AMB-47
        if self.counting != UNASKED or self.owing != NONE or not s.enhanced[INTERROGATE]:
            return False
        shared = self.colluding(s)
        if self.whisper == YES or not shared >> self.target & 1:
            return False
        return self.whisper == UNASKED or shared != 1 << self.target

    def is_shared(self, s: Pax, cell: Cell) -> bool:
        """Whether the opponents on this card get their shares."""
        # PI-084 PI-086 AMB-12
        if self.mode in (BY_CARD, BY_FACTION) or self.whisper == YES:
            return False
        if cell != self.target or cell == AREOPAGUS:
            return True
        return self.counting != YES and influence_of(s.inf[cell], self.seat) > 0

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        if self.target == NONE:
            return [ON[cell] for cell in items(self.questionable(s))]
        return WHISPER_OR_NOT if self.whisper_matters(s) else COUNT_OR_NOT

    def questionable(self, s: Pax) -> int:
        """The cards, and the areopagus, that could be interrogated before they yielded."""
        # PI-082
        return everywhere(s) | 1 << AREOPAGUS if s.enhanced[INTERROGATE] else acting_cards(s, self.seat)

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        if self.target == NONE:
            return why_not_target(s, seat, w.cell) if isinstance(w, On) else NOT_ASKED
        if w is DECLINE:
            return FINE
        return FINE if w is (INVOKE[WHISPER] if self.whisper_matters(s) else ABILITY) else NOT_ASKED

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("cell", w.cell + 1),) if isinstance(w, On) and w.cell != AREOPAGUS else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if isinstance(w, On):
            self.target = w.cell
        elif self.whisper_matters(s):
            self.whisper = NO if w is DECLINE else YES
        else:
            self.counting = NO if w is DECLINE else YES

    def copy(self) -> "Interrogate":
        return Interrogate(self.seat, self.mode, self.target, self.whisper, self.counting, self.owing)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.mode, self.target, self.whisper, self.counting, self.owing)
