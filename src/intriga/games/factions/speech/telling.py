"""Telling: events, questions, refusals, words and endings as sentences in the reader's language.

Never compiled. `reader` is the seat that reads: where it acts itself, the sentence says "you".
"""

from collections.abc import Sequence
from typing import Any

from intriga.games.factions.box.texts import faction_name, id_numbered, role_name, short_name, texts_of
from intriga.games.factions.speech.wording import phrases
from intriga.games.factions.view.quiz import fact_of, year_asked
from intriga.kernel.contract import Question, Result
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.sentences import Tongue

__all__ = ["heard", "phrases", "tell", "tell_ending", "tell_question", "tell_refusal", "tell_word"]

#: Events that the table shows well enough by itself.
QUIET = ("turn_began", "quiz_asked", "quiz_chosen")


# ── small parts of sentences ──


def plain_number(number: int) -> str:
    """A number with a true minus."""
    return f"−{-number}" if number < 0 else str(number)


def tell_points(points: int, tongue: Tongue) -> str:
    """A total with its noun."""
    return phrases(tongue).say("points", points=abs(points), shown=plain_number(points))


def listed(parts: Sequence[str], tongue: Tongue) -> str:
    """Several things in one phrase: a, b and c."""
    if not parts:
        return phrases(tongue).say("list-nobody")
    if len(parts) == 1:
        return parts[0]
    return phrases(tongue).say("list-last", head=", ".join(parts[:-1]), last=parts[-1])


def cards_listed(cards: Sequence[str], tongue: Tongue) -> str:
    return listed([short_name(card, tongue) for card in cards], tongue)


def seat_blanks(seat: int, names: Sequence[str], reader: int) -> dict[str, str]:
    """A seat as the blanks of a sentence."""
    return {"name": names[seat], "you": "yes" if seat == reader >= 0 else "no"}


# ── events ──


def tell(event: dict[str, Any], tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str | None:
    """One full sentence of the log for an event as a seat sees it; None for an event of another game."""
    kind = "dealt" if event["event"] == "setup" else event["event"]
    if not phrases(tongue).has(f"event-{kind}"):
        return None
    if kind == "ended":
        return tell_end(event, tongue, names, reader)
    blanks: dict[str, object] = {"name": "", "you": "no"}
    if "seat" in event:
        blanks |= seat_blanks(event["seat"], names, reader)
    blanks |= plain_blanks(event, tongue) | place_blanks(event, tongue, names, reader)
    if kind == "dealt":
        blanks |= dealt_blanks(event, tongue)
    if kind == "scored":
        blanks |= scored_blanks(event, tongue)
    if kind == "quiz_answered":
        blanks |= quiz_blanks(event, tongue)
    return phrases(tongue).say(f"event-{kind}", **blanks)


def plain_blanks(event: dict[str, Any], tongue: Tongue) -> dict[str, object]:
    """Cards, counts and reasons."""
    blanks: dict[str, object] = {name: event[name] for name in ("by", "why") if name in event}
    for name in ("card", "other"):
        if name in event:
            blanks[name] = short_name(event[name], tongue) if event[name] is not None else "none"
    if "cards" in event:
        blanks["cards"] = cards_listed(event["cards"], tongue) if event["cards"] is not None else "none"
    if "left" in event:
        blanks["left"] = phrases(tongue).say("cards", cards=event["left"])
    if "round" in event:
        blanks["round"] = event["round"] + 1
    if "is_right" in event:
        blanks["right"] = "yes" if event["is_right"] else "no"
    return blanks


def place_blanks(
    event: dict[str, Any], tongue: Tongue, names: Sequence[str], reader: int
) -> dict[str, object]:
    """Areas and other players."""
    say = phrases(tongue).say
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


def dealt_blanks(event: dict[str, Any], tongue: Tongue) -> dict[str, object]:
    role = event.get("role")
    return {
        "discard": short_name(event["discard"], tongue),
        "role": role_name(role, tongue) if role is not None else "none",
        "hand": cards_listed(event.get("hand", []), tongue),
    }


def quiz_blanks(event: dict[str, Any], tongue: Tongue) -> dict[str, object]:
    """The question with its right answer: who has erred learns something too."""
    card, about = event["card"], event["about"]
    fact = fact_of(tongue.box, card) if about == "fact" else None
    if fact is not None:
        return {"ask": fact.ask[tongue.language], "answer": fact.answer[tongue.language]}
    text = texts_of(tongue.box).characters[card]
    year = text.born if about == "born" else text.died
    return {"ask": year_asked(card, about, tongue), "answer": str(year)}


def scored_blanks(event: dict[str, Any], tongue: Tongue) -> dict[str, object]:
    return {
        "role": role_name(event["role"], tongue),
        "faction": faction_name(event["faction"], tongue),
        "own": event["own"],
        "foreign": event["foreign"],
        "fulfilled": "yes" if event["fulfilled"] else "no",
        "bonus": event["role_points"],
        "total": tell_points(event["total"], tongue),
    }


def tell_end(event: dict[str, Any], tongue: Tongue, names: Sequence[str], reader: int) -> str:
    say = phrases(tongue).say
    winner = event["winners"][0]
    total = tell_points(event["totals"][winner], tongue)
    victory = say("victory", total=total, **seat_blanks(winner, names, reader))
    text = say("event-ended", ending=say(f"ending-{event['reason']}"), victory=victory)
    return f"{text} {say('tie-' + event['tie_break'])}" if event["tie_break"] else text


def tell_ending(result: Result, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    event = {
        "reason": result.reason,
        "totals": result.totals,
        "winners": result.winners,
        "tie_break": result.tie_break,
    }
    return tell_end(event, tongue, names, reader)


# ── questions, refusals and words ──


def tell_question(question: Question, tongue: Tongue, names: Sequence[str]) -> str:
    """What is asked of a seat; a property is told in its own words."""
    return phrases(tongue).say(f"question-{question.asks}", **told_facts(question.facts, tongue, names))


def tell_refusal(refusal: Refusal, tongue: Tongue, names: Sequence[str]) -> str:
    """Why a word may not be said; the clause is for the caller to show."""
    return phrases(tongue).say(f"refusal-{refusal.reason}", **told_facts(dict(refusal.facts), tongue, names))


def told_facts(facts: dict[str, Any], tongue: Tongue, names: Sequence[str]) -> dict[str, object]:
    """Facts as the blanks of a sentence."""
    blanks: dict[str, object] = {key: facts[key] for key in ("number",) if key in facts}
    if "card" in facts:
        blanks["card"] = short_name(facts["card"], tongue)
    if "text" in facts:
        blanks["text"] = facts["text"][tongue.language]
    if "seat" in facts:
        blanks["name"] = names[facts["seat"]]
    if "seats" in facts:
        seats: list[int] = facts["seats"]
        blanks["names"] = listed([names[seat] for seat in seats], tongue)
    return blanks


def tell_word(notation: str, tongue: Tongue, names: Sequence[str], reader: int = SPECTATOR) -> str:
    """A word as what the player would do."""
    say = phrases(tongue).say
    verb, _, what = notation.partition(" ")
    if verb == "card":
        return say("word-card", card=short_name(id_numbered(int(what), tongue), tongue))
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
