"""Forcing a chest: the throw, the window, and what comes of it."""

import pytest

from intriga.games._rough.events import (
    CardDropped,
    CardUsed,
    Declined,
    Failed,
    Opened,
    Rerolled,
    Thrown,
    TurnEnded,
)
from intriga.games._rough.game import GAME
from intriga.games._rough.state import Rough
from intriga.kernel.machine.chance import Guided
from tests.games._rough.builders import cards, learned, legal, refused, say, table


def thrown(*hands: str, dice: tuple[int, int] = (1, 1), chest: int = 1) -> Rough:
    """Seat 0 has thrown at this chest; the window is open."""
    s = table(*hands, tokens=[[1, 1, 0]] + [[2, 2, 1] for _ in hands[1:]])
    say(s, 0, "force", f"on {chest}", luck=[die - 1 for die in dice])
    return s


@pytest.mark.clause("RO-15")
def test_forcing_costs_red_and_blue_and_only_the_last_word_throws() -> None:
    s = table("L1", "F1", tokens=[[1, 1, 0], [2, 2, 1]])

    assert 0 == learned(s, 0, "force")
    say(s, 0, "force")
    assert 0b11 == learned(s, 0, "on 1", Guided([0, 0]))
    say(s, 0, "on 1")
    assert [0, 0, 0] == s.tokens[0]


@pytest.mark.clause("RO-16")
def test_two_dice_are_thrown_for_all_to_see() -> None:
    s = table("L1", "F1", tokens=[[1, 1, 0], [2, 2, 1]])
    s.bonus = 2

    told = say(s, 0, "force", "on 1", luck=[0, 5])

    assert Thrown(0, [1, 6]) in told
    assert ([1, 6], 0) == (s.dice, s.bonus)


@pytest.mark.clause("RO-17")
def test_the_window_asks_everybody_with_cards_and_waits_for_the_thrower() -> None:
    s = thrown("", "S1", "", "L1 F1")

    assert (0b1011, 0b0001) == (s.may, s.must)
    assert [0, 1, 3] == s.acting()


@pytest.mark.clause("RO-17", "RO-19")
def test_a_seat_with_nothing_that_fits_is_asked_all_the_same() -> None:
    """Who is asked must not show who holds seals only."""
    s = thrown("L1", "S1 S2")

    assert ["decline"] == legal(s, 1)
    assert [("does_not_help", "RO-19")] == refused(s, 1, "use S1")


@pytest.mark.clause("RO-17")
def test_who_declines_is_not_asked_again_and_the_question_stays() -> None:
    s = thrown("", "L1", "L2")
    question = s.asked

    told = say(s, 1, "decline")

    assert [Declined(1)] == told
    assert (0b101, question) == (s.may, s.asked)
    assert [("not_your_decision", "RO-09")] == refused(s, 1, "decline")
    say(s, 0, "go on")
    assert question < s.asked


@pytest.mark.clause("RO-17")
def test_each_in_the_window_has_words_of_their_own() -> None:
    s = thrown("", "L1")

    assert [("only_the_thrower", "RO-17")] == refused(s, 1, "go on")
    assert [("only_the_thrower", "RO-17")] == refused(s, 1, "reroll 1")
    assert [("thrower_goes_on", "RO-17")] == refused(s, 0, "decline")
    assert [("not_asked", "RO-10")] == refused(s, 0, "rest")
    assert ["go on", "reroll 1", "reroll 2"] == legal(s, 0)
    assert ["decline", "use L1"] == legal(s, 1)


@pytest.mark.clause("RO-18")
def test_each_die_is_thrown_again_once() -> None:
    s = thrown("", "L1")
    say(s, 1, "decline")

    told = say(s, 0, "reroll 2", luck=[4])

    assert [Rerolled(0, 1, 5)] == told
    assert ([1, 5], 0b11) == (s.dice, s.may)
    assert [("die_was_rerolled", "RO-18")] == refused(s, 0, "reroll 2")
    assert ["go on", "reroll 1"] == legal(s, 0)


@pytest.mark.clause("RO-17", "RO-18")
def test_a_window_in_which_nothing_can_be_done_is_not_asked() -> None:
    s = thrown("", "")

    told = say(s, 0, "reroll 1", "reroll 2", luck=[1, 1])

    assert [Rerolled(0, 0, 2), Rerolled(0, 1, 2)] == told[:2]
    assert [1] == s.acting()
    assert "rest" in legal(s, 1)


@pytest.mark.clause("RO-19")
def test_a_card_changes_the_throw_and_opens_the_window_again() -> None:
    s = thrown("L1", "F1", "S1")
    say(s, 2, "decline")
    question = s.asked

    told = say(s, 1, "use F1")

    assert [CardUsed(1, "F1")] == told
    assert (-2, 0b101, cards("F1")) == (s.bonus, s.may, s.spent)
    assert question < s.asked
    say(s, 0, "use L1")
    assert 0 == s.bonus


@pytest.mark.clause("RO-19")
def test_a_card_that_is_not_in_hand_cannot_be_used() -> None:
    s = thrown("L1", "F1")

    assert [("not_in_hand", "RO-19")] == refused(s, 0, "use F1")
    assert 0b10 == learned(s, 0, "use L1")


@pytest.mark.clause("RO-08", "RO-20")
def test_a_sum_of_at_least_the_lock_opens_the_chest() -> None:
    s = thrown("", "", dice=(3, 3))

    told = say(s, 0, "go on", luck=[16])

    assert [Opened(0, 0, 16, [0, 1]), TurnEnded(0)] == told
    assert ([6, 1, 0], 0) == (s.points, s.owner[0])
    assert [5, 5] == [GAME.view(s, seat).chests[0].worth for seat in (0, 1)]


@pytest.mark.clause("RO-20", "RO-23")
def test_marks_and_cards_count_for_the_lock() -> None:
    s = thrown("L1", "", dice=(3, 3))
    s.marks[0] = 1
    assert isinstance(say(s.copy(), 0, "go on")[0], Failed)

    say(s, 0, "use L1")

    assert isinstance(say(s, 0, "go on")[0], Opened)


@pytest.mark.clause("RO-08")
def test_a_stake_on_another_chest_earns_nothing() -> None:
    s = thrown("", "", dice=(6, 6), chest=2)
    s.stakes = [0, 1]

    say(s, 0, "go on", luck=[12])

    assert [1, 1, 0] == s.points


@pytest.mark.clause("RO-21")
def test_a_failure_costs_a_card_of_ones_choice() -> None:
    s = thrown("L1 S1", "L2")
    told = say(s, 0, "go on")

    assert [Failed(0, 0)] == told
    assert ["drop L1", "drop S1"] == legal(s, 0)
    assert [("not_in_hand", "RO-19")] == refused(s, 0, "drop L2")
    assert [("not_asked", "RO-10")] == refused(s, 0, "rest")
    assert [CardDropped(0, "S1"), TurnEnded(0)] == say(s, 0, "drop S1")
    assert (cards("L1"), cards("S1")) == (s.hands[0], s.spent)


@pytest.mark.clause("RO-21")
def test_the_last_card_is_lost_without_a_question() -> None:
    s = thrown("L1", "L2")

    assert [Failed(0, 0), CardDropped(0, "L1"), TurnEnded(0)] == say(s, 0, "go on")
    assert [Failed(0, 0), TurnEnded(0)] == say(thrown("", "L2"), 0, "go on")
