"""Adam Weishaupt: the scheme of directions, plan cards and every item of his script."""

import pytest

from intriga.games.illuminaten.box.tables import DAGGER, HAMMERS
from intriga.games.illuminaten.events import (
    ArgumentBegan,
    CardLaid,
    CardTurnedUp,
    EventTurnedUp,
    Interrogated,
    PlanRevealed,
    ScriptStep,
)
from intriga.games.illuminaten.rules.artificial.schemes import clockwise, one_of, pointed_at, scheme
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import of_kind, owners, tokens_of
from tests.games.illuminaten.scripts import at, figure, items_of, play, steps

HE = "weishaupt"


# ── the scheme ──


@pytest.mark.clause("GAP-17")
def test_two_to_six_go_clockwise_and_the_symbols_share_a_place() -> None:
    assert [0, 1, 2, 3, 4, 5, 5] == [pointed_at(strength) for strength in (2, 3, 4, 5, 6, DAGGER, HAMMERS)]


@pytest.mark.clause("GAP-17", "PI-218")
@pytest.mark.parametrize(
    ("place", "around"),
    [(0, [7, 3, 1, 2, 5, 8]), (1, [2, 5, 8, 7, 3, 1])],  # at the top the scheme is upside down
)
def test_the_scheme_of_two_is_turned_by_the_place_of_the_board(place: int, around: list[int]) -> None:
    s = at(HE, 4, field={4: 12}, place=[1 - place, place])

    assert around == [cell + 1 for cell in scheme(s, 1)]


@pytest.mark.clause("GAP-17", "PI-218")
@pytest.mark.parametrize(
    ("seats", "place", "first", "last"),
    [
        (2, 0, 1, 2),
        (2, 1, 14, 13),
        (3, 0, 1, 2),
        (3, 1, 9, 12),
        (3, 2, 10, 6),
        (4, 0, 4, 1),
        (4, 1, 3, 7),
        (4, 2, 16, 19),
        (4, 3, 17, 13),
    ],
)
def test_an_areopagus_touches_the_last_and_the_first_place(
    seats: int, place: int, first: int, last: int
) -> None:
    others = [other for other in range(seats) if other != place]
    s = at(HE, 0, seats, place=[*others, place])

    assert [first, 0, 0, 0, 0, last] == [cell + 1 for cell in scheme(s, seats - 1)]


@pytest.mark.clause("PI-218")
def test_where_no_card_lies_the_next_one_clockwise_is_the_target() -> None:
    assert [3, 3, 3, 0, 0, 0] == [clockwise([7, -1, -1, 4, -1, -1], start) for start in range(1, 7)]
    s = at(HE, 6, field={6: 12})  # at the left edge: its neighbours are 3, 7 and 10

    assert [0, 0, 0, 3, 7, 10] == [cell + 1 for cell in scheme(s, 1)]


# ── the worked example ──


@pytest.mark.clause("PI-218", "PI-206", "PI-191", "AMB-30")
def test_page_43_the_example_with_goethe() -> None:
    # Strength 4 points at the upper left, where no card lies; the next one clockwise is cell 3.
    s = at(HE, 6, field={6: 26, 3: 1}, inf={6: "1 -"}, tokens=["", "U"])
    told = play(s, 42)

    assert [PlanRevealed(1, 42)] == of_kind(told, PlanRevealed)
    assert [
        (1, "", "plan_card_points_at", 3),
        (3, "d", "common_faction_with_plan_card", 3),
    ] == steps(told)
    assert [
        "target_is_not_great",
        "plan_card_is_not_great",
        "no_common_faction_with_target",
    ] == of_kind(told, ScriptStep)[1].earlier
    assert [CardLaid(1, 3, 42)] == of_kind(told, CardLaid)
    assert "1 1 -" == owners(s, 3)  # one by the common rule and one for the token; a third finds no token
    assert ("", 3) == (tokens_of(s, 1), figure(s))
    assert s.discard & 1
    assert not s.discard >> 41 & 1


# ── item a ──


@pytest.mark.clause("AMB-30", "PI-206")
def test_a_great_target_with_a_free_slot_is_influenced() -> None:
    s = at(HE, connections=(5, 4), field={1: 46}, tokens=["", "AAMM"])
    told = play(s, 7)

    assert (3, "a1", "great_target_with_free_slot", 1) == steps(told)[-1]
    assert ("1 1", "AMM") == (owners(s, 1), tokens_of(s, 1))
    assert s.discard >> 6 & 1  # the plan card


