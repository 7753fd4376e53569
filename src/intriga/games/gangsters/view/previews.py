"""What an ability would make of the roll, told before it is used; of several targets, with the best."""

from collections.abc import Iterator
from itertools import product

from intriga.games.gangsters.box.tables import RED_PROBLEM, REROLL
from intriga.games.gangsters.effects.abilities import EFFECTS
from intriga.games.gangsters.effects.moments import MOMENT_ANY
from intriga.games.gangsters.effects.targets import ChoosingDie, ChoosingSent
from intriga.games.gangsters.rules.attempt import NO_RED, VALUES, WHITE_STATES, Attempt
from intriga.games.gangsters.rules.challenges import challenge_of, difficulty_of, successes_left, white_dice
from intriga.games.gangsters.rules.odds.chances import chance_after, chance_now, chance_of, expected_locks
from intriga.games.gangsters.rules.odds.dice import RED_THROWN
from intriga.games.gangsters.rules.rerolling import Rerolling
from intriga.games.gangsters.rules.resolving import damage_of, successes_of
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.odds import MOST_SUCCESSES_SHOWN, missing_points
from intriga.games.gangsters.view.structs import Change, Changing, Preview
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat

Numbers = dict[Changing, float]
LIVE = (*range(VALUES), REROLL)  # faces of dice that are not locked


def preview(s: Gangsters, boss: int, card: int) -> Preview | None:
    """What the ability of this card would change, which can be used now; None if it is not about the roll."""
    # LG-054
    ability = s.box.henchmen[card].ability
    effect = EFFECTS[ability.do]
    if s.attempt is None or effect.moment == MOMENT_ANY:
        return None
    tried = s.copy()
    effect.use(tried, boss, card, ability.amount, nothing_drawn())
    before, frame = numbers_of(s, s), tried.stack[-1]
    if isinstance(frame, Rerolling):
        return Preview(True, changes(s, before, {**before, "chance": best_throw_of_free(s)}))
    if isinstance(frame, ChoosingDie) and frame.face < 0:
        return Preview(True, changes(s, before, {**before, "chance": best_throw_of_one(s)}))
    if isinstance(frame, ChoosingDie | ChoosingSent):
        return Preview(True, changes(s, before, max(by_target(s, tried, s.seat_of(boss)), key=worth)))
    return Preview(False, changes(s, before, numbers_of(s, tried)))


def nothing_drawn() -> Dealer:
    return Dealer(Scripted([]))


def by_target(s: Gangsters, tried: Gangsters, seat: Seat) -> Iterator[Numbers]:
    """The roll after each answer to what the ability asks."""
    for word in tried.stack[-1].options(tried, seat):
        after = tried.copy()
        after.stack[-1].take(after, seat, word, nothing_drawn())
        yield numbers_of(s, after)


def worth(numbers: Numbers) -> tuple[float, ...]:
    """The best target: by successes, by the chance of one, then by less damage."""
    return (numbers.get("successes", 0), numbers["chance"], -numbers["damage"], numbers.get("result", 0))


def changes(s: Gangsters, before: Numbers, after: Numbers) -> list[Change]:
    """What differs; beside a success that is certain no chance is told."""
    if after.get("successes", 0) > before.get("successes", 0):
        after = {**after, "chance": before["chance"]}
    meant = int(before.get("successes", 0)) + 1
    if "dice" in before:
        meant = most_changed(s, before, after)
        before = {**before, "chance": chance_before(before, meant)}
        after = {**after, "chance": chance_before(after, meant)}
    return [
        Change(what, before[what], after[what], meant if what == "chance" else 0)
        for what in before
        if before[what] != after[what]
    ]


def most_changed(s: Gangsters, before: Numbers, after: Numbers) -> int:
    """How many successes gain most, of those that are of use."""
    assert s.attempt is not None
    most = min(successes_left(s, s.attempt) or MOST_SUCCESSES_SHOWN, MOST_SUCCESSES_SHOWN)
    gains = [chance_before(after, number) - chance_before(before, number) for number in range(1, most + 1)]
    return gains.index(max(gains)) + 1


