"""The game as the rest of the house knows it. Never compiled."""

from collections.abc import Mapping, Sequence
from typing import Any

from intriga.games.illuminaten import so_far
from intriga.games.illuminaten.bots import novice, policy
from intriga.games.illuminaten.bots.insight import PaxInsight
from intriga.games.illuminaten.box import loading as components
from intriga.games.illuminaten.box.tables import Box
from intriga.games.illuminaten.events import AnyEvent
from intriga.games.illuminaten.invariants import invariants
from intriga.games.illuminaten.knowledge.redeal import redeal
from intriga.games.illuminaten.knowledge.retelling import OtherWorld
from intriga.games.illuminaten.ledger import LEDGER
from intriga.games.illuminaten.rules.end import standing, totals
from intriga.games.illuminaten.setup import OPPONENTS, setup
from intriga.games.illuminaten.speech.short_log import Told
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.view import view
from intriga.games.illuminaten.view.questions import question
from intriga.games.illuminaten.view.structs import View
from intriga.games.illuminaten.vocabulary import VOCABULARY
from intriga.kernel.contract import Option, Policy, Question, Result, Retelling
from intriga.kernel.events import kinds_of
from intriga.kernel.insight import Insight
from intriga.kernel.ledger import Ledger
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import seats_in
from intriga.kernel.packs import Pack
from intriga.kernel.speech import Pieces, Speech, TerminalLook

SCORED = ("scoring_edicts", "scoring_quiet")  # the endings by points


class PaxGame:
    """«Pax Illuminaten»."""

    id = "illuminaten"
    rules_version = 1
    players: tuple[int, ...] = (1, 2, 3, 4)  # PI-001
    options: tuple[Option, ...] = (  # PI-181 GAP-18
        Option("opponent", OPPONENTS[1:], "saint_germain", (1,)),
        Option("opponent", OPPONENTS, "none", (2, 3)),
    )
    vocabulary = VOCABULARY
    policies: Mapping[str, Policy] = {"novice": novice.novice, "regular": policy.regular}
    insight: Insight | None = PaxInsight()
    events = kinds_of(AnyEvent)
    ledger: Ledger | None = LEDGER

    def load(self, pack: Pack) -> Box:
        return components.load(pack)

    def scripted(self, players: int, options: Mapping[str, str]) -> int:
        return 1 if options.get("opponent", "none") != "none" else 0

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Pax:
        return setup(box, players, options, d)

    def view(self, state: State, seat: int) -> View:
        return view.view(mine(state), seat)

    def question(self, state: State, seat: int) -> Question:
        return question(mine(state), seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> Pax:
        return redeal(mine(state), seat, chance)

    def retelling(self, truth: State, world: State, seat: int) -> Retelling:
        return OtherWorld(mine(truth), mine(world), seat)

    def result(self, state: State) -> Result | None:
        s = mine(state)
        if not s.over:
            return None
        tie_break = standing(s).tie_break if s.reason in SCORED else ""
        return Result(s.reason, tuple(totals(s)), tuple(seats_in(s.winners)), tie_break or None)

    def invariants(self, state: State) -> list[str]:
        return invariants(mine(state))

    def upgrade_state(self, from_version: int, box: Box, events: Sequence[dict[str, Any]]) -> Pax:
        raise Malformed(f"there are no rules {from_version} of {self.id}")

    def so_far(self, state: State, result: Result) -> list[int]:
        return so_far.totals(mine(state), result)

    @property
    def speech(self) -> Speech[Told]:
        from intriga.games.illuminaten.speech.telling import SPEECH

        return SPEECH

    @property
    def pieces(self) -> Pieces:
        from intriga.games.illuminaten.speech.pieces import PIECES

        return PIECES

    @property
    def terminal(self) -> TerminalLook[View]:
        from intriga.games.illuminaten.speech.terminal import TERMINAL

        return TERMINAL


def mine(state: State) -> Pax:
    assert isinstance(state, Pax)
    return state


GAME = PaxGame()
