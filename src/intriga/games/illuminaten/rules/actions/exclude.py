"""Main action: exclude. Acting card, target, payment; a card from hand takes the target's place."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import (
    DECREE,
    EXCLUDE,
    MOST_SLOTS,
    RA,
    ROSICRUCIAN,
    CardNumber,
    Cell,
    M,
)
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.actions.influence import arch_is_taken
from intriga.games.illuminaten.rules.terms.acting import acting_cards, acts_with, matching, reach
from intriga.games.illuminaten.rules.terms.near import in_reach, is_rosicrucian
from intriga.games.illuminaten.rules.terms.paying import Pay, payable
from intriga.games.illuminaten.rules.turn.modes import (
    BY_CARD,
    BY_FACTION,
    BY_MARKER,
    FREE,
    finish_main,
    is_open,
)
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.field import carry_influence_over, exclude_card, lay_from_hand
from intriga.games.illuminaten.verbs.pieces import move_influence
from intriga.games.illuminaten.verbs.slots import (
    has_others,
    influence_in_all,
    influence_of,
    owner_in,
    top_free,
    with_owner,
)
from intriga.games.illuminaten.vocabulary import CARD, DECLINE, ON, SLOT, CardWord, On, Slot
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

SLOT_OR_NOT: Final[list[Word]] = [*SLOT, DECLINE]

#: Reasons against the whole action: of several tries the one that comes furthest is told.
FURTHER: Final = [
    why.NOTHING_TO_EXCLUDE,
    why.CANNOT_PAY_EXCLUSION,
    why.NO_CARD_TO_LAY,
    why.NO_ROSICRUCIAN_TO_LAY,
    why.TOO_FEW_SLOTS,
    why.ARCH_FOR_ONE_PLAYER,
]


# ── what it costs ──


def exclusion_cost(s: Pax, seat: Seat, mode: int, acting: int, cell: Cell) -> list[int]:
    """Matching support for each token on the target, for one at least; nothing with an enhancement. The price
    of the faction card comes on top."""
    # PI-095 PI-124 PI-135 AMB-15
    price = [1 << M] if mode == BY_FACTION else []
    if s.enhanced[EXCLUDE]:
        return price
    return price + [matching(s, seat, acting)] * max(1, influence_in_all(s.inf[cell]))


# ── the card that is laid ──


def carried_over(inf: int, seat: Seat, slots: int) -> int:
    """The influence on the new card: all tokens in their order from the top; of those that find no slot the
    lowest of the seat's own go."""
    # PI-097 PI-099 GAP-35
    owners = [owner_in(inf, slot) for slot in range(MOST_SLOTS)]
    owners = [owner for owner in owners if owner != NONE]
    for place in range(len(owners) - 1, -1, -1):
        if len(owners) > slots and owners[place] == seat:
            del owners[place]
    found = 0
    for slot in range(len(owners)):
        found = with_owner(found, slot, owners[slot])
    return found


def has_several_owners(inf: int) -> bool:
    first = owner_in(inf, 0)
    for slot in range(1, MOST_SLOTS):
        if owner_in(inf, slot) not in (NONE, first):
            return True
    return False


def why_not_lay(s: Pax, seat: Seat, mode: int, cell: Cell, card: CardNumber) -> int:
    """The reason against laying this card in the target's place."""
    # PI-096 PI-098 GAP-28 AMB-42
    if not s.hands[seat] >> card & 1:
        return why.NOT_IN_HAND_TO_LAY
    laid = s.box.cards[card]
    if mode == FREE and laid.organisation != ROSICRUCIAN:
        return why.NO_ROSICRUCIAN_TO_LAY
    if influence_in_all(s.inf[cell]) - influence_of(s.inf[cell], seat) > laid.slots:
        return why.TOO_FEW_SLOTS
    if laid.degree == RA and has_several_owners(carried_over(s.inf[cell], seat, laid.slots)):
        return why.ARCH_FOR_ONE_PLAYER
    return FINE


def why_nothing_to_lay(s: Pax, seat: Seat, mode: int, cell: Cell) -> int:
    """The reason why no card of the hand can take the target's place."""
    # GAP-32
    reason = why.NO_CARD_TO_LAY
    for card in items(s.hands[seat]):
        reason = why_not_lay(s, seat, mode, cell, card)
        if reason == FINE:
            return FINE
    return reason


