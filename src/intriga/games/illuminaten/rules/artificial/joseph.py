"""The script of the Emperor Joseph II, written by us: he breaks what others build, wherever it is."""

from intriga.games.illuminaten.box.tables import COURT, FACTIONS
from intriga.games.illuminaten.rules.artificial.argument import displace
from intriga.games.illuminaten.rules.artificial.common import (
    exclude,
    influence,
    interrogate,
    keep_influence,
    rest,
    scout,
    tell_step,
)
from intriga.games.illuminaten.rules.artificial.figure import (
    can_place,
    neighbours,
    opponents_on,
    room_in_common,
    shares,
)
from intriga.games.illuminaten.rules.artificial.schemes import by_number
from intriga.games.illuminaten.rules.terms.lodges import lodge_controller, lodges
from intriga.games.illuminaten.state import FACE_DOWN, NONE, Pax
from intriga.games.illuminaten.verbs.field import exclude_card
from intriga.games.illuminaten.verbs.opponents import lay_from_court
from intriga.games.illuminaten.verbs.slots import influence_of
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat


def play_joseph(s: Pax, seat: Seat, d: Dealer) -> None:
    """His single stage: first against plots and lodges of others, then his own affairs."""
    # AO-004
    earlier: list[str] = []
    if not (stop_a_plot(s, seat, earlier, d) or break_a_lodge(s, seat, earlier, d)):
        mind_own_affairs(s, seat, earlier, d)


# ── anywhere on the field ──


def stop_a_plot(s: Pax, seat: Seat, earlier: list[str], d: Dealer) -> bool:
    """Item a: an opponent has a token on a plot."""
    # AO-005
    suspects = [other for other in range(s.players) if s.on_plots[other]]
    target = most_held(s, list(range(len(s.field))), suspects)
    if target < 0:
        earlier.append("no_opponent_on_a_plot")
        return False
    tell_step(seat, 1, "a", "opponent_on_a_plot", target, earlier, d)
    if can_place(s, seat, target):
        influence(s, seat, target, d)
    displace(s, seat, target, d)
    return True


def break_a_lodge(s: Pax, seat: Seat, earlier: list[str], d: Dealer) -> bool:
    """Item b: an opponent controls a lodge."""
    # AO-006 AO-007
    cells = in_lodges_of_opponents(s)
    target = by_number(s, [cell for cell in cells if opponents_on(s, seat, cell) == 0])
    place = foreign_court_place(s, s.field[target]) if target >= 0 else NONE
    if place >= 0:
        tell_step(seat, 1, "b1", "empty_card_in_lodge_of_opponent", target, earlier, d)
        replace_by_court(s, seat, target, place, d)
        return True
    target = most_held(s, cells, list(range(s.players)))
    if target >= 0:
        tell_step(seat, 1, "b2", "lodge_of_opponent", target, earlier, d)
        displace(s, seat, target, d)
        return True
    earlier.append("no_lodge_of_opponent")
    return False


def most_held(s: Pax, cells: list[int], seats: list[int]) -> int:
    """Of these cards the one with most tokens of these seats together; NONE if they have none there."""
    # AO-002 AO-005
    most = 1
    found: list[int] = []
    for cell in cells:
        held = 0
        for seat in seats:
            held += influence_of(s.inf[cell], seat)
        if held > most:
            most, found = held, []
        if held == most:
            found.append(cell)
    return by_number(s, found)


def in_lodges_of_opponents(s: Pax) -> list[int]:
    """The cards of all lodges that people control."""
    # AO-006
    found = 0
    for faction in range(FACTIONS):
        for lodge in lodges(s, faction):
            if 0 <= lodge_controller(s, lodge) < s.players:
                found |= lodge
    return items(found)


def foreign_court_place(s: Pax, target: int) -> int:
    """The leftmost court card without a faction of the target; NONE of none."""
    # AO-006
    for place in range(COURT):
        card = s.court[place]
        if card >= 0 and s.box.cards[card].factions & s.box.cards[target].factions == 0:
            return place
    return NONE


def replace_by_court(s: Pax, seat: Seat, target: int, place: int, d: Dealer) -> None:
    """The court card takes the target's place and is influenced."""
    # AO-006
    exclude_card(s, seat, s.figure, target, d)
    lay_from_court(s, seat, target, place, d)
    keep_influence(s, seat, target, d)
    influence(s, seat, target, d)


# ── next to his card ──


def mind_own_affairs(s: Pax, seat: Seat, earlier: list[str], d: Dealer) -> None:
    """Items c to f: nobody is near a victory."""
    # AO-008 AO-009 GAP-36
    cells = items(neighbours(s, seat))
    target = by_number(s, [cell for cell in cells if room_in_common(s, seat, cell)])
    if target >= 0:
        tell_step(seat, 1, "c", "common_faction_and_free_slot", target, earlier, d)
        influence(s, seat, target, d)
        interrogate(s, seat, target, d)
        return
    earlier.append("no_fitting_neighbour_with_common_faction")
    target = by_number(s, [cell for cell in cells if s.field[cell] == FACE_DOWN])
    if target >= 0:
        tell_step(seat, 1, "d", "face_down_neighbour", target, earlier, d)
        scout(s, seat, target, d)
        interrogate(s, seat, s.figure, d)
        return
    earlier.append("no_face_down_neighbour")
    target = by_number(s, [cell for cell in cells if opponents_on(s, seat, cell) > 0])
    if target >= 0:
        tell_step(seat, 1, "e", "opponents_on_neighbour", target, earlier, d)
        displace(s, seat, target, d)
        return
    earlier.append("no_opponents_on_neighbours")
    target = by_number(s, [cell for cell in cells if not shares(s, seat, s.field[cell])])
    if target >= 0:
        tell_step(seat, 1, "f", "no_common_faction_and_no_opponent", target, earlier, d)
        exclude(s, seat, target, d)
        return
    rest(s, seat, 1, [*earlier, "no_neighbour_without_common_faction"], d)
