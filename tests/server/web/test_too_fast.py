"""Rates: a quick honest program is slowed down, never refused; who does not wait for answers is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from intriga.server.settings import Limits
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.web.rates import Buckets, Rates
from tests.server.running import TWO_HANDS, heard, sent, serving

NARROW = Limits(person_rate=50.0, person_burst=5, patience=1.0)


def test_a_program_that_waits_for_its_answers_is_never_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "store.sqlite", limits=NARROW) as server:
        quick = server.person()
        statuses = {quick.http.get("/api/games").status_code for _ in range(60)}
        table = quick.post("/api/tables", TWO_HANDS)["table"]
        with quick.live(table) as line:
            heard(line, "welcome")
            for number in range(30):
                sent(line, type="ping", n=number)
                assert heard(line)["n"] == number

    assert statuses == {200}


def test_who_does_not_wait_for_answers_is_refused(tmp_path: Path) -> None:
    async def flood(address: str, cookie: str) -> list[int]:
        limits = httpx.Limits(max_connections=200)
        async with httpx.AsyncClient(base_url=address, trust_env=False, limits=limits, timeout=60) as http:
            http.cookies.set("intriga", cookie)
            answers = await asyncio.gather(*[http.get("/api/me") for _ in range(150)])
        return [answer.status_code for answer in answers]

    with serving(tmp_path / "store.sqlite", limits=NARROW) as server:
        cookie = server.person().http.cookies["intriga"]
        statuses = asyncio.run(flood(server.address, cookie))

    assert set(statuses) == {200, 429}


def test_a_socket_message_that_came_too_fast_is_answered_with_its_client(tmp_path: Path) -> None:
    limits = Limits(person_rate=0.001, person_burst=5)
    with serving(tmp_path / "store.sqlite", limits=limits) as server:
        somebody = server.person()
        table = somebody.post("/api/tables", TWO_HANDS)["table"]
        say: dict[str, Any] = {"type": "say", "seat": 0, "question": 0, "words": ["stop"]}
        with somebody.live(table) as line:
            heard(line, "welcome")
            for number in range(4):
                sent(line, **say, client=f"mine {number}")
            answer = heard(line, "answered")
            while answer["ok"] or "short time" not in answer["reasons"][0]["text"]:
                answer = heard(line, "answered")

    assert answer["client"].startswith("mine")


def test_what_waits_is_bounded() -> None:
    now = [0.0]
    bucket = Buckets(rate=10.0, burst=1, clock=lambda: now[0])
    waits = [bucket.take("a", patience=0.5) for _ in range(9)]

    assert [round(wait, 3) for wait in waits] == [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.6, 0.6]
    now[0] = 0.1
    assert round(bucket.take("a", patience=0.5), 3) == 0.5


def test_one_address_opens_only_so_many_tables() -> None:
    rates = Rates(Limits(new_tables_rate=0.001, new_tables_burst=3))
    for _ in range(3):
        rates.check_new_table("here")
    with pytest.raises(HttpRefusal):
        rates.check_new_table("here")
    rates.check_new_table("elsewhere")
