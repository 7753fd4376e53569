"""Bots at a table: experts think in processes of their own, within what their host may spend."""

from __future__ import annotations

from pathlib import Path

from intriga.server.settings import Limits
from tests.server.running import Running, heard, is_asked, sent, serving


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


def test_experts_think_in_workers(tmp_path: Path) -> None:
    with serving(tmp_path / "store.sqlite", workers=1, bot_seconds=0.02) as server:
        play_moves(server, "expert", 6)

        assert thoughts(server, "searched") + thoughts(server, "given_up") >= 1


def test_when_the_hosts_thinking_time_is_spent_simpler_bots_play_on(tmp_path: Path) -> None:
    limits = Limits(bot_seconds_a_day=0)
    with serving(tmp_path / "store.sqlite", limits=limits) as server:
        play_moves(server, "expert", 2)

        assert thoughts(server, "policy") >= 2
        assert thoughts(server, "searched") + thoughts(server, "given_up") == 0
