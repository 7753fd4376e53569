"""Opening the tables that people ask for: quotas, fresh secrets, guided games."""

import secrets

from intriga.games.boxes import playable_counts
from intriga.games.shelf import has_own_pack, table_pack
from intriga.games.speaking import spoken_of
from intriga.kernel.contract import Game
from intriga.kernel.match.proof import new_seed
from intriga.kernel.sentences import DEFAULT
from intriga.server.live.hub import DAY
from intriga.server.live.table import LiveTable
from intriga.server.telling.catalogue import known_game
from intriga.server.telling.guide import guided
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.telling.requests import OpenTable
from intriga.server.web.request import Call
from intriga.store.protocol import Quota
from intriga.tables.checks import check_players, default_level
from intriga.tables.daily import DailyDeal
from intriga.tables.opening import FreshSecrets, SeatWish, TableSettings, open_table
from intriga.tables.persons import Keys
from intriga.tables.rows import Daily
from intriga.tables.terms import terms_of


def fresh_secrets(seed: bytes | None = None) -> FreshSecrets:
    """Ids and secrets of a new table."""
    return FreshSecrets(
        table=secrets.token_urlsafe(9),
        match=secrets.token_hex(8),
        seed=new_seed() if seed is None else seed,
        keys=fresh_keys(),
    )


def fresh_keys() -> Keys:
    """Secrets for the links of a table."""
    return Keys(secrets.token_urlsafe(12), secrets.token_urlsafe(12))


async def spend_table_quota(call: Call) -> None:
    """Charge the daily quota of tables."""
    most = call.node.settings.limits.tables_a_day
    if not await call.node.store.spend(Quota(call.person, "tables", call.now // DAY), 1, most):
        raise HttpRefusal(429, "quota-tables", most=most)


async def open_requested(call: Call, wish: OpenTable) -> LiveTable:
    """The table that a person asks for."""
    game = known_game(wish.game)
    check_pack(game, wish)
    if wish.guided:
        settings, seed, match = guided(game, call.name)
        made = fresh_secrets(seed)
        made = FreshSecrets(made.table, match, made.seed, made.keys)
    else:
        settings, made = settings_of(wish), fresh_secrets()
    change = open_table(game, table_pack(wish.game), call.person, call.name, call.now, settings, made)
    await spend_table_quota(call)
    return await call.node.hub.open(change)


def daily_settings(game: Game, deal: DailyDeal, *, is_named: bool) -> TableSettings:
    """One person in the first seat, and bots of the usual level, as the game usually begins."""
    usual = spoken_of(game.id, DEFAULT).pieces.usual_players
    players = (
        usual if usual in game.players else min(game.players, key=lambda count: (abs(count - 4), -count))
    )
    bot = SeatWish("bot", level=default_level(game))
    return TableSettings(
        players=players,
        seats=(SeatWish("me"), *[bot] * (players - 1)),
        daily=Daily(deal.date, is_named),
    )


def check_pack(game: Game, wish: OpenTable) -> None:
    """With another pack than the game's own there is no guided game, and perhaps too few cards."""
    if has_own_pack(game.id):
        return
    if wish.guided:
        raise HttpRefusal(404, "no-guide")
    check_players(game, wish.players)
    counts = playable_counts(game, table_pack(game.id))
    if wish.players not in counts:
        text = ", ".join(str(count) for count in counts)
        raise HttpRefusal(422, "pack-players", counts=text, players=wish.players)


def settings_of(wish: OpenTable) -> TableSettings:
    return TableSettings(
        players=wish.players,
        options=dict(wish.options),
        seats=tuple(SeatWish(seat.who, seat.name, seat.level) for seat in wish.seats),
        **terms_of(wish),
    )
