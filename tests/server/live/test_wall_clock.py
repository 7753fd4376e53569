"""The wall clock is set: clocks of tables neither stand nor jump, in one process and after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from intriga.server.live.hub import Hub
from intriga.store.urls import store_for
from intriga.tables.chatting import chat
from tests.server.live.test_forgetting import Wire, shared_table
from tests.server.running import Person, Running, heard, sent, serving, settings

START = 1_700_000_000_000
HOUR = 3600


class Clocks:
    """A wall clock that is set, and time that only passes."""

    def __init__(self, wall: int = START) -> None:
        self.wall = wall
        self.steady = 5_000

    def passes(self, seconds: int) -> None:
        self.wall += seconds * 1000
        self.steady += seconds * 1000

    def is_set(self, seconds: int) -> None:
        self.wall += seconds * 1000


@contextmanager
def timed(folder: Path, clocks: Clocks) -> Iterator[Running]:
    with serving(folder / "store.sqlite", clock=lambda: clocks.wall, steady=lambda: clocks.steady) as server:
        yield server


MINUTE = {"kind": "bank", "bank": 60, "increment": 0}
DAY = {"kind": "days", "days": 1}


def opened(host: Person, clock: dict[str, Any] = MINUTE) -> str:
    """Both hands of a table are the host's."""
    seats = [{"who": "me"}, {"who": "me"}]
    table: str = host.post("/api/tables", {"game": "_tiny", "players": 2, "seats": seats, "clock": clock})[
        "table"
    ]
    return table


def left(line: Any, host: Person, table: str) -> list[int]:
    """What the clocks show while somebody is there; the one that runs is among them."""
    sent(line, type="ping", n=1)
    heard(line, "pong")
    return sorted(card["clock_ms"] for card in host.look(table)["state"]["seats"])


@pytest.mark.parametrize("hours", [-1, 1])
def test_in_one_process_clocks_neither_stand_nor_jump(tmp_path: Path, hours: int) -> None:
    clocks = Clocks()
    with timed(tmp_path, clocks) as server:
        host = server.person()
        table = opened(host)
        with host.live(table) as line:
            heard(line, "welcome")
            clocks.passes(10)
            before = left(line, host, table)
            clocks.is_set(hours * HOUR)
            at_once = left(line, host, table)
            clocks.passes(10)
            after = left(line, host, table)

    assert (before, at_once, after) == ([50_000, 60_000], [50_000, 60_000], [40_000, 60_000])


def test_after_a_restart_with_an_earlier_wall_clock_they_go_on_at_once(tmp_path: Path) -> None:
    """What is charged is stored as well: a move is later than the one before it."""
    with timed(tmp_path, Clocks()) as server:
        host = server.person()
        cookie = host.http.cookies["intriga"]
        table = opened(host)
    clocks = Clocks(START - HOUR * 1000)
    with timed(tmp_path, clocks) as server:
        host = Person(server.address, cookie=cookie)
        with host.live(table) as line:
            heard(line, "welcome")
            clocks.passes(10)
            shown = left(line, host, table)
            position = host.look(table)["state"]["position"]
            word = position["offers"][0]["word"]
            host.say(table, position["seat"], position["question"]["number"], word)
            charged = server.node.hub.live[table].table.clocks.left
        host.close()

    assert shown == [50_000, 60_000]
    assert sorted(charged) == [50_000, 60_000]


@pytest.mark.parametrize(("clock", "seconds"), [(MINUTE, 60), (DAY, 24 * HOUR)], ids=["minute", "day"])
def test_after_a_restart_with_an_earlier_wall_clock_they_run_out(
    tmp_path: Path, clock: dict[str, Any], seconds: int
) -> None:
    with timed(tmp_path, Clocks()) as server:
        host = server.person()
        cookie = host.http.cookies["intriga"]
        table = opened(host, clock)
    clocks = Clocks(START - HOUR * 1000)
    with timed(tmp_path, clocks) as server:
        host = Person(server.address, cookie=cookie)
        with host.live(table) as line:
            heard(line, "welcome")
            clocks.passes(seconds)
            server.do(server.node.alarms.ring(server.node.hub.live[table]))
            levels = [card["level"] for card in host.look(table)["state"]["seats"]]
        host.close()

    assert sum(bool(level) for level in levels) >= 1


def test_a_node_whose_wall_clock_is_behind_goes_on_from_what_the_other_wrote(tmp_path: Path) -> None:
    ahead, behind = Clocks(START + HOUR * 1000), Clocks()

    async def test() -> None:
        file = tmp_path / "store.sqlite"
        store = await store_for(str(file))
        ends: list[Wire] = []
        here, there = (
            Hub(
                store,
                Wire(ends),
                settings(file, clock=lambda at=at: at.wall, steady=lambda at=at: at.steady),
            )
            for at in (behind, ahead)
        )
        table = await shared_table(here)
        mine, theirs = await here.find(table), await there.find(table)
        await there.command(theirs, lambda at, now: chat(at, "boris", now, 1, "an hour later"))
        await here.refresh(mine)
        said = mine.table.at
        behind.passes(10)
        await here.command(mine, lambda at, now: chat(at, "anna", now, 0, "ten seconds after that"))
        later = mine.table.at
        for hub in (here, there):
            await hub.close()
        await store.close()

        assert (said, later) == (START + HOUR * 1000, START + HOUR * 1000 + 10_000)

    run(test())


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)