# ── whether it can be done ──


def excluded_from(s: Pax, seat: Seat, acting: int) -> int:
    """The cells within reach of this card, or of any if none is needed."""
    return in_reach(s, seat) if acting == NONE else reach(s, seat, acting)


def why_not_target(s: Pax, seat: Seat, mode: int, acting: int, cell: Cell) -> int:
    """The reason against excluding this card; without an acting card it is anything in reach."""
    # PI-094 PI-098 AMB-14
    near = excluded_from(s, seat, acting)
    if cell >= len(s.field) or not near >> cell & 1:
        return why.NOT_ADJACENT_TO_EXCLUDE
    return why_not_near_target(s, seat, mode, acting, cell)


def why_not_near_target(s: Pax, seat: Seat, mode: int, acting: int, cell: Cell) -> int:
    """The reason against excluding this card, which is within reach."""
    # PI-094 PI-098
    if s.field[cell] < 0:
        return why.FACE_DOWN_TO_EXCLUDE
    inf = s.inf[cell]
    if has_others(inf, seat) and not is_open(s, DECREE):
        return why.OPPONENTS_ARE_ON_IT
    if not payable(s, seat, exclusion_cost(s, seat, mode, acting, cell), 0, False):
        return why.CANNOT_PAY_EXCLUSION
    return why_nothing_to_lay(s, seat, mode, cell)


def how_far(reason: int) -> int:
    for place in range(len(FURTHER)):
        if FURTHER[place] == reason:
            return place
    return -1


def further(reason: int, found: int) -> int:
    """Of two reasons against trying it the one that came further."""
    return found if how_far(found) > how_far(reason) else reason


def why_not_exclude_with(s: Pax, seat: Seat, mode: int, acting: int, marked: int) -> int:
    """The reason against excluding with this card, or at all if none is needed."""
    # PI-059 PI-094 PI-115
    if acting != NONE and not acts_with(s, seat, acting):
        return why.NOT_YOUR_CARD_TO_EXCLUDE_WITH
    if mode == BY_MARKER:
        return why_not_target(s, seat, mode, acting, marked)
    reason = why.NOTHING_TO_EXCLUDE
    for cell in items(excluded_from(s, seat, acting)):
        found = why_not_near_target(s, seat, mode, acting, cell)
        if found == FINE:
            return FINE
        reason = further(reason, found)
    return reason


def why_not_exclude(s: Pax, seat: Seat, mode: int, marked: int) -> int:
    """The reason against the action. Where it costs nothing it makes no difference which card acts."""
    # PI-094
    if s.enhanced[EXCLUDE]:
        return why_not_exclude_with(s, seat, mode, NONE, marked)
    reason = why.NOTHING_TO_EXCLUDE
    for acting in items(acting_cards(s, seat)):
        found = why_not_exclude_with(s, seat, mode, acting, marked)
        if found == FINE:
            return FINE
        reason = further(reason, found)
    return reason


