"""SQLite's writer: what has queued up shares a transaction, and a bad append spoils nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import apsw
import pytest

from intriga.store.faults import StoreUnavailable
from intriga.store.protocol import AlreadyAnswered, Conflict
from intriga.store.sqlite.store import SqliteStore
from tests.store.samples import TABLE, a_key, an_index, rows

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "store.sqlite")
    yield opened
    await opened.close()


async def test_appends_that_wait_together_are_committed_together(store: SqliteStore) -> None:
    before = store.writer.transactions

    await asyncio.gather(*(store.append(f"t{n}", 0, rows(n), an_index("anna")) for n in range(100)))

    assert store.writer.transactions - before < 50
    assert [rows(n) for n in range(100)] == [await store.rows(f"t{n}") for n in range(100)]


async def test_a_bad_append_among_good_ones_fails_alone(store: SqliteStore) -> None:
    await store.append("taken", 0, rows(0), an_index("anna"))

    results = await asyncio.gather(
        store.append("a", 0, rows(1), an_index("anna")),
        store.append("taken", 0, rows(9), an_index("boris"), a_key("c")),
        store.append("b", 0, [b"fine", b"not bytes", 5.5], an_index("anna")),  # type: ignore[list-item]
        store.append("c", 0, rows(2), an_index("anna")),
        return_exceptions=True,
    )

    assert [type(None), Conflict, StoreUnavailable, type(None)] == [type(result) for result in results]
    assert (rows(1), rows(2)) == (await store.rows("a"), await store.rows("c"))
    assert (rows(0), []) == (await store.rows("taken"), await store.rows("b"))
    assert await store.listed("b") is None
    assert await store.answered("taken", a_key("c")) is None


async def test_a_commit_that_fails_fails_every_append_in_it_and_the_next_one_succeeds(
    store: SqliteStore,
) -> None:
    store.writing.set_commit_hook(lambda: True)
    results = await asyncio.gather(
        *(store.append(f"t{n}", 0, rows(n), an_index("anna")) for n in range(3)), return_exceptions=True
    )
    store.writing.set_commit_hook(None)

    assert {StoreUnavailable} == {type(result) for result in results}
    assert [] == await store.running_tables(10)
    await store.append("t0", 0, rows(0), an_index("anna"))
    assert rows(0) == await store.rows("t0")


async def test_a_full_disk_is_told_and_nothing_is_half_written(store: SqliteStore) -> None:
    await store.append(TABLE, 0, rows(0), an_index("anna"))
    pages = int(store.writing.pragma("page_count"))
    store.writing.pragma("max_page_count", pages + 2)

    with pytest.raises(StoreUnavailable, match="full"):
        await store.append(TABLE, 1, [b"x" * 100_000], an_index("anna"))

    store.writing.pragma("max_page_count", 10**9)
    assert rows(0) == await store.rows(TABLE)
    await store.append(TABLE, 1, rows(1), an_index("anna"))
    assert rows(0, 1) == await store.rows(TABLE)


async def test_a_caller_who_goes_away_does_not_disturb_the_others(store: SqliteStore) -> None:
    leaving = asyncio.create_task(store.append("left", 0, rows(0), an_index("anna")))
    staying = asyncio.create_task(store.append("stays", 0, rows(0), an_index("anna")))
    await asyncio.sleep(0)
    leaving.cancel()

    await staying
    with pytest.raises(asyncio.CancelledError):
        await leaving

    assert rows(0) == await store.rows("left")
    assert rows(0) == await store.rows("stays")


async def test_what_was_queued_is_done_before_the_store_closes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "store.sqlite")
    waiting = asyncio.gather(*(store.append(f"t{n}", 0, rows(n), an_index("anna")) for n in range(20)))
    await asyncio.sleep(0)
    await store.close()
    await waiting

    with pytest.raises(StoreUnavailable, match="closed"):
        await store.append("late", 0, rows(0), an_index("anna"))
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.rows("t0")
    store = await SqliteStore.open(tmp_path / "store.sqlite")
    assert 20 == len(await store.running_tables(100))
    await store.close()


async def test_commits_wait_for_the_disk(store: SqliteStore) -> None:
    assert "wal" == store.writing.pragma("journal_mode")
    assert 2 == store.writing.pragma("synchronous")  # FULL


async def test_the_reading_connection_cannot_write(store: SqliteStore) -> None:
    with pytest.raises(apsw.ReadOnlyError):
        store.reading.execute("DELETE FROM tables")


async def test_what_is_forgotten_is_overwritten_on_the_disk(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    store = await SqliteStore.open(file)
    await store.append(TABLE, 0, [b"a secret remark"], an_index("anna"))
    await store.replace(TABLE, 1, {0: b""}, an_index("anna"))
    await store.close()

    assert b"a secret remark" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


async def begun(store: SqliteStore, tables: int) -> None:
    """Tables with one row each."""
    for n in range(tables):
        await store.append(f"t{n}", 0, rows(0), an_index("anna"))


async def test_usual_appends_are_done_together_and_each_is_what_it_would_be_alone(store: SqliteStore) -> None:
    await begun(store, 100)
    before = store.writing.total_changes()

    await asyncio.gather(
        *(
            store.append(
                f"t{n}", 1, rows(*range(1, n % 5 + 2)), an_index("anna"), a_key(f"c{n}"), same_persons=True
            )
            for n in range(100)
        )
    )

    assert [rows(*range(n % 5 + 2)) for n in range(100)] == [await store.rows(f"t{n}") for n in range(100)]
    assert [1] * 100 == [await store.answered(f"t{n}", a_key(f"c{n}")) for n in range(100)]
    listed = [await store.listed(f"t{n}") for n in range(100)]
    assert [n % 5 + 2 for n in range(100)] == [table.length for table in listed if table is not None]
    assert 100 + 100 + sum(n % 5 + 1 for n in range(100)) == store.writing.total_changes() - before


async def test_among_usual_appends_a_conflict_and_a_repeated_message_fail_alone(store: SqliteStore) -> None:
    await begun(store, 4)
    await store.append("t1", 1, rows(1), an_index("anna"), a_key("said"), same_persons=True)

    results = await asyncio.gather(
        store.append("t0", 1, rows(1), an_index("anna"), a_key("c"), same_persons=True),
        store.append("t1", 2, rows(2), an_index("anna"), a_key("said"), same_persons=True),
        store.append("t2", 7, rows(7), an_index("anna"), a_key("c"), same_persons=True),
        store.append("t3", 1, rows(1), an_index("anna"), same_persons=True),
        store.append("t3", 1, rows(9), an_index("anna"), same_persons=True),
        return_exceptions=True,
    )

    assert [type(None), AlreadyAnswered, Conflict, type(None), Conflict] == [type(each) for each in results]
    assert [rows(0, 1), rows(0, 1), rows(0), rows(0, 1)] == [await store.rows(f"t{n}") for n in range(4)]


async def test_usual_appends_whose_commit_fails_are_not_there(store: SqliteStore) -> None:
    await begun(store, 3)
    store.writing.set_commit_hook(lambda: True)
    results = await asyncio.gather(
        *(store.append(f"t{n}", 1, rows(1), an_index("anna"), same_persons=True) for n in range(3)),
        return_exceptions=True,
    )
    store.writing.set_commit_hook(None)

    assert {StoreUnavailable} == {type(result) for result in results}
    await store.append("t0", 1, rows(2), an_index("anna"), same_persons=True)
    assert [rows(0, 2), rows(0), rows(0)] == [await store.rows(f"t{n}") for n in range(3)]


async def test_a_usual_append_that_the_disk_has_no_room_for_is_not_half_written(store: SqliteStore) -> None:
    await begun(store, 1)
    pages = int(store.writing.pragma("page_count"))
    store.writing.pragma("max_page_count", pages + 2)

    with pytest.raises(StoreUnavailable, match="full"):
        await store.append("t0", 1, [b"x" * 100_000], an_index("anna"), a_key("c"), same_persons=True)

    store.writing.pragma("max_page_count", 10**9)
    await store.append("t0", 1, rows(1), an_index("anna"), a_key("c"), same_persons=True)
    assert rows(0, 1) == await store.rows("t0")


async def test_a_value_that_cannot_be_stored_spoils_nobody_elses_append(store: SqliteStore) -> None:
    await begun(store, 2)

    results = await asyncio.gather(
        store.append("t0", 1, [object()], an_index("anna"), same_persons=True),  # type: ignore[list-item]
        store.append("t1", 1, rows(1), an_index("anna"), same_persons=True),
        return_exceptions=True,
    )

    assert [TypeError, type(None)] == [type(result) for result in results]
    assert rows(0, 1) == await store.rows("t1")
