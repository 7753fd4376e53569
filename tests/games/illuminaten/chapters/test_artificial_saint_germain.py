"""Count Saint-Germain: the scheme of numbers and every item of his script."""

import pytest

from intriga.games.illuminaten.box.tables import AREOPAGUS
from intriga.games.illuminaten.events import ArgumentBegan, CardTurnedUp, Interrogated, ScriptStep
from intriga.games.illuminaten.rules.artificial.schemes import by_number
from tests.games.illuminaten.builders import Told, of_kind, owners, tokens_of
from tests.games.illuminaten.scripts import at, figure, items_of, play, steps

HE = "saint_germain"


def cells(told: Told) -> list[int]:
    return [one.cell for one in of_kind(told, CardTurnedUp)]


# ── the scheme ──


@pytest.mark.clause("GAP-16")
@pytest.mark.parametrize(
    ("seats", "here", "among", "chosen"),
    [
        (2, 8, [7, 9, 12], 9),  # from 10, of 6, 12 and 13, he takes 12
        (3, 8, [7, 9, 12], 9),
        (2, 8, [7, 4], 4),  # after the last number comes the first: of 6 and 5, 5
        (2, 14, [11, 12, 13], 13),
        (2, 0, [1, 2], 1),  # the areopagus is number 0
        (4, 10, [5, 9, 14], 14),
        (4, 0, [1, 4], 1),
    ],
)
def test_the_next_higher_number_is_chosen(seats: int, here: int, among: list[int], chosen: int) -> None:
    field = {here: 12} if here else {}
    s = at(HE, here, seats, field=field)

    assert chosen == by_number(s, [cell - 1 for cell in among]) + 1


@pytest.mark.clause("GAP-16", "PI-190")
def test_the_example_from_ten_to_twelve_in_play() -> None:
    field = {8: 12, 4: 1, 5: 2, 11: 3}  # 7, 9 and 12 lie face down: numbers 6, 12 and 13
    s = at(HE, 8, field=field, court="46 47 48 49 50")
    told = play(s, 42)

    assert [9] == cells(told)
    assert (1, "a", "face_down_neighbour", 9) == steps(told)[0]


# ── item a ──


@pytest.mark.clause("PI-205", "PI-206", "PI-201", "AMB-35")
def test_a_face_down_neighbour_that_shares_both_factions_gets_two_tokens() -> None:
    s = at(HE, connections=(5, 4))  # his areopagus: magistrates, connoisseurs, scholars
    told = play(s, 37)  # M+K of the third degree

    assert "a" == items_of(told)[1:]
    assert ("1 1 -", 1) == (owners(s, 1), figure(s))
    assert [] == of_kind(told, Interrogated)


@pytest.mark.clause("PI-205", "PI-206")
def test_a_face_down_neighbour_that_shares_one_faction_gets_one_token() -> None:
    s = at(HE, connections=(5, 4))
    play(s, 31)  # A+M

    assert ("1 - -", 1) == (owners(s, 1), figure(s))


@pytest.mark.clause("PI-205", "PI-208")
def test_a_face_down_neighbour_without_common_faction_is_excluded() -> None:
    s = at(HE, connections=(5, 4), court="2 31 37 22 1")  # A+T, A+M, M+K of the third and second degree
    told = play(s, 41)  # T+D

    assert [41] == [one.card for one in of_kind(told, CardTurnedUp)]
    assert (36, "1 1 -", 1) == (s.field[0], owners(s, 1), figure(s))
    assert s.discard >> 40 & 1


# ── item b ──


@pytest.mark.clause("PI-190", "PI-201")
def test_a_common_faction_and_a_free_slot_mean_influence_and_then_interrogation() -> None:
    s = at(HE, connections=(5, 4), field={1: 31, 2: 41})
    told = play(s)

    assert [(1, "b1", "common_faction_and_free_slot", 1)] == steps(told)
    assert ["no_face_down_neighbour"] == of_kind(told, ScriptStep)[0].earlier
    assert ("1 - -", 1) == (owners(s, 1), figure(s))
    assert [1] == [one.cell for one in of_kind(told, Interrogated)]
    assert "AAM" == tokens_of(s, 1)  # the third one is of the main faction


@pytest.mark.clause("PI-190", "PI-210")
def test_a_common_faction_on_a_card_full_of_opponents_means_an_argument() -> None:
    s = at(HE, connections=(5, 4), field={1: 22, 2: 41}, inf={1: "0 0"}, hands=["5"])
    told = play(s)

    assert [(1, "b2", "common_faction_and_full_of_opponents", 1)] == steps(told)
    assert [ArgumentBegan(1, 0, 1, [1, 2], 1, 2, 0)] == of_kind(told, ArgumentBegan)


