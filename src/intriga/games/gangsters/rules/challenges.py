"""Challenges: which lie open, what they need, how many may be sent, and the dice that they give."""

from typing import Final

from intriga.games.gangsters.box.tables import (
    ALL_HENCHMEN,
    MOST_PLACES,
    NO_SPEC,
    PENALTY_ALONE,
    Challenge,
    category_of,
)
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.attempt import (
    KIND_CHEER,
    KIND_PLACE,
    KIND_POLICE,
    KIND_PROBLEM,
    KIND_REVIVE,
    Attempt,
)
from intriga.games.gangsters.rules.penalties import fewer_dice, harder_by, has_penalty, held_to_one
from intriga.games.gangsters.state import (
    NOBODY,
    POLICE_CONTROLLED,
    POLICE_NONE,
    POLICE_UNCONTROLLED,
    Gangsters,
)
from intriga.games.gangsters.verbs.problems import holder_of
from intriga.kernel.machine.frames import FINE

DICE_FOR_BEST: Final = 3  # LG-036
DICE_FOR_CATEGORY: Final = 2  # LG-036
DICE_FOR_OTHERS: Final = 1  # LG-036
LEAST_DIFFICULTY: Final = 1  # LG-062
MOST_SENT: Final = 2  # LG-035


def challenge_of(s: Gangsters, kind: int, number: int) -> Challenge:
    """A challenge as its card or board has it."""
    # LG-033 LG-G4
    if kind == KIND_POLICE:
        return s.scenario.police(s)
    if kind == KIND_REVIVE:
        return s.scenario.revive(s)
    if kind == KIND_CHEER:
        return s.scenario.cheer(s)
    if kind == KIND_PROBLEM:
        return s.box.problems[number].challenge
    return s.scenario.challenge(s, number)


def difficulty_for(s: Gangsters, boss: int, kind: int, number: int) -> int:
    """The difficulty for this boss, with everything that changes it but abilities."""
    # LG-062 LG-080
    changed = s.scenario.harder(s, boss, kind, number) + harder_by(s, boss, kind)
    return max(LEAST_DIFFICULTY, challenge_of(s, kind, number).difficulty + changed)


def difficulty_of(s: Gangsters, attempt: Attempt) -> int:
    """The difficulty of the attempt that is being made."""
    # LG-062
    return max(
        LEAST_DIFFICULTY, difficulty_for(s, attempt.boss, attempt.kind, attempt.number) - attempt.lowered
    )


def successes_left(s: Gangsters, attempt: Attempt) -> int:
    """Successes still needed beside those won earlier; 0 if each is worth something by itself."""
    # LG-065 LG-A13
    needed = challenge_of(s, attempt.kind, attempt.number).successes
    return needed - s.markers[attempt.number] if needed and attempt.kind == KIND_PLACE else needed


def why_not_try(s: Gangsters, boss: int, kind: int, number: int) -> int:
    """FINE, or why this boss may not try a challenge now."""
    # LG-010 LG-033 LG-A19
    closed = why_closed(s, boss, kind, number)
    if closed != FINE:
        return closed
    return FINE if s.hands[boss] & ALL_HENCHMEN else why.NOBODY_TO_SEND


def why_closed(s: Gangsters, boss: int, kind: int, number: int) -> int:
    """FINE if the challenge lies open and trying it could change something."""
    # LG-033 LG-088 LG-089 LG-090 LG-094 LG-095
    if kind == KIND_POLICE:
        if s.police == POLICE_UNCONTROLLED:
            return FINE
        if s.police == POLICE_NONE:
            return why.NO_POLICE
        return why.POLICE_CALM if s.police == POLICE_CONTROLLED else why.POLICE_AT_WORK
    if kind == KIND_REVIVE:
        return FINE if s.out else why.NOBODY_OUT
    if kind == KIND_CHEER:
        return FINE if s.exhausted else why.NOBODY_EXHAUSTED
    if kind == KIND_PROBLEM:
        return FINE if holder_of(s, number) != NOBODY else why.NOT_ON_THE_TABLE
    if not 0 <= number < MOST_PLACES or not s.scenario.places(s) >> number & 1:
        return why.NOT_OPEN
    return s.scenario.why_not_try(s, boss, number)


def shown_number(s: Gangsters, kind: int, number: int) -> int:
    """The number of a challenge as events, views and words have it; 0 where there is only one."""
    if kind == KIND_PROBLEM:
        return number + 1
    return s.scenario.shown_place(number) if kind == KIND_PLACE else 0


# ── henchmen and dice ──


def most_sent(s: Gangsters, boss: int) -> int:
    """How many henchmen a boss may send into one challenge."""
    # LG-035 LG-080
    return 1 if has_penalty(s, boss, PENALTY_ALONE) else MOST_SENT


def dice_for(s: Gangsters, boss: int, spec: int, best: int) -> int:
    """The white dice that a specialisation gives against a challenge."""
    # LG-036 LG-081
    if spec == NO_SPEC:
        return 0
    if held_to_one(s, boss) >> spec & 1:
        return 1
    if spec == best:
        return DICE_FOR_BEST
    return DICE_FOR_CATEGORY if category_of(spec) == category_of(best) else DICE_FOR_OTHERS


def dice_of_sent(s: Gangsters, attempt: Attempt, place: int) -> int:
    """The white dice of one henchman sent, with what abilities make of them and what home ground adds."""
    # LG-036 LG-060 LG-A9
    if attempt.specs[place] == NO_SPEC and not attempt.counts_as_best >> place & 1:
        return 0
    best = challenge_of(s, attempt.kind, attempt.number).best
    spec = best if attempt.counts_as_best >> place & 1 else attempt.specs[place]
    at_home = s.scenario.home_dice(s, attempt.kind, attempt.number, attempt.sent[place])
    return dice_for(s, attempt.boss, spec, best) * attempt.factors[place] + at_home


def white_dice(s: Gangsters, attempt: Attempt) -> int:
    """How many white dice are rolled: at least one, never more than there are."""
    # LG-036 LG-037 LG-063
    dice = attempt.more_dice - fewer_dice(s, attempt.boss)
    for place in range(len(attempt.sent)):
        dice += dice_of_sent(s, attempt, place)
    return min(s.numbers.dice, max(1, dice))


def best_spec_of(s: Gangsters, boss: int, card: int, best: int) -> int:
    """The specialisation of a henchman that gives most dice."""
    # LG-038 LG-A17
    specs = s.box.henchmen[card].specs
    found = specs[0]
    for spec in specs:
        if dice_for(s, boss, spec, best) > dice_for(s, boss, found, best):
            found = spec
    return found
