"""How long a bot at a table takes to answer tells nothing that its seat hides, at any level of any game.

Time passes only here: a search takes as long as its bytes say, and the rest is slept.
"""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from intriga.bots.levels import EXPERT, levels_of
from intriga.bots.players import choose
from intriga.games.shelf import find_game
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.seats import SPECTATOR, seats_in
from intriga.kernel.match.entries import Decided
from intriga.kernel.match.match import Match
from intriga.kernel.worlds.retell import retell
from intriga.server.live.bot_turns import BotTurns
from intriga.server.live.hub import Hub
from intriga.server.live.table import LiveTable
from intriga.tables.holding import closing_word
from intriga.tables.opening import SeatWish
from intriga.tables.table import Table
from intriga.tables.turns import bots_to_move, clocks_that_run, may_step_in, waited_for
from tests.server.histories import cut
from tests.server.live.fakes import FakeHub, FakeTime
from tests.tables.builders import ME, NAMES, opened, running

MATCHES = [
    ("masti", 4, 50),
    ("factions", 3, 40),
    ("illuminaten", 2, 40),
    ("gangsters", 3, 60),
    ("_tiny", 2, 20),
    ("_rough", 3, 40),
]


class Watched:
    """The bots of a table whose match is gone through again, with what they took for each answer."""

    def __init__(self, table: Table, match: Match, allowed: bool = True) -> None:
        self.time = FakeTime()
        self.hub = FakeHub(self.time, allowed)
        self.bot_turns = BotTurns(cast(Hub, self.hub), self.time)
        self.bot_turns.clock, self.bot_turns.sleep = self.time.clock, self.time.sleep
        self.live = LiveTable(table.fork())
        self.live.table.match = match
        self.took: list[tuple[int, float]] = []

    async def go_through(self) -> None:
        table, match = self.live.table, self.live.table.match
        assert match is not None
        for index, entry in enumerate(match.entries):
            if isinstance(entry, Decided) and table.seats[entry.seat].bot:
                table.kept = index
                before = self.time.now
                await self.bot_turns.step(self.live)
                self.took.append((index, round(self.time.now - before, 6)))


def took(table: Table, match: Match) -> list[tuple[int, float]]:
    watched = Watched(table, match)
    asyncio.run(watched.go_through())
    return watched.took


def played(
    name: str, players: int, questions: int, level: str, options: dict[str, str] | None = None
) -> Table:
    """A table of one person and bots, after some questions that were answered at random."""
    wishes = [SeatWish("bot", level=level)] * (players - 1)
    table = opened(name, ME, *wishes, options=options or {}).table
    match = table.match
    assert match is not None
    for number in range(questions):
        if match.ended:
            break
        seat = match.state.acting()[0]
        match.decide(seat, [choose(table.game, match.state, seat, "random", Quick(number))], "bot")
    return table


@pytest.mark.parametrize(("name", "players", "questions"), MATCHES)
def test_bots_take_the_same_time_in_matches_that_a_reader_cannot_tell_apart(
    name: str, players: int, questions: int
) -> None:
    for level in levels_of(find_game(name)):
        table = played(name, players, questions, level)
        assert table.match is not None
        true = took(table, table.match)
        for reader in (0, SPECTATOR):
            for luck in range(2):
                assert took(table, retell(table.match, reader, Quick(luck))) == true
        assert true
        assert max(seconds for _, seconds in true) <= (1.05 if level == EXPERT else 0.15)


def next_answer(table: Table, match: Match) -> float:
    """How long the bot takes that is asked next."""
    watched = Watched(table, match)
    watched.live.table.kept = len(match.entries)
    asyncio.run(watched.bot_turns.step(watched.live))
    return round(watched.time.now, 6)


