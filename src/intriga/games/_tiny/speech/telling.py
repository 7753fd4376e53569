"""Telling: events, questions, refusals and words as sentences of the reader's language. Never compiled."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from intriga.kernel.contract import Question, Result
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.sentences import Tongue, phrases_in

LOCALES = Path(__file__).parent / "locales"
phrases = phrases_in(LOCALES)


def tell(event: dict[str, Any], tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str | None:
    """One sentence of the log for an event as a seat sees it; None for an event of another game."""
    say = phrases(tongue).say
    kind = event["event"]
    if kind in ("setup", "dealt"):
        return say("event-dealt", hand=", ".join(str(card) for card in event.get("hand", [])) or "—")
    if kind == "ended":
        return tell_end(event["winners"], event["totals"], event["tie_break"], tongue, names)
    if not phrases(tongue).has(f"event-{kind}"):
        return None
    blanks = {"name": names[event["seat"]], "card": str(event.get("card") or "?")}
    return say(f"event-{kind}", you="yes" if event["seat"] == reader else "no", **blanks)


def tell_end(
    winners: Sequence[int], totals: Sequence[int], tie_break: str | None, tongue: Tongue, names: Sequence[str]
) -> str:
    say = phrases(tongue).say
    named = ", ".join(names[seat] for seat in winners)
    text = say("event-ended", names=named, total=str(totals[winners[0]]), number=len(winners))
    return f"{text} {say('tie-' + tie_break)}" if tie_break else text


def tell_ending(result: Result, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """How the game ended, who wins, and what broke a tie."""
    return tell_end(result.winners, result.totals, result.tie_break, tongue, names)


def tell_question(question: Question, tongue: Tongue, names: Sequence[str]) -> str:
    """What is asked of a seat."""
    waiting: list[int] = question.facts.get("seats", [])
    seats = ", ".join(names[seat] for seat in waiting)
    return phrases(tongue).say(f"question-{question.asks}", names=seats)


def tell_refusal(refusal: Refusal, tongue: Tongue, names: Sequence[str]) -> str:
    """Why a word may not be said; the clause is for the caller to show."""
    return phrases(tongue).say(f"refusal-{refusal.reason}", **dict(refusal.facts))


def tell_word(notation: str, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """A word as what the player would do."""
    verb, _, card = notation.partition(" ")
    return phrases(tongue).say(f"word-{verb}", card=card)


def heard(text: str) -> str:
    """What a person typed, as notation: a bare number plays that card."""
    said = " ".join(text.lower().split())
    return f"play {said}" if said.isdigit() else said
