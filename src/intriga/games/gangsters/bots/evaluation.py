"""What may be expected of a position at the start of a round: success and reputation, from 0 to 1."""

from math import exp
from typing import Final

from intriga.games.gangsters.bots.values import card_worth, penalty_cost, yes
from intriga.games.gangsters.box.tables import ALL_HENCHMEN
from intriga.games.gangsters.rules.evidence import (
    fingerprints_before,
    fingerprints_on_table,
    limit_before_one,
)
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.machine.heaps import count, items

SUCCESS: Final = 0.7  # of what an end is worth; the rest is reputation
FULL: Final = 20  # points of reputation that count as all of it
AVERAGE: Final = 8.0  # points of a game of a scenario that has no weights, and how far they spread
SPREAD: Final = 4.0
SPARED: Final[list[int]] = [1, 2, 3]  # fingerprints that may still come: each of these is a sign
HARDLY: Final = 2  # henchmen for each boss: a deck of fewer is nearly empty


def outcome(s: Gangsters) -> float:
    """What the end of a game was worth."""
    return SUCCESS * yes(s.success) + (1.0 - SUCCESS) * min(FULL, max(0, s.reputation)) / FULL


def forecast(s: Gangsters) -> float:
    """The outcome that may be expected."""
    if s.over:
        return outcome(s)
    weights = s.scenario.weights()
    if not weights:
        return 1.0 / (1.0 + exp((AVERAGE - s.scenario.worth(s)) / SPREAD))
    found = clan_signs(s) + s.scenario.signs(s)
    total = 0.0
    for place in range(len(weights)):
        total += weights[place] * found[place]
    return 1.0 / (1.0 + exp(-total))


def clan_signs(s: Gangsters) -> list[float]:
    """What a forecast goes by in every scenario: henchmen, problems, evidence."""
    worth = cost = 0.0
    held = problems = progress = 0
    near = False
    fewest = 99
    limit = limit_before_one(s)
    for boss in range(s.bosses):
        held += count(s.hands[boss])
        fewest = min(fewest, count(s.hands[boss]))
        for card in items(s.hands[boss] & ALL_HENCHMEN):
            worth += card_worth(s, card)
        for problem in items(s.problems[boss]):
            problems += 1
            cost += penalty_cost(s, problem)
        if limit and fingerprints_before(s, boss) >= limit - 1:
            near = True
    for place in items(s.scenario.places(s)):
        progress += s.markers[place]
    each = 1.0 / s.bosses
    found = [
        1.0,
        worth * each,
        held * each,
        float(fewest),
        count(s.clan) * each,
        count(s.exhausted) * each,
        count(s.out) * each,
        yes(count(s.clan) < HARDLY * s.bosses),
        problems * each,
        cost * each,
        yes(near),
        yes(s.police == POLICE_ACTIVE),
        0.1 * s.round,
        progress / 3.0,
        yes(s.players == 1),
        yes(s.players == 3),
        yes(s.players == 4),
    ]
    spared = s.numbers.fingerprints - fingerprints_on_table(s)
    for least in SPARED:
        found.append(yes(spared <= least))
    return found
