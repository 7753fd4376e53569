"""The script of Jean-Baptiste Willermoz, written by us: he builds, and never begins an argument."""

from intriga.games.illuminaten.box.tables import AREOPAGUS
from intriga.games.illuminaten.rules.artificial.common import (
    exclude,
    influence,
    interrogate,
    rest,
    scout,
    tell_step,
)
from intriga.games.illuminaten.rules.artificial.figure import (
    neighbours,
    opponents_on,
    room_in_common,
    shares,
    shares_both,
)
from intriga.games.illuminaten.rules.artificial.schemes import by_number
from intriga.games.illuminaten.rules.terms.lodges import present
from intriga.games.illuminaten.state import FACE_DOWN, Pax
from intriga.games.illuminaten.verbs.opponents import move_figure
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat


def play_willermoz(s: Pax, seat: Seat, d: Dealer) -> None:
    """His single stage: the next stone of his building."""
    # AO-012 AO-013 AO-014
    cells = items(neighbours(s, seat))
    target = best_room(s, seat, cells)
    if target >= 0:
        tell_step(seat, 1, "a", "common_faction_and_free_slot", target, [], d)
        influence(s, seat, target, d)
        interrogate(s, seat, target, d)
        return
    earlier = ["no_fitting_neighbour_with_common_faction"]
    target = by_number(s, [cell for cell in cells if s.field[cell] == FACE_DOWN])
    if target >= 0:
        tell_step(seat, 1, "b", "face_down_neighbour", target, earlier, d)
        scout(s, seat, target, d)
        interrogate(s, seat, s.figure, d)
        return
    earlier.append("no_face_down_neighbour")
    target = by_number(s, [cell for cell in cells if is_useless(s, seat, cell)])
    if target >= 0:
        tell_step(seat, 1, "c", "no_common_faction_and_no_opponent", target, earlier, d)
        exclude(s, seat, target, d)
        interrogate(s, seat, s.figure, d)
        return
    earlier.append("no_neighbour_without_common_faction_and_opponents")
    move_on(s, seat, earlier, d)


def best_room(s: Pax, seat: Seat, cells: list[int]) -> int:
    """An open neighbour with a faction in common and room, one that shares both factions before others."""
    # AO-002 AO-012
    fitting = [cell for cell in cells if room_in_common(s, seat, cell)]
    both = [cell for cell in fitting if shares_both(s, seat, s.field[cell])]
    return by_number(s, both or fitting)


def is_useless(s: Pax, seat: Seat, cell: int) -> bool:
    """Whether nothing joins an open card to his, and nobody else is on it."""
    # AO-014
    return not shares(s, seat, s.field[cell]) and opponents_on(s, seat, cell) == 0


def move_on(s: Pax, seat: Seat, earlier: list[str], d: Dealer) -> None:
    """Item d: nothing can be built here; he goes to another card that holds his token."""
    # AO-015 GAP-36
    target = by_number(s, [cell for cell in items(present(s, seat)) if cell != s.figure])
    if target < 0:
        rest(s, seat, 1, [*earlier, "no_other_card_with_own_tokens"], d)
        return
    tell_step(seat, 1, "d", "nothing_to_build_here", target, earlier, d)
    move_figure(s, seat, target, d)
    interrogate(s, seat, target, d)
    interrogate(s, seat, AREOPAGUS, d)
