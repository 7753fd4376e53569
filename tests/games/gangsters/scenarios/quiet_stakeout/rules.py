"""The stakeout in a street without police: a second scenario for campaigns."""

from typing import Final

from tests.games.gangsters.scenarios.stakeout.rules import StakeoutScenario


class QuietStakeout(StakeoutScenario):
    """The same door, and nobody who minds."""


SCENARIO: Final = QuietStakeout("quiet_stakeout", 7, False)
