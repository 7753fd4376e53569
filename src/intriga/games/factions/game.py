"""The game as everything outside games/ knows it."""

from collections.abc import Mapping
from typing import Any

from intriga.games.factions.bots import novice, policy
from intriga.games.factions.bots.insight import FactionsInsight
from intriga.games.factions.box.loading import load
from intriga.games.factions.box.tables import Box
from intriga.games.factions.events import AnyEvent
from intriga.games.factions.invariants import invariants
from intriga.games.factions.knowledge.redeal import redeal
from intriga.games.factions.knowledge.retelling import OtherWorld
from intriga.games.factions.ledger import LEDGER
from intriga.games.factions.rules.end import standing
from intriga.games.factions.setup import setup
from intriga.games.factions.so_far import totals
from intriga.games.factions.state import Factions
from intriga.games.factions.view import view
from intriga.games.factions.view.questions import question
from intriga.games.factions.view.structs import View
from intriga.games.factions.vocabulary import VOCABULARY
from intriga.kernel.assembled import AssembledGame, Parts
from intriga.kernel.contract import Option, Policy, Result
from intriga.kernel.events import kinds_of
from intriga.kernel.insight import Insight
from intriga.kernel.ledger import Ledger
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State

COUNTS = (2, 3, 4, 5, 6, 7, 8)


def ended(s: Factions) -> Result:
    """How the game has ended."""
    found = standing(s)
    return Result(s.reason, tuple(found.totals), (found.winner,), found.tie_break or None)


class FactionsGame(AssembledGame[Factions, Box, View]):
    """«Лист, лилия, верёвка»."""

    id = "factions"
    rules_version = 1
    players: tuple[int, ...] = COUNTS  # HF-G3
    options: tuple[Option, ...] = (  # HF-G4
        Option("quiz", ("no", "yes"), "no", COUNTS, at_table="yes"),
        Option("tie", ("chance", "youngest"), "chance", COUNTS, only_with=("quiz", "yes")),
    )
    vocabulary = VOCABULARY
    parts = Parts(
        state=Factions,
        load=load,
        view=view.view,
        question=question,
        redeal=redeal,
        retelling=OtherWorld,
        ended=ended,
        invariants=invariants,
    )
    policies: Mapping[str, Policy] = {"novice": novice.novice, "regular": policy.regular}
    insight: Insight | None = FactionsInsight()
    events = kinds_of(AnyEvent)
    ledger: Ledger | None = LEDGER

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Factions:
        return setup(box, players, options, d)

    def so_far(self, state: State, result: Result) -> list[int]:
        return totals(self.mine(state))


GAME = FactionsGame()
