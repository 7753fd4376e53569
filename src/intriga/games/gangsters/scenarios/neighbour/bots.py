"""What things in the city are worth to bots, in points of reputation. All of it follows from public facts."""

from typing import Final

from intriga.games.gangsters.bots.values import yes
from intriga.games.gangsters.box.tables import DISTRICTS
from intriga.games.gangsters.rules.evidence import fingerprints_on_table
from intriga.games.gangsters.scenarios.neighbour.state import (
    NO_NEIGHBOUR,
    city,
    district_of,
    ledger,
    neighbour_at,
    neighbour_of,
    neighbours_here,
    numbers,
    open_districts,
    pays,
    quota,
)
from intriga.games.gangsters.scenarios.neighbour.tables import (
    DO_ANGER,
    DO_DRAW,
    DO_INCOME,
    DO_PROBLEM,
    DO_QUIET,
    DO_ROB,
    DO_SOOTHE,
    DO_SPREAD,
    FAIR,
    LEAVE_IT,
    NO_LOCAL,
    SOOTHE,
    SQUEEZE,
    STEPS,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.heaps import count

COIN: Final = 0.30  # what one of income is worth
QUOTA: Final = 6.0  # what reaching the quota is worth beside that
DRIFT: Final = 0.25  # anger that comes to a district in a round by rumours, neighbours and the like
STANDS: Final = 2.0  # rounds that a neighbour is expected to stay
PROBLEM: Final = 1.3
KEEP: Final = 0.75  # what it costs to soothe once
FIRST: Final = 0.7  # share of the first success in what a visit is worth; a second one may be worth less
#: What barricades cost, by how many more the city can bear: the last one loses it.
BARRICADE: Final[list[float]] = [10.0, 5.0, 3.0, 2.0]
#: What it is worth that a fingerprint goes away, by how many may still come.
PRINT: Final[list[float]] = [12.0, 5.0, 2.6, 1.3, 0.7, 0.4]


def evenings(s: Gangsters) -> int:
    """Collections that are still to come, this round's included."""
    return max(1, numbers(s).rounds - s.round + 1)


def rising_cost(s: Gangsters) -> float:
    """What one more barricade costs beside the income of its district."""
    spare = numbers(s).risings - count(city(s).risen) - 1
    return BARRICADE[max(0, min(len(BARRICADE) - 1, spare))]


def prospects(s: Gangsters, district: int, step: int, anger: float) -> float:
    """What a district is worth until the end: its income, less what it costs to keep it from rising.

    This evening it rises if it is out of patience; on later ones somebody is expected to go and soothe it."""
    row = district_of(s, district)
    blocked = STANDS if neighbour_at(city(s), district) != NO_NEIGHBOUR else 0.0
    grudge = 1.0 if step > FAIR else 0.0
    now = anger + grudge
    if now >= row.patience:
        return -rising_cost(s)
    points = 0.0
    for evening in range(evenings(s)):
        if evening:
            now += grudge + DRIFT
            late = max(0.0, now + 1.0 - row.patience)
            points -= KEEP * late
            now -= late
        if blocked < evening + 1.0:
            points += COIN * row.pays[step]
    return points


# ── districts ──


def squeeze_worth(s: Gangsters, district: int, step: int, anger: int, is_local: bool) -> float:
    """What it is worth that a district pays one more."""
    if step >= STEPS:
        return -1.0
    more = 0.0 if is_local else 1.0
    return prospects(s, district, step + 1, anger + more) - prospects(s, district, step, float(anger))


def soothe_worth(s: Gangsters, district: int, step: int, anger: int) -> float:
    """What one anger less is worth."""
    if anger == 0:
        return -1.0
    return prospects(s, district, step, anger - 1.0) - prospects(s, district, step, float(anger))


def visit_worth(s: Gangsters, district: int) -> float:
    """What a success there is worth: the first one and, less surely, another."""
    m = city(s)
    step, anger = m.steps[district], m.anger[district]
    squeezed = squeeze_worth(s, district, step, anger, False)
    soothed = soothe_worth(s, district, step, anger)
    if squeezed > soothed:
        step, anger = step + 1, anger + 1
    else:
        anger -= 1
    first = max(0.0, squeezed, soothed)
    if anger < 0:
        return first
    second = max(0.0, squeeze_worth(s, district, step, anger, False), soothe_worth(s, district, step, anger))
    return FIRST * first + (1.0 - FIRST) * min(first, second)


def best_choice(s: Gangsters, district: int, local: int) -> int:
    """Squeeze, soothe, or leave it."""
    m = city(s)
    squeezed = squeeze_worth(s, district, m.steps[district], m.anger[district], local != NO_LOCAL)
    soothed = soothe_worth(s, district, m.steps[district], m.anger[district])
    if max(squeezed, soothed) <= 0.0:
        return LEAVE_IT
    return SQUEEZE if squeezed > soothed else SOOTHE


def success_worth(s: Gangsters, place: int) -> float:
    """What one success at an open place is worth now."""
    if place < DISTRICTS:
        return visit_worth(s, place)
    neighbour = place - DISTRICTS
    missing = neighbour_of(s, neighbour).challenge.successes - s.markers[place]
    return (stay_cost(s, neighbour) + won_worth(s, neighbour)) / max(1, missing)


# ── neighbours ──


def stay_cost(s: Gangsters, neighbour: int) -> float:
    """What it costs that a neighbour stays for some rounds more."""
    m = city(s)
    row = neighbour_of(s, neighbour)
    district = m.stands[neighbour]
    rounds = min(STANDS, float(evenings(s)))
    cost = rounds * COIN * pays(s, district)
    for effect in row.evening:
        if effect.do == DO_ROB:
            cost += rounds * COIN * min(effect.amount, m.income + 1)
        elif effect.do == DO_SPREAD:
            for other in district_of(s, district).touches:
                cost += 0.6 * anger_cost(s, other)
        elif effect.do == DO_ANGER:
            cost += anger_cost(s, district)
        elif effect.do == DO_PROBLEM:
            cost += 0.8 * rounds * PROBLEM
    if row.penalties and evenings(s) > 1:
        cost += 0.4 * rounds
    if row.fingerprint:
        spare = s.numbers.fingerprints - fingerprints_on_table(s)
        cost += PRINT[max(0, min(len(PRINT) - 1, spare))]
    return cost


def won_worth(s: Gangsters, neighbour: int) -> float:
    """What overcoming a neighbour brings beside its absence."""
    gain = 0.0
    for effect in neighbour_of(s, neighbour).won:
        if effect.do == DO_SOOTHE:
            district = city(s).stands[neighbour]
            gain += max(0.0, soothe_worth(s, district, city(s).steps[district], city(s).anger[district]))
        elif effect.do == DO_INCOME:
            gain += COIN * effect.amount
        elif effect.do == DO_DRAW:
            gain += 0.4 * effect.amount
        elif effect.do == DO_QUIET:
            gain += 0.3 * police_worth(s)
    return gain


def anger_cost(s: Gangsters, district: int) -> float:
    """What one anger more costs in a district."""
    m = city(s)
    if m.risen >> district & 1:
        return 0.0
    step, anger = m.steps[district], float(m.anger[district])
    return prospects(s, district, step, anger) - prospects(s, district, step, anger + 1.0)


# ── the whole ──


def worth(s: Gangsters) -> float:
    """Points expected at the end: what the ledger shows, what the districts promise, and the quota."""
    m = city(s)
    points = 0.0
    for district in open_districts(m):
        points += prospects(s, district, m.steps[district], float(m.anger[district]))
    for neighbour in neighbours_here(m):
        points -= 0.5 * stay_cost(s, neighbour)
    income = m.income + max(0.0, points) / COIN
    sure = max(0.0, min(1.0, 0.5 + (income - quota(s)) / 12.0))
    return COIN * m.income + points + QUOTA * sure


def police_worth(s: Gangsters) -> float:
    """Active police keep their share of every evening that is left but this one."""
    return 0.85 * COIN * ledger(s).share * (evenings(s) - 1)


def setback_worth(s: Gangsters) -> float:
    """One anger more where it hurts most."""
    worst = 0.0
    for district in open_districts(city(s)):
        if city(s).anger[district] < district_of(s, district).patience:
            worst = max(worst, anger_cost(s, district))
    return 0.2 + worst


# ── the forecast ──


#: How much each sign counts, the clan's first: a logistic regression on the outcomes of
#: 2,000 games of `regular`, a quarter for each number of players, at the start of every round.
WEIGHTS: Final[list[float]] = [
    -0.376, 0.439, 0.017, -0.007, 0.041, -0.056, -0.001, -0.324, -0.336, -0.184,
    -0.651, -0.190, 0.105, -0.509, -0.191, 0.124, -0.083, -0.485, -0.142, -0.047,
    0.342, 0.609, -0.701, -0.143, 0.596, 0.137, -0.843, -0.283, -0.057, -0.107,
    -0.150, 0.620, -0.681,
]  # fmt: skip


def signs(s: Gangsters) -> list[float]:
    """The income, what the districts would still pay, their patience, the barricades."""
    m = city(s)
    paying = short = shorter = steps = angry = 0
    for district in open_districts(m):
        paying += pays(s, district)
        patience = district_of(s, district).patience - m.anger[district]
        shorter += 1 if patience <= 1 else 0
        short += 1 if patience <= 2 else 0
        steps += m.steps[district]
        angry += m.anger[district] if m.steps[district] > FAIR else 0
    missing = max(0, quota(s) - m.income)
    ahead = m.income + paying * evenings(s) - quota(s)
    return [
        0.1 * worth(s),
        0.05 * m.income,
        0.1 * paying,
        0.05 * ahead,
        yes(ahead >= 0),
        yes(missing == 0),
        0.1 * missing / evenings(s),
        float(count(m.risen)),
        yes(count(m.risen) >= 2),
        float(shorter),
        float(short),
        0.1 * steps,
        0.1 * angry,
    ]
