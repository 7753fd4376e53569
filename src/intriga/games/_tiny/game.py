"""The game as the rest of the house knows it. Never compiled."""

from collections.abc import Mapping, Sequence
from typing import Any

from intriga.games._tiny.bots import policy
from intriga.games._tiny.box import loading as components
from intriga.games._tiny.box.tables import ALL_CARDS, Box
from intriga.games._tiny.events import AnyEvent
from intriga.games._tiny.knowledge.redeal import redeal
from intriga.games._tiny.knowledge.retelling import retelling
from intriga.games._tiny.rules.end import standing
from intriga.games._tiny.setup import setup
from intriga.games._tiny.so_far import totals
from intriga.games._tiny.state import Tiny
from intriga.games._tiny.view import view
from intriga.games._tiny.view.questions import question
from intriga.games._tiny.view.view import View
from intriga.games._tiny.vocabulary import VOCABULARY
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


class TinyGame:
    """The smallest complete game."""

    id = "_tiny"
    rules_version = 1
    players: tuple[int, ...] = (2, 3)  # TY-01
    options: tuple[Option, ...] = ()
    vocabulary = VOCABULARY
    policies: Mapping[str, Policy] = {"regular": policy.regular}
    insight: Insight | None = None
    events = kinds_of(AnyEvent)
    ledger: Ledger | None = None

    def load(self, pack: Pack) -> Box:
        return components.load(pack)

    def scripted(self, players: int, options: Mapping[str, str]) -> int:
        return 0

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Tiny:
        return setup(box, players, d)

    def view(self, state: State, seat: int) -> View:
        return view.view(mine(state), seat)

    def question(self, state: State, seat: int) -> Question:
        return question(mine(state), seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> Tiny:
        return redeal(mine(state), seat, chance)

    def retelling(self, truth: State, world: State, seat: int) -> Retelling:
        return retelling(mine(truth), mine(world))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        found = standing(mine(state))
        return Result("all_stopped", tuple(found.totals), tuple(found.winners), found.tie_break or None)

    def invariants(self, state: State) -> list[str]:
        return invariants(mine(state))

    def upgrade_state(self, from_version: int, box: Box, events: Sequence[dict[str, Any]]) -> Tiny:
        raise Malformed(f"there are no rules {from_version} of {self.id}")

    def so_far(self, state: State, result: Result) -> list[int]:
        return totals(mine(state))

    @property
    def speech(self) -> Speech[AnyEvent]:
        from intriga.games._tiny.speech.telling import SPEECH

        return SPEECH

    @property
    def pieces(self) -> Pieces:
        from intriga.games._tiny.speech.pieces import PIECES

        return PIECES

    @property
    def terminal(self) -> TerminalLook[View]:
        from intriga.games._tiny.speech.terminal import TERMINAL

        return TERMINAL


def mine(state: State) -> Tiny:
    assert isinstance(state, Tiny)
    return state


def invariants(s: Tiny) -> list[str]:
    """Every card is in exactly one place."""
    # TY-02
    places = [s.deck, *s.hands, *s.rows]
    if sum(places) != ALL_CARDS:
        return [f"the cards lie in {places}"]
    return []


GAME = TinyGame()
