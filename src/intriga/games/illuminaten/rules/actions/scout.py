"""Main action: scout. Acting card, face-down target, payment; the card goes to the hand, and one is laid."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import AREOPAGUS, SCOUT, Cell, U
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.actions.interrogate import yield_owed
from intriga.games.illuminaten.rules.terms.acting import acting_cards, acts_with, matching, reach
from intriga.games.illuminaten.rules.terms.lodges import face_down
from intriga.games.illuminaten.rules.terms.near import everywhere, is_rosicrucian
from intriga.games.illuminaten.rules.terms.paying import Pay, payable
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, FREE, finish_main
from intriga.games.illuminaten.state import FACE_DOWN, NO_CARD, NONE, Pax
from intriga.games.illuminaten.verbs.field import count_as_near, lay_from_hand, note_yield, scout_card
from intriga.games.illuminaten.vocabulary import CARD, ON, CardWord, On
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def scouting_cost(s: Pax, seat: Seat, mode: int, acting: int) -> list[int]:
    """One matching support; none with a card's ability, a scholars' token with their faction card."""
    # PI-073 PI-075 PI-135
    if mode == BY_CARD:
        return []
    return [1 << U if mode == BY_FACTION else matching(s, seat, acting)]


def scouted_from(s: Pax, seat: Seat, mode: int, acting: int) -> int:
    """The cells that this acting card reaches; with an ability any."""
    # PI-038 PI-072
    return everywhere(s) if mode in (BY_CARD, BY_FACTION) else reach(s, seat, acting)


def why_not_target(s: Pax, seat: Seat, mode: int, acting: int, cell: Cell) -> int:
    """The reason against scouting this card."""
    # PI-072
    if cell >= len(s.field) or not scouted_from(s, seat, mode, acting) >> cell & 1:
        return why.NOT_ADJACENT_TO_SCOUT
    return FINE if s.field[cell] == FACE_DOWN else why.FACE_UP_ALREADY


def why_not_scout_with(s: Pax, seat: Seat, mode: int, acting: int) -> int:
    """The reason against scouting with this card: it needs a face-down neighbour and matching support."""
    # PI-059 PI-072 PI-073 AMB-42
    if not acts_with(s, seat, acting):
        return why.NOT_YOUR_CARD_TO_SCOUT_WITH
    if mode == FREE and not is_rosicrucian(s, acting):
        return why.NO_ROSICRUCIAN_SCOUTS
    if not scouted_from(s, seat, mode, acting) & face_down(s):
        return why.NOTHING_TO_SCOUT
    cost = scouting_cost(s, seat, mode, acting)
    return FINE if payable(s, seat, cost, 0, False) else why.CANNOT_PAY_SCOUTING


def why_not_scout(s: Pax, seat: Seat, mode: int) -> int:
    """The reason against the action. The card taken can itself be laid, so an empty hand is no hindrance."""
    # PI-072 GAP-32
    if mode in (BY_CARD, BY_FACTION):
        return why_not_scout_with(s, seat, mode, AREOPAGUS)
    reason = why.NOTHING_TO_SCOUT
    for acting in items(acting_cards(s, seat)):
        found = why_not_scout_with(s, seat, mode, acting)
        if found == FINE:
            return FINE
        if found == why.CANNOT_PAY_SCOUTING:
            reason = found
    return reason


@final
class Scout(Frame[Pax]):
    """An action by an ability needs no acting card. What is laid is asked even if there is but one card."""

    def __init__(
        self, seat: Seat, mode: int, acting: int = NONE, cell: Cell = NONE, is_paid: bool = False
    ) -> None:
        self.seat: Final = seat
        self.mode: Final = mode
        self.acting = acting
        self.cell = cell
        self.is_paid = is_paid  # the payment has been put on the stack

    def needs_acting(self) -> bool:
        return self.acting == NONE and self.mode not in (BY_CARD, BY_FACTION)

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-073 PI-074
        if self.needs_acting() or self.cell == NONE:
            return only(self.seat)
        if not self.is_paid:
            self.is_paid = True  # this frame goes on when the payment above it is done
            s.stack.append(Pay(self.seat, scouting_cost(s, self.seat, self.mode, self.acting)))
            return 0
        if s.field[self.cell] == FACE_DOWN:
            scout_card(s, self.seat, self.acting, self.cell, d)
        if s.field[self.cell] == NO_CARD:
            return only(self.seat)
        self.finish(s)
        return 0

    def finish(self, s: Pax) -> None:
        """The card lies; with an enhancement it yields at once."""
        # PI-067 PI-088 PI-124 AMB-42
        s.stack.pop()
        finish_main(s, self.mode, is_rosicrucian(s, self.acting))
        if self.mode == BY_CARD:
            count_as_near(s, self.cell)
        if s.enhanced[SCOUT]:
            note_yield(s, self.cell)
            s.stack.append(Gain(self.seat, yield_owed(s, self.seat, self.cell, False)))

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        if self.is_paid:
            return [CARD[card] for card in items(s.hands[seat])]
        if self.needs_acting():
            return [ON[cell] for cell in items(acting_cards(s, seat))]
        return [ON[cell] for cell in items(scouted_from(s, seat, self.mode, self.acting) & face_down(s))]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-072 PI-074
        if self.is_paid:
            if not isinstance(w, CardWord) or w is not CARD[w.card]:
                return NOT_ASKED
            return FINE if s.hands[seat] >> w.card & 1 else why.NOT_IN_HAND_TO_LAY
        if not isinstance(w, On):
            return NOT_ASKED
        if self.needs_acting():
            return why_not_scout_with(s, seat, self.mode, w.cell)
        return why_not_target(s, seat, self.mode, self.acting, w.cell)

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("cell", w.cell + 1),) if isinstance(w, On) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if isinstance(w, CardWord):
            lay_from_hand(s, seat, self.cell, w.card, d)
        elif isinstance(w, On):
            if self.needs_acting():
                self.acting = w.cell
            else:
                self.cell = w.cell

    def copy(self) -> "Scout":
        return Scout(self.seat, self.mode, self.acting, self.cell, self.is_paid)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.mode, self.acting, self.cell, self.is_paid)
