"""Request line and headers have a limit; what is larger is refused before it is kept, and closed."""

from __future__ import annotations

import json
import socket
from urllib.parse import urlsplit

import pytest
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS

from intriga.server.web.http_limits import LARGEST_HEAD
from tests.server.running import PATIENCE, TWO_HANDS, Person, Running, heard

LONG = "x" * (LARGEST_HEAD + 4096)
BELOW = "x" * (LARGEST_HEAD - 512)
HOST = "Host: 127.0.0.1\r\nConnection: close\r\n"
UPGRADE = (
    "Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
MANY = "".join(f"X-{number}: {number}\r\n" for number in range(4000))
SHORT = "X: 1\r\n"


def exchange(server: Running, *pieces: str) -> tuple[int, str]:
    """The status and the body of what is answered until the server closes; 0 where nothing is answered."""
    where = urlsplit(server.address)
    assert where.hostname is not None
    with socket.create_connection((where.hostname, where.port or 80), PATIENCE) as line:
        for piece in pieces:
            line.sendall(piece.encode())
        answer = b""
        while got := line.recv(65536):
            answer += got
    head, _, body = answer.decode().partition("\r\n\r\n")
    return int(head.split()[1]) if head else 0, body


@pytest.mark.parametrize(
    "head",
    [
        f"GET /{LONG} HTTP/1.1\r\n{HOST}\r\n",
        f"GET /{LONG}",
        f"GET /api/games?lang={LONG} HTTP/1.1\r\n{HOST}\r\n",
        f"GET /api/games HTTP/1.1\r\n{HOST}Cookie: intriga={LONG}\r\n\r\n",
        f"GET /api/games HTTP/1.1\r\n{HOST}Cookie: intriga={LONG}",
        f"GET /api/games HTTP/1.1\r\n{HOST}X-{LONG}: 1\r\n\r\n",
        f"GET /api/games HTTP/1.1\r\n{HOST}{MANY}\r\n",
        f"GET /api/games HTTP/1.1\r\n{HOST}{MANY}",
        f"GET /api/tables/t/live?k={LONG} HTTP/1.1\r\n{UPGRADE}\r\n",
        f"GET /api/tables/t/live HTTP/1.1\r\n{UPGRADE}{MANY}\r\n",
        f"GET /api/tables/t/live HTTP/1.1\r\n{UPGRADE}Cookie: intriga={LONG}",
        f"GET /api/tables/t/live?k={'x' * MAX_LINE_LENGTH} HTTP/1.1\r\n{UPGRADE}\r\n",
        f"GET /api/tables/t/live HTTP/1.1\r\n{UPGRADE}Cookie: intriga={'x' * MAX_LINE_LENGTH}\r\n\r\n",
        f"GET /api/tables/t/live HTTP/1.1\r\n{UPGRADE}{SHORT * MAX_NUM_HEADERS}\r\n",
        "\r\n" * LARGEST_HEAD,
    ],
    ids=[
        "path",
        "endless-path",
        "query",
        "header",
        "endless-header",
        "name",
        "many",
        "endlessly-many",
        "socket-query",
        "socket-many",
        "socket-endless",
        "socket-line",
        "socket-header",
        "socket-headers",
        "blank-lines",
    ],
)
def test_a_head_that_is_too_large_is_431_with_a_sentence_and_closes(server: Running, head: str) -> None:
    status, body = exchange(server, head)

    assert status == 431
    assert str(LARGEST_HEAD // 1024) in json.loads(body)["text"]
    assert json.loads(body)["reason"] == "head"


@pytest.mark.parametrize(
    "head",
    [
        f"GET /api/health?{BELOW} HTTP/1.1\r\n{HOST}\r\n",
        f"GET /api/health HTTP/1.1\r\n{HOST}X-Long: {BELOW}\r\n\r\n",
    ],
)
def test_a_head_below_the_limit_is_read(server: Running, head: str) -> None:
    assert exchange(server, head)[0] == 200
    assert exchange(server, head[:9000], head[9000:])[0] == 200


def test_a_socket_opens_with_a_head_below_its_limit(person: Person) -> None:
    table = person.post("/api/tables", TWO_HANDS)["table"]
    long = {f"X-{number}": "x" * (MAX_LINE_LENGTH - 100) for number in range(3)}
    with person.live(table, 0, "", **long) as line:
        assert heard(line)["type"] == "welcome"


def test_each_request_of_a_connection_is_counted_by_itself(person: Person) -> None:
    for _ in range(5):
        assert person.http.get("/api/games", headers={"X-Long": "x" * 20_000}).status_code == 200


def test_bodies_do_not_count(person: Person) -> None:
    table = person.post("/api/tables", TWO_HANDS)["table"]
    for _ in range(3):
        long = {"type": "chat", "seat": 0, "text": "x" * (LARGEST_HEAD + 9000)}

        assert person.refused(f"/api/tables/{table}/message", long)[1]["reason"] == "text_is_too_long"


def test_a_pipelined_head_is_not_charged_with_the_body_before_it(server: Running) -> None:
    body = json.dumps({"code": "x" * (LARGEST_HEAD + 9000)})
    first = f"POST /api/me/claim HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
    status, answers = exchange(
        server,
        f"{first}Content-Type: application/json\r\n\r\n{body}GET /api/health HT",
        f"TP/1.1\r\n{HOST}\r\n",
    )

    assert status == 422
    assert "HTTP/1.1 200 OK" in answers


@pytest.mark.parametrize("trailers", [MANY, f"X-Long: {LONG * 10}"], ids=["many", "endless"])
def test_headers_after_a_body_are_counted_too(server: Running, trailers: str) -> None:
    """The request is being carried out already, so nothing but the end of the connection answers it.
    An endless one is longer than what is read at once: what came together with the body is not counted."""
    head = f"POST /api/me/claim HTTP/1.1\r\n{HOST}Content-Type: application/json\r\n"
    status, _ = exchange(server, f"{head}Transfer-Encoding: chunked\r\n\r\n2\r\n{{}}\r\n0\r\n{trailers}")

    assert status == 0
    assert exchange(server, f"GET /api/health HTTP/1.1\r\n{HOST}\r\n")[0] == 200
