"""The game as everything outside games/ knows it."""

from collections.abc import Mapping
from typing import Any

from intriga.games.gangsters.bots import novice, policy
from intriga.games.gangsters.bots.insight import GangstersInsight
from intriga.games.gangsters.box.loading import load
from intriga.games.gangsters.box.tables import Box
from intriga.games.gangsters.campaign import KINDS, carry_of, chapter_of, check_scenario, read_carry
from intriga.games.gangsters.invariants import invariants
from intriga.games.gangsters.knowledge.redeal import redeal
from intriga.games.gangsters.knowledge.retelling import OtherWorld
from intriga.games.gangsters.ledger import LEDGER
from intriga.games.gangsters.rules.end import goes_on
from intriga.games.gangsters.scenarios.registry import SCENARIOS, AnyEvent, parts_of
from intriga.games.gangsters.setup import setup
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY, STANDARD, Gangsters
from intriga.games.gangsters.view import view
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.structs import View
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.assembled import AssembledGame, Parts
from intriga.kernel.contract import Option, Policy, Result
from intriga.kernel.events import kinds_of, plain
from intriga.kernel.insight import Insight
from intriga.kernel.ledger import Ledger
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State

COUNTS = (1, 2, 3, 4)
NAMES = tuple(parts.scenario.name for parts in SCENARIOS)


def ended(s: Gangsters) -> Result:
    """How the game has ended: everybody wins or nobody; reputation is everybody's."""
    # LG-018 LG-104
    everybody = tuple(range(s.players))
    lost = s.reason.startswith("evidence")
    return Result(
        s.reason,
        tuple([sum(s.earned) + s.reputation] * s.players),
        everybody if s.success else (),
        success=s.success,
        carry=plain(carry_of(s)) if goes_on(s) and not lost else None,
    )


class GangstersGame(AssembledGame[Gangsters, Box, View]):
    """«Легенды города гангстеров»."""

    id = "gangsters"
    rules_version = 1
    players: tuple[int, ...] = COUNTS  # LG-001
    options: tuple[Option, ...] = (
        Option("scenario", NAMES, "".join(NAMES[:1]), COUNTS, per_chapter=True),  # LG-011
        Option("campaign", KINDS, KINDS[0], COUNTS),  # LG-002
        Option("difficulty", LEVELS_OF_DIFFICULTY, LEVELS_OF_DIFFICULTY[STANDARD], COUNTS),
    )
    vocabulary = VOCABULARY
    parts = Parts(
        state=Gangsters,
        load=load,
        view=view.view,
        question=question,
        redeal=redeal,
        retelling=OtherWorld,
        ended=ended,
        invariants=invariants,
    )
    policies: Mapping[str, Policy] = {"novice": novice.novice, "regular": policy.regular}
    insight: Insight | None = GangstersInsight()
    events = kinds_of(AnyEvent)
    ledger: Ledger | None = LEDGER
    talk_clause = "LG-020"

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Gangsters:
        """Begin the chosen scenario, as a first chapter or with what an earlier one handed on."""
        # LG-003 LG-006 LG-G10
        found = read_carry(carry)
        name, campaign = options["scenario"], options["campaign"]
        check_scenario(box, name, campaign, found)
        return setup(
            box,
            players,
            parts_of(name).scenario,
            LEVELS_OF_DIFFICULTY.index(options["difficulty"]),
            chapter_of(box, name, campaign, found),
            d,
        )

    def so_far(self, state: State, result: Result) -> list[int]:
        s = self.mine(state)
        return [sum(s.earned) + s.scenario.reputation(s)] * s.players


GAME = GangstersGame()
