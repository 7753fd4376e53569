"""The game as everything outside games/ knows it."""

from collections.abc import Mapping
from typing import Any

from intriga.games._tiny.bots import policy
from intriga.games._tiny.box.loading import load
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
from intriga.kernel.assembled import AssembledGame, Parts
from intriga.kernel.contract import Policy, Result
from intriga.kernel.events import kinds_of
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State


def ended(s: Tiny) -> Result:
    """How the game has ended."""
    found = standing(s)
    return Result("all_stopped", tuple(found.totals), tuple(found.winners), found.tie_break or None)


def invariants(s: Tiny) -> list[str]:
    """Every card is in exactly one place."""
    # TY-02
    places = [s.deck, *s.hands, *s.rows]
    if sum(places) != ALL_CARDS:
        return [f"the cards lie in {places}"]
    return []


class TinyGame(AssembledGame[Tiny, Box, View]):
    """The smallest complete game."""

    id = "_tiny"
    rules_version = 1
    players: tuple[int, ...] = (2, 3)  # TY-01
    vocabulary = VOCABULARY
    parts = Parts(
        state=Tiny,
        load=load,
        view=view.view,
        public_view=view.public_view,
        view_beside=view.view_beside,
        question=question,
        redeal=redeal,
        retelling=retelling,
        ended=ended,
        invariants=invariants,
    )
    policies: Mapping[str, Policy] = {"regular": policy.regular}
    events = kinds_of(AnyEvent)

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Tiny:
        return setup(box, players, d)

    def so_far(self, state: State, result: Result) -> list[int]:
        return totals(self.mine(state))


GAME = TinyGame()
