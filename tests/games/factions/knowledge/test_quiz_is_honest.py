"""The quiz is answered alone: no answer is told before it is given; bots know what their level knows."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from intriga.bots.levels import bot_chance
from intriga.bots.players import player_of
from intriga.games.factions.game import GAME
from intriga.games.factions.rules.quiz import Quiz
from intriga.games.factions.state import Factions
from intriga.games.factions.view.quiz import fact_of, worded
from intriga.games.shelf import own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.cli.running import run

BOX = GAME.load(own_pack("factions"))
SHARES = {"novice": 0.4, "regular": 0.6}


def asked_table(seed: int, players: int = 8) -> tuple[Factions, Quiz]:
    s = GAME.setup(BOX, players, chosen_options(GAME, players, {"quiz": "yes"}), None, Dealer(Quick(seed)))
    frame = s.stack[-1]
    assert isinstance(frame, Quiz)
    return s, frame


def test_it_is_off_unless_the_table_asks_for_it() -> None:
    """So it is in simulations, arenas and research, which leave options as they are."""
    assert "no" == chosen_options(GAME, 4, {})["quiz"]


@pytest.mark.clause("HF-012")
def test_the_box_gives_at_least_150_different_questions() -> None:
    s, _ = asked_table(1)
    asked = {
        worded(s, (card, about, 0, 3), 0, None, None).ask["en"]
        for card in range(len(BOX.cards))
        for about in range(3)
    }

    assert [True] * 78 == BOX.facts
    assert len(asked) >= 150


@pytest.mark.clause("HF-G4")
def test_the_right_answer_stands_in_every_place_equally_often() -> None:
    """Who knows the files but not history gains nothing from the order of the answers."""
    places = [0, 0, 0, 0]
    for seed in range(60):
        s, frame = asked_table(seed)
        for seat in range(s.players):
            places[frame.question(s, seat)[2]] += 1

    assert all(80 <= times <= 160 for times in places)


@pytest.mark.clause("HF-G4")
def test_views_before_the_answer_depend_on_the_words_shown_alone() -> None:
    """Nothing in the view marks the right answer: with the answers blacked out, all places look the same."""
    s, frame = asked_table(3, 3)
    looks = set()
    for place in range(4):
        other = s.copy()
        card, about, _, gap = frame.asked[0]
        top = other.stack[-1]
        assert isinstance(top, Quiz)
        top.asked = ((card, about, place, gap), *frame.asked[1:])
        view = msgspec.to_builtins(GAME.view(other, 0))
        view["quiz"]["questions"][0]["answers"] = []
        looks.add(msgspec.json.encode(view))

    assert 1 == len(looks)


@pytest.mark.parametrize("level", list(SHARES))
def test_bots_answer_by_their_level(level: str) -> None:
    bot, right, asked = player_of(GAME, level), 0, 0
    for seed in range(60):
        s, frame = asked_table(seed)
        for seat in range(s.players):
            luck = bot_chance(seed, 0, seat)
            word = bot.say(GAME.redeal(s, seat, luck), seat, luck)
            right += word.notation() == f"answer {frame.question(s, seat)[2] + 1}"
            asked += 1

    assert SHARES[level] - 0.08 < right / asked < SHARES[level] + 0.08


def test_no_answer_is_advised() -> None:
    s, _ = asked_table(1, 2)

    assert not GAME.question(s, 0).advised
    assert GAME.question(GAME.setup(BOX, 2, {"quiz": "no"}, None, Dealer(Quick(1))), 0).advised


def test_who_asks_for_a_hint_in_the_terminal_gets_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", StringIO("h\n"))
    ran = run("play", "factions", "--players", 2, "--option", "quiz=yes", "--lang", "en", "--plain")

    assert 0 == ran.code, ran.err
    assert "there is no hint" in ran.out


def test_a_question_about_a_life_is_worded_from_its_note() -> None:
    s, _ = asked_table(1)
    fact = fact_of(BOX, "marat")
    card = next(number for number, row in enumerate(BOX.cards) if row.name == "marat")
    asked = worded(s, (card, 0, 2, 3), 0, None, None)

    assert fact is not None
    assert (fact.ask, fact.answer) == (asked.ask, asked.answers[2])
    assert sorted(one["en"] for one in fact.wrong) == sorted(asked.answers[n]["en"] for n in (0, 1, 3))
