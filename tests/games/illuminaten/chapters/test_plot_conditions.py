"""The thirteen plots: each with just enough, and with a little less and what is then missing."""

import pytest

from intriga.games.illuminaten.rules.plots.missing import missing
from intriga.games.illuminaten.rules.plots.witnesses import is_met
from intriga.games.illuminaten.state import Pax
from tests.games.illuminaten.builders import Rest, table

Field = dict[int, int]
Inf = dict[int, str]


def position(field: Field, inf: Inf, seats: int = 2) -> Pax:
    return table(seats, field=field, inf=inf, frame=Rest())


def lacks(s: Pax, plot: int, seat: int = 0) -> dict[str, int]:
    return {name: number for name, number, _ in missing(s, seat, plot - 1)}


def assert_met(s: Pax, plot: int) -> None:
    assert (True, {}) == (is_met(s, 0, plot - 1), lacks(s, plot))


def assert_lacks(s: Pax, plot: int, **expected: int) -> None:
    assert (False, expected) == (is_met(s, 0, plot - 1), lacks(s, plot))


OUTSKIRTS: Field = {1: 31, 2: 2, 3: 3, 5: 5}


@pytest.mark.clause("PI-029", "PI-037", "PI-139")
def test_p01_a_lodge_with_four_outer_cards_and_four_tokens() -> None:
    assert_met(position(OUTSKIRTS, {1: "0 0 0", 2: "0"}), 1)
    assert_lacks(position(OUTSKIRTS, {1: "0 0 0"}), 1, influence_in_lodge=1)
    assert_lacks(position({1: 31, 2: 2, 3: 3, 4: 5}, {1: "0 0 0", 2: "0"}), 1, outer_cards=1)


@pytest.mark.clause("PI-037", "PI-139")
def test_p01_inner_cards_do_no_harm_but_a_rival_does() -> None:
    field = {**OUTSKIRTS, 4: 33}

    assert_met(position(field, {1: "0 0 0", 4: "0 1 1", 5: "1"}), 1)
    assert_lacks(position(field, {1: "0 0 0", 4: "1 1 1", 5: "1", 2: "0"}), 1, influence_in_lodge=1)


@pytest.mark.clause("PI-139")
def test_p02_a_card_and_three_neighbours_of_its_degree() -> None:
    inf = {3: "0", 4: "0", 7: "0", 8: "0"}

    assert_met(position({3: 1, 4: 6, 7: 10, 8: 13}, inf), 2)
    assert_lacks(position({3: 1, 4: 6, 7: 10, 8: 28}, inf), 2, cards_of_degree=1)
    assert_lacks(position({3: 1, 4: 6, 7: 10, 8: 13}, {**inf, 8: "1"}), 2, cards_of_degree=1)
    assert_lacks(
        position({3: 1, 4: 6, 7: 10, 13: 13}, {3: "0", 4: "0", 7: "0", 13: "0"}), 2, cards_of_degree=1
    )
    assert_lacks(position({}, {}), 2, cards_of_degree=4)


@pytest.mark.clause("PI-139", "AMB-38")
def test_p03_four_tokens_on_arches_and_more_than_each_opponent() -> None:
    field = {1: 52, 2: 53, 3: 54, 4: 55}

    assert_met(position(field, {1: "0 0 0", 2: "0", 3: "1 1 1"}), 3)
    assert_lacks(position(field, {1: "0 0 0", 3: "1 1 1"}), 3, influence_on_arches=1)
    assert_lacks(position(field, {1: "0 0 0", 2: "0", 3: "1 1 1", 4: "1"}), 3, influence_on_arches=1)
    assert_met(position(field, {1: "0 0 0", 2: "0", 3: "1 1 1", 4: "2"}, seats=3), 3)


@pytest.mark.clause("PI-029", "PI-139")
def test_p04_four_inner_cards_each_beside_two_others() -> None:
    field = {4: 1, 7: 16, 8: 31, 11: 46, 3: 2}
    inf = {4: "0", 7: "0", 8: "0", 11: "0"}

    assert_met(position(field, inf), 4)
    assert_lacks(position(field, {4: "0", 7: "0", 8: "0", 3: "0"}), 4, inner_cards=1)


@pytest.mark.clause("PI-029", "PI-139")
def test_p04_on_the_larger_field_the_four_must_hold_together() -> None:
    field = {5: 1, 6: 2, 9: 3, 10: 4, 11: 5, 14: 6, 15: 7}

    assert_met(position(field, {9: "0", 10: "0", 5: "0", 6: "0"}, seats=4), 4)
    assert_lacks(position(field, {5: "0", 10: "0", 15: "0", 6: "0"}, seats=4), 4, inner_cards=1)


@pytest.mark.clause("PI-035", "PI-139")
def test_p05_controlled_masons_of_all_factions() -> None:
    inf = {1: "0", 2: "0", 3: "0"}

    assert_met(position({1: 1, 2: 12, 3: 13}, inf), 5)
    assert_lacks(position({1: 1, 2: 12, 3: 28}, inf), 5, factions_of_masons=2)
    assert_lacks(position({1: 1, 2: 27, 3: 13}, {1: "0", 2: "0 1", 3: "0"}), 5, factions_of_masons=2)


@pytest.mark.clause("PI-035", "PI-139")
@pytest.mark.parametrize(("seats", "needed"), [(2, 8), (3, 6), (4, 6)])
def test_p06_controlled_cards(seats: int, needed: int) -> None:
    field = {cell: cell for cell in range(1, 15)}
    inf = dict.fromkeys(range(1, needed + 1), "0")

    assert_met(position(field, inf, seats), 6)
    assert_lacks(position(field, {**inf, 1: "1"}, seats), 6, controlled_cards=1)


