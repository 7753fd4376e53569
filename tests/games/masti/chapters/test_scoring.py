"""Scoring: the tables, the sums, the tie-breaks."""

import pytest

from intriga.games.masti.events import Ended, Scored
from intriga.games.masti.game import GAME
from intriga.games.masti.rules.scoring import (
    Standing,
    best_of,
    counted_symbols,
    guild_points,
    power_points,
    sheet,
    sides,
    stack_points,
    standing,
    total_of,
    winning_seats,
)
from intriga.games.masti.rules.teams import stacks_of, symbols_of
from tests.games.masti.builders import Told, empty, ending, of_kind

ARISTOCRATS = ["A4", "A4 U6", "A4 U6 E7", "A4 U6 E7 P9", "A4 U6 E7 A10", "A4 U6 E7 P9 A10"]
ARISTOCRATS += ["A4 U6 E7 A10 E12", "A4 U6 E7 P9 A10 E12"]
POINTS = [1, 3, 6, -1, -3, -6, 10, 15]


def total(area: str, gems: int = 0) -> int:
    return total_of(ending([area, "", ""], wealth=[gems, 0, 0]), 0)


def result(areas: list[str], wealth: list[int], teams: int = 0) -> Ended:
    told: Told = []
    ending(areas, wealth=wealth, teams=teams, told=told)
    ended: Ended = told[-1]
    return ended


# ── the tables ──


@pytest.mark.clause("MV-053")
@pytest.mark.parametrize(("area", "points"), [*zip(ARISTOCRATS, POINTS, strict=True)])
def test_a_stack_scores_by_its_symbols(area: str, points: int) -> None:
    s = ending([area, "", ""])
    symbols = POINTS.index(points) + 1

    assert (symbols, symbols) == (symbols_of(s, 0, 0), counted_symbols(s, 0, 0))
    assert (points, points, points) == (stack_points(s, 0), total_of(s, 0), guild_points(s, symbols))
    assert {"aristocrats": (symbols, points)} == sheet(s, 0).guilds


@pytest.mark.clause("MV-053")
def test_symbols_count_not_cards_and_stacks_add_up() -> None:
    assert 3 == total("A10")  # one card, two symbols
    assert 6 == total("A10 A4")
    assert 3 + 3 + 1 == total("A10 A11 A6")
    assert 0 == total("")


@pytest.mark.clause("MV-053", "MV-A5")
def test_more_symbols_than_the_table_knows_count_as_its_last_row() -> None:
    s = empty(3)

    assert [0, 1, 10, 15, 15, 15] == [guild_points(s, symbols) for symbols in (0, 1, 7, 8, 9, 12)]


@pytest.mark.clause("MV-006", "MV-048")
def test_a_joker_counts_as_a_symbol_of_its_stack() -> None:
    s = ending(["A4 A10 A5", "A6", ""])
    s.jokers[0] = 0b000010

    assert [3, 2, 0] == [counted_symbols(s, 0, guild) for guild in (0, 1, 2)]


@pytest.mark.clause("MV-007", "MV-008", "MV-054")
def test_bonus_and_penalty_cards_are_worth_two_each() -> None:
    assert [2, 4, 8] == [total(area) for area in ("A3", "A3 P3", "A3 P3 E3 U3")]
    assert [-2, -4, -8] == [total(area) for area in ("A2", "A2 P2", "A2 P2 E2 U2")]
    assert 2 == total("A3 P3 U2")


@pytest.mark.clause("MV-009", "MV-055")
@pytest.mark.parametrize(
    ("area", "points"), [("", 0), ("A13", -1), ("A13 P13", -3), ("A13 P13 E13", -6), ("A13 P13 E13 U13", 10)]
)
def test_power_cards_have_a_table_of_their_own(area: str, points: int) -> None:
    s = ending(["A5", area, ""])

    assert (points, points) == (power_points(s, 1), total_of(s, 1))
    assert (len(area.split()), points) == sheet(s, 1).power


@pytest.mark.clause("MV-009", "MV-055")
def test_edge_15_three_power_cards_hurt_most_and_the_fourth_saves() -> None:
    assert [-6, 10] == [total("A13 P13 E13"), total("A13 P13 E13 U13")]


@pytest.mark.clause("MV-056")
def test_each_gem_on_the_wealth_card_is_one_point() -> None:
    assert [0, 1, 7] == [total("", gems) for gems in (0, 1, 7)]


@pytest.mark.clause("MV-053", "MV-054", "MV-055", "MV-056")
def test_the_sheet_lists_every_item() -> None:
    s = ending(["A4 A10 A5 P3 E3 U2 A13 P13", "U4", ""], wealth=[5, 0, 0])

    assert Scored(
        seat=0,
        guilds={"aristocrats": (3, 6), "artists": (1, 1)},
        unscored=[],
        bonus=4,
        penalty=-2,
        power=(2, -3),
        gems=5,
        total=11,
        cards=8,
    ) == sheet(s, 0)


# ── the worked example ──

