"""Telling: events, questions, refusals and words as sentences of the reader's language."""

from collections.abc import Sequence
from pathlib import Path

from intriga.games._tiny.events import AnyEvent, CardDrawn, CardPlayed, Dealt, Ended, Setup, Stopped
from intriga.games._tiny.vocabulary import PlayCard
from intriga.kernel.contract import Question, Result
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import phrases_in
from intriga.kernel.speech import Listener, Speech
from intriga.kernel.wording import with_tie

LOCALES = Path(__file__).parent / "locales"
phrases = phrases_in(LOCALES)


class TinySpeech(Speech[AnyEvent]):
    """The smallest game in sentences."""

    result_events = (Ended,)

    def tell(self, event: AnyEvent, to: Listener) -> str:
        say = phrases(to.tongue).say
        match event:
            case Setup():
                return tell_deal([], to)
            case Dealt():
                return tell_deal(event.hand, to)
            case CardPlayed():
                return say("event-card_played", card=str(event.card), **to.acting(event.seat))
            case CardDrawn():
                return say("event-card_drawn", card=str(event.card or "?"), **to.acting(event.seat))
            case Stopped():
                return say("event-stopped", **to.acting(event.seat))
            case Ended():
                return tell_end(event, to)

    def question(self, question: Question, to: Listener) -> str:
        waiting: list[int] = question.facts.get("seats", [])
        seats = ", ".join(to.names[seat] for seat in waiting)
        return phrases(to.tongue).say(f"question-{question.asks}", names=seats)

    def refusal(self, refusal: Refusal, to: Listener) -> str:
        return phrases(to.tongue).say(f"refusal-{refusal.reason}", **dict(refusal.facts))

    def word(self, word: Word, to: Listener) -> str:
        say = phrases(to.tongue).say
        if isinstance(word, PlayCard):
            return say("word-play", card=str(word.card + 1))
        return say(f"word-{word.notation()}")

    def ending(self, result: Result, to: Listener) -> str:
        return tell_end(result, to)


def tell_deal(hand: Sequence[int], to: Listener) -> str:
    return phrases(to.tongue).say("event-dealt", hand=", ".join(str(card) for card in hand) or "—")


def tell_end(end: Ended | Result, to: Listener) -> str:
    """Who wins with how many points, and what broke a tie."""
    told = phrases(to.tongue)
    names = ", ".join(to.names[seat] for seat in end.winners)
    text = told.say(
        "event-ended", names=names, total=str(end.totals[end.winners[0]]), number=len(end.winners)
    )
    return with_tie(text, end.tie_break, told)


SPEECH = TinySpeech()
