"""Simulated games: the exact report, and the same one whatever the number of processes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.running import SEATINGS, run

FIELDS = [
    "game",
    "players",
    "options",
    "games",
    "decisions",
    "seconds",
    "wins",
    "success",
    "mean_score",
    "endings",
]


def report(*tokens: object) -> dict[str, Any]:
    ran = run("simulate", "masti", *tokens, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = ran.document
    return found


@pytest.mark.parametrize("seating", SEATINGS, ids=" ".join)
def test_the_report_has_exactly_these_fields(seating: tuple[str, ...]) -> None:
    found = report(*seating, "--games", 5, "--seed", 2)

    players = int(seating[1])
    assert FIELDS == list(found)
    assert (found["game"], found["players"], found["games"]) == ("masti", players, 5)
    assert sum(found["wins"]) == pytest.approx(5)
    assert found["success"] is None
    assert len(found["wins"]) == len(found["mean_score"]) == players
    assert sum(found["endings"].values()) == 5
    assert found["decisions"] > 5 * 12


def test_options_that_were_not_given_stand_with_their_defaults() -> None:
    assert report("--players", 4, "--games", 1)["options"] == {"teams": "no", "power": "each"}
    assert report("--players", 5, "--games", 1)["options"] == {}


def test_partners_share_wins_and_scores() -> None:
    found = report("--players", 6, "--games", 8, "--seed", 3)

    assert found["wins"][:3] == found["wins"][3:]
    assert found["mean_score"][:3] == found["mean_score"][3:]
    assert len(set(found["mean_score"])) == 3


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_processes() -> None:
    tokens = ("--players", 5, "--games", 23, "--seed", 11, "--bots", "regular,random,random,random,random")
    one = {**report(*tokens), "seconds": 0}
    two = {**report(*tokens, "--jobs", 2), "seconds": 0}
    three = {**report(*tokens, "--jobs", 3), "seconds": 0}

    assert one == two == three


def test_another_seed_gives_other_games() -> None:
    one = report("--players", 4, "--games", 5, "--seed", 1)
    two = report("--players", 4, "--games", 5, "--seed", 2)

    assert one["mean_score"] != two["mean_score"]


def test_one_level_stands_for_all_seats() -> None:
    all_in_one = report("--players", 3, "--games", 4, "--bots", "regular")
    by_seat = report("--players", 3, "--games", 4, "--bots", "regular, regular,regular")

    assert {**all_in_one, "seconds": 0} == {**by_seat, "seconds": 0}


def test_people_get_a_table() -> None:
    ran = run("simulate", "masti", "--players", 3, "--games", 2, "--bots", "regular,random,random")

    assert (ran.code, ran.err) == (0, "")
    assert "masti, 3 players, seed 1" in ran.out
    assert "regular" in ran.out
    assert "endings:" in ran.out
