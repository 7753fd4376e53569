"""Every test that takes `store` or `url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from intriga.store.postgres.store import PostgresStore
from intriga.store.protocol import Store
from intriga.store.urls import store_for
from tests.services.postgres import Postgres

KINDS = ["sqlite", "postgres"]
TABLES = ("tables", "table_rows", "table_answers", "table_persons", "deal_tables", "packs")
PERSONS = ("persons", "devices", "codes", "quotas")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be opened for the first time."""
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite")
    fresh: str = request.getfixturevalue("postgres").fresh_url()
    return fresh


@pytest.fixture(scope="session")
def shared_place(postgres: Postgres) -> str:
    """A place in PostgreSQL that has its schema: to make one anew takes longer than most tests."""

    async def prepare() -> None:
        store = await PostgresStore.open(address)
        await store.close()

    address = postgres.fresh_url()
    asyncio.run(prepare())
    return address


async def empty(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(";".join(f"DELETE FROM {table}" for table in (*TABLES, *PERSONS)))
    await connection.close()


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite")
    shared: str = request.getfixturevalue("shared_place")
    asyncio.run(empty(shared))
    return shared


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await store_for(place)
    yield opened
    await opened.close()
