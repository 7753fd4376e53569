"""Main action: displace. Acting card, card, opponent, target influence, payment; then the argument."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import AREOPAGUS, MOST_SLOTS, Cell, D
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.actions.argument import Argument, tell_began
from intriga.games.illuminaten.rules.terms.acting import acting_cards, acts_with, matching, reach
from intriga.games.illuminaten.rules.terms.lodges import with_others
from intriga.games.illuminaten.rules.terms.paying import Pay, payable
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, FREE, finish_main
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.slots import has_others, influence_of, owner_in
from intriga.games.illuminaten.vocabulary import (
    ENOUGH,
    ON,
    SEAT,
    SLOT,
    STRONGER,
    WEAKER,
    On,
    SeatWord,
    Slot,
)
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

STRONGER_OR_WEAKER: Final[list[Word]] = [STRONGER, WEAKER]


def unit_of(s: Pax, seat: Seat, mode: int, acting: int) -> int:
    """What one target influence costs: matching support, or with the faction card a token of the clergy."""
    # PI-101 PI-135
    return 1 << D if mode == BY_FACTION else matching(s, seat, acting)


def can_afford(s: Pax, seat: Seat, mode: int, acting: int, targets: int) -> bool:
    return payable(s, seat, [unit_of(s, seat, mode, acting)] * targets, 0, False)


def has_opponents(s: Pax, seat: Seat, cell: Cell) -> bool:
    return has_others(s.inf[cell], seat)


def why_not_displace(s: Pax, seat: Seat, mode: int) -> int:
    """The reason against the action: an opponent within reach of a card whose support can be paid."""
    # PI-059 PI-101
    if mode == FREE:
        return why.NO_MAIN_ACTION_LEFT
    reason = why.NOBODY_TO_DISPLACE
    for acting in items(acting_cards(s, seat)):
        found = why_not_act_with(s, seat, mode, acting)
        if found == FINE:
            return FINE
        if found == why.CANNOT_PAY_DISPLACEMENT:
            reason = found
    return reason


def why_not_act_with(s: Pax, seat: Seat, mode: int, acting: int) -> int:
    """The reason against displacing with this card."""
    # PI-059 PI-101
    if not acts_with(s, seat, acting):
        return why.NOT_YOUR_CARD_TO_DISPLACE_WITH
    if not reach(s, seat, acting) & with_others(s, seat):
        return why.NOBODY_TO_DISPLACE
    return FINE if can_afford(s, seat, mode, acting, 1) else why.CANNOT_PAY_DISPLACEMENT


def why_not_aim(s: Pax, seat: Seat, acting: int, cell: Cell) -> int:
    """The reason against this target card."""
    # PI-101 PI-045 AMB-14
    if cell == AREOPAGUS:
        return why.AREOPAGUS_IS_NO_TARGET
    if cell >= len(s.field) or not reach(s, seat, acting) >> cell & 1:
        return why.NOT_ADJACENT_TO_DISPLACE
    return FINE if has_opponents(s, seat, cell) else why.NOBODY_TO_DISPLACE_THERE


@final
class Displace(Frame[Pax]):
    """Questions that everybody can see the answer of are skipped: a single opponent, a single token."""

    def __init__(
        self,
        seat: Seat,
        mode: int,
        acting: int = NONE,
        cell: Cell = NONE,
        opponent: Seat = NONE,
        slots: int = 0,
        is_aimed: bool = False,
        bias: int = 0,
        is_paid: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.mode: Final = mode
        self.acting = acting
        self.cell = cell
        self.opponent = opponent
        self.slots = slots  # mask of the target influence
        self.is_aimed = is_aimed  # the targets are settled
        self.bias = bias  # 1 stronger, -1 weaker than the opponent; 0 if there is no such choice
        self.is_paid = is_paid  # the payment has been put on the stack

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-101 PI-122 AMB-41
        if self.acting == NONE or self.cell == NONE:
            return only(self.seat)
        if self.opponent == NONE:
            self.opponent = self.only_opponent(s)
            if self.opponent == NONE:
                return only(self.seat)
        if not self.is_aimed and not self.aims_by_itself(s):
            return only(self.seat)
        if self.mode == BY_CARD and self.bias == 0:
            return only(self.seat)
        if not self.is_paid:
            self.is_paid = True  # this frame goes on when the payment above it is done
            units = [unit_of(s, self.seat, self.mode, self.acting)] * count(self.slots)
            s.stack.append(Pay(self.seat, units))
            return 0
        self.begin(s, d)
        return 0

    def only_opponent(self, s: Pax) -> int:
        """The one opponent on the card; NONE if there are several."""
        # PI-100
        found = NONE
        for slot in range(MOST_SLOTS):
            owner = owner_in(s.inf[self.cell], slot)
            if owner not in (NONE, self.seat, found):
                if found != NONE:
                    return NONE
                found = owner
        return found

    def aims_by_itself(self, s: Pax) -> bool:
        """Whether no further target can be chosen, or there is just one."""
        # PI-101
        slots = [slot for slot in range(MOST_SLOTS) if self.why_not_slot(s, slot) == FINE]
        if self.slots == 0:
            if len(slots) != 1:
                return False
            self.slots = 1 << slots[0]
            slots = []
        self.is_aimed = not slots
        return self.is_aimed

    def why_not_slot(self, s: Pax, slot: int) -> int:
        """Targets are named from the top; each must be payable with those before."""
        # PI-100 PI-101
        if owner_in(s.inf[self.cell], slot) != self.opponent:
            return why.NOT_THEIR_INFLUENCE
        if self.slots >> slot:
            return why.SLOT_BEFORE_THE_LAST
        affordable = can_afford(s, self.seat, self.mode, self.acting, count(self.slots) + 1)
        return FINE if affordable else why.CANNOT_PAY_DISPLACEMENT

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        if self.acting == NONE:
            return [ON[cell] for cell in items(acting_cards(s, seat))]
        if self.cell == NONE:
            return [ON[cell] for cell in items(reach(s, seat, self.acting))]
        if self.opponent == NONE:
            return SEAT
        if self.is_aimed:
            return STRONGER_OR_WEAKER
        return [*SLOT[MOST_SLOTS * self.cell : MOST_SLOTS * self.cell + MOST_SLOTS], ENOUGH]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-100 PI-101
        if self.acting == NONE or self.cell == NONE:
            return self.bar_cell(s, w.cell) if isinstance(w, On) else NOT_ASKED
        if self.opponent == NONE:
            return self.bar_opponent(s, w.seat) if isinstance(w, SeatWord) else NOT_ASKED
        if self.is_aimed:
            return FINE if w is STRONGER or w is WEAKER else NOT_ASKED
        if w is ENOUGH:
            return FINE if self.slots else why.NO_TARGET_YET
        if not isinstance(w, Slot):
            return NOT_ASKED
        return self.why_not_slot(s, w.slot) if w.cell == self.cell else why.NOT_THEIR_INFLUENCE

    def bar_cell(self, s: Pax, cell: Cell) -> int:
        if self.acting == NONE:
            return why_not_act_with(s, self.seat, self.mode, cell)
        return why_not_aim(s, self.seat, self.acting, cell)

    def bar_opponent(self, s: Pax, opponent: Seat) -> int:
        if opponent == self.seat or opponent >= s.seats:
            return why.NOT_AN_OPPONENT
        return FINE if influence_of(s.inf[self.cell], opponent) else why.NOT_THEIR_INFLUENCE

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        if isinstance(w, On):
            return (("cell", w.cell + 1),)
        if isinstance(w, Slot):
            return (("cell", w.cell + 1), ("slot", w.slot + 1), ("seat", self.opponent))
        return (("seat", w.seat),) if isinstance(w, SeatWord) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if isinstance(w, On):
            if self.acting == NONE:
                self.acting = w.cell
            else:
                self.cell = w.cell
        elif isinstance(w, SeatWord):
            self.opponent = w.seat
        elif isinstance(w, Slot):
            self.slots |= 1 << w.slot
        elif w is ENOUGH:
            self.is_aimed = True
        else:
            self.bias = 1 if w is STRONGER else -1

    def begin(self, s: Pax, d: Dealer) -> None:
        """The argument begins; an artificial opponent argues by its own rules."""
        # PI-100 PI-102 PI-189 GAP-34
        s.stack.pop()
        finish_main(s, self.mode, False)
        if self.opponent >= s.players:
            from intriga.games.illuminaten.rules.artificial import ArtificialDefence

            s.stack.append(ArtificialDefence(self.seat, self.cell, self.slots, self.bias))
            return
        argument = Argument(self.seat, self.opponent, self.cell, self.slots, self.bias)
        tell_began(s, self.seat, self.opponent, self.cell, self.slots, argument.strengths(s), d)
        s.stack.append(argument)

    def copy(self) -> "Displace":
        return Displace(
            self.seat,
            self.mode,
            self.acting,
            self.cell,
            self.opponent,
            self.slots,
            self.is_aimed,
            self.bias,
            self.is_paid,
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.mode,
            self.acting,
            self.cell,
            self.opponent,
            self.slots,
            self.is_aimed,
            self.bias,
            self.is_paid,
        )
