"""Main action: reassign. A faction, its price, and up to three moves of one's own influence."""

from collections.abc import Sequence
from typing import Final, final

from intriga.games.illuminaten.box.tables import (
    CLEAR_WEATHER,
    FACTIONS,
    LETTERS,
    MOST_SLOTS,
    REASSIGN,
    Faction,
    T,
)
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.actions.moves import (
    cell_of,
    cells_near,
    has_move,
    is_idle,
    is_of_faction,
    is_out_of_order,
    is_own,
    own_of_faction,
    slot_of,
    spot_of,
    spots,
    steps_to,
    why_not_into,
)
from intriga.games.illuminaten.rules.terms.lodges import present
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
from intriga.games.illuminaten.verbs.field import begin_reassignment
from intriga.games.illuminaten.verbs.pieces import move_influence
from intriga.games.illuminaten.verbs.slots import top_free
from intriga.games.illuminaten.vocabulary import CHOOSE, ENOUGH, SLOT, FactionWord, Slot
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

MOST_MOVES: Final = 3  # PI-091


def reassignment_cost(mode: int, faction: Faction) -> list[int]:
    """A token of the chosen faction; none by a card's ability, one of the artists by their faction card."""
    # PI-090 PI-135
    if mode == BY_CARD:
        return []
    return [1 << T if mode == BY_FACTION else 1 << faction]


def goes_anywhere(s: Pax, mode: int) -> bool:
    """Whether a move may lead to ANY free slot."""
    # PI-038 PI-122 PI-124 PI-135 PI-175
    return mode in (BY_CARD, BY_FACTION) or s.enhanced[REASSIGN] > 0 or is_open(s, CLEAR_WEATHER)


def why_not_faction(s: Pax, seat: Seat, mode: int, marked: int, faction: Faction) -> int:
    """The reason against choosing this faction, or NONE where none is to be chosen."""
    # PI-090
    if not own_of_faction(s, seat, faction):
        return why.NO_INFLUENCE_IN_FACTION
    if not payable(s, seat, reassignment_cost(mode, faction), 0, False):
        return why.CANNOT_PAY_REASSIGNMENT
    some = Reassign(seat, mode, marked, faction).some_source(s)
    return FINE if some else why.NOTHING_TO_REASSIGN


def why_not_reassign(s: Pax, seat: Seat, mode: int, marked: int) -> int:
    """The reason against the action: one move at least must be possible."""
    # PI-090 PI-091
    if mode == FREE:
        return why.NO_MAIN_ACTION_LEFT
    if mode in (BY_CARD, BY_FACTION):
        return why_not_faction(s, seat, mode, marked, NONE)
    reason = why.NO_INFLUENCE_IN_FACTION
    for faction in range(FACTIONS):
        found = why_not_faction(s, seat, mode, marked, faction)
        if found == FINE:
            return FINE
        if found != why.NO_INFLUENCE_IN_FACTION:
            reason = found
    return reason


