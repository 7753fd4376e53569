"""The turn: play one card, or draw one."""

import pytest

from intriga.games.factions import events
from intriga.games.factions.game import GAME
from intriga.games.factions.invariants import invariants
from tests.games.factions.builders import areas, box_of, hands, legal, of_kind, refused, say, table


@pytest.mark.clause("HF-013")
@pytest.mark.clause("HF-A2")
def test_with_two_cards_one_may_play_either_or_draw_but_not_pass() -> None:
    s = table(["f1 k2", "l1"])

    assert "f1, k2, draw" == legal(s, 0)
    assert [("not_in_hand", "HF-013")] == refused(s, 0, "card l1")
    assert [("not_asked", "HF-013")] == refused(s, 0, "decline")


@pytest.mark.clause("HF-013")
@pytest.mark.clause("HF-A1")
@pytest.mark.clause("HF-012")
def test_a_draw_is_the_whole_turn_and_the_next_player_moves() -> None:
    s = table(["f1", "l1", "k1"], turn=2)

    told = say(s, 2, "draw", "f5")

    assert ["f1", "l1", "f5 k1"] == hands(s)
    assert (0, [0], 1) == (s.turn, s.acting(), s.actions)
    assert [0] == [event.seat for event in of_kind(told, events.TurnBegan)]


@pytest.mark.clause("HF-A1")
@pytest.mark.clause("HF-017")
def test_a_played_card_lies_before_its_player_and_ends_the_turn() -> None:
    s = table(["f1 f2", "l1"])

    told = say(s, 0, "card f1")

    assert ["f1", ""] == areas(s)
    assert ["f1"] == [card.id for card in GAME.view(s, 1).areas[0].cards]
    assert ["f2", "l1"] == hands(s)
    assert (1, 1) == (s.turn, s.actions)
    assert [("f1", 0)] == [(event.card, event.area) for event in of_kind(told, events.CardLaid)]


@pytest.mark.clause("HF-017")
def test_a_played_card_is_seen_by_all() -> None:
    s = table(["f1", "l1"])

    (played,) = of_kind(say(s, 0, "card f1"), events.CardPlayed)

    assert played == played.seen_by(1) == played.seen_by(-1)


@pytest.mark.clause("HF-013")
def test_the_others_do_not_see_what_was_drawn() -> None:
    s = table(["f1", "l1"])

    (drawn,) = of_kind(say(s, 0, "draw", "f5"), events.CardDrawn)

    assert ["f5", None, None] == [drawn.seen_by(seat).card for seat in (0, 1, -1)]


@pytest.mark.clause("HF-014")
@pytest.mark.clause("HF-015")
def test_with_three_cards_one_must_play() -> None:
    s = table(["f1 f2 f3", "l1"])

    assert "f1, f2, f3" == legal(s, 0)
    assert [("hand_is_full", "HF-015")] == refused(s, 0, "draw")


@pytest.mark.clause("HF-014")
def test_four_cards_in_a_hand_are_out_of_order() -> None:
    s = table(["f1 f2 f3 k1", "l1"])

    assert ["seat 0 holds too much"] == invariants(s)


@pytest.mark.clause("HF-016")
def test_with_no_cards_one_must_draw() -> None:
    s = table(["", "l1"])

    assert "draw" == legal(s, 0)

    say(s, 0, "draw", "k3")

    assert ["k3", "l1"] == hands(s)


@pytest.mark.clause("HF-012")
def test_out_of_turn_nobody_plays() -> None:
    s = table(["f1", "l1"])

    assert [("not_your_turn", "HF-012")] == refused(s, 1, "card l1")


@pytest.mark.clause("HF-001")
def test_a_card_that_is_not_in_the_deck_is_named_as_such() -> None:
    s = table(["f1", "l1"])

    assert [("no_such_card", "HF-001")] == refused(s, 0, "card 90")


@pytest.mark.clause("HF-018")
def test_a_card_of_another_area_is_laid_before_another_player() -> None:
    s = table(["f1", "l1", "k1"], box=box_of(f1='laid = "other"'))
    say(s, 0, "card f1")

    assert "seat 1, seat 2" == legal(s, 0)
    assert [("must_lay_elsewhere", "HF-018")] == refused(s, 0, "seat 0")
    assert [("no_such_seat", "HF-018")] == refused(s, 0, "seat 5")

    say(s, 0, "seat 2")

    assert ["", "", "f1"] == areas(s)


@pytest.mark.clause("HF-018")
def test_a_card_of_any_area_is_laid_where_one_likes() -> None:
    s = table(["f1", "l1", "k1"], box=box_of(f1='laid = "any"'))
    say(s, 0, "card f1")

    assert "seat 0, seat 1, seat 2" == legal(s, 0)


@pytest.mark.clause("HF-018")
def test_of_two_players_the_other_one_needs_no_naming() -> None:
    s = table(["f1", "l1"], box=box_of(f1='laid = "other"'))

    say(s, 0, "card f1")

    assert ["", "f1"] == areas(s)
    assert [1] == s.acting()