def chance_before(numbers: Numbers, successes: int) -> float:
    """The chance of so many successes before the roll, without the red die."""
    return round(chance_of(int(numbers["dice"]), False, successes * int(numbers["difficulty"])), 4)


# ── what an ability can change ──


def numbers_of(s: Gangsters, tried: Gangsters) -> Numbers:
    """The roll of `tried`; its chance is that of the next success as the roll of `s` needs it."""
    now, attempt = s.attempt, tried.attempt
    assert now is not None
    assert attempt is not None
    return numbers_after(tried, attempt, target_of(s, now)) if now.rolled else numbers_before(tried, attempt)


def numbers_before(s: Gangsters, attempt: Attempt) -> Numbers:
    """Dice, difficulty, the chance of one success without the red die, and the damage to be expected."""
    white, difficulty = white_dice(s, attempt), difficulty_of(s, attempt)
    safe = attempt.harmless or challenge_of(s, attempt.kind, attempt.number).harmless
    return {
        "dice": white,
        "difficulty": difficulty,
        "chance": round(chance_of(white, False, difficulty), 4),
        "damage": 0 if safe else round(expected_locks(white, False, difficulty), 1),
    }


def numbers_after(s: Gangsters, attempt: Attempt, target: int) -> Numbers:
    """The result, its successes, the chance of the next one, the damage, and a problem of the red die."""
    return {
        "result": attempt.result(),
        "successes": successes_of(s, attempt),
        "chance": chance_to(attempt, attempt.white, 0, attempt.red, target),
        "damage": damage_of(s, attempt),
        "problems": 1 if attempt.red == RED_PROBLEM else 0,
    }


def target_of(s: Gangsters, attempt: Attempt) -> int:
    """The points of the next success that would be worth something; 0 if there are enough."""
    missing = missing_points(s, attempt, difficulty_of(s, attempt)) if attempt.rolled else 0
    return attempt.result() + missing if missing else 0


def chance_to(attempt: Attempt, white: list[int], thrown: int, red: int, target: int) -> float:
    """The chance to reach the target with these dice on the table and so many about to be thrown."""
    if target == 0:
        return 1.0
    if thrown == 0 and red != RED_THROWN:
        return round(chance_now(white, red, target, attempt.red_factor, attempt.bonus), 4)
    return round(chance_after(white, thrown, red, target, attempt.red_factor, attempt.bonus), 4)


# ── dice that are thrown again ──


def best_throw_of_one(s: Gangsters) -> float:
    """The chance of the next success after the best single die, locked or not, was thrown again."""
    # LG-059
    attempt = s.attempt
    assert attempt is not None
    target, found = target_of(s, attempt), [0.0]
    for face in range(WHITE_STATES):
        if attempt.white[face]:
            left = attempt.white.copy()
            left[face] -= 1
            found.append(chance_to(attempt, left, 1, attempt.red, target))
    if attempt.red != NO_RED:
        found.append(chance_to(attempt, attempt.white, 0, RED_THROWN, target))
    return max(found)


def best_throw_of_free(s: Gangsters) -> float:
    """The chance of the next success after the best set of dice that are not locked was thrown again."""
    # LG-046
    attempt = s.attempt
    assert attempt is not None
    target, found = target_of(s, attempt), [0.0]
    reds = [attempt.red, RED_THROWN] if attempt.red_is_free() else [attempt.red]
    for lifted in product(*(range(attempt.white[face] + 1) for face in LIVE)):
        left = attempt.white.copy()
        for face, dice in zip(LIVE, lifted, strict=True):
            left[face] -= dice
        found += [
            chance_to(attempt, left, sum(lifted), red, target)
            for red in reds
            if sum(lifted) or red == RED_THROWN
        ]
    return max(found)
