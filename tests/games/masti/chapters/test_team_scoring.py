"""Team game: the team's sum, power cards, tie-breaks."""

import pytest

from intriga.games.masti.box.tables import GUILDS
from intriga.games.masti.events import Ended
from intriga.games.masti.rules.scoring import power_points, sheet, standing
from intriga.games.masti.rules.teams import Counting, symbols_of
from intriga.games.masti.vocabulary import COUNT
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.masti.builders import Told, empty, ending, say
from tests.games.masti.positions import equal_stacks


def team_totals(areas: list[str], wealth: list[int] | None = None, pooled: bool = False) -> list[int]:
    s = ending(areas, teams=len(areas) // 2, wealth=wealth or [0] * len(areas), pooled=pooled)
    assert s.over
    return standing(s).totals


# ── the sum ──


@pytest.mark.clause("MV-069", "MV-066")
@pytest.mark.parametrize(
    "areas",
    [
        ["A4 E10 A13 P13", "", "A5 U5 P8 E4 A3", ""],  # 1 + 3 − 3 and 6 + 1 + 2
        ["A4 E10 A5 U5 P8", "", "E4 A3 P5 E5 A8 P11", ""],  # −3 by five symbols
        ["A4 E10 A13 P13 A12 A6", "", "A5 U5 P8 E4 A3 U4 P7", ""],  # of two stacks the smaller makes the 3
    ],
)
def test_the_worked_example_makes_ten(areas: list[str]) -> None:
    assert 1 + 3 + 6 + 1 - 3 + 2 == 10 == team_totals(areas)[0]


@pytest.mark.clause("MV-A4")
def test_power_cards_count_for_each_partner_and_are_added() -> None:
    areas = ["A13", "E13 U13", "P13", ""]
    s = ending(areas, teams=2)

    assert [-1, -3, -1, 0] == [power_points(s, seat) for seat in range(4)]
    assert [-2, -3] == team_totals(areas)


@pytest.mark.clause("MV-A4")
@pytest.mark.parametrize(
    ("areas", "totals"),
    [
        (["A13", "", "P13", ""], [-3, 0]),
        (["A13 P13", "", "E13 U13", ""], [10, 0]),
        (["", "A13 P13", "", "U13"], [0, -6]),
        (["A13", "P13", "", ""], [-1, -1]),
    ],
)
def test_the_option_pooled_counts_a_teams_power_cards_together(areas: list[str], totals: list[int]) -> None:
    s = ending(areas, teams=2, pooled=True)

    assert totals == team_totals(areas, pooled=True)
    assert [*totals, 0, 0] == [power_points(s, seat) for seat in range(4)]
    assert [len(area.split()) for area in areas] == [sheet(s, seat).power[0] for seat in range(4)]


def test_without_teams_pooled_means_nothing() -> None:
    s = ending(["A13", "P13", "", ""], pooled=True)

    assert [-1, -1, 0, 0] == [power_points(s, seat) for seat in range(4)]


@pytest.mark.clause("MV-A4")
def test_gems_and_bonus_cards_of_both_partners_are_added() -> None:
    assert [2 + 3 + 1, -2] == team_totals(["A3", "U2", "", ""], [3, 0, 1, 0])


def ended(areas: list[str], wealth: list[int]) -> object:
    told: Told = []
    ending(areas, teams=2, wealth=wealth, told=told)
    return told[-1]


@pytest.mark.clause("MV-A6", "MV-058")
def test_uncounted_stacks_count_for_the_tie_break_by_cards() -> None:
    areas = ["A4 U6 E7 P9", "A5 A3", "A10 A2 P3", "A12 P2"]  # four aristocrats of seat 0 do not count

    assert Ended("last_trump", [4, 4], [0, 2], "cards") == ended(areas, [0, 0, 1, 0])


@pytest.mark.clause("MV-A6", "MV-058")
def test_cards_of_both_partners_are_added() -> None:
    assert Ended("last_trump", [3, 3], [1, 3], "cards") == ended(["A4", "A5", "", "A6"], [1, 0, 1, 1])


@pytest.mark.clause("MV-A6", "MV-059")
def test_gems_of_both_partners_break_the_next_tie() -> None:
    assert Ended("last_trump", [2, 2], [0, 2], "gems") == ended(["A4", "A5 A6", "A13", ""], [1, 0, 1, 0])


@pytest.mark.clause("MV-060")
def test_teams_that_are_equal_in_everything_share_the_victory() -> None:
    areas = ["A4 A13", "A5", "U11", "A6 A9"]

    assert Ended("last_trump", [3, 3], [0, 1, 2, 3], "shared") == ended(areas, [0, 0, 0, 0])


# ── the frame ──


def test_a_copied_choice_goes_its_own_way() -> None:
    s = ending(["A4 A5 P1", "", "U6 U5", ""], teams=2)
    twin = s.copy()
    say(twin, 0, "count 0")

    assert [(0, 0), (0, 1)] == [s.stack[-1].key(), twin.stack[-1].key()]
    assert (0, 1) == twin.stack[-1].copy().key()
    assert ([0b11, 0, 0b11, 0], [0b11, 0, 0b10, 0]) == (s.counted, twin.counted)


def test_the_candidates_are_all_seats() -> None:
    s = equal_stacks()

    assert COUNT == s.stack[-1].asks(s, 0)
    assert isinstance(s.stack[-1], Counting)


def test_settling_at_rest_changes_nothing() -> None:
    s = equal_stacks()
    before = s.full_key()
    s.settle(Dealer(Scripted([])))

    assert before == s.full_key()


@pytest.mark.clause("MV-066", "MV-053")
def test_symbols_are_counted_for_each_seat_and_guild() -> None:
    s = empty(4, 2)
    s.won[1] = ending(["A4 A10 U5 A13", "", ""]).won[0]

    assert [3, 1, 0, 0, 0, 0] == [symbols_of(s, 1, guild) for guild in range(len(GUILDS))]
    assert [0] * 6 == [symbols_of(s, 0, guild) for guild in range(len(GUILDS))]
