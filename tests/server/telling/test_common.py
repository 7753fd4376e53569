"""What readers share is what each of them would have been told alone."""

from __future__ import annotations

import re

import msgspec
import pytest

from intriga.games._tiny.events import CardDrawn
from intriga.games.shelf import find_game, game_folder, game_ids
from intriga.games.speaking import Spoken, spoken_of
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.match.entries import Decided, Outcome
from intriga.kernel.match.match import Match
from intriga.kernel.speech import Everybody
from intriga.server.telling.common import CommonEvent, CommonQuestion
from intriga.server.telling.log import event_line
from tests.server.telling.positions import NAMES, positions

GAMES = [*game_ids(), "_tiny", "_rough"]


def common_events(spoken: Spoken, match: Match) -> list[CommonEvent]:
    return [
        CommonEvent(spoken, NAMES, number, event, SPECTATOR)
        for number, entry in enumerate(match.entries)
        if isinstance(entry, Decided | Outcome)
        for event in map(spoken.event, entry.events)
        if event is not None
    ]


def line_alone(spoken: Spoken, common: CommonEvent, number: int, seat: Seat) -> bytes:
    seen = common.event.seen_by(seat)
    assert seen is not None
    return msgspec.json.encode(event_line(spoken, spoken.to(NAMES, seat), number, seen, SPECTATOR))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_shared_line_is_the_line_of_each_who_gets_it(game: str, language: str) -> None:
    spoken = spoken_of(game, language)
    shared = 0
    for match in [match for match in positions(game) if match.ended]:
        for common in common_events(spoken, match):
            number = msgspec.json.decode(common.line)["sequence"] if common.line else 0
            for seat in range(match.header.players):
                if common.is_enough_for(seat):
                    shared += 1
                    assert line_alone(spoken, common, number, seat) == common.line
    assert shared > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_question_is_the_question_of_each_who_gets_it(game: str) -> None:
    spoken, rules = spoken_of(game, "ru"), find_game(game)
    for match in positions(game):
        common = CommonQuestion(spoken, rules.question(match.state, SPECTATOR), NAMES)
        for seat in range(match.header.players):
            asked = rules.question(match.state, seat)
            to = spoken.to(NAMES, seat)

            assert common.told(asked, to) == spoken.speech.question(asked, to)


def test_what_others_see_of_a_hidden_thing_is_made_once_for_all_of_them() -> None:
    """Who drew the card is told more, and nobody else."""
    drawn = CommonEvent(spoken_of("_tiny", "en"), NAMES, 7, CardDrawn(1, 5), SPECTATOR)

    assert [True, False, True] == [drawn.is_enough_for(seat) for seat in range(3)]
    assert b'"card":null' in drawn.line


def test_no_sentence_looks_at_the_seat_of_the_listener() -> None:
    """It asks `is_me` instead, so that it is known whom it is the same for."""
    files = [file for game in GAMES for file in (game_folder(game) / "speech").rglob("*.py")]

    assert [] == [file for file in files if re.search(r"\bto\.seat\b", file.read_text("utf-8"))]


def test_a_sentence_that_asked_about_a_seat_is_not_shared_with_it() -> None:
    everybody = Everybody(spoken_of("masti", "en").tongue, NAMES)

    assert everybody.you(1) == "no"
    assert [True, False, True] == [everybody.is_same_for(seat) for seat in range(3)]
