"""What the view says of a role's condition beyond what it counts."""

from __future__ import annotations

import pytest

from intriga.games.factions.rules.roles.progress import AS_MANY, AT_LEAST, AT_MOST, FEWER, MORE, SO, Progress
from intriga.games.factions.view.view import nearness


@pytest.mark.parametrize(
    ("measure", "have", "need", "near"),
    [
        (AT_LEAST, 1, 4, 25),
        (AT_LEAST, 3, 4, 75),
        (AT_MOST, 8, 2, 25),
        (AT_MOST, 4, 2, 50),
        (AS_MANY, 1, 4, 25),
        (AS_MANY, 4, 2, 50),
        (AS_MANY, 0, 0, 0),
        (MORE, 2, 3, 50),
        (FEWER, 3, 1, 25),
        (MORE, 0, -1, 0),
        (SO, 0, 1, 0),
    ],
)
def test_a_condition_is_nearer_with_more_of_what_it_needs_and_less_of_what_it_limits(
    measure: int, have: int, need: int, near: int
) -> None:
    assert near == nearness(Progress(False, have, need, measure))


def test_a_condition_that_is_not_fulfilled_never_looks_fulfilled() -> None:
    assert 90 == nearness(Progress(False, 99, 100, AT_LEAST))
    assert 100 == nearness(Progress(True, 4, 4, AT_LEAST))
