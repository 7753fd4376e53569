"""Telling: events, questions, refusals, words and endings as sentences of the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from intriga.games.factions.box.texts import faction_name, id_numbered, role_name, short_name, texts_of
from intriga.games.factions.events import (
    ActionGained,
    AnyEvent,
    CardDiscarded,
    CardDrawn,
    CardDropped,
    CardGiven,
    CardLaid,
    CardMoved,
    CardPlayed,
    CardRecovered,
    CardReturned,
    CardRevived,
    CardsSwapped,
    CardTaken,
    Dealt,
    Declined,
    Ended,
    Exchanged,
    FirstChosen,
    HandDiscarded,
    HandLooked,
    Kept,
    NotApplied,
    QuizAnswered,
    QuizAsked,
    QuizChosen,
    Scored,
    Setup,
    TopDiscarded,
    TopLaid,
    TurnBegan,
)
from intriga.games.factions.so_far import Change, changes
from intriga.games.factions.speech.wording import phrases
from intriga.games.factions.state import Factions
from intriga.games.factions.view.quiz import fact_of, year_asked
from intriga.games.factions.vocabulary import Answer, Card, ToSeat
from intriga.kernel.contract import Question, Result
from intriga.kernel.events import tag_of
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Blanks, Listener, Score, ScoreChange, Speech
from intriga.kernel.wording import ending_told, listed, points_in_words, seat_blanks, signed

#: Events that the table shows well enough by itself.
QUIET: Final = (TurnBegan, QuizAsked, QuizChosen)


class FactionsSpeech(Speech[AnyEvent]):
    """The game in sentences."""

    result_events = (Scored, Ended)

    def tell(self, event: AnyEvent, to: Listener) -> str:
        match event:
            case Ended():
                return tell_end(event, to)
            case Setup():
                return phrases(to.tongue).say("event-dealt", **deal_blanks(event, to))
            case _:
                return phrases(to.tongue).say(f"event-{tag_of(type(event))}", **blanks_of(event, to))

    def question(self, question: Question, to: Listener) -> str:
        """A property is told in its own words."""
        return phrases(to.tongue).say(f"question-{question.asks}", **told_facts(question.facts, to))

    def refusal(self, refusal: Refusal, to: Listener) -> str:
        return phrases(to.tongue).say(f"refusal-{refusal.reason}", **told_facts(dict(refusal.facts), to))

    def word(self, word: Word, to: Listener) -> str:
        say = phrases(to.tongue).say
        match word:
            case Card():
                return say("word-card", card=short_name(id_numbered(word.card + 1, to.tongue), to.tongue))
            case ToSeat():
                is_there = word.seat < len(to.names)
                named = to.names[word.seat] if is_there else str(word.seat)
                return say("word-seat", name=named, you=to.you(word.seat))
            case Answer():
                return say("word-answer", number=word.place + 1)
            case _:
                return say(f"word-{word.notation()}")

    def ending(self, result: Result, to: Listener) -> str:
        return tell_end(result, to)

    def score(self, event: AnyEvent, to: Listener) -> Score | None:
        return Score(event.seat, [self.tell(event, to)]) if isinstance(event, Scored) else None

    def score_changes(self, before: State, after: State, to: Listener) -> list[ScoreChange]:
        assert isinstance(before, Factions)
        assert isinstance(after, Factions)
        return [score_change(change, to) for change in changes(before, after)]

    def in_brief(self, events: Sequence[AnyEvent]) -> list[AnyEvent]:
        return [event for event in events if not isinstance(event, QUIET)]


# ── events ──

Beginning = QuizAsked | QuizChosen | QuizAnswered | FirstChosen
#: What a seat does, or what becomes of its property; no area or other player is named.
Action = (
    Kept
    | Exchanged
    | TurnBegan
    | CardDrawn
    | CardPlayed
    | CardRecovered
    | CardDropped
    | Declined
    | NotApplied
    | ActionGained
    | TopDiscarded
    | HandDiscarded
)
AreaEvent = CardLaid | CardDiscarded | CardMoved | CardsSwapped | CardRevived | TopLaid
#: What comes into a hand, out of it, or is seen there.
HandEvent = CardReturned | CardGiven | CardTaken | HandLooked


def blanks_of(event: Dealt | Beginning | Action | AreaEvent | HandEvent | Scored, to: Listener) -> Blanks:
    """The blanks of an event's sentence."""
    match event:
        case Dealt():
            return deal_blanks(event, to)
        case QuizAsked() | QuizChosen() | QuizAnswered() | FirstChosen():
            return beginning_blanks(event, to)
        case CardReturned() | CardGiven() | CardTaken() | HandLooked():
            return hand_blanks(event, to)
        case CardLaid() | CardDiscarded() | CardMoved() | CardsSwapped() | CardRevived() | TopLaid():
            return area_blanks(event, to)
        case Scored():
            return score_blanks(event, to)
        case _:
            return action_blanks(event, to)


# ── the deal, the quiz and the first player ──


def deal_blanks(event: Setup | Dealt, to: Listener) -> Blanks:
    role, hand = (event.role, event.hand) if isinstance(event, Dealt) else (None, [])
    return {
        "discard": short_name(event.discard, to.tongue),
        "role": role_name(role, to.tongue) if role is not None else "none",
        "hand": cards_listed(hand, to.tongue),
    }


