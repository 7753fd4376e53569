"""Hints do not overlook that an opponent wins in its next check phase, where that can be prevented."""

import pytest

from intriga.games.illuminaten.bots.policy import regular
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import END
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.words import Word
from tests.games.illuminaten.builders import table

SEEDS = range(1)
RICH = "AAMMTTKKDDUU"
LODGE = {1: 16, 2: 21, 3: 22, 4: 23, 5: 24}  # magistrates
MASTERS = {1: 46, 2: 47, 3: 48}
HEART = dict.fromkeys((4, 7, 8, 11), "1")


def hinted(s: Pax, seat: int, seed: int) -> Word:
    return regular(GAME.redeal(s, seat, Quick(seed)), seat, Quick(seed))


def after_round(s: Pax, seed: int, *, hints: bool) -> Pax:
    """The position when seat 0 is to move again, or the end: it followed hints, or ended its turn at once."""
    s = s.copy()
    d = Dealer(Quick(seed))
    turn = (s.round, s.active)
    while not s.over and (s.active != 0 or (s.round, s.active) == turn):
        seat = s.acting()[0]
        ends = not hints and seat == 0 and END in s.legal(seat)
        s.apply(seat, END if ends else hinted(s, seat, seed), d)
    return s


def check_prevented(s: Pax, loser: int = 0) -> None:
    """Without a defence the game is lost in every case, with the hints in none."""
    for seed in SEEDS:
        idle = after_round(s, seed, hints=False)
        assert idle.over
        assert not idle.winners >> loser & 1
        played = after_round(s, seed, hints=True)
        assert not played.over or played.winners >> loser & 1, seed


# ── artificial opponents ──


@pytest.mark.parametrize("opponent", ["saint_germain", "weishaupt"])
def test_a_lodge_that_would_win_is_contested(opponent: str) -> None:
    """It controls five magistrates with three tokens; a tie there is enough, and there is support for it."""
    s = table(
        opponent=opponent,
        field=LODGE,
        inf={1: "1 -", 2: "1 -", 3: "1 0", 4: "0 -", 5: "- -"},
        tokens=[RICH, ""],
        hands=["1 2 3 4"],
        figure=0,
        common="P08 P12",
        private="P06",
    )
    check_prevented(s)


def test_a_lodge_is_contested_before_a_plot_of_ones_own_is_prepared() -> None:
    """Two actions are left, and a plot could be met with both of them; one is needed for the defence."""
    s = table(
        opponent="saint_germain",
        field=LODGE | {9: 47, 10: 48},
        inf={1: "1 -", 2: "1 -", 3: "1 0", 4: "0 -", 9: "0 -", 10: "0 -"},
        tokens=[RICH, ""],
        hands=["46 2 3 4"],
        figure=0,
        common="P07 P12",
        private="P06",
        mains=1,
    )
    check_prevented(s)


def test_a_win_of_ones_own_comes_before_the_defence() -> None:
    s = table(
        opponent="saint_germain",
        field=LODGE | {6: 46, 9: 47, 10: 48},
        inf={1: "1 -", 2: "1 -", 3: "1 0", 4: "0 0", 5: "0 -", 6: "0 -", 9: "0 -", 10: "0 -"},
        tokens=["AAMMTTKKDDUU", ""],
        hands=["11 12 13 14"],
        figure=0,
        common="P07 P12",
        private="P06",
        on_plots=["P07"],
    )
    for seed in SEEDS:
        played = after_round(s, seed, hints=True)
        assert not played.over or played.winners == 1


# ── other players ──


def test_a_second_plot_of_another_player_that_is_met_is_broken() -> None:
    """Seat 1 holds the masters and needs only to say the heart; a token beside a master breaks control."""
    s = table(
        field=MASTERS | {4: 1, 7: 2, 8: 3, 11: 4},
        inf={1: "1 -", 2: "1 -", 3: "1 -", 12: "", **HEART},
        common="P07 P04",
        private="P02 P03",
        on_plots=["", "P07"],
        tokens=["AAAMMM", ""],
        hands=["10 20 30 40", "5 6 7 8"],
    )
    check_prevented(s)


def test_a_second_plot_one_placement_away_is_hindered() -> None:
    """Seat 1 holds the masters, and one cell of the heart is missing for which it has the token."""
    s = table(
        field=MASTERS | {4: 1, 7: 2, 8: 3, 11: 4},
        inf={1: "1 -", 2: "1 -", 3: "1 -"} | dict.fromkeys((4, 7, 8), "1"),
        common="P07 P04",
        private="P02 P03",
        on_plots=["", "P07"],
        tokens=["AAAMMMD", "DD"],
        hands=["10 20 30 40", "5 6 7 8"],
    )
    for seed in SEEDS:
        assert not after_round(s, seed, hints=True).winners >> 1 & 1