@pytest.mark.clause("PI-035", "PI-139")
@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 2), (4, 2)])
def test_p07_controlled_grand_masters(seats: int, needed: int) -> None:
    field = {cell: 45 + cell for cell in range(1, 12)}
    inf = dict.fromkeys(range(1, needed + 1), "0")

    assert_met(position(field, inf, seats), 7)
    assert_lacks(position(field, {**inf, 1: "0 1", 11: "0"}, seats), 7, controlled_masters=1)


PATH: Field = {1: 1, 3: 2, 7: 3, 10: 5, 13: 46, 4: 31}
STEPS: Inf = {1: "0", 3: "0", 7: "0", 10: "0", 13: "0"}


@pytest.mark.clause("PI-139", "AMB-02", "AMB-58")
def test_p08_a_chain_from_top_to_bottom_with_influence_on_every_card() -> None:
    assert_met(position(PATH, STEPS), 8)
    assert_met(position(PATH, {**STEPS, 13: "1 0", 4: "1 1 1"}), 8)
    assert_lacks(position(PATH, {**STEPS, 7: "1"}), 8, cards_on_path=1)
    assert_lacks(position(PATH, {}), 8, cards_on_path=5)


@pytest.mark.clause("PI-139", "AMB-02")
def test_p08_the_chain_is_of_one_faction() -> None:
    assert_lacks(position({**PATH, 7: 8}, STEPS), 8, face_up_path=1)
    assert_lacks(position({**PATH, 7: 8, 8: 33, 11: 34}, STEPS), 8, cards_on_path=3)


@pytest.mark.clause("PI-139")
@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 4), (4, 5)])
def test_p09_cards_shared_with_opponents(seats: int, needed: int) -> None:
    field = {cell: 15 + cell for cell in range(1, 8)}
    inf = dict.fromkeys(range(1, needed + 1), "1 0")

    assert_met(position(field, inf, seats), 9)
    assert_lacks(position(field, {**inf, 1: "0 0"}, seats), 9, shared_cards=1)


@pytest.mark.clause("PI-035", "PI-139", "AMB-37")
def test_p10_three_rosicrucians_with_five_tokens_and_more_of_them_than_any_opponent() -> None:
    field = {1: 32, 2: 33, 3: 3, 4: 38, 5: 43, 6: 7}
    inf = {1: "0 0 0", 2: "0", 3: "0"}

    assert_met(position(field, {**inf, 4: "1", 5: "1"}), 10)
    assert_lacks(
        position(field, {1: "0 0 0", 2: "0", 3: "-"}),
        10,
        controlled_rosicrucians=1,
        influence_on_rosicrucians=1,
    )
    assert_lacks(position(field, {1: "0 0", 2: "0", 3: "0"}), 10, influence_on_rosicrucians=1)
    assert_lacks(position(field, {**inf, 4: "1", 5: "1", 6: "1"}), 10, controlled_rosicrucians=1)


@pytest.mark.clause("PI-037", "PI-139")
def test_p11_a_lodge_with_three_cards_in_succession_of_the_central_row() -> None:
    inf = {6: "0 0 0"}

    assert_met(position({6: 31, 7: 1, 8: 36}, inf), 11)
    assert_lacks(position({6: 31, 7: 1, 11: 36, 12: 37, 9: 38}, inf), 11, central_cards=1)
    assert_lacks(position({6: 31, 7: 1, 8: 36}, {6: "0 0"}), 11, influence_in_lodge=1)


@pytest.mark.clause("PI-037", "PI-139")
def test_p12_a_lodge_of_five_cards_with_five_tokens() -> None:
    field = {1: 31, 2: 33, 3: 2, 4: 3, 5: 5}
    inf = {1: "0 0 0", 2: "0 0"}

    assert_met(position(field, inf), 12)
    assert_lacks(position(field, {1: "0 0 0", 2: "0"}), 12, influence_in_lodge=1)
    assert_lacks(position({**field, 5: 7}, inf), 12, cards_in_lodge=1)
    assert_lacks(position({}, {}), 12, cards_in_lodge=3)


@pytest.mark.clause("PI-037", "PI-044", "PI-139")
def test_p13_a_lodge_that_joins_two_areopagi() -> None:
    field = {1: 31, 3: 2, 6: 3, 10: 5, 13: 46}
    inf = {1: "0 0 0"}

    assert_met(position(field, inf), 13)
    assert_lacks(position({**field, 13: 47}, inf), 13, other_areopagus=1)
    assert_lacks(position({**field, 1: 40, 3: 33}, {3: "0 0 0"}), 13, own_areopagus=1)
    assert_lacks(position(field, {1: "0 0"}), 13, influence_in_lodge=1)


@pytest.mark.clause("PI-189")
def test_p13_the_areopagus_of_an_artificial_opponent_counts() -> None:
    field = {1: 31, 3: 2, 6: 3, 10: 5, 13: 46}
    s = table(2, opponent="weishaupt", field=field, inf={1: "0 0 0"}, frame=Rest())

    assert_met(s, 13)


@pytest.mark.clause("PI-139")
def test_what_is_missing_names_the_lodge_that_comes_nearest() -> None:
    s = position({1: 31, 2: 33, 3: 2, 4: 3, 5: 5, 13: 47, 14: 53}, {1: "0 0 0", 13: "0"})

    assert [("influence_in_lodge", 2, (("faction", "A"), ("cells", (1, 2, 3, 4, 5))))] == missing(s, 0, 11)