@pytest.mark.clause("AMB-30", "PI-210")
def test_a_great_target_with_opponents_is_argued_about() -> None:
    s = at(HE, connections=(5, 4), field={1: 46}, inf={1: "0 -"}, hands=["5"])
    told = play(s, 7)

    assert (3, "a2", "great_target_with_opponents", 1) == steps(told)[-1]
    assert 1 == len(of_kind(told, ArgumentBegan))


@pytest.mark.clause("AMB-31")
def test_a_great_target_that_is_full_leads_to_the_later_items() -> None:
    s = at(HE, connections=(5, 4), field={1: 46}, inf={1: "1 1"})
    told = play(s, 7)

    assert "1 3d" == items_of(told)
    assert "great_target_is_full" == of_kind(told, ScriptStep)[-1].earlier[0]
    assert (6, "1") == (s.field[0], owners(s, 1))  # one token finds no slot any more
    assert 18 == s.supply[1]


# ── item b ──


@pytest.mark.clause("AMB-30", "AMB-26", "PI-202")
def test_a_great_plan_card_takes_the_place_of_the_target() -> None:
    s = at(HE, connections=(5, 4), field={2: 1})
    told = play(s, 47)  # dagger: the last place

    assert (3, "b", "great_plan_card", 2) == steps(told)[-1]
    assert (46, "1 -", 2) == (s.field[1], owners(s, 2), figure(s))
    assert 1 == len(of_kind(told, EventTurnedUp))  # laid on the field it is played


@pytest.mark.clause("AMB-26", "AMB-30")
def test_a_great_plan_card_leaves_great_targets_and_opponents_alone_and_is_not_played() -> None:
    s = at(HE, connections=(5, 4), field={2: 53})
    told = play(s, 47)

    assert "1 3a1" == items_of(told)
    assert [] == of_kind(told, EventTurnedUp)
    s = at(HE, connections=(5, 4), field={2: 22}, inf={2: "0 -"})
    told = play(s, 47)

    assert "1 3c" == items_of(told)
    assert "target_is_great_or_has_opponents" == of_kind(told, ScriptStep)[-1].earlier[1]
    assert [] == of_kind(told, EventTurnedUp)


@pytest.mark.clause("AMB-30")
def test_a_great_plan_card_does_not_replace_a_full_great_target_either() -> None:
    s = at(HE, connections=(5, 4), field={1: 37, 2: 49}, inf={2: "1 1"})
    told = play(s, 53)

    assert "1 3e2 1 3b" == items_of(told)
    assert (48, 52) == (s.field[1], s.field[0])


# ── items c and d ──


@pytest.mark.clause("AMB-30", "PI-206")
def test_a_target_with_a_common_faction_and_none_of_his_tokens_is_influenced() -> None:
    s = at(HE, connections=(5, 4), field={1: 22}, inf={1: "0 -"})
    told = play(s, 7)

    assert (3, "c", "common_faction_with_target", 1) == steps(told)[-1]
    assert ("0 1", 1) == (owners(s, 1), figure(s))


@pytest.mark.clause("AMB-31", "PI-210")
def test_a_full_target_with_a_common_faction_is_argued_about() -> None:
    s = at(HE, connections=(5, 4), field={1: 22}, inf={1: "0 0"}, hands=["5"])
    told = play(s, 7)

    assert (3, "f1", "opponents_on_target", 1) == steps(told)[-1]
    assert "target_is_full" in of_kind(told, ScriptStep)[-1].earlier


@pytest.mark.clause("AMB-30", "PI-097")
def test_tokens_on_a_replaced_target_stay_in_their_order() -> None:
    s = at(HE, connections=(5, 4), field={1: 41}, inf={1: "- 1 1"})
    told = play(s, 7)  # a card with one slot

    assert "1 3d" == items_of(told)
    assert (6, "1", 18) == (s.field[0], owners(s, 1), s.supply[1])


# ── item e ──


@pytest.mark.clause("AMB-30")
def test_a_target_of_his_own_with_a_free_slot_is_influenced() -> None:
    s = at(HE, connections=(5, 4), field={1: 22}, inf={1: "1 -"})
    told = play(s, 7)

    assert (3, "e1", "own_target_with_free_slot", 1) == steps(told)[-1]
    assert "1 1" == owners(s, 1)


