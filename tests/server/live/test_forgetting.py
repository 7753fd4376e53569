"""Forgotten means forgotten: at all nodes, during and after, and in the files beside the store."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from intriga.games.shelf import find_game, own_pack
from intriga.server.live.attendance import Attendance
from intriga.server.live.bus import Listener, Message
from intriga.server.live.forgetting import forget, say_forgotten
from intriga.server.live.hub import Hub
from intriga.server.live.other_nodes import OtherNodes
from intriga.server.live.table import Connection
from intriga.server.live.willing import Willing
from intriga.server.telling.reader import Reader
from intriga.store.protocol import Person
from intriga.store.urls import store_for
from intriga.tables.chatting import chat
from intriga.tables.denials import Denied
from intriga.tables.opening import SeatWish, TableSettings, open_table
from intriga.tables.seating import sit
from tests.server.running import heard, serving, settings
from tests.tables.builders import fresh

NAME, WISH = "Unmistakable", "a secret wish"


class Wire:
    """A bus between the nodes of one test; it can be down."""

    def __init__(self, ends: list[Wire]) -> None:
        self.ends = ends
        self.is_up = True
        self.listener: Listener | None = None
        ends.append(self)

    async def start(self, listener: Listener) -> None:
        self.listener = listener

    async def publish(self, message: Message) -> None:
        for end in self.ends:
            if self.is_up and end.is_up and end is not self and end.listener is not None:
                await end.listener(message)

    async def close(self) -> None:
        self.listener = None


@asynccontextmanager
async def two_hubs(file: Path, *, bus: bool) -> AsyncIterator[list[Hub]]:
    store = await store_for(str(file))
    ends: list[Wire] = []
    hubs = [Hub(store, Wire(ends), settings(file)) for _ in range(2)]
    for hub in hubs:
        await OtherNodes(hub, Attendance(hub), Willing(hub)).start()
    for end in ends:
        end.is_up = bus
    try:
        yield hubs
    finally:
        for hub in hubs:
            await hub.close()
        await store.close()


async def shared_table(hub: Hub, name: str = "t") -> str:
    """Anna hosts, Boris sits beside her; both have names that nobody else has."""
    now = hub.now()
    wanted = TableSettings(3, seats=(SeatWish("me"), SeatWish("open"), SeatWish("open")), is_open=True)
    for person in ("anna", "boris"):
        if not await hub.store.tables_ever(person):
            await hub.store.create_person(Person(person, person, "en", now), f"device of {person}")
    made = open_table(find_game("masti"), own_pack("masti"), "anna", NAME, now, wanted, fresh(name))
    live = await hub.open(made)
    await hub.command(live, lambda table, now: sit(table, "boris", now, 1, "Staying", "invited"))
    await hub.command(live, lambda table, now: chat(table, "anna", now, 0, WISH))
    return live.table.id


async def everything(hub: Hub, table: str) -> str:
    """All that the store and this node's memory have of a table."""
    listed = await hub.store.listed(table)
    live = hub.live.get(table)
    memory = repr([live.table.rows, live.table.seats]) if live else ""
    return b"".join(await hub.store.rows(table)).decode() + repr(listed) + memory


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


@pytest.mark.parametrize("bus", [True, False], ids=["with the bus", "while the bus is down"])
def test_another_node_forgets_too_and_never_brings_the_name_back(tmp_path: Path, bus: bool) -> None:
    async def test() -> None:
        async with two_hubs(tmp_path / "store.sqlite", bus=bus) as (here, there):
            table = await shared_table(here)
            other = await there.find(table)
            assert NAME in await everything(there, table)

            await forget(here, "anna")
            with pytest.raises(Denied):
                await there.command(other, lambda at, now: chat(at, "anna", now, 0, WISH))
            await there.command(other, lambda at, now: chat(at, "boris", now, 1, "still here"))

            for hub in (here, there):
                await hub.refresh(await hub.find(table))
                found = await everything(hub, table)
                assert NAME not in found
                assert WISH not in found
                assert "Staying" in found

    run(test())


