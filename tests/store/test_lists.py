"""Lists of tables: what is open, mine, finished, my turn, due."""

from __future__ import annotations

import pytest

from intriga.store.protocol import Listed, Store, TableIndex
from tests.store.samples import an_index, rows

pytestmark = pytest.mark.anyio


async def put(store: Store, **tables: TableIndex) -> None:
    for table, index in tables.items():
        await store.append(table, 0, rows(0), index)


def names(listed: list[Listed]) -> list[str]:
    return [item.table for item in listed]


async def test_open_tables_wait_are_listed_and_have_a_free_seat(store: Store) -> None:
    await put(
        store,
        old=an_index("anna", free=1, status="waiting", is_open=True, updated=1),
        new=an_index("boris", free=2, status="waiting", is_open=True, updated=2),
        by_link=an_index("anna", free=1, status="waiting"),
        full=an_index("anna", "boris", status="waiting", is_open=True),
        begun=an_index("anna", free=1, status="running", is_open=True),
        closed=an_index(free=2, status="closed", is_open=True),
    )

    assert ["new", "old"] == names(await store.open_tables(10))
    assert ["new"] == names(await store.open_tables(1))


async def test_a_table_that_fills_is_no_longer_open(store: Store) -> None:
    await put(store, t=an_index("anna", free=1, status="waiting", is_open=True))

    await store.append("t", 1, rows(1), an_index("anna", "boris", status="waiting", is_open=True))

    assert [] == await store.open_tables(10)


async def test_a_persons_tables_are_parted_by_where_they_stand(store: Store) -> None:
    await put(
        store,
        waiting=an_index("anna", free=1, status="waiting"),
        mine=an_index("anna", "boris", acting=(0,), updated=2),
        theirs=an_index("anna", "boris", acting=(1,), updated=1),
        over=an_index("boris", "anna", status="ended", acting=(1,)),
        foreign=an_index("boris", acting=(0,)),
    )

    assert ["waiting"] == names(await store.tables_of("anna", "open", 10))
    assert ["mine", "theirs"] == names(await store.tables_of("anna", "running", 10))
    assert ["mine"] == names(await store.tables_of("anna", "running", 1))
    assert ["over"] == names(await store.tables_of("anna", "finished", 10))
    assert ["mine"] == names(await store.tables_of("anna", "my_turn", 10))
    assert ["foreign", "theirs"] == names(await store.tables_of("boris", "my_turn", 10))
    assert [] == await store.tables_of("nobody", "running", 10)


async def test_a_person_who_sits_twice_has_the_table_once(store: Store) -> None:
    await put(store, hot_seat=an_index("anna", "anna", acting=(1,)))

    assert ["hot_seat"] == names(await store.tables_of("anna", "my_turn", 10))


async def test_who_left_has_the_table_no_more_but_can_still_be_forgotten_there(store: Store) -> None:
    await put(store, t=an_index("anna", "boris", status="waiting"))
    await store.append("t", 1, rows(1), an_index("boris", free=1, status="waiting"))

    assert [] == await store.tables_of("anna", "open", 10)
    assert ["t"] == names(await store.tables_of("boris", "open", 10))
    assert ["t"] == await store.tables_ever("anna")

    await store.append("t", 2, rows(2), an_index("boris", "anna", status="waiting"))
    assert ["t"] == names(await store.tables_of("anna", "open", 10))


async def test_due_tables_come_the_longest_overdue_first(store: Store) -> None:
    await put(
        store,
        later=an_index("anna", due=300),
        second=an_index("anna", due=200),
        first=an_index("anna", due=100),
        never=an_index("anna"),
    )

    assert ["first", "second"] == names(await store.due_tables(200, 10))
    assert ["first"] == names(await store.due_tables(200, 1))

    await store.append("first", 1, rows(1), an_index("anna", due=None))
    assert ["second"] == names(await store.due_tables(200, 10))


async def test_tables_in_play_can_be_found_after_a_restart(store: Store) -> None:
    await put(
        store,
        a=an_index("anna", updated=1),
        b=an_index("anna", updated=2),
        c=an_index("anna", status="ended"),
        d=an_index("anna", status="waiting"),
    )

    assert ["b", "a"] == names(await store.running_tables(10))


async def test_the_finished_tries_at_a_deal_are_found_and_entered_once(store: Store) -> None:
    await put(
        store,
        done=an_index("anna", status="ended"),
        running=an_index("boris"),
        other=an_index("vera", status="ended"),
    )
    for table in ("done", "running", "done", "never-opened"):
        await store.enter("deal-1", table)
    await store.enter("deal-2", "other")

    assert ["done"] == names(await store.entered("deal-1", 10))
    assert ["other"] == names(await store.entered("deal-2", 10))
    assert [] == await store.entered("deal-1", 0)
    assert [] == await store.entered("no such deal", 10)
