"""Penalties that hold as long as their card lies there: of problems, and of the scenario's cards."""

from intriga.games.gangsters.box.tables import (
    AT_ANY,
    AT_MISSION,
    AT_POLICE,
    AT_PROBLEMS,
    AT_REST,
    NO_PROBLEM,
    PENALTY_FEWER_DICE,
    PENALTY_HARDER,
    PENALTY_MAX_ONE_DIE,
    SCOPE_ALL,
    SCOPE_HOLDER,
    Penalty,
)
from intriga.games.gangsters.rules.attempt import (
    KIND_CHEER,
    KIND_PLACE,
    KIND_POLICE,
    KIND_PROBLEM,
    KIND_REVIVE,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.heaps import items


def reaches(penalty: Penalty, holder: int, boss: int) -> bool:
    """Whether a lasting penalty of a problem before `holder` concerns this boss."""
    # LG-080
    return penalty.scope == SCOPE_ALL or (penalty.scope == SCOPE_HOLDER and holder == boss)


def penalty_holds(s: Gangsters, problem: int) -> bool:
    """Whether the penalty of a problem holds in this scenario: some heed the marks on the cards."""
    # LG-079
    return not (s.scenario.heeds_marks and s.box.problems[problem].barred_in_casino)


def penalties_of(s: Gangsters, boss: int) -> list[Penalty]:
    """All lasting penalties that concern a boss now."""
    # LG-077 LG-079 LG-080 LG-G5
    found = s.scenario.penalties(s)
    for holder in range(s.bosses):
        if s.problems[holder] == 0:
            continue
        for problem in items(s.problems[holder]):
            penalty = s.box.problems[problem].penalty
            if penalty_holds(s, problem) and reaches(penalty, holder, boss):
                found = [*found, penalty]
    return found


def penalty_amount(s: Gangsters, boss: int, do: int) -> int:
    """The amounts of all penalties of a kind together; a penalty without an amount counts as one."""
    # LG-077 LG-080
    total = 0
    for penalty in penalties_of(s, boss):
        if penalty.do == do:
            total += max(1, penalty.amount)
    return total


def has_penalty(s: Gangsters, boss: int, do: int) -> bool:
    # LG-080
    return penalty_amount(s, boss, do) > 0


def problem_with(s: Gangsters, boss: int, do: int) -> int:
    """The problem by which a boss has a penalty of this kind; NO_PROBLEM if it is the scenario's."""
    # LG-077 LG-080
    for holder in range(s.bosses):
        for problem in items(s.problems[holder]):
            penalty = s.box.problems[problem].penalty
            if penalty.do == do and penalty_holds(s, problem) and reaches(penalty, holder, boss):
                return problem
    return NO_PROBLEM


def held_to_one(s: Gangsters, boss: int) -> int:
    """The mask of the specialisations that give this boss at most one die."""
    # LG-081
    found = 0
    for penalty in penalties_of(s, boss):
        if penalty.do == PENALTY_MAX_ONE_DIE:
            for spec in penalty.specs:
                found |= 1 << spec
    return found


def fewer_dice(s: Gangsters, boss: int) -> int:
    # LG-080
    return penalty_amount(s, boss, PENALTY_FEWER_DICE)


def harder_by(s: Gangsters, boss: int, kind: int) -> int:
    """By how much penalties raise the difficulty of a kind of challenge."""
    # LG-062 LG-080
    total = 0
    for penalty in penalties_of(s, boss):
        if penalty.do == PENALTY_HARDER and concerns(penalty.at, kind):
            total += penalty.amount
    return total


def concerns(at: int, kind: int) -> bool:
    """Whether a penalty about some challenges is about this kind."""
    if at == AT_ANY:
        return True
    if at == AT_POLICE:
        return kind == KIND_POLICE
    if at == AT_REST:
        return kind in (KIND_REVIVE, KIND_CHEER)
    if at == AT_MISSION:
        return kind == KIND_PLACE
    return at == AT_PROBLEMS and kind == KIND_PROBLEM
