"""The challenge that is being tried: henchmen sent, dice, and the odds under best rerolls."""

from typing import get_args

from intriga.games.gangsters.box.tables import NO_SPEC, RED_FACES, SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import NO_RED, Attempt
from intriga.games.gangsters.rules.challenges import challenge_of, dice_of_sent, difficulty_of
from intriga.games.gangsters.rules.odds.chances import chance_now
from intriga.games.gangsters.rules.odds.rerolls import Reroll, all_rerolls
from intriga.games.gangsters.rules.rerolling import Rerolling
from intriga.games.gangsters.rules.resolving import damage_of, successes_of
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.challenges import challenge
from intriga.games.gangsters.view.odds import odds
from intriga.games.gangsters.view.picks import picks
from intriga.games.gangsters.view.structs import Again, Roll, Sent, WhiteFace
from intriga.games.gangsters.vocabulary import DIE_NAMES
from intriga.kernel.machine.seats import Seat

FACES: tuple[WhiteFace, ...] = get_args(WhiteFace)
REROLLS_SHOWN = 5


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
    target = attempt.result() + missing
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
        again=again(attempt, target) if is_open else [],
    )


def sent(s: Gangsters, attempt: Attempt, place: int) -> Sent:
    spec = attempt.specs[place]
    return Sent(
        henchman=attempt.sent[place] + 1,
        specialisation=SPECIALISATIONS[spec] if spec != NO_SPEC else None,
        dice=dice_of_sent(s, attempt, place),
        damage=attempt.damage[place],
    )


def missing_points(s: Gangsters, attempt: Attempt, difficulty: int) -> int:
    """Points to the next success that would be worth something; 0 if there are enough."""
    # LG-064 LG-A13
    needed = challenge_of(s, attempt.kind, attempt.number).successes
    won = attempt.result() // difficulty
    if needed and won + attempt.more_successes >= needed:
        return 0
    return (won + 1) * difficulty - attempt.result()


# ── odds while the dice lie ──


def now(attempt: Attempt, target: int) -> float:
    """The chance of the next success with the dice that lie there."""
    return round(chance_now(attempt.white, attempt.red, target, attempt.red_factor, attempt.bonus), 4)


def again(attempt: Attempt, target: int) -> list[Again]:
    """The sets of dice that are best rolled again."""
    if not attempt.can_reroll():
        return []
    found = all_rerolls(attempt.white, attempt.red, target, attempt.red_factor, attempt.bonus)
    found.sort(key=lambda one: (-one.chance, one.locks))
    return [Again(faces(one), round(one.chance, 4)) for one in found[:REROLLS_SHOWN]]


def faces(reroll: Reroll) -> list[str]:
    """Dice to roll again, by faces, as words name them."""
    white = [DIE_NAMES[face] for face in range(len(reroll.dice)) for _ in range(reroll.dice[face])]
    return [*white, "red"] if reroll.red else white


def lifted(frame: Rerolling) -> list[str]:
    return [DIE_NAMES[face] for face in range(len(DIE_NAMES)) for _ in range(frame.lifted[face])]
