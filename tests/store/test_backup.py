"""A copy taken while the store is in use is a store of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from intriga.store.backup import back_up
from intriga.store.faults import CannotOpen
from intriga.store.sqlite.store import SqliteStore
from tests.store.samples import TABLE, an_index, rows

pytestmark = pytest.mark.anyio


async def test_a_backup_holds_what_was_committed_when_it_was_taken(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "store.sqlite")
    await store.append(TABLE, 0, rows(0), an_index("anna"))
    await asyncio.to_thread(back_up, store.file, tmp_path / "copy.sqlite")
    await store.append(TABLE, 1, rows(1), an_index("anna"))
    await store.close()

    copy = await SqliteStore.open(tmp_path / "copy.sqlite")
    assert rows(0) == await copy.rows(TABLE)
    await copy.append(TABLE, 1, [b"another way on"], an_index("anna"))
    await copy.close()


async def test_a_backup_overwrites_nothing_and_needs_a_store(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("precious")
    await (await SqliteStore.open(tmp_path / "store.sqlite")).close()

    with pytest.raises(CannotOpen, match="is there already"):
        back_up(tmp_path / "store.sqlite", tmp_path / "there")
    with pytest.raises(CannotOpen, match="cannot be opened"):
        back_up(tmp_path / "no-store.sqlite", tmp_path / "copy")
    with pytest.raises(CannotOpen, match="damaged"):
        back_up(tmp_path / "there", tmp_path / "copy")

    assert "precious" == (tmp_path / "there").read_text()
    assert not (tmp_path / "copy").exists()
