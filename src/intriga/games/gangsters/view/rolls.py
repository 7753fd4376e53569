"""The challenge that is being tried: henchmen sent, dice, and the odds under best rerolls."""

from typing import get_args

from intriga.games.gangsters.box.tables import NO_SPEC, RED_FACES, SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import NO_RED, Attempt
from intriga.games.gangsters.rules.challenges import dice_of_sent, difficulty_of, successes_left
from intriga.games.gangsters.rules.rerolling import Rerolling
from intriga.games.gangsters.rules.resolving import MOST_DAMAGE, damage_of, successes_of
from intriga.games.gangsters.rules.rolling import AfterRoll
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.challenges import challenge
from intriga.games.gangsters.view.odds import missing_points, odds
from intriga.games.gangsters.view.picks import picks
from intriga.games.gangsters.view.rerolls import REROLLS_SHOWN, every_reroll, now
from intriga.games.gangsters.view.structs import Fate, Roll, Sent, WhiteFace
from intriga.games.gangsters.vocabulary import DIE_NAMES
from intriga.kernel.machine.seats import Seat

FACES: tuple[WhiteFace, ...] = get_args(WhiteFace)
FATES: tuple[Fate, ...] = get_args(Fate)  # by damage (LG-069)


def roll(s: Gangsters, seat: Seat) -> Roll | None:
    """What lies on the table between the choice of a challenge and its end; whoever sends sees the odds
    of every choice."""
    attempt = s.attempt
    if attempt is None:
        return None
    frame = s.stack[-1]
    difficulty = difficulty_of(s, attempt)
    missing = missing_points(s, attempt, difficulty)
    is_open = attempt.rolled and missing > 0
    target = attempt.result() + missing if missing else last_threshold(s, attempt, difficulty)
    rerolls = every_reroll(attempt, target) if attempt.rolled else []
    chooses = isinstance(frame, AfterRoll) and seat == s.seat_of(attempt.boss)
    return Roll(
        boss=attempt.boss + 1,
        challenge=challenge(s, attempt.kind, attempt.number),
        difficulty=difficulty,
        sent=[sent(s, attempt, place) for place in range(len(attempt.sent))],
        odds=odds(s, attempt, difficulty) if attempt.sent and not attempt.rolled else None,
        picks=picks(s, seat),
        rolled=attempt.rolled,
        white=[FACES[face] for face in range(len(FACES)) for _ in range(attempt.white[face])],
        red=RED_FACES[attempt.red] if attempt.red != NO_RED else None,
        lifted=lifted(frame) if isinstance(frame, Rerolling) else [],
        multiplier=attempt.multiplier(),
        bonus=attempt.bonus,
        result=attempt.result(),
        won=successes_of(s, attempt),
        missing=missing,
        locks=attempt.locks(),
        damage=damage_of(s, attempt),
        chance=now(attempt, target) if is_open else None,
        again=rerolls[:REROLLS_SHOWN] if is_open else [],
        rerolls=rerolls if chooses else [],
    )


def sent(s: Gangsters, attempt: Attempt, place: int) -> Sent:
    spec = attempt.specs[place]
    return Sent(
        henchman=attempt.sent[place] + 1,
        specialisation=SPECIALISATIONS[spec] if spec != NO_SPEC else None,
        dice=dice_of_sent(s, attempt, place),
        damage=attempt.damage[place],
        fate=FATES[attempt.damage[place]],
        worse=FATES[min(attempt.damage[place] + 1, MOST_DAMAGE)],
    )


def last_threshold(s: Gangsters, attempt: Attempt, difficulty: int) -> int:
    """The points that are enough for all that is needed here."""
    # LG-064
    return max(1, successes_left(s, attempt) - attempt.more_successes) * difficulty


def lifted(frame: Rerolling) -> list[str]:
    return [DIE_NAMES[face] for face in range(len(DIE_NAMES)) for _ in range(frame.lifted[face])]
