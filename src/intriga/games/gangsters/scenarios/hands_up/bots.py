"""What things in the bank are worth to bots, in points of reputation. All of it follows from public facts,
so that partners agree on when to leave without a word."""

from typing import Final

from intriga.games.gangsters.bots.values import yes
from intriga.games.gangsters.box.tables import (
    PENALTY_FEWER_DICE,
    PENALTY_HARDER,
    PENALTY_MORE_DAMAGE,
)
from intriga.games.gangsters.rules.evidence import fingerprints_on_table
from intriga.games.gangsters.scenarios.hands_up.state import (
    bags_at_once,
    bank,
    heist,
    numbers,
    quota,
)
from intriga.games.gangsters.scenarios.hands_up.tables import (
    ALARM,
    BAGS,
    BOXES,
    EVENING_CLOCK,
    EVENING_LOSE_BAG,
    EVENING_PROBLEM,
    GETAWAY,
    NOON,
    OUTCOME_BACK,
    OUTCOME_CALM,
    OUTCOME_HINT,
    SAFE,
    TILLS,
    VAULT_DOOR,
)
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.machine.heaps import items

SUCCESS: Final = 6.0  # what a success is worth beside its reputation
PROBLEM: Final = 1.3  # what one problem more costs
PACKED: Final = 0.6  # share of a bag's worth that packing brings; carrying brings the rest
STEP: Final = 1.3  # what a step of the clock costs
LATE_STEP: Final = 2.2
POLICE: Final = 1.6  # what controlled police are worth, and for every round that is left
POLICE_BY_ROUND: Final = 0.25
POLICE_WHEN_LEAVING: Final = 1.0
ROUND: Final = 1.5  # what a round in the bank brings
#: The chance that the next round ends in defeat, by how many fingerprints may still come.
RISK: Final[list[float]] = [0.95, 0.4, 0.18, 0.07, 0.03, 0.01]


def rounds_left(s: Gangsters) -> int:
    """Rounds until the bank is surrounded, this one included."""
    mission = heist(s)
    pace = 2 if s.police == POLICE_ACTIVE else 1
    for place in items(mission.table):
        if bank(s).cards[place].evening == EVENING_CLOCK:
            pace += 1
    return 1 + (NOON - mission.clock + pace - 1) // pace


def away_points(s: Gangsters, bags: int) -> float:
    """What leaving with so many bags is worth."""
    points = float(numbers(s).reputation[min(BAGS, bags)])
    return points + SUCCESS if bags >= quota(s) else points


