"""Messages on the bus: those of other nodes, and this one's when it starts, reconnects or stops."""

from time import monotonic

from intriga.server.live.attendance import Attendance
from intriga.server.live.bus import (
    AskedToSit,
    Gone,
    Hello,
    Message,
    NodeReaders,
    Reconnected,
    RowsAdded,
    TurnedAway,
    WishesToPlay,
)
from intriga.server.live.hub import Hub
from intriga.server.live.willing import Willing


class OtherNodes:
    """This node's side of the bus."""

    def __init__(self, hub: Hub, attendance: Attendance, willing: Willing) -> None:
        self.hub = hub
        self.attendance = attendance
        self.willing = willing

    async def start(self) -> None:
        await self.hub.bus.start(self.handle)

    async def handle(self, message: Message) -> None:
        hub = self.hub
        match message:
            case RowsAdded(table, sequence):
                live = hub.live.get(table)
                if live is not None and sequence > live.table.sequence:
                    await hub.refresh(live)
            case NodeReaders() if message.node != hub.node:
                if hub.remote_readers.record(message, monotonic()):
                    self.attendance.remote_readers_changed(message.table)
            case TurnedAway(person, device):
                hub.end_connections(person, device)
                if not device:
                    self.willing.forget(person)
            case WishesToPlay():
                await self.willing.heard(message)
            case AskedToSit():
                self.willing.note(message)
            case Gone(node):
                self.attendance.nodes_left(hub.remote_readers.forget_node(node))
            case Hello(node) if node != hub.node:
                await self.attendance.announce_all()
            case Reconnected():
                hub.tasks.spawn(self.resume())
            case _:
                pass

    async def resume(self) -> None:
        """The bus is back: repeat what others may have missed, and fetch what this node has missed."""
        await self.hub.bus.publish(Hello(self.hub.node))
        await self.attendance.announce_all()
        for live in list(self.hub.live.values()):
            await self.hub.bus.publish(RowsAdded(live.table.id, live.table.sequence))
        await self.hub.refresh_all()

    async def beat(self) -> None:
        """Send the heartbeat, and forget nodes that have been silent for too long."""
        await self.attendance.announce_all()
        if self.hub.bus.is_up:
            self.attendance.nodes_left(self.hub.remote_readers.forget_silent(monotonic()))

    async def close(self) -> None:
        await self.hub.bus.publish(Gone(self.hub.node))
        await self.hub.bus.close()
