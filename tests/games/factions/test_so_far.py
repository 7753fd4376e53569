"""Who was ahead in a position, as the turning point of a finished game needs it."""

from intriga.games.factions.so_far import totals
from tests.games.factions.builders import table


def test_the_totals_so_far_count_symbols_for_and_against_each_seat() -> None:
    s = table(["", ""], ["f1 f2 k1", "k2 k3"], roles="f_1 k_2")

    assert [1, 2] == totals(s)
