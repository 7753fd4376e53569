"""The script of Adam Weishaupt."""

from intriga.games.illuminaten.rules.artificial.argument import displace
from intriga.games.illuminaten.rules.artificial.common import (
    exclude,
    influence,
    interrogate,
    keep_influence,
    rest,
    tell_step,
)
from intriga.games.illuminaten.rules.artificial.figure import can_place, opponents_on, shares
from intriga.games.illuminaten.rules.artificial.schemes import clockwise, pointed_at, scheme
from intriga.games.illuminaten.state import FACE_DOWN, Pax
from intriga.games.illuminaten.verbs.field import exclude_card
from intriga.games.illuminaten.verbs.opponents import lay_plan, move_figure, reveal_plan, turn_over
from intriga.games.illuminaten.verbs.slots import influence_of
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat


def play_weishaupt(s: Pax, seat: Seat, d: Dealer) -> None:
    """Plan, turn the target up, determine the action; if nothing can be done, the next target clockwise."""
    # PI-190 PI-201 PI-218 GAP-20 GAP-36
    plan = reveal_plan(s, seat, d)
    if plan < 0:
        rest(s, seat, 1, ["no_plan_card_left"], d)
        return
    ring = scheme(s, seat)
    place = clockwise(ring, pointed_at(s.box.cards[plan].strength))
    first = place
    tell_step(seat, 1, "", "plan_card_points_at", ring[place], [], d)
    while not deal_with(s, seat, ring[place], plan, d):
        following = clockwise(ring, place + 1)
        if following == first:
            break_off(s, seat, ring[place], d)
            return
        place = following
        tell_step(seat, 1, "", "next_clockwise", ring[place], [], d)


def deal_with(s: Pax, seat: Seat, target: int, plan: int, d: Dealer) -> bool:
    """Stages 2 and 3 with one target; whether anything could be done."""
    if s.field[target] == FACE_DOWN:
        tell_step(seat, 2, "", "face_down_target", target, [], d)
        turn_over(s, seat, target, d)
    # AMB-30 AMB-31
    earlier: list[str] = []
    if (
        great_target(s, seat, target, earlier, d)
        or great_plan(s, seat, target, plan, earlier, d)
        or common_target(s, seat, target, earlier, d)
        or common_plan(s, seat, target, plan, earlier, d)
    ):
        return True
    if opponents_on(s, seat, target) == 0 and influence_of(s.inf[target], seat) > 0:
        return own_target(s, seat, target, earlier, d)
    earlier.append("not_only_own_tokens_on_target")
    return any_target(s, seat, target, earlier, d)


def great_target(s: Pax, seat: Seat, target: int, earlier: list[str], d: Dealer) -> bool:
    """Item a: the target is a grand master or a royal arch."""
    if not s.box.cards[s.field[target]].is_great:
        earlier.append("target_is_not_great")
        return False
    if opponents_on(s, seat, target) > 0:
        tell_step(seat, 3, "a2", "great_target_with_opponents", target, earlier, d)
        displace(s, seat, target, d)
        return True
    if not can_place(s, seat, target):
        earlier.append("great_target_is_full")
        return False
    tell_step(seat, 3, "a1", "great_target_with_free_slot", target, earlier, d)
    influence(s, seat, target, d)
    return True


def great_plan(s: Pax, seat: Seat, target: int, plan: int, earlier: list[str], d: Dealer) -> bool:
    """Item b: the plan card is great and the target is not."""
    if not s.box.cards[plan].is_great:
        earlier.append("plan_card_is_not_great")
        return False
    if s.box.cards[s.field[target]].is_great or opponents_on(s, seat, target) > 0:
        earlier.append("target_is_great_or_has_opponents")
        return False
    tell_step(seat, 3, "b", "great_plan_card", target, earlier, d)
    replace_by_plan(s, seat, target, plan, d)
    return True


def common_target(s: Pax, seat: Seat, target: int, earlier: list[str], d: Dealer) -> bool:
    """Item c: a target without his tokens and with a faction in common."""
    if influence_of(s.inf[target], seat) > 0:
        earlier.append("own_tokens_on_target")
        return False
    if not shares(s, seat, s.field[target]):
        earlier.append("no_common_faction_with_target")
        return False
    if not can_place(s, seat, target):
        earlier.append("target_is_full")
        return False
    tell_step(seat, 3, "c", "common_faction_with_target", target, earlier, d)
    influence(s, seat, target, d)
    return True


def common_plan(s: Pax, seat: Seat, target: int, plan: int, earlier: list[str], d: Dealer) -> bool:
    """Item d: only the plan card has a faction in common."""
    if opponents_on(s, seat, target) > 0 or shares(s, seat, s.field[target]):
        earlier.append("target_has_opponents_or_common_faction")
        return False
    if not shares(s, seat, plan):
        earlier.append("no_common_faction_with_plan_card")
        return False
    tell_step(seat, 3, "d", "common_faction_with_plan_card", target, earlier, d)
    replace_by_plan(s, seat, target, plan, d)
    return True


def own_target(s: Pax, seat: Seat, target: int, earlier: list[str], d: Dealer) -> bool:
    """Item e: only his own tokens are on the target."""
    if not can_place(s, seat, target):
        tell_step(seat, 3, "e2", "own_target_is_full", target, earlier, d)
        return False
    tell_step(seat, 3, "e1", "own_target_with_free_slot", target, earlier, d)
    influence(s, seat, target, d)
    return True


def any_target(s: Pax, seat: Seat, target: int, earlier: list[str], d: Dealer) -> bool:
    """Item f: whatever else the target is."""
    if opponents_on(s, seat, target) > 0:
        tell_step(seat, 3, "f1", "opponents_on_target", target, earlier, d)
        displace(s, seat, target, d)
        return True
    if s.box.cards[s.field[target]].is_great:
        return False  # only without a token left to place (GAP-19)
    tell_step(seat, 3, "f2", "nobody_on_target", target, earlier, d)
    exclude(s, seat, target, d)
    return True


def replace_by_plan(s: Pax, seat: Seat, target: int, plan: int, d: Dealer) -> None:
    """The plan card takes the target's place and is influenced."""
    exclude_card(s, seat, s.figure, target, d)
    lay_plan(s, seat, target, plan, d)
    keep_influence(s, seat, target, d)
    influence(s, seat, target, d)


def break_off(s: Pax, seat: Seat, target: int, d: Dealer) -> None:
    """The end of item e: nothing could be done with any target."""
    tell_step(seat, 3, "e2", "nothing_to_do_anywhere", target, [], d)
    move_figure(s, seat, target, d)
    interrogate(s, seat, target, d)
