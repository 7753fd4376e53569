"""Abilities: when using one is worth the card. A partner steps in when it matters, not for trifles."""

from typing import Final

from intriga.games.gangsters.bots.plans import success_values
from intriga.games.gangsters.bots.rolls import next_target, value_before
from intriga.games.gangsters.bots.values import card_worth, evidence_cost, hurt_cost
from intriga.games.gangsters.box.tables import (
    ALL_HENCHMEN,
    DO_ADD_DICE,
    DO_ADD_FACE,
    DO_ADD_RESULT,
    DO_ALL_DRAW,
    DO_BEST_SPEC,
    DO_CALM_POLICE,
    DO_CHEER,
    DO_DOUBLE_RED,
    DO_DOUBLE_SPEC,
    DO_DRAW,
    DO_EXTRA_ACTION,
    DO_EXTRA_SUCCESS,
    DO_FREE_RALLY,
    DO_HARMLESS,
    DO_IGNORE_DAMAGE,
    DO_IGNORE_RED,
    DO_LOWER,
    DO_REMOVE_PROBLEM,
    DO_REROLL_FREE,
    DO_REROLL_ONE,
    DO_REVIVE,
    DO_SCOUT,
    DO_SET_DIE,
    LOCK,
    RED_PROBLEM,
)
from intriga.games.gangsters.effects.abilities import why_not_use
from intriga.games.gangsters.effects.moments import MOMENT_AFTER, MOMENT_BEFORE
from intriga.games.gangsters.rules.attempt import NO_RED, VALUES, Attempt
from intriga.games.gangsters.rules.challenges import dice_of_sent, difficulty_of
from intriga.games.gangsters.rules.evidence import evidence_that_loses
from intriga.games.gangsters.rules.odds.chances import chance_after, chance_now, expected_locks
from intriga.games.gangsters.rules.resolving import damage_of, successes_of
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.state import NOBODY, POLICE_UNCONTROLLED, Gangsters
from intriga.games.gangsters.vocabulary import USE
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

MARGIN: Final = 0.35  # an ability must be worth so much more than its card


def best_help(s: Gangsters, window: Window, seat: Seat) -> Word | None:
    """The ability that is most worth using now, or None."""
    best: Word | None = None
    best_gain = 0.0
    for boss in s.bosses_of(seat):
        for card in items(s.hands[boss] & ALL_HENCHMEN):
            if why_not_use(s, seat, card, window.moment()) != FINE:
                continue
            gain = ability_gain(s, window, boss, card) - 0.5 * card_worth(s, card) - MARGIN
            if gain > best_gain:
                best, best_gain = USE[card], gain
    return best


def ability_gain(s: Gangsters, window: Window, boss: int, card: int) -> float:
    """What the ability of a card would bring now."""
    ability = s.box.henchmen[card].ability
    attempt = s.attempt
    if attempt is not None and window.moment() == MOMENT_BEFORE:
        return gain_before(s, attempt, ability.do, ability.amount)
    if attempt is not None and window.moment() == MOMENT_AFTER:
        return gain_after(s, attempt, ability.do, ability.amount)
    return gain_between(s, boss, ability.do, ability.amount)


# ── before a roll ──


def gain_before(s: Gangsters, attempt: Attempt, do: int, amount: int) -> float:
    """How much more the roll is worth."""
    more = 0
    lower = 0
    if do == DO_ADD_DICE:
        more = amount
    elif do == DO_LOWER:
        lower = amount
    elif do == DO_DOUBLE_SPEC:
        for place in range(len(attempt.sent)):
            more = max(more, dice_of_sent(s, attempt, place))
    elif do == DO_BEST_SPEC:
        for place in range(len(attempt.sent)):
            more = max(more, 3 - dice_of_sent(s, attempt, place))
    elif do == DO_HARMLESS:
        return 0.8 * expected_locks(4, False, difficulty_of(s, attempt)) * hurt_cost(s, attempt.sent[0], 1)
    else:
        return 0.0
    now = max(value_before(s, attempt, False, 0, 0), value_before(s, attempt, True, 0, 0))
    then = max(value_before(s, attempt, False, more, lower), value_before(s, attempt, True, more, lower))
    return then - now


# ── after a roll ──


