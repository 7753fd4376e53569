"""Decisions around a roll: whom to send, the red die, rerolls, damage."""

from intriga.games.gangsters.bots.plans import best_plan, roll_value, success_values
from intriga.games.gangsters.bots.values import hurt_cost
from intriga.games.gangsters.box.tables import PENALTY_NO_RED
from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.rules.challenges import (
    best_spec_of,
    challenge_of,
    difficulty_of,
    white_dice,
)
from intriga.games.gangsters.rules.odds.rerolls import Reroll, all_rerolls, best_reroll
from intriga.games.gangsters.rules.penalties import has_penalty
from intriga.games.gangsters.rules.rerolling import Rerolling
from intriga.games.gangsters.rules.resolving import MOST_DAMAGE, Resolving
from intriga.games.gangsters.rules.sending import is_asked_for_spec
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.vocabulary import (
    AS,
    DIE,
    DIE_RED,
    ENOUGH,
    GO_ON,
    HURT,
    ROLL,
    ROLL_RED,
    SEND,
    THROW,
)
from intriga.kernel.machine.words import Word

WORTH_REROLLING = 0.02  # a chance must grow by so much


def choose_sender(s: Gangsters) -> Word:
    """Who goes, and as what."""
    attempt = s.attempt
    assert attempt is not None
    best = challenge_of(s, attempt.kind, attempt.number).best
    if is_asked_for_spec(attempt):
        return AS[best_spec_of(s, attempt.boss, attempt.sent[-1], best)]
    plan = best_plan(s, attempt.boss, attempt.kind, attempt.number)
    if not attempt.sent:
        return SEND[plan.first]
    return ENOUGH if plan.first < 0 else second_sender(s, attempt, plan.first)


