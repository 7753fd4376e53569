"""Housekeeping: the periodic tasks of a node. No move depends on them."""

import asyncio
import gc
from time import monotonic

import structlog

from intriga.server.live.alarms import Alarms
from intriga.server.live.bus import NoBus
from intriga.server.live.hub import DAY, Hub
from intriga.server.live.memory import drop, is_idle
from intriga.server.live.other_nodes import OtherNodes
from intriga.store.faults import StoreUnavailable

IDLE = 600.0  # seconds after which a table that nobody reads leaves memory
HEARTBEAT = 4.0
HOUR = 3600.0
POLL_ANYWAY = 15.0  # seconds between two refreshes while the bus is up

log = structlog.get_logger()


class Housekeeping:
    """The periodic tasks of a node."""

    def __init__(self, hub: Hub, alarms: Alarms, other_nodes: OtherNodes) -> None:
        self.hub = hub
        self.alarms = alarms
        self.other_nodes = other_nodes

    def start(self) -> None:
        self.hub.tasks.spawn(self.poll())
        self.hub.tasks.spawn(self.tidy())

    async def poll(self) -> None:
        """Refresh every table that somebody reads: often while the bus is down, and now and then while it
        is up, because a message may have been lost."""
        looked = monotonic()
        while self.hub.tasks.is_open and not isinstance(self.hub.bus, NoBus):
            await asyncio.sleep(self.hub.settings.poll_seconds)
            if not self.hub.bus.is_up or monotonic() - looked > POLL_ANYWAY:
                looked = monotonic()
                await self.hub.refresh_all()

    async def tidy(self) -> None:
        """Send the heartbeat, wake tables that are due, drop tables that nobody needs."""
        swept = 0.0
        while self.hub.tasks.is_open:
            await asyncio.sleep(HEARTBEAT)
            if monotonic() - swept > HOUR:
                swept = monotonic()
                await self.sweep()
            await self.other_nodes.beat()
            await self.alarms.wake_due()
            self.drop_idle_tables()

    async def sweep(self) -> None:
        """Remove expired codes and the quotas of earlier days; collect garbage."""
        gc.collect()
        try:
            await self.hub.store.sweep(self.hub.now(), self.hub.now() // DAY)
        except StoreUnavailable:
            log.warning("store_away")

    def drop_idle_tables(self) -> None:
        for live in list(self.hub.live.values()):
            if is_idle(live) and monotonic() - live.used > IDLE:
                drop(self.hub.live, live)
        self.hub.budget.make_room(self.hub.live)
