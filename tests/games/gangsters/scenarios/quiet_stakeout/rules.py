"""The stakeout in a street without police: a second scenario for campaigns, on the same board."""

from typing import Final

from intriga.kernel.rows import PackReader
from tests.games.gangsters.scenarios.stakeout.loading import load_as
from tests.games.gangsters.scenarios.stakeout.parts import PARTS as STAKEOUT
from tests.games.gangsters.scenarios.stakeout.rules import StakeoutScenario
from tests.games.gangsters.scenarios.stakeout.state import StakeoutBox


class QuietStakeout(StakeoutScenario):
    """The same door, and nobody who minds."""


def load(reader: PackReader) -> StakeoutBox:
    return load_as(reader, "quiet_stakeout")


SCENARIO: Final = QuietStakeout("quiet_stakeout", 7, False)
PARTS = STAKEOUT._replace(scenario=SCENARIO, load=load, events=())
