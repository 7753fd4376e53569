"""The protocol of a live socket: uvicorn's, with a short way for the messages of a table.

Handshake, pings, closing, compression and everything unusual go the usual way. A text message that arrives
whole in one frame is unmasked here, and one to a reader without compression gets its head here: through the
general parser and the framework's wrappers both would cost more than making the message.
"""

from collections.abc import Generator, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets without its C part
    from websockets.utils import apply_mask

EXTENSION: Final = "intriga.live"  # under which the application finds the protocol of its socket
WHOLE_TEXT: Final = 0x81  # the first byte of a text in one frame, not compressed
MASKED: Final = 0x80
TWO_BYTES: Final = 126  # the length is in the next two bytes
EIGHT_BYTES: Final = 127
MOST_UNREAD: Final = 1  # messages that wait to be handled, before no more are read


class LiveProtocol(WebSocketsSansIOProtocol):
    """One socket. The application calls `hear` and `tell` after the handshake."""

    is_between = False  # whether the general parser has read its last frame completely

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.get("extensions") or {}
        extensions[EXTENSION] = self
        await super().run_asgi()

    # ── what the reader says ──

    def data_received(self, data: bytes) -> None:
        text = self.whole_text(data)
        if text is None:
            super().data_received(data)
            self.is_between = waits_for_a_frame(self.conn.parser)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def whole_text(self, data: bytes) -> str | None:
        """The text, if this is exactly one plain message between others; None for the general parser."""
        if not self.is_between or len(data) < 6 or data[0] != WHOLE_TEXT:
            return None
        if not self.handshake_complete or self.is_gone or self.conn.current_size is not None:
            return None
        size, start = data[1] - MASKED, 2
        if size == TWO_BYTES:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif not 0 <= size < TWO_BYTES:
            return None
        if len(data) != start + 4 + size or size > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
        except UnicodeDecodeError:
            return None

    async def hear(self) -> str | None:
        """The next message; None when the reader is gone. One that is no text is empty."""
        event: Any = await self.receive()
        return (event.get("text") or "") if event["type"] == "websocket.receive" else None

    # ── what the reader is told ──

    @property
    def is_gone(self) -> bool:
        return (
            self.disconnected or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing()
        )

    @property
    def takes_more(self) -> bool:
        """Whether what is sent now goes on to the network: what the reader has not taken yet is not much."""
        return self.writable.is_set()

    def tell(self, texts: Sequence[bytes]) -> None:
        """Send messages to a reader who is not gone: all with one write."""
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for text in texts for part in (head_of(len(text)), text)]))


def head_of(size: int) -> bytes:
    """What comes before a text of so many bytes, in one frame of a server."""
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 65536:
        return bytes((WHOLE_TEXT, TWO_BYTES, size >> 8, size & 0xFF))
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")


def waits_for_a_frame(parser: Generator[None, None, None]) -> bool:
    """Whether the general parser stands before the first byte of a frame."""
    inner: Any = parser
    while inner.gi_yieldfrom is not None:
        inner = inner.gi_yieldfrom
    return inner.gi_code is StreamReader.at_eof.__code__
