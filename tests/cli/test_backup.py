"""`intriga backup`: a copy, or one sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from intriga.store.urls import default_file, store_for
from tests.cli.running import run


async def open_and_close(url: str) -> None:
    await (await store_for(url)).close()


def test_the_users_own_store_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    asyncio.run(open_and_close(""))
    copy = tmp_path / "copy.sqlite"

    ran = run("backup", str(copy))

    assert (0, "", "") == (ran.code, ran.out, ran.err)
    assert default_file().exists()
    asyncio.run(open_and_close(str(copy)))


def test_what_cannot_be_copied_is_told_in_one_sentence(tmp_path: Path) -> None:
    missing = run("backup", str(tmp_path / "copy"), "--database", str(tmp_path / "missing.sqlite"))
    elsewhere = run("backup", str(tmp_path / "copy"), "--database", "postgresql://host/games")

    assert (2, 2) == (missing.code, elsewhere.code)
    assert "missing.sqlite cannot be opened" in missing.err
    assert "pg_dump" in elsewhere.err
    assert (1, 1) == (missing.err.count("\n"), elsewhere.err.count("\n"))
    assert not (tmp_path / "copy").exists()
