"""A limit for request line and headers, which the HTTP parser does not have."""

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS

from intriga.kernel.sentences import DEFAULT
from intriga.server.telling.refusals import HttpRefusal, worded

LARGEST_HEAD = 32 * 1024  # bytes of request line and headers, of an upgrade to a socket too
LINGER = 2.0  # seconds in which a refused client can read its answer: an immediate close would lose it
LINE_OVERHEAD = len("GET  HTTP/1.1\r\n")  # the most around an address, or a header's name and value
TOO_LARGE = 431


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's protocol, which refuses too large a head before it has been received completely."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, object], **more: object
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.head = 0  # bytes of this request's line, headers and trailers that were read
        self.pending = 0  # bytes since the parser last finished a part of a request
        self.is_refused = False

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        self.pending += len(data)
        super().data_received(data)
        if self.pending > LARGEST_HEAD:
            self.refuse()

    def on_message_begin(self) -> None:
        self.head = 0
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
        super().on_message_complete()

    def count(self, size: int) -> None:
        """An exception here stops the parser; `send_400_response` answers it."""
        self.head += size
        if self.head > LARGEST_HEAD:
            raise OverflowError("the head of a request is too large")

    def send_400_response(self, msg: str) -> None:
        if self.head > LARGEST_HEAD:
            self.refuse()
        else:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """The parser of sockets has narrower limits, and gives no answer when they are exceeded."""
        lines = [len(self.url), *(len(name) + len(value) for name, value in self.headers)]
        if len(lines) > MAX_NUM_HEADERS or max(lines) + LINE_OVERHEAD > MAX_LINE_LENGTH:
            self.refuse()
        else:
            super().handle_websocket_upgrade()

    def refuse(self) -> None:
        """Stop parsing; answer, unless an earlier request is still unanswered; and close soon."""
        if self.is_refused:
            return
        self.is_refused = True
        if is_answered(self.cycle):
            self.transport.write(refusal())
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)


def is_answered(cycle: RequestResponseCycle | None) -> bool:
    """Whether a connection's last request, if there was one, has its answer."""
    return cycle is None or cycle.response_complete


def refusal() -> bytes:
    """The whole answer. It is in the default language: the reader's own was in a header."""
    problem = worded(HttpRefusal(TOO_LARGE, "head", most=LARGEST_HEAD // 1024), DEFAULT).problem
    body = msgspec.json.encode(problem)
    fields = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[TOO_LARGE] + fields.encode() + body
