"""Bots without a server: time passes only where a test lets it; a search takes as long as its bytes say."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec

from intriga.bots.thoughts import Answer, SentThought, encode_answer
from intriga.server.live.table import LiveTable
from intriga.server.operations.metrics import Metrics
from intriga.server.settings import Settings
from intriga.tables.drafts import Change
from intriga.tables.table import Table
from intriga.workers.jobs import Job, Ticket
from tests.tables.builders import START


class FakeTime:
    """A clock, and workers that move it: they take some part of what a search may take."""

    def __init__(self) -> None:
        self.now = 0.0
        self.size = 1
        self.searches = 0

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    def submit(self, job: Job) -> Ticket:
        seconds = msgspec.msgpack.decode(job.payload, type=SentThought).budget.seconds
        assert seconds is not None
        self.searches += 1
        self.now += seconds * (sum(job.payload) % 100) / 100
        ticket = Ticket()
        ticket.set_result(encode_answer(Answer(())))
        return ticket

    def hurry(self, ticket: Ticket) -> None:
        """Searches end at once."""

    def close(self) -> None:
        pass


class FakeHub:
    """As much of a hub as bots need: it takes down what was charged."""

    def __init__(self, time: FakeTime, allowed: bool = True) -> None:
        self.settings = Settings(database="")
        self.metrics = Metrics()
        self.node = "node"
        self.remote_readers = SimpleNamespace(nodes_with_persons=lambda table: ())
        self.store = self
        self.time = time
        self.allowed = allowed
        self.charged: list[int] = []

    def now(self) -> int:
        return START

    def watch(self, watcher: Any) -> None:
        """Nothing changes here by itself."""

    async def spend(self, quota: Any, amount: int, most: int) -> bool:
        if self.allowed:
            self.charged.append(amount)
        return self.allowed

    async def command(self, live: LiveTable, command: Callable[[Table, int], Change]) -> None:
        """What is said changes nothing."""


class CommittingHub(FakeHub):
    """A hub that also does what is said."""

    async def command(self, live: LiveTable, command: Callable[[Table, int], Change]) -> None:
        live.table = command(live.table, self.now()).table