@final
class Exclude(Frame[Pax]):
    """What is laid is asked even if there is but one card: nobody else can see that."""

    def __init__(
        self,
        seat: Seat,
        mode: int,
        marked: int,
        acting: int = NONE,
        cell: Cell = NONE,
        is_paid: bool = False,
        is_laid: bool = False,
        is_moved: bool = False,
        source: int = NONE,
    ) -> None:
        self.seat: Final = seat
        self.mode: Final = mode
        self.marked: Final = marked
        self.acting = acting
        self.cell = cell
        self.is_paid = is_paid  # the payment has been put on the stack
        self.is_laid = is_laid
        self.is_moved = is_moved  # it is settled whether a token follows to the card laid
        self.source = source  # the slot whose token follows: MOST_SLOTS * cell + slot

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-095 PI-096 PI-115
        if self.needs_acting(s):
            return only(self.seat)
        if self.cell == NONE and self.mode == BY_MARKER:
            self.cell = self.marked
        if self.cell == NONE:
            return only(self.seat)
        if not self.is_paid:
            self.is_paid = True  # this frame goes on when the payment above it is done
            cost = exclusion_cost(s, self.seat, self.mode, self.acting, self.cell)
            s.stack.append(Pay(self.seat, cost))
            return 0
        if not self.is_laid or self.may_follow(s):
            return only(self.seat)
        s.stack.pop()
        finish_main(s, self.mode, is_rosicrucian(s, self.cell))
        return 0

    def needs_acting(self, s: Pax) -> bool:
        return self.acting == NONE and not s.enhanced[EXCLUDE]

    def may_follow(self, s: Pax) -> bool:
        """Whether it is asked if a token follows: only a card's ability lets it."""
        # PI-122
        if self.mode != BY_CARD or self.is_moved:
            return False
        for w in SLOT:
            if isinstance(w, Slot) and self.bar_source(s, w) == FINE:
                return True
        return False

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        if self.is_laid:
            return SLOT_OR_NOT
        if self.is_paid:
            return [CARD[card] for card in items(s.hands[seat])]
        if self.needs_acting(s):
            return [ON[cell] for cell in items(acting_cards(s, seat))]
        return [ON[cell] for cell in items(excluded_from(s, seat, self.acting))]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-094 PI-096
        if self.is_laid:
            return self.bar_follower(s, w)
        if self.is_paid:
            if not isinstance(w, CardWord) or w is not CARD[w.card]:
                return NOT_ASKED
            return why_not_lay(s, seat, self.mode, self.cell, w.card)
        if not isinstance(w, On):
            return NOT_ASKED
        if self.needs_acting(s):
            return why_not_exclude_with(s, seat, self.mode, w.cell, self.marked)
        return why_not_target(s, seat, self.mode, self.acting, w.cell)

    def bar_follower(self, s: Pax, w: Word) -> int:
        """The reason against moving a token to the card laid: from which slot, then to which."""
        # PI-038 PI-122 GAP-35
        if w is DECLINE:
            return FINE if self.source == NONE else NOT_ASKED
        if not isinstance(w, Slot):
            return NOT_ASKED
        return self.bar_source(s, w) if self.source == NONE else self.bar_goal(s, w)

    def bar_source(self, s: Pax, w: Slot) -> int:
        # PI-080
        if w.cell >= len(s.field) or w.cell == self.cell or owner_in(s.inf[w.cell], w.slot) != self.seat:
            return why.NOT_YOUR_INFLUENCE
        if arch_is_taken(s, self.seat, self.cell):
            return why.ARCH_IS_TAKEN
        free = top_free(s.inf[self.cell], s.box.cards[s.field[self.cell]].slots)
        return why.NO_FREE_SLOT if free < 0 else FINE

    def bar_goal(self, s: Pax, w: Slot) -> int:
        # GAP-35
        slots = s.box.cards[s.field[self.cell]].slots
        is_free = w.cell == self.cell and w.slot < slots and owner_in(s.inf[w.cell], w.slot) == NONE
        return FINE if is_free else why.NOT_A_FREE_SLOT

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("cell", w.cell + 1),) if isinstance(w, On) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if isinstance(w, CardWord):
            self.replace(s, w.card, d)
        elif isinstance(w, On):
            if self.needs_acting(s):
                self.acting = w.cell
            else:
                self.cell = w.cell
        elif isinstance(w, Slot):
            self.follow(s, w, d)
        else:
            self.is_moved = True

    def replace(self, s: Pax, card: CardNumber, d: Dealer) -> None:
        """The target goes, the card comes, and the influence is carried over."""
        # PI-096 PI-097
        inf = carried_over(s.inf[self.cell], self.seat, s.box.cards[card].slots)
        exclude_card(s, self.seat, self.acting, self.cell, d)
        lay_from_hand(s, self.seat, self.cell, card, d)
        carry_influence_over(s, self.cell, inf, d)
        self.is_laid = True

    def follow(self, s: Pax, w: Slot, d: Dealer) -> None:
        if self.source == NONE:
            self.source = MOST_SLOTS * w.cell + w.slot
            return
        move_influence(s, self.source // MOST_SLOTS, self.source % MOST_SLOTS, w.cell, w.slot, d)
        self.is_moved = True

    def copy(self) -> "Exclude":
        return Exclude(
            self.seat,
            self.mode,
            self.marked,
            self.acting,
            self.cell,
            self.is_paid,
            self.is_laid,
            self.is_moved,
            self.source,
        )

    def key(self) -> tuple[object, ...]:
        start = (self.seat, self.mode, self.marked, self.acting, self.cell)
        return (*start, self.is_paid, self.is_laid, self.is_moved, self.source)
