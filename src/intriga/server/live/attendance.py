"""Attendance: readers join and leave tables. Others see it; clocks are stopped while no player is here."""

from intriga.server.live.bus import NodeReaders
from intriga.server.live.hub import Hub
from intriga.server.live.table import Connection, LiveTable, Shown
from intriga.tables.pauses import resume_clocks, stop_clocks


class Attendance:
    """Readers who join and leave the tables of this node."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def join(self, live: LiveTable, connection: Connection) -> None:
        """A reader has joined; if they play, bots and clocks may go on."""
        live.connections.add(connection)
        await self.changed(live, except_for=connection)

    async def leave(self, live: LiveTable, connection: Connection) -> None:
        live.connections.discard(connection)
        live.seen[connection.reader.person] = self.hub.now()
        await self.changed(live)

    async def changed(self, live: LiveTable, except_for: Connection | None = None) -> None:
        shown = Shown(live.table, self.hub.presence(live))
        for connection in live.connections:
            if connection is not except_for:
                connection.show(shown)
        await self.announce(live)
        self.hub.notify(live)
        await self.keep_clocks(live)

    async def keep_clocks(self, live: LiveTable) -> None:
        """Stop the clocks while no player is here."""
        if not live.table.clocks.is_kept or not self.hub.tasks.is_open:
            return
        if self.hub.presence(live).persons:
            await self.hub.command(live, resume_clocks)
        else:
            gone = self.hub.now()
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
            self.hub.show(live)
            self.hub.notify(live)

    def nodes_left(self, tables: list[str]) -> None:
        """Other nodes have gone, with their readers of these tables."""
        for table in tables:
            self.remote_readers_changed(table)
            live = self.hub.live.get(table)
            if live is not None:
                self.hub.tasks.spawn(self.keep_clocks(live))
