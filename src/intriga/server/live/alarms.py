"""Alarms: a table that has something to do at a set time is woken then."""

import asyncio

import structlog

from intriga.server.live.hub import Hub
from intriga.server.live.table import LiveTable
from intriga.store.faults import StoreUnavailable
from intriga.tables.alarms import wake, wakes_at

LONGEST_WAIT = 3600.0  # seconds; after that the alarm is set again
DUE_AT_ONCE = 50  # most tables that are woken in one round

log = structlog.get_logger()


class Alarms:
    """One alarm for each table in memory; tables that are only in the store are looked up."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.watch(self.set)

    def set(self, live: LiveTable) -> None:
        """Wake the table when it next has something to do by itself."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        at = wakes_at(live.table)
        if at is not None and self.hub.tasks.is_open:
            wait = max(0.0, (at - self.hub.time_at(live)) / 1000)
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(
                min(wait, LONGEST_WAIT), lambda: self.hub.tasks.spawn(self.ring(live))
            )

    async def ring(self, live: LiveTable) -> None:
        if not await self.wake(live):
            self.set(live)

    async def wake(self, live: LiveTable) -> bool:
        """Whether the table was due, and has done what it had to."""
        at = wakes_at(live.table)
        if at is None or at > self.hub.time_at(live):
            return False
        await self.hub.command(live, wake)
        return True

    async def wake_due(self) -> None:
        """Wake tables that nobody reads; if one cannot be loaded, the others are still woken."""
        try:
            due = await self.hub.store.due_tables(self.hub.now(), DUE_AT_ONCE)
        except StoreUnavailable:
            log.warning("store_away")
            return
        for listed in due:
            try:
                await self.wake(await self.hub.find(listed.table))
            except Exception:
                log.exception("table_does_not_wake", table=listed.table)
