"""The game as the rest of the house knows it. Never compiled."""

from collections.abc import Mapping, Sequence
from typing import Any

from intriga.games.factions.bots import novice, policy
from intriga.games.factions.bots.insight import FactionsInsight
from intriga.games.factions.box import loading as components
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
from intriga.games.factions.view import structs as view_structs
from intriga.games.factions.view import view
from intriga.games.factions.view.questions import question
from intriga.games.factions.vocabulary import VOCABULARY
from intriga.kernel.contract import Option, Policy, Question, Result, Retelling
from intriga.kernel.events import kinds_of
from intriga.kernel.insight import Insight
from intriga.kernel.ledger import Ledger
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack
from intriga.kernel.speech import Pieces, Speech, TerminalLook

COUNTS = (2, 3, 4, 5, 6, 7, 8)


class FactionsGame:
    """«Лист, лилия, верёвка»."""

    id = "factions"
    rules_version = 1
    players: tuple[int, ...] = COUNTS  # HF-G3
    options: tuple[Option, ...] = (  # HF-G4
        Option("quiz", ("no", "yes"), "no", COUNTS, at_table="yes"),
        Option("tie", ("chance", "youngest"), "chance", COUNTS, only_with=("quiz", "yes")),
    )
    vocabulary = VOCABULARY
    policies: Mapping[str, Policy] = {"novice": novice.novice, "regular": policy.regular}
    insight: Insight | None = FactionsInsight()
    events = kinds_of(AnyEvent)
    ledger: Ledger | None = LEDGER

    def load(self, pack: Pack) -> Box:
        return components.load(pack)

    def scripted(self, players: int, options: Mapping[str, str]) -> int:
        return 0

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Factions:
        return setup(box, players, options, d)

    def view(self, state: State, seat: int) -> view_structs.View:
        return view.view(mine(state), seat)

    def question(self, state: State, seat: int) -> Question:
        return question(mine(state), seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> Factions:
        return redeal(mine(state), seat, chance)

    def retelling(self, truth: State, world: State, seat: int) -> Retelling:
        return OtherWorld(mine(truth), mine(world), seat)

    def result(self, state: State) -> Result | None:
        s = mine(state)
        if not s.over:
            return None
        found = standing(s)
        return Result(s.reason, tuple(found.totals), (found.winner,), found.tie_break or None)

    def invariants(self, state: State) -> list[str]:
        return invariants(mine(state))

    def upgrade_state(self, from_version: int, box: Box, events: Sequence[dict[str, Any]]) -> Factions:
        raise Malformed(f"there are no rules {from_version} of {self.id}")

    def so_far(self, state: State, result: Result) -> list[int]:
        return totals(mine(state))

    @property
    def speech(self) -> Speech[Any]:
        from intriga.games.factions.speech.for_now import SPEECH

        return SPEECH

    @property
    def pieces(self) -> Pieces:
        from intriga.games.factions.speech.for_now import PIECES

        return PIECES

    @property
    def terminal(self) -> TerminalLook[Any]:
        from intriga.games.factions.speech.for_now import TERMINAL

        return TERMINAL


def mine(state: State) -> Factions:
    assert isinstance(state, Factions)
    return state


GAME = FactionsGame()
