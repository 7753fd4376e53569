"""A challenge from its choice to its result."""

from intriga.games.gangsters.events import (
    AbilityUsed,
    ChallengeChosen,
    DieTurned,
    Failed,
    HenchmanBoosted,
    HenchmanSent,
    MarkersPlaced,
    Overcome,
    Rerolled,
    ResultFixed,
    Rolled,
)
from intriga.games.gangsters.speech.card_text import tell_ability
from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    acting,
    counted,
    dice_listed,
    tell_challenge,
    tell_die,
    tell_henchman,
    tell_measure,
    tell_spec,
)
from intriga.kernel.speech import Listener

RollEvent = (
    ChallengeChosen
    | HenchmanSent
    | Rolled
    | Rerolled
    | DieTurned
    | ResultFixed
    | MarkersPlaced
    | Overcome
    | Failed
    | AbilityUsed
    | HenchmanBoosted
)


def roll_blanks(event: RollEvent, to: Listener) -> Blanks:
    tongue = to.tongue
    match event:
        case ChallengeChosen() | ResultFixed() | MarkersPlaced() | Overcome() | Failed():
            return {"challenge": tell_challenge(event.kind, event.number, tongue), **tried(event, to)}
        case HenchmanSent():
            return {
                **acting(event.boss, to),
                "henchman": tell_henchman(event.henchman, tongue),
                "specialisation": tell_spec(event.specialisation, tongue),
                "dice": counted("dice", event.dice, tongue),
            }
        case Rolled():
            return {**acting(event.boss, to), "dice": dice_listed(event.white, event.red, tongue)}
        case Rerolled():
            return {
                **acting(event.boss, to),
                "again": ", ".join(tell_die(face, tongue) for face in event.dice),
                "dice": dice_listed(event.white, event.red, tongue),
                "by": tell_henchman(event.by, tongue) if event.by else NONE,
            }
        case DieTurned():
            return {"before": tell_die(event.before, tongue), "after": tell_die(event.after, tongue)}
        case AbilityUsed():
            return {
                **acting(event.boss, to),
                "henchman": tell_henchman(event.henchman, tongue),
                "does": tell_ability(event.ability, event.amount, tongue),
            }
        case HenchmanBoosted():
            return {
                "henchman": tell_henchman(event.henchman, tongue),
                "dice": counted("dice", event.dice, tongue),
            }


def tried(event: ChallengeChosen | ResultFixed | MarkersPlaced | Overcome | Failed, to: Listener) -> Blanks:
    """What is told of a challenge beside its name."""
    match event:
        case ChallengeChosen():
            measure = tell_measure(event.difficulty, event.successes, to.tongue)
            return {**acting(event.boss, to), "measure": measure}
        case ResultFixed():
            return {
                "result": event.result,
                "difficulty": event.difficulty,
                "multiplier": event.multiplier,
                "successes": counted("successes", event.successes, to.tongue),
                "locks": event.locks,
                "damage": event.damage,
            }
        case MarkersPlaced():
            return {"markers": event.markers, "needed": event.needed}
        case Overcome() | Failed():
            return {}
