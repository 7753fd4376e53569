"""Care: what a node does by itself now and then. Nothing here is needed for a move to be right."""

import asyncio
import gc
from time import monotonic

import structlog

from intriga.server.live.bus import Alone
from intriga.server.live.hub import DAY, Hub
from intriga.server.live.table import LiveTable
from intriga.store.troubles import Unavailable
from intriga.tables.alarms import wake, wakes_at

IDLE = 600.0  # seconds after which a table that nobody reads is let go
HEARTBEAT = 4.0
HOUR = 3600.0
SAFETY = 15.0  # seconds between two looks into the store although the bus is there

log = structlog.get_logger()


class Care:
    """The standing tasks of a node."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def start(self) -> None:
        self.hub.spawn(self.poll())
        self.hub.spawn(self.tidy())

    async def poll(self) -> None:
        """Look into the store for every table that somebody reads: often while the bus is away, and now and
        then while it is there, for a node may have failed to speak."""
        looked = monotonic()
        while self.hub.is_open and not isinstance(self.hub.bus, Alone):
            await asyncio.sleep(self.hub.settings.poll_seconds)
            if not self.hub.bus.is_up or monotonic() - looked > SAFETY:
                looked = monotonic()
                await self.hub.look_everywhere()

    async def tidy(self) -> None:
        """Say that we are here, wake tables that are due, let go of tables that nobody needs."""
        swept = 0.0
        while self.hub.is_open:
            await asyncio.sleep(HEARTBEAT)
            if monotonic() - swept > HOUR:
                swept = monotonic()
                await self.sweep()
            await self.hub.say_who_is_here()
            if self.hub.bus.is_up:
                self.hub.somebody_left(self.hub.elsewhere.forget_silent(monotonic()))
            await self.wake_due()
            self.let_go()

    async def sweep(self) -> None:
        """Codes that have expired and allowances of earlier days go, and cycles in memory."""
        gc.collect()
        try:
            await self.hub.store.sweep(self.hub.now(), self.hub.now() // DAY)
        except Unavailable:
            log.warning("store_away")

    async def wake_due(self) -> None:
        """Tables that nobody reads may have something to do too; one that cannot be read stops no other."""
        try:
            due = await self.hub.store.due_tables(self.hub.now(), 50)
        except Unavailable:
            log.warning("store_away")
            return
        for listed in due:
            try:
                await self.wake(await self.hub.find(listed.table))
            except Exception:
                log.exception("table_does_not_wake", table=listed.table)

    async def wake(self, live: LiveTable) -> None:
        at = wakes_at(live.table)
        if at is not None and at <= self.hub.now():
            await self.hub.command(live, wake)

    def let_go(self) -> None:
        for name, live in list(self.hub.live.items()):
            if live.connections or live.lock.locked() or live.bots is not None:
                continue
            if monotonic() - live.used > IDLE:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.hub.live[name]
