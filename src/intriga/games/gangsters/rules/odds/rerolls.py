"""Which dice to throw again for a reroll die, and what is to be expected after it.

`factor` and `bonus` are those of `chances`.
"""

from typing import Final, final

from intriga.games.gangsters.box.tables import REROLL
from intriga.games.gangsters.rules.odds.dice import (
    live_counts,
    locks_on,
    red_state,
    table_counts,
)
from intriga.games.gangsters.rules.odds.handfuls import AGAIN, LIVE
from intriga.games.gangsters.rules.odds.plan import IN_HAND, OFF, STAND, Plan
from intriga.games.gangsters.rules.odds.plans import grown_plan


@final
class Reroll:
    """Dice that are thrown again for one reroll die."""

    def __init__(self, dice: list[int], red: bool, chance: float, locks: float) -> None:
        self.dice: Final = dice  # counts by face, as on the table; only values and rerolls
        self.red: Final = red  # whether the red die is thrown too
        self.chance: Final = chance  # to reach the target after it
        self.locks: Final = locks  # at the end, on average, with those that lie already


def best_reroll(dice: list[int], red: int, target: int, factor: int = 1, bonus: int = 0) -> Reroll | None:
    """The dice to throw again now for one reroll die, or None if it is best to stand."""
    live = live_counts(dice)
    plan = grown_plan(sum(live), red, target - bonus, factor)
    choice = plan.choice[red_state(red)][plan.handfuls.find(live, 0)]
    if choice == STAND:
        return None
    live[AGAIN] -= 1
    kept = plan.handfuls.counts[choice // 2]
    lifted = [live[face] - kept[face] for face in range(LIVE)]
    state = IN_HAND if choice % 2 else red_state(red)
    return reroll(plan, choice // 2, state, lifted, locks_on(dice, red))


def all_rerolls(dice: list[int], red: int, target: int, factor: int = 1, bonus: int = 0) -> list[Reroll]:
    """Every set of dice that a reroll die allows to throw again (LG-046), none if no reroll lies:
    in the order of how many 1s are in it, then 2s, 3s, 4s, rerolls, and the red die."""
    found: list[Reroll] = []
    if not dice[REROLL]:
        return found
    live = live_counts(dice)
    plan = grown_plan(sum(live), red, target - bonus, factor)
    live[AGAIN] -= 1
    locks = locks_on(dice, red)
    state = red_state(red)
    lifted = [0] * LIVE
    more = True
    while more:
        handful = plan.handfuls.find([live[face] - lifted[face] for face in range(LIVE)], sum(lifted))
        if sum(lifted):
            found.append(reroll(plan, handful, state, lifted, locks))
        if state != OFF:
            found.append(reroll(plan, handful, IN_HAND, lifted, locks))
        more = count_up(lifted, live)
    return found


def count_up(lifted: list[int], live: list[int]) -> bool:
    """The next set of dice in order; whether there is one."""
    for face in range(LIVE - 1, -1, -1):
        if lifted[face] < live[face]:
            lifted[face] += 1
            return True
        lifted[face] = 0
    return False


def reroll(plan: Plan, handful: int, state: int, lifted: list[int], locks: int) -> Reroll:
    """The reroll that leads to this handful with the red die in this state."""
    chance = plan.chance[state][handful]
    return Reroll(table_counts(lifted), state == IN_HAND, chance, locks + plan.locks[state][handful])
