"""Attendance: readers come to a table and leave it. Others see it, and clocks stand while nobody plays."""

from intriga.server.live.bus import Here
from intriga.server.live.hub import Hub
from intriga.server.live.table import Connection, LiveTable, Shown
from intriga.tables.pauses import resume_clocks, stop_clocks


class Attendance:
    """Who reads the tables of this node."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def join(self, live: LiveTable, connection: Connection) -> None:
        """A reader has come; if it plays, bots and clocks may go on."""
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
        await self.say_here(live)
        self.hub.notify(live)
        await self.keep_clocks(live)

    async def keep_clocks(self, live: LiveTable) -> None:
        """Clocks stand while nobody who plays is here."""
        if not live.table.clocks.is_kept or not self.hub.tasks.is_open:
            return
        if self.hub.presence(live).persons:
            await self.hub.command(live, resume_clocks)
        else:
            gone = self.hub.now()
            await self.hub.command(live, lambda table, now: stop_clocks(table, now, "nobody_here", gone))

    # ── what other nodes are told, and what they tell ──

    async def say_here(self, live: LiveTable) -> None:
        """Tell other nodes who reads this table here."""
        mine = live.presence()
        persons = tuple(sorted(mine.persons))
        await self.hub.bus.say(Here(live.table.id, self.hub.node, persons, mine.spectators))

    async def say_who_is_here(self) -> None:
        for live in list(self.hub.live.values()):
            if live.connections:
                await self.say_here(live)

    def came_elsewhere(self, table: str) -> None:
        """The readers of this table at another node have changed."""
        live = self.hub.live.get(table)
        if live is not None:
            self.hub.show(live)
            self.hub.notify(live)

    def left_elsewhere(self, tables: list[str]) -> None:
        """Another node has gone, with its readers of these tables."""
        for table in tables:
            self.came_elsewhere(table)
            live = self.hub.live.get(table)
            if live is not None:
                self.hub.tasks.spawn(self.keep_clocks(live))
