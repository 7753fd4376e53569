"""Telling: events, questions, refusals, words and endings as sentences of the reader's language.

What belongs to a scenario is told by its own speech.
"""

from collections.abc import Sequence
from typing import Final

from intriga.games.gangsters.events import (
    CoreEvent,
    Ended,
    HenchmanExhausted,
    Nominated,
    Overcome,
    Passed,
    ScenarioEnded,
    TurnBegan,
)
from intriga.games.gangsters.scenarios.parts import ScenarioSpeech
from intriga.games.gangsters.scenarios.registry import SCENARIOS, AnyEvent
from intriga.games.gangsters.speech.memoirs.telling import memoirs
from intriga.games.gangsters.speech.telling.asked import question_blanks, refusal_blanks
from intriga.games.gangsters.speech.telling.cards import CardEvent, card_blanks
from intriga.games.gangsters.speech.telling.ends import EndEvent, end_blanks, tell_result
from intriga.games.gangsters.speech.telling.rolls import RollEvent, roll_blanks
from intriga.games.gangsters.speech.telling.rounds import round_blanks
from intriga.games.gangsters.speech.telling.words import tell_word
from intriga.games.gangsters.speech.wording import Blanks, phrases, plays_alone
from intriga.kernel.contract import Question, Result
from intriga.kernel.events import Event, tag_of
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.words import Word
from intriga.kernel.speech import Listener, Memoirs, Speech

#: Events that the table shows well enough by itself.
QUIET: Final = (TurnBegan, Passed, Nominated)


class GangstersSpeech(Speech[AnyEvent]):
    """The game in sentences."""

    result_events = (ScenarioEnded, Ended)

    def tell(self, event: AnyEvent, to: Listener) -> str | None:
        own = speech_of(event)
        if own is not None:
            return own.tell(event, to)
        assert isinstance(event, CoreEvent)
        if is_silent(event, to):
            return None
        return phrases(to.tongue).say(f"event-{tag_of(type(event))}", **blanks_of(event, to))

    def question(self, question: Question, to: Listener) -> str:
        told = phrases(to.tongue)
        if told.has(f"question-{question.asks}"):
            return told.say(f"question-{question.asks}", **question_blanks(question, to))
        own = (parts.speech().question(question, to) for parts in SCENARIOS)
        return next(text for text in own if text is not None)

    def refusal(self, refusal: Refusal, to: Listener) -> str:
        return phrases(to.tongue).say(f"refusal-{refusal.reason}", **refusal_blanks(refusal, to))

    def word(self, word: Word, to: Listener) -> str:
        return tell_word(word, to)

    def ending(self, result: Result, to: Listener) -> str:
        return tell_result(result, to)

    def memoirs(
        self, events: Sequence[AnyEvent], to: Listener, before: Sequence[Sequence[AnyEvent]]
    ) -> Memoirs | None:
        return memoirs(events, to, before)

    def in_brief(self, events: Sequence[AnyEvent]) -> list[AnyEvent]:
        return [event for event in events if not isinstance(event, QUIET) and not is_of_use(event)]


def blanks_of(event: CoreEvent, to: Listener) -> Blanks:
    """The blanks of an event's sentence."""
    if isinstance(event, RollEvent):
        return roll_blanks(event, to)
    if isinstance(event, CardEvent):
        return card_blanks(event, to)
    if isinstance(event, EndEvent):
        return end_blanks(event, to)
    return round_blanks(event, to)


def speech_of(event: Event) -> ScenarioSpeech | None:
    """The speech of the scenario whose event this is; None for an event of the core."""
    return next((parts.speech() for parts in SCENARIOS if type(event) in parts.events), None)


def is_silent(event: CoreEvent, to: Listener) -> bool:
    """What another sentence says already: alone, the choice of the first boss; a problem that is gone."""
    if isinstance(event, Nominated):
        return plays_alone(to)
    return isinstance(event, Overcome) and event.kind == "problem"


def is_of_use(event: AnyEvent) -> bool:
    """Whether a henchman is exhausted only because the ability was used, which has been told."""
    return isinstance(event, HenchmanExhausted) and event.why == "ability"


SPEECH = GangstersSpeech()
