"""Commit, then tell: whenever the server is killed, no acknowledged move is missing and none is doubled."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import threading
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.match.entries import Decided
from intriga.store.urls import store_for
from intriga.tables.folding import fold
from intriga.tables.rows import Played, read_opened, read_row
from tests.server.processes import Process
from tests.server.running import Person

LONG = os.environ.get("INTRIGA_LONG") == "1"
KILLS = {"sqlite": 200, "postgres": 200} if LONG else {"sqlite": 8, "postgres": 7}
PLAYERS = 3  # who play at the same time, each at tables of their own


class Hand:
    """Somebody who plays one table after the other, and repeats whatever was not answered."""

    def __init__(self, address: str) -> None:
        self.person = Person(address)
        self.tables: list[str] = []
        self.acknowledged: list[tuple[str, str]] = []
        self.stopping = False
        self.fault: BaseException | None = None
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def play(self) -> None:
        try:
            for number in itertools.count():
                if self.stopping:
                    return
                try:
                    self.step(f"move{number}")
                except httpx.TransportError:
                    time.sleep(0.05)
        except BaseException as fault:
            self.fault = fault

    def step(self, client: str) -> None:
        if not self.tables:
            self.tables.append(self.new_table())
        table = self.tables[-1]
        state = self.person.look(table)["state"]
        if state["status"] == "ended":
            self.tables.append(self.new_table())
            return
        position = state["position"]
        word = position["offers"][0]["word"]
        body = {"type": "say", "seat": position["seat"], "question": position["question"]["number"]}
        self.say_until_answered(table, {**body, "words": [word], "client": client})

    def new_table(self) -> str:
        return self.person.open("masti", 3, seats=[{"who": "me"}] * 3)

    def say_until_answered(self, table: str, body: dict[str, object]) -> None:
        while True:
            try:
                answer = self.person.http.post(f"/api/tables/{table}/message", json=body)
            except httpx.TransportError:
                if self.stopping:
                    return
                time.sleep(0.05)
                continue
            assert answer.status_code == 200, answer.text
            self.acknowledged.append((table, str(body["client"])))
            return

    def stop(self) -> None:
        self.stopping = True
        self.thread.join(60)
        self.person.close()
        if self.fault is not None:
            raise self.fault


async def stored(database: str, tables: list[str]) -> Counter[tuple[str, str]]:
    """The moves in the store by table and client id. Folding carries every entry out again by its digest."""
    store = await store_for(database)
    found: Counter[tuple[str, str]] = Counter()
    try:
        for name in tables:
            rows = await store.rows(name)
            opened = read_opened(rows[0])
            table = fold(find_game(opened.game), own_pack(opened.game), [read_row(row) for row in rows])
            for row in table.rows:
                if isinstance(row, Played) and isinstance(row.entry, Decided):
                    found[name, row.entry.client] += 1
    finally:
        await store.close()
    return found


def kill_again_and_again(server: Process, hands: list[Hand], times: int) -> None:
    """At random moments, but not before something was acknowledged."""
    chance = random.Random(7)
    for _ in range(times):
        before = sum(len(hand.acknowledged) for hand in hands)
        while sum(len(hand.acknowledged) for hand in hands) < before + 5 and not any(h.fault for h in hands):
            time.sleep(0.01)
        time.sleep(chance.random() * 0.2)
        server.kill()
        server.start()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    database = (
        str(tmp_path / "store.sqlite")
        if kind == "sqlite"
        else str(request.getfixturevalue("postgres").fresh_url())
    )
    server = Process(tmp_path / "node", database)
    hands: list[Hand] = []
    try:
        server.start()
        hands += [Hand(server.address) for _ in range(PLAYERS)]
        kill_again_and_again(server, hands, KILLS[kind])
        for hand in hands:
            hand.stop()
        assert server.stop() == 0
    finally:
        for hand in hands:
            hand.stopping = True
        server.kill()
    acknowledged = [move for hand in hands for move in hand.acknowledged]
    moves = asyncio.run(stored(database, [table for hand in hands for table in hand.tables]))

    assert len(acknowledged) >= 5 * KILLS[kind]
    assert [] == [move for move in acknowledged if moves[move] != 1]
    assert [] == [move for move, count in moves.items() if count > 1]
