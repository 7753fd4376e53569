"""Games, rulebooks, and the lists of tables in the lobby."""

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, SkipValidation

from intriga.server.telling.catalogue import game_cards, rulebook
from intriga.server.telling.summaries import table_card
from intriga.server.telling.wire import Rulebook
from intriga.server.telling.wire_lobby import GameCard, Lobby, TableCard
from intriga.server.web.request import Call
from intriga.server.web.routes.refusals import RESPONSES
from intriga.store.protocol import Listed

TheCall = NamedDependency[SkipValidation[Call]]
LONGEST_LIST = 50


@get("/games", summary="The games on the shelf", responses=RESPONSES)
async def games(call: TheCall) -> list[GameCard]:
    return game_cards(call.language)


@get("/rulebook/{game:str}", summary="The numbered rulebook of a game", responses=RESPONSES)
async def rules(call: TheCall, game: FromPath[str]) -> Rulebook:
    return rulebook(game, call.language)


@get("/lobby", summary="Open tables, mine, and finished ones", responses=RESPONSES)
async def lobby(call: TheCall) -> Lobby:
    store, person = call.node.store, call.person
    return Lobby(
        open=cards(call, await store.open_tables(LONGEST_LIST)),
        mine=cards(
            call,
            [
                *await store.tables_of(person, "running", LONGEST_LIST),
                *await store.tables_of(person, "open", LONGEST_LIST),
            ],
        ),
        finished=cards(call, await store.tables_of(person, "finished", LONGEST_LIST)),
    )


def cards(call: Call, tables: list[Listed]) -> list[TableCard]:
    return [table_card(listed, call.person, call.language) for listed in tables]


ROUTES = Router(path="/", route_handlers=[games, rules, lobby], tags=["cabinet"])
