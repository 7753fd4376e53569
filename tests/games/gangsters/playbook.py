"""A conversation: words go in with `>>`, what is told comes out with `<<`."""

from __future__ import annotations

from typing import NamedTuple

from intriga.games.gangsters.state import Gangsters
from intriga.kernel.events import Event
from tests.games.gangsters.builders import say


class Say(NamedTuple):
    """A seat says a word; `chance` is what chance turns up because of it."""

    seat: int
    word: str
    chance: str = ""


class Playbook:
    """Everything that is told must be listed."""

    def __init__(self, state: Gangsters) -> None:
        self.state = state
        self.heard: list[Event] = []

    def __rshift__(self, said: Say) -> Playbook:
        self.done()
        self.heard += say(self.state, said.seat, said.word, said.chance)
        return self

    def __lshift__(self, expected: Event) -> Playbook:
        assert [expected] == self.heard[:1]
        self.heard.pop(0)
        return self

    def done(self) -> None:
        """Nothing was told beside what was listed."""
        assert [] == self.heard
