"""The servers that the tests start: also from the wheels, for machines that have none of their own."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import pytest

from intriga.server.processes.postgres import of_the_wheel as postgres_of_the_wheel
from intriga.server.processes.service import PATIENCE, CannotStart, Service, private_folder
from intriga.server.processes.valkey import of_the_wheel as valkey_of_the_wheel
from tests.services.chromium import chromium
from tests.services.postgres import Postgres
from tests.services.valkey import Valkey


async def ask(url: str, question: str) -> object:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


def test_postgresql_starts_from_its_wheel_crashes_and_starts_again() -> None:
    server = Postgres(postgres_of_the_wheel())
    try:
        server.crash()
        server.start_again()
        assert "on" == asyncio.run(ask(server.url, "SELECT current_setting('fsync')"))
    finally:
        server.close()
    assert not server.folder.exists()


def test_valkey_starts_from_its_wheel_is_killed_and_starts_again() -> None:
    server = Valkey(valkey_of_the_wheel())
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


def test_a_server_ends_with_whoever_started_it_however_that_ended() -> None:
    """Whoever starts it here is killed, and has no time for anything."""
    folder = private_folder("kept")
    ended, began = folder / "ended", folder / "began"
    command = [
        "/bin/sh",
        "-c",
        f"trap 'touch {ended}; exit' TERM; touch {began}; while :; do sleep 0.1; done",
    ]
    program = (
        "import os, pathlib, sys\n"
        "from intriga.server.processes.service import Service\n"
        f"folder = pathlib.Path({str(folder)!r})\n"
        f"Service('It', folder, {command!r}, (folder / 'began').exists).start()\n"
        "os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=False, timeout=60)
    deadline = time.monotonic() + PATIENCE
    while not ended.exists():
        assert time.monotonic() < deadline, "it goes on"
        time.sleep(0.05)
    shutil.rmtree(folder)


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
