"""Games, rulebooks, and the lists of tables in the lobby."""

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, SkipValidation
from litestar.status_codes import HTTP_204_NO_CONTENT

from intriga.games.speaking import title_of
from intriga.kernel.sentences import Language
from intriga.server.live.willing import Invitation
from intriga.server.telling.catalogue import game_cards, rulebook
from intriga.server.telling.requests import AskToSit, BeWilling
from intriga.server.telling.summaries import table_card
from intriga.server.telling.wire import Rulebook
from intriga.server.telling.wire_lobby import GameCard, InvitationCard, Lobby, TableCard, WillingCard
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
    store, person, willing = call.node.store, call.person, call.node.willing
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
        willing=[
            WillingCard(who=wish.token, name=wish.name)
            for wish in willing.present()[:LONGEST_LIST]
            if wish.person != person
        ],
        invitations=[invitation_card(found, call.language) for found in await willing.invitations(person)],
    )


@post(
    "/lobby/willing",
    summary="I would like to play, for the moment, or no longer",
    responses=RESPONSES,
    status_code=HTTP_204_NO_CONTENT,
)
async def be_willing(call: TheCall, data: JSONBody[BeWilling]) -> None:
    if data.say == "willing":
        await call.node.willing.wish(call.person, call.name)
    else:
        await call.node.willing.withdraw(call.person)


@post(
    "/lobby/ask",
    summary="Ask somebody who would like to play to my table",
    responses=RESPONSES,
    status_code=HTTP_204_NO_CONTENT,
)
async def ask_to_sit(call: TheCall, data: JSONBody[AskToSit]) -> None:
    await call.node.willing.ask(call.person, data.who, data.table)


def invitation_card(found: Invitation, language: Language) -> InvitationCard:
    table = found.table
    return InvitationCard(
        table=table.id,
        game=table.game.id,
        title=title_of(table.game.id, language),
        by=found.by,
        link=f"/t/{table.id}?k={found.key}",
    )


def cards(call: Call, tables: list[Listed]) -> list[TableCard]:
    return [table_card(listed, call.person, call.language) for listed in tables]


ROUTES = Router(path="/", route_handlers=[games, rules, lobby, be_willing, ask_to_sit], tags=["cabinet"])
