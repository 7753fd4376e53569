"""The live socket of a table: welcome, then news; what the page says comes back as an answer."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from intriga.kernel.machine.seats import Seat
from intriga.server.live.table import RESTARTING, Connection, LiveTable
from intriga.server.operations.failures import log_failure
from intriga.server.telling.reader import Reader
from intriga.server.telling.refusals import EXPECTED, HttpRefusal, RefusalText, worded
from intriga.server.telling.requests import Take, ToServer
from intriga.server.telling.wire import Trouble
from intriga.server.web.live_protocol import EXTENSION, LiveProtocol
from intriga.server.web.messages import decoder, refusal_for, refused_answer
from intriga.server.web.node import Node
from intriga.server.web.request import address_of, check_origin, node_of, visitor_of, wants_plain
from intriga.server.web.socket_writer import SocketWriter
from intriga.server.web.stream import connected
from intriga.store.codes import device_id
from intriga.tables.seating import may_watch

CLOSE_REFUSED = 4000  # plus the status: the client should not reconnect
AnySocket = WebSocket[object, object, State]


@websocket("/api/tables/{table:str}/live", opt={"exclude_from_auth": True})
async def live_socket(
    socket: AnySocket, table: FromPath[str], since: FromQuery[int] = 0, k: FromQuery[str] = ""
) -> None:
    node = node_of(socket)
    check_origin(socket)  # before anything is accepted
    visitor = await visitor_of(socket)
    reader = Reader(visitor.person.id, visitor.language, plain=wants_plain(socket))
    await node.rates.pace(reader.person, address_of(socket))
    await socket.accept()
    try:
        live = await node.hub.find(table)
        if not may_watch(live.table, reader.person, k):
            raise HttpRefusal(403, "key")
        device = device_id(visitor.device) if visitor.device else ""
        new = Connection(reader, live.table.sequence, k, device)
        async with connected(node, live, new, address_of(socket), since) as connection:
            await converse(node, live, connection, socket)
    except Exception as fault:
        if not isinstance(fault, EXPECTED):
            log_failure(node.hub.metrics, "socket", fault)
        await refuse_and_close(socket, worded(fault, reader.language))


async def refuse_and_close(socket: AnySocket, refusal: RefusalText) -> None:
    """The reason first, as a message: a close code alone explains nothing."""
    with suppress(Exception):
        await socket.send_data(msgspec.json.encode(Trouble(text=refusal.problem.text)), mode="text")
        code = RESTARTING if refusal.status >= 500 else CLOSE_REFUSED + refusal.status
        await socket.close(code=code)


async def converse(node: Node, live: LiveTable, connection: Connection, socket: AnySocket) -> None:
    """Send and receive until either side ends; what fails on our side is raised."""
    wire = wire_of(socket)
    sending = asyncio.create_task(SocketWriter(node.hub, connection, wire).run())
    receiving = asyncio.create_task(receive(node, live, connection, wire, address_of(socket)))
    try:
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, receiving):
            task.cancel()
        ends = await asyncio.gather(sending, receiving, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end
    if connection.closing:
        with suppress(Exception):
            await socket.close(code=connection.close_code)


def wire_of(socket: AnySocket) -> LiveProtocol:
    """The protocol under a socket: the server runs with it and no other."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    wire: LiveProtocol = extensions[EXTENSION]
    return wire


async def receive(
    node: Node, live: LiveTable, connection: Connection, wire: LiveProtocol, address: str
) -> None:
    """Messages one after the other; what cannot be read or done is answered, and the socket goes on."""
    while (text := await wire.hear()) is not None:
        await handle(node, live, connection, text, address)


async def handle(
    node: Node, live: LiveTable, connection: Connection, text: str | bytes, address: str
) -> None:
    reader = connection.reader
    node.hub.metrics.messages_received.value += 1
    try:
        message = await read(node, reader, text, address)
    except EXPECTED as fault:
        connection.answer(Trouble(text=worded(fault, reader.language).problem.text))
        return
    try:
        await node.rates.pace(reader.person, address)
        answer = await node.messages.answer(live, reader, message)
    except EXPECTED as fault:
        connection.answer(refused_answer(message, refusal_for(live, reader, fault)))
        return
    if isinstance(message, Take):
        take_screen(node, live, connection, message.seat)
    connection.answer(answer)


async def read(node: Node, reader: Reader, text: str | bytes, address: str) -> ToServer:
    """A message; what cannot be read costs as much as one that can."""
    try:
        message: ToServer = decoder.decode(text)
        return message
    except msgspec.MsgspecError:
        await node.rates.pace(reader.person, address)
        raise
    except RecursionError:
        await node.rates.pace(reader.person, address)
        raise HttpRefusal(400, "size", most=64) from None


def take_screen(node: Node, live: LiveTable, connection: Connection, seat: Seat) -> None:
    """Around one screen: this seat's player has it now, and is shown its view."""
    reader = connection.reader
    connection.reader = replace(reader, taken=seat)
    connection.show(node.hub.shown(live))
