"""How much memory tables and readers take, and what it costs to tell a move to many.

    python -m benchmarks.server.crowd [--tables 1000] [--crowds 50] [--readers 200]

First tables without readers, then that many readers at each of some tables more: with 50 times 200 there are
10,000 sockets open at one server. Then somebody moves at each of these tables.
"""

import argparse
import asyncio
import json
import resource
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.server.client import our_tables
from benchmarks.server.loads import percentile, seconds_spent
from benchmarks.server.our_server import Served
from benchmarks.server.servers import our_server
from benchmarks.server.tables import Clients

GAME = {"game": "masti", "players": 4}
SETTLING = 3.0  # seconds
ROUNDS = 5  # moves at each table with many readers
PAUSE = 0.02  # seconds between two moves


def resident(process: int) -> int:
    """The bytes of memory that a process has now."""
    lines = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def memory_of_tables(tables: int) -> dict[str, Any]:
    """What a table that has just begun takes, without readers: of many, less than one alone."""
    found = []
    for count in (1, tables):
        with our_server({**GAME, "tables": count}) as (served, _):
            found.append(resident(msgspec.json.decode(served, type=Served).processes[0]))
    return {"server_megabytes": found[0] >> 20, "bytes_per_table": (found[1] - found[0]) // (tables - 1)}


async def crowded(served: Served) -> dict[str, Any]:
    process = served.processes[0]
    before, spent = resident(process), seconds_spent(process)
    tables = await our_tables(served)
    await asyncio.sleep(SETTLING)
    readers = sum(len(table.sockets) for table in tables)
    joined = seconds_spent(process) - spent
    found = {
        "readers": readers,
        "bytes_per_reader": (resident(process) - before) // readers,
        "join_cpu_ms": round(1000 * joined / readers, 2),
    }
    return found | await moved(tables, process)


async def moved(tables: list[Clients], process: int) -> dict[str, Any]:
    """Moves at all tables, one table after the other."""
    waits: list[float] = []
    spent = seconds_spent(process)
    for table in tables * ROUNDS:
        began = perf_counter()
        table.move()
        while table.waits:
            await asyncio.sleep(0.001)
        waits.append(perf_counter() - began)
        await asyncio.sleep(PAUSE)
    told = sum(len(table.sockets) for table in tables) * ROUNDS
    return {
        "until_all_are_told_p50_ms": round(1000 * percentile(waits, 0.5), 1),
        "until_all_are_told_p99_ms": round(1000 * percentile(waits, 0.99), 1),
        "cpu_us_per_reader_told": round(1e6 * (seconds_spent(process) - spent) / told, 1),
    }


def main() -> None:
    reader = argparse.ArgumentParser(prog="benchmarks.server.crowd")
    reader.add_argument("--tables", type=int, default=1000)
    reader.add_argument("--crowds", type=int, default=50)
    reader.add_argument("--readers", type=int, default=200)
    asked = reader.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(json.dumps(memory_of_tables(asked.tables)), flush=True)
    group = {**GAME, "tables": asked.crowds, "spectators": asked.readers - GAME["players"]}
    with our_server(group) as (served, _):
        print(json.dumps(asyncio.run(crowded(msgspec.json.decode(served, type=Served)))), flush=True)


if __name__ == "__main__":
    main()
