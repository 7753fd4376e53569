"""What is asked of the sentences and of the mission of every scenario."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

from intriga.games.gangsters.scenarios.parts import Parts
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.events import Event
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener
from tests.games.gangsters.registered import box

PEOPLE = ["Ada", "Bo"]


def listener(language: str, seat: int = 0) -> Listener:
    return Listener(Tongue(language, box()), PEOPLE, seat)


def check_sentence(parts: Parts, event: Event, language: str) -> None:
    """An event of its own is told in a whole sentence."""
    told = parts.speech().tell(event, listener(language))
    assert told is not None
    assert told.endswith((".", "!"))
    assert "{" not in told
    assert "  " not in told


def check_mission_is_data(parts: Parts, s: Gangsters, change: Callable[[Any], None]) -> None:
    """A copy of the mission shares nothing that `change` touches, and it survives pickling."""
    saved = s.mission.copy()
    again = pickle.loads(pickle.dumps(s.mission))
    change(saved)
    assert again.key() == s.mission.key() != saved.key()
    assert parts.scenario is pickle.loads(pickle.dumps(parts.scenario))
