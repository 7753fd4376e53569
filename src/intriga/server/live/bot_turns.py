"""Bots at a table: they think in the workers, about a world of their seat, and answer by a command.

When a bot answers is decided before it thinks, from public facts: its time reveals nothing of its hand.
Bots never play on alone: without a person at the table they wait.
"""

import asyncio
from math import ceil
from time import perf_counter

import structlog

from intriga.bots.actions import BotQuestion, following_words, goes_on_with_turn
from intriga.bots.insights import insight_of
from intriga.bots.levels import bot_chance_in
from intriga.bots.players import player_of
from intriga.bots.policy_player import PolicyPlayer
from intriga.bots.thoughts import Budget, Thought
from intriga.bots.turn_time import ANSWER_DELAY, answer_seconds
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed, Refused, Stale
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.server.live.answer_time import AnswerTime, Clock, Sleep
from intriga.server.live.hub import DAY, Hub
from intriga.server.live.table import LiveTable
from intriga.store.faults import StoreUnavailable
from intriga.store.protocol import Quota
from intriga.tables.checks import default_level
from intriga.tables.deciding import decide_as_bot
from intriga.tables.guides import guided_words
from intriga.tables.table import Table
from intriga.tables.turns import bots_to_move
from intriga.workers.jobs import Workers

OTHER_NODE_FIRST = 3.0  # seconds that a node leaves to another one at which persons are too
HINT_SECONDS = 2.0  # at most, for a hint whose policy may think long: only who asked for it waits
RETRY = 2.0  # seconds until a bot tries again when the store is away

log = structlog.get_logger()


