"""Our server as a process of its own, with tables where everybody sits already.

    python -m benchmarks.server.our_server '{"database": …, "groups": [{"tables": 10}]}'

It prints one line of JSON when it serves: its address, and how the readers of every table connect.
"""

import asyncio
import os
import secrets
import sys
import tempfile

import msgspec

from intriga.games.shelf import find_game, own_pack
from intriga.server.running import Server, run_on_fast_loop, serve
from intriga.server.settings import Limits, Settings
from intriga.server.web.identity import COOKIE
from intriga.server.web.node import Node
from intriga.store.codes import new_secret
from intriga.store.protocol import Person
from intriga.tables.opening import FreshSecrets, SeatWish, TableSettings, open_table
from intriga.tables.persons import Keys
from intriga.tables.seating import sit

#: All clients have one address and one machine; the rates are not what is measured.
LIMITS = Limits(
    person_rate=1e6,
    person_burst=10**6,
    address_rate=1e6,
    address_burst=10**6,
    bot_seconds_a_day=10**6,
    table_memory=2**40,
)
AT_ONCE = 50


class Group(msgspec.Struct):
    """Tables of one kind."""

    game: str = "masti"
    players: int = 4
    tables: int = 10
    experts: int = 0  # seats of each table that bots have
    spectators: int = 0


class Asked(msgspec.Struct):
    """What is to be served; without a database, from a new SQLite file."""

    groups: list[Group]
    database: str = ""
    workers: int = 0


class Seated(msgspec.Struct):
    """How the readers of one table connect."""

    path: str
    cookies: list[str]
    experts: int


class Served(msgspec.Struct):
    address: str
    processes: list[int]
    tables: list[Seated]


async def seated(node: Node, asked: Group, number: int) -> Seated:
    """A new table whose match has begun."""
    name = f"{asked.game}-{asked.experts}-{number}"
    persons = [f"p{name}-{seat}" for seat in range(asked.players - asked.experts)]
    readers = persons + [f"s{name}-{seat}" for seat in range(asked.spectators)]
    devices = [new_secret() for _ in readers]
    for person, device in zip(readers, devices, strict=True):
        await node.store.create_person(Person(person, person, "en", node.hub.now()), device)
    keys = Keys(new_secret(), new_secret())
    fresh = FreshSecrets(f"t{name}", f"m{name}", secrets.token_bytes(32), keys)
    wishes = (
        SeatWish("me"),
        *[SeatWish("open")] * (len(persons) - 1),
        *[SeatWish("bot", level="expert")] * asked.experts,
    )
    wanted = TableSettings(players=asked.players, seats=wishes)
    now = node.hub.now()
    change = open_table(
        find_game(asked.game), own_pack(asked.game), persons[0], persons[0], now, wanted, fresh
    )
    for seat, person in enumerate(persons[1:], 1):
        change = change.then(sit(change.table, person, now, seat, person, keys.invite))
    live = await node.hub.open(change)
    path = f"/api/tables/{live.table.id}/live?lang=en&plain=no&k={keys.watch}"
    cookies = [f"{COOKIE}={node.identity.cookie(device)}" for device in devices]
    return Seated(path, cookies, asked.experts)


async def seated_tables(node: Node, groups: list[Group]) -> list[Seated]:
    tables: list[Seated] = []
    for group in groups:
        for first in range(0, group.tables, AT_ONCE):
            numbers = range(first, min(group.tables, first + AT_ONCE))
            tables += await asyncio.gather(*(seated(node, group, number) for number in numbers))
    return tables


async def prepared(node: Node, asked: Asked, address: str) -> None:
    tell(address, [os.getpid()], await seated_tables(node, asked.groups))


def tell(address: str, processes: list[int], tables: list[Seated]) -> None:
    """One line: it serves."""
    host = address.removeprefix("http://").rstrip("/")
    print(msgspec.json.encode(Served(host, processes, tables)).decode(), flush=True)


async def main(asked: Asked) -> None:
    made: list[Server] = []
    tasks: list[asyncio.Task[None]] = []

    def started(address: str) -> None:
        tasks.append(asyncio.create_task(prepared(made[0].node, asked, address)))

    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"{folder}/store.sqlite"
        settings = Settings(database=database, workers=asked.workers, bot_pause=0.0, limits=LIMITS)
        await serve(settings, "127.0.0.1", 0, started, made.append)


if __name__ == "__main__":
    run_on_fast_loop(main(msgspec.json.decode(sys.argv[1], type=Asked)))
