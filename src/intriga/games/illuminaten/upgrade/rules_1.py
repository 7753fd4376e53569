"""A running match of rules 1, rebuilt from its full-information events.

What has happened stays as it happened. The events do not say how far an unfinished action of a person has
come, so the turn in which the match was left begins anew; an artificial opponent's turn goes on where it was
interrupted.
"""

from collections.abc import Sequence
from typing import Any

from intriga.games.illuminaten.box.tables import ANY_FACTION, LETTERS, Box
from intriga.games.illuminaten.rules.artificial import ArtificialTurn
from intriga.games.illuminaten.rules.artificial.argument import ArtificialAttack
from intriga.games.illuminaten.rules.artificial.turn import PLOTS
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.upgrade.rebuilding import Line, Rebuilding
from intriga.kernel.machine.chance import NeedsOutcome, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed


def from_rules_1(box: Box, events: Sequence[Line]) -> Pax:
    """The position that these events lead to, or the beginning of the person's turn that they leave open."""
    if not events or events[0]["event"] != "setup":
        raise Malformed("the events of a match begin with its set-up")
    turn = max([number for number, event in enumerate(events) if event["event"] == "turn_began"])
    rebuilding = Rebuilding(box, events[0])
    for event in events[1 : turn + 1]:
        rebuilding.read(event)
    s = rebuilding.s
    if events[turn]["seat"] >= s.players:
        for event in events[turn + 1 :]:
            rebuilding.read(event)
        s.stack[1:] = interrupted(s, events[turn + 1 :])
    try:
        s.settle(Dealer(Scripted([])))
    except NeedsOutcome:
        raise Malformed("a turn of an artificial opponent cannot be gone on with by these rules") from None
    return s


def interrupted(s: Pax, events: Sequence[Line]) -> list[Any]:
    """What the turn of an artificial opponent still owes: an argument, its compensation, or others' plots."""
    seat = s.seats - 1
    begun = [number for number, event in enumerate(events) if event["event"] == "argument_began"]
    if not begun:
        return [ArtificialTurn(seat, PLOTS)]
    argument, events = events[begun[-1]], events[begun[-1] + 1 :]
    turn = ArtificialTurn(seat, PLOTS, argument["defender"])
    ended = [number for number, event in enumerate(events) if event["event"] == "argument_ended"]
    if not ended:
        return [turn, attack_so_far(argument, events, seat)]
    after = events[ended[0] + 1 :]
    owed = compensation_owed(argument["defender"], after)
    if owed is None:
        return [turn]
    attack = attack_so_far(argument, events[: ended[0]], seat)
    attack.is_settled = True
    return [turn, attack, owed]


def attack_so_far(argument: Line, events: Sequence[Line], seat: int) -> ArtificialAttack:
    """The argument with the support spent and the cards revealed since it began."""
    spent, laid, card, reveals = 0, NONE, NONE, 0
    for event in events:
        if event["event"] == "support_spent":
            spent += event["count"]
        elif event["event"] == "argument_card_revealed" and event["seat"] == seat:
            card, reveals = event["card"] - 1, reveals + 1
        elif event["event"] == "argument_card_revealed":
            laid = event["card"] - 1
    slots = sum([1 << slot - 1 for slot in argument["slots"]])
    return ArtificialAttack(argument["defender"], argument["cell"] - 1, slots, 0, spent, laid, card, reveals)


def compensation_owed(person: int, after: Sequence[Line]) -> Gain | None:
    """What is left of a compensation, or None if the artificial opponent has gone on since the argument."""
    removed, last, gained = 0, 0, 0
    for event in after:
        if event["event"] == "influence_removed" and event["seat"] == person:
            removed += 1
        elif event["event"] == "support_gained" and event["seat"] == person:
            gained, last = gained + 1, LETTERS.index(event["faction"])
        else:
            return None
    left = removed - gained
    alike = gained > 0 and left > 0
    return Gain(person, [ANY_FACTION] * left, False, NONE, last if alike else 0) if left > 0 else None
