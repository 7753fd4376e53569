"""Telling: events, questions, refusals and words as sentences of the reader's language."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from intriga.games._rough.box.tables import CARDS, COLOURS, card_name
from intriga.games._rough.events import (
    ActionChosen,
    Aimed,
    AnyEvent,
    CardDrawn,
    CardDropped,
    CardUsed,
    CarriedOff,
    Declined,
    Ended,
    Failed,
    Looked,
    Marked,
    Opened,
    Paid,
    Rerolled,
    Rested,
    RoundBegan,
    Scored,
    Setup,
    Staked,
    StakesShown,
    Thrown,
    TurnedUp,
    TurnEnded,
)
from intriga.games._rough.vocabulary import Drop, On, PayWith, Reroll, Stake, Use
from intriga.kernel.contract import Question, Result
from intriga.kernel.events import tag_of
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Tongue, phrases_in
from intriga.kernel.speech import Listener, Score, Speech
from intriga.kernel.wording import with_tie

LOCALES = Path(__file__).parent / "locales"
phrases = phrases_in(LOCALES)


class RoughSpeech(Speech[AnyEvent]):
    """The rough example in sentences."""

    result_events = (Scored, Ended)

    def tell(self, event: AnyEvent, to: Listener) -> str:
        if isinstance(event, Ended):
            return tell_end(event, to)
        hidden = "-hidden" if is_hidden(event) else ""
        name = f"event-{tag_of(type(event))}{hidden}"
        return phrases(to.tongue).say(name, **blanks_of(event, to))

    def question(self, question: Question, to: Listener) -> str:
        facts = dict(question.facts)
        waiting: list[int] = facts.pop("seats", [])
        seats = ", ".join(to.names[seat] for seat in waiting)
        return phrases(to.tongue).say(f"question-{question.asks}", names=seats, **facts)

    def refusal(self, refusal: Refusal, to: Listener) -> str:
        facts: dict[str, Any] = dict(refusal.facts)
        if "seat" in facts:
            facts["name"] = name_of(facts.pop("seat"), to)
        return phrases(to.tongue).say(f"refusal-{refusal.reason}", **facts)

    def word(self, word: Word, to: Listener) -> str:
        say = phrases(to.tongue).say
        match word:
            case Stake():
                return say("word-stake", what=str(word.chest + 1))
            case On():
                return say("word-on", what=str(word.chest + 1))
            case PayWith():
                return say("word-pay", what=COLOURS[word.colour])
            case Reroll():
                return say("word-reroll", what=str(word.die + 1))
            case Use():
                return say("word-use", what=card_name(word.card))
            case Drop():
                return say("word-drop", what=card_name(word.card))
            case _:
                return say(f"word-{word.notation().replace(' ', '_')}")

    def ending(self, result: Result, to: Listener) -> str:
        return tell_end(result, to)

    def score(self, event: AnyEvent, to: Listener) -> Score | None:
        return Score(event.seat, [self.tell(event, to)]) if isinstance(event, Scored) else None

    def scripted_names(self, options: Mapping[str, str], tongue: Tongue) -> list[str]:
        return [phrases(tongue).say("warden")]


# ── events ──


def is_hidden(event: AnyEvent) -> bool:
    """Whether the listener sees only that it happened."""
    match event:
        case Staked(chest=None) | Looked(treasure=None) | CardDrawn(card=None):
            return True
        case _:
            return False


def blanks_of(event: AnyEvent, to: Listener) -> dict[str, object]:
    """The blanks of an event's sentence; chests, treasures and dice are numbered from 1."""
    match event:
        case Setup():
            return {"chapter": event.chapter}
        case RoundBegan():
            return {"round": event.round}
        case StakesShown():
            return {"chests": several([chest + 1 for chest in event.chests])}
        case Marked():
            return {"chest": event.chest + 1, "marks": event.marks}
        case CarriedOff():
            return {"chest": event.chest + 1}
        case TurnedUp():
            return {"chest": event.chest + 1, "treasure": numbered(event.treasure)}
        case Ended():
            return {}
        case _:
            return {"name": name_of(event.seat, to), "you": to.you(event.seat), **seat_blanks(event)}


#: What a seat did.
BySeat = (
    Staked
    | ActionChosen
    | Aimed
    | Paid
    | Looked
    | Rested
    | CardDrawn
    | Thrown
    | Rerolled
    | CardUsed
    | Declined
    | Opened
    | Failed
    | CardDropped
    | TurnEnded
    | Scored
)


def seat_blanks(event: BySeat) -> dict[str, object]:
    """The blanks of what a seat did, the seat itself aside."""
    match event:
        case Staked():
            return {} if event.chest is None else {"chest": event.chest + 1}
        case ActionChosen():
            return {"action": event.action}
        case Paid() | Rested():
            return {"colour": event.colour}
        case Looked():
            seen = {} if event.treasure is None else {"treasure": numbered(event.treasure)}
            return {"chest": event.chest + 1, **seen}
        case CardDrawn() | CardUsed() | CardDropped():
            return {} if event.card is None else {"card": event.card}
        case Thrown():
            return {"dice": several(event.dice)}
        case Rerolled():
            return {"die": event.die + 1, "value": event.value}
        case Opened():
            return {"chest": event.chest + 1, "treasure": numbered(event.treasure)}
        case Aimed() | Failed():
            return {"chest": event.chest + 1}
        case Scored():
            return {"hand": several(event.hand), "seals": event.seals, "total": event.total}
        case Declined() | TurnEnded():
            return {}


def tell_end(end: Ended | Result, to: Listener) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    told = phrases(to.tongue)
    names = ", ".join(name_of(seat, to) for seat in end.winners)
    total = end.totals[end.winners[0]]
    text = told.say("event-ended", ending=told.say(f"ending-{end.reason}"), names=names, total=total)
    return with_tie(text, end.tie_break, told)


# ── small parts of sentences ──


def name_of(seat: Seat, to: Listener) -> str:
    """A person's name; the seat after the last person is the Warden."""
    return to.names[seat] if seat < len(to.names) else phrases(to.tongue).say("warden")


def several(parts: Sequence[object]) -> str:
    return ", ".join(str(part) for part in parts)


def numbered(treasure: int) -> int:
    return treasure - CARDS + 1


SPEECH = RoughSpeech()
