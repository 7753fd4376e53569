"""The smallest whole scenario: three nights at a door. Every secret that is seen is a point of reputation."""

from typing import Final

from intriga.games.gangsters.box.tables import (
    AT_MISSION,
    PENALTY_HARDER,
    SCOPE_ALL,
    Challenge,
    Penalty,
)
from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.i64_masks import Mask
from tests.games.gangsters.scenarios.stakeout import bots
from tests.games.gangsters.scenarios.stakeout.events import Watched, Wiped
from tests.games.gangsters.scenarios.stakeout.state import DOORWAY, LAMP, WIPE, Stakeout, mission, table

SEEN_BY_POLICE: Final = Penalty(PENALTY_HARDER, 1, [], SCOPE_ALL, AT_MISSION)


class StakeoutScenario(Scenario):
    """Watch a door for three nights."""

    def begin(self, s: Gangsters, d: Dealer) -> None:
        # ST-001
        s.mission = Stakeout(0, table(s).nights, True, False)

    def end_round(self, s: Gangsters, d: Dealer) -> None:
        # ST-001
        mission(s).nights -= 1

    # ── challenges ──

    def police(self, s: Gangsters) -> Challenge:
        return table(s).board[0]

    def revive(self, s: Gangsters) -> Challenge:
        return table(s).board[1]

    def cheer(self, s: Gangsters) -> Challenge:
        return table(s).board[2]

    def places(self, s: Gangsters) -> Mask:
        # ST-004
        return 1 << DOORWAY | (1 << LAMP if mission(s).lamp else 0)

    def challenge(self, s: Gangsters, place: int) -> Challenge:
        return table(s).places[place]

    def overcome(self, s: Gangsters, boss: int, place: int, successes: int, d: Dealer) -> None:
        # ST-002 ST-004
        if place == LAMP:
            mission(s).lamp = False
            s.stack.append(SomebodyTakesProblem(boss))
            return
        mission(s).seen += successes
        if d.events is not None:
            d.events.append(Watched(boss + 1, successes))

    def failed(self, s: Gangsters, boss: int, place: int, d: Dealer) -> None:
        # ST-003
        if place == DOORWAY:
            mission(s).print_left = True

    # ── its action ──

    def acts(self, s: Gangsters) -> Mask:
        # ST-003
        return 1 << WIPE if mission(s).print_left else 0

    def act(self, s: Gangsters, boss: int, act: int, d: Dealer) -> None:
        # ST-003
        mission(s).print_left = False
        if d.events is not None:
            d.events.append(Wiped(boss + 1))

    # ── what holds while it is played ──

    def penalties(self, s: Gangsters) -> list[Penalty]:
        # ST-005
        return [SEEN_BY_POLICE] if s.police == POLICE_ACTIVE else []

    def fingerprints(self, s: Gangsters) -> int:
        # ST-003
        return 1 if mission(s).print_left else 0

    def rally_penalty(self, s: Gangsters, boss: int, d: Dealer) -> None:
        self.setback(s, d)

    def setback(self, s: Gangsters, d: Dealer) -> None:
        # ST-006
        mission(s).seen = max(0, mission(s).seen - 1)

    # ── the end ──

    def ending(self, s: Gangsters) -> str:
        # ST-001
        return "dawn" if mission(s).nights <= 0 else ""

    def succeeded(self, s: Gangsters, reason: str) -> bool:
        # ST-002
        return mission(s).seen >= table(s).wanted

    def reputation(self, s: Gangsters) -> int:
        # ST-002
        return mission(s).seen

    # ── bots ──

    def worth(self, s: Gangsters) -> float:
        return bots.worth(s)

    def success_worth(self, s: Gangsters, place: int) -> float:
        return bots.success_worth(place)

    def act_worth(self, s: Gangsters, boss: int, act: int) -> float:
        return bots.WIPING


SCENARIO: Final = StakeoutScenario("stakeout", 6, True)
