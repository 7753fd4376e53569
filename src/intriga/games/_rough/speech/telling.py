"""Telling: events, questions, refusals and words as sentences of the reader's language. Never compiled."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from intriga.games._rough.box.tables import CARDS
from intriga.kernel.contract import Question, Result
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.sentences import Tongue, phrases_in

LOCALES = Path(__file__).parent / "locales"
phrases = phrases_in(LOCALES)


def scripted_names(options: Mapping[str, str], tongue: Tongue) -> list[str]:
    """The names of the seats that play by themselves."""
    return [phrases(tongue).say("warden")]


def name_of(seat: int, tongue: Tongue, names: Sequence[str]) -> str:
    """A person's name; the seat after the last person is the Warden."""
    return names[seat] if seat < len(names) else phrases(tongue).say("warden")


def tell(event: dict[str, Any], tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str | None:
    """One sentence of the log for an event as a seat sees it; None for an event of another game."""
    kind = f"event-{event['event']}"
    if not phrases(tongue).has(kind):
        return None
    if kind == "event-ended":
        return tell_end(event, tongue, names)
    if kind in ("event-staked", "event-looked", "event-card_drawn") and None in event.values():
        kind += "-hidden"
    seat = event.get("seat", SPECTATOR)
    blanks = blanks_of(event)
    if seat >= 0:
        blanks |= {"name": name_of(seat, tongue, names), "you": "yes" if seat == reader else "no"}
    return phrases(tongue).say(kind, **blanks)


def blanks_of(facts: Mapping[str, Any]) -> dict[str, object]:
    """Numbers and short lists as the blanks of a sentence; chests and treasures are numbered from 1."""
    blanks: dict[str, object] = {
        key: ", ".join(str(part) for part in value) if isinstance(value, list) else value
        for key, value in facts.items()
        if value is not None
    }
    if "chest" in facts and "event" in facts:
        blanks["chest"] = facts["chest"] + 1 if facts["chest"] is not None else 0
    if facts.get("treasure") is not None:
        blanks["treasure"] = facts["treasure"] - CARDS + 1
    if "die" in facts:
        blanks["die"] = facts["die"] + 1
    if "chests" in facts:
        blanks["chests"] = ", ".join(str(chest + 1) for chest in facts["chests"])
    return blanks


def tell_end(event: Mapping[str, Any], tongue: Tongue, names: Sequence[str]) -> str:
    say = phrases(tongue).say
    winners = [name_of(seat, tongue, names) for seat in event["winners"]]
    total = event["totals"][event["winners"][0]]
    text = say("event-ended", ending=say(f"ending-{event['reason']}"), names=", ".join(winners), total=total)
    return f"{text} {say('tie-' + event['tie_break'])}" if event["tie_break"] else text


def tell_ending(result: Result, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    event = {
        "reason": result.reason,
        "totals": result.totals,
        "winners": result.winners,
        "tie_break": result.tie_break,
    }
    return tell_end(event, tongue, names)


def tell_question(question: Question, tongue: Tongue, names: Sequence[str]) -> str:
    """What is asked of a seat."""
    waiting: list[int] = question.facts.get("seats", [])
    seats = ", ".join(names[seat] for seat in waiting)
    return phrases(tongue).say(f"question-{question.asks}", names=seats, **blanks_of(question.facts))


def tell_refusal(refusal: Refusal, tongue: Tongue, names: Sequence[str]) -> str:
    """Why a word may not be said; the clause is for the caller to show."""
    facts: dict[str, Any] = dict(refusal.facts)
    blanks = blanks_of(facts)
    if "seat" in facts:
        blanks["name"] = name_of(facts["seat"], tongue, names)
    return phrases(tongue).say(f"refusal-{refusal.reason}", **blanks)


def tell_word(notation: str, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """A word as what the player would do."""
    say = phrases(tongue).say
    if phrases(tongue).has(f"word-{notation.replace(' ', '_')}"):
        return say(f"word-{notation.replace(' ', '_')}")
    verb, _, what = notation.partition(" ")
    return say(f"word-{verb}", what=what)
