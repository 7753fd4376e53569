"""Joseph II, one of our own artificial opponents: every item of his script."""

from typing import Any

import pytest

from intriga.games.illuminaten.events import ArgumentBegan, CardTurnedUp, Interrogated, ScriptStep
from intriga.games.illuminaten.state import Pax
from tests.games.illuminaten.builders import Told, of_kind, owners, tokens_of
from tests.games.illuminaten.scripts import at, figure, items_of, play, steps

HE = "joseph"
LODGE = {13: 11, 14: 41, 11: 26}  # artists and clergy, at the other end of the field


def before(figure: int = 0, seats: int = 2, **more: Any) -> Pax:
    """His areopagus: magistrates, connoisseurs, scholars."""
    more.setdefault("connections", (5, 4) if seats == 2 else (5, 6, 4))
    more.setdefault("hands", ["45", "44"][: seats - 1])
    return at(HE, figure, seats, **more)


def arguments(told: Told) -> list[tuple[int, int, list[int]]]:
    """Who defends which slots of which card."""
    return [(one.defender, one.cell, one.slots) for one in of_kind(told, ArgumentBegan)]


def earlier(told: Told) -> list[str]:
    found: list[str] = of_kind(told, ScriptStep)[0].earlier
    return found


# ── item a: plots ──


@pytest.mark.clause("AO-004", "AO-005")
def test_an_opponent_on_a_plot_is_displaced_where_most_tokens_are_anywhere_on_the_field() -> None:
    s = before(field={7: 31, 12: 41}, inf={7: "0 0 -", 12: "0 - -"}, common="P07 P06", on_plots=["P07"])
    told = play(s)

    assert [(1, "a", "opponent_on_a_plot", 7)] == steps(told)
    assert ("0 0 1", 7) == (owners(s, 7), figure(s))  # he influences the card first
    assert [(0, 7, [1, 2])] == arguments(told)
    assert [0] == s.acting()


@pytest.mark.clause("AO-005")
def test_a_full_card_is_only_displaced() -> None:
    s = before(field={7: 31, 12: 41}, inf={7: "0 0 0"}, common="P07 P06", on_plots=["P07"])
    told = play(s)

    assert "1a" == items_of(told)
    assert ("0 0 0", 0) == (owners(s, 7), figure(s))
    assert [(0, 7, [1, 2, 3])] == arguments(told)


@pytest.mark.clause("AO-005")
def test_only_those_who_are_on_a_plot_are_suspects() -> None:
    s = before(
        seats=3,
        field={7: 31, 12: 41},
        inf={7: "0 - -", 12: "1 1 -"},
        common="P07 P06",
        on_plots=["P07", ""],
    )

    assert [(0, 7, [1])] == arguments(play(s))


@pytest.mark.clause("AO-004", "AO-005")
def test_without_a_plot_or_a_lodge_in_others_hands_he_minds_his_own_affairs() -> None:
    s = before(field={1: 31, 2: 41, 7: 34}, inf={7: "0 0 -"}, common="P07 P06", at_edge=["P07"])
    told = play(s)

    assert "1c" == items_of(told)
    assert ["no_opponent_on_a_plot", "no_lodge_of_opponent"] == earlier(told)


@pytest.mark.clause("AO-002", "AO-005")
@pytest.mark.parametrize(("here", "chosen"), [(0, 3), (7, 3), (3, 7), (10, 3)])
def test_of_several_cards_the_next_number_counts_and_his_own_card_comes_last(here: int, chosen: int) -> None:
    field = {3: 34, 7: 31, 10: 12}  # numbers 2, 6 and 7
    s = before(here, field=field, inf={3: "0 - -", 7: "0 - -"}, common="P07 P06", on_plots=["P07"])

    assert [(0, chosen, [1])] == arguments(play(s))


# ── item b: lodges ──


@pytest.mark.clause("AO-004", "AO-006")
def test_a_lodge_in_others_hands_loses_an_empty_card_to_a_stranger_of_the_court() -> None:
    s = before(field=LODGE, inf={14: "0 0 0"}, court="4 1 13 15 19")  # the first is of the clergy too
    told = play(s)

    assert [(1, "b1", "empty_card_in_lodge_of_opponent", 13)] == steps(told)  # of 8 and 9
    assert (0, "1", 13) == (s.field[12], owners(s, 13), figure(s))
    assert s.discard >> 10 & 1
    assert [] == arguments(told)


