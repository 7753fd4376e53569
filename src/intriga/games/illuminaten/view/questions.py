"""What is asked of a seat, as data: for each frame the name of the question, its clause and its facts."""

from collections.abc import Callable
from typing import Any, Literal

from intriga.games.illuminaten.box.tables import LETTERS
from intriga.games.illuminaten.effects.borrow import Borrow
from intriga.games.illuminaten.effects.draw import Draw
from intriga.games.illuminaten.effects.edict import TakeFromEdict
from intriga.games.illuminaten.effects.swap import Swap
from intriga.games.illuminaten.rules.actions.argument import Argument
from intriga.games.illuminaten.rules.actions.collusion import Sharing
from intriga.games.illuminaten.rules.actions.conspiracy import Weaving
from intriga.games.illuminaten.rules.actions.displace import Displace
from intriga.games.illuminaten.rules.actions.exclude import Exclude
from intriga.games.illuminaten.rules.actions.influence import Influence
from intriga.games.illuminaten.rules.actions.interrogate import Interrogate
from intriga.games.illuminaten.rules.actions.moves import cell_of, slot_of
from intriga.games.illuminaten.rules.actions.reassign import Reassign
from intriga.games.illuminaten.rules.actions.scout import Scout
from intriga.games.illuminaten.rules.artificial.argument import ArtificialAttack, ArtificialDefence
from intriga.games.illuminaten.rules.phases.check_phase import KeepEvent
from intriga.games.illuminaten.rules.phases.event_phase import EventPhase
from intriga.games.illuminaten.rules.phases.refill import DiscardDown, Refill, missing
from intriga.games.illuminaten.rules.phases.special_events import Inquiry, Press
from intriga.games.illuminaten.rules.plots.plots import PlotCheck, has_conflict
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.rules.turn.turn import Actions, Marked
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.event_cards import event_name
from intriga.games.illuminaten.verbs.slots import owner_in
from intriga.kernel.contract import Question
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat, seats_in

#: The name of a question, by which the board knows what goes on.
Moment = Literal[
    "action",
    "marker_action",
    "scout_lay",
    "scout_with",
    "scout_target",
    "influence_target",
    "influence_more",
    "interrogate_target",
    "interrogate_whisper",
    "interrogate_counting",
    "reassign_faction",
    "reassign_from",
    "reassign_to",
    "exclude_follow_from",
    "exclude_follow_to",
    "exclude_lay",
    "exclude_with",
    "exclude_target",
    "displace_with",
    "displace_target",
    "displace_whom",
    "displace_slots",
    "displace_strength",
    "argument_cancelled",
    "argue",
    "pay",
    "gain_from",
    "gain",
    "share_whom",
    "share_token",
    "weave_ability",
    "weave",
    "borrow",
    "draw",
    "take_from_edict",
    "swap_first",
    "swap_second",
    "play_event",
    "press_type",
    "look_at_whom",
    "look_at_what",
    "keep_event",
    "release_plot",
    "return_plot",
    "refill",
    "discard_down",
    "game_over",
]
Asked = tuple[Moment, str, dict[str, Any]]


def question(s: Pax, seat: Seat) -> Question:
    """What this seat is asked, or whom it waits for."""
    if s.over:
        return Question("game_over", "PI-176", {})
    if seat < 0 or not s.may >> seat & 1:
        return Question("waiting_for", "PI-063", {"seats": s.acting()})
    name, clause, facts = asked(s, seat)
    return Question(name, clause, facts)


def moment_of(s: Pax) -> Moment:
    """The name of the question that is asked now."""
    return "game_over" if s.over else asked(s, seats_in(s.may)[0])[0]


def asked(s: Pax, seat: Seat) -> Asked:
    """The question of the frame on top, as it is put to this seat."""
    frame = s.stack[-1]
    return QUESTIONS[type(frame)](s, seat, frame)


def letters(mask: Mask) -> list[str]:
    return [LETTERS[faction] for faction in items(mask & 63)]


# ── the turn and the main actions ──


def ask_action(s: Pax, seat: Seat, frame: Actions) -> Asked:
    return "action", "PI-067", {"main_actions": s.mains}


def ask_marker(s: Pax, seat: Seat, frame: Marked) -> Asked:
    return "marker_action", "PI-115", {"cell": frame.cell + 1}


def ask_scout(s: Pax, seat: Seat, frame: Scout) -> Asked:
    if frame.is_paid:
        return "scout_lay", "PI-074", {"cell": frame.cell + 1}
    return ("scout_with" if frame.needs_acting() else "scout_target"), "PI-072", {}


def ask_influence(s: Pax, seat: Seat, frame: Influence) -> Asked:
    if frame.cell == NONE:
        return "influence_target", "PI-076", {}
    costs = s.box.cards[s.field[frame.cell]].costs
    free = [cost for slot, cost in enumerate(costs) if owner_in(s.inf[frame.cell], slot) < 0]
    cost = [LETTERS[faction] for faction in free[frame.count]]
    return "influence_more", "PI-077", {"cell": frame.cell + 1, "count": frame.count, "cost": cost}


def ask_interrogate(s: Pax, seat: Seat, frame: Interrogate) -> Asked:
    if frame.target == NONE:
        return "interrogate_target", "PI-082", {}
    return ("interrogate_whisper" if frame.whisper_matters(s) else "interrogate_counting"), "PI-086", {}


def ask_reassign(s: Pax, seat: Seat, frame: Reassign) -> Asked:
    if frame.needs_faction():
        return "reassign_faction", "PI-090", {}
    if frame.source == NONE:
        return "reassign_from", "PI-091", {"left": frame.moves_left()}
    cell, slot = cell_of(frame.source), slot_of(frame.source)
    return "reassign_to", "PI-091", {"cell": cell + 1, "slot": slot + 1}