def second_sender(s: Gangsters, attempt: Attempt, best_left: int) -> Word:
    """Whether a second one goes too: the best that is left."""
    values = success_values(s, attempt.boss, attempt.kind, attempt.number)
    challenge = challenge_of(s, attempt.kind, attempt.number)
    difficulty = difficulty_of(s, attempt)
    hurt = hurt_cost(s, attempt.sent[0], 1)
    alone = white_dice(s, attempt)
    spec = best_spec_of(s, attempt.boss, best_left, challenge.best)
    together = alone + (3 if spec == challenge.best else 2 if spec // 2 == challenge.best // 2 else 1)
    together += s.scenario.home_dice(s, attempt.kind, attempt.number, best_left)
    together = min(s.numbers.dice, together)
    cost = 0.12 if s.actions > 0 else 0.0
    one = max(
        roll_value(values, alone, False, difficulty, challenge.harmless, hurt),
        roll_value(values, alone, True, difficulty, challenge.harmless, hurt),
    )
    two = max(
        roll_value(values, together, False, difficulty, challenge.harmless, hurt),
        roll_value(values, together, True, difficulty, challenge.harmless, hurt),
    )
    return SEND[best_left] if two - cost > one else ENOUGH


def choose_roll(s: Gangsters, attempt: Attempt) -> Word:
    """With the red die or without."""
    if has_penalty(s, attempt.boss, PENALTY_NO_RED):
        return ROLL
    plain = value_before(s, attempt, False, 0, 0)
    return ROLL_RED if value_before(s, attempt, True, 0, 0) > plain else ROLL


def value_before(s: Gangsters, attempt: Attempt, red: bool, more: int, lower: int) -> float:
    """What the roll is worth before it is made, with so many dice more and so much less difficulty."""
    challenge = challenge_of(s, attempt.kind, attempt.number)
    values = success_values(s, attempt.boss, attempt.kind, attempt.number)
    white = min(s.numbers.dice, white_dice(s, attempt) + more)
    difficulty = max(1, difficulty_of(s, attempt) - lower)
    harmless = challenge.harmless or attempt.harmless
    return roll_value(values, white, red, difficulty, harmless, hurt_cost(s, attempt.sent[0], 1))


# ── rerolls ──


def next_target(s: Gangsters, attempt: Attempt) -> int:
    """The total of the next success that is worth something; 0 if there is none."""
    values = success_values(s, attempt.boss, attempt.kind, attempt.number)
    difficulty = difficulty_of(s, attempt)
    won = attempt.result() // difficulty
    return 0 if won + attempt.more_successes >= len(values) else (won + 1) * difficulty


def wanted_reroll(s: Gangsters, attempt: Attempt) -> Reroll | None:
    """The dice to roll again, or None to let them stand."""
    if not attempt.can_reroll():
        return None
    target = next_target(s, attempt)
    if target == 0:
        return None
    factor, bonus = attempt.red_factor, attempt.bonus
    found = best_reroll(attempt.white, attempt.red, target, factor, bonus)
    if found is None or found.chance < WORTH_REROLLING:
        return None
    secure = target - difficulty_of(s, attempt)
    if secure == 0:
        return found
    kept = 0.0  # the chance that what is won already stays won
    for other in all_rerolls(attempt.white, attempt.red, secure, factor, bonus):
        if other.red == found.red and other.dice == found.dice:
            kept = other.chance
    return found if found.chance > 1.0 - kept else None


def first_lifted(reroll: Reroll) -> int:
    for face in range(len(reroll.dice)):
        if reroll.dice[face]:
            return face
    return DIE_RED


def choose_after_roll(s: Gangsters, attempt: Attempt) -> Word:
    """A reroll, or the result as it is."""
    reroll = wanted_reroll(s, attempt)
    return GO_ON if reroll is None else DIE[first_lifted(reroll)]


def choose_reroll(s: Gangsters, frame: Rerolling, legal: list[Word]) -> Word:
    """The next die to lift: low values and what an ability frees."""
    attempt = s.attempt
    assert attempt is not None
    if frame.by != NOBODY:
        return lift_low(frame, legal)
    white = attempt.white.copy()
    white[6] -= 1  # the reroll that is being used, as it lay before
    white[5] += 1
    target = next_target(s, attempt)
    reroll = best_reroll(white, attempt.red, target, attempt.red_factor, attempt.bonus) if target else None
    if reroll is not None:
        for face in range(frame.last, len(reroll.dice)):
            if reroll.dice[face] > frame.lifted[face] and DIE[face] in legal:
                return DIE[face]
        if reroll.red and not frame.lifted[DIE_RED] and DIE[DIE_RED] in legal:
            return DIE[DIE_RED]
    return THROW


def lift_low(frame: Rerolling, legal: list[Word]) -> Word:
    """For an ability: ones and twos again."""
    for face in (0, 1):
        if DIE[face] in legal:
            return DIE[face]
    return THROW if THROW in legal else legal[0]


# ── damage ──


def choose_damage(s: Gangsters, frame: Resolving) -> Word:
    """Spread it so that nobody drops out; otherwise the cheaper one."""
    attempt = s.attempt
    assert attempt is not None
    best = -1
    best_cost = 0.0
    for place in range(len(attempt.sent)):
        if not frame.can_hurt(attempt, place):
            continue
        cost = total_cost(s, attempt, frame.left, place)
        if best < 0 or cost < best_cost:
            best, best_cost = place, cost
    return HURT[attempt.sent[best]]


def total_cost(s: Gangsters, attempt: Attempt, left: int, place: int) -> float:
    """The least that the damage costs if this henchman takes the next one."""
    if place == len(attempt.sent) - 1:  # everything goes to the last
        cost = 0.0
        for other in range(len(attempt.sent)):
            damage = attempt.damage[other] + (left if other == place else 0)
            cost += hurt_cost(s, attempt.sent[other], min(MOST_DAMAGE, damage))
        return cost
    here = attempt.damage[place] + 1
    there = min(MOST_DAMAGE, left - 1)
    spread = hurt_cost(s, attempt.sent[place], here) + hurt_cost(s, attempt.sent[place + 1], there)
    if left < 2 or here == MOST_DAMAGE:
        return spread
    piled = hurt_cost(s, attempt.sent[place], MOST_DAMAGE) + hurt_cost(
        s, attempt.sent[place + 1], min(MOST_DAMAGE, left - 2)
    )
    return min(spread, piled)
