"""Series of games: exact counting, whatever the order and the number of processes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from intriga.bots.matches import bot_match
from intriga.bots.series import Series, Tally, play, play_all, play_batch, score_of
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Result

SERIES = Series("masti", 3, {}, ("random",) * 3, 4)


def facts(tally: Tally) -> tuple[object, ...]:
    return (tally.games, tally.decisions, tally.wins, tally.scores, tally.endings)


def test_a_game_of_a_series_can_be_played_alone() -> None:
    alone = Tally(3)
    for number in reversed(range(6)):
        alone.count(*play(SERIES, number))

    assert facts(alone) == facts(play_batch(SERIES, 0, 6))


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("games", [1, 3, 10])
def test_every_game_is_played_once(games: int, jobs: int) -> None:
    tally = Tally(3)
    for stretch in play_all(SERIES, games, jobs):
        tally.add(stretch)

    assert facts(tally) == facts(play_batch(SERIES, 0, games))


@pytest.mark.timeout(120)
def test_a_series_that_is_given_up_does_not_play_on() -> None:
    """Otherwise Ctrl-C would wait for hours."""
    going = play_all(SERIES, 1_000_000, 2)
    next(going)

    going.close()  # type: ignore[attr-defined]


def test_a_shared_win_counts_in_equal_parts() -> None:
    tally = Tally(3)
    tally.count(Result("last", (5, 5, 1), (0, 1)), 10)
    tally.count(Result("last", (9, 5, 1), (0,)), 10)
    tally.count(Result("early", (1, 1, 1), (0, 1, 2)), 10)

    assert tally.wins == [Fraction(11, 6), Fraction(5, 6), Fraction(1, 3)]
    assert tally.scores == [15, 11, 3]
    assert tally.endings == {"last": 2, "early": 1}
    assert tally.judged == 0


def test_a_game_won_together_counts_as_a_success() -> None:
    tally = Tally(2)
    tally.count(Result("saved", (), (0, 1), success=True), 3)
    tally.count(Result("lost", (), (), success=False), 3)

    assert (tally.judged, tally.successes) == (2, 1)
    assert tally.wins == [Fraction(1, 2), Fraction(1, 2)]
    assert tally.scores == [0, 0]


def test_a_seat_has_the_score_of_its_team() -> None:
    result = Result("last", (7, 2), (0, 2), teams=((0, 2), (1, 3)))

    assert [score_of(result, seat) for seat in range(4)] == [7, 2, 7, 2]


def test_a_match_of_bots_is_the_same_by_the_same_seed() -> None:
    game, pack = find_game("masti"), own_pack("masti")
    one, again, other = [
        bot_match(game, pack, {}, ("random", "regular", "random"), seed).entries for seed in (1, 1, 2)
    ]

    assert one == again
    assert one[0] != other[0]
