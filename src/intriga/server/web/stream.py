"""A reader's live stream of a table, by socket or by lines: every change as this reader may see it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from intriga.server.live.hub import Hub
from intriga.server.live.table import Connection, LiveTable, Sent
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.telling.shown import Shown
from intriga.server.telling.table_state import news, welcome
from intriga.server.web.node import Node

encoder = msgspec.json.Encoder()


@asynccontextmanager
async def connected(
    node: Node, live: LiveTable, new: Connection, address: str, since: int
) -> AsyncIterator[Connection]:
    """The connection of a reader, as a context; its first message is a welcome."""
    with node.rates.reading(address):
        async with joined(node, live, new, since) as connection:
            yield connection


@asynccontextmanager
async def joined(
    node: Node, live: LiveTable, connection: Connection, since: int
) -> AsyncIterator[Connection]:
    hub = node.hub
    if len(live.connections) >= hub.settings.limits.readers_at_a_table:
        raise HttpRefusal(503, "crowded")
    await node.attendance.join(live, connection)
    connection.waiting.clear()
    shown = hub.shown(live)
    first = welcome(shown, connection.reader, since)
    connection.told = shown.presence
    connection.sequence = live.table.sequence
    connection.answer(first)
    try:
        yield connection
    finally:
        await node.attendance.leave(live, connection)


def encoded(hub: Hub, connection: Connection, message: Sent) -> bytes:
    """What is sent: an answer as it is, or news made for this reader."""
    hub.metrics.messages_sent.value += 1
    if isinstance(message, bytes):
        return message
    if not isinstance(message, Shown):
        return encoder.encode(message)
    update = news(message, connection.reader, connection.sequence)
    connection.sequence = max(connection.sequence, message.table.sequence)
    return update
