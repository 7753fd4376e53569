"""Appending: in order, once, by one of several who race."""

from __future__ import annotations

import asyncio

import pytest

from intriga.store.protocol import AlreadyAnswered, Conflict, Store
from intriga.store.urls import store_for
from tests.store.samples import TABLE, a_key, an_index, rows

pytestmark = pytest.mark.anyio


async def outcome(store: Store, expected: int, row: bytes, client: str) -> str:
    try:
        await store.append(TABLE, expected, [row], an_index("anna"), a_key(client))
    except Conflict:
        return "conflict"
    except AlreadyAnswered as before:
        return f"answered {before.sequence}"
    return "done"


async def test_rows_come_back_in_their_order(store: Store) -> None:
    await store.append(TABLE, 0, rows(0, 1), an_index("anna"))
    await store.append(TABLE, 2, rows(2), an_index("anna"))

    assert rows(0, 1, 2) == await store.rows(TABLE)
    assert rows(2) == await store.rows(TABLE, since=2)
    assert [] == await store.rows(TABLE, since=3)


async def test_rows_are_there_after_the_store_was_closed_and_opened(url: str) -> None:
    store = await store_for(url)
    await store.append(TABLE, 0, rows(0), an_index("anna"))
    await store.close()

    store = await store_for(url)
    assert rows(0) == await store.rows(TABLE)
    await store.close()


async def test_a_row_may_be_any_bytes(store: Store) -> None:
    strange = [bytes(range(256)), b"\x00", b"x" * 300_000]

    await store.append(TABLE, 0, strange, an_index("anna"))

    assert strange == await store.rows(TABLE)


async def test_the_index_is_written_with_the_rows(store: Store) -> None:
    await store.append(TABLE, 0, rows(0), an_index("anna", updated=1))
    index = an_index("anna", "boris", updated=2, acting=(1,), due=9)
    await store.append(TABLE, 1, rows(1, 2), index)

    listed = await store.listed(TABLE)

    assert listed is not None
    assert (TABLE, 3, index) == (listed.table, listed.length, listed.index)


async def test_a_number_that_is_taken_is_a_conflict_and_nothing_is_written(store: Store) -> None:
    await store.append(TABLE, 0, rows(0, 1), an_index("anna"))

    for taken in (0, 1):
        with pytest.raises(Conflict):
            await store.append(TABLE, taken, [b"other", b"more"], an_index("boris"), a_key("c"))

    listed = await store.listed(TABLE)
    assert rows(0, 1) == await store.rows(TABLE)
    assert listed is not None
    assert an_index("anna") == listed.index
    assert await store.answered(TABLE, a_key("c")) is None


async def test_a_gap_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(TABLE, 1, rows(1), an_index("anna"))

    assert [] == await store.rows(TABLE)
    assert await store.listed(TABLE) is None


async def test_a_message_that_was_carried_out_is_answered_with_its_first_row(store: Store) -> None:
    await store.append(TABLE, 0, rows(0), an_index("anna"))
    await store.append(TABLE, 1, rows(1, 2), an_index("anna"), a_key("move 7"))

    for expected in (1, 3, 0):  # a client that knows as much as then, as now, and nothing
        with pytest.raises(AlreadyAnswered) as before:
            await store.append(TABLE, expected, [b"again"], an_index("anna"), a_key("move 7"))
        assert 1 == before.value.sequence

    assert rows(0, 1, 2) == await store.rows(TABLE)
    assert 1 == await store.answered(TABLE, a_key("move 7"))


async def test_messages_of_other_seats_and_tables_may_have_the_same_id(store: Store) -> None:
    await store.append(TABLE, 0, rows(0), an_index("anna"), a_key("1", seat=0))
    await store.append(TABLE, 1, rows(1), an_index("anna"), a_key("1", seat=1))
    await store.append("table-2", 0, rows(0), an_index("anna"), a_key("1", seat=0))

    assert 2 == len(await store.rows(TABLE))


async def test_a_client_may_call_its_message_anything(store: Store) -> None:
    for number, client in enumerate(["", "\0", "\ud800", "«ход»", "x" * 64]):
        await store.append(TABLE, number, rows(number), an_index("anna"), a_key(client))

        assert number == await store.answered(TABLE, a_key(client))
        assert f"answered {number}" == await outcome(store, number + 1, b"again", client)


async def test_a_table_that_cannot_be_is_not_found(store: Store) -> None:
    for table in ("", "\0", "\ud800", "стол", "x" * 5000, "no-such-table"):
        assert [] == await store.rows(table)
        assert await store.listed(table) is None
        assert await store.answered(table, a_key("c")) is None


async def test_rows_since_any_number_can_be_asked_for(store: Store) -> None:
    await store.append(TABLE, 0, rows(0), an_index("anna"))

    assert rows(0) == await store.rows(TABLE, -5)
    assert [] == await store.rows(TABLE, 10**30)


async def test_of_racing_appends_exactly_one_wins_each_number(store: Store) -> None:
    for number in range(8):
        racers = [outcome(store, number, b"%d by %d" % (number, who), f"{number}.{who}") for who in range(6)]
        outcomes = await asyncio.gather(*racers)

        winner = outcomes.index("done")
        assert 1 == outcomes.count("done")
        assert 5 == outcomes.count("conflict")
        assert b"%d by %d" % (number, winner) == (await store.rows(TABLE))[-1]


async def test_of_racing_repeats_of_one_message_exactly_one_is_carried_out(store: Store) -> None:
    await store.append(TABLE, 0, rows(0), an_index("anna"))

    outcomes = await asyncio.gather(*(outcome(store, 1, b"once", "same") for _ in range(6)))

    assert 1 == outcomes.count("done")
    assert 5 == outcomes.count("answered 1")
    assert [b"row 0", b"once"] == await store.rows(TABLE)


async def test_an_append_without_rows_is_a_mistake_of_the_caller(store: Store) -> None:
    with pytest.raises(ValueError):
        await store.append(TABLE, 0, [], an_index("anna"))
    with pytest.raises(ValueError):
        await store.append("стол", 0, rows(0), an_index("anna"))


async def test_rows_can_be_blanked_while_nobody_writes(store: Store) -> None:
    await store.append(TABLE, 0, rows(0, 1, 2), an_index("anna"))

    await store.replace(TABLE, 3, {1: b"blank"}, an_index("somebody"))

    listed = await store.listed(TABLE)
    assert [b"row 0", b"blank", b"row 2"] == await store.rows(TABLE)
    assert listed is not None
    assert an_index("somebody") == listed.index


async def test_rows_of_a_table_that_has_grown_are_not_blanked(store: Store) -> None:
    await store.append(TABLE, 0, rows(0, 1), an_index("anna"))

    for length, which in ((1, 0), (2, 2)):
        with pytest.raises(Conflict):
            await store.replace(TABLE, length, {which: b"blank"}, an_index("somebody"))

    listed = await store.listed(TABLE)
    assert rows(0, 1) == await store.rows(TABLE)
    assert listed is not None
    assert an_index("anna") == listed.index


async def test_a_pack_is_kept_once_under_its_digest(store: Store) -> None:
    await store.put_pack("d1", b"\x00pack")
    await store.put_pack("d1", b"\x00pack")

    assert b"\x00pack" == await store.pack("d1")
    assert await store.pack("d2") is None
    assert await store.pack("\0") is None


async def test_a_healthy_store_answers(store: Store) -> None:
    await store.check()
