"""Trouble of the server's own: damaged rows, a store that is away, plain log lines."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
from pathlib import Path

import apsw
import pytest

from intriga.server.live import hub as hubs
from intriga.server.operations.logs import set_up_logs
from intriga.store.faults import CannotOpen, StoreUnavailable
from intriga.store.urls import store_for
from intriga.tables.chatting import chat
from tests.server.running import TWO_HANDS, serving


def failures(text: str) -> float:
    lines = [line for line in text.splitlines() if line.startswith("intriga_failed_total{")]
    return sum(float(line.split()[-1]) for line in lines)


@pytest.mark.parametrize(
    "damage", [b"\xff\xfe", b"{}", b"[]", b'{"row":"Promised","at":1,"match":"m","seed":"zz"}']
)
def test_a_damaged_row_is_the_servers_trouble_and_not_the_readers(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "store.sqlite"
    with serving(file) as server:
        somebody = server.person()
        table = somebody.post("/api/tables", TWO_HANDS)["table"]
        cookie = somebody.http.cookies["intriga"]
    link = apsw.Connection(str(file))
    link.execute("UPDATE table_rows SET content = ? WHERE sequence = 1", (damage,))
    link.close()
    with serving(file) as server:
        somebody = server.person()
        somebody.http.cookies.set("intriga", cookie)
        answer = somebody.http.get(f"/api/tables/{table}")
        metrics = somebody.http.get("/metrics").text

    assert (500, "damaged") == (answer.status_code, answer.json()["reason"])
    assert failures(metrics) == 1


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    file, second = tmp_path / "store.sqlite", tmp_path / "second.sqlite"

    async def open_and_close(path: Path) -> None:
        await (await store_for(str(path))).close()

    asyncio.run(open_and_close(file))
    os.link(file, second)
    for name in (file, second):
        with pytest.raises(CannotOpen, match="hard link"):
            asyncio.run(open_and_close(name))
    second.unlink()
    asyncio.run(open_and_close(file))


def test_after_a_store_failure_the_table_is_read_until_it_is_known_what_was_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "UNSURE_RETRY", 0.02)
    with serving(tmp_path / "store.sqlite") as server:
        somebody = server.person()
        table = somebody.post("/api/tables", TWO_HANDS)["table"]
        store, live = server.node.store, server.node.hub.live[table]
        append, rows = store.append, store.rows
        away = [3]

        async def committed_but_unanswered(*what: object, **more: object) -> None:
            store.append = append  # type: ignore[method-assign]
            await append(*what, **more)  # type: ignore[arg-type]
            raise StoreUnavailable("lost", why="test")

        async def away_for_a_while(*what: object) -> list[bytes]:
            away[0] -= 1
            if away[0] >= 0:
                raise StoreUnavailable("lost", why="test")
            return await rows(*what)  # type: ignore[arg-type]

        async def write() -> None:
            store.append = committed_but_unanswered  # type: ignore[method-assign]
            store.rows = away_for_a_while  # type: ignore[assignment, method-assign]
            hub = server.node.hub
            with pytest.raises(StoreUnavailable):
                await hub.command(live, lambda at, now: chat(at, somebody.me["person"], now, 0, "hello"))
            while live.is_unsure:
                await asyncio.sleep(0.01)

        server.do(write())
        metrics = somebody.http.get("/metrics").text

    assert live.table.chats == 1
    assert away[0] < 0
    assert failures(metrics) == 0


def test_what_libraries_log_is_json_without_what_was_sent() -> None:
    out = io.StringIO()
    before = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        set_up_logs(out)
        logging.getLogger("uvicorn.error").warning("Invalid request %s", "a secret")
        try:
            b"a secret \xff".decode()
        except UnicodeDecodeError:
            logging.getLogger("uvicorn.error").exception("data transfer failed")
    finally:
        logging.getLogger().handlers[:], logging.getLogger().level = before
        set_up_logs()
        logging.getLogger().handlers[:] = before[0]
    lines = [json.loads(line) for line in out.getvalue().splitlines()]

    assert ["warning", "error"] == [line["level"] for line in lines]
    assert "a secret" not in out.getvalue()
    assert lines[1]["exception"][0]["exc_type"] == "UnicodeDecodeError"