def caught_points(s: Gangsters) -> float:
    return float(numbers(s).reputation[heist(s).car // 2])


def bag_worth(s: Gangsters) -> float:
    """What one bag more in the car is worth, with the way to the quota in view."""
    mission = heist(s)
    missing = quota(s) - mission.car - mission.hall
    step = 1.0
    if missing > 0:
        return step + min(1.0, SUCCESS / (missing + 3.0))
    return step


def is_time_to_leave(s: Gangsters) -> bool:
    """Whether one more round would cost more than it brings."""
    mission = heist(s)
    left = rounds_left(s)
    bags = mission.car + mission.hall
    if mission.is_away or left <= 1 or bags + mission.lost == BAGS:
        return True
    missing = quota(s) - bags
    if left == 2 and missing <= 0:
        return True
    near = max(0, min(len(RISK) - 1, s.numbers.fingerprints - fingerprints_on_table(s)))
    risk = RISK[near] + (0.25 if left == 2 else 0.12 if left == 3 else 0.05)
    stake = away_points(s, bags) - caught_points(s)
    gain = ROUND * bag_worth(s)
    if missing > 0:
        gain += SUCCESS * 0.5
    return risk * stake > gain


def worth(s: Gangsters) -> float:
    """Points expected at the end."""
    mission = heist(s)
    if mission.is_away:
        return away_points(s, mission.car + mission.hall // 2)
    left = rounds_left(s)
    free = 0.95 if left > 2 else 0.8 if left == 2 else 0.55
    won = s.markers[GETAWAY] / numbers(s).getaway[s.players - 1]
    free += (1.0 - free) * won * 0.7
    bags = mission.car + 0.75 * mission.hall
    more = min(float(BAGS - mission.car - mission.hall - mission.lost), ROUND * (left - 1))
    points = bags + more * 0.8
    progress = 0.0
    for place in items(mission.table):
        progress += s.markers[place] * success_worth(s, place) * 0.8
        progress -= card_cost(s, place) * min(left, 3) * 0.3
    sure = min(1.0, points / max(1, quota(s)))
    return free * (points + SUCCESS * sure * sure) + (1.0 - free) * caught_points(s) + progress


def success_worth(s: Gangsters, place: int) -> float:
    """What one success at an open place is worth now."""
    leaving = is_time_to_leave(s)
    if place == GETAWAY:
        return getaway_worth(s, leaving)
    mission = heist(s)
    left = 1 if leaving else rounds_left(s)
    bag = bag_worth(s) * PACKED * (0.7 if leaving else 1.0)
    if place in (TILLS, BOXES):
        return bag if not leaving or mission.is_away else bag * 0.6
    needed = max(1, bank(s).cards[place].challenge.successes)
    if place == SAFE:
        return bag * mission.bags[SAFE] / needed if left > 1 else bag * 0.5
    if place == VAULT_DOOR:
        return min(1.6, 0.45 * (left - 1)) if left > 1 else 0.0
    return relief(s, place, left) / needed


def getaway_worth(s: Gangsters, leaving: bool) -> float:
    """Little until it is time; then everything hangs on it."""
    if not leaving:
        return 0.05
    mission = heist(s)
    needed = numbers(s).getaway[s.players - 1] - s.markers[GETAWAY]
    stake = away_points(s, mission.car + mission.hall // 2) - caught_points(s)
    left = rounds_left(s)
    urgency = 2.0 if left <= 1 else 1.4 if left == 2 else 1.0
    return urgency * (max(0.5, stake) / max(1, needed) + 0.5)


def relief(s: Gangsters, place: int, left: int) -> float:
    """What it is worth to be rid of a card for the rounds that are left."""
    card = bank(s).cards[place]
    points = card_cost(s, place) * min(left, 4)
    if card.fingerprint:
        open_prints = s.numbers.fingerprints - fingerprints_on_table(s)
        points += 8.0 * RISK[max(0, min(len(RISK) - 1, open_prints))] + 0.3
    points += card.bags * bag_worth(s) * PACKED
    if card.outcome == OUTCOME_HINT and left > 1:
        points += 0.8
    elif card.outcome == OUTCOME_BACK and left > 1:
        points += setback_worth(s)
    elif card.outcome == OUTCOME_CALM and left > 1:
        points += 0.5
    return points


def card_cost(s: Gangsters, place: int) -> float:
    """What a card costs in every round in which it lies there."""
    card = bank(s).cards[place]
    cost = 0.0
    if place == ALARM or card.evening == EVENING_PROBLEM:
        cost += PROBLEM
    elif card.evening == EVENING_CLOCK:
        cost += 1.3
    elif card.evening == EVENING_LOSE_BAG:
        cost += 0.9 if heist(s).hall else 0.3
    penalty = card.penalty
    if penalty is not None:
        strong = penalty.do in (PENALTY_FEWER_DICE, PENALTY_HARDER, PENALTY_MORE_DAMAGE)
        cost += 0.8 if strong else 0.45
    if card.slower:
        cost += 0.2 * card.slower if heist(s).hall == 0 else 0.6 * min(2, card.slower)
    return cost


def police_worth(s: Gangsters) -> float:
    """Active police cost a round for every round, and block the road for good."""
    mission = heist(s)
    left = rounds_left(s)
    if mission.is_away or left <= 1:
        return 0.0
    if is_time_to_leave(s):
        return POLICE_WHEN_LEAVING
    return POLICE + POLICE_BY_ROUND * min(8, left)


def setback_worth(s: Gangsters) -> float:
    """One step of the clock: a card of the hours comes sooner, and a round less is left."""
    mission = heist(s)
    left = NOON - mission.clock
    if mission.is_away:
        return 0.3
    if left <= 0:
        return PROBLEM
    if left == 1:
        return 6.0  # this round would be the last
    return LATE_STEP if left <= 3 else STEP


def act_worth(s: Gangsters, boss: int) -> float:
    """Carrying bags out: what lies in the hall is not ours yet."""
    mission = heist(s)
    bags = min(mission.hall, bags_at_once(s))
    gain = away_points(s, mission.car + bags) - away_points(s, mission.car)
    if is_time_to_leave(s):
        return gain + 3.0 if mission.is_away else max(1.2 * bags, 0.6 * gain)
    full = bags == numbers(s).carry[s.players - 1]
    share = 1.0 - PACKED
    return bags * bag_worth(s) * (share + (0.1 if full else -0.2))


#: How much each sign counts, the clan's first: a logistic regression on the outcomes of
#: 2,000 games of `regular`, a quarter for each number of players, at the start of every round.
WEIGHTS: Final[list[float]] = [
    0.157, 0.160, 0.256, 0.020, 0.049, -0.010, -0.209, -0.242, -0.192, -0.438,
    -0.573, -1.309, -1.335, -0.026, -0.142, -0.071, 0.030, -0.294, -0.165, -0.039,
    0.548, 0.349, 0.483, 0.165, 0.564, -0.658, 0.180, -0.421, -0.749, 1.412,
    -0.563, -0.791, -0.225,
]  # fmt: skip


def signs(s: Gangsters) -> list[float]:
    """The bags, the way to the quota, the clock, the way out, what lies there."""
    mission = heist(s)
    left = rounds_left(s)
    missing = quota(s) - mission.car
    cost = 0.0
    for place in items(mission.table):
        cost += card_cost(s, place)
    return [
        0.1 * worth(s),
        0.2 * mission.car,
        0.2 * mission.hall,
        yes(missing <= 0),
        yes(missing <= mission.hall),
        0.5 * max(0, missing) / max(1, left),
        yes(left <= 3),
        0.2 * min(left, 8),
        0.1 * mission.clock,
        s.markers[GETAWAY] / numbers(s).getaway[s.players - 1],
        cost / 3.0,
        yes(bool(mission.table >> VAULT_DOOR & 1)),
        yes(bool(mission.table >> SAFE & 1)),
    ]
