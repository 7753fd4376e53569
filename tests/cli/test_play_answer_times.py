"""`intriga play`: how long a bot takes to answer tells nothing of its hand. Time passes only here."""

from __future__ import annotations

from pathlib import Path

import pytest

from intriga.bots.expert import Expert
from intriga.bots.thoughts import Answer, Thought, encode_answer
from intriga.bots.turn_time import ANSWER_DELAY
from intriga.cli.play.command import LOCALES
from intriga.cli.play.session import BOT_PAUSE, TURN_SECONDS, Session, begin
from intriga.games.shelf import own_pack
from intriga.kernel.sentences import sentences
from intriga.workers.jobs import Ticket


class FakeTime:
    """A clock that searching and sleeping move."""

    def __init__(self) -> None:
        self.now = 0.0
        self.searches = 0

    def clock(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def begin(self, thought: Thought) -> Ticket:
        self.searches += 1
        self.now += (thought.budget.seconds or 0.0) * 0.9
        ticket = Ticket()
        ticket.set_result(encode_answer(Answer(())))
        return ticket


def session_of(folder: Path, level: str, time: FakeTime) -> Session:
    seats = ["Anna", level, level, level]
    session = begin("masti", own_pack("masti"), 4, {}, seats, "eins", folder, sentences("en", LOCALES))
    session.clock, session.sleep = time.clock, time.sleep
    for seat in (1, 2, 3):
        bot = session.bot(seat, level)
        if isinstance(bot, Expert):
            bot.thinker = time
    return session


@pytest.mark.parametrize(
    ("level", "seconds"), [("expert", TURN_SECONDS + ANSWER_DELAY), ("regular", BOT_PAUSE)]
)
def test_a_bot_with_one_card_answers_after_the_same_time_as_one_with_a_choice(
    tmp_path: Path, level: str, seconds: float
) -> None:
    time = FakeTime()
    session = session_of(tmp_path, level, time)
    took: list[float] = []
    choices = 0
    while (seat := session.next_seat()) is not None:
        before = time.now
        options = session.match.state.legal(seat)
        if seat in session.people:
            session.say(seat, options[0])
        else:
            session.bot_says(seat)
            took.append(time.now - before)
            choices += len(options) > 1

    assert took == pytest.approx([seconds] * len(took))
    assert 0 < choices < len(took)
    assert time.searches == (choices if level == "expert" else 0)
