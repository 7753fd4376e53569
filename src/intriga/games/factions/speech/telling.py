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
from intriga.games.factions.speech.wording import phrases
from intriga.games.factions.view.quiz import fact_of, year_asked
from intriga.games.factions.vocabulary import Answer, Card, ToSeat
from intriga.kernel.contract import Question, Result
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener, Score, Speech
from intriga.kernel.wording import listed, points_in_words, with_tie

#: Events that the table shows well enough by itself.
QUIET: Final = (TurnBegan, QuizAsked, QuizChosen)


class FactionsSpeech(Speech[AnyEvent]):
    """The game in sentences."""

    result_events = (Scored, Ended)

    def tell(self, event: AnyEvent, to: Listener) -> str:
        match event:
            case Setup() | Dealt():
                return tell_deal(event, to)
            case QuizAsked() | QuizChosen() | QuizAnswered() | FirstChosen():
                return tell_beginning(event, to)
            case CardReturned() | CardGiven() | CardTaken() | HandLooked():
                return tell_hand(event, to)
            case CardLaid() | CardDiscarded() | CardMoved() | CardsSwapped() | CardRevived() | TopLaid():
                return tell_area(event, to)
            case Scored():
                return tell_score(event, to)
            case Ended():
                return tell_end(event, to)
            case _:
                return tell_action(event, to)

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
        return Score(event.seat, [tell_score(event, to)]) if isinstance(event, Scored) else None

    def in_brief(self, events: Sequence[AnyEvent]) -> list[AnyEvent]:
        return [event for event in events if not isinstance(event, QUIET)]


# ── the deal, the quiz and the first player ──


def tell_deal(event: Setup | Dealt, to: Listener) -> str:
    tongue = to.tongue
    role, hand = (event.role, event.hand) if isinstance(event, Dealt) else (None, [])
    return phrases(tongue).say(
        "event-dealt",
        discard=short_name(event.discard, tongue),
        role=role_name(role, tongue) if role is not None else "none",
        hand=cards_listed(hand, tongue),
    )


def tell_beginning(event: QuizAsked | QuizChosen | QuizAnswered | FirstChosen, to: Listener) -> str:
    say = phrases(to.tongue).say
    acting = to.acting(event.seat)
    match event:
        case QuizAsked():
            card = short_name(event.card, to.tongue)
            return say("event-quiz_asked", round=event.round + 1, card=card, **acting)
        case QuizChosen():
            return say("event-quiz_chosen", **acting)
        case QuizAnswered():
            ask, answer = asked_and_answer(event, to.tongue)
            right = "yes" if event.is_right else "no"
            return say("event-quiz_answered", right=right, ask=ask, answer=answer, **acting)
        case FirstChosen():
            return say("event-first_chosen", by=event.by, **acting)


def asked_and_answer(event: QuizAnswered, tongue: Tongue) -> tuple[str, str]:
    """The question with its right answer: who has erred learns something too."""
    fact = fact_of(tongue.box, event.card) if event.about == "fact" else None
    if fact is not None:
        return fact.ask[tongue.language], fact.answer[tongue.language]
    text = texts_of(tongue.box).characters[event.card]
    year = text.born if event.about == "born" else text.died
    return year_asked(event.card, event.about, tongue), str(year)


# ── turns and properties ──


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


def tell_action(event: Action, to: Listener) -> str:
    say = phrases(to.tongue).say
    acting = to.acting(event.seat)
    match event:
        case Kept():
            return say("event-kept", **acting)
        case TurnBegan():
            return say("event-turn_began", **acting)
        case ActionGained():
            return say("event-action_gained", **acting)
        case Exchanged():
            return say("event-exchanged", cards=cards_listed(event.cards, to.tongue), **acting)
        case HandDiscarded():
            return say("event-hand_discarded", cards=cards_listed(event.cards, to.tongue), **acting)
        case CardDrawn():
            card = short_name(event.card, to.tongue) if event.card is not None else "none"
            return say("event-card_drawn", card=card, left=cards_left(event.left, to.tongue), **acting)
        case _:
            return tell_one_card(event, to)


