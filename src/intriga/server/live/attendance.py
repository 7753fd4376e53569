"""Attendance: readers join and leave tables. Others see it; clocks are stopped while no player is here."""

import asyncio
from time import monotonic

from intriga.server.live.bus import NodeReaders
from intriga.server.live.hub import Hub
from intriga.server.live.table import Connection, LiveTable
from intriga.server.telling.public_state import who_is_here
from intriga.tables.pauses import resume_clocks, stop_clocks

PRESENCE_SECONDS = 1.0  # at least between two messages about who is at a table


class Attendance:
    """Readers who join and leave the tables of this node."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def join(self, live: LiveTable, connection: Connection) -> None:
        """A reader has joined; if they play, bots and clocks may go on."""
        live.join(connection)
        await self.changed(live)

    async def leave(self, live: LiveTable, connection: Connection) -> None:
        live.leave(connection)
        live.seen[connection.reader.person] = self.hub.time_at(live)
        await self.changed(live)

    async def changed(self, live: LiveTable) -> None:
        self.presence_changed(live)
        self.hub.notify(live)
        await self.keep_clocks(live)

    def presence_changed(self, live: LiveTable) -> None:
        """Tell readers and other nodes who is here: soon, but all changes of a second at once."""
        if live.presence_timer is None:
            wait = max(0.0, live.presence_told + PRESENCE_SECONDS - monotonic())
            loop = asyncio.get_running_loop()
            live.presence_timer = loop.call_later(wait, self.tell_presence, live)

    def tell_presence(self, live: LiveTable) -> None:
        live.presence_timer = None
        live.presence_told = monotonic()
        presence = self.hub.presence(live)
        here = who_is_here(live.table, presence)
        for connection in live.connections:
            connection.tell_presence(here, presence)
        self.hub.tasks.spawn(self.announce(live))

    async def keep_clocks(self, live: LiveTable) -> None:
        """Stop the clocks while no player is here."""
        if not live.table.clocks.is_kept or not self.hub.tasks.is_open:
            return
        if self.hub.presence(live).persons:
            await self.hub.command(live, resume_clocks)
        else:
            gone = self.hub.time_at(live)
            await self.hub.command(live, lambda table, now: stop_clocks(table, now, "nobody_here", gone))

    # ── to and from other nodes ──

    async def announce(self, live: LiveTable) -> None:
        """Tell other nodes who reads this table here."""
        mine = live.presence()
        persons = tuple(sorted(mine.persons))
        await self.hub.bus.publish(NodeReaders(live.table.id, self.hub.node, persons, mine.spectators))

    async def announce_all(self) -> None:
        for live in list(self.hub.live.values()):
            if live.connections:
                await self.announce(live)

    def remote_readers_changed(self, table: str) -> None:
        """The readers of this table at another node have changed."""
        live = self.hub.live.get(table)
        if live is not None:
            self.presence_changed(live)
            self.hub.notify(live)

    def nodes_left(self, tables: list[str]) -> None:
        """Other nodes have gone, with their readers of these tables."""
        for table in tables:
            self.remote_readers_changed(table)
            live = self.hub.live.get(table)
            if live is not None:
                self.hub.tasks.spawn(self.keep_clocks(live))
