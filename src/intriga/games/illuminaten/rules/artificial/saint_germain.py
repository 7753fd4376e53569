"""The script of Count Saint-Germain."""

from intriga.games.illuminaten.box.tables import AREOPAGUS, Cell
from intriga.games.illuminaten.rules.artificial.argument import displace
from intriga.games.illuminaten.rules.artificial.common import (
    exclude,
    influence,
    interrogate,
    rest,
    scout,
    tell_step,
)
from intriga.games.illuminaten.rules.artificial.figure import (
    can_place,
    has_free_slot,
    neighbours,
    opponents_on,
    shares,
)
from intriga.games.illuminaten.rules.artificial.schemes import by_number
from intriga.games.illuminaten.state import FACE_DOWN, Pax
from intriga.games.illuminaten.verbs.opponents import move_figure
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat


def play_saint_germain(s: Pax, seat: Seat, d: Dealer) -> None:
    """His single stage: choose a target."""
    # PI-190 PI-201 AMB-31
    cells = items(neighbours(s, seat))
    target = by_number(s, [cell for cell in cells if s.field[cell] == FACE_DOWN])
    if target >= 0:
        tell_step(seat, 1, "a", "face_down_neighbour", target, [], d)
        scout(s, seat, target, d)
        return
    earlier = ["no_face_down_neighbour"]
    target = by_number(s, [cell for cell in cells if fits_common(s, seat, cell)])
    if target >= 0:
        approach(s, seat, target, earlier, d)
        return
    earlier.append("no_fitting_neighbour_with_common_faction")
    target = by_number(s, [cell for cell in cells if not shares(s, seat, s.field[cell])])
    if target >= 0:
        oppose(s, seat, target, earlier, d)
        return
    earlier.append("no_neighbour_without_common_faction")
    break_out(s, seat, cells, earlier, d)


def fits_common(s: Pax, seat: Seat, cell: Cell) -> bool:
    """Whether item b has something to do with this face-up card."""
    # AMB-55
    if not shares(s, seat, s.field[cell]):
        return False
    return can_place(s, seat, cell) or (not has_free_slot(s, cell) and opponents_on(s, seat, cell) > 0)


def approach(s: Pax, seat: Seat, target: int, earlier: list[str], d: Dealer) -> None:
    """Item b: a card with a faction in common."""
    if can_place(s, seat, target):
        tell_step(seat, 1, "b1", "common_faction_and_free_slot", target, earlier, d)
        influence(s, seat, target, d)
        interrogate(s, seat, target, d)
    else:
        tell_step(seat, 1, "b2", "common_faction_and_full_of_opponents", target, earlier, d)
        displace(s, seat, target, d)


def oppose(s: Pax, seat: Seat, target: int, earlier: list[str], d: Dealer) -> None:
    """Item c: a card without a faction in common."""
    if opponents_on(s, seat, target) == 0:
        tell_step(seat, 1, "c1", "no_common_faction_and_no_opponent", target, earlier, d)
        exclude(s, seat, target, d)
        return
    tell_step(seat, 1, "c2", "no_common_faction_and_opponents", target, earlier, d)
    if can_place(s, seat, target):
        influence(s, seat, target, d)
    displace(s, seat, target, d)


def break_out(s: Pax, seat: Seat, cells: list[int], earlier: list[str], d: Dealer) -> None:
    """Item d: among nothing but his own tokens he goes to where an opponent is near."""
    # GAP-36
    target = by_number(s, beside_opponents(s, seat)) if is_walled_in(s, seat, cells) else -1
    if target < 0:
        rest(s, seat, 1, [*earlier, "not_among_own_tokens_only"], d)
        return
    tell_step(seat, 1, "d", "among_own_tokens_only", target, earlier, d)
    move_figure(s, seat, target, d)
    interrogate(s, seat, target, d)
    interrogate(s, seat, AREOPAGUS, d)


def is_walled_in(s: Pax, seat: Seat, cells: list[int]) -> bool:
    """Whether all slots of all neighbours hold his tokens."""
    for cell in cells:
        if has_free_slot(s, cell) or opponents_on(s, seat, cell) > 0:
            return False
    return True


def beside_opponents(s: Pax, seat: Seat) -> list[int]:
    """The face-up cards that have an opponent on a card next to them: never the one under the figure."""
    # AMB-32
    near = s.pattern().near
    held = 0
    for cell in range(len(s.field)):
        if opponents_on(s, seat, cell) > 0:
            held |= 1 << cell
    return [
        cell
        for cell in range(len(s.field))
        if s.field[cell] != FACE_DOWN and near[cell] & ~(1 << cell) & held
    ]