def tell_one_card(
    event: CardPlayed | CardRecovered | CardDropped | Declined | NotApplied | TopDiscarded, to: Listener
) -> str:
    say = phrases(to.tongue).say
    card = short_name(event.card, to.tongue)
    acting = to.acting(event.seat)
    match event:
        case CardPlayed():
            return say("event-card_played", card=card, **acting)
        case CardRecovered():
            return say("event-card_recovered", card=card, **acting)
        case CardDropped():
            return say("event-card_dropped", card=card, **acting)
        case Declined():
            return say("event-declined", card=card, **acting)
        case NotApplied():
            return say("event-not_applied", card=card, why=event.why)
        case TopDiscarded():
            return say("event-top_discarded", card=card, left=cards_left(event.left, to.tongue))


def tell_area(
    event: CardLaid | CardDiscarded | CardMoved | CardsSwapped | CardRevived | TopLaid, to: Listener
) -> str:
    say = phrases(to.tongue).say
    card, at = short_name(event.card, to.tongue), say("area-at", **to.acting(event.area))
    match event:
        case CardLaid():
            return say("event-card_laid", card=card, at=at)
        case CardDiscarded():
            return say("event-card_discarded", card=card, at=at)
        case CardRevived():
            return say("event-card_revived", card=card, at=at)
        case TopLaid():
            return say("event-top_laid", card=card, at=at, left=cards_left(event.left, to.tongue))
        case CardMoved():
            return say("event-card_moved", card=card, to=say("area-at", **to.acting(event.to)))
        case CardsSwapped():
            other, there = short_name(event.other, to.tongue), say("area-at", **to.acting(event.to))
            return say("event-cards_swapped", card=card, at=at, other=other, to=there)


def tell_hand(event: CardReturned | CardGiven | CardTaken | HandLooked, to: Listener) -> str:
    """What comes into a hand, out of it, or is seen there."""
    say = phrases(to.tongue).say
    acting = to.acting(event.seat)
    match event:
        case CardReturned():
            whose = say("hand-whose", **to.acting(event.area))
            return say("event-card_returned", card=short_name(event.card, to.tongue), whose=whose)
        case CardGiven():
            whose = say("area-whose", **to.acting(event.to))
            return say("event-card_given", card=short_name(event.card, to.tongue), whose=whose, **acting)
        case CardTaken():
            whose = say("hand-whose", **to.acting(event.source))
            return say("event-card_taken", card=short_name(event.card, to.tongue), whose=whose, **acting)
        case HandLooked():
            whose = say("hand-whose", **to.acting(event.target))
            cards = cards_listed(event.cards, to.tongue) if event.cards is not None else "none"
            return say("event-hand_looked", cards=cards, whose=whose, **acting)


def cards_listed(cards: Sequence[str], tongue: Tongue) -> str:
    return listed([short_name(card, tongue) for card in cards], phrases(tongue))


def cards_left(cards: int, tongue: Tongue) -> str:
    """What is left of the deck: 12 cards."""
    return phrases(tongue).say("cards", cards=cards)


# ── the end ──


def tell_score(event: Scored, to: Listener) -> str:
    told = phrases(to.tongue)
    return told.say(
        "event-scored",
        role=role_name(event.role, to.tongue),
        faction=faction_name(event.faction, to.tongue),
        own=event.own,
        foreign=event.foreign,
        fulfilled="yes" if event.fulfilled else "no",
        bonus=event.role_points,
        total=points_in_words(event.total, told),
        **to.acting(event.seat),
    )


def tell_end(end: Ended | Result, to: Listener) -> str:
    """How and why the game ended, who wins, and what broke a tie."""
    told = phrases(to.tongue)
    winner = end.winners[0]
    victory = told.say("victory", total=points_in_words(end.totals[winner], told), **to.acting(winner))
    text = told.say("event-ended", ending=told.say(f"ending-{end.reason}"), victory=victory)
    return with_tie(text, end.tie_break, told)


# ── questions and refusals ──


def told_facts(facts: Mapping[str, Any], to: Listener) -> dict[str, object]:
    """Facts as the blanks of a sentence: seats and cards by name, a property in the reader's language."""
    blanks: dict[str, object] = {}
    if "card" in facts:
        blanks["card"] = short_name(facts["card"], to.tongue)
    if "text" in facts:
        blanks["text"] = facts["text"][to.tongue.language]
    if "seat" in facts:
        blanks["name"] = to.names[facts["seat"]]
    if "seats" in facts:
        seats: list[Seat] = facts["seats"]
        blanks["names"] = listed([to.names[seat] for seat in seats], phrases(to.tongue))
    return blanks


SPEECH = FactionsSpeech()
