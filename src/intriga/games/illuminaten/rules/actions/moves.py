"""The single moves of a reassignment: from which slot, to which, and in which order they are told."""

from mypy_extensions import i64

from intriga.games.illuminaten.box.tables import MOST_SLOTS, Cell, Faction
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.actions.influence import arch_is_taken
from intriga.games.illuminaten.rules.terms.lodges import members, present
from intriga.games.illuminaten.rules.terms.near import everywhere
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.slots import owner_in, top_free
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import lowest
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat


def spot_of(cell: Cell, slot: int) -> int:
    """The number of a slot of the field."""
    return MOST_SLOTS * cell + slot


def cell_of(spot: int) -> Cell:
    return spot // MOST_SLOTS


def slot_of(spot: int) -> int:
    return spot % MOST_SLOTS


def spots(s: Pax) -> int:
    return len(s.field) * MOST_SLOTS


def is_own(s: Pax, seat: Seat, spot: int) -> bool:
    """Whether the seat's influence is in this slot."""
    return owner_in(s.inf[cell_of(spot)], slot_of(spot)) == seat


def is_of_faction(s: Pax, cell: Cell, faction: Faction) -> bool:
    """Whether the card belongs to the chosen faction; NONE stands for any."""
    # PI-091 PI-092
    card = s.field[cell]
    return card >= 0 and (faction == NONE or s.box.cards[card].factions >> faction & 1 == 1)


def why_not_into(s: Pax, seat: Seat, near: int, spot: int) -> int:
    """The reason against moving into this slot; only these cells are near enough."""
    # PI-080 PI-091 GAP-35
    cell, slot = cell_of(spot), slot_of(spot)
    if s.field[cell] < 0 or slot >= s.box.cards[s.field[cell]].slots or owner_in(s.inf[cell], slot) != NONE:
        return why.NOT_A_FREE_SLOT
    if not near >> cell & 1:
        return why.NOT_ADJACENT_TO_MOVE
    return why.ARCH_IS_TAKEN if arch_is_taken(s, seat, cell) else FINE


def cells_near(s: Pax, cell: Cell, anywhere: bool) -> int:
    """The cells that a move from this one may lead to: adjacent, or any; the same card is one of them."""
    # PI-038 PI-091 AMB-53
    return everywhere(s) if anywhere else s.pattern().near[cell]


def has_room(s: Pax, seat: Seat, cell: Cell) -> bool:
    """Whether a token could be moved to this card."""
    # PI-080 PI-091
    card = s.field[cell]
    if card < 0 or top_free(s.inf[cell], s.box.cards[card].slots) < 0:
        return False
    return not arch_is_taken(s, seat, cell)


def with_room(s: Pax, seat: Seat) -> int:
    """The cells that a token could be moved to."""
    # PI-080 PI-091
    found: i64 = 0
    bit: i64 = 1
    for cell in range(len(s.field)):
        if has_room(s, seat, cell):
            found |= bit
        bit <<= 1
    return found


def own_of_faction(s: Pax, seat: Seat, faction: Faction) -> int:
    """The cells of the chosen faction with the seat's influence; NONE stands for any."""
    # PI-090
    own = present(s, seat)
    return own if faction == NONE else own & members(s, faction)


def has_move(s: Pax, seat: Seat, cells: Mask, anywhere: bool) -> bool:
    """Whether a token on one of these cells can go to a free slot."""
    # PI-091
    room = with_room(s, seat)
    while cells and room:
        if cells_near(s, lowest(cells), anywhere) & room:
            return True
        cells &= cells - 1
    return False


def steps_to(s: Pax, seat: Seat, faction: Faction, cell: Cell, goal: int, most: int) -> int:
    """The fewest moves, `most` at most, that bring a token from this card to the goal; NONE if they do not
    suffice. It passes only over cards of the chosen faction with a free slot."""
    # PI-092 PI-093 PI-116
    if not has_room(s, seat, goal) or not is_of_faction(s, cell, faction):
        return NONE
    near = s.pattern().near
    reached, steps = 1 << cell, 0
    while not reached >> goal & 1:
        if steps == most:
            return NONE
        steps += 1
        further = reached
        for start in range(len(s.field)):
            if reached >> start & 1 and is_of_faction(s, start, faction):
                further |= near[start]
        for end in range(len(s.field)):
            if further >> end & 1 and not reached >> end & 1 and has_room(s, seat, end):
                reached |= 1 << end
    return steps


def is_idle(moves: list[int], source: int, goal: int) -> bool:
    """Whether a step within a card comes to nothing: a token that has moved chose its slot as it came, one
    that goes on need not change its slot first, and instead of the token that left a slot this one could
    have gone."""
    # AMB-53
    if cell_of(source) == cell_of(goal) and goal in moves[::2]:
        return True
    for place in range(len(moves) - 2, -1, -2):
        if moves[place + 1] == source:
            return cell_of(source) in (cell_of(goal), cell_of(moves[place]))
    return False


def is_out_of_order(moves: list[int], source: int, goal: int, anywhere: bool) -> bool:
    """Whether this move should have been told before one of those made; `moves` holds sources and goals.

    Where tokens go anywhere, only tokens that have not moved are moved, sources and goals both from the first
    to the last, and never into a slot just left: any other telling comes to the same. Else a move comes after
    those that it depends on, and of independent ones the one with the earlier slots first."""
    if anywhere:
        if not moves:
            return False
        return source <= moves[-2] or goal <= moves[-1] or goal in moves[::2] or source in moves[1::2]
    for place in range(len(moves) - 2, -1, -2):
        if source == moves[place + 1] or goal == moves[place]:
            return goal == moves[place] and source == moves[place + 1]
        if source < moves[place] or (source == moves[place] and goal < moves[place + 1]):
            return True
    return False
