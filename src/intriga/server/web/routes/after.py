"""After the match: its record, its points one by one, playing on from one of them, a rematch."""

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation

from intriga.server.telling.replay import replay_step
from intriga.server.telling.requests import PlayOn
from intriga.server.telling.wire import Follows, Step
from intriga.server.web.opening import fresh_secrets, spend_table_quota
from intriga.server.web.request import Call
from intriga.server.web.routes.refusals import RESPONSES
from intriga.server.web.routes.tables import table_to_watch
from intriga.tables.following import branch, next_match, rematch
from intriga.tables.recording import record_bytes

TheCall = NamedDependency[SkipValidation[Call]]


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished match",
    responses=RESPONSES,
    media_type="application/x-ndjson",
)
async def record(call: TheCall, table: FromPath[str], k: FromQuery[str] = "") -> Response[bytes]:
    live = await table_to_watch(call, table, k)
    name = f"{live.table.game.id}-{live.table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(record_bytes(live.table), media_type="application/x-ndjson", headers=headers)


@get("/tables/{table:str}/steps/{number:int}", summary="One point of a finished match", responses=RESPONSES)
async def one_step(
    call: TheCall,
    table: FromPath[str],
    number: FromPath[int],
    k: FromQuery[str] = "",
    seat: FromQuery[int] = -2,
) -> Step:
    live = await table_to_watch(call, table, k)
    return replay_step(live.table, call.reader, call.node.hub.presence(live), call.now, number, seat)


@post(
    "/tables/{table:str}/branch",
    summary="Play on from a point of a finished match against bots",
    responses=RESPONSES,
)
async def play_on(
    call: TheCall, table: FromPath[str], data: JSONBody[PlayOn], k: FromQuery[str] = ""
) -> Follows:
    live = await table_to_watch(call, table, k)
    change = branch(
        live.table, call.person, call.name, call.now, data.at, data.seat, data.level, fresh_secrets()
    )
    await spend_table_quota(call)
    made = await call.node.hub.open(change)
    return Follows(table=made.table.id)


@post(
    "/tables/{table:str}/rematch", summary="The same again, or the next match of a chain", responses=RESPONSES
)
async def again(call: TheCall, table: FromPath[str]) -> Follows:
    live = await call.node.hub.find(table)
    ended = live.table.last_ended
    goes_on = ended is not None and ended.result is not None and ended.result.carry is not None
    follow, made = next_match if goes_on else rematch, fresh_secrets()
    if follow(live.table, call.person, call.now, made).new is not None:
        await spend_table_quota(call)
    return Follows(table=await call.node.hub.follow(live, lambda at, now: follow(at, call.person, now, made)))


ROUTES = Router(path="/", route_handlers=[record, one_step, play_on, again], tags=["after the match"])
