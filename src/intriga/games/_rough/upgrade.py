"""A running match of rules 1, rebuilt from its full-information events.

In rules 1 the Warden carried a chest off at its third mark; now it is at the second (RO-24). What has
happened stays as it happened: a chest with two marks is carried off when it is marked again.
"""

from collections.abc import Sequence
from typing import Any

from intriga.games._rough.box.tables import CARDS, COLOURS, Box, card_named, kind_of
from intriga.games._rough.rules.dropping import Dropping
from intriga.games._rough.rules.forcing import FORCE_COST, PAYING, THROWN, Forcing
from intriga.games._rough.rules.looking import LOOK_COST, Looking
from intriga.games._rough.rules.paying import Pay
from intriga.games._rough.rules.staking import Staking
from intriga.games._rough.rules.turns import Rounds
from intriga.games._rough.rules.window import Window
from intriga.games._rough.state import NOBODY, Rough
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import heap_of
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import everyone, only


def from_rules_1(box: Box, events: Sequence[dict[str, Any]]) -> Rough:
    """The position that these events lead to, its masks settled by today's rules."""
    if not events or events[0]["event"] != "setup":
        raise Malformed("the events of a match begin with its set-up")
    rebuilding = Rebuilding(box, events[0])
    for event in events[1:]:
        getattr(rebuilding, event["event"])(event)
    s = rebuilding.s
    s.settle(Dealer(Scripted([])))
    return s


class Rebuilding:
    """One method for each event; what lies above the rounds on the stack is what is still owed."""

    def __init__(self, box: Box, event: dict[str, Any]) -> None:
        self.s = Rough(box, event["players"], [Rounds()])
        self.s.chapter = event["chapter"]
        self.s.points = list(event["points"])
        self.s.tokens = [list(row) for row in event["tokens"]]
        self.s.hands = [heap_of([card_named(name) for name in hand]) for hand in event["hands"]]
        self.s.deck &= ~sum(self.s.hands)

    def owe(self, *frames: Any) -> None:
        """Nothing but these is owed beside the rounds."""
        self.s.stack[1:] = frames

    def round_began(self, event: dict[str, Any]) -> None:
        self.s.round, self.s.turn = event["round"], 0
        self.s.stakes = [NOBODY] * self.s.players
        self.owe(Staking((NOBODY,) * self.s.players))

    def staked(self, event: dict[str, Any]) -> None:
        frame = self.s.stack[-1]
        assert isinstance(frame, Staking)
        seat = event["seat"]
        frame.chosen = (*frame.chosen[:seat], event["chest"], *frame.chosen[seat + 1 :])

    def stakes_shown(self, event: dict[str, Any]) -> None:
        self.s.stakes = list(event["chests"])
        self.owe()

    def action_chosen(self, event: dict[str, Any]) -> None:
        self.s.moved = True
        if event["action"] == "look":
            self.owe(Looking(event["seat"], NOBODY, False))
        elif event["action"] == "force":
            self.owe(Forcing(event["seat"], NOBODY, 0))

    def aimed(self, event: dict[str, Any]) -> None:
        seat, chest = event["seat"], event["chest"]
        if isinstance(self.s.stack[-1], Looking):
            self.owe(Looking(seat, chest, True), Pay(seat, *LOOK_COST))
        else:
            self.owe(Forcing(seat, chest, PAYING), Pay(seat, *FORCE_COST))

    def paid(self, event: dict[str, Any]) -> None:
        self.s.tokens[event["seat"]][COLOURS.index(event["colour"])] -= 1
        frame = self.s.stack[-1]
        assert isinstance(frame, Pay)
        frame.red, frame.blue = (frame.red - 1, frame.blue) if frame.red else (0, frame.blue - 1)
        if not frame.red + frame.blue:
            self.s.stack.pop()

    def looked(self, event: dict[str, Any]) -> None:
        self.seen(event, only(event["seat"]))
        self.owe()

    def seen(self, event: dict[str, Any], seats: Mask) -> None:
        self.s.treasure[event["chest"]] = event["treasure"]
        self.s.known[event["chest"]] |= seats
        self.s.heap &= ~(1 << event["treasure"])

    def rested(self, event: dict[str, Any]) -> None:
        self.s.tokens[event["seat"]][COLOURS.index(event["colour"])] += 1

    def card_drawn(self, event: dict[str, Any]) -> None:
        card = card_named(event["card"])
        self.s.deck &= ~(1 << card)
        self.s.hands[event["seat"]] |= 1 << card

    def thrown(self, event: dict[str, Any]) -> None:
        frame = self.s.stack[-1]
        assert isinstance(frame, Forcing)
        self.s.dice, self.s.bonus = list(event["dice"]), 0
        self.owe(Forcing(frame.seat, frame.chest, THROWN), Window(frame.seat, 0, 0))

    def rerolled(self, event: dict[str, Any]) -> None:
        self.s.dice[event["die"]] = event["value"]
        self.window().rerolled |= 1 << event["die"]
        self.window().declined = 0

    def window(self) -> Window:
        frame = self.s.stack[-1]
        assert isinstance(frame, Window)
        return frame

    def card_used(self, event: dict[str, Any]) -> None:
        self.spent(event)
        self.s.bonus += self.s.box.adds[kind_of(card_named(event["card"]))]
        self.window().declined = 0

    def spent(self, event: dict[str, Any]) -> None:
        card = card_named(event["card"])
        self.s.hands[event["seat"]] &= ~(1 << card)
        self.s.spent |= 1 << card

    def declined(self, event: dict[str, Any]) -> None:
        self.window().declined |= only(event["seat"])

    def opened(self, event: dict[str, Any]) -> None:
        self.seen(event, everyone(self.s.players))
        self.s.owner[event["chest"]] = event["seat"]
        self.s.points[event["seat"]] += self.s.box.worth[event["treasure"] - CARDS]
        for seat in event["staked"]:
            self.s.points[seat] += 1
        self.owe()

    def failed(self, event: dict[str, Any]) -> None:
        self.owe(Dropping(event["seat"]))

    def card_dropped(self, event: dict[str, Any]) -> None:
        self.spent(event)
        self.owe()

    def turn_ended(self, event: dict[str, Any]) -> None:
        self.s.turn, self.s.moved = event["seat"] + 1, False
        self.owe()

    def marked(self, event: dict[str, Any]) -> None:
        self.s.marks[event["chest"]] = event["marks"]
        self.s.turn = NOBODY

    def carried_off(self, event: dict[str, Any]) -> None:
        self.s.owner[event["chest"]] = self.s.warden()
