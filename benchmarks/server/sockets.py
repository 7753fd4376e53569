"""A minimal WebSocket for clients, so that the client is not what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT = 0x81
PING, PONG = 0x9, 0xA
OnMessage = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One WebSocket without compression; `on_message` is called with every text message."""

    def __init__(self, host: str, path: str, headers: dict[str, str], on_message: OnMessage) -> None:
        self.host = host
        self.path = path
        self.headers = headers
        self.on_message = on_message
        self.buffer = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        wanted = {
            "Host": self.host,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
            **self.headers,
        }
        lines = [f"GET {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items())]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"{self.path} was closed: {self.buffer[:100]!r}"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open and not self.read_handshake():
            return
        while (end := self.read_frame()) > 0:
            self.buffer = self.buffer[end:]

    def read_handshake(self) -> bool:
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.partition(b"\r\n")[0].decode())
        self.buffer = rest
        self.is_open = True
        self.opened.set_result(None)
        return True

    def read_frame(self) -> int:
        """Handle the first frame of the buffer; where it ends, or 0 if it is incomplete."""
        data = self.buffer
        if len(data) < 2:
            return 0
        size, start = data[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return 0
        payload = data[start : start + size]
        if data[0] & 0xF == PING:
            self.write(0x80 | PONG, payload)
        elif data[0] == TEXT:
            self.on_message(payload)
        return start + size

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        # A mask of zeros leaves the payload as it is.
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + bytes(4) + payload)


async def open_socket(address: str, path: str, headers: dict[str, str], on_message: OnMessage) -> Socket:
    """A socket after its handshake."""
    host, _, port = address.partition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(address, path, headers, on_message), host, int(port)
    )
    await socket.opened
    return socket
