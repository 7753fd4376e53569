"""The gear lever and the handbrake."""

from typing import Final

from intriga.games.gangsters.rules.reasons import scenario_reason
from intriga.games.gangsters.scenarios.race.state import race
from intriga.games.gangsters.scenarios.race.tables import GEARS, HANDBRAKE, SHIFT_UP
from intriga.games.gangsters.scenarios.race.verbs import set_gear
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE

ONLY_THE_DRIVER: Final = scenario_reason("race_only_the_driver", "LS2-006")
SHIFTED_ALREADY: Final = scenario_reason("race_shifted_already", "LS2-006")
TOP_GEAR: Final = scenario_reason("race_top_gear", "LS2-007")
FIRST_GEAR: Final = scenario_reason("race_first_gear", "LS2-006")
LEVER_COST: Final = 0  # LS2-006
HANDBRAKE_COST: Final = 1  # LS2-020


def top_gear(s: Gangsters) -> int:
    """The highest gear that the car can hold."""
    # LS2-007
    return max(1, min(GEARS, race(s).condition))


def why_not_shift(s: Gangsters, boss: int, act: int) -> int:
    """FINE, or the reason against moving the lever."""
    # LS2-006 LS2-007 LS2-020
    if act != HANDBRAKE:
        if boss != s.first:
            return ONLY_THE_DRIVER
        if race(s).shifted:
            return SHIFTED_ALREADY
    if act == SHIFT_UP:
        return FINE if race(s).gear < top_gear(s) else TOP_GEAR
    return FINE if race(s).gear > 1 else FIRST_GEAR


def shift(s: Gangsters, boss: int, act: int, d: Dealer) -> None:
    """One gear up or down."""
    # LS2-006 LS2-020
    m = race(s)
    if act != HANDBRAKE:
        m.shifted = True
    set_gear(
        s, boss, m.gear + (1 if act == SHIFT_UP else -1), "handbrake" if act == HANDBRAKE else "lever", d
    )
