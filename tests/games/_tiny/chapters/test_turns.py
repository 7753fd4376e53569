"""Turns: play, draw or stop."""

import pytest

from intriga.games._tiny.events import CardDrawn, CardPlayed, Stopped
from intriga.games._tiny.vocabulary import DRAW, PLAY
from intriga.kernel.machine.chance import Guided, Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games._tiny.builders import cards, legal, refused, say, table


@pytest.mark.clause("TY-04")
def test_a_turn_is_a_card_from_hand_a_draw_or_a_stop() -> None:
    s = table([cards(9, 1), cards(4, 5)])

    assert [0] == s.acting()
    assert ["play 1", "play 9", "draw", "stop"] == legal(s, 0)
    assert ("not_in_hand", "TY-04") == refused(s, 0, "play 4")
    assert ("not_your_turn", "TY-04") == refused(s, 1, "play 4")


@pytest.mark.clause("TY-04")
def test_a_played_card_lies_in_the_row_for_all_to_see() -> None:
    s = table([cards(9, 1), cards(4, 5)])

    told = say(s, 0, "play 9")

    assert [CardPlayed(0, 9)] == told
    assert [cards(1), cards(9), 1] == [s.hands[0], s.rows[0], s.turn]


@pytest.mark.clause("TY-04", "TY-05")
def test_a_drawn_card_comes_from_the_heap_and_is_seen_by_its_owner() -> None:
    s = table([cards(9, 1), cards(4, 5)])

    told = say(s, 0, "draw", Guided([6]))

    assert [CardDrawn(0, 7)] == told
    assert cards(9, 1, 7) == s.hands[0]
    assert cards(2, 3, 6, 8) == s.deck
    assert [CardDrawn(0, 7), CardDrawn(0, None)] == [told[0].seen_by(seat) for seat in (0, 1)]


def test_only_the_owner_learns_from_a_draw_and_the_others_from_a_card() -> None:
    s = table([cards(9, 1), cards(4, 5), cards(6, 7)])
    learned = []
    for word in (PLAY[0], DRAW):
        dealer = Dealer(Quick(1))
        s.copy().apply(0, word, dealer)
        learned.append(dealer.learned)

    assert [0b110, 0b001] == learned


@pytest.mark.clause("TY-05")
def test_a_second_draw_is_refused() -> None:
    s = table([cards(9, 1), cards(4, 5)])
    say(s, 0, "draw")
    say(s, 1, "stop")

    assert ("drew_already", "TY-05") == refused(s, 0, "draw")


@pytest.mark.clause("TY-06")
def test_who_has_stopped_is_passed_over() -> None:
    s = table([cards(9, 1), cards(4, 5), cards(6, 7)])

    told = say(s, 0, "stop")
    say(s, 1, "draw")
    say(s, 2, "draw")

    assert [Stopped(0)] == told
    assert [1] == s.acting()


@pytest.mark.clause("TY-10")
def test_an_empty_hand_stops() -> None:
    s = table([cards(9), cards(4, 5)])

    told = say(s, 0, "play 9")

    assert [CardPlayed(0, 9), Stopped(0)] == told
    say(s, 1, "play 4")
    assert [1] == s.acting()
