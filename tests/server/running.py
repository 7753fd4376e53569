"""A real server on loopback, in a thread of the tests, and people who use it."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from intriga.server import running
from intriga.server.settings import Limits, Settings
from intriga.server.web.node import Node

T = TypeVar("T")
PATIENCE = 30.0
KEY = "a key that only the tests know, long enough"
TWO_HANDS: dict[str, Any] = {"game": "_tiny", "players": 2, "seats": [{"who": "me"}] * 2}
#: Tests talk faster than people; those about rates set their own limits.
FAST = Limits(
    person_rate=5000,
    person_burst=20000,
    address_rate=9000,
    address_burst=90000,
    new_persons_burst=100_000,
)


def settings(database: str | Path, **more: Any) -> Settings:
    base = Settings(
        database=str(database), keys=(KEY,), workers=0, bot_seconds=0.01, bot_pause=0.0, limits=FAST
    )
    steady = more.get("clock", base.steady)  # unless a test sets the wall clock
    return msgspec.structs.replace(base, **{"steady": steady, **more})


class Running:
    """A server in a thread; `address` is where it answers."""

    def __init__(self, its: Settings) -> None:
        self.settings = its
        self.address = ""
        self.fault: BaseException | None = None
        self.server: running.Server | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.people: list[Person] = []
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        assert self.ready.wait(PATIENCE), "the server does not start"
        if self.fault is not None:
            raise self.fault

    def run(self) -> None:
        try:
            running.run_on_fast_loop(running.serve(self.settings, "127.0.0.1", 0, self.started, self.made))
        except BaseException as fault:
            self.fault = fault
            self.ready.set()

    def made(self, server: running.Server) -> None:
        self.server = server
        self.loop = asyncio.get_running_loop()

    @property
    def node(self) -> Node:
        assert self.server is not None
        return self.server.node

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def started(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.ready.set()

    def close(self) -> None:
        for person in self.people:
            person.close()
        assert self.server is not None
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        assert self.fault is None

    def person(self, language: str = "en") -> Person:
        self.people.append(Person(self.address, language))
        return self.people[-1]


@contextmanager
def serving(database: str | Path, **more: Any) -> Iterator[Running]:
    server = Running(settings(database, **more))
    try:
        yield server
    finally:
        server.close()


class Person:
    """Somebody with a browser of their own, without the browser."""

    def __init__(self, address: str, language: str = "en", cookie: str = "") -> None:
        self.address = address
        self.language = language
        self.http = httpx.Client(
            base_url=address,
            headers={"Accept-Language": language},
            cookies={"intriga": cookie} if cookie else None,
            timeout=PATIENCE,
            trust_env=False,
        )
        self.ids = (f"c{number}" for number in itertools.count())
        self.me: dict[str, Any] = self.get("/api/me")

    def get(self, path: str, **query: Any) -> Any:
        return answer_of(self.http.get(path, params=query))

    def post(self, path: str, body: Any = None, **query: Any) -> Any:
        return answer_of(self.http.post(path, json={} if body is None else body, params=query))

    def refused(self, path: str, body: Any, **query: Any) -> tuple[int, dict[str, Any]]:
        answer = self.http.post(path, json=body, params=query)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()

    # ── tables ──

    def open(self, game: str, players: int, bots: int = 0, level: str = "random", **more: Any) -> str:
        """A table with me in the first seat and bots in the last ones."""
        seats = [
            {"who": "me"},
            *[{"who": "open"}] * (players - 1 - bots),
            *[{"who": "bot", "level": level}] * bots,
        ]
        body = {"game": game, "players": players, "seats": seats, **more}
        table: str = self.post("/api/tables", body)["table"]
        return table

    def look(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def say(self, table: str, seat: int, question: int, *words: str, client: str = "") -> Any:
        body = {
            "type": "say",
            "seat": seat,
            "question": question,
            "words": list(words),
            "client": client or next(self.ids),
        }
        return self.post(f"/api/tables/{table}/message", body)

    def live(self, table: str, since: int = 0, key: str = "", **headers: str) -> ClientConnection:
        """A socket to a table."""
        address = self.address.replace("http://", "ws://")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{address}/api/tables/{table}/live?since={since}&k={key}&lang={self.language}",
            additional_headers={"Cookie": cookies, **headers},
            open_timeout=PATIENCE,
            proxy=None,
        )

    def close(self) -> None:
        self.http.close()


def answer_of(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, (answer.status_code, answer.text)
    return answer.json() if answer.content else None


def heard(line: ClientConnection, kind: str = "") -> Any:
    """The next message of a socket, or the next one of a kind."""
    while True:
        message = json.loads(line.recv(PATIENCE))
        if not kind or message["type"] == kind:
            return message


def sent(line: ClientConnection, **message: Any) -> None:
    line.send(json.dumps(message))


def is_asked(state: dict[str, Any], seat: int) -> bool:
    """Whether the table waits for this seat's word, as its reader is told."""
    position = state["position"]
    if position is None or position["question"] is None:
        return False
    is_mine = position["question"]["mine"] and position["seat"] == seat
    return bool(is_mine and state["seats"][seat]["acting"])
