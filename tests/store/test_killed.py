"""Killed in the middle of appends: what was acknowledged is there, whole, once; nothing is half there."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import asyncpg

from intriga.store.protocol import AnswerKey, Listed, Store
from intriga.store.urls import store_for
from tests.services.postgres import Postgres
from tests.store.appender import TABLES, content

ROOT = Path(__file__).resolve().parents[2]
LONG = os.environ.get("INTRIGA_LONG") == "1"
KILLS = 200 if LONG else 15
LOSSES = 6


def append_until_killed(url: str, run: int, lines: int) -> list[tuple[str, int]]:
    """Let a process append, kill it after some acknowledgements; all that it had acknowledged by then."""
    command = [sys.executable, "-m", "tests.store.appender", url, str(run)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        assert "open\n" == process.stdout.readline()
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()
    whole = [line.split() for line in said if line.endswith("\n")]
    return [(table, int(sequence)) for table, sequence in whole]


async def settled(store: Store, table: str) -> tuple[Listed | None, list[bytes]]:
    """A table as it is when PostgreSQL has finished what a killed process had asked for."""
    while True:
        before, rows, after = await store.listed(table), await store.rows(table), await store.listed(table)
        if before == after:
            return after, rows


async def check(url: str, acknowledged: dict[tuple[str, int], int]) -> int:
    """Everything acknowledged (by which run) is there, and every append is whole; how many there are."""
    store = await store_for(url)
    missing = dict(acknowledged)
    found = 0
    try:
        for table in (f"t{number}" for number in range(TABLES)):
            listed, rows = await settled(store, table)
            assert len(rows) == (listed.length if listed else 0)
            assert listed is None or listed.index.updated == len(rows) - 2
            for sequence in range(0, len(rows), 2):
                run = int(rows[sequence].split()[1])
                assert [content(run, sequence, 0), content(run, sequence, 1)] == rows[sequence : sequence + 2]
                assert run == missing.pop((table, sequence), run)
                assert sequence == await store.answered(table, AnswerKey(0, f"{run}.{sequence}"))
                found += 1
    finally:
        await store.close()
    assert {} == missing
    return found


def test_a_killed_process_loses_nothing_that_it_acknowledged(url: str) -> None:
    chance = random.Random(5)
    acknowledged: dict[tuple[str, int], int] = {}
    for run in range(KILLS):
        for told in append_until_killed(url, run, chance.randrange(4, 40)):
            assert told not in acknowledged
            acknowledged[told] = run
        if run % 5 == 4 or run == KILLS - 1:
            found = asyncio.run(check(url, acknowledged))
            # What was committed may not have been acknowledged: one append of each table and run at most.
            assert found <= len(acknowledged) + TABLES * (run + 1)


def test_a_postgresql_that_crashes_keeps_what_it_acknowledged(postgres: Postgres) -> None:
    url = postgres.fresh_url()
    command = [sys.executable, "-m", "tests.store.appender", url, "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(30)]
        postgres.crash()
        postgres.start_again()
        said += [process.stdout.readline() for _ in range(30)]
        process.kill()
        said += process.stdout.readlines()
    places = [line.split() for line in said if line.endswith("\n") and line != "open\n"]
    acknowledged = {(table, int(sequence)): 0 for table, sequence in places}

    assert len(places) == len(acknowledged)
    asyncio.run(check(url, acknowledged))


async def connections_ended(url: str) -> int:
    """End every connection of a store, as a network would; how many there were."""
    connection = await asyncpg.connect(url)
    ended = await connection.fetchval(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'intriga'"
    )
    await connection.close()
    assert isinstance(ended, int)
    return ended


def test_lost_connections_are_replaced_and_nothing_is_written_twice(postgres: Postgres) -> None:
    url = postgres.fresh_url()
    command = [sys.executable, "-m", "tests.store.appender", url, "0"]
    ended = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        said = []
        for _ in range(LOSSES):
            said += [process.stdout.readline() for _ in range(15)]
            ended += asyncio.run(connections_ended(postgres.url))
        process.kill()
        said += process.stdout.readlines()
    places = [line.split() for line in said if line.endswith("\n") and line != "open\n"]
    acknowledged = {(table, int(sequence)): 0 for table, sequence in places}

    assert ended >= LOSSES
    assert len(places) == len(acknowledged)
    asyncio.run(check(url, acknowledged))
