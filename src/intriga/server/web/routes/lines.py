"""The same table as a stream of JSON lines, for bots: welcome, then news. An empty line is a keep-alive."""

import asyncio
from collections.abc import AsyncIterator

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, SkipValidation
from litestar.response import Stream

from intriga.server.live.table import Connection, LiveTable
from intriga.server.operations.failures import log_failure
from intriga.server.web.node import Node
from intriga.server.web.request import AnyRequest, Call, address_of
from intriga.server.web.routes.refusals import RESPONSES
from intriga.server.web.routes.tables import table_to_watch
from intriga.server.web.stream import connected, encoded

KEEP_ALIVE_SECONDS = 15.0
TheCall = NamedDependency[SkipValidation[Call]]


@get(
    "/api/tables/{table:str}/lines",
    summary="The table as a stream of JSON lines: Welcome, then News",
    responses=RESPONSES,
    tags=["bots"],
)
async def lines(
    call: TheCall,
    request: AnyRequest,
    table: FromPath[str],
    since: FromQuery[int] = 0,
    k: FromQuery[str] = "",
) -> Stream:
    live = await table_to_watch(call, table, k)
    new = Connection(call.reader, live.table.sequence, k, call.device, hears_presence=False)
    lines = message_lines(call.node, live, new, address_of(request), since)
    return Stream(lines, media_type="application/x-ndjson")


async def message_lines(
    node: Node, live: LiveTable, new: Connection, address: str, since: int
) -> AsyncIterator[bytes]:
    hub = node.hub
    async with connected(node, live, new, address, since) as connection:
        while True:
            try:
                message = await asyncio.wait_for(connection.next(), KEEP_ALIVE_SECONDS)
                line = None if message is None else encoded(hub, connection, message)
            except TimeoutError:
                line = b""
            except Exception as fault:
                log_failure(hub.metrics, "stream", fault)
                return
            if line is None:
                return
            yield line + b"\n"
