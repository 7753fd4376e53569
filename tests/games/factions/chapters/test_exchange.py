"""Exchange of the first hand, and who begins."""

import pytest

from intriga.games.factions import events
from intriga.games.factions.rules.exchange import Exchange
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.factions.builders import dealt, hands, ids, legal, of_kind, refused, say, table, top


@pytest.mark.clause("HF-011")
@pytest.mark.clause("HF-G5")
def test_all_three_cards_go_to_the_discard_pile_and_three_new_ones_come() -> None:
    s, _ = dealt(3)
    seat = s.turn
    before = hands(s)[seat]

    told = say(s, seat, "exchange")

    assert before == top(s, 3)
    assert 3 == len(hands(s)[seat].split())
    assert set() == set(before.split()) & set(hands(s)[seat].split())
    assert before.split() == of_kind(told, events.Exchanged)[0].cards


@pytest.mark.clause("HF-011")
def test_who_keeps_the_cards_keeps_them() -> None:
    s, _ = dealt(3)
    before = hands(s)

    told = say(s, s.turn, "keep")

    assert before == hands(s)
    assert 1 == len(of_kind(told, events.Kept))


@pytest.mark.clause("HF-011")
@pytest.mark.clause("HF-G5")
@pytest.mark.clause("HF-012")
def test_each_is_asked_once_from_the_first_player_on_and_then_the_first_one_moves() -> None:
    s, _ = dealt(4, seed=3)
    first, asked = s.first, []
    while isinstance(s.stack[-1], Exchange):
        asked.append(s.turn)
        assert "exchange, keep" == legal(s, s.turn)
        say(s, s.turn, "keep")

    assert [(first + step) % 4 for step in range(4)] == asked
    assert (first, [first]) == (s.turn, s.acting())
    assert [("no_exchange_now", "HF-011")] == refused(s, first, "exchange")


@pytest.mark.clause("HF-011")
@pytest.mark.clause("HF-012")
def test_before_the_exchange_no_card_is_played_and_nobody_else_decides() -> None:
    s, _ = dealt(3)
    card = ids(s, s.hands[s.turn]).split()[0]

    assert [("exchange_first", "HF-011")] == refused(s, s.turn, f"card {card}")
    assert [("not_your_turn", "HF-012")] == refused(s, s.left_of(s.turn), "keep")


@pytest.mark.clause("HF-012")
@pytest.mark.clause("HF-G4")
def test_without_a_quiz_chance_names_who_begins() -> None:
    firsts = [dealt(4, seed) for seed in range(30)]

    assert {0, 1, 2, 3} == {s.first for s, _ in firsts}
    assert {"chance"} == {of_kind(told, events.FirstChosen)[0].by for _, told in firsts}


@pytest.mark.clause("HF-A3")
def test_an_exchange_that_takes_the_last_card_ends_the_game_at_once() -> None:
    s = table(["f1 f2 f3", "l1 l2 l3"], deck="k1 k2")
    s.turns, s.actions = 0, 0
    s.stack.append(Exchange(0))
    s.settle(Dealer(Quick(1)))

    told = say(s, 0, "exchange")

    assert s.over
    assert ["exchange"] == [event.reason for event in of_kind(told, events.Ended)]
    assert 2 == len(of_kind(told, events.CardDrawn))
