"""Random commands of random persons: the stored rows give the same table; a refusal changes nothing."""

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from intriga.conformance.records import record_of
from intriga.games.shelf import find_game
from intriga.kernel.machine.refusals import Malformed, Refused, Stale
from intriga.kernel.match.verify import replay, verify
from intriga.server.live.forgetting import say_forgotten
from intriga.tables.alarms import wake, wakes_at
from intriga.tables.chatting import chat
from intriga.tables.deciding import decide, decide_as_bot
from intriga.tables.denials import Denied
from intriga.tables.drafts import Change
from intriga.tables.ending import resign
from intriga.tables.following import branch
from intriga.tables.holding import wait
from intriga.tables.index import index_of
from intriga.tables.opening import begin
from intriga.tables.pauses import resume_clocks, stop_clocks
from intriga.tables.persons import Keys
from intriga.tables.proposing import propose_abandon, propose_stand_in, vote, withdraw
from intriga.tables.seating import add_bytes, leave, remove, seat_bot, sit
from intriga.tables.stand_ins import hand_back, step_out
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back
from intriga.tables.terms import Clock
from intriga.tables.turns import bots_to_move, waited_for
from tests.tables.builders import BOT, ME, NAMES, OPEN, SECOND, START, folds, fresh, opened, snapshot

PERSONS = st.sampled_from([*NAMES, ""])
SEATS = st.integers(-1, 4)
CLOCKS = st.sampled_from([Clock(), Clock("bank", 30, 2), Clock("days", days=1)])


