""" "Move now": bots answer with what they have, at a time that tells nothing of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic
from typing import cast

import pytest

from intriga.bots.levels import EXPERT
from intriga.bots.turn_time import ANSWER_DELAY
from intriga.kernel.match.proof import SEED_BYTES
from intriga.server.live.answer_time import HURRIED, AnswerTime
from intriga.server.live.bot_turns import BotTurns
from intriga.server.live.hub import Hub
from intriga.server.live.table import LiveTable
from intriga.server.web import opening
from intriga.workers.jobs import Job, Ticket
from tests.server.live.fakes import FakeHub, FakeTime
from tests.server.live.test_answer_times import played
from tests.server.running import PATIENCE, heard, is_asked, sent, serving

LONG = 120.0  # seconds that an expert would think


class HurriedTime(FakeTime):
    """Somebody says "move now" at some time, and ends the search or the rest that is going on."""

    def __init__(self, hurry: asyncio.Event, after: float) -> None:
        super().__init__()
        self.said = hurry
        self.at = after

    async def sleep(self, seconds: float) -> None:
        if self.now < self.at <= self.now + seconds:
            self.now = self.at
            self.said.set()
            await asyncio.Event().wait()  # until it is cancelled
        await super().sleep(seconds)

    def submit(self, job: Job) -> Ticket:
        before = self.now
        ticket = super().submit(job)
        if before < self.at <= self.now:
            self.now = self.at
            self.said.set()
        return ticket


def times(after: float) -> dict[bool, set[float]]:
    """What experts took for each answer when they were hurried: without a choice, and with one."""
    table = played("masti", 4, 50, EXPERT)
    match = table.match
    assert match is not None
    found: dict[bool, set[float]] = {False: set(), True: set()}
    for index in range(1, len(match.entries)):
        seat = getattr(match.entries[index], "seat", 0)
        if not table.seats[seat].bot:
            continue
        live = LiveTable(table.fork())
        live.table.match, live.table.kept = match, index
        time = HurriedTime(live.hurry, after)
        bots = BotTurns(cast(Hub, FakeHub(time)), time)
        bots.clock, bots.sleep = time.clock, time.sleep
        asyncio.run(bots.step(live))
        found[len(match.states[index - 1].legal(seat)) > 1].add(round(time.now, 6))
    return found


def test_hurried_an_expert_with_one_card_answers_when_one_with_a_choice_does() -> None:
    for after in (0.05, 0.4, 0.9):
        found = times(after)
        assert found[False] == found[True] == {round(after + HURRIED, 6)}


def test_who_is_about_to_answer_does_not_answer_later() -> None:
    found = times(0.99)

    assert found[False] == found[True] == {1.0 + ANSWER_DELAY}


def test_an_answer_comes_a_fixed_time_after_move_now() -> None:
    async def answered(at: float) -> float:
        hurry = asyncio.Event()
        time = HurriedTime(hurry, at)
        answer = AnswerTime(hurry, time.clock, time.sleep, 30.0)
        await answer.rest()
        return time.now

    for at in (1.0, 12.5, 29.95):
        assert asyncio.run(answered(at)) == min(at + HURRIED, 30.0)


def test_a_search_is_told_to_stop_before_the_answer_is_given() -> None:
    stopped: list[Ticket] = []

    async def searched() -> float:
        hurry, ticket, time = asyncio.Event(), Ticket(), FakeTime()
        answer = AnswerTime(hurry, time.clock, time.sleep, 30.0)
        hurry.set()

        def stop(which: Ticket) -> None:
            stopped.append(which)
            which.set_result(b"what it has")

        await answer.search(ticket, stop)
        assert stopped == [ticket]
        return answer.until

    assert asyncio.run(searched()) == HURRIED


def test_a_person_says_move_now_and_experts_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two experts, each of whom would think for minutes."""
    monkeypatch.setattr(opening, "new_seed", lambda: bytes(SEED_BYTES))
    with serving(tmp_path / "store.sqlite", workers=1, bot_seconds=LONG) as server:
        person = server.person()
        table = person.open("masti", 3, bots=2, level="expert")
        began = monotonic()
        with person.live(table) as line:
            state = heard(line, "welcome")["state"]
            answers = 0
            while answers < 2:
                if is_asked(state, 0):
                    number, offers = state["position"]["question"]["number"], state["position"]["offers"]
                    words = [offers[0]["word"]]
                    sent(line, type="say", seat=0, question=number, words=words, client=str(number))
                else:
                    assert [card["acting"] and bool(card["level"]) for card in state["seats"]] == [
                        card["thinks"] for card in state["seats"]
                    ]
                    sent(line, type="hurry", seat=0)
                    answers += 1
                state = heard(line, "news")["state"]
        assert monotonic() - began < min(LONG, PATIENCE)


def test_only_who_sits_at_the_table_may_say_it(tmp_path: Path) -> None:
    with serving(tmp_path / "store.sqlite") as server:
        table = server.person().open("masti", 3, bots=2)
        said = {"type": "hurry", "seat": 0}
        status, problem = server.person().refused(f"/api/tables/{table}/message", said)

        assert status == 403
        assert problem["reason"]
