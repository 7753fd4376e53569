"""The short way of a socket's messages: whatever way the bytes take, the same is heard."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.frames import Close, Frame, Opcode

from intriga.server.web.live_protocol import LiveProtocol
from tests.server.running import TWO_HANDS, Running, heard, sent

PING = b'{"type":"ping","n":%d}'


class RawSocket:
    """A socket whose bytes the test writes itself."""

    def __init__(self, line: socket.socket, path: str, host: str, cookie: str, more: str = "") -> None:
        self.line = line
        self.got = bytearray()
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: intriga={cookie}\r\n{more}\r\n".encode()
        )
        while b"\r\n\r\n" not in self.got:
            self.got += line.recv(65536)
        head, _, rest = bytes(self.got).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        self.got = bytearray(rest)

    def frame(self) -> tuple[int, bytes]:
        """The next frame that the server sent, which is never masked: its kind and what is in it."""
        size, start = self.read(2)[1], 2
        if size == 126:
            size, start = int.from_bytes(self.read(4)[2:], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(self.read(10)[2:], "big"), 10
        whole = self.read(start + size)
        del self.got[: start + size]
        return whole[0] & 0xF, whole[start:]

    def read(self, size: int) -> bytes:
        while len(self.got) < size:
            more = self.line.recv(65536)
            assert more, "the server has closed"
            self.got += more
        return bytes(self.got[:size])

    def pong(self) -> int:
        """The number of the next answer to a ping of ours."""
        while True:
            kind, data = self.frame()
            assert kind == Opcode.TEXT, (kind, data)
            message = msgspec.json.decode(data)
            if message["type"] == "pong":
                return int(message["n"])

    def trouble(self) -> bool:
        """Whether the next message says that one of ours could not be read."""
        while True:
            kind, data = self.frame()
            assert kind == Opcode.TEXT, (kind, data)
            message = msgspec.json.decode(data)
            if message["type"] in ("trouble", "pong"):
                return bool(message["type"] == "trouble")

    def closed(self) -> int:
        """The code with which the server closes."""
        while True:
            kind, data = self.frame()
            if kind == Opcode.CLOSE:
                return Close.parse(data).code


@contextmanager
def raw_socket(server: Running, more: str = "") -> Iterator[RawSocket]:
    somebody = server.person()
    table = somebody.post("/api/tables", TWO_HANDS)["table"]
    where = urlsplit(server.address)
    with socket.create_connection((where.hostname or "", where.port or 80), 30) as line:
        path = f"/api/tables/{table}/live?lang=en"
        yield RawSocket(line, path, where.netloc, somebody.http.cookies["intriga"], more)


def masked(data: bytes, kind: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the first pieces in which the network delivers what it has at once."""
    sizes: list[int] = []
    whole = LiveProtocol.data_received

    def data_received(self: LiveProtocol, data: bytes) -> None:
        for size in sizes:
            whole(self, data[:size])
            data = data[size:]
        if data:
            whole(self, data)

    monkeypatch.setattr(LiveProtocol, "data_received", data_received)
    return sizes


def test_a_message_in_one_piece_and_byte_by_byte_is_the_same(server: Running, pieces: list[int]) -> None:
    with raw_socket(server) as raw:
        raw.line.sendall(masked(PING % 1))
        assert raw.pong() == 1
        pieces[:] = [1] * len(masked(PING % 2))
        raw.line.sendall(masked(PING % 2))
        assert raw.pong() == 2
        pieces.clear()
        raw.line.sendall(masked(PING % 3))
        assert raw.pong() == 3


@pytest.mark.parametrize("head", [2, 6])
def test_what_looks_like_a_message_in_the_middle_of_another_is_not_one(
    server: Running, pieces: list[int], head: int
) -> None:
    """The head of a frame has been read, and the next piece would be a whole message."""
    inner = masked(PING % 7)
    if head == 2:  # the mask is what the inner message begins with
        outer = bytes([0x82, 0x80 | len(inner) - 4]) + inner
    else:
        outer = bytes([0x82, 0x80 | len(inner), 0, 0, 0, 0]) + inner
    with raw_socket(server) as raw:
        raw.line.sendall(masked(PING % 1))
        assert raw.pong() == 1
        pieces[:] = [head]
        raw.line.sendall(outer)
        assert raw.trouble()
        pieces.clear()
        raw.line.sendall(masked(PING % 2))
        assert raw.pong() == 2


def test_between_the_parts_of_a_message_no_other_one_may_come(server: Running) -> None:
    with raw_socket(server) as raw:
        raw.line.sendall(masked(b'{"type":', fin=False))
        raw.line.sendall(masked(b'"ping","n":4}', Opcode.CONT))
        assert raw.pong() == 4
        raw.line.sendall(masked(b'{"type":', fin=False))
        raw.line.sendall(masked(PING % 5))
        assert raw.closed() == 1002


def test_several_messages_in_one_packet_are_all_heard_in_order(server: Running) -> None:
    with raw_socket(server) as raw:
        raw.line.sendall(b"".join(masked(PING % number) for number in range(20)))
        assert [raw.pong() for _ in range(20)] == list(range(20))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (masked(b'{"type":"ping\xff"}'), 1007),
        (masked(b"x" * 70_000), 1009),
        (Frame(Opcode.TEXT, PING % 1, True).serialize(mask=False), 1002),
        (masked(b"\x03\xe8", Opcode.CLOSE), 1000),
    ],
    ids=["no-text", "too-large", "not-masked", "goodbye"],
)
def test_what_is_no_message_closes_the_socket_with_its_code(server: Running, data: bytes, code: int) -> None:
    with raw_socket(server) as raw:
        raw.line.sendall(masked(PING % 1))
        assert raw.pong() == 1
        raw.line.sendall(data)
        assert raw.closed() == code


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", bytes(range(256))], ids=["empty", "short", "long"])
def test_bytes_that_are_no_text_are_answered_and_the_socket_goes_on(server: Running, data: bytes) -> None:
    with raw_socket(server) as raw:
        raw.line.sendall(masked(data, Opcode.BINARY) + masked(PING % 6))
        assert raw.pong() == 6


def test_with_compression_and_without_the_same_is_told(server: Running) -> None:
    somebody = server.person()
    table = somebody.post("/api/tables", TWO_HANDS)["table"]
    with somebody.live(table) as line:
        assert line.protocol.extensions
        compressed = heard(line, "welcome")
        sent(line, type="ping", n=8)
        assert heard(line, "pong")["n"] == 8
    with raw_socket(server) as raw:
        kind, data = raw.frame()
        assert (kind, "welcome") == (Opcode.TEXT, msgspec.json.decode(data)["type"])
    assert compressed["state"]["table"] == table
