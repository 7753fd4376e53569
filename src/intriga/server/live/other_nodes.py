"""Other nodes: what they say on the bus, and what this one says when it starts, comes back or stops."""

from time import monotonic

from intriga.server.live.attendance import Attendance
from intriga.server.live.bus import Gone, Grown, Hello, Here, Message, Resumed
from intriga.server.live.hub import Hub


class OtherNodes:
    """This node's ear and voice on the bus."""

    def __init__(self, hub: Hub, attendance: Attendance) -> None:
        self.hub = hub
        self.attendance = attendance

    async def start(self) -> None:
        await self.hub.bus.start(self.heard)

    async def heard(self, message: Message) -> None:
        hub = self.hub
        match message:
            case Grown(table, sequence):
                live = hub.live.get(table)
                if live is not None and sequence > live.table.sequence:
                    await hub.look(live)
            case Here() if message.node != hub.node:
                if hub.elsewhere.hear(message, monotonic()):
                    self.attendance.came_elsewhere(message.table)
            case Gone(node):
                self.attendance.left_elsewhere(hub.elsewhere.forget_node(node))
            case Hello(node) if node != hub.node:
                await self.attendance.say_who_is_here()
            case Resumed():
                hub.tasks.spawn(self.resume())
            case _:
                pass

    async def resume(self) -> None:
        """The bus is back: say what others may have missed, and look for what we have."""
        await self.hub.bus.say(Hello(self.hub.node))
        await self.attendance.say_who_is_here()
        for live in list(self.hub.live.values()):
            await self.hub.bus.say(Grown(live.table.id, live.table.sequence))
        await self.hub.look_everywhere()

    async def beat(self) -> None:
        """Say that this node lives, and forget nodes that have been silent for long."""
        await self.attendance.say_who_is_here()
        if self.hub.bus.is_up:
            self.attendance.left_elsewhere(self.hub.elsewhere.forget_silent(monotonic()))

    async def close(self) -> None:
        await self.hub.bus.say(Gone(self.hub.node))
        await self.hub.bus.close()
