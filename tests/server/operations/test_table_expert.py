"""`benchmarks.table_expert`: what experts search at a table, and in the arena on the same positions."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest

from benchmarks import table_expert
from benchmarks.table_expert import Site, at_table, in_arena
from intriga.bots import thinkers, turn_time
from tests.server.running import PATIENCE, serving

PLANNED = 2  # searches


async def no_wait(seconds: float) -> None:
    """A bot answers as soon as it knows what to say."""


def test_the_arena_is_asked_the_same_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game, what was searched at the table is searched in the arena too; what follows from a plan
    may differ, for two searches of the same time are never quite the same."""
    monkeypatch.setattr(turn_time, "ANSWER_DELAY", PATIENCE)  # a busy machine is waited for
    monkeypatch.setattr(thinkers, "time", lambda: time() + PATIENCE)
    monkeypatch.setattr(table_expert, "TURN_SECONDS", 0.02)
    with serving(tmp_path / "store.sqlite", workers=1, bot_seconds=0.02) as server:
        server.node.bot_turns.sleep = no_wait
        played = at_table(Site(server.address), "masti", 3, seconds=PATIENCE)

    arena = in_arena(played.match)
    assert played.match.ended
    assert abs(played.searched.searches - arena.searches) <= PLANNED
    assert played.given_up == 0
    assert min(arena.searches, arena.rate(), played.searched.rate(), len(played.turns)) > 0
