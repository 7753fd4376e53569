"""The servers that the tests start: also from the wheels, for machines that have none of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import pytest

from tests.services import postgres as postgres_server
from tests.services import valkey as valkey_server
from tests.services.chromium import chromium
from tests.services.processes import CannotStart, Service, private_folder


async def ask(url: str, question: str) -> object:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


def test_postgresql_starts_from_its_wheel_crashes_and_starts_again() -> None:
    server = postgres_server.Postgres(postgres_server.of_the_wheel())
    try:
        server.crash()
        server.start_again()
        assert "on" == asyncio.run(ask(server.url, "SELECT current_setting('fsync')"))
    finally:
        server.close()
    assert not server.folder.exists()


def test_valkey_starts_from_its_wheel_is_killed_and_starts_again() -> None:
    server = valkey_server.Valkey(valkey_server.of_the_wheel())
    try:
        server.kill()
        assert not server._is_ready()
        server.start_again()
        assert server._is_ready()
    finally:
        server.close()


def test_a_server_that_does_not_start_says_why_in_one_sentence() -> None:
    folder: Path = private_folder("wrong")
    service = Service("The server", folder, ["/bin/sh", "-c", "echo no room here; exit 1"], lambda: False)

    with pytest.raises(CannotStart, match=r"^The server does not start: no room here\.$"):
        service.start()

    service.remove()


def test_without_a_browser_one_sentence_says_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("INTRIGA_CHROMIUM", raising=False)

    with pytest.raises(CannotStart, match=r"install Chromium \(.*\), or name one in INTRIGA_CHROMIUM\.$"):
        chromium()


def test_a_browser_of_another_name_is_taken_where_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGA_CHROMIUM", "somewhere/chrome")

    assert chromium() == "somewhere/chrome"
