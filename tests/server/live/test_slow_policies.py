"""Where a policy may think long, a worker is asked: the loop never waits for it, and a bot answers at a time
that tells nothing."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from intriga.bots.insights import insight_of
from intriga.bots.levels import EXPERT
from intriga.bots.turn_time import ANSWER_DELAY, POLICY_SECONDS
from intriga.games.shelf import find_game
from intriga.kernel.contract import Policy
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.match.entries import Decided
from intriga.kernel.worlds.retell import retell
from intriga.server.live.bot_turns import HINT_SECONDS
from intriga.tables.table import Table
from intriga.workers.jobs import Job, Ticket
from tests.server.histories import cut
from tests.server.live.fakes import FakeTime
from tests.server.live.test_answer_times import Watched, next_answer, played, telling_places, took

GAME = find_game("illuminaten")
INSIGHT = insight_of(GAME)
ANSWER = round(POLICY_SECONDS + ANSWER_DELAY, 6)
LEVELS = ["regular", EXPERT]


def table_of(level: str, players: int = 2) -> Table:
    """A table with an artificial opponent."""
    return played("illuminaten", players, 40, level, {"opponent": "joseph"})


def is_slow(world: State, seat: Seat) -> bool:
    return INSIGHT.policy_is_slow(world, seat) and len(world.legal(seat)) > 1


def watched_with_slow_policy(table: Table, monkeypatch: pytest.MonkeyPatch, allowed: bool = True) -> Watched:
    """`regular` takes three seconds where it may think long, and the loop with it if it is asked there."""
    assert table.match is not None
    watched = Watched(table, table.match, allowed)
    regular = GAME.policies["regular"]

    def slow(world: State, seat: Seat, chance: Chance) -> Word:
        if is_slow(world, seat):
            watched.time.now += 3.0
        return regular(world, seat, chance)

    monkeypatch.setitem(cast("dict[str, Policy]", GAME.policies), "regular", slow)
    return watched


def slow_questions(table: Table) -> list[int]:
    """The entries of the bots that answered such questions, with a choice or without."""
    match = table.match
    assert match is not None
    return [
        index
        for index, entry in enumerate(match.entries)
        if isinstance(entry, Decided)
        and table.seats[entry.seat].bot
        and INSIGHT.policy_is_slow(match.states[index - 1], entry.seat)
    ]


@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("level", LEVELS)
def test_a_slow_policy_is_not_waited_for(level: str, allowed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it where the host has no time left for searches."""
    table = table_of(level)
    watched = watched_with_slow_policy(table, monkeypatch, allowed)
    asyncio.run(watched.go_through())

    times = dict(watched.took)
    assert watched.time.searches > 2
    assert max(times.values()) == ANSWER
    assert {times[index] for index in slow_questions(table)} == {ANSWER}


def test_no_host_pays_for_a_policy() -> None:
    table = table_of("regular")
    assert table.match is not None
    watched = Watched(table, table.match, allowed=False)
    asyncio.run(watched.go_through())

    assert watched.time.searches > 2
    assert watched.hub.charged == []


def test_a_hint_is_given_without_waiting_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may take longer than a bot's answer: only who asked for it waits."""
    table = played("illuminaten", 1, 20, "regular", {"opponent": "joseph"})
    watched = watched_with_slow_policy(table, monkeypatch)
    match = table.match
    assert match is not None

    async def longest() -> float:
        found = 0.0
        for index in range(len(match.entries)):
            watched.live.table.kept = index + 1
            position = match.states[index]
            if position.may & 1 and GAME.question(position, 0).advised:
                before = watched.time.now
                await watched.bot_turns.advice(watched.live, 0)
                found = max(found, watched.time.now - before)
        return found

    assert ANSWER < asyncio.run(longest()) < HINT_SECONDS


class Silent(FakeTime):
    """Workers that never answer."""

    def submit(self, job: Job) -> Ticket:
        super().submit(job)
        return Ticket()


def test_while_a_worker_thinks_the_loop_goes_on() -> None:
    table = table_of("regular")
    match = table.match
    assert match is not None
    place = next(
        index
        for index in slow_questions(table)
        if is_slow(match.states[index - 1], cast("Decided", match.entries[index]).seat)
    )
    watched = Watched(table, match)
    silent = Silent()
    watched.bot_turns.workers = silent
    watched.live.table.match = cut(match.fork(), place)
    watched.live.table.kept = place

    async def others() -> int:
        """How often others had their turn meanwhile."""
        step = asyncio.create_task(watched.bot_turns.step(watched.live))
        turns = 0
        while not step.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(others()) > 10
    assert silent.searches == 1


@pytest.mark.parametrize("level", ["novice", *LEVELS])
def test_bots_take_the_same_time_whatever_is_hidden(level: str) -> None:
    table = table_of(level)
    match = table.match
    assert match is not None
    true = took(table, match)
    for reader in (0, SPECTATOR):
        assert took(table, retell(match, reader, Quick(3))) == true
    for place in telling_places(table, match):
        before = next_answer(table, cut(match.fork(), place))
        assert next_answer(table, retell(cut(match.fork(), place), 0, Quick(4))) == before
