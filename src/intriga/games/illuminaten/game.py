"""«Pax Illuminaten» as the contract has it."""

from collections.abc import Mapping, Sequence
from typing import Any

from intriga.games.illuminaten import so_far
from intriga.games.illuminaten.bots import novice, policy
from intriga.games.illuminaten.bots.insight import PaxInsight
from intriga.games.illuminaten.box.loading import load
from intriga.games.illuminaten.box.tables import Box
from intriga.games.illuminaten.events import AnyEvent
from intriga.games.illuminaten.invariants import invariants
from intriga.games.illuminaten.knowledge.redeal import redeal
from intriga.games.illuminaten.knowledge.retelling import OtherWorld
from intriga.games.illuminaten.ledger import LEDGER
from intriga.games.illuminaten.rules.end import standing, totals
from intriga.games.illuminaten.setup import BY_DIFFICULTY, setup
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.upgrade.rules_1 import from_rules_1
from intriga.games.illuminaten.view import view
from intriga.games.illuminaten.view.questions import question
from intriga.games.illuminaten.view.structs import View
from intriga.games.illuminaten.vocabulary import VOCABULARY
from intriga.kernel.assembled import AssembledGame, Parts
from intriga.kernel.contract import Option, Policy, Result
from intriga.kernel.events import kinds_of
from intriga.kernel.insight import Insight
from intriga.kernel.ledger import Ledger
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import seats_in

SCORED = ("scoring_edicts", "scoring_quiet")  # the endings by points


def ended(s: Pax) -> Result:
    """How the game has ended."""
    tie_break = standing(s).tie_break if s.reason in SCORED else ""
    return Result(s.reason, tuple(totals(s)), tuple(seats_in(s.winners)), tie_break or None)


class PaxGame(AssembledGame[Pax, Box, View]):
    """«Pax Illuminaten»."""

    id = "illuminaten"
    rules_version = 2
    players: tuple[int, ...] = (1, 2, 3, 4)  # PI-001
    options: tuple[Option, ...] = (  # PI-181 GAP-18 AO-001
        Option("opponent", BY_DIFFICULTY, "saint_germain", (1,)),
        Option("opponent", ("none", *BY_DIFFICULTY), "none", (2, 3)),
    )
    vocabulary = VOCABULARY
    parts = Parts(
        state=Pax,
        load=load,
        view=view.view,
        question=question,
        redeal=redeal,
        retelling=OtherWorld,
        ended=ended,
        invariants=invariants,
    )
    policies: Mapping[str, Policy] = {"novice": novice.novice, "regular": policy.regular}
    insight: Insight | None = PaxInsight()
    events = kinds_of(AnyEvent)
    ledger: Ledger | None = LEDGER

    def scripted(self, players: int, options: Mapping[str, str]) -> int:
        return 1 if options.get("opponent", "none") != "none" else 0

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Pax:
        return setup(box, players, options, d)

    def upgrade_state(self, from_version: int, box: Box, events: Sequence[dict[str, Any]]) -> Pax:
        if from_version != 1:
            raise Malformed(f"there are no rules {from_version} of {self.id}")
        return from_rules_1(box, events)

    def so_far(self, state: State, result: Result) -> list[int]:
        return so_far.totals(self.mine(state), result)


GAME = PaxGame()
