"""What things are worth in a stakeout, in points of reputation."""

from typing import Final

from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.scenarios.stakeout.state import DOORWAY, mission

WIPING: Final = 0.7
DARKNESS: Final = 0.1  # the lamp is there for those who like the dark


def worth(s: Gangsters) -> float:
    """What was seen, and a bit for every night that is left."""
    return mission(s).seen + 0.5 * mission(s).nights


def success_worth(place: int) -> float:
    return 1.0 if place == DOORWAY else DARKNESS
