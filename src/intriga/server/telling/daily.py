"""What is told of daily deals: today's of each game, and the scores of a day that is over."""

from collections.abc import Sequence

import msgspec

from intriga.games.shelf import game_ids, has_own_pack
from intriga.games.speaking import title_of
from intriga.kernel.match.proof import commitment
from intriga.kernel.sentences import Language
from intriga.server.telling.speech import shell
from intriga.server.telling.wire import ResultCard
from intriga.server.telling.wire_lobby import DailyCard, DailyScore, DailyScores
from intriga.store.protocol import Listed
from intriga.tables.daily import DailyDeal, is_kept
from intriga.tables.index import TableIndex
from intriga.tables.table import Table

BEST = 50  # scores that are shown

#: What decides: victory, then points.
Rank = tuple[bool, int]


def daily_games() -> list[str]:
    """Games that have a deal of the day: those that are played with their own cards."""
    return [game for game in game_ids() if has_own_pack(game)]


def daily_card(deal: DailyDeal, secret: bytes, mine: Listed | None, language: Language) -> DailyCard:
    return DailyCard(
        game=deal.game,
        title=title_of(deal.game, language),
        commitment=commitment(deal.seed(secret), deal.name),
        table=mine.table if mine is not None else "",
        status="new" if mine is None else "ended" if mine.index.status == "ended" else "running",
    )


def daily_scores(
    deal: DailyDeal, secret: bytes, tries: Sequence[Listed], person: str, language: Language
) -> DailyScores:
    """The scores of a deal; whoever ended after the day, or without a result, is not among them."""
    counted = [listed.index for listed in tries if counts(listed.index, deal)]
    counted.sort(key=rank_of, reverse=True)
    ranks = [rank_of(index) for index in counted]
    scores = [score(index, 1 + ranks.index(rank_of(index)), person) for index in counted]
    seed = deal.seed(secret)
    return DailyScores(
        game=deal.game,
        title=title_of(deal.game, language),
        date=deal.date,
        commitment=commitment(seed, deal.name),
        seed=seed.hex(),
        tries=len(scores),
        scores=[each for place, each in enumerate(scores) if place < BEST or each.mine],
    )


def counts(index: TableIndex, deal: DailyDeal) -> bool:
    has_result = bool(index.winners) or index.success is not None
    return has_result and index.ended is not None and index.ended < deal.ends


def rank_of(index: TableIndex) -> Rank:
    return has_won(index), index.points[0] if index.points else 0


def has_won(index: TableIndex) -> bool:
    """Whoever plays a deal of the day sits in the first seat."""
    return index.success if index.success is not None else 0 in index.winners


def score(index: TableIndex, place: int, person: str) -> DailyScore:
    seat = index.seats[0]
    is_named = index.daily is not None and index.daily.named
    return DailyScore(
        place=place,
        name=seat.name if is_named else "",
        won=has_won(index),
        points=index.points[0] if index.points else None,
        mine=bool(person) and seat.person == person,
    )


def with_daily_proof(card: ResultCard, table: Table, now: int, language: Language) -> ResultCard:
    """The result of a try: while others play the same deal, its seed is not told."""
    if table.opened.daily is None:
        return card
    say = shell(language).say
    if is_kept(table, now):
        return msgspec.structs.replace(card, seed="", kept=True, proof=say("proof-daily-later"))
    return msgspec.structs.replace(card, proof=f"{card.proof} {say('proof-daily')}")
