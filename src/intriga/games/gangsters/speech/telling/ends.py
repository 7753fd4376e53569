"""The end of a scenario and of the game, and the break between chapters. Everybody wins, or nobody."""

from intriga.games.gangsters.events import (
    BreakEnded,
    Ended,
    HenchmanReleased,
    RecruitKept,
    RecruitsShown,
    ScenarioEnded,
)
from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    henchmen_listed,
    henchmen_or_none,
    phrases,
    tell_henchman,
)
from intriga.kernel.contract import Result
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener

EndEvent = ScenarioEnded | RecruitsShown | RecruitKept | HenchmanReleased | BreakEnded | Ended


def end_blanks(event: EndEvent, to: Listener) -> Blanks:
    tongue = to.tongue
    match event:
        case ScenarioEnded():
            return {
                "ending": tell_reason(event.reason, tongue),
                "reputation": NONE if has_verdict(event.reason, tongue) else event.reputation,
                "eliminated": henchmen_or_none(event.eliminated, tongue),
            }
        case RecruitsShown():
            return {"level": event.level, "henchmen": henchmen_listed(event.henchmen, tongue)}
        case RecruitKept() | HenchmanReleased():
            return {"henchman": tell_henchman(event.henchman, tongue), "purse": event.purse}
        case BreakEnded():
            return {"lost": event.lost}
        case Ended():
            return {"verdict": verdict(event.reason, event.success, event.reputation, tongue)}


def tell_result(result: Result, to: Listener) -> str:
    """Why it ended, whether it was won together, and the clan's reputation."""
    reputation = result.totals[0] if result.totals else 0
    ending = tell_reason(result.reason, to.tongue)
    return f"{ending} {verdict(result.reason, bool(result.success), reputation, to.tongue)}"


def tell_reason(reason: str, tongue: Tongue) -> str:
    """Why it ended; scenarios have their own sentences, `ending-<reason>`."""
    told = phrases(tongue)
    name = f"ending-{reason}"
    return told.say(name if told.has(name) else "ending-other")


def has_verdict(reason: str, tongue: Tongue) -> bool:
    """Whether this end has a verdict of its own, `verdict-<reason>`: a finale has no reputation."""
    return phrases(tongue).has(f"verdict-{reason}")


def verdict(reason: str, success: bool, reputation: int, tongue: Tongue) -> str:
    if has_verdict(reason, tongue):
        return phrases(tongue).say(f"verdict-{reason}")
    return phrases(tongue).say("verdict", success="yes" if success else "no", reputation=reputation)
