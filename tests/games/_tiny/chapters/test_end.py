"""The end: when it comes, and who has won."""

import pytest

from intriga.games._tiny.events import Ended
from intriga.games._tiny.game import GAME
from intriga.games._tiny.rules.end import total_of
from intriga.kernel.contract import Result
from tests.games._tiny.builders import cards, refused, say, table


@pytest.mark.clause("TY-07")
def test_the_game_ends_when_all_have_stopped() -> None:
    s = table([cards(9, 1), cards(4, 5)])
    say(s, 0, "stop")
    assert [1] == s.acting()
    assert GAME.result(s) is None

    told = say(s, 1, "stop")

    assert s.over
    assert Ended([0, 0], [0, 1], "shared") == told[-1]
    assert ("game_is_over", "TY-07") == refused(s, 0, "stop")


@pytest.mark.clause("TY-08")
@pytest.mark.parametrize(("row", "total"), [((), 0), ((9, 3), 12), ((9, 4), 0), ((1, 2, 3), 6)])
def test_a_row_counts_its_sum_up_to_twelve(row: tuple[int, ...], total: int) -> None:
    s = table([cards(8), cards(7)], [cards(*row), 0])

    assert total == total_of(s, 0)


@pytest.mark.clause("TY-08", "TY-09")
@pytest.mark.parametrize(
    ("rows", "winners", "tie_break"),
    [
        ([(9,), (8,)], (0,), None),
        ([(9,), (4, 5)], (0,), "shorter_row"),
        ([(1, 8), (4, 5)], (0, 1), "shared"),
        ([(9, 4), (8, 5), (1,)], (2,), None),
    ],
)
def test_the_highest_sum_wins_then_the_shorter_row(
    rows: list[tuple[int, ...]], winners: tuple[int, ...], tie_break: str | None
) -> None:
    s = table([0] * len(rows), [cards(*row) for row in rows])
    s.over = True

    result = GAME.result(s)

    assert isinstance(result, Result)
    assert (winners, tie_break) == (result.winners, result.tie_break)
