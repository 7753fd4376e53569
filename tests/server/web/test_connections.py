"""Connections: a request arrives in time or is refused, and one address has only so many."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from intriga.server.settings import Limits
from tests.server.running import TWO_HANDS, Running, heard, serving

LIMITS = Limits(request_seconds=1.0, connections_of_address=20, readers_of_address=3)
REQUEST = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without any proxy, which counts the connections of loopback too."""
    folder = tmp_path_factory.mktemp("strict")
    with serving(folder / "store.sqlite", limits=LIMITS, proxies=()) as server:
        yield server


def line_to(server: Running) -> socket.socket:
    where = urlsplit(server.address)
    return socket.create_connection((where.hostname or "", where.port or 80), 30)


def answered(line: socket.socket) -> tuple[int, dict[str, str]]:
    """The status and the problem of what is answered until the server closes; 0 where nothing is."""
    answer = b""
    while got := line.recv(65536):
        answer += got
    head, _, body = answer.decode().partition("\r\n\r\n")
    return (int(head.split()[1]), json.loads(body)) if head else (0, {})


@pytest.mark.parametrize("sent", [b"", b"G", b"\r\n", REQUEST[:-2], b"POST /api/tables HTTP/1.1\r\nContent-"])
def test_a_request_that_does_not_arrive_in_time_is_408(strict: Running, sent: bytes) -> None:
    with line_to(strict) as line:
        line.sendall(sent)
        status, problem = answered(line)

    assert (408, "slow") == (status, problem["reason"])


def test_a_body_that_does_not_arrive_ends_the_connection_and_is_no_failure(strict: Running) -> None:
    with line_to(strict) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        line.settimeout(20)
        with suppress(ConnectionError):
            assert line.recv(1) == b""
    time.sleep(0.2)

    assert failures(strict) == 0


def failures(server: Running) -> float:
    failed = server.node.hub.metrics.failed
    return sum(
        sample.value for metric in failed.collect() for sample in metric.samples if "total" in sample.name
    )


def test_a_header_byte_now_and_then_does_not_keep_a_connection(strict: Running) -> None:
    with line_to(strict) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nX: ")
        began = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - began < 20:
                line.sendall(b"x")
                time.sleep(0.2)
    assert time.monotonic() - began < 20


def until_served(server: Running) -> None:
    """Others are let in again as soon as there is room."""
    for _ in range(50):
        with line_to(server) as line:
            line.sendall(REQUEST)
            if answered(line)[0] == 200:
                return
        time.sleep(0.1)
    pytest.fail("nobody is served after the others have left")


def test_one_address_has_only_so_many_connections_and_others_are_let_go(strict: Running) -> None:
    lines = [line_to(strict) for _ in range(LIMITS.connections_of_address + 5)]
    refused = []
    for line in lines[-5:]:
        refused.append(answered(line))
    for line in lines:
        line.close()

    assert {(503, "crowded-address")} == {(status, problem["reason"]) for status, problem in refused}
    until_served(strict)


def test_sockets_that_were_refused_and_stay_are_connections_too(strict: Running) -> None:
    """The server closes them after ten seconds; until then they count."""
    head = (
        "GET /api/tables/nothing/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with ExitStack() as lines:
        for _ in range(LIMITS.connections_of_address):
            line = lines.enter_context(line_to(strict))
            line.sendall(head.encode())
            assert b"101" in line.recv(65536)
        with line_to(strict) as one_more:
            status, problem = answered(one_more)

    assert (503, "crowded-address") == (status, problem["reason"])
    until_served(strict)


def test_one_address_has_only_so_many_readers(strict: Running) -> None:
    somebody = strict.person()
    table = somebody.post("/api/tables", TWO_HANDS)["table"]
    with ExitStack() as lines:
        for _ in range(LIMITS.readers_of_address):
            heard(lines.enter_context(somebody.live(table)), "welcome")
        with somebody.live(table) as one_more:
            assert "network" in heard(one_more, "trouble")["text"]


def test_what_is_no_http_is_refused_with_a_sentence(strict: Running) -> None:
    with line_to(strict) as line:
        line.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n")
        status, problem = answered(line)

    assert (400, "malformed") == (status, problem["reason"])


def test_connections_through_a_proxy_are_everybodys(tmp_path: Path) -> None:
    with serving(tmp_path / "store.sqlite", limits=Limits(connections_of_address=2)) as server:
        lines = [line_to(server) for _ in range(6)]
        for line in lines:
            line.sendall(REQUEST)
        statuses = [answered(line)[0] for line in lines]
        for line in lines:
            line.close()

    assert statuses == [200] * 6
