"""A table over HTTP: open, sit, leave, begin, look, say."""

from typing import Any

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation
from litestar.status_codes import HTTP_200_OK

from intriga.server.live.hub import Command
from intriga.server.live.table import LiveTable
from intriga.server.telling.chat import chat_page
from intriga.server.telling.refusals import EXPECTED, HttpRefusal
from intriga.server.telling.requests import AtSeat, BotAtSeat, OpenTable, Sit, ToServer
from intriga.server.telling.table_state import welcome
from intriga.server.telling.wire import Answer, ChatPage, Problem, Welcome
from intriga.server.telling.wire_lobby import OpenedTable
from intriga.server.web.messages import refusal_for
from intriga.server.web.opening import fresh_keys, open_requested
from intriga.server.web.request import AnyRequest, Call, address_of, as_json
from intriga.server.web.routes.refusals import RESPONSES
from intriga.tables.opening import begin
from intriga.tables.seating import bytes_in, leave, may_watch, remove, seat_bot, sit
from intriga.tables.stand_ins import step_out

TheCall = NamedDependency[SkipValidation[Call]]


@post("/tables", summary="Open a table", responses=RESPONSES)
async def open_a_table(call: TheCall, request: AnyRequest, data: JSONBody[OpenTable]) -> OpenedTable:
    call.node.rates.check_new_table(address_of(request))
    live = await open_requested(call, data)
    keys = live.table.keys
    link = f"/t/{live.table.id}?k="
    return OpenedTable(table=live.table.id, invite=link + keys.invite, watch=link + keys.watch)


@get("/tables/{table:str}", summary="The table as I may know it", responses=RESPONSES)
async def look(
    call: TheCall, table: FromPath[str], k: FromQuery[str] = "", since: FromQuery[int] = 0
) -> Response[Welcome]:
    live = await table_to_watch(call, table, k)
    return told(call, live, since)


@get("/tables/{table:str}/chat", summary="Older texts of the chat", responses=RESPONSES)
async def older_chat(
    call: TheCall, table: FromPath[str], before: FromQuery[int], k: FromQuery[str] = ""
) -> ChatPage:
    live = await table_to_watch(call, table, k)
    return chat_page(live.table, call.reader, before)


@post("/tables/{table:str}/sit", summary="Take a seat", responses=RESPONSES, status_code=HTTP_200_OK)
async def take_seat(call: TheCall, table: FromPath[str], data: JSONBody[Sit]) -> Response[Welcome]:
    name, adds = data.name or call.name, bytes_in(data.adds)
    return await after_command(
        call,
        await call.node.hub.find(table),
        lambda at, now: sit(at, call.person, now, data.seat, name, data.key, adds),
    )


@post(
    "/tables/{table:str}/leave",
    summary="Leave a seat, or let a bot play it",
    responses=RESPONSES,
    status_code=HTTP_200_OK,
)
async def leave_seat(call: TheCall, table: FromPath[str], data: JSONBody[AtSeat]) -> Response[Welcome]:
    live = await call.node.hub.find(table)
    out = step_out if live.table.status == "running" else leave
    return await after_command(call, live, lambda at, now: out(at, call.person, now, data.seat))


@post(
    "/tables/{table:str}/remove",
    summary="Free a seat before the start (host)",
    responses=RESPONSES,
    status_code=HTTP_200_OK,
)
async def remove_from_seat(call: TheCall, table: FromPath[str], data: JSONBody[AtSeat]) -> Response[Welcome]:
    live = await call.node.hub.find(table)
    fresh = fresh_keys()
    return await after_command(call, live, lambda at, now: remove(at, call.person, now, data.seat, fresh))


@post(
    "/tables/{table:str}/bot",
    summary="Give a free seat to a bot before the start (host)",
    responses=RESPONSES,
    status_code=HTTP_200_OK,
)
async def give_seat_to_bot(
    call: TheCall, table: FromPath[str], data: JSONBody[BotAtSeat]
) -> Response[Welcome]:
    live = await call.node.hub.find(table)
    return await after_command(
        call, live, lambda at, now: seat_bot(at, call.person, now, data.seat, data.level)
    )


@post(
    "/tables/{table:str}/begin",
    summary="Begin the match (host)",
    responses=RESPONSES,
    status_code=HTTP_200_OK,
)
async def begin_match(call: TheCall, table: FromPath[str]) -> Response[Welcome]:
    live = await call.node.hub.find(table)
    return await after_command(call, live, lambda at, now: begin(at, call.person, now))


@post(
    "/tables/{table:str}/message",
    summary="Say something at a table",
    responses=RESPONSES,
    status_code=HTTP_200_OK,
)
async def message(
    call: TheCall, table: FromPath[str], data: JSONBody[ToServer], k: FromQuery[str] = ""
) -> Response[Answer | Problem]:
    live = await table_to_watch(call, table, k)
    reader = call.reader
    try:
        return Response(await call.node.messages.answer(live, reader, data))
    except EXPECTED as fault:
        refusal = refusal_for(live, reader, fault)
        return Response(refusal.problem, status_code=refusal.status)


async def table_to_watch(call: Call, table: str, key: str) -> LiveTable:
    """A table that this person may look at."""
    live = await call.node.hub.find(table)
    if not may_watch(live.table, call.person, key):
        raise HttpRefusal(403, "key")
    return live


async def after_command(call: Call, live: LiveTable, command: Command) -> Response[Welcome]:
    """Carry a command out, and show the table after it."""
    await call.node.hub.command(live, command)
    return told(call, live)


def told(call: Call, live: LiveTable, since: int = 0) -> Response[Any]:
    """The table as this person may know it, as JSON."""
    return as_json(welcome(call.node.hub.shown(live), call.reader, since))


ROUTES = Router(
    path="/",
    route_handlers=[
        open_a_table,
        look,
        older_chat,
        take_seat,
        leave_seat,
        remove_from_seat,
        give_seat_to_bot,
        begin_match,
        message,
    ],
    tags=["tables"],
)
