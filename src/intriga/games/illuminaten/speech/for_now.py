"""For now: the sentences of this game still work on plain events and on notation. This turns typed events and
words into these; it goes when `telling`, `pieces` and `terminal` are typed. Never compiled."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from rich.text import Text

from intriga.games.illuminaten.events import AnyEvent, Ended, Scored
from intriga.games.illuminaten.speech import pieces, telling, terminal
from intriga.games.illuminaten.view.structs import View
from intriga.kernel.contract import Question, Result
from intriga.kernel.events import Event, kinds_of, plain, tag_of
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener, Pieces, Score, Speech

KINDS = {tag_of(kind): kind for kind in kinds_of(AnyEvent)}


class Joined(Event, frozen=True, tag="joined"):
    """Several events that are told in one sentence."""

    facts: dict[str, Any]


class PaxSpeech(Speech[Any]):
    """The game in sentences."""

    result_events = (Scored, Ended)

    def tell(self, event: Event, to: Listener) -> str | None:
        return telling.tell(
            event.facts if isinstance(event, Joined) else plain(event), to.tongue, to.names, to.seat
        )

    def question(self, question: Question, to: Listener) -> str:
        return telling.tell_question(question, to.tongue, to.names)

    def refusal(self, refusal: Refusal, to: Listener) -> str:
        return telling.tell_refusal(refusal, to.tongue, to.names)

    def word(self, word: Word, to: Listener) -> str:
        return telling.tell_word(word.notation(), to.tongue, to.names, to.seat)

    def ending(self, result: Result, to: Listener) -> str:
        return telling.tell_ending(result, to.tongue, to.names, to.seat)

    def score(self, event: Event, to: Listener) -> Score | None:
        if not isinstance(event, Scored):
            return None
        told = self.tell(event, to)
        return Score(event.seat, [told] if told else [])

    def in_brief(self, events: Sequence[Event]) -> list[Event]:
        shown = [plain(event) for event in events if tag_of(type(event)) not in telling.QUIET]
        return [Joined(facts) for facts in telling.joined(shown)]

    def scripted_names(self, options: Mapping[str, str], tongue: Tongue) -> list[str]:
        return telling.scripted_names(options, tongue)


class PaxPieces(Pieces):
    """The pieces of the game."""

    minutes = pieces.MINUTES
    headings = tuple(KINDS[tag] for tag in pieces.HEADINGS)
    clauses = {KINDS[tag]: clause for tag, clause in pieces.CLAUSES.items()}
    seats = pieces.SEATS
    left_out = pieces.LEFT_OUT

    def touches(self, word: Word) -> list[str]:
        return pieces.touches(word.notation())

    def group(self, word: Word) -> str:
        return pieces.group(word.notation())

    def row_touch(self, row: msgspec.Struct) -> str:
        return pieces.row_touch(type(row).__name__, row)

    def tell_value(self, field: str, value: Any, to: Listener) -> str | None:
        return pieces.tell_value(field, value, to.tongue, to.names)


class PaxScreen:
    """The table as one listener sees it."""

    def __init__(self, view: View, to: Listener) -> None:
        self.look = terminal.Look(view, to.names, to.tongue)

    def table(self, width: int) -> list[Text]:
        return terminal.table(self.look, width)

    def choices(self, legal: Sequence[str]) -> list[tuple[str, str]]:
        return terminal.choices(self.look.view, legal)

    def offers(self, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()) -> list[Text]:
        return terminal.offers(self.look, keys, focus, barred)

    def about(self, notation: str) -> str:
        return terminal.about(self.look, notation)

    def result(self, winners: Sequence[int]) -> list[Text]:
        return terminal.result(self.look, winners)


class PaxTerminal:
    """The game in a terminal."""

    def screen(self, view: View, to: Listener) -> PaxScreen:
        return PaxScreen(view, to)

    def legend(self, tongue: Tongue) -> list[Text]:
        return terminal.legend(tongue)

    def heard(self, text: str) -> str:
        return telling.heard(text)


SPEECH = PaxSpeech()
PIECES = PaxPieces()
TERMINAL = PaxTerminal()
