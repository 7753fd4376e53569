"""Reading a table live: one connection, by socket or by lines, told of every change through its own eyes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from intriga.server.live.hub import Hub
from intriga.server.live.table import Connection, LiveTable, Shown
from intriga.server.telling.reader import Reader
from intriga.server.telling.refusals import Wrong
from intriga.server.telling.table_state import news, welcome
from intriga.server.web.node import Node

encoder = msgspec.json.Encoder()


@asynccontextmanager
async def reading(node: Node, live: LiveTable, reader: Reader, since: int) -> AsyncIterator[Connection]:
    """A connection for as long as somebody reads; it begins with a welcome."""
    hub = node.hub
    if len(live.connections) >= hub.settings.limits.readers_at_a_table:
        raise Wrong(503, "crowded")
    connection = Connection(reader, live.table.sequence)
    await node.attendance.join(live, connection)
    connection.waiting.clear()
    first = welcome(live.table, reader, hub.presence(live), hub.now(), since)
    connection.sequence = live.table.sequence
    connection.answer(first)
    try:
        yield connection
    finally:
        await node.attendance.leave(live, connection)


def encoded(hub: Hub, connection: Connection, message: Shown | msgspec.Struct) -> bytes:
    """What is sent: an answer as it is, or news made for this reader."""
    hub.metrics.told.inc()
    if not isinstance(message, Shown):
        return encoder.encode(message)
    told = news(message.table, connection.reader, message.presence, hub.now(), connection.sequence)
    connection.sequence = max(connection.sequence, message.table.sequence)
    return encoder.encode(told)