@pytest.mark.clause("AMB-55", "GAP-16")
def test_the_scheme_chooses_the_card_before_the_sub_item() -> None:
    """Cell 1 is his next number and full of opponents, cell 2 has a free slot, which the book names first."""
    s = at(HE, connections=(5, 4), field={1: 22, 2: 37}, inf={1: "0 0"}, hands=["5"])
    assert "1b2" == items_of(play(s))

    s = at(HE, connections=(5, 4), field={1: 37, 2: 22}, inf={2: "0 0"}, hands=["5"])
    assert "1b1" == items_of(play(s))

    # Cell 1 shares a faction too, but the item has nothing to do with it.
    s = at(HE, connections=(5, 4), field={1: 22, 2: 37}, inf={1: "1 1"})
    assert [(1, "b1", "common_faction_and_free_slot", 2)] == steps(play(s))


@pytest.mark.clause("PI-080", "PI-206", "AMB-31")
def test_an_arch_with_opponents_is_not_influenced_and_a_full_one_of_his_own_is_passed_over() -> None:
    s = at(HE, connections=(5, 4), field={1: 53, 2: 7}, inf={1: "0 - -", 2: "1"})
    told = play(s)

    # The arch is neither free for him nor full, the other card is his own, and both share a faction.
    assert [(1, "", "no_item_applies", None)] == steps(told)
    assert "0 - -" == owners(s, 1)


# ── item c ──


@pytest.mark.clause("PI-190", "PI-208")
def test_without_common_faction_and_opponents_the_card_is_excluded() -> None:
    s = at(HE, connections=(5, 4), field={1: 41, 2: 2}, court="1 10 3 57 5")
    told = play(s)

    assert [(1, "c1", "no_common_faction_and_no_opponent", 1)] == steps(told)
    assert (0, "1", 1) == (s.field[0], owners(s, 1), figure(s))


@pytest.mark.clause("PI-190", "PI-206")
def test_without_common_faction_but_with_opponents_he_influences_and_then_argues() -> None:
    s = at(HE, connections=(5, 4), field={1: 41, 2: 2}, inf={1: "0 - -"}, hands=["5"])
    told = play(s)

    assert [(1, "c2", "no_common_faction_and_opponents", 1)] == steps(told)
    assert ("0 1 -", 1) == (owners(s, 1), figure(s))
    assert [ArgumentBegan(1, 0, 1, [1], 2, 1, 1)] == of_kind(told, ArgumentBegan)


@pytest.mark.clause("PI-190", "PI-080")
def test_a_full_card_or_an_arch_of_an_opponent_is_only_argued_about() -> None:
    s = at(HE, connections=(5, 4), field={1: 54, 2: 2}, inf={1: "0 - -"}, hands=["5"])
    told = play(s)

    assert "1c2" == items_of(told)
    assert ("0 - -", 0) == (owners(s, 1), figure(s))
    assert [0] == s.acting()


# ── item d, and nothing at all ──


@pytest.mark.clause("PI-190", "GAP-16", "AMB-32")
def test_among_his_own_tokens_he_goes_to_where_an_opponent_is_near() -> None:
    s = at(
        HE,
        connections=(5, 4),
        field={1: 7, 2: 9, 13: 11, 10: 12, 11: 41, 14: 5},
        inf={1: "1", 2: "1", 13: "0"},
    )
    told = play(s)

    # Beside cell 13 lie 10, 11 and 14: numbers 7, 9 and 14; the areopagus is 0.
    assert [(1, "d", "among_own_tokens_only", 10)] == steps(told)
    assert 10 == figure(s)
    assert [10, None] == [one.cell for one in of_kind(told, Interrogated)]
    assert "MTKU" == tokens_of(s, 1)


@pytest.mark.clause("GAP-36", "AMB-09")
def test_if_no_item_applies_his_card_and_his_areopagus_yield() -> None:
    s = at(
        HE,
        1,
        connections=(5, 4),
        field={1: 7, 2: 22, 3: 37, 4: 10},
        inf={1: "1", 2: "1 1", 3: "1 1 1", 4: "1"},
    )
    told = play(s)

    assert [(1, "", "no_item_applies", None)] == steps(told)
    assert [1, None] == [one.cell for one in of_kind(told, Interrogated)]
    assert "MMKU" == tokens_of(s, 1)
    earlier = of_kind(told, ScriptStep)[0].earlier
    assert 4 == len(earlier)


@pytest.mark.clause("GAP-36", "AMB-09")
def test_an_areopagus_under_the_figure_yields_only_once() -> None:
    s = at(HE, connections=(5, 4), field={1: 7, 2: 9}, inf={1: "1", 2: "1"})
    told = play(s)

    assert [None] == [one.cell for one in of_kind(told, Interrogated)]
    assert "MKU" == tokens_of(s, 1)
    assert AREOPAGUS == s.figure
