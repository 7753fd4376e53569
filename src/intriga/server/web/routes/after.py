"""After the match: its record, its points one by one, playing on from one of them, what follows it."""

from collections.abc import Callable

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation

from intriga.server.live.table import LiveTable
from intriga.server.telling.memoirs import memoirs_of
from intriga.server.telling.refusals import NoSuchTable
from intriga.server.telling.replay import AS_READER, replay_step, replay_story
from intriga.server.telling.requests import NextChapter, PlayOn
from intriga.server.telling.wire import Follows, LogLine, Memoirs, Step
from intriga.server.web.opening import fresh_secrets, spend_table_quota
from intriga.server.web.request import AnyRequest, Call, address_of, as_json
from intriga.server.web.routes.refusals import RESPONSES
from intriga.server.web.routes.tables import table_to_watch
from intriga.tables import campaigns
from intriga.tables.checks import check_ended
from intriga.tables.daily import check_not_kept
from intriga.tables.following import FollowUp, branch, next_match, rematch, retry
from intriga.tables.recording import record_bytes
from intriga.tables.table import Table

TheCall = NamedDependency[SkipValidation[Call]]


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished match",
    responses=RESPONSES,
    media_type="application/x-ndjson",
)
async def record(call: TheCall, table: FromPath[str], k: FromQuery[str] = "") -> Response[bytes]:
    live = await table_to_reveal(call, table, k)
    name = f"{live.table.game.id}-{live.table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(
        record_bytes(live.table, call.node.signer), media_type="application/x-ndjson", headers=headers
    )


@get("/tables/{table:str}/steps/{number:int}", summary="One point of a finished match", responses=RESPONSES)
async def one_step(
    call: TheCall,
    table: FromPath[str],
    number: FromPath[int],
    k: FromQuery[str] = "",
    seat: FromQuery[int] = AS_READER,
) -> Response[Step]:
    live = await table_to_reveal(call, table, k)
    return as_json(replay_step(call.node.hub.shown(live), call.reader, number, seat))


@get("/tables/{table:str}/story", summary="What happened, through somebody's eyes", responses=RESPONSES)
async def story(
    call: TheCall, table: FromPath[str], k: FromQuery[str] = "", seat: FromQuery[int] = AS_READER
) -> list[LogLine]:
    live = await table_to_reveal(call, table, k)
    return replay_story(live.table, call.reader, seat)


@get(
    "/tables/{table:str}/memoirs",
    summary="A finished match, and its campaign, as a story",
    responses=RESPONSES,
)
async def memoirs(call: TheCall, table: FromPath[str], k: FromQuery[str] = "") -> Memoirs:
    live = await table_to_reveal(call, table, k)
    check_ended(live.table)
    return memoirs_of(await chapters_up_to(call, live.table), call.reader.language)


async def chapters_up_to(call: Call, last: Table) -> list[Table]:
    """The matches of a campaign up to this one; of a chapter that was played again only the last try."""
    found, at = [last], last
    while (origin := campaigns.chapter_before(at)) is not None:
        try:
            at = (await call.node.hub.find(origin.table)).table
        except NoSuchTable:
            break
        if origin.how == "next":
            found.insert(0, at)
    return found


@post(
    "/tables/{table:str}/branch",
    summary="Play on from a point of a finished match against bots",
    responses=RESPONSES,
)
async def play_on(
    call: TheCall, request: AnyRequest, table: FromPath[str], data: JSONBody[PlayOn], k: FromQuery[str] = ""
) -> Follows:
    live = await table_to_reveal(call, table, k)
    call.node.rates.check_new_table(address_of(request))
    change = branch(
        live.table, call.person, call.name, call.now, data.at, data.seat, data.level, fresh_secrets()
    )
    await spend_table_quota(call)
    made = await call.node.hub.open(change)
    return Follows(table=made.table.id)


@post(
    "/tables/{table:str}/rematch", summary="The same again, everybody one seat further", responses=RESPONSES
)
async def again(call: TheCall, table: FromPath[str]) -> Follows:
    made = fresh_secrets()
    return await followed(call, table, lambda at, now: rematch(at, call.person, now, made))


@post("/tables/{table:str}/retry", summary="The same chapter again, with the same seats", responses=RESPONSES)
async def try_again(call: TheCall, table: FromPath[str]) -> Follows:
    made = fresh_secrets()
    return await followed(call, table, lambda at, now: retry(at, call.person, now, made))


@post("/tables/{table:str}/next", summary="The next match of a chain", responses=RESPONSES)
async def next_chapter(call: TheCall, table: FromPath[str], data: JSONBody[NextChapter]) -> Follows:
    made, wish = fresh_secrets(), campaigns.NextChapter(data.players, dict(data.options))
    return await followed(call, table, lambda at, now: next_match(at, call.person, now, made, wish))


async def table_to_reveal(call: Call, table: str, key: str) -> LiveTable:
    """A table of which everything may be shown: others may still play the same deal."""
    live = await table_to_watch(call, table, key)
    check_not_kept(live.table, call.now)
    return live


async def followed(call: Call, table: str, follow: Callable[[Table, int], FollowUp]) -> Follows:
    """The table that follows; only the first who asks for it opens it, and pays for it."""
    live = await call.node.hub.find(table)
    if follow(live.table, call.node.hub.time_at(live)).new is not None:
        await spend_table_quota(call)
    return Follows(table=await call.node.hub.follow(live, follow))


ROUTES = Router(
    path="/",
    route_handlers=[record, one_step, story, memoirs, play_on, again, try_again, next_chapter],
    tags=["after the match"],
)
