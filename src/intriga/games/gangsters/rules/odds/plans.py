"""The plans that have been asked for: one for each total, grown as far as it was needed."""

from typing import Final

from intriga.games.gangsters.box.tables import MOST_DICE
from intriga.games.gangsters.rules.odds.dice import most_points, red_state
from intriga.games.gangsters.rules.odds.plan import OFF, Plan

MOST_PLANS: Final = 32  # kept at a time, each of at most about a megabyte; the oldest is dropped

#: By factor and total.
PLANS: Final[dict[int, Plan]] = {}


def grown_plan(white: int, red: int, need: int, factor: int) -> Plan:
    """The plan for a total, with all handfuls of so many white dice. Totals out of reach share one."""
    if not 0 <= white <= MOST_DICE:
        raise ValueError(f"{white} white dice; at most {MOST_DICE}")
    plan = plan_for(max(0, min(need, most_points(MOST_DICE, True, factor) + 1)), factor)
    plan.grow(white, red_state(red) != OFF)
    return plan


def plan_for(need: int, factor: int) -> Plan:
    """The plan for this total, as far as it has grown."""
    key = factor << 16 | need
    plan = PLANS.get(key)
    if plan is None:
        if len(PLANS) >= MOST_PLANS:
            del PLANS[next(iter(PLANS))]
        plan = Plan(need, factor)
        PLANS[key] = plan
    return plan
