"""A conversation: words go in with `>>`, what is told comes out with `<<`."""

from typing import NamedTuple

from intriga.games.masti.state import Masti
from intriga.kernel.events import Event
from tests.games.masti.builders import say


class Say(NamedTuple):
    """A seat says a word; `draws` are the cards that chance turns up because of it."""

    seat: int
    word: str
    draws: str = ""


class Playbook:
    """Everything that is told must be listed, as the listening seat sees it (None hears everything)."""

    def __init__(self, state: Masti, listener: int | None = None) -> None:
        self.state = state
        self.listener = listener
        self.heard: list[Event] = []

    def __rshift__(self, said: Say) -> "Playbook":
        self.done()
        told = say(self.state, said.seat, said.word, said.draws)
        for event in told:
            seen = event if self.listener is None else event.seen_by(self.listener)
            if seen is not None:
                self.heard.append(seen)
        return self

    def __lshift__(self, expected: Event) -> "Playbook":
        assert [expected] == self.heard[:1]
        self.heard.pop(0)
        return self

    def done(self) -> None:
        """Nothing was told beside what was listed."""
        assert [] == self.heard
