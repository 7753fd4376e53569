"""What a scenario brings beside its rules: its tables, its part of the view, its sentences."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from intriga.games.gangsters.box.tables import ScenarioBox
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat
from intriga.kernel.rows import PackReader
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener

BRIEF = ("goal", "round", "ways", "danger", "end")  # what a scenario is told by on one screen


Mood = Literal["good", "bad"]


class Scene(NamedTuple):
    """A moment of a chapter, for the memoirs."""

    at: int  # the number of the event after which it is told
    mood: Mood  # how it went for the clan: a new paragraph begins where that changes
    text: str


class ScenarioSpeech(Protocol):
    """A scenario in sentences."""

    def tell(self, event: Any, to: Listener) -> str | None:
        """The sentence of one of its own events."""
        ...

    def status(self, mission: Any, to: Listener) -> list[str]:
        """How the mission stands, in lines for the terminal; `mission` is its part of a view."""
        ...

    def question(self, question: Any, to: Listener) -> str | None:
        """The sentence of one of its own questions; None for those of the core."""
        ...

    def scenes(self, events: Sequence[Event], variant: int, to: Listener) -> list[Scene]:
        """Moments of its own for the memoirs of a chapter; `variant`, 0 to 2, chooses the wording."""
        return []

    def epilogue(self, events: Sequence[Event], variant: int, to: Listener) -> list[str]:
        """The last paragraphs of the memoirs, where they are its own: a finale ends the story."""
        return []

    def brief(self, tongue: Tongue) -> list[str]:
        """The scenario on one screen: goal, round, what to do, dangers, end. Nothing if it has none."""
        return []


class Parts(NamedTuple):
    """One scenario whole."""

    scenario: Scenario
    file: str  # of its tables in a pack
    load: Callable[[PackReader], ScenarioBox]
    view: Callable[[Gangsters, Seat], Any]  # its part of a seat's view
    question: Callable[[Gangsters, Seat], Question]  # for frames of its own
    events: tuple[type[Event], ...]
    speech: Callable[[], ScenarioSpeech]  # imported when it is asked for
