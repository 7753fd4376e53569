"""The bus over Valkey (or Redis): one channel that all nodes hear. It comes back by itself."""

import asyncio
from contextlib import suppress

import msgspec
import structlog
from valkey.asyncio import Valkey
from valkey.asyncio.client import PubSub
from valkey.exceptions import ValkeyError

from intriga.server.live.bus import Listener, Message, Resumed, decode, encode
from intriga.store.faults import CannotOpen

CHANNEL = "intriga"
AGAIN = 0.5  # seconds between two tries to reach it
PATIENCE = 2.0  # seconds for one command
SILENCE = 5.0  # seconds after which it is asked whether it is still there

SCHEMES = ("valkey://", "valkeys://", "redis://", "rediss://", "unix://")
FAULTS = (ValkeyError, OSError, TimeoutError)

log = structlog.get_logger()


class ValkeyBus:
    """All nodes with the same address hear each other."""

    def __init__(self, url: str) -> None:
        if not url.startswith(SCHEMES):
            raise CannotOpen("bad-bus", url=url.rpartition("@")[2])
        try:
            self.client = Valkey.from_url(
                url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, max_connections=8
            )
        except ValueError as fault:
            raise CannotOpen("bad-bus", url=f"{url.rpartition('@')[2]} ({fault})") from None
        self.hearing: asyncio.Task[None] | None = None
        self.heard_from = asyncio.Event()
        self.speaks = True  # what was last said went out

    @property
    def is_up(self) -> bool:
        return self.heard_from.is_set() and self.speaks

    async def start(self, listener: Listener) -> None:
        """Begin to hear; a bus that is away does not keep a node from serving."""
        self.hearing = asyncio.create_task(self.hear(listener))
        with suppress(TimeoutError):
            await asyncio.wait_for(self.heard_from.wait(), PATIENCE)

    async def hear(self, listener: Listener) -> None:
        while True:
            try:
                async with self.client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self.follow(channel, listener)
            except FAULTS as fault:
                if self.is_up:
                    log.warning("bus_away", why=type(fault).__name__)
                self.heard_from.clear()
                await asyncio.sleep(AGAIN)

    async def follow(self, channel: PubSub, listener: Listener) -> None:
        """Hand on what comes; in a silence ask whether anybody is there."""
        while True:
            came = await channel.get_message(timeout=SILENCE)
            if came is None:
                await channel.ping()
            elif came["type"] == "subscribe":
                self.heard_from.set()
                self.speaks = True
                log.info("bus_here")
                await self.tell(Resumed(), listener)
            elif came["type"] == "pong" and not self.speaks:
                self.speaks = True
                await self.tell(Resumed(), listener)
            elif came["type"] == "message":
                await self.hand_on(came["data"], listener)

    async def hand_on(self, data: bytes, listener: Listener) -> None:
        try:
            message = decode(data)
        except msgspec.MsgspecError:
            log.warning("bus_unreadable")
            return
        await self.tell(message, listener)

    async def tell(self, message: Message, listener: Listener) -> None:
        try:
            await listener(message)
        except Exception:
            log.exception("bus_listener_failed")

    async def say(self, message: Message) -> None:
        if not self.is_up:
            return
        try:
            await self.client.publish(CHANNEL, encode(message))
        except FAULTS:
            self.speaks = False  # until it answers again nodes look into the store

    async def close(self) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
            with suppress(asyncio.CancelledError):
                await self.hearing
        with suppress(*FAULTS):
            await self.client.aclose()
