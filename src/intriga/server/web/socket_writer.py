"""What is queued for the reader of a socket goes out here: at once, as long as the reader takes it."""

import asyncio

from intriga.server.live.hub import Hub
from intriga.server.live.table import Connection
from intriga.server.web.live_protocol import LiveProtocol
from intriga.server.web.stream import encoded

AT_ONCE = 4  # messages in one write; between writes it is seen whether the reader takes more


class SocketWriter:
    """Sends what is queued for one reader, in the loop's next round: so the news of a move and the answer to
    it go out together. No task is woken for that; one waits only for a reader who does not keep up."""

    def __init__(self, hub: Hub, connection: Connection, wire: LiveProtocol) -> None:
        self.hub = hub
        self.connection = connection
        self.wire = wire
        self.loop = asyncio.get_running_loop()
        self.is_due = False
        self.stuck = asyncio.Event()
        self.fault: Exception | None = None

    async def run(self) -> None:
        """Until everything is sent and the connection is to be closed, or the reader is gone; what fails on
        our side is raised."""
        self.connection.wake = self.wake
        self.wake()
        while True:
            await self.stuck.wait()
            self.stuck.clear()
            if self.fault is not None:
                raise self.fault
            if self.wire.is_gone or (self.connection.closing and not self.connection.waiting):
                return
            await self.wire.writable.wait()
            self.wake()

    def wake(self) -> None:
        if not self.is_due:
            self.is_due = True
            self.loop.call_soon(self.send)

    def send(self) -> None:
        """Send what is queued, as far as the reader takes it."""
        self.is_due = False
        wire, waiting = self.wire, self.connection.waiting
        try:
            while waiting and wire.takes_more and not wire.is_gone:
                some = [waiting.popleft() for _ in range(min(len(waiting), AT_ONCE))]
                wire.tell([encoded(self.hub, self.connection, message) for message in some])
        except Exception as fault:
            self.fault = fault
        if waiting or self.connection.closing or self.fault is not None:
            self.stuck.set()
