"""The daily deal: today's of each game, my try at it, and the scores of a day that is over."""

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, SkipValidation

from intriga.games.shelf import table_pack
from intriga.server.telling.catalogue import known_game
from intriga.server.telling.daily import daily_card, daily_games, daily_scores
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.telling.requests import OpenDaily
from intriga.server.telling.wire import Follows
from intriga.server.telling.wire_lobby import DailyDeals, DailyScores
from intriga.server.web.opening import daily_settings, fresh_keys, spend_table_quota
from intriga.server.web.request import AnyRequest, Call, address_of
from intriga.server.web.routes.refusals import RESPONSES
from intriga.store.protocol import Conflict
from intriga.tables.daily import DailyDeal, date_at, day_before, past_deal
from intriga.tables.opening import FreshSecrets, open_table

TheCall = NamedDependency[SkipValidation[Call]]
MOST_TRIES = 10_000


@get("/daily", summary="Today's deal of each game, and whether I have played it", responses=RESPONSES)
async def deals(call: TheCall) -> DailyDeals:
    today, secret = date_at(call.now), call.node.secret
    found = [DailyDeal(game, today) for game in daily_games()]
    cards = []
    for deal in found:
        mine = await call.node.store.listed(deal.table_of(secret, call.person)) if call.person else None
        cards.append(daily_card(deal, secret, mine, call.language))
    ends = DailyDeal("", today).ends / 1000
    return DailyDeals(date=today, ends=ends, yesterday=day_before(today), games=cards)


@post("/daily/tries", summary="My one try at today's deal: begun, or gone on with", responses=RESPONSES)
async def play_daily(call: TheCall, request: AnyRequest, data: JSONBody[OpenDaily]) -> Follows:
    game = known_game(data.game)
    if game.id not in daily_games():
        raise HttpRefusal(404, "no-daily")
    node, deal = call.node, DailyDeal(game.id, date_at(call.now))
    table = deal.table_of(node.secret, call.person)
    if await node.store.listed(table) is None:
        node.rates.check_new_table(address_of(request))
        await spend_table_quota(call)
        made = FreshSecrets(table, deal.name, deal.seed(node.secret), fresh_keys())
        settings = daily_settings(game, deal, is_named=data.named)
        change = open_table(game, table_pack(game.id), call.person, call.name, call.now, settings, made)
        await node.store.enter(deal.name, table)
        try:
            await node.hub.open(change)
        except Conflict:  # begun from another tab
            await node.hub.find(table)
    return Follows(table=table)


@get("/daily/{game:str}/{date:str}", summary="The scores of a day that is over", responses=RESPONSES)
async def scores(call: TheCall, game: FromPath[str], date: FromPath[str]) -> DailyScores:
    deal = past_deal(known_game(game).id, date, call.now)
    tries = await call.node.store.entered(deal.name, MOST_TRIES)
    return daily_scores(deal, call.node.secret, tries, call.person, call.language)


ROUTES = Router(path="/", route_handlers=[deals, play_daily, scores], tags=["cabinet"])