class BotTurns:
    """All bots of a node."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self.hub = hub
        self.workers = workers
        self.clock: Clock = perf_counter
        self.sleep: Sleep = asyncio.sleep
        hub.watch(self.changed)

    def changed(self, live: LiveTable) -> None:
        """A table has changed: let its bots go on, if they are to move."""
        if live.bots is None and self.may_go_on(live):
            live.bots = self.hub.tasks.spawn(self.play(live))

    def may_go_on(self, live: LiveTable) -> bool:
        return bool(bots_to_move(live.table)) and bool(live.presence().persons)

    def hurry(self, live: LiveTable) -> None:
        """Somebody says "move now": until a person is asked, the bots answer with what they have."""
        if live.bots is not None:
            live.hurry.set()

    async def play(self, live: LiveTable) -> None:
        """Let the bots decide, one after the other, until a person is asked or nobody is here."""
        try:
            while self.hub.tasks.is_open and self.may_go_on(live):
                try:
                    await self.step(live)
                except Stale:
                    continue
                except StoreUnavailable:
                    await asyncio.sleep(RETRY)
        finally:
            live.bots = None
            live.hurry.clear()

    async def step(self, live: LiveTable) -> None:
        """One decision of one bot: the words of one action."""
        table = live.table
        await self.yield_to_other_node(live)
        began = self.clock()
        seat = next(iter(bots_to_move(table)), None)
        if live.table is not table or seat is None or table.match is None:
            return
        question = table.match.question
        said = guided_words(table, seat)
        if said:
            answer = self.answer_time(live, began + self.hub.settings.bot_pause)
        else:
            asked = self.question_for(live, table, seat, table.seats[seat].bot)
            world = asked.world()
            answer = self.answer_time(live, began + self.answer_seconds(table, asked, world))
            said = await self.action(table, asked, world, answer)
        await answer.rest()
        try:
            await self.hub.command(
                live, lambda now_table, now: decide_as_bot(now_table, now, seat, said, question)
            )
        except (Refused, Malformed) as fault:
            log.error("bot_refused", table=live.table.id, seat=seat, why=type(fault).__name__)
            raise Stale("a bot's word was refused") from None

    async def yield_to_other_node(self, live: LiveTable) -> None:
        """If persons of one table are at several nodes, only one of these nodes thinks at first."""
        others = self.hub.remote_readers.nodes_with_persons(live.table.id)
        if others and min(others) < self.hub.node:
            await asyncio.sleep(OTHER_NODE_FIRST)

    # ── one action ──

    def question_for(self, live: LiveTable, table: Table, seat: Seat, level: str) -> BotQuestion:
        """A bot of this level with the question of this seat."""
        assert table.position is not None
        assert table.match is not None
        key = (seat, level)
        if key not in live.players:
            live.players[key] = player_of(table.game, level, self.hub.settings.bot_seconds, self.workers)
        return BotQuestion(table.game, live.players[key], table.position, seat, bot_chance_in(table.match))

    def answer_seconds(self, table: Table, asked: BotQuestion, world: State) -> float:
        """When this bot answers, from public facts only."""
        assert table.match is not None
        goes_on = goes_on_with_turn(insight_of(table.game), table.match, asked.seat, table.kept)
        share = asked.player.thinking_seconds(world, asked.seat)
        waited_for = asked.position.must >> asked.seat & 1
        pause = self.hub.settings.bot_pause if waited_for else 0.0  # who may step in keeps nobody waiting
        return answer_seconds(share, pause, goes_on=goes_on)

    def answer_time(self, live: LiveTable, until: float) -> AnswerTime:
        return AnswerTime(live.hurry, self.clock, self.sleep, until)

    async def action(
        self, table: Table, asked: BotQuestion, world: State, answer: AnswerTime
    ) -> tuple[str, ...]:
        """What the bot says by this time: the words of an action, or one word where a guide counts them."""
        words = [await self.word(table.host, asked, world, answer)]
        if not table.opened.guide:
            for word in following_words(asked, insight_of(table.game), words[0]):
                words.append(word)
                self.hub.metrics.thoughts.labels("policy").inc()
                await self.sleep(0.0)  # others have their turn on the loop
        return tuple(word.notation() for word in words)

    async def word(self, host: str, asked: BotQuestion, world: State, answer: AnswerTime) -> Word:
        """The first word of an action."""
        player, seat, luck = asked.player, asked.seat, asked.luck
        if isinstance(player, PolicyPlayer):
            step = player.step(world, seat, luck)
            if isinstance(step, Thought) and step.budget.iterations and not await self.may_think(host, step):
                step = player.without_search(step)
            if isinstance(step, Thought):
                return await self.thought(asked.game.id, player, step, answer)
            word = step
        else:
            word = player.say(world, seat, luck)
        self.hub.metrics.thoughts.labels("policy").inc()
        return word

    async def thought(self, game: str, player: PolicyPlayer, thought: Thought, answer: AnswerTime) -> Word:
        """The word of a worker; one that has not ended by this time is not waited for."""
        began = self.clock()
        searches = thought.budget.iterations > 0
        if not searches:  # the policy may begin as long as somebody waits
            thought = thought._replace(budget=Budget(0, answer.left(ANSWER_DELAY)))
        ticket = player.thinker.begin(thought)
        await answer.search(ticket, self.workers.hurry)
        took = self.clock() - began
        word = player.word_from(ticket, thought)
        if searches and player.answer is not None:
            self.hub.metrics.searched(game, player.answer.iterations, took)
        kind = "searched" if searches else "policy"
        self.hub.metrics.thoughts.labels("given_up" if player.answer is None else kind).inc()
        return word

    async def may_think(self, host: str, thought: Thought) -> bool:
        """Whether the quota of the table's host has time for this search left today; if so, it is charged."""
        limits = self.hub.settings.limits
        cost = ceil((thought.budget.seconds or 0.0) * 1000)
        quota = Quota(host, "bots", self.hub.now() // DAY)
        return await self.hub.store.spend(quota, cost, limits.bot_seconds_a_day * 1000)

    async def advice(self, live: LiveTable, seat: Seat) -> Word:
        """A hint: what a sensible bot would say, from this seat's view only."""
        asked = self.question_for(live, live.table, seat, default_level(live.table.game))
        world = asked.world()
        seconds = answer_seconds(asked.player.thinking_seconds(world, seat), 0.0)
        if insight_of(live.table.game).policy_is_slow(world, seat):
            seconds = max(seconds, HINT_SECONDS)
        answer = self.answer_time(live, self.clock() + seconds)
        return await self.word(live.table.host, asked, world, answer)
