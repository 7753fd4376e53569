"""The part of the contract for people: sentences, pieces of the board, the look in a terminal.

A game imports its sentences when it is asked for them: bots do not need them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import msgspec

from intriga.kernel.events import Event
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Tongue

if TYPE_CHECKING:
    from rich.text import Text

    from intriga.kernel.contract import Question, Result

AnyEvent = TypeVar("AnyEvent", bound=Event)  # the union of a game's events
View = TypeVar("View", contravariant=True)

#: What a sentence is filled with, by the names of its variables.
Blanks = dict[str, object]


class Listener(NamedTuple):
    """Who is spoken to: the language and the box, everybody's name by seat, and the listener's seat,
    about which sentences say "you"."""

    tongue: Tongue
    names: Sequence[str]
    seat: Seat = SPECTATOR

    def is_me(self, seat: Seat) -> bool:
        """Whether this seat is the listener's. Sentences about events ask this and never look at `seat`."""
        return seat == self.seat >= 0

    def you(self, seat: Seat) -> str:
        """The value of the blank `you` in a sentence about this seat."""
        return "yes" if self.is_me(seat) else "no"

    def acting(self, seat: Seat) -> dict[str, str]:
        """The blanks `name` and `you` for the seat that acts."""
        return {"name": self.names[seat], "you": self.you(seat)}


class Everybody(Listener):
    """Whoever listens. A sentence that asked whether the listener is this or that seat is the same for the
    listeners at all other seats."""

    def __init__(self, *_: object) -> None:
        self.asked: set[Seat] = set()

    def is_me(self, seat: Seat) -> bool:
        self.asked.add(seat)
        return False

    def is_same_for(self, seat: Seat) -> bool:
        """Whether the listener at this seat would have been told the same."""
        return seat not in self.asked


class Score(NamedTuple):
    """The score of one seat, line by line."""

    seat: Seat
    lines: list[str]


class ScoreChange(NamedTuple):
    """What happened to one item of a seat's score: the points it gained or lost, and that in a phrase."""

    seat: Seat
    gain: int
    text: str


class Memoirs(NamedTuple):
    """A finished match as a story."""

    title: str
    paragraphs: list[str]


class Speech(Protocol[AnyEvent]):
    """A game in sentences. Games inherit from it; methods with a body here are optional."""

    #: Events that tell the result, not how it came about.
    result_events: tuple[type[Event], ...]

    def tell(self, event: AnyEvent, to: Listener) -> str | None:
        """One full sentence of the log for an event, which is given as the listener may know it, or with full
        information; None if the event needs no sentence."""
        ...

    def question(self, question: Question, to: Listener) -> str:
        """What is asked of a seat, or whom it waits for."""
        ...

    def refusal(self, refusal: Refusal, to: Listener) -> str:
        """Why a word may not be said; the clause is for the caller to show."""
        ...

    def word(self, word: Word, to: Listener) -> str:
        """A word as what the player would do: `bribe` to "give a bribe"."""
        ...

    def ending(self, result: Result, to: Listener) -> str:
        """How and why the game ended, who wins, and what broke a tie."""
        ...

    def score(self, event: AnyEvent, to: Listener) -> Score | None:
        """The score that this event tells; None for an event about something else."""
        return None

    def final_scores(self, view: Any, to: Listener) -> list[Score]:
        """The scores that the view at the end tells, in place of those of events: where a game may end
        without a scoring."""
        return []

    def score_changes(self, before: State, after: State, to: Listener) -> list[ScoreChange]:
        """What changed in the scores between two positions of an ended match, item by item: the phrases
        begin small and follow a colon."""
        return []

    def in_brief(self, events: Sequence[AnyEvent]) -> list[AnyEvent]:
        """Events for a short log: without those that the table shows anyway, some of them merged."""
        return list(events)

    def memoirs(
        self, events: Sequence[AnyEvent], to: Listener, before: Sequence[Sequence[AnyEvent]]
    ) -> Memoirs | None:
        """A whole match as a story, from what a spectator saw of it and of the chapters before it, as far as
        they are known; None if this game tells none."""
        return None

    def scripted_names(self, options: Mapping[str, str], tongue: Tongue) -> list[str]:
        """The names of the scripted seats."""
        return []


class Pieces:
    """What the page links to pieces, and what the plain board says. A game overrides what it needs."""

    minutes: int = 30  # how long a game takes
    usual_players: int = 0  # how many play where nobody says; 0 leaves it to the lobby
    headings: tuple[type[Event], ...] = ()  # events that begin a group of the log
    clauses: Mapping[type[Event], str] = {}  # the clause behind an event's sentence
    signals: tuple[str, ...] = ()  # phrases that partners may signal, each with a sentence `signal-<phrase>`
    seats: tuple[str, ...] = ("seat",)  # fields of the view that hold seats
    left_out: tuple[str, ...] = ()  # fields that the plain board does not show, as `View.seat`

    def touches(self, word: Word) -> list[str]:
        """The pieces that a word concerns, the nearest first: `hand:A13`."""
        return []

    def group(self, word: Word) -> str:
        """The name of the sentence under which a word is offered; empty if there is none."""
        return ""

    def row_touch(self, row: msgspec.Struct) -> str:
        """The piece that a row of the plain board stands for; empty if there is none."""
        return ""

    def row_name(self, row: msgspec.Struct, to: Listener) -> str:
        """What a row of the plain board is called, where no field of it says so; empty if one does.
        The heading of such names is the sentence `field-<Struct>`."""
        return ""

    def tell_value(self, field: str, value: Any, to: Listener) -> str | None:
        """The value of a field such as `View.trump` in words; None to show it as it is."""
        return None

    def book(self, view: Any, tongue: Tongue) -> msgspec.Struct | None:
        """What a board reads beside the view, such as the texts of all cards, as far as the view allows."""
        return None

    def deeds(self, state: State, seat: Seat, touch: str) -> Sequence[msgspec.Struct]:
        """What this seat can do to a piece now, each with `words`, the path that does it: for boards on which
        one points at the target first."""
        return []


class Screen(Protocol):
    """The table as one seat sees it, drawn line by line."""

    def table(self, width: int) -> list[Text]:
        """Everything that lies on the table."""
        ...

    def choices(self, legal: Sequence[str]) -> list[tuple[str, str]]:
        """The words to offer, in order, each with its own key or none."""
        ...

    def offers(self, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()) -> list[Text]:
        """The listener's hand, and the words to choose from, each with its key. The first line is left out in
        plain output."""
        ...

    def about(self, notation: str) -> str:
        """What this word would do, in a sentence."""
        ...

    def focus(self, legal: Sequence[str]) -> str | None:
        """The word on which the cursor stands at first; None for the first legal one."""
        return None

    def goes_without_saying(self, notation: str) -> bool:
        """Whether this word, if it is the only answer in the middle of an action, is not asked for."""
        return False

    def result(self, winners: Sequence[Seat]) -> list[Text]:
        """The score of every seat, item by item."""
        ...


class TerminalLook(Protocol[View]):
    """How a game looks in a terminal."""

    def screen(self, view: View, to: Listener) -> Screen:
        """The table as the listener sees it."""
        ...

    def legend(self, tongue: Tongue) -> list[Text]:
        """The reminder card: letters, glyphs, tables."""
        ...

    def heard(self, text: str) -> str:
        """What a person typed, as notation."""
        ...
