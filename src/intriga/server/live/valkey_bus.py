"""The bus over Valkey (or Redis): one channel to which all nodes subscribe. It reconnects by itself."""

import asyncio
from contextlib import suppress

import msgspec
import structlog
from valkey.asyncio import Valkey
from valkey.asyncio.client import PubSub
from valkey.exceptions import ValkeyError

from intriga.server.live.bus import Listener, Message, Reconnected, decode, encode
from intriga.store.faults import CannotOpen

CHANNEL = "intriga"
RETRY_SECONDS = 0.5  # between two attempts to connect
TIMEOUT = 2.0  # seconds for one command
PING_AFTER = 5.0  # seconds of silence

SCHEMES = ("valkey://", "valkeys://", "redis://", "rediss://", "unix://")
FAULTS = (ValkeyError, OSError, TimeoutError)

log = structlog.get_logger()


class ValkeyBus:
    """Connects all nodes that use the same address."""

    def __init__(self, url: str) -> None:
        if not url.startswith(SCHEMES):
            raise CannotOpen("bad-bus", url=url.rpartition("@")[2])
        try:
            self.client = Valkey.from_url(
                url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT, max_connections=8
            )
        except ValueError as fault:
            raise CannotOpen("bad-bus", url=f"{url.rpartition('@')[2]} ({fault})") from None
        self.listening: asyncio.Task[None] | None = None
        self.connected = asyncio.Event()
        self.can_publish = True  # whether the last message went out

    @property
    def is_up(self) -> bool:
        return self.connected.is_set() and self.can_publish

    async def start(self, listener: Listener) -> None:
        """Start listening; a node serves although its bus is down."""
        self.listening = asyncio.create_task(self.listen(listener))
        with suppress(TimeoutError):
            await asyncio.wait_for(self.connected.wait(), TIMEOUT)

    async def listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self.client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self.receive(channel, listener)
            except FAULTS as fault:
                if self.is_up:
                    log.warning("bus_away", why=type(fault).__name__)
                self.connected.clear()
                await asyncio.sleep(RETRY_SECONDS)

    async def receive(self, channel: PubSub, listener: Listener) -> None:
        """Deliver messages; ping after a silence."""
        while True:
            came = await channel.get_message(timeout=PING_AFTER)
            if came is None:
                await channel.ping()
            elif came["type"] == "subscribe":
                self.connected.set()
                self.can_publish = True
                log.info("bus_here")
                await self.deliver(Reconnected(), listener)
            elif came["type"] == "pong" and not self.can_publish:
                self.can_publish = True
                await self.deliver(Reconnected(), listener)
            elif came["type"] == "message":
                await self.decode_and_deliver(came["data"], listener)

    async def decode_and_deliver(self, data: bytes, listener: Listener) -> None:
        try:
            message = decode(data)
        except msgspec.MsgspecError:
            log.warning("bus_unreadable")
            return
        await self.deliver(message, listener)

    async def deliver(self, message: Message, listener: Listener) -> None:
        try:
            await listener(message)
        except Exception:
            log.exception("bus_listener_failed")

    async def publish(self, message: Message) -> None:
        if not self.is_up:
            return
        try:
            await self.client.publish(CHANNEL, encode(message))
        except FAULTS:
            self.can_publish = False  # nodes poll the store until it answers again

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening
        with suppress(*FAULTS):
            await self.client.aclose()