def gain_after(s: Gangsters, attempt: Attempt, do: int, amount: int) -> float:
    """What the next success, or the damage that is spared, is worth."""
    if do == DO_IGNORE_DAMAGE:
        return spared(s, attempt, amount)
    if do == DO_IGNORE_RED:
        return 0.9 if attempt.red == RED_PROBLEM else 0.0
    target = next_target(s, attempt)
    if target == 0:
        return 0.0
    values = success_values(s, attempt.boss, attempt.kind, attempt.number)
    won = min(successes_of(s, attempt), len(values) - 1)
    chance = chance_with(s, attempt, do, amount, target)
    return values[won] * (chance - chance_now_of(attempt, target))


def chance_now_of(attempt: Attempt, target: int) -> float:
    return chance_now(attempt.white, attempt.red, target, attempt.red_factor, attempt.bonus)


def chance_with(s: Gangsters, attempt: Attempt, do: int, amount: int, target: int) -> float:
    """The chance of the next success after an ability."""
    if do == DO_EXTRA_SUCCESS:
        return 1.0 if attempt.result() >= difficulty_of(s, attempt) else 0.0
    factor = attempt.red_factor
    bonus = attempt.bonus
    if do in (DO_ADD_RESULT, DO_ADD_FACE):
        return chance_now(attempt.white, attempt.red, target, factor, bonus + amount)
    if do == DO_DOUBLE_RED:
        return chance_now(attempt.white, attempt.red, target, factor * 2, bonus)
    white = attempt.white.copy()
    worst = LOCK if white[LOCK] else lowest_face(attempt)
    if worst < 0:
        return 0.0
    if do == DO_SET_DIE:
        white[worst] -= 1
        white[amount - 1] += 1
        return chance_now(white, attempt.red, target, factor, bonus)
    if do == DO_REROLL_ONE:
        white[worst] -= 1
        return chance_after(white, 1, attempt.red, target, factor, bonus)
    if do == DO_REROLL_FREE:
        again = white[0] + white[1]
        white[0] = 0
        white[1] = 0
        return chance_after(white, again, attempt.red, target, factor, bonus)
    return 0.0


def lowest_face(attempt: Attempt) -> int:
    """The face of the die that is worth least; -1 if there is none below 4."""
    for face in range(VALUES - 1):
        if attempt.white[face]:
            return face
    return -1


def spared(s: Gangsters, attempt: Attempt, amount: int) -> float:
    """What it is worth to ignore so much damage."""
    damage = damage_of(s, attempt)
    if damage == 0:
        return 0.0
    cost = hurt_cost(s, attempt.sent[0], 1)
    piled = damage > len(attempt.sent)
    return min(damage, amount) * cost + (0.6 if piled else 0.0)


# ── between rolls ──


def gain_between(s: Gangsters, boss: int, do: int, amount: int) -> float:
    """What an ability is worth that needs no roll."""
    if do == DO_REMOVE_PROBLEM:
        return 14.0 if evidence_that_loses(s) else 0.35 * evidence_cost(s)
    if do == DO_CALM_POLICE:
        return calm_gain(s)
    if do in (DO_DRAW, DO_SCOUT):
        return 1.2 if count(s.hands[boss]) <= 2 else 0.6
    if do == DO_ALL_DRAW:
        return 0.35 * min(s.bosses, count(s.clan))
    if do == DO_REVIVE:
        return 0.6 * min(amount, count(s.out))
    if do == DO_CHEER:
        return (0.6 if count(s.clan) < s.bosses else 0.2) * min(amount, count(s.exhausted))
    if do == DO_FREE_RALLY:
        return 0.3 * count(s.exhausted) if count(s.clan) < s.bosses else 0.0
    if do == DO_EXTRA_ACTION:
        return 1.3 if s.active == boss and s.actions == 0 and count(s.hands[boss]) >= 2 else 0.0
    return 0.0


def calm_gain(s: Gangsters) -> float:
    """The police can be calmed by a card if nobody is left to do it by a roll."""
    if s.police != POLICE_UNCONTROLLED:
        return 0.0
    if s.active == NOBODY:  # the round is about to end
        return s.scenario.police_worth(s)
    is_last = (s.active + 1) % s.bosses == s.first
    return 0.9 * s.scenario.police_worth(s) if is_last and s.actions == 0 else 0.0


def red_is_useless(attempt: Attempt) -> bool:
    return attempt.red != NO_RED and attempt.multiplier() == 1
