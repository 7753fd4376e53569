"""Every kind of win that threatens in an opponent's next check phase: each artificial opponent's conditions,
the two plots of another player, the scoring of a last round. Hints prevent it where that can be done."""

from __future__ import annotations

import pytest

from intriga.games.illuminaten.bots.artificial_clock import ArtificialClock
from intriga.games.illuminaten.bots.evaluation import Evaluation
from tests.games.illuminaten.bots.test_denial import HEART, MASTERS, RICH, check_prevented
from tests.games.illuminaten.builders import table

MAGISTRATES = {1: 16, 2: 21, 3: 22, 4: 23, 5: 24}
WEAK = "1 2 4 5 7 8 10 11 22 25 29 30 35"  # a deck with which arguments are lost
GREAT = {1: 31, 2: 32, 3: 33, 4: 18}
TOKENS = {1: "1 1 1", 2: "1 1 1", 3: "1 1 0", 4: "0 0"}
#: By what wins: cards by cell, owners of slots by cell, the common plots and the private one, which tempt.
HELD: dict[str, tuple[dict[int, int], dict[int, str], str, str]] = {
    "saint_germain: a lodge": (MAGISTRATES, {1: "1 -", 2: "1 -", 3: "1 0", 4: "0 -"}, "P05 P11", "P04"),
    "saint_germain: tokens": (GREAT, TOKENS, "P08 P12", "P06"),
    "weishaupt: a lodge": (MAGISTRATES, {1: "1 -", 2: "1 -", 3: "1 0", 4: "0 -"}, "P08 P12", "P06"),
    "weishaupt: masters": (MASTERS, {1: "1 -", 2: "1 -", 3: "1 -"}, "P08 P12", "P06"),
    "weishaupt: tokens": (GREAT, TOKENS, "P08 P12", "P06"),
    "joseph: cards": (MAGISTRATES, dict.fromkeys(MAGISTRATES, "1 -"), "P08 P12", "P06"),
    "joseph: a lead": (
        MAGISTRATES | {6: 36, 7: 37},
        {1: "1 0", 2: "1 0", 3: "1 -", 4: "0 1", 5: "1 0", 6: "1 0 -", 7: "1 1 -"},
        "P09 P10",
        "P06",
    ),
    "willermoz: a lodge": (MAGISTRATES | {6: 36}, {1: "1 -", 2: "1 -", 3: "1 0", 4: "1 -"}, "P08 P12", "P06"),
    "willermoz: two lodges": (
        {1: 16, 3: 21, 4: 22, 9: 27, 12: 29, 14: 30},
        {1: "1 1", 3: "1 -", 9: "1 1", 12: "1 -"},
        "P08 P12",
        "P06",
    ),
}


@pytest.mark.parametrize("name", HELD)
def test_what_would_win_for_an_opponent_is_broken(name: str) -> None:
    field, inf, common, private = HELD[name]
    is_argued = name.endswith("tokens")
    is_rich = is_argued or name in ("joseph: cards", "willermoz: two lodges")
    s = table(
        opponent=name.partition(":")[0],
        field=field,
        inf=inf,
        tokens=[RICH if is_rich else "AAMM", ""],
        hands=["34 36 40 41" if is_argued else "1 2 3 4"],
        deck=WEAK if is_argued else None,
        figure=0,
        common=common,
        private=private,
    )
    assert ArtificialClock(1).threat(s) == 1.0

    check_prevented(s)


# ── other players ──


@pytest.mark.parametrize("second", ["P04", "P04 on the table", "private"])
def test_two_plots_of_another_player_are_broken(second: str) -> None:
    """The masters and the heart: met and still to be said, both said, or one of them private and seen."""
    private = second == "private"
    s = table(
        field=MASTERS | {4: 1, 7: 2, 8: 3, 11: 4},
        inf={1: "1 -", 2: "1 -", 3: "1 -", **HEART},
        common="P07 P06" if private else "P07 P04",
        private="P02 P04" if private else "P02 P03",
        on_plots=["", "P07 P04" if second == "P04 on the table" else "P07"],
        seen_plots=[2, 0],
        tokens=["AM", ""],
        hands=["10 20 30 40", "5 6 7 8"],
    )
    check_prevented(s)


def test_the_next_of_three_players_is_hindered() -> None:
    s = table(
        3,
        field=MASTERS | {4: 1, 7: 2, 8: 3, 11: 4},
        inf={1: "1 -", 2: "1 -", 3: "1 -", **HEART},
        common="P07 P04",
        private="P10 P03 P05",
        on_plots=["", "P07 P04", ""],
        tokens=["AAMM", "", ""],
        hands=["10 20 30 40", "", ""],
    )
    check_prevented(s)


# ── the end of the game ──


def worth(inf: dict[int, str], *, last_round: bool) -> float:
    """To seat 0: the magistrates are the only lodge, and three masters fulfil a plot."""
    s = table(
        field={1: 16, 3: 21, 4: 22, 9: 46, 10: 47, 12: 48},
        inf=inf,
        edicts_gone="AMTKD" if last_round else "AM",
        last_round=last_round,
        common="P07 P12",
        private="P02 P03",
    )
    return Evaluation(s, 0).value(s)


def test_in_the_last_turn_the_points_decide_and_one_plot_is_worth_nothing() -> None:
    ahead = {1: "0 -", 3: "0 -", 4: "1 -"}
    with_plot = {1: "1 -", 3: "1 -", 4: "0 -", 9: "0 -", 10: "0 -", 12: "0 -"}

    assert worth(with_plot, last_round=False) > worth(ahead, last_round=False)
    assert worth(with_plot, last_round=True) < worth(ahead, last_round=True)
