"""What the HTTP parser does not have: a limit for request line and headers, a time in which a request must
arrive, and a limit for the connections of one address."""

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import ClassVar

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS

from intriga.kernel.sentences import DEFAULT
from intriga.server.settings import Limits
from intriga.server.telling.refusals import HttpRefusal, worded

LARGEST_HEAD = 32 * 1024  # bytes of request line and headers, of an upgrade to a socket too
LINGER = 2.0  # seconds in which a refused client can read its answer: an immediate close would lose it
LINE_OVERHEAD = len("GET  HTTP/1.1\r\n")  # the most around an address, or a header's name and value
TOO_LARGE = 431


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's protocol, which refuses what is too large, too slow or too much before it is received."""

    most: ClassVar[int] = 0  # connections of one address; 0 for any number
    exempt: ClassVar[Collection[str]] = ()  # proxies: their connections are everybody's
    seconds: ClassVar[float] = 20.0  # from a request's first byte, or the connection, to its last one
    connected: ClassVar[Counter[str]] = Counter()

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, object], **more: object
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.head = 0  # bytes of this request's line, headers and trailers that were read
        self.pending = 0  # bytes since the parser last finished a part of a request
        self.is_refused = False
        self.address = ""  # while it is counted
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "?"
        self.connected[self.address] += 1
        if self.most and self.connected[self.address] > self.most and self.address not in self.exempt:
            self.refuse(503, "crowded-address")
        else:
            self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_counting()
        super().connection_lost(exc)

    def stop_counting(self) -> None:
        """The connection has ended."""
        self.request_arrived()
        if self.address:
            self.connected[self.address] -= 1
            if not self.connected[self.address]:
                del self.connected[self.address]
        self.address = ""

    # ── time ──

    def expect_request(self) -> None:
        """From here on a request has so much time to arrive completely."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.seconds, self.is_late)

    def request_arrived(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def is_late(self) -> None:
        self.deadline = None
        if is_answered(self.cycle):
            self.refuse(408, "slow", seconds=int(self.seconds))
        else:
            self.transport.abort()

    # ── size ──

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        if is_answered(self.cycle):
            self.expect_request()
        self.pending += len(data)
        super().data_received(data)
        if self.pending > LARGEST_HEAD:
            self.refuse_head()

    def on_message_begin(self) -> None:
        self.head = 0
        self.expect_request()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.pending = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.pending = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.pending = 0
        self.request_arrived()
        super().on_message_complete()

    def count(self, size: int) -> None:
        """An exception here stops the parser; `send_400_response` answers it."""
        self.head += size
        if self.head > LARGEST_HEAD:
            raise OverflowError("the head of a request is too large")

    def send_400_response(self, msg: str) -> None:
        if self.head > LARGEST_HEAD:
            self.refuse_head()
        else:
            self.refuse(400, "malformed", why="this is not HTTP")

    def handle_websocket_upgrade(self) -> None:
        """The parser of sockets has narrower limits, and gives no answer when they are exceeded."""
        lines = [len(self.url), *(len(name) + len(value) for name, value in self.headers)]
        if len(lines) > MAX_NUM_HEADERS or max(lines) + LINE_OVERHEAD > MAX_LINE_LENGTH:
            self.refuse_head()
        else:
            self.request_arrived()
            super().handle_websocket_upgrade()
            self.count_until_it_ends(self.transport.get_protocol())

    def count_until_it_ends(self, socket: asyncio.BaseProtocol) -> None:
        """A socket is a connection too, also one that was refused and does not answer the close."""
        ended = socket.connection_lost

        def connection_lost(fault: Exception | None) -> None:
            self.stop_counting()
            ended(fault)

        socket.connection_lost = connection_lost  # type: ignore[method-assign, assignment]

    def refuse_head(self) -> None:
        self.refuse(TOO_LARGE, "head", most=LARGEST_HEAD // 1024)

    def refuse(self, status: int, reason: str, **facts: str | int) -> None:
        """Stop parsing; answer, unless an earlier request is still unanswered; and close soon."""
        if self.is_refused:
            return
        self.is_refused = True
        self.request_arrived()
        if is_answered(self.cycle):
            self.transport.write(refusal(HttpRefusal(status, reason, **facts)))
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)


def is_answered(cycle: RequestResponseCycle | None) -> bool:
    """Whether a connection's last request, if there was one, has its answer."""
    return cycle is None or cycle.response_complete


def limited_http(limits: Limits, proxies: Collection[str]) -> type[LimitedHttp]:
    """The protocol of one server."""
    facts = {"most": limits.connections_of_address, "exempt": proxies, "connected": Counter()}
    return type("LimitedHttp", (LimitedHttp,), {**facts, "seconds": limits.request_seconds})


def refusal(why: HttpRefusal) -> bytes:
    """The whole answer. It is in the default language: the reader's own was in a header."""
    body = msgspec.json.encode(worded(why, DEFAULT).problem)
    fields = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[why.status] + fields.encode() + body