def ask_exclude(s: Pax, seat: Seat, frame: Exclude) -> Asked:
    if frame.is_laid:
        facts = {"cell": frame.cell + 1}
        return ("exclude_follow_from" if frame.source == NONE else "exclude_follow_to"), "PI-122", facts
    if frame.is_paid:
        return "exclude_lay", "PI-096", {"cell": frame.cell + 1}
    return ("exclude_with" if frame.needs_acting(s) else "exclude_target"), "PI-094", {}


def ask_displace(s: Pax, seat: Seat, frame: Displace) -> Asked:
    if frame.acting == NONE:
        return "displace_with", "PI-101", {}
    if frame.cell == NONE:
        return "displace_target", "PI-101", {}
    if frame.opponent == NONE:
        return "displace_whom", "PI-100", {"cell": frame.cell + 1}
    if not frame.is_aimed:
        return "displace_slots", "PI-101", {"cell": frame.cell + 1, "seat": frame.opponent}
    return "displace_strength", "PI-102", {"seat": frame.opponent}


# ── the argument ──


def ask_argument(s: Pax, seat: Seat, frame: Argument) -> Asked:
    other = frame.defender if seat == frame.attacker else frame.attacker
    if frame.is_cancelled:
        return "argument_cancelled", "PI-108", {"seat": other}
    return "argue", "PI-104", {"seat": other, "cell": frame.cell + 1}


def ask_artificial(s: Pax, seat: Seat, frame: Any) -> Asked:
    return "argue", "PI-212", {"seat": s.players, "cell": frame.cell + 1}


# ── support ──


def ask_payment(s: Pax, seat: Seat, frame: Pay) -> Asked:
    cost = ["".join(letters(unit)) for unit in frame.units]
    return "pay", "PI-031", {"cost": cost, "paid": len(frame.paid)}


def ask_gain(s: Pax, seat: Seat, frame: Gain) -> Asked:
    if frame.chosen >= 0:
        return "gain_from", "PI-034", {"faction": LETTERS[frame.chosen]}
    return "gain", "GAP-25", {"factions": letters(frame.owed[0]), "count": len(frame.owed)}


def ask_share(s: Pax, seat: Seat, frame: Sharing) -> Asked:
    if not frame.settled:
        return "share_whom", "PI-087", {"count": frame.left}
    return "share_token", "PI-086", {"seat": frame.taker}


# ── conspiracy and abilities ──


def ask_weaving(s: Pax, seat: Seat, frame: Weaving) -> Asked:
    return ("weave_ability" if frame.is_quick else "weave"), "PI-121", {"card": frame.card + 1}


def ask_borrow(s: Pax, seat: Seat, frame: Borrow) -> Asked:
    return "borrow", "AMB-46", {}


def ask_draw(s: Pax, seat: Seat, frame: Draw) -> Asked:
    return "draw", "PI-126", {}


def ask_edict(s: Pax, seat: Seat, frame: TakeFromEdict) -> Asked:
    return "take_from_edict", "GAP-12", {}


def ask_swap(s: Pax, seat: Seat, frame: Swap) -> Asked:
    if frame.cell == NONE:
        return "swap_first", "AMB-25", {}
    return "swap_second", "AMB-25", {"cell": frame.cell + 1}


# ── events, plots, hands ──


def ask_event_phase(s: Pax, seat: Seat, frame: EventPhase) -> Asked:
    return "play_event", "PI-175", {}


def ask_press(s: Pax, seat: Seat, frame: Press) -> Asked:
    return "press_type", "PI-175", {}


def ask_inquiry(s: Pax, seat: Seat, frame: Inquiry) -> Asked:
    if frame.opponent == NONE:
        return "look_at_whom", "PI-175", {}
    return "look_at_what", "PI-175", {"seat": frame.opponent}


def ask_event(s: Pax, seat: Seat, frame: KeepEvent) -> Asked:
    return "keep_event", "PI-151", {"events": [event_name(frame.one), event_name(frame.other)]}


def ask_plots(s: Pax, seat: Seat, frame: PlotCheck) -> Asked:
    return ("release_plot", "AMB-04", {}) if has_conflict(s, seat) else ("return_plot", "PI-147", {})


def ask_refill(s: Pax, seat: Seat, frame: Refill) -> Asked:
    return "refill", "PI-160", {"count": missing(s, seat), "taken": frame.taken}


def ask_discard(s: Pax, seat: Seat, frame: DiscardDown) -> Asked:
    return "discard_down", "GAP-21", {"count": -missing(s, seat)}


QUESTIONS: dict[type, Callable[[Pax, int, Any], Asked]] = {
    Actions: ask_action,
    Marked: ask_marker,
    Scout: ask_scout,
    Influence: ask_influence,
    Interrogate: ask_interrogate,
    Reassign: ask_reassign,
    Exclude: ask_exclude,
    Displace: ask_displace,
    Argument: ask_argument,
    ArtificialAttack: ask_artificial,
    ArtificialDefence: ask_artificial,
    Pay: ask_payment,
    Gain: ask_gain,
    Sharing: ask_share,
    Weaving: ask_weaving,
    Borrow: ask_borrow,
    Draw: ask_draw,
    TakeFromEdict: ask_edict,
    Swap: ask_swap,
    EventPhase: ask_event_phase,
    Press: ask_press,
    Inquiry: ask_inquiry,
    KeepEvent: ask_event,
    PlotCheck: ask_plots,
    Refill: ask_refill,
    DiscardDown: ask_discard,
}
