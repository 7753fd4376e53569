"""Two loads: an open loop, where moves are due at fixed times whatever the server does, and saturation."""

import asyncio
import os
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import perf_counter

from benchmarks.server.tables import Clients

WARM_UP = 4.0  # seconds before anything is counted


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def milliseconds(values: Sequence[float]) -> dict[str, float]:
    if not values:
        return {}
    found = {"p50_ms": percentile(values, 0.5), "p99_ms": percentile(values, 0.99), "worst_ms": max(values)}
    return {name: round(value * 1000, 1) for name, value in found.items()}


class Measure:
    """From now on: what the clients see, and what the server spends on it."""

    def __init__(self, tables: Sequence[Clients], server: Sequence[int]) -> None:
        self.tables = tables
        self.server = server
        for table in tables:
            table.moves, table.others_seconds, table.own_seconds = 0, [], []
        self.began = perf_counter()
        self.spent = sum(map(seconds_spent, server))

    def figures(self) -> dict[str, object]:
        seconds = perf_counter() - self.began
        spent = sum(map(seconds_spent, self.server)) - self.spent
        moves = sum(table.moves for table in self.tables)
        told = [value for table in self.tables for value in table.others_seconds]
        own = [value for table in self.tables for value in table.own_seconds]
        return {
            "tables": len(self.tables),
            "moves": moves,
            "moves_per_second": round(moves / seconds, 1),
            "others_told": milliseconds(told),
            "own_move_acknowledged": milliseconds(own),
            "server_cpu_ms_per_move": round(1000 * spent / max(1, moves), 2),
            "server_cpu_share": round(spent / seconds, 2),
        }


def seconds_spent(process: int) -> float:
    """The CPU time of a process, which does not depend on what else the machine does."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_loop(
    tables: Sequence[Clients], server: Sequence[int], seconds: float, every: float
) -> dict[str, object]:
    """Each table moves every `every` seconds. A late move is timed from when it was due."""
    loops = [asyncio.create_task(keep_moving(table, every)) for table in tables]
    await asyncio.sleep(WARM_UP)
    measure = Measure(tables, server)
    await asyncio.sleep(seconds)
    found = measure.figures()
    for loop in loops:
        if loop.done():
            loop.result()
        loop.cancel()
    return found


async def keep_moving(table: Clients, every: float) -> None:
    due = perf_counter() + random.random() * every
    while True:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        while not table.is_ready():
            await asyncio.sleep(0.002)
        table.move(due)
        due += every


async def beside_experts(
    tables: Sequence[Clients], thinking: Sequence[Clients], server: Sequence[int], seconds: float
) -> dict[str, object]:
    """People move once a second at their tables, while experts think at others."""
    loops = [asyncio.create_task(keep_answering(table)) for table in thinking]
    found = await open_loop(tables, server, seconds, 1.0)
    for loop in loops:
        loop.cancel()
    return found | {"tables_with_experts": len(thinking)}


async def keep_answering(table: Clients) -> None:
    """Move as soon as possible, so that the experts always have something to think about."""
    while True:
        if table.is_ready():
            table.move()
        await asyncio.sleep(0.05)


async def saturation(tables: Sequence[Clients], server: Sequence[int], seconds: float) -> dict[str, object]:
    """Each table moves again as soon as everybody there has received its last move."""
    for table in tables:
        table.when_all_received = partial(move_again, table)
        move_again(table)
    await asyncio.sleep(WARM_UP / 4)
    measure = Measure(tables, server)
    end = perf_counter() + seconds
    while perf_counter() < end and nearly_all_play(tables):
        await asyncio.sleep(0.1)
    return measure.figures()


def nearly_all_play(tables: Sequence[Clients]) -> bool:
    """Matches end, and with fewer tables the load would be lower."""
    return sum(bool(table.waits) for table in tables) > 0.9 * len(tables)


def move_again(table: Clients) -> None:
    if table.next is not None:
        table.move()
