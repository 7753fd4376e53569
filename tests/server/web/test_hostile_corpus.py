"""A corpus of hostile input: every answer has its status and its sentence, nothing fails, nobody else waits.

How long others wait is measured as processor time of the server's loop, which no busy machine changes much.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from intriga.cli.record import record_bytes
from tests.cli.running import eventful_match, run
from tests.server.hostile import Corpus
from tests.server.running import FAST, TWO_HANDS, Person, Running, heard, sent, serving

IS_LONG = os.environ.get("INTRIGA_LONG") == "1"
REQUESTS, HEADS, FRAMES, FILES = (6400, 1800, 1200, 600) if IS_LONG else (320, 90, 60, 30)
LONGEST = 1.0  # seconds of the loop for one request
USUAL = 0.05  # seconds of the loop, on average
MOST_MEMORY = 200 * 1024 * 1024
LIMITS = msgspec.structs.replace(FAST, request_seconds=0.5, tables_a_day=100_000, new_tables_burst=100_000)


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("attacked")
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text("<!doctype html><title>page</title>")
    with serving(folder / "store.sqlite", limits=LIMITS, page=folder / "page") as server:
        yield server


@pytest.fixture
def host(attacked: Running) -> Person:
    return attacked.person()


def line_to(server: Running) -> socket.socket:
    where = urlsplit(server.address)
    return socket.create_connection((where.hostname or "", where.port or 80), 30)


def answer_to(server: Running, request: bytes) -> bytes:
    """What the server answers until it closes."""
    with line_to(server) as line:
        answer = b""
        try:
            line.sendall(request)
            while got := line.recv(65536):
                answer += got
        except ConnectionError:  # it had closed before everything was sent
            pass
    return answer


async def busy() -> float:
    """Processor time of the server's loop so far."""
    return time.thread_time()


class Watch:
    """The time that the loop spends on each request, and the memory of the process."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.spent: list[float] = []
        self.memory = memory()
        self.last = server.do(busy())

    def note(self) -> None:
        now = self.server.do(busy())
        self.spent.append(now - self.last)
        self.last = now

    def check(self, person: Person) -> None:
        assert max(self.spent) < LONGEST
        assert sum(self.spent) / len(self.spent) < USUAL
        assert memory() - self.memory < MOST_MEMORY
        failed = [
            line for line in person.http.get("/metrics").text.splitlines() if "intriga_failed_total{" in line
        ]
        assert failed == []


def memory() -> int:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def check_answer(request: bytes, answer: bytes, *, needs_one: bool) -> None:
    """A status below 500; from 400 on with a sentence."""
    shown = (request[:300], answer[:300])
    if not answer:
        assert not needs_one, shown
        return
    head, _, body = answer.partition(b"\r\n\r\n")
    while head.split()[1].startswith(b"1"):
        if head.split()[1] == b"101":
            return
        head, _, body = body.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    assert 200 <= status < 500, shown
    if status >= 400 and not request.startswith(b"HEAD"):
        text = json.loads(body)["text"]
        assert len(text) > 10, shown
        assert text.endswith((".", "!", "?", ")")) or ":" in text, shown


def test_every_hostile_request_has_a_status_and_a_sentence(attacked: Running, host: Person) -> None:
    opened = host.post("/api/tables", {**TWO_HANDS, "is_open": True})
    corpus = Corpus(1, opened["table"], host.http.cookies["intriga"])
    watch = Watch(attacked)
    for _ in range(REQUESTS):
        request = corpus.request()
        check_answer(request, answer_to(attacked, request), needs_one=True)
        watch.note()

    watch.check(attacked.person())


def test_every_broken_head_is_answered_or_closed(attacked: Running, host: Person) -> None:
    table = host.post("/api/tables", {**TWO_HANDS, "is_open": True})["table"]
    corpus = Corpus(2, table, host.http.cookies["intriga"])
    watch = Watch(attacked)
    for _ in range(HEADS):
        request = corpus.broken_head()
        check_answer(request, answer_to(attacked, request), needs_one=False)
        watch.note()

    watch.check(attacked.person())


def test_hostile_frames_neither_fail_nor_disturb_another_reader(attacked: Running, host: Person) -> None:
    table = host.post("/api/tables", {**TWO_HANDS, "is_open": True})["table"]
    corpus = Corpus(3, table, host.http.cookies["intriga"])
    watch = Watch(attacked)
    with attacked.person().live(table) as other:
        heard(other, "welcome")
        for number in range(FRAMES):
            with upgraded(attacked, corpus) as line:
                line.sendall(b"".join(corpus.frame() for _ in range(3)))
                line.settimeout(0.05)
                drain(line)
            watch.note()
            sent(other, type="ping", n=number)
            assert heard(other, "pong")["n"] == number

    watch.check(attacked.person())


def upgraded(server: Running, corpus: Corpus) -> socket.socket:
    """A socket to the table, by hand: a library would send no broken frame."""
    line = line_to(server)
    key = base64.b64encode(bytes(16)).decode()
    head = (
        f"GET /api/tables/{corpus.table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: intriga={corpus.cookie}\r\n\r\n"
    )
    line.sendall(head.encode())
    answer = line.recv(65536)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return line


def drain(line: socket.socket) -> None:
    try:
        while line.recv(65536):
            pass
    except OSError:
        pass


def test_every_hostile_file_is_judged_with_a_sentence(tmp_path: Path) -> None:
    honest = record_bytes(eventful_match())
    corpus = Corpus(4, "", "")
    file = tmp_path / "match.jsonl"
    for number in range(FILES):
        file.write_bytes(corpus.file(honest))
        ran = run("verify" if number % 3 else "replay", file)

        assert ran.code in (0, 1, 2), ran
        assert "Traceback" not in ran.out + ran.err
        assert ran.code == 0 or ran.err.rstrip().endswith((".", "?", "!")), ran.err
