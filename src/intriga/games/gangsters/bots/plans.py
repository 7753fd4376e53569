"""Plans: for every challenge, whom a boss would send and what that is worth on average."""

from typing import Final, final

from intriga.games.gangsters.bots.values import card_worth, hurt_cost, problem_worth
from intriga.games.gangsters.box.tables import (
    ALL_HENCHMEN,
    PENALTY_ALONE,
    PENALTY_NO_RED,
    category_of,
)
from intriga.games.gangsters.rules.attempt import (
    KIND_CHEER,
    KIND_PLACE,
    KIND_POLICE,
    KIND_PROBLEM,
    KIND_REVIVE,
)
from intriga.games.gangsters.rules.challenges import (
    DICE_FOR_BEST,
    DICE_FOR_CATEGORY,
    DICE_FOR_OTHERS,
    challenge_of,
    difficulty_for,
)
from intriga.games.gangsters.rules.odds.chances import expected_locks, success_chances
from intriga.games.gangsters.rules.penalties import fewer_dice, has_penalty, held_to_one
from intriga.games.gangsters.state import NOTHING, Gangsters
from intriga.games.gangsters.verbs.problems import holder_of
from intriga.kernel.machine.heaps import count, items

MOST_COUNTED: Final = 3  # successes of one roll
RED_PROBLEM_COST: Final = 0.9 / 6.0
RED_HENCHMAN_GAIN: Final = 0.4 / 6.0
LEAST_DICE: Final = 1
BUSY_COST: Final = 0.12  # of a card that is not there for the other actions of this turn
SHARED: Final = 0.35  # what remains of the worth of a challenge that somebody else means to take
INTENDS_POLICE: Final = 0
INTENDS_REST: Final = 1
INTENDS_PROBLEMS: Final = 2
INTENDS_MISSION: Final = 3
INTENDS_RECRUIT: Final = 4
INTENDS_HELP: Final = 5


@final
class Plan:
    """Whom to send into a challenge, whether with the red die, and what it is worth."""

    def __init__(self, first: int, second: int, red: bool, value: float) -> None:
        self.first: Final = first
        self.second: Final = second  # -1 if one goes alone
        self.red: Final = red
        self.value: Final = value


def success_values(s: Gangsters, boss: int, kind: int, number: int) -> list[float]:
    """What the first, second, … success of one roll is worth."""
    if kind == KIND_POLICE:
        return [s.scenario.police_worth(s)]
    if kind == KIND_PROBLEM:
        return [problem_worth(s, number, holder_of(s, number))]
    if kind == KIND_REVIVE:
        return [0.75] * min(MOST_COUNTED, count(s.out))
    if kind == KIND_CHEER:
        each = 0.8 if count(s.clan) < s.bosses else 0.3
        values = [each] * min(MOST_COUNTED, count(s.exhausted))
        if values:
            values[0] += s.scenario.rest_worth(s)
        return values
    needed = challenge_of(s, kind, number).successes
    most = MOST_COUNTED if needed == 0 else min(MOST_COUNTED, needed - s.markers[number])
    values = [s.scenario.success_worth(s, number)] * max(1, most)
    values[0] += failure_cost(s, kind, number)  # which the first success spares
    return values


def failure_cost(s: Gangsters, kind: int, number: int) -> float:
    """What a roll without success costs."""
    return s.scenario.failure_worth(s, number) if kind == KIND_PLACE else 0.0


def shared_worth(s: Gangsters, boss: int, kind: int) -> float:
    """How much of a challenge's worth is left if a partner who is still to come means to take it."""
    # LG-020
    wanted = INTENDS_MISSION
    if kind == KIND_POLICE:
        wanted = INTENDS_POLICE
    elif kind in (KIND_PROBLEM, KIND_PLACE):
        return 1.0
    elif kind in (KIND_REVIVE, KIND_CHEER):
        wanted = INTENDS_REST
    for step in range(1, s.bosses):
        other = (boss + step) % s.bosses
        if other == s.first or s.intends[other] == NOTHING:  # the first player has had his turn
            if other == s.first:
                return 1.0
            continue
        if s.intends[other] == wanted and s.hands[other]:
            return SHARED
    return 1.0


def dice_of_card(s: Gangsters, card: int, best: int, held: int) -> int:
    """The most dice that a henchman can give against this specialisation."""
    most = 0
    for spec in s.box.henchmen[card].specs:
        dice = DICE_FOR_OTHERS
        if held >> spec & 1:
            dice = 1
        elif spec == best:
            dice = DICE_FOR_BEST
        elif category_of(spec) == category_of(best):
            dice = DICE_FOR_CATEGORY
        most = max(most, dice)
    return most


def roll_value(
    values: list[float], white: int, red: bool, difficulty: int, harmless: bool, hurt: float
) -> float:
    """What a roll is worth on average: its successes, less damage and the risk of the red die."""
    value = 0.0
    chances = success_chances(white, red, difficulty, len(values))
    for place in range(len(values)):
        value += values[place] * chances[place]
    if not harmless:
        value -= expected_locks(white, red, difficulty) * hurt
    return value - RED_PROBLEM_COST + RED_HENCHMAN_GAIN if red else value


def best_plan(s: Gangsters, boss: int, kind: int, number: int) -> Plan:
    """The best way to try a challenge with this hand."""
    values = success_values(s, boss, kind, number)
    share = shared_worth(s, boss, kind)
    failure = failure_cost(s, kind, number)
    values = [value * share for value in values]
    challenge = challenge_of(s, kind, number)
    difficulty = difficulty_for(s, boss, kind, number)
    held = held_to_one(s, boss)
    fewer = fewer_dice(s, boss)
    reds = [False] if has_penalty(s, boss, PENALTY_NO_RED) else [False, True]
    cards = items(s.hands[boss] & ALL_HENCHMEN)
    dice = [
        dice_of_card(s, card, challenge.best, held) + s.scenario.home_dice(s, kind, number, card)
        for card in cards
    ]
    ranked = ranking(s, cards, dice)
    busy = BUSY_COST if s.actions > 1 else 0.0
    found = Plan(-1, -1, False, -100.0)
    most = 1 if has_penalty(s, boss, PENALTY_ALONE) else 2
    for senders in range(1, most + 1):
        if senders > len(ranked):
            break
        first = ranked[0]
        second = ranked[1] if senders == 2 else -1
        white = dice[first] + (dice[second] if second >= 0 else 0)
        white = max(LEAST_DICE, min(s.numbers.dice, white - fewer))
        hurt = hurt_cost(s, cards[first], 1)
        cost = busy * senders
        for red in reds:
            value = roll_value(values, white, red, difficulty, challenge.harmless, hurt) - cost - failure
            if value > found.value:
                found = Plan(cards[first], cards[second] if second >= 0 else -1, red, value)
    return found


def ranking(s: Gangsters, cards: list[int], dice: list[int]) -> list[int]:
    """Places of the cards: most dice first, then the least worth."""
    ranked: list[int] = []
    scores: list[float] = []
    for place in range(len(cards)):
        score = 10.0 * dice[place] - card_worth(s, cards[place])
        at = len(ranked)
        while at > 0 and scores[at - 1] < score:
            at -= 1
        ranked.insert(at, place)
        scores.insert(at, score)
    return ranked
