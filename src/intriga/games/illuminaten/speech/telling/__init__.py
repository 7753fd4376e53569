"""Telling: events, questions, refusals, words and endings as sentences of the reader's language.

The blanks of an event's sentence are filled chapter by chapter, as `events/` has them.
"""

from collections.abc import Mapping, Sequence

from intriga.games.illuminaten.box.texts import opponent_short
from intriga.games.illuminaten.events import (
    AnyEvent,
    ArgumentEvent,
    CheckEvent,
    ConspiracyEvent,
    Ended,
    EventCardEvent,
    OpponentEvent,
    PieceEvent,
    PlotEvent,
    Scored,
)
from intriga.games.illuminaten.speech import short_log
from intriga.games.illuminaten.speech.short_log import JoinedEvent, Told
from intriga.games.illuminaten.speech.telling.arguments import argument_blanks
from intriga.games.illuminaten.speech.telling.asked import question_blanks, refusal_blanks
from intriga.games.illuminaten.speech.telling.checks import check_blanks
from intriga.games.illuminaten.speech.telling.conspiracies import conspiracy_blanks
from intriga.games.illuminaten.speech.telling.event_cards import event_card_blanks
from intriga.games.illuminaten.speech.telling.final import final_scores
from intriga.games.illuminaten.speech.telling.joined import joined_blanks
from intriga.games.illuminaten.speech.telling.opponents import opponent_blanks
from intriga.games.illuminaten.speech.telling.pieces import piece_blanks
from intriga.games.illuminaten.speech.telling.plots import plot_blanks, tell_end
from intriga.games.illuminaten.speech.telling.turns import turn_blanks
from intriga.games.illuminaten.speech.telling.words import tell_word
from intriga.games.illuminaten.speech.wording import phrases
from intriga.games.illuminaten.view.structs import View
from intriga.kernel.contract import Question, Result
from intriga.kernel.events import tag_of
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Blanks, Listener, Score, Speech


class PaxSpeech(Speech[Told]):
    """The game in sentences."""

    result_events = (Scored, Ended)

    def tell(self, event: Told, to: Listener) -> str:
        say = phrases(to.tongue).say
        name = tag_of(type(event))
        if isinstance(event, JoinedEvent):
            return say(f"joined-{name}", **joined_blanks(event, to))
        return say(f"event-{name}", **blanks_of(event, to))

    def question(self, question: Question, to: Listener) -> str:
        return phrases(to.tongue).say(f"question-{question.asks}", **question_blanks(question.facts, to))

    def refusal(self, refusal: Refusal, to: Listener) -> str:
        blanks = refusal_blanks(dict(refusal.facts), to)
        return phrases(to.tongue).say(f"refusal-{refusal.reason}", **blanks)

    def word(self, word: Word, to: Listener) -> str:
        return tell_word(word, to)

    def ending(self, result: Result, to: Listener) -> str:
        return tell_end(result, to)

    def score(self, event: Told, to: Listener) -> Score | None:
        return Score(event.seat, [self.tell(event, to)]) if isinstance(event, Scored) else None

    def final_scores(self, view: View, to: Listener) -> list[Score]:
        return final_scores(view, to)

    def in_brief(self, events: Sequence[Told]) -> list[Told]:
        return short_log.in_brief(events)

    def scripted_names(self, options: Mapping[str, str], tongue: Tongue) -> list[str]:
        """Without their titles."""
        opponent = options.get("opponent", "none")
        return [] if opponent == "none" else [opponent_short(opponent, tongue)]


def blanks_of(event: AnyEvent, to: Listener) -> Blanks:
    """The blanks of an event's sentence."""
    if isinstance(event, PieceEvent):
        return piece_blanks(event, to)
    if isinstance(event, CheckEvent):
        return check_blanks(event, to)
    if isinstance(event, ConspiracyEvent):
        return conspiracy_blanks(event, to)
    if isinstance(event, ArgumentEvent):
        return argument_blanks(event, to)
    if isinstance(event, PlotEvent):
        return plot_blanks(event, to)
    if isinstance(event, EventCardEvent):
        return event_card_blanks(event, to)
    if isinstance(event, OpponentEvent):
        return opponent_blanks(event, to)
    return turn_blanks(event, to)


SPEECH = PaxSpeech()
