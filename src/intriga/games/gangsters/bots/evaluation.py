"""How a position stands, from the clan's point of view: reputation that may be expected at the end."""

from typing import Final

from intriga.games.gangsters.bots.values import card_worth, evidence_cost, penalty_cost
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.machine.heaps import items

CARD_IN_HAND: Final = 0.45
CARD_EXHAUSTED: Final = 0.10
CARD_IN_CLAN: Final = 0.25
FULL_HAND: Final = 20.0  # points of reputation that count as everything


def evaluation(s: Gangsters) -> float:
    """Points of reputation, with what the cards, the evidence and the police may still do to them."""
    if s.over:
        return final_points(s)
    points = s.scenario.worth(s) - evidence_cost(s)
    for boss in range(s.bosses):
        for card in items(s.hands[boss]):
            points += CARD_IN_HAND * card_worth(s, card)
        for problem in items(s.problems[boss]):
            points -= 0.6 * penalty_cost(s, problem)
    for card in items(s.turned):
        points += CARD_IN_HAND * card_worth(s, card)
    for card in items(s.clan):
        points += CARD_IN_CLAN * card_worth(s, card)
    for card in items(s.exhausted):
        points += CARD_EXHAUSTED * card_worth(s, card)
    if s.police == POLICE_ACTIVE:
        points -= s.scenario.police_worth(s)
    return points


def final_points(s: Gangsters) -> float:
    """A finished game in the same points; a defeat by evidence is worse than a poor end."""
    if s.success:
        return 6.0 + s.reputation
    return float(s.reputation) if s.reputation else -6.0


def reward(points: float) -> float:
    """Points as a number between 0 and 1."""
    share = (points + 8.0) / (FULL_HAND + 8.0 + 6.0)
    return max(0.0, min(1.0, share))
