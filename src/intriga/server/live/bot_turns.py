"""Bots at a table: they think in the workers, from a world of their seat, and answer by the common path.

Bots never play on alone: without a person at the table they wait.
"""

import asyncio
from hashlib import blake2b
from time import perf_counter

import structlog

from intriga.bots.levels import EXPERT
from intriga.bots.remote import Remote, player_with
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.refusals import Malformed, Refused, Stale
from intriga.kernel.machine.words import Word
from intriga.server.live.hub import DAY, Hub
from intriga.server.live.table import LiveTable
from intriga.store.protocol import Quota
from intriga.store.troubles import Unavailable
from intriga.tables.checks import liked_level
from intriga.tables.deciding import decide_as_bot
from intriga.tables.guides import guided_words
from intriga.tables.table import Table
from intriga.tables.turns import bots_to_move
from intriga.workers.jobs import Workers

AFTER_YOU = 3.0  # seconds that a node leaves to another one at which persons sit too
AGAIN = 2.0  # seconds until a bot tries again when the store is away

log = structlog.get_logger()


class Thinking:
    """All bots of a node."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self.hub = hub
        self.workers = workers
        hub.watch(self.moved)

    def moved(self, live: LiveTable) -> None:
        """Something has changed at a table: its bots go on, if they are to."""
        if live.bots is None and self.may_go_on(live):
            live.bots = self.hub.tasks.spawn(self.play(live))

    def may_go_on(self, live: LiveTable) -> bool:
        return bool(live.presence().persons) and bool(bots_to_move(live.table))

    async def play(self, live: LiveTable) -> None:
        """Let the bots decide, one after the other, until a person is asked or nobody is here."""
        try:
            while self.hub.tasks.is_open and self.may_go_on(live):
                try:
                    await self.step(live)
                except Stale:
                    continue
                except Unavailable:
                    await asyncio.sleep(AGAIN)
        finally:
            live.bots = None

    async def step(self, live: LiveTable) -> None:
        """One decision of one bot."""
        table = live.table
        await self.give_way(live)
        began = perf_counter()
        seat = next(iter(bots_to_move(table)), None)
        if live.table is not table or seat is None or table.match is None:
            return
        question = table.match.question
        said = guided_words(table, seat)
        if not said:
            word = await self.word(live, table, seat, table.seats[seat].bot)
            said = (word.notation(),)
        pause = self.hub.settings.bot_pause - (perf_counter() - began)
        if pause > 0:
            await asyncio.sleep(pause)
        try:
            await self.hub.command(
                live, lambda now_table, now: decide_as_bot(now_table, now, seat, said, question)
            )
        except (Refused, Malformed) as fault:
            log.error("bot_refused", table=live.table.id, seat=seat, why=type(fault).__name__)
            raise Stale("a bot's word was refused") from None

    async def give_way(self, live: LiveTable) -> None:
        """Where persons of one table are at several nodes, one of these thinks first."""
        others = self.hub.elsewhere.nodes_with_persons(live.table.id)
        if others and min(others) < self.hub.node:
            await asyncio.sleep(AFTER_YOU)

    # ── one thought ──

    async def word(self, live: LiveTable, table: Table, seat: int, level: str) -> Word:
        """What a bot of this level says at this seat; it is given a world that the seat could be in."""
        position, game = table.position, table.game
        assert position is not None
        if level == EXPERT and not await self.may_think(table.host):
            level = liked_level(game)
        key = f"{seat} {level}"
        if key not in live.players:
            live.players[key] = player_with(self.workers, game, level, self.hub.settings.bot_seconds)
        player = live.players[key]
        luck = luck_of(table)
        world = game.redeal(position, seat, luck)
        self.hub.metrics.thoughts.labels("searched" if isinstance(player, Remote) else "policy").inc()
        if not isinstance(player, Remote):
            said: Word = player.say(world, seat, luck)
            return said
        known = player.known(world, seat)
        if known is not None:
            return known
        began = perf_counter()
        ticket = player.ask(world, seat, luck)
        await asyncio.wait([asyncio.wrap_future(ticket)], timeout=player.patience)
        searched = perf_counter() - began
        word = player.hear(ticket, world, seat, luck)
        if player.answer is not None:
            self.hub.metrics.searched(game.id, player.answer.iterations, searched)
        return word

    async def may_think(self, host: str) -> bool:
        """Whether the table's host has thinking time left today; a thought is paid for in advance."""
        limits = self.hub.settings.limits
        cost = int(self.hub.settings.bot_seconds * 1000)
        quota = Quota(host, "bots", self.hub.now() // DAY)
        return await self.hub.store.spend(quota, cost, limits.bot_seconds_a_day * 1000)

    async def advice(self, live: LiveTable, seat: int) -> Word:
        """A hint: what a sensible bot would say, from this seat's view only."""
        level = liked_level(live.table.game)
        return await self.word(live, live.table, seat, level)


def luck_of(table: Table) -> Quick:
    """The bots' own chance: the same match at the same point gives the same thoughts."""
    assert table.match is not None
    digest = blake2b(digest_size=8, key=table.match.seed or b"", person=b"intriga-think")
    digest.update(len(table.match.entries).to_bytes(8, "big"))
    return Quick(int.from_bytes(digest.digest(), "big"))