class Commands(RuleBasedStateMachine):
    """One table, and everything that people, bots and time can do to it."""

    game = "_tiny"
    table: Table

    @initialize(
        clock=CLOCKS,
        others=st.lists(st.sampled_from(["open", "boris", "vera", "anna", "bot"]), min_size=1, max_size=3),
        seed=st.integers(0, 255),
    )
    def open(self, clock: Clock, others: list[str], seed: int) -> None:
        """Anna's table with others at it; most of the time the match begins at once."""
        self.now = START
        self.messages = 0
        counts = find_game(self.game).players
        others = (others * 3)[: max(min(counts) - 1, min(max(counts) - 1, len(others)))]
        wishes = (ME, *(BOT if other == "bot" else OPEN for other in others))
        self.table = opened(self.game, *wishes, seed=seed, clock=clock, is_open=True).table
        for seat, other in enumerate(others, 1):
            if other in NAMES:
                self.do(sit, other, self.now, seat, NAMES[other])

    def do(self, command: Callable[..., Change], *arguments: Any) -> bool:
        """Carry a command out, or see that nothing has changed."""
        before = snapshot(self.table)
        try:
            change = command(self.table, *arguments)
        except (Denied, Refused, Stale, Malformed):
            assert before == snapshot(self.table)
            return False
        assert before == snapshot(self.table)
        assert change.expected == self.table.sequence
        assert list(change.table.rows) == [*self.table.rows, *change.rows]
        self.table = change.table
        return bool(change.rows)

    def question(self, off: int = 0) -> int:
        return self.table.match.question - off if self.table.match is not None else 0

    @invariant()
    def the_rows_give_the_same_table(self) -> None:
        assert folds(self.table)
        index_of(self.table)
        assert set(bots_to_move(self.table)) <= {n for n, seat in enumerate(self.table.seats) if seat.bot}
        due = wakes_at(self.table)
        assert due is None or self.table.status == "running"

    # ── before the match ──

    @rule(who=PERSONS, seat=SEATS)
    def sits(self, who: str, seat: int) -> None:
        self.do(sit, who, self.now, seat, NAMES.get(who, "Х"))

    @rule(who=PERSONS, seat=SEATS)
    def goes(self, who: str, seat: int) -> None:
        self.do(leave, who, self.now, seat)

    @rule(who=PERSONS, seat=SEATS)
    def is_removed(self, who: str, seat: int) -> None:
        self.do(remove, who, self.now, seat, Keys("new", "newer"))

    @rule(who=PERSONS, seat=SEATS)
    def adds_bytes(self, who: str, seat: int) -> None:
        self.do(add_bytes, who, self.now, seat, b"x")

    @rule(who=st.sampled_from(["boris", "vera"]))
    def is_forgotten(self, who: str) -> None:
        before = snapshot(self.table)
        change = say_forgotten(self.table, self.now, who)
        assert before == snapshot(self.table)
        self.table = change.table

    @rule(seat=SEATS)
    def gives_to_a_bot(self, seat: int) -> None:
        self.do(seat_bot, self.table.host, self.now, seat, "random")

    @rule(who=PERSONS)
    def begins(self, who: str) -> None:
        self.do(begin, who, self.now)

    # ── the match ──

    @rule(pick=st.integers(0, 999), words=st.integers(1, 4))
    def plays(self, pick: int, words: int) -> None:
        """Legal words of whoever is to decide."""
        for step in range(words):
            position = self.table.position
            if position is None or self.table.status != "running" or not position.acting():
                return
            acting = position.acting()
            seat = acting[(pick + step) % len(acting)]
            legal = position.legal(seat)
            self.says(seat, legal[(pick // 7 + step) % len(legal)].notation(), 0)

    @rule(seat=SEATS, number=st.integers(0, 999), off=st.integers(0, 1))
    def says_anything(self, seat: int, number: int, off: int) -> None:
        words = self.table.game.vocabulary.words
        self.says(seat, words[number % len(words)].notation(), off)

    def says(self, seat: int, word: str, off: int) -> None:
        self.messages += 1
        is_bot = 0 <= seat < self.table.players and self.table.seats[seat].bot
        if is_bot:
            self.do(decide_as_bot, self.now, seat, [word], self.question(off))
            return
        who = self.table.seats[seat].person if 0 <= seat < self.table.players else "anna"
        client = f"c{self.messages}"
        if self.do(decide, who, self.now, seat, [word], self.question(off), client):
            assert not self.do(decide, who, self.now, seat, [word], self.question(off), client)

    @rule(who=PERSONS, seat=SEATS)
    def takes_back(self, who: str, seat: int) -> None:
        self.messages += 1
        self.do(take_back, who, self.now, seat, f"u{self.messages}")

    @rule(seat=st.integers(0, 3), agrees=st.booleans())
    def votes(self, seat: int, agrees: bool) -> None:
        number = self.table.proposal.number if self.table.proposal is not None else 3
        who = self.table.seats[seat].person if seat < self.table.players else "anna"
        self.do(vote, who, self.now, seat, number, agrees)

    @rule(who=PERSONS)
    def withdraws(self, who: str) -> None:
        self.do(withdraw, who, self.now, self.table.proposal.number if self.table.proposal is not None else 0)

    @rule(who=PERSONS, seat=SEATS, what=st.sampled_from([propose_abandon, step_out, hand_back, wait]))
    def asks(self, who: str, seat: int, what: Callable[..., Change]) -> None:
        self.do(what, who, self.now, seat)

    @rule(who=PERSONS, seat=SEATS, about=SEATS)
    def wants_a_stand_in(self, who: str, seat: int, about: int) -> None:
        self.do(propose_stand_in, who, self.now, seat, about, self.now - 150 * SECOND)

    @rule(who=PERSONS, seat=SEATS, rarely=st.integers(0, 9))
    def resigns(self, who: str, seat: int, rarely: int) -> None:
        if rarely == 0:
            self.do(resign, who, self.now, seat)

    @rule(who=PERSONS, seat=SEATS)
    def chats(self, who: str, seat: int) -> None:
        self.do(chat, who, self.now, seat, "Хм")

    # ── time ──

    @rule(seconds=st.sampled_from([-5, 1, 5, 20, 60, 90_000]))
    def time_passes(self, seconds: int) -> None:
        self.now += seconds * SECOND
        self.do(wake, self.now)
        due = wakes_at(self.table)
        assert due is None or due > self.now - 10 * SECOND

    @rule(why=st.sampled_from(["nobody_here", "down"]), back=st.booleans())
    def stops(self, why: str, back: bool) -> None:
        self.do(stop_clocks, self.now, why, self.now - 3 * SECOND)
        if back:
            self.do(resume_clocks, self.now)

    @rule(at=st.integers(0, 30))
    def plays_on_from_a_point(self, at: int) -> None:
        try:
            change = branch(self.table, "gleb", "Глеб", self.now, at, 0, "random", fresh("b", 9))
        except Denied:
            return
        assert folds(change.table)

    def teardown(self) -> None:
        table = getattr(self, "table", None)
        if table is not None and table.match is not None:
            judge = verify if table.status == "ended" else replay
            assert table.match.entries == judge(table.game, record_of(table.match)).entries
            assert table.status != "ended" or waited_for(table) == []


class RoughCommands(Commands):
    game = "_rough"


class MastiCommands(Commands):
    game = "masti"


def so_many(examples: int) -> settings:
    return settings(
        max_examples=examples,
        stateful_step_count=40,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


Commands.TestCase.settings = so_many(30)
RoughCommands.TestCase.settings = so_many(30)
MastiCommands.TestCase.settings = so_many(15)

TestTiny = Commands.TestCase
TestRough = RoughCommands.TestCase
TestMasti = MastiCommands.TestCase
