"""The game as everything outside games/ knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

from intriga.games._rough import upgrade
from intriga.games._rough.bots import policy
from intriga.games._rough.box.loading import load
from intriga.games._rough.box.tables import ALL_CARDS, ALL_TREASURES, Box
from intriga.games._rough.carry import Carry, carried_points
from intriga.games._rough.events import AnyEvent
from intriga.games._rough.knowledge.redeal import redeal
from intriga.games._rough.knowledge.retelling import OtherWorld
from intriga.games._rough.rules.end import standing
from intriga.games._rough.setup import setup
from intriga.games._rough.state import UNSEEN, Rough
from intriga.games._rough.view import view
from intriga.games._rough.view.questions import question
from intriga.games._rough.view.view import View
from intriga.games._rough.vocabulary import VOCABULARY
from intriga.kernel.assembled import AssembledGame, Parts
from intriga.kernel.contract import Policy, Result
from intriga.kernel.events import kinds_of, plain
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed


def ended(s: Rough) -> Result:
    """How the game has ended."""
    found = standing(s)
    totals = tuple(s.points)
    carry = plain(Carry(1, totals)) if s.chapter == 1 else None  # RO-29
    return Result(s.reason, totals, tuple(found.winners), found.tie_break or None, carry=carry)


def invariants(s: Rough) -> list[str]:
    """Every card and every treasure is in exactly one place; nobody owes tokens."""
    # RO-03 RO-04
    faults: list[str] = []
    if sum([s.deck, s.spent, *s.hands]) != ALL_CARDS:
        faults.append("a card is lost or doubled")
    seen = [1 << treasure for treasure in s.treasure if treasure != UNSEEN]
    if sum([s.heap, *seen]) != ALL_TREASURES:
        faults.append("a treasure is lost or doubled")
    if any(tokens < 0 for row in s.tokens for tokens in row):
        faults.append("a seat has paid what it did not have")
    if s.may >> s.players:
        faults.append("the Warden is asked")
    return faults


class RoughGame(AssembledGame[Rough, Box, View]):
    """A game that exists to hurt the kernel."""

    id = "_rough"
    rules_version = 2
    players: tuple[int, ...] = (2, 3, 4)  # RO-01
    vocabulary = VOCABULARY
    parts = Parts(
        state=Rough,
        load=load,
        view=view.view,
        question=question,
        redeal=redeal,
        retelling=OtherWorld,
        ended=ended,
        invariants=invariants,
    )
    policies: Mapping[str, Policy] = {"regular": policy.regular}
    events = kinds_of(AnyEvent)

    def scripted(self, players: int, options: Mapping[str, str]) -> int:
        return 1  # RO-02

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Rough:
        return setup(box, players, carried_points(carry, players), d)

    def upgrade_state(self, from_version: int, box: Box, events: Sequence[dict[str, Any]]) -> Rough:
        if from_version != 1:
            raise Malformed(f"there are no rules {from_version} of {self.id}")
        return upgrade.from_rules_1(box, events)

    def so_far(self, state: State, result: Result) -> list[int]:
        return []  # the Warden's treasures are seen at the end only


GAME = RoughGame()
