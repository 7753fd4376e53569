"""What is asked, in every moment of the game, of those who decide, those who wait and those who look on."""

from typing import Any

import pytest

from intriga.games.masti.game import GAME
from intriga.games.masti.state import Masti
from tests.games.masti.builders import dealt_so, ending, say, table

SIX = [
    "A1 A2 A3 A4 A5 A6 A7 A8",
    "A9 A10 A11 A12 A13 P1 P2 P3",
    "P4 P5 P6 P7 P8 P9 P10 P11",
    "P12 P13 E1 E2 E3 E4 E5 E6 E7",
    "E8 E9 E10 E11 E12 E13 U1 U2 U3",
    "U4 U5 U6 U7 U8 U9 U10 U11 U12",
]


def asked(s: Masti, seat: int) -> tuple[str, str, dict[str, Any], str | None]:
    question = GAME.question(s, seat)
    return question.asks, question.clause, question.facts, question.best


@pytest.fixture
def round_() -> Masti:
    return table(["A5 A9", "A2 P7", "E4 P1", ""], trump="U9", bribes=[0, 0, 1, 0], out=[3])


def test_the_first_player_is_asked_for_a_starting_card(round_: Masti) -> None:
    assert ("ask_lead", "MV-023", {}, None) == asked(round_, 0)


def test_the_next_are_asked_to_follow_and_told_whether_they_can_bribe(round_: Masti) -> None:
    say(round_, 0, "A5")

    assert ("ask_follow_no_gems", "MV-025", {"character": 0}, None) == asked(round_, 1)

    say(round_, 1, "A2")

    assert ("ask_follow", "MV-025", {"character": 0}, None) == asked(round_, 2)


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_who_waits_or_looks_on_is_told_for_whom(round_: Masti, seat: int) -> None:
    assert ("waiting_for", "MV-025", {"seats": [0]}, None) == asked(round_, seat)


def test_who_sits_out_is_told_so(round_: Masti) -> None:
    assert ("sitting_out", "MV-044", {}, None) == asked(round_, 3)


def test_six_are_asked_for_a_discard_and_the_winner_for_a_card_to_leave() -> None:
    s, _ = dealt_so(SIX, first=0)

    assert ("ask_bury", "MV-074", {}, None) == asked(s, 3)
    assert ("waiting_for", "MV-025", {"seats": [3, 4, 5]}, None) == asked(s, 0)

    s = table(["A9 A8", *[""] * 5], trump="U9", out=[1, 2, 3, 4, 5], round=2, deck="P7 P8", teams=3)
    say(s, 0, "A9")

    assert ("ask_leave", "MV-077", {}, None) == asked(s, 0)


def test_the_end_asks_for_stacks_then_jokers_with_the_best_answer() -> None:
    s = ending(["A4 A5 U5 P1", "", "U6", ""], teams=2)

    assert ("ask_count", "MV-A3", {"guild": "aristocrats", "partner": 2}, "count 0") == asked(s, 0)

    say(s, 0, "count 0")

    assert ("ask_joker", "MV-048", {"jokers": 1}, "joker artists") == asked(s, 0)

    say(s, 0, "joker artists")

    assert [("game_over", "MV-057", {}, None)] * 5 == [asked(s, seat) for seat in range(-1, 4)]
