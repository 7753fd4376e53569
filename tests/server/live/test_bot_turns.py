"""Bots at a table: experts think in processes of their own, within what their host may spend."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest

from intriga.bots import thinkers, turn_time
from intriga.kernel.match.proof import SEED_BYTES
from intriga.server.settings import Limits
from intriga.server.web import opening
from tests.server.running import PATIENCE, Running, heard, is_asked, sent, serving

MOVES = 3  # in this deal every seat has a choice at least as long, whatever is played


@pytest.fixture(autouse=True)
def fixed_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "new_seed", lambda: bytes(SEED_BYTES))


async def no_wait(seconds: float) -> None:
    """A bot answers as soon as it knows what to say."""


def play_moves(server: Running, level: str, moves: int) -> None:
    """Some moves of a person against bots of a level."""
    person = server.person()
    table = person.open("masti", 3, bots=2, level=level)
    with person.live(table) as line:
        state = heard(line, "welcome")["state"]
        while moves:
            if is_asked(state, 0):
                moves -= 1
                number, offers = state["position"]["question"]["number"], state["position"]["offers"]
                sent(line, type="say", seat=0, question=number, words=[offers[0]["word"]], client=str(moves))
            state = heard(line, "news")["state"]


def thoughts(server: Running, kind: str) -> float:
    counted = server.node.hub.metrics.registry.get_sample_value("intriga_thoughts_total", {"kind": kind})
    return counted or 0.0


def test_experts_think_in_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question with a choice is searched; a busy machine may be late, and is waited for."""
    monkeypatch.setattr(turn_time, "ANSWER_DELAY", PATIENCE)
    monkeypatch.setattr(thinkers, "time", lambda: time() + PATIENCE)
    with serving(tmp_path / "store.sqlite", workers=1, bot_seconds=0.02) as server:
        server.node.bot_turns.sleep = no_wait
        play_moves(server, "expert", MOVES)

        assert thoughts(server, "searched") >= 2 * (MOVES - 1)
        assert thoughts(server, "policy") == 0
        assert thoughts(server, "given_up") == 0


def test_when_the_hosts_thinking_time_is_spent_simpler_bots_play_on(tmp_path: Path) -> None:
    limits = Limits(bot_seconds_a_day=0)
    with serving(tmp_path / "store.sqlite", limits=limits) as server:
        play_moves(server, "expert", MOVES)

        assert thoughts(server, "policy") >= 2 * (MOVES - 1)
        assert thoughts(server, "searched") + thoughts(server, "given_up") == 0
