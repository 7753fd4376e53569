"""What things are worth to the clan, in points of reputation: cards, problems, evidence."""

from typing import Final

from intriga.games.gangsters.box.tables import (
    ALL_HENCHMEN,
    DO_ADD_DICE,
    DO_ADD_FACE,
    DO_ADD_RESULT,
    DO_BEST_SPEC,
    DO_CALM_POLICE,
    DO_DOUBLE_SPEC,
    DO_EXTRA_ACTION,
    DO_EXTRA_SUCCESS,
    DO_REMOVE_PROBLEM,
    DO_SET_DIE,
    PENALTY_ANOTHER_PROBLEM,
    PENALTY_FEWER_ACTIONS,
    PENALTY_FEWER_DICE,
    PENALTY_HARDER,
    PENALTY_LOSE_CARD,
    PENALTY_MORE_DAMAGE,
    PENALTY_SETBACK,
    SCOPE_ALL,
)
from intriga.games.gangsters.effects.abilities import is_barred
from intriga.games.gangsters.rules.evidence import (
    fingerprints_before,
    fingerprints_on_table,
    limit_before_one,
)
from intriga.games.gangsters.rules.penalties import penalty_holds
from intriga.games.gangsters.state import Gangsters

#: What one fingerprint more costs, by how many may still come before the game is lost.
EVIDENCE: Final[list[float]] = [12.0, 5.0, 2.6, 1.3, 0.7, 0.4]
EXHAUSTED_COST: Final = 0.35  # of a henchman of level 1; his higher levels cost more
OUT_COST: Final = 1.1
STRONG: Final[list[int]] = [
    DO_ADD_DICE,
    DO_ADD_FACE,
    DO_ADD_RESULT,
    DO_BEST_SPEC,
    DO_CALM_POLICE,
    DO_DOUBLE_SPEC,
    DO_EXTRA_ACTION,
    DO_EXTRA_SUCCESS,
    DO_REMOVE_PROBLEM,
    DO_SET_DIE,
]


def yes(is_so: bool) -> float:
    """A fact as a sign of the forecast."""
    return 1.0 if is_so else 0.0


def card_worth(s: Gangsters, card: int) -> float:
    """What a henchman is worth in a hand, beside others; the scenario knows what a guest is worth."""
    if not ALL_HENCHMEN >> card & 1:
        return s.scenario.guest_worth(s, card)
    henchman = s.box.henchmen[card]
    worth = 0.3 + 0.3 * henchman.level
    return worth + 0.15 if henchman.ability.do in STRONG and not is_barred(s, card) else worth


def hurt_cost(s: Gangsters, card: int, damage: int) -> float:
    """What damage to a henchman costs."""
    scale = 0.7 + 0.3 * s.box.henchmen[card].level
    return 0.0 if damage == 0 else EXHAUSTED_COST * scale if damage == 1 else OUT_COST * scale


def evidence_cost(s: Gangsters) -> float:
    """What the fingerprints on the table cost together: the nearer to the limit, the more."""
    found = fingerprints_on_table(s)
    total = 0.0
    for number in range(found):
        total += EVIDENCE[max(0, min(len(EVIDENCE) - 1, s.numbers.fingerprints - 1 - number))]
    limit = limit_before_one(s)
    if limit:
        for boss in range(s.bosses):
            before = fingerprints_before(s, boss)
            if before >= limit:
                total += EVIDENCE[0]
            elif before == limit - 1:
                total += 1.5
    return total


def fingerprint_relief(s: Gangsters, problem: int, holder: int) -> float:
    """What it is worth that the fingerprint of a problem goes away."""
    if not s.box.problems[problem].fingerprint:
        return 0.0
    left = s.numbers.fingerprints - fingerprints_on_table(s)
    relief = EVIDENCE[max(0, min(len(EVIDENCE) - 1, left))]
    limit = limit_before_one(s)
    if limit and fingerprints_before(s, holder) >= limit - 1:
        relief += EVIDENCE[0] if fingerprints_before(s, holder) >= limit else 1.5
    return relief


def penalty_cost(s: Gangsters, problem: int) -> float:
    """What the penalty of a problem costs while it lies there."""
    if not penalty_holds(s, problem):
        return 0.0
    penalty = s.box.problems[problem].penalty
    cost = 0.5
    if penalty.do == PENALTY_FEWER_ACTIONS or penalty.do == PENALTY_ANOTHER_PROBLEM:
        cost = 1.6
    elif penalty.do == PENALTY_SETBACK:
        cost = 1.2 * s.scenario.setback_worth(s)
    elif penalty.do == PENALTY_FEWER_DICE or penalty.do == PENALTY_LOSE_CARD:
        cost = 1.0
    elif penalty.do == PENALTY_HARDER or penalty.do == PENALTY_MORE_DAMAGE:
        cost = 0.8
    return cost * 1.5 if penalty.scope == SCOPE_ALL else cost


def problem_worth(s: Gangsters, problem: int, holder: int) -> float:
    """What it is worth to be rid of a problem."""
    return fingerprint_relief(s, problem, holder) + penalty_cost(s, problem)
