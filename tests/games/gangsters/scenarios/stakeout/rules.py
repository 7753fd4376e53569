"""The smallest scenario: three nights in a doorway. A success at its only place is a point of reputation."""

from typing import Final, final

from intriga.games.gangsters.box.tables import HEALING, PERSUASION, SEARCH, Challenge
from intriga.games.gangsters.scenarios.contract import Mission, Scenario
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.i64_masks import Mask

NIGHTS: Final = 3
WANTED: Final = 3
DOORWAY: Final = 0


@final
class Stakeout(Mission):
    """How much was seen, and how many nights are left."""

    def __init__(self, seen: int, nights: int) -> None:
        self.seen = seen
        self.nights = nights

    def copy(self) -> "Stakeout":
        return Stakeout(self.seen, self.nights)

    def key(self) -> tuple[object, ...]:
        return (self.seen, self.nights)


def mission(s: Gangsters) -> Stakeout:
    assert isinstance(s.mission, Stakeout)
    return s.mission


class StakeoutScenario(Scenario):
    """Watch a door for three nights."""

    def begin(self, s: Gangsters, d: Dealer) -> None:
        s.mission = Stakeout(0, NIGHTS)

    def end_round(self, s: Gangsters, d: Dealer) -> None:
        mission(s).nights -= 1

    def police(self, s: Gangsters) -> Challenge:
        return Challenge(PERSUASION, 4, 1, True)

    def revive(self, s: Gangsters) -> Challenge:
        return Challenge(HEALING, 4, 0, True)

    def cheer(self, s: Gangsters) -> Challenge:
        return Challenge(PERSUASION, 3, 0, True)

    def places(self, s: Gangsters) -> Mask:
        return 1 << DOORWAY

    def challenge(self, s: Gangsters, place: int) -> Challenge:
        return Challenge(SEARCH, 4, 0, False)

    def overcome(self, s: Gangsters, boss: int, place: int, successes: int, d: Dealer) -> None:
        mission(s).seen += successes

    def rally_penalty(self, s: Gangsters, boss: int, d: Dealer) -> None:
        self.setback(s, d)

    def setback(self, s: Gangsters, d: Dealer) -> None:
        mission(s).seen = max(0, mission(s).seen - 1)

    def ending(self, s: Gangsters) -> str:
        return "dawn" if mission(s).nights <= 0 else ""

    def succeeded(self, s: Gangsters, reason: str) -> bool:
        return mission(s).seen >= WANTED

    def reputation(self, s: Gangsters) -> int:
        return mission(s).seen

    def worth(self, s: Gangsters) -> float:
        return float(mission(s).seen)

    def success_worth(self, s: Gangsters, place: int) -> float:
        return 1.0


SCENARIO: Final = StakeoutScenario("stakeout", 6, True)