@final
class Reassign(Frame[Pax]):
    """Move by move: a slot with one's own influence, then a free one. After the first it may be enough."""

    def __init__(
        self,
        seat: Seat,
        mode: int,
        marked: int,
        faction: Faction = NONE,
        is_paid: bool = False,
        moves: Sequence[int] = (),
        source: int = NONE,
        is_enough: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.mode: Final = mode
        self.marked: Final = marked
        self.faction = faction
        self.is_paid = is_paid  # the payment has been put on the stack
        self.moves: Final = list(moves)  # slots as in moves.py: source and goal of each move in turn
        self.source = source  # of the move being told
        self.is_enough = is_enough

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-090 PI-091
        if self.needs_faction():
            return only(self.seat)
        if not self.is_paid:
            self.is_paid = True  # this frame goes on when the payment above it is done
            begin_reassignment(s, self.seat, self.faction, d)
            s.stack.append(Pay(self.seat, reassignment_cost(self.mode, self.faction)))
            return 0
        if self.source != NONE or (self.moves_left() and not self.is_enough and self.some_source(s)):
            return only(self.seat)
        s.stack.pop()
        finish_main(s, self.mode, False)
        return 0

    def needs_faction(self) -> bool:
        return self.faction == NONE and self.mode not in (BY_CARD, BY_FACTION)

    def moves_left(self) -> int:
        # PI-091 AMB-45
        return MOST_MOVES - len(self.moves) // 2

    # ── which move ──

    def some_source(self, s: Pax) -> bool:
        """Whether a move is possible."""
        if not self.moves and self.mode != BY_MARKER:
            cells = own_of_faction(s, self.seat, self.faction)
            return has_move(s, self.seat, cells, goes_anywhere(s, self.mode))
        for spot in self.own_spots(s):
            if self.why_not_source(s, spot) == FINE:
                return True
        return False

    def own_spots(self, s: Pax) -> list[int]:
        """The slots with one's own influence."""
        cells = items(present(s, self.seat))
        found = [spot_of(cell, slot) for cell in cells for slot in range(MOST_SLOTS)]
        return [spot for spot in found if is_own(s, self.seat, spot)]

    def spots_near(self, s: Pax, source: int) -> list[int]:
        """The slots of the cards that a move from this slot may lead to."""
        near = cells_near(s, cell_of(source), goes_anywhere(s, self.mode))
        return [spot_of(cell, slot) for cell in items(near) for slot in range(MOST_SLOTS)]

    def why_not_source(self, s: Pax, spot: int) -> int:
        """The reason against moving the token in this slot."""
        # PI-091 PI-092 PI-134
        if spot >= spots(s) or not is_own(s, self.seat, spot):
            return why.NOT_YOUR_INFLUENCE
        cell = cell_of(spot)
        if not is_of_faction(s, cell, self.faction):
            return why.NOT_OF_THE_FACTION
        if self.mode == BY_FACTION and self.moves and cell != cell_of(self.moves[0]):
            return why.NOT_FROM_THAT_CARD
        if self.mode == BY_MARKER and self.on_the_way() not in (NONE, spot):
            return why.MUST_END_ON_MARKED
        return self.why_no_goal(s, spot)

    def on_the_way(self) -> int:
        """With a reward marker: the slot of the token that has yet to come to the marked card."""
        # PI-116 AMB-45
        if self.mode != BY_MARKER or not self.moves or cell_of(self.moves[-1]) == self.marked:
            return NONE
        return self.moves[-1]

    def why_no_goal(self, s: Pax, source: int) -> int:
        reason = why.NOT_A_FREE_SLOT
        for spot in self.spots_near(s, source):
            found = self.why_not_goal(s, source, spot)
            if found == FINE:
                return FINE
            if found not in (why.NOT_A_FREE_SLOT, why.NOT_ADJACENT_TO_MOVE):
                reason = found
        return reason

    def why_not_goal(self, s: Pax, source: int, spot: int) -> int:
        """The reason against moving the token from its slot to this one."""
        # PI-091 PI-116
        if spot >= spots(s):
            return why.NOT_A_FREE_SLOT
        anywhere = goes_anywhere(s, self.mode)
        reason = why_not_into(s, self.seat, cells_near(s, cell_of(source), anywhere), spot)
        if reason != FINE:
            return reason
        if self.mode == BY_MARKER and not self.comes_to_marked(s, source, spot):
            return why.MUST_END_ON_MARKED
        if is_idle(self.moves, source, spot):
            return why.MOVED_IN_ORDER
        ordered = anywhere or self.mode != BY_MARKER
        return why.MOVED_IN_ORDER if ordered and is_out_of_order(self.moves, source, spot, anywhere) else FINE

    def comes_to_marked(self, s: Pax, source: int, spot: int) -> bool:
        """Whether the move leads to the marked card or, on the shortest way to it, into a topmost free slot:
        where a token passes makes no difference."""
        # PI-116 AMB-45
        cell = cell_of(spot)
        if cell == self.marked:
            return True
        top = top_free(s.inf[cell], s.box.cards[s.field[cell]].slots)
        if goes_anywhere(s, self.mode) or slot_of(spot) != top:
            return False
        left = self.moves_left()
        steps = steps_to(s, self.seat, self.faction, cell_of(source), self.marked, left)
        further = steps_to(s, self.seat, self.faction, cell, self.marked, left - 1)
        return further != NONE and further < steps

    # ── the questions ──

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        if self.needs_faction():
            return CHOOSE
        if self.source == NONE:
            return [*[SLOT[spot] for spot in self.own_spots(s)], ENOUGH]
        return [SLOT[spot] for spot in self.spots_near(s, self.source)]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-090 PI-091
        if self.needs_faction():
            if not isinstance(w, FactionWord) or w is not CHOOSE[w.faction]:
                return NOT_ASKED
            return why_not_faction(s, seat, self.mode, self.marked, w.faction)
        if w is ENOUGH:
            return self.bar_enough()
        if not isinstance(w, Slot):
            return NOT_ASKED
        spot = spot_of(w.cell, w.slot)
        return (
            self.why_not_source(s, spot) if self.source == NONE else self.why_not_goal(s, self.source, spot)
        )

    def bar_enough(self) -> int:
        # PI-091 PI-116
        if self.source != NONE or not self.moves:
            return NOT_ASKED
        return FINE if self.on_the_way() == NONE else why.MUST_END_ON_MARKED

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        if isinstance(w, FactionWord):
            return (("faction", LETTERS[w.faction]),)
        return (("cell", w.cell + 1), ("slot", w.slot + 1)) if isinstance(w, Slot) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if isinstance(w, FactionWord):
            self.faction = w.faction
        elif isinstance(w, Slot):
            self.tell(s, spot_of(w.cell, w.slot), d)
        else:
            self.is_enough = True

    def tell(self, s: Pax, spot: int, d: Dealer) -> None:
        if self.source == NONE:
            self.source = spot
            return
        move_influence(s, cell_of(self.source), slot_of(self.source), cell_of(spot), slot_of(spot), d)
        self.moves.append(self.source)
        self.moves.append(spot)
        self.source = NONE

    def copy(self) -> "Reassign":
        return Reassign(
            self.seat,
            self.mode,
            self.marked,
            self.faction,
            self.is_paid,
            self.moves,
            self.source,
            self.is_enough,
        )

    def key(self) -> tuple[object, ...]:
        start = (self.seat, self.mode, self.marked, self.faction, self.is_paid)
        return (*start, tuple(self.moves), self.source, self.is_enough)
