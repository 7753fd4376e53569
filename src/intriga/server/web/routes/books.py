"""The book of a table's game: texts that its board reads beside the view."""

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, SkipValidation

from intriga.server.telling.book import book_of
from intriga.server.telling.wire import GameBook
from intriga.server.web.request import Call
from intriga.server.web.routes.refusals import RESPONSES
from intriga.server.web.routes.tables import table_to_watch

TheCall = NamedDependency[SkipValidation[Call]]


@get("/tables/{table:str}/book", summary="The texts that the game's board reads", responses=RESPONSES)
async def read_book(call: TheCall, table: FromPath[str], k: FromQuery[str] = "") -> GameBook:
    live = await table_to_watch(call, table, k)
    return book_of(live.table, call.reader)


ROUTES = Router(path="/", route_handlers=[read_book], tags=["tables"])