@pytest.mark.clause("AO-006")
def test_his_own_tokens_stay_where_the_lodge_is_broken() -> None:
    s = before(field=LODGE, inf={14: "0 0 0", 13: "0", 11: "1 -"}, court="1 13 15 19 20")
    told = play(s)

    assert [(1, "b1", "empty_card_in_lodge_of_opponent", 11)] == steps(told)
    assert (0, "1") == (s.field[10], owners(s, 11))  # the new card has one slot, and it is his already


@pytest.mark.clause("AO-006")
def test_a_lodge_that_nobody_else_controls_is_left_alone() -> None:
    for inf in ({14: "0 0 -"}, {14: "0 0 0", 13: "1", 11: "1 1"}, {14: "1 1 1"}):
        told = play(before(field=LODGE | {1: 31, 2: 2}, inf=inf))
        assert "1c" == items_of(told)


@pytest.mark.clause("AO-007")
@pytest.mark.parametrize(
    ("inf", "court"),
    [
        ({14: "0 0 0"}, "4 8 12 17 15"),  # all of the court are artists or of the clergy
        ({14: "0 0 0", 13: "0", 11: "0 -"}, "1 3 5 7 9"),  # no card without opponents
    ],
)
def test_if_no_card_can_be_replaced_he_displaces_in_the_lodge(inf: dict[int, str], court: str) -> None:
    s = before(field=LODGE | {7: 31}, inf=inf, court=court)
    told = play(s)

    assert [(1, "b2", "lodge_of_opponent", 14)] == steps(told)
    assert [(0, 14, [1, 2, 3])] == arguments(told)
    assert 0 == figure(s)


# ── items c and d: what lies next to him ──


@pytest.mark.clause("AO-008")
def test_a_neighbour_with_common_faction_and_room_is_influenced_and_interrogated() -> None:
    s = before(field={2: 31})  # the other neighbour lies face down
    told = play(s)

    assert [(1, "c", "common_faction_and_free_slot", 2)] == steps(told)
    assert ("1 - -", 2) == (owners(s, 2), figure(s))
    assert [2] == [one.cell for one in of_kind(told, Interrogated)]
    assert "AAM" == tokens_of(s, 1)


@pytest.mark.clause("AO-008")
def test_else_a_face_down_neighbour_is_scouted_and_the_card_under_him_yields() -> None:
    s = before()
    told = play(s, 31)  # A+M

    assert [(1, "d", "face_down_neighbour", 1)] == steps(told)
    assert [1] == [one.cell for one in of_kind(told, CardTurnedUp)]
    assert ("1 - -", 1) == (owners(s, 1), figure(s))
    assert [1] == [one.cell for one in of_kind(told, Interrogated)]


# ── items e and f, and nothing at all ──


@pytest.mark.clause("AO-009")
def test_else_opponents_next_to_him_are_displaced() -> None:
    s = before(field={1: 2, 2: 41}, inf={2: "0 - -"})
    told = play(s)

    assert [(1, "e", "opponents_on_neighbour", 2)] == steps(told)
    assert [(0, 2, [1])] == arguments(told)
    assert ("0 - -", 0) == (owners(s, 2), figure(s))


@pytest.mark.clause("AO-009")
def test_else_a_neighbour_without_common_faction_is_excluded() -> None:
    s = before(field={1: 41, 2: 2}, court="1 10 3 57 5")
    told = play(s)

    assert [(1, "f", "no_common_faction_and_no_opponent", 1)] == steps(told)
    assert (0, "1", 1) == (s.field[0], owners(s, 1), figure(s))


@pytest.mark.clause("AO-009", "GAP-36")
def test_if_no_item_applies_he_interrogates() -> None:
    s = before(field={1: 7, 2: 9}, inf={1: "1", 2: "1"})
    told = play(s)

    assert [(1, "", "no_item_applies", None)] == steps(told)
    assert 6 == len(earlier(told))
    assert [None] == [one.cell for one in of_kind(told, Interrogated)]
