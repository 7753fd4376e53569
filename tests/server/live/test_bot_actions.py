"""A bot at a table says the words of one action as one path, and pauses once for it."""

from __future__ import annotations

import asyncio
from statistics import median
from typing import cast

import pytest

from intriga.bots.players import choose
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.entries import Decided
from intriga.server.live.bot_turns import BotTurns
from intriga.server.live.hub import Hub
from intriga.server.live.table import LiveTable
from intriga.tables.opening import SeatWish
from intriga.tables.rows import GuideStep
from intriga.tables.table import Table
from intriga.tables.turns import bots_to_move
from tests.server.live.fakes import CommittingHub, FakeTime
from tests.tables.builders import ME, folds, opened, say


class Played:
    """A table of one person and bots, played for a while, and how long the bots took each time."""

    def __init__(self, table: Table, turns: int) -> None:
        self.time = FakeTime()
        self.live = LiveTable(table)
        self.bot_turns = BotTurns(cast(Hub, CommittingHub(self.time)), self.time)
        self.bot_turns.clock, self.bot_turns.sleep = self.time.clock, self.time.sleep
        self.took: list[float] = []
        self.searches: list[int] = []
        asyncio.run(self.play(turns))

    async def play(self, turns: int) -> None:
        while len(self.took) < turns and self.table.status == "running":
            before, searches = self.time.now, self.time.searches
            while bots_to_move(self.table):
                await self.bot_turns.step(self.live)
            if self.time.now > before:
                self.took.append(self.time.now - before)
                self.searches.append(self.time.searches - searches)
            self.person_says_something()

    def person_says_something(self) -> None:
        position = self.table.position
        assert position is not None
        if position.may & 1:
            word = choose(self.table.game, position, 0, "regular", Quick(self.table.sequence))
            self.live.table = say(self.table, 0, word.notation()).table

    @property
    def table(self) -> Table:
        return self.live.table

    def paths(self) -> list[tuple[str, ...]]:
        """What the bots said."""
        assert self.table.match is not None
        return [entry.path for entry in self.table.match.entries if isinstance(entry, Decided) and entry.seat]


def played(name: str, players: int, level: str, turns: int, guide: tuple[GuideStep, ...] = ()) -> Played:
    bots = [SeatWish("bot", level=level)] * (players - 1)
    return Played(opened(name, ME, *bots, guide=guide).table, turns)


def test_a_turn_of_an_expert_takes_hardly_longer_than_its_thoughts() -> None:
    """Of one second; three before, when it paused at each of 15 to 20 words."""
    found = played("illuminaten", 2, "expert", 60)
    turns = [took for took, searches in zip(found.took, found.searches, strict=True) if searches > 1]

    assert len(turns) > 7
    assert median(turns) <= 1.2
    assert max(len(path) for path in found.paths()) >= 3


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_other_levels_say_whole_actions_too(level: str) -> None:
    found = played("illuminaten", 2, level, 8)

    assert median(found.took) <= 0.7
    assert max(len(path) for path in found.paths()) >= 3


def test_a_table_of_actions_is_stored_as_it_was_played() -> None:
    assert folds(played("illuminaten", 2, "regular", 6).table)


@pytest.mark.parametrize(("name", "players"), [("masti", 4), ("_rough", 3)])
def test_where_every_question_is_searched_each_word_is_an_action(name: str, players: int) -> None:
    assert {len(path) for path in played(name, players, "random", 10).paths()} == {1}


def test_at_a_guided_table_bots_say_one_word_at_a_time() -> None:
    """The guide counts decisions."""
    found = played("illuminaten", 2, "regular", 3, (GuideStep(0),))

    assert {len(path) for path in found.paths()} == {1}