def telling_places(table: Table, match: Match) -> list[int]:
    """Some questions to bots: where there was nothing to choose, and where there was."""
    forced: list[int] = []
    free: list[int] = []
    for index, entry in enumerate(match.entries):
        if isinstance(entry, Decided) and table.seats[entry.seat].bot:
            (forced if len(match.states[index - 1].legal(entry.seat)) == 1 else free).append(index)
    return forced[:4] + free[:: max(1, len(free) // 4)]


@pytest.mark.parametrize(("name", "players", "questions"), MATCHES)
def test_the_next_answer_takes_the_same_time_whatever_the_bot_holds(
    name: str, players: int, questions: int
) -> None:
    """Told again up to its question only: what it answered tells of its hand."""
    others = 0
    for level in levels_of(find_game(name)):
        table = played(name, players, questions, level)
        match = table.match
        assert match is not None
        for place in telling_places(table, match):
            true = next_answer(table, cut(match.fork(), place))
            for reader in (0, SPECTATOR):
                for luck in range(3):
                    told = retell(cut(match.fork(), place), reader, Quick(luck))
                    others += told.entries[-1].digest != match.entries[place - 1].digest
                    assert next_answer(table, told) == true

    assert others > 2


def hints(table: Table, match: Match) -> list[tuple[int, float]]:
    """How long each hint takes that the person could ask for."""
    watched = Watched(table, match)

    async def ask() -> None:
        for index in range(len(match.entries)):
            watched.live.table.kept = index + 1
            position = match.states[index]
            if position.may & 1 and table.game.question(position, 0).advised:
                before = watched.time.now
                await watched.bot_turns.advice(watched.live, 0)
                watched.took.append((index, round(watched.time.now - before, 6)))

    asyncio.run(ask())
    return watched.took


@pytest.mark.parametrize(("name", "players", "questions"), MATCHES)
def test_hints_take_the_same_time_whatever_others_hide(name: str, players: int, questions: int) -> None:
    table = played(name, players, questions, levels_of(find_game(name))[0])
    assert table.match is not None
    true = hints(table, table.match)

    assert true
    for luck in range(2):
        assert hints(table, retell(table.match, 0, Quick(luck))) == true


WINDOWS: list[tuple[str, int, dict[str, str]]] = [
    ("illuminaten", 2, {"opponent": "none"}),
    ("_rough", 3, {}),
    *[("gangsters", 3, {"scenario": name}) for name in find_game("gangsters").options[0].values],
]


def random_match(table: Table, questions: int) -> Match:
    """Now and then somebody steps in; windows are mostly closed before all have been asked."""
    match = table.match
    assert match is not None
    for number in range(questions):
        if match.ended:
            break
        asked = seats_in(match.state.must if number % 3 else match.state.may)
        seat = asked[number % len(asked)]
        match.decide(seat, [choose(table.game, match.state, seat, "random", Quick(number))], "person")
    return cut(match, len(match.entries) - 2) if match.ended else match  # the end shows everything


def waits(table: Table, match: Match) -> list[tuple[object, ...]]:
    """At each point: who is asked, whose clocks run, which bots go on by themselves; and whether what is said
    is held so that others may step in."""
    at = table.fork()
    at.match = match
    found: list[tuple[object, ...]] = []
    for index, entry in enumerate(match.entries[1:], 1):
        at.kept = index
        held: object = None
        if isinstance(entry, Decided):
            path = [table.game.vocabulary.read(word) for word in entry.path]
            held = closing_word(at, entry.seat, path, match.states[index - 1], match.states[index])
        found.append((waited_for(at), may_step_in(at), bots_to_move(at), clocks_that_run(at), held))
    return found


@pytest.mark.parametrize("persons", [3, 1])
@pytest.mark.parametrize(("name", "players", "options"), WINDOWS)
def test_who_is_waited_for_and_what_is_held_follows_from_nothing_hidden(
    name: str, players: int, options: dict[str, str], persons: int
) -> None:
    """Whoever cannot step in is asked, and waited for, as if they could."""
    people = list(NAMES)[: min(persons, players)]
    told = held = 0
    for seed, questions in enumerate((30, 80), 1):
        table = running(name, *people, bots=players - len(people), seed=seed, options=options)
        match = random_match(table, questions)
        true = waits(table, match)
        held += sum(step[-1] is not None for step in true)
        for reader in (*range(players), SPECTATOR):
            other = retell(match, reader, Quick(reader + 5))
            told += other.entries[-1].digest != match.entries[-1].digest
            assert waits(table, other) == true

    assert told > 2  # with other hidden cards
    assert held > 2 or persons == 1 or name == "illuminaten"  # which has no windows


def experts(allowed: bool = True) -> Watched:
    table = played("masti", 4, 50, EXPERT)
    assert table.match is not None
    watched = Watched(table, table.match, allowed)
    asyncio.run(watched.go_through())
    return watched


def choices_of(watched: Watched) -> int:
    """How often a bot had something to choose."""
    table, match = watched.live.table, watched.live.table.match
    assert match is not None
    return sum(
        isinstance(entry, Decided)
        and bool(table.seats[entry.seat].bot)
        and len(match.states[index - 1].legal(entry.seat)) > 1
        for index, entry in enumerate(match.entries)
    )


def test_an_expert_with_one_card_answers_after_the_same_time_as_one_with_a_choice() -> None:
    watched = experts()

    assert {seconds for _, seconds in watched.took} == {1.05}
    assert 0 < choices_of(watched) < len(watched.took)


def test_the_host_pays_for_searches_only() -> None:
    watched = experts()

    assert watched.hub.charged == [1000] * watched.time.searches
    assert watched.time.searches == choices_of(watched)


def test_a_host_without_time_left_pays_nothing_and_shows_nothing() -> None:
    watched = experts(allowed=False)

    assert watched.time.searches == 0
    assert watched.took == experts().took
