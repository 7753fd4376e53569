"""Chapters as events, for the memoirs."""

from __future__ import annotations

from collections.abc import Sequence

from intriga.games.gangsters import events
from intriga.games.gangsters.speech.memoirs.telling import memoirs
from intriga.kernel.events import Event
from intriga.kernel.speech import Listener, Memoirs
from tests.tongues import listener_of

NAMES = ["Анна", "Борис", "Вера"]
SAFE, TILLS = 1, 2  # places of the first scenario
FACES = ["3", "4", "lock", "used"]


def beginning(
    chapter: int = 1,
    *,
    campaign: bool = True,
    players: int = 3,
    level: str = "standard",
    scenario: str = "hands_up",
) -> list[Event]:
    clan = list(range(1, 21))
    return [
        events.Setup(players, scenario, chapter, level, campaign, clan, [[0]] * 3),
        events.RoundBegan(1),
    ]


def roll(
    boss: int, kind: str, number: int, result: int, won: int, *, helped: bool = False, white: int = 4
) -> list[Event]:
    """A challenge of difficulty 4 that is overcome by one success."""
    told: list[Event] = [
        events.ChallengeChosen(boss, kind, number, 4, 1, "search", False),
        events.HenchmanSent(boss, 1, "search", 3),
        events.HenchmanSent(boss, 5, "melee", 1),
        events.Rolled(boss, FACES[:white], "x2", 0),
    ]
    if helped:
        told.append(events.AbilityUsed(boss % 3 + 1, 7, "add_result", 2))
    told.append(events.ResultFixed(boss, kind, number, result, 2, 4, won, 1, 0, 1))
    overcome = events.Overcome(boss, kind, number, won)
    return [*told, overcome if won else events.Failed(boss, kind, number)]


def ending(reason: str = "away", reputation: int = 7, lost: list[int] | None = None) -> list[Event]:
    success = reason == "away"
    return [
        events.RoundEnded(1, 2),
        events.ScenarioEnded(reason, success, reputation, lost or []),
        events.Ended(reason, success, reputation),
    ]


def told(*parts: Sequence[Event], language: str = "en", names: list[str] | None = None) -> Memoirs:
    found = memoirs([event for part in parts for event in part], reader(language, names))
    assert found is not None
    return found


def reader(language: str, names: list[str] | None = None) -> Listener:
    return listener_of("gangsters", language, names or NAMES)


def text(*parts: Sequence[Event], language: str = "en") -> str:
    return "\n".join(told(*parts, language=language).paragraphs)
