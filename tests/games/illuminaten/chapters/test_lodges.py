"""Lodges: which cards form one, who controls it, and the largest of each faction."""

import pytest

from intriga.games.illuminaten.box.tables import LETTERS
from intriga.games.illuminaten.rules.terms.lodges import (
    controlled,
    groups,
    influence_in,
    largest_lodges,
    lodge_controller,
    lodges,
    main_lodge,
    members,
    present,
)
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.heaps import heap_of, items
from tests.games.illuminaten.builders import Rest, table

A, M, T, K, D, U = range(len(LETTERS))


def cells(mask: int) -> list[int]:
    return [cell + 1 for cell in items(mask)]


def mask(*numbers: int) -> int:
    return heap_of([number - 1 for number in numbers])


def field(cards: dict[int, int], inf: dict[int, str] | None = None, seats: int = 2) -> Pax:
    return table(seats, field=cards, inf=inf or {}, frame=Rest())


@pytest.mark.clause("PI-035")
def test_a_card_is_controlled_by_more_influence_than_any_single_opponent() -> None:
    s = field({1: 31, 2: 32, 3: 33, 4: 34}, {1: "0 0 1", 2: "0 1 2", 3: "2 2 -"}, seats=3)

    assert [[1], [], [3]] == [cells(controlled(s, seat)) for seat in range(3)]


@pytest.mark.clause("PI-036")
def test_three_connected_cards_of_a_faction_are_a_lodge_with_or_without_influence() -> None:
    s = field({1: 1, 2: 16, 3: 31})

    assert [[1, 2, 3]] == [cells(lodge) for lodge in lodges(s, A)]
    assert [[1, 2, 3]] == [cells(lodge) for lodge in lodges(s, M)]


@pytest.mark.clause("PI-036")
def test_two_cards_are_no_lodge_and_neither_are_cards_that_do_not_touch() -> None:
    s = field({1: 1, 2: 16, 9: 31, 12: 46, 14: 53})

    assert [] == lodges(s, A)
    assert [] == largest_lodges(s, A)


@pytest.mark.clause("PI-028", "PI-036", "AMB-01")
def test_a_lodge_is_the_whole_connected_group() -> None:
    s = field({1: 1, 3: 2, 6: 3, 10: 5, 13: 52, 2: 7, 9: 31, 12: 33, 8: 46})

    assert [[1, 3, 6, 10, 13], [8, 9, 12]] == [cells(lodge) for lodge in lodges(s, A)]
    assert [[1, 2], [13]] == [cells(group) for group in groups(s.pattern().near, mask(1, 2, 13))]


@pytest.mark.clause("GAP-27")
def test_a_face_down_card_is_in_no_lodge() -> None:
    s = field({1: 1, 2: 16, 3: 31})
    s.field[1] = -1

    assert ([1, 3], []) == (cells(members(s, A)), lodges(s, A))


@pytest.mark.clause("PI-036")
def test_a_card_of_two_factions_may_be_in_two_lodges() -> None:
    s = field({1: 1, 2: 46, 4: 52, 3: 53, 6: 47})

    assert ([[1, 2, 4]], [[1, 3, 6]]) == tuple(
        [cells(lodge) for lodge in lodges(s, faction)] for faction in (A, M)
    )


@pytest.mark.clause("PI-037")
@pytest.mark.parametrize(
    ("inf", "expected"),
    [
        ({1: "0 0 0"}, 0),
        ({1: "0 0 -"}, -1),
        ({1: "0 0 -", 2: "0 - -"}, 0),
        ({1: "0 0 0", 2: "1 1 1"}, -1),
        ({1: "0 0 0", 2: "1 1 1", 3: "1 - -"}, 1),
        ({1: "0 0 0", 2: "1 1 -", 3: "2 2 -"}, 0),
        ({1: "0 0 -", 2: "1 - -", 3: "2 - -"}, -1),
    ],
)
def test_three_tokens_and_more_than_any_opponent_control_a_lodge(inf: dict[int, str], expected: int) -> None:
    s = field({1: 31, 2: 33, 3: 34}, inf, seats=3)

    assert expected == lodge_controller(s, mask(1, 2, 3))


@pytest.mark.clause("PI-133", "PI-178")
def test_the_largest_lodges_that_tie_form_one_main_lodge() -> None:
    s = field({1: 1, 2: 2, 3: 3, 13: 46, 14: 52, 11: 31})

    assert [[1, 2, 3], [11, 13, 14]] == [cells(lodge) for lodge in largest_lodges(s, A)]
    assert [1, 2, 3, 11, 13, 14] == cells(main_lodge(s, A))


@pytest.mark.clause("PI-178")
def test_only_the_largest_lodge_is_the_main_lodge() -> None:
    s = field({1: 1, 2: 2, 3: 3, 6: 5, 13: 46, 14: 52, 12: 31})

    assert [1, 2, 3, 6] == cells(main_lodge(s, A))
    assert 0 == main_lodge(s, U)


def test_influence_is_counted_by_seat_and_card() -> None:
    s = field({1: 31, 2: 33}, {1: "0 1 0", 2: "1 - -"})

    assert [2, 2] == [influence_in(s, seat, mask(1, 2)) for seat in (0, 1)]
    assert ([1], [1, 2]) == (cells(present(s, 0)), cells(present(s, 1)))