def test_what_another_node_writes_meanwhile_is_forgotten_too(tmp_path: Path) -> None:
    """Between two steps of the forgetting another tab writes at another node, whose bus is down."""

    async def test() -> None:
        async with two_hubs(tmp_path / "store.sqlite", bus=False) as (here, there):
            table = await shared_table(here)
            other = await there.find(table)
            opened: list[str] = []
            drop = here.store.forget_person

            async def meanwhile(person: str, now: int) -> None:
                for tab in (other, await there.find(table)):
                    with pytest.raises(Denied):
                        await there.command(tab, lambda at, now: chat(at, "anna", now, 0, WISH))
                await there.command(tab, lambda at, now: chat(at, "boris", now, 1, "hello"))
                opened.append(await shared_table(there, "later"))
                await drop(person, now)

            here.store.forget_person = meanwhile  # type: ignore[method-assign]
            await forget(here, "anna")

            for hub, name in itertools.product((here, there), (table, *opened)):
                await hub.refresh(await hub.find(name))
                found = await everything(hub, name)
                assert NAME not in found
                assert WISH not in found

    run(test())


def test_forgetting_that_was_cut_off_can_be_repeated(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_hubs(tmp_path / "store.sqlite", bus=True) as (here, there):
            table = await shared_table(here)
            live = await here.find(table)
            await here.command(live, lambda at, now: say_forgotten(at, now, "anna"))
            assert NAME in b"".join(await here.store.rows(table)).decode()

            await forget(here, "anna")

            assert NAME not in await everything(here, table) + await everything(there, table)

    run(test())


def test_connections_of_a_forgotten_person_end_at_other_nodes_too(tmp_path: Path) -> None:
    """Also those of somebody who only looks on and has never sat there."""

    async def test() -> None:
        async with two_hubs(tmp_path / "store.sqlite", bus=True) as (here, there):
            table = await shared_table(here)
            at_nodes = [await hub.find(table) for hub in (here, there)]
            everybody = [
                [Connection(Reader(name, "en"), 0) for name in ("anna", "boris", "vera")] for _ in at_nodes
            ]
            for live, connections in zip(at_nodes, everybody, strict=True):
                live.connections.update(connections)

            await forget(here, "anna")
            await forget(here, "vera")

            closing = [[each.closing for each in connections] for connections in everybody]
            assert closing == [[True, False, True]] * 2

    run(test())


def test_nothing_of_it_is_left_in_any_file(tmp_path: Path) -> None:
    with serving(tmp_path / "store.sqlite") as server:
        leaving, staying = server.person(), server.person()
        leaving.http.patch("/api/me", json={"name": NAME})
        opened = leaving.post("/api/tables", {"game": "_tiny", "players": 2, "seats": [{"who": "me"}]})
        leaving.post(f"/api/tables/{opened['table']}/message", {"type": "chat", "seat": 0, "text": WISH})
        files = list(tmp_path.glob("store.sqlite*"))
        assert any(NAME.encode() in file.read_bytes() for file in files)

        assert leaving.http.delete("/api/me").status_code == 200

        for file in tmp_path.glob("store.sqlite*"):
            assert NAME.encode() not in file.read_bytes(), file
            assert WISH.encode() not in file.read_bytes(), file
        assert staying.get("/api/lobby")["open"] == []


def test_a_socket_that_is_open_meanwhile_is_closed_and_cannot_write(tmp_path: Path) -> None:
    with serving(tmp_path / "store.sqlite") as server:
        leaving = server.person()
        table = leaving.post("/api/tables", {"game": "_tiny", "players": 2, "seats": [{"who": "me"}]})[
            "table"
        ]
        with leaving.live(table) as line:
            heard(line, "welcome")
            assert leaving.http.delete("/api/me").status_code == 200
            with pytest.raises(Exception, match="4403"):
                heard(line, "nothing more")
