"""Versions of the schema: every older one is brought up to date, a newer one is refused."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import apsw
import asyncpg
import pytest

from intriga.store.codes import device_id, fingerprint
from intriga.store.faults import CannotOpen
from intriga.store.migrations import POSTGRES, SQLITE, numbered_migrations
from intriga.store.postgres.store import PostgresStore
from intriga.store.protocol import Store
from intriga.store.scripts import Script, statement
from intriga.store.sqlite.store import SqliteStore
from intriga.store.urls import file_of
from tests.store.samples import TABLE, a_key, a_person, an_index, rows

pytestmark = pytest.mark.anyio

NEWEST = len(numbered_migrations(SQLITE))


def is_postgres(url: str) -> bool:
    return file_of(url) is None


async def opened(url: str, migrations: Path | None = None) -> Store:
    """A store with the migrations of this folder, which has a part for each database, or with ours."""
    if is_postgres(url):
        return await PostgresStore.open(url, migrations / "postgres" if migrations else POSTGRES)
    return await SqliteStore.open(Path(url), migrations / "sqlite" if migrations else SQLITE)


def migrations_up_to(version: int, folder: Path, *more: str) -> Path:
    """The first `version` of our migrations, and more after them, as a program of that version had them."""
    for ours in (SQLITE, POSTGRES):
        (folder / ours.name).mkdir(parents=True)
        for migration in numbered_migrations(ours)[:version]:
            shutil.copy(ours / f"{migration.version:04}.sql", folder / ours.name)
        for number, sql in enumerate(more, start=version + 1):
            (folder / ours.name / f"{number:04}.sql").write_text(sql)
    return folder


async def schema(url: str) -> list[tuple[str, ...]]:
    """All that the database says about its tables and indexes."""
    if not is_postgres(url):
        connection = apsw.Connection(url)
        found = connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
        connection.close()
        return [tuple(map(str, row)) for row in found]
    link = await asyncpg.connect(url)
    columns = await link.fetch(
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        " WHERE table_schema = current_schema() ORDER BY 1, 2"
    )
    indexes = await link.fetch(
        "SELECT indexname, replace(indexdef, current_schema(), '') FROM pg_indexes"
        " WHERE schemaname = current_schema() ORDER BY 1"
    )
    await link.close()
    return [tuple(map(str, row)) for row in (*columns, *indexes)]


def person_of_version_2() -> Script[None]:
    anna = a_person()
    yield statement(
        "INSERT INTO persons (id, name, language, created) VALUES ($1, $2, $3, $4)",
        anna.id,
        anna.name,
        anna.language,
        anna.created,
    )
    yield statement(
        "INSERT INTO devices (fingerprint, person) VALUES ($1, $2)", fingerprint("laptop"), anna.id
    )


async def fill(store: Store, version: int) -> None:
    """Put something into everything that a store of this version has."""
    if version >= 1:
        await store.append(TABLE, 0, rows(0, 1), an_index("anna", acting=(0,)), a_key("c"))
        await store.put_pack("d", b"pack")
    if version == 2:  # devices were not described yet
        await store._write(person_of_version_2())  # type: ignore[attr-defined]
    if version >= 3:
        await store.create_person(a_person(), "laptop", "Firefox")
    if version >= 2:
        await store.put_code("recovery", "code", "anna", expires=None)


async def check_filled(store: Store, version: int) -> None:
    if version >= 1:
        assert rows(0, 1) == await store.rows(TABLE)
        assert [TABLE] == [listed.table for listed in await store.tables_of("anna", "my_turn", 5)]
        assert 0 == await store.answered(TABLE, a_key("c"))
        assert b"pack" == await store.pack("d")
    if version >= 2:
        assert [device_id("laptop")] == [device.id for device in await store.devices_of("anna")]
        assert a_person() == await store.claim("recovery", "code", "phone", now=1)


def test_both_databases_have_the_same_versions() -> None:
    assert [migration.version for migration in numbered_migrations(POSTGRES)] == [
        migration.version for migration in numbered_migrations(SQLITE)
    ]


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
async def test_a_store_of_every_version_keeps_what_it_holds(url: str, tmp_path: Path, version: int) -> None:
    old = await opened(url, migrations_up_to(version, tmp_path / "migrations"))
    await fill(old, version)
    await old.close()

    store = await opened(url)
    await check_filled(store, version)
    await store.close()


async def test_a_store_that_grew_version_by_version_is_like_a_new_one(url: str, tmp_path: Path) -> None:
    for version in range(1, NEWEST + 1):
        await (await opened(url, migrations_up_to(version, tmp_path / f"migrations {version}"))).close()
    grown = await schema(url)

    if is_postgres(url):
        link = await asyncpg.connect(url)
        name = await link.fetchval("SELECT current_schema()")
        await link.execute(f"DROP SCHEMA {name} CASCADE; CREATE SCHEMA {name}")
        await link.close()
        new = url
    else:
        new = str(tmp_path / "new.sqlite")
    await (await opened(new)).close()

    assert grown == await schema(new)


async def test_a_newer_store_is_refused_with_a_sentence_and_left_alone(url: str, tmp_path: Path) -> None:
    newer = migrations_up_to(NEWEST, tmp_path / "migrations", "CREATE TABLE of_tomorrow (id TEXT)")
    await (await opened(url, newer)).close()
    before = await schema(url)

    with pytest.raises(CannotOpen) as trouble:
        await opened(url)

    assert "newer" == trouble.value.reason
    assert f"has version {NEWEST + 1}, and this program knows versions up to {NEWEST}" in str(trouble.value)
    assert before == await schema(url)


async def test_a_step_that_fails_leaves_the_store_as_it_was(url: str, tmp_path: Path) -> None:
    store = await opened(url)
    await fill(store, NEWEST)
    await store.close()
    before = await schema(url)
    bad = migrations_up_to(NEWEST, tmp_path / "migrations", "DROP TABLE table_rows; DROP TABLE no_such_table")

    with pytest.raises(CannotOpen, match=f"could not be brought to version {NEWEST + 1}: .*no_such_table"):
        await opened(url, bad)

    assert before == await schema(url)
    store = await opened(url)
    await check_filled(store, NEWEST)
    await store.close()


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
async def test_nodes_that_start_at_once_share_one_migration(url: str) -> None:
    nodes = await asyncio.gather(*(opened(url) for _ in range(4)))

    await nodes[0].append(TABLE, 0, rows(0), an_index("anna"))
    assert [rows(0)] * 4 == [await node.rows(TABLE) for node in nodes]
    for node in nodes:
        await node.close()


def test_a_gap_in_the_numbers_is_a_defect(tmp_path: Path) -> None:
    folder = migrations_up_to(1, tmp_path, "SELECT 1", "SELECT 1") / "sqlite"
    (folder / "0002.sql").unlink()

    with pytest.raises(ValueError, match="without a gap"):
        numbered_migrations(folder)
