"""The same table as a stream of JSON lines, for bots: welcome, then news. An empty line is a keep-alive."""

import asyncio
from collections.abc import AsyncIterator

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, SkipValidation
from litestar.response import Stream

from intriga.server.live.table import LiveTable
from intriga.server.operations.failures import log_failure
from intriga.server.web.request import Call
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
    call: TheCall, table: FromPath[str], since: FromQuery[int] = 0, k: FromQuery[str] = ""
) -> Stream:
    live = await table_to_watch(call, table, k)
    return Stream(message_lines(call, live, since), media_type="application/x-ndjson")


async def message_lines(call: Call, live: LiveTable, since: int) -> AsyncIterator[bytes]:
    hub = call.node.hub
    async with connected(call.node, live, call.reader, since) as connection:
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
