"""The course of the game: set-up, rounds, turns, and what bosses say to each other."""

from intriga.games.gangsters.events import (
    NOT_SHOWN,
    FirstChosen,
    IntentionSaid,
    Nominated,
    NoProblemLeft,
    Passed,
    ProblemTaken,
    Rallied,
    Recruited,
    RoundBegan,
    RoundEnded,
    Setup,
    Skipped,
    TurnBegan,
    TurnEnded,
)
from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    acting,
    boss_name,
    counted,
    henchmen_listed,
    henchmen_or_none,
    is_you,
    phrases,
    scenario_name,
    tell_henchman,
    tell_problem,
)
from intriga.kernel.speech import Listener
from intriga.kernel.wording import roman

RoundEvent = (
    Setup
    | RoundBegan
    | IntentionSaid
    | Nominated
    | FirstChosen
    | ProblemTaken
    | NoProblemLeft
    | TurnBegan
    | TurnEnded
    | RoundEnded
    | Passed
    | Recruited
    | Skipped
    | Rallied
)


def round_blanks(event: RoundEvent, to: Listener) -> Blanks:
    match event:
        case Setup():
            return setup_blanks(event, to)
        case RoundBegan():
            return {"round": event.round}
        case RoundEnded():
            return {"round": event.round, "fingerprints": event.fingerprints}
        case _:
            return {**acting(event.boss, to), **boss_blanks(event, to)}


def boss_blanks(
    event: IntentionSaid
    | Nominated
    | FirstChosen
    | ProblemTaken
    | NoProblemLeft
    | TurnBegan
    | TurnEnded
    | Passed
    | Recruited
    | Skipped
    | Rallied,
    to: Listener,
) -> Blanks:
    """What is told beside the name of the boss who acts."""
    tongue = to.tongue
    match event:
        case IntentionSaid():
            return {"said": phrases(tongue).say(f"intention-{event.intention}")}
        case Nominated():
            return {"nominee": boss_name(event.nominee, to), "is_you": is_you(event.nominee, to)}
        case FirstChosen():
            return {"how": event.how}
        case ProblemTaken():
            return {"problem": tell_problem(event.problem, tongue), "why": event.why}
        case NoProblemLeft() | Passed() | Skipped() | TurnBegan():
            return {}
        case TurnEnded():
            return {"returned": henchmen_or_none(event.returned, tongue)}
        case Recruited():
            known = event.henchman != NOT_SHOWN
            return {"henchman": tell_henchman(event.henchman, tongue) if known else NONE, "why": event.why}
        case Rallied():
            return {
                "henchmen": henchmen_or_none(event.henchmen, tongue),
                "free": "yes" if event.free else "no",
            }


def setup_blanks(event: Setup, to: Listener) -> Blanks:
    told = phrases(to.tongue)
    hands = [
        told.say("dealt", **acting(boss, to), henchmen=henchmen_listed(hand, to.tongue))
        for boss, hand in enumerate(event.hands, 1)
        if NOT_SHOWN not in hand
    ]
    return {
        "scenario": scenario_name(event.scenario, to.tongue),
        "chapter": roman(event.chapter) if event.campaign else NONE,
        "level": event.level,
        "clan": counted("henchmen", len(event.clan), to.tongue),
        "hands": " ".join(hands) or NONE,
    }