def beginning_blanks(event: Beginning, to: Listener) -> Blanks:
    acting = to.acting(event.seat)
    match event:
        case QuizAsked():
            return {"round": event.round + 1, "card": short_name(event.card, to.tongue), **acting}
        case QuizChosen():
            return {**acting}
        case QuizAnswered():
            ask, answer = asked_and_answer(event, to.tongue)
            return {"right": "yes" if event.is_right else "no", "ask": ask, "answer": answer, **acting}
        case FirstChosen():
            return {"by": event.by, **acting}


def asked_and_answer(event: QuizAnswered, tongue: Tongue) -> tuple[str, str]:
    """The question with its right answer: who has erred learns something too."""
    fact = fact_of(tongue.box, event.card) if event.about == "fact" else None
    if fact is not None:
        return fact.ask[tongue.language], fact.answer[tongue.language]
    text = texts_of(tongue.box).characters[event.card]
    year = text.born if event.about == "born" else text.died
    return year_asked(event.card, event.about, tongue), str(year)


# ── turns and properties ──


def action_blanks(event: Action, to: Listener) -> Blanks:
    acting = to.acting(event.seat)
    match event:
        case Kept() | TurnBegan() | ActionGained():
            return {**acting}
        case Exchanged() | HandDiscarded():
            return {"cards": cards_listed(event.cards, to.tongue), **acting}
        case CardDrawn():
            card = short_name(event.card, to.tongue) if event.card is not None else "none"
            return {"card": card, "left": cards_left(event.left, to.tongue), **acting}
        case CardPlayed() | CardRecovered() | CardDropped() | Declined():
            return {"card": short_name(event.card, to.tongue), **acting}
        case NotApplied():
            return {"card": short_name(event.card, to.tongue), "why": event.why}
        case TopDiscarded():
            return {"card": short_name(event.card, to.tongue), "left": cards_left(event.left, to.tongue)}


def area_blanks(event: AreaEvent, to: Listener) -> Blanks:
    card, at = short_name(event.card, to.tongue), area_at(event.area, to)
    match event:
        case CardLaid() | CardDiscarded() | CardRevived():
            return {"card": card, "at": at}
        case TopLaid():
            return {"card": card, "at": at, "left": cards_left(event.left, to.tongue)}
        case CardMoved():
            return {"card": card, "to": area_at(event.to, to)}
        case CardsSwapped():
            other = short_name(event.other, to.tongue)
            return {"card": card, "at": at, "other": other, "to": area_at(event.to, to)}


def hand_blanks(event: HandEvent, to: Listener) -> Blanks:
    say, acting = phrases(to.tongue).say, to.acting(event.seat)
    match event:
        case CardReturned():
            whose = say("hand-whose", **to.acting(event.area))
            return {"card": short_name(event.card, to.tongue), "whose": whose}
        case CardGiven():
            whose = say("area-whose", **to.acting(event.to))
            return {"card": short_name(event.card, to.tongue), "whose": whose, **acting}
        case CardTaken():
            whose = say("hand-whose", **to.acting(event.source))
            return {"card": short_name(event.card, to.tongue), "whose": whose, **acting}
        case HandLooked():
            whose = say("hand-whose", **to.acting(event.target))
            cards = cards_listed(event.cards, to.tongue) if event.cards is not None else "none"
            return {"cards": cards, "whose": whose, **acting}


def area_at(area: Seat, to: Listener) -> str:
    """Where a card is laid: in your area, in Anna's area."""
    return phrases(to.tongue).say("area-at", **to.acting(area))


def cards_listed(cards: Sequence[str], tongue: Tongue) -> str:
    return listed([short_name(card, tongue) for card in cards], phrases(tongue))


def cards_left(cards: int, tongue: Tongue) -> str:
    """What is left of the deck: 12 cards."""
    return phrases(tongue).say("cards", cards=cards)


# ── the end ──


def score_blanks(event: Scored, to: Listener) -> Blanks:
    return {
        "role": role_name(event.role, to.tongue),
        "faction": faction_name(event.faction, to.tongue),
        "own": event.own,
        "foreign": event.foreign,
        "fulfilled": "yes" if event.fulfilled else "no",
        "bonus": event.role_points,
        "total": points_in_words(event.total, phrases(to.tongue)),
        **to.acting(event.seat),
    }


def score_change(change: Change, to: Listener) -> ScoreChange:
    text = phrases(to.tongue).say(
        f"change-{change.item}",
        number=change.number,
        before=signed(change.before),
        after=signed(change.after),
        fulfilled="yes" if change.after else "no",
        **to.acting(change.seat),
    )
    return ScoreChange(change.seat, change.after - change.before, text)


def tell_end(end: Ended | Result, to: Listener) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    told = phrases(to.tongue)
    winner = end.winners[0]
    victory = told.say("victory", total=points_in_words(end.totals[winner], told), **to.acting(winner))
    return ending_told(end, victory, told)


# ── questions and refusals ──


def told_facts(facts: Mapping[str, Any], to: Listener) -> Blanks:
    """Facts as the blanks of a sentence: seats and cards by name, a property in the reader's language."""
    blanks: Blanks = {}
    if "card" in facts:
        blanks["card"] = short_name(facts["card"], to.tongue)
    if "text" in facts:
        blanks["text"] = facts["text"][to.tongue.language]
    return blanks | seat_blanks(facts, to, phrases(to.tongue))


SPEECH = FactionsSpeech()
