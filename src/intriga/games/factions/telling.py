"""Telling: events, questions, refusals, words and endings as sentences in the reader's language.

Never compiled. `reader` is the seat that reads: where it acts itself, the sentence says "you".
"""

from collections.abc import Sequence
from typing import Any

from intriga.games.factions.texts import faction_name, id_numbered, role_name, short_name
from intriga.games.factions.wording import phrases
from intriga.kernel.contract import Question, Result
from intriga.kernel.refusals import Refusal
from intriga.kernel.seats import SPECTATOR

__all__ = ["heard", "phrases", "tell", "tell_ending", "tell_question", "tell_refusal", "tell_word"]

#: Events that the table shows well enough by itself.
QUIET = ("turn_began", "quiz_asked", "quiz_chosen")


# ── small parts of sentences ──


def plain_number(number: int) -> str:
    """A number with a true minus."""
    return f"−{-number}" if number < 0 else str(number)


def tell_points(points: int, language: str) -> str:
    """A total with its noun."""
    return phrases(language).say("points", points=abs(points), shown=plain_number(points))


def listed(parts: Sequence[str], language: str) -> str:
    """Several things in one phrase: a, b and c."""
    if not parts:
        return phrases(language).say("list-nobody")
    if len(parts) == 1:
        return parts[0]
    return phrases(language).say("list-last", head=", ".join(parts[:-1]), last=parts[-1])


def cards_listed(cards: Sequence[str], language: str) -> str:
    return listed([short_name(card, language) for card in cards], language)


def seat_blanks(seat: int, names: Sequence[str], reader: int) -> dict[str, str]:
    """A seat as the blanks of a sentence."""
    return {"name": names[seat], "you": "yes" if seat == reader >= 0 else "no"}


# ── events ──


def tell(event: dict[str, Any], language: str, names: Sequence[str], reader: int = SPECTATOR) -> str | None:
    """One full sentence of the log for an event as a seat sees it; None for an event of another game."""
    kind = "dealt" if event["event"] == "setup" else event["event"]
    if not phrases(language).has(f"event-{kind}"):
        return None
    if kind == "ended":
        return tell_end(event, language, names, reader)
    blanks: dict[str, object] = {"name": "", "you": "no"}
    if "seat" in event:
        blanks |= seat_blanks(event["seat"], names, reader)
    blanks |= plain_blanks(event, language) | place_blanks(event, language, names, reader)
    if kind == "dealt":
        blanks |= dealt_blanks(event, language)
    if kind == "scored":
        blanks |= scored_blanks(event, language)
    return phrases(language).say(f"event-{kind}", **blanks)


def plain_blanks(event: dict[str, Any], language: str) -> dict[str, object]:
    """Cards, counts and reasons."""
    blanks: dict[str, object] = {name: event[name] for name in ("by", "why") if name in event}
    for name in ("card", "other"):
        if name in event:
            blanks[name] = short_name(event[name], language) if event[name] is not None else "none"
    if "cards" in event:
        blanks["cards"] = cards_listed(event["cards"], language) if event["cards"] is not None else "none"
    if "left" in event:
        blanks["left"] = phrases(language).say("cards", cards=event["left"])
    if "round" in event:
        blanks["round"] = event["round"] + 1
    if "is_right" in event:
        blanks["right"] = "yes" if event["is_right"] else "no"
    return blanks


def place_blanks(
    event: dict[str, Any], language: str, names: Sequence[str], reader: int
) -> dict[str, object]:
    """Areas and other players."""
    say = phrases(language).say
    blanks: dict[str, object] = {}
    if "area" in event:
        blanks["at"] = say("area-at", **seat_blanks(event["area"], names, reader))
    if "to" in event:
        blanks["to"] = say("area-at", **seat_blanks(event["to"], names, reader))
    whose = WHOSE.get(event["event"])
    if whose is not None:
        sentence = "area-whose" if event["event"] == "card_given" else "hand-whose"
        blanks["whose"] = say(sentence, **seat_blanks(event[whose], names, reader))
    return blanks


#: The field that says whose hand an event speaks of.
WHOSE = {"card_returned": "area", "card_given": "to", "card_taken": "source", "hand_looked": "target"}


def dealt_blanks(event: dict[str, Any], language: str) -> dict[str, object]:
    role = event.get("role")
    return {
        "discard": short_name(event["discard"], language),
        "role": role_name(role, language) if role is not None else "none",
        "hand": cards_listed(event.get("hand", []), language),
    }


def scored_blanks(event: dict[str, Any], language: str) -> dict[str, object]:
    return {
        "role": role_name(event["role"], language),
        "faction": faction_name(event["faction"], language),
        "own": event["own"],
        "foreign": event["foreign"],
        "fulfilled": "yes" if event["fulfilled"] else "no",
        "bonus": event["role_points"],
        "total": tell_points(event["total"], language),
    }


def tell_end(event: dict[str, Any], language: str, names: Sequence[str], reader: int) -> str:
    say = phrases(language).say
    winner = event["winners"][0]
    total = tell_points(event["totals"][winner], language)
    victory = say("victory", total=total, **seat_blanks(winner, names, reader))
    text = say("event-ended", ending=say(f"ending-{event['reason']}"), victory=victory)
    return f"{text} {say('tie-' + event['tie_break'])}" if event["tie_break"] else text


def tell_ending(result: Result, language: str, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    event = {
        "reason": result.reason,
        "totals": result.totals,
        "winners": result.winners,
        "tie_break": result.tie_break,
    }
    return tell_end(event, language, names, reader)


# ── questions, refusals and words ──


def tell_question(question: Question, language: str, names: Sequence[str]) -> str:
    """What is asked of a seat; a property is told in its own words."""
    return phrases(language).say(f"question-{question.asks}", **told_facts(question.facts, language, names))


def tell_refusal(refusal: Refusal, language: str, names: Sequence[str]) -> str:
    """Why a word may not be said; the clause is for the caller to show."""
    return phrases(language).say(
        f"refusal-{refusal.reason}", **told_facts(dict(refusal.facts), language, names)
    )


def told_facts(facts: dict[str, Any], language: str, names: Sequence[str]) -> dict[str, object]:
    """Facts as the blanks of a sentence."""
    blanks: dict[str, object] = {key: facts[key] for key in ("number",) if key in facts}
    if "card" in facts:
        blanks["card"] = short_name(facts["card"], language)
    if "text" in facts:
        blanks["text"] = facts["text"][language]
    if "seat" in facts:
        blanks["name"] = names[facts["seat"]]
    if "seats" in facts:
        seats: list[int] = facts["seats"]
        blanks["names"] = listed([names[seat] for seat in seats], language)
    return blanks


def tell_word(notation: str, language: str, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """A word as what the player would do."""
    say = phrases(language).say
    verb, _, what = notation.partition(" ")
    if verb == "card":
        return say("word-card", card=short_name(id_numbered(int(what)), language))
    if verb == "seat":
        seat = int(what)
        named = names[seat] if seat < len(names) else what
        return say("word-seat", name=named, you="yes" if seat == reader else "no")
    return say(f"word-{verb}", number=what)


def heard(text: str) -> str:
    """What a person typed, as notation: a bare number is a card, and some words are Russian."""
    said = " ".join(text.lower().split())
    if said.isdigit():
        return f"card {said}"
    return RUSSIAN.get(said, said)


RUSSIAN = {
    "взять": "draw",
    "да": "apply",
    "нет": "decline",
    "сменить": "exchange",
    "оставить": "keep",
}