SEVEN_THREE_TWO_TWO = "A4 U6 E7 A10 E12 A5 U5 P8 E10 E4 P6"
NINETEEN = [
    (SEVEN_THREE_TWO_TWO + " A13 P13", 0),
    ("A4 U6 E7 A10 E12 A5 U5 P8 E10 A13 P13", 3),  # one of the threes are gems
    ("A13 P13 E13 U13 A4 U6 E7 A10 A5 U5 P8 E10 E4 P6", 0),  # ten by four power cards, −3 by five symbols
    ("A4 U6 E7 A10 E12 A5 U5 P8 E10 E4 P6 P5 E5 A8 P11", 0),  # seven and five symbols, no power card
    (SEVEN_THREE_TWO_TWO + " A13 P13 A3 P2", 0),  # a bonus and a penalty card cancel
]


@pytest.mark.clause("MV-061", "MV-053", "MV-055")
@pytest.mark.parametrize(("area", "gems"), NINETEEN)
def test_the_worked_example_makes_nineteen(area: str, gems: int) -> None:
    assert 10 + 6 + 3 + 3 - 3 == 19 == total(area, gems)


# ── who wins ──


@pytest.mark.clause("MV-057")
def test_most_points_win() -> None:
    assert Ended("last_trump", [3, 6, 1], [1], None) == result(["A10", "A5 A11", "A6"], [0, 0, 0])
    assert Ended("last_trump", [3, -1, 4], [2], None) == result(["A10", "A13", ""], [0, 0, 4])


@pytest.mark.clause("MV-058")
def test_equal_points_are_decided_by_cards() -> None:
    assert Ended("last_trump", [3, 3, 1], [1], "cards") == result(["A10", "A5 U5", "A6"], [0, 0, 0])


@pytest.mark.clause("MV-058")
def test_edge_16_all_cards_of_the_area_count_and_discarded_jokers_do_not() -> None:
    assert Ended("last_trump", [3, 3, 0], [1], "cards") == result(["A4 P1 E1", "A11 A3 U2", ""], [0, 0, 0])
    assert Ended("last_trump", [3, 3, 0], [0], "cards") == result(["A4 P1", "A11", ""], [0, 0, 0])


@pytest.mark.clause("MV-058")
def test_cards_decide_only_between_those_with_most_points() -> None:
    assert [2] == result(["A10", "A4 U6 E7 P9", "A5 U5"], [0, 0, 0]).winners


@pytest.mark.clause("MV-059")
def test_equal_cards_are_decided_by_gems() -> None:
    assert Ended("last_trump", [3, 3, 0], [1], "gems") == result(["A10", "A6", ""], [0, 2, 0])
    assert Ended("last_trump", [3, 3, 0], [0], "gems") == result(["A4", "A11", ""], [2, 0, 0])


@pytest.mark.clause("MV-060")
def test_what_is_equal_in_everything_is_a_shared_victory() -> None:
    assert Ended("last_trump", [3, 3, 3], [0, 2], "shared") == result(["A6", "", "A7"], [2, 3, 2])
    assert Ended("last_trump", [0, 0, 0], [0, 1, 2], "shared") == result(["", "", ""], [0, 0, 0])


@pytest.mark.clause("MV-057", "MV-058", "MV-059", "MV-060")
def test_the_standing_names_totals_sides_and_what_decided() -> None:
    found = standing(ending(["A10", "A5 U5", "A6"]))

    assert ([3, 3, 1], [1], "cards") == (found.totals, found.winners, found.tie_break)

    plain = standing(ending(["A10", "A5", "A6"]))

    assert ([3, 1, 1], [0], "") == (plain.totals, plain.winners, plain.tie_break)


def test_the_result_of_the_contract_agrees() -> None:
    s = ending(["A10", "A5 A11", "A6"])
    found = GAME.result(s)

    assert found is not None
    assert ("last_trump", (3, 6, 1), (1,), None) == (
        found.reason,
        found.totals,
        found.winners,
        found.tie_break,
    )


def test_the_best_are_sought_only_among_those_named() -> None:
    assert [1, 3] == best_of([9, 4, 2, 4], [1, 2, 3])
    assert [2] == best_of([-5, -5, -1], [0, 1, 2])


def test_the_seats_of_winning_sides_are_listed_in_order() -> None:
    s = ending([""] * 6, teams=3)

    assert [1, 2, 4, 5] == winning_seats(s, Standing([0, 0, 0], [2, 1], "shared"))
    assert [[0, 3], [1, 4], [2, 5]] == sides(s)


@pytest.mark.clause("MV-041", "MV-051")
def test_neutral_cards_make_no_guild_stack() -> None:
    s = ending(["A13 P2 P3 A4 U11", "", ""])

    assert [0b000011, 0, 0] == [stacks_of(s, seat) for seat in range(3)]


def test_nobody_listens_and_the_game_is_still_over() -> None:
    told: Told = []
    ending(["A4", "", ""], told=told)

    assert [0, 1, 2] == [event.seat for event in of_kind(told, Scored)]
    assert ending(["A4", "", ""]).over
