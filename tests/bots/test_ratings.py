"""Ratings: who wins more is rated higher, and several seats of one bot count as one bot."""

from __future__ import annotations

import pytest

from intriga.bots.ratings import Ratings, Side


def rated(games: list[list[Side]], *entrants: str) -> dict[str, tuple[float, float]]:
    ratings = Ratings(entrants)
    for sides in games:
        ratings.count(sides)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.now.items()}


def test_everybody_begins_alike() -> None:
    assert rated([], "a", "b") == {"a": (25.0, 25 / 3), "b": (25.0, 25 / 3)}


def test_the_winner_rises_as_the_loser_falls_and_both_become_more_certain() -> None:
    found = rated([[Side(("a",), 1.0), Side(("b",), 2.0)]] * 20, "a", "b")

    assert found["a"][0] > 30 > 20 > found["b"][0]
    assert max(sigma for _, sigma in found.values()) < 25 / 3


def test_games_that_nobody_wins_say_that_both_are_alike() -> None:
    found = rated([[Side(("a",), 1.5), Side(("b",), 1.5)]] * 20, "a", "b")

    assert found["a"][0] == pytest.approx(found["b"][0])


def test_partners_rise_together() -> None:
    found = rated([[Side(("a", "b"), 1.0), Side(("c", "d"), 2.0)]], "a", "b", "c", "d")

    assert found["a"] == found["b"]
    assert found["a"][0] > 25 > found["d"][0]


def test_a_bot_against_itself_stays_where_it_is() -> None:
    found = rated([[Side(("a",), 1.0), Side(("a",), 2.0)]] * 5, "a")

    assert found["a"][0] == pytest.approx(25.0)


def test_the_many_seats_of_a_bot_move_it_once() -> None:
    alone = rated([[Side(("a",), 1.0), *[Side((name,), 3.0) for name in "bcd"]]], "a", "b", "c", "d")
    many = rated([[Side(("a",), 1.0), *[Side(("b",), 3.0)] * 3]], "a", "b")

    assert many["a"] == pytest.approx(alone["a"])
    assert many["b"] == pytest.approx(alone["b"])