@pytest.mark.clause("AMB-30", "AMB-31", "PI-190")
def test_after_a_full_target_of_his_own_comes_the_next_one_clockwise() -> None:
    s = at(HE, connections=(5, 4), field={1: 22}, inf={1: "1 1"})
    told = play(s, 7, 37)

    assert [
        (1, "", "plan_card_points_at", 1),
        (3, "e2", "own_target_is_full", 1),
        (1, "", "next_clockwise", 2),
        (2, "", "face_down_target", 2),
        (3, "c", "common_faction_with_target", 2),
    ] == steps(told)
    assert ("1 1 -", 2) == (owners(s, 2), figure(s))


@pytest.mark.clause("AMB-30", "PI-207")
def test_among_full_cards_of_his_own_he_goes_to_the_last_target_and_interrogates_it() -> None:
    s = at(HE, connections=(5, 4), field={1: 22, 2: 29}, inf={1: "1 1", 2: "1 1"})
    told = play(s, 7)

    assert (3, "e2", "nothing_to_do_anywhere", 2) == steps(told)[-1]
    assert (2, [2], "KU") == (figure(s), [one.cell for one in of_kind(told, Interrogated)], tokens_of(s, 1))


# ── item f ──


@pytest.mark.clause("AMB-30", "PI-210")
def test_opponents_on_any_other_target_are_argued_with() -> None:
    s = at(HE, connections=(5, 4), field={1: 41}, inf={1: "0 - 1"}, hands=["5"])
    told = play(s, 7)

    assert (3, "f1", "opponents_on_target", 1) == steps(told)[-1]
    assert 1 == len(of_kind(told, ArgumentBegan))


@pytest.mark.clause("AMB-30", "PI-208")
def test_any_other_target_is_excluded() -> None:
    s = at(HE, connections=(5, 4), field={1: 41}, court="11 5 30 16 3")
    told = play(s, 2)  # a plan card without a common faction

    assert (3, "f2", "nobody_on_target", 1) == steps(told)[-1]
    assert (4, "1", 1) == (s.field[0], owners(s, 1), figure(s))


# ── stages and tokens ──


@pytest.mark.clause("PI-190", "AMB-26", "PI-194")
def test_a_face_down_target_is_turned_up_and_counts_as_played() -> None:
    s = at(HE, connections=(5, 4))
    told = play(s, 7, 53)

    assert [CardTurnedUp(1, 1, 53)] == of_kind(told, CardTurnedUp)
    assert ["1", "2", "3a1"] == items_of(told).split()
    assert 1 == len(of_kind(told, EventTurnedUp))


@pytest.mark.clause("PI-191", "PI-192", "PI-206")
@pytest.mark.parametrize(
    ("tokens", "placed", "left"),
    [
        ("MMMKAA", "1 1 1", "AAMM"),  # main, then secondary
        ("KKA", "1 1 1", "A"),  # without the main one the secondary twice
        ("M", "1 1 -", ""),
        ("AAU", "1 - -", "AAU"),
    ],
)
def test_he_spends_main_and_secondary_support_in_turn(tokens: str, placed: str, left: str) -> None:
    s = at(HE, connections=(5, 8), field={1: 37}, tokens=["", tokens])  # M+K seen from A+M+U
    play(s, 7)

    assert (placed, left) == (owners(s, 1), tokens_of(s, 1))


@pytest.mark.clause("PI-191", "PI-206", "AMB-35")
def test_with_both_factions_shared_two_tokens_are_free_and_the_rest_is_paid() -> None:
    s = at(HE, connections=(5, 4), field={1: 37}, tokens=["", "MMKK"])
    play(s, 7)

    assert ("1 1 1", "MKK") == (owners(s, 1), tokens_of(s, 1))


@pytest.mark.clause("GAP-20", "GAP-36")
def test_without_a_plan_card_he_interrogates() -> None:
    s = at(HE, connections=(5, 4), field={cell: 30 + cell for cell in range(1, 15)}, court="1 2 3 4 5")
    s.deck, s.deck_size, s.discard = 0, 0, 0
    told = play(s)

    assert [(1, "", "no_item_applies", None)] == steps(told)
    assert ("MKU", 0) == (tokens_of(s, 1), figure(s))


@pytest.mark.clause("GAP-20")
def test_without_a_plan_card_the_first_of_several_from_the_top_is_chosen() -> None:
    s = at(HE, 4, field={cell: 30 + cell for cell in range(1, 15)}, court="1 2 3 4 5")
    s.deck, s.deck_size, s.discard = 0, 0, 0
    ring = [cell for cell in scheme(s, 1) if cell >= 0]

    assert ring[1] == one_of(s, 1, sorted(ring[1:3]), Dealer(Quick(1)))
