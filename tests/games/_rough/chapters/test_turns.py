"""Turns, targets and payments: one small question at a time."""

import pytest

from intriga.games._rough.events import ActionChosen, Aimed, CardDrawn, Looked, Paid, Rested, TurnEnded
from intriga.games._rough.game import GAME
from intriga.games._rough.state import UNSEEN
from intriga.games._rough.vocabulary import REST
from intriga.kernel.machine.chance import Guided, NeedsOutcome, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import SPECTATOR
from tests.games._rough.builders import cards, learned, legal, refused, say, table


@pytest.mark.clause("RO-09")
def test_turns_go_by_seats() -> None:
    s = table("L1", "F1")

    say(s, 0, "rest")

    assert [1] == s.acting()
    assert [("not_your_decision", "RO-09")] == refused(s, 0, "rest")


@pytest.mark.clause("RO-10")
def test_a_turn_is_a_look_a_forcing_or_a_rest() -> None:
    s = table("L1", "F1")

    assert ["look", "force", "rest"] == legal(s, 0)
    assert [("not_asked", "RO-10")] == refused(s, 0, "stake 1")
    assert [ActionChosen(0, "look")] == say(s, 0, "look")


@pytest.mark.clause("RO-11")
def test_who_rests_finds_a_token_and_draws_a_card() -> None:
    s = table("L1", "F1")

    told = say(s, 0, "rest", luck=[2, 9])

    assert [ActionChosen(0, "rest"), Rested(0, "gold"), CardDrawn(0, "S2"), TurnEnded(0)] == told
    assert ([2, 2, 2], cards("L1 S2")) == (s.tokens[0], s.hands[0])
    assert CardDrawn(0, None) == told[2].seen_by(1)


@pytest.mark.clause("RO-11")
def test_gold_is_found_once_in_seven_times() -> None:
    with pytest.raises(NeedsOutcome) as node:
        table("L1", "F1").apply(0, REST, Dealer(Scripted([])))

    assert (3, (3, 3, 1)) == (node.value.n, node.value.weights)


@pytest.mark.clause("RO-11")
def test_an_empty_deck_gives_no_card() -> None:
    s = table("L1", "F1")
    s.spent, s.deck = s.deck, 0

    say(s, 0, "rest", luck=[1])

    assert ([2, 3, 1], cards("L1")) == (s.tokens[0], s.hands[0])


@pytest.mark.clause("RO-12")
def test_only_a_closed_chest_can_be_aimed_at() -> None:
    for action in ("look", "force"):
        s = table("L1", "F1")
        s.owner[1] = 0
        say(s, 0, action)

        assert ["on 1", "on 3", "on 4"] == legal(s, 0)
        assert [("chest_is_gone", "RO-12")] == refused(s, 0, "on 2")
        assert [("not_asked", "RO-10")] == refused(s, 0, "rest")


@pytest.mark.clause("RO-13")
def test_a_payment_is_asked_in_one_order_and_gold_stands_for_either() -> None:
    s = table("L1", "F1", tokens=[[1, 1, 2], [2, 2, 1]])
    say(s, 0, "force", "on 1")

    assert ["pay red", "pay gold"] == legal(s, 0)
    assert [("not_owed", "RO-13")] == refused(s, 0, "pay blue")
    say(s, 0, "pay gold")
    assert ["pay blue", "pay gold"] == legal(s, 0)
    assert [("not_owed", "RO-13")] == refused(s, 0, "pay red")
    assert [Paid(0, "blue")] == say(s, 0, "pay blue")[:1]
    assert [1, 0, 1] == s.tokens[0]


@pytest.mark.clause("RO-13")
@pytest.mark.parametrize(
    ("tokens", "left"), [([1, 1, 0], [0, 0, 0]), ([0, 1, 1], [0, 0, 0]), ([0, 0, 2], [0, 0, 0])]
)
def test_a_payment_without_a_choice_is_not_asked(tokens: list[int], left: list[int]) -> None:
    s = table("L1", "F1", tokens=[tokens, [2, 2, 1]])

    say(s, 0, "force", "on 1")

    assert left == s.tokens[0]
    assert 0 in s.acting()
    assert "go on" in legal(s, 0)


@pytest.mark.clause("RO-13")
def test_a_token_that_is_needed_for_the_rest_cannot_be_spent() -> None:
    s = table("L1", "F1", tokens=[[2, 1, 1], [2, 2, 1]])
    say(s, 0, "force", "on 1")
    s.tokens[0] = [2, 0, 1]

    assert [("rest_not_payable", "RO-13")] == refused(s, 0, "pay gold")
    s.tokens[0] = [0, 1, 1]
    assert [("no_such_token", "RO-13")] == refused(s, 0, "pay red")
    assert [("not_asked", "RO-10")] == refused(s, 0, "on 1")


@pytest.mark.clause("RO-13")
@pytest.mark.parametrize(("tokens", "words"), [([0, 2, 0], ["rest"]), ([0, 0, 1], ["look", "rest"])])
def test_an_action_that_cannot_be_paid_is_refused_at_once(tokens: list[int], words: list[str]) -> None:
    s = table("L1", "F1", tokens=[tokens, [2, 2, 1]])

    assert words == legal(s, 0)
    assert [("cannot_pay", "RO-13")] == refused(s, 0, "force")


@pytest.mark.clause("RO-04", "RO-14")
def test_a_look_costs_a_red_token_and_is_seen_by_one_seat() -> None:
    s = table("L1", "F1", tokens=[[2, 2, 0], [2, 2, 1]])

    told = say(s, 0, "look", "on 2", luck=[15])

    assert [
        ActionChosen(0, "look"),
        Aimed(0, 1),
        Paid(0, "red"),
        Looked(0, 1, 15),
        TurnEnded(0),
    ] == told
    assert Looked(0, 1, None) == told[3].seen_by(1)
    assert [4, None, None] == [GAME.view(s, seat).chests[1].worth for seat in (0, 1, SPECTATOR)]
    assert [[0], [0]] == [GAME.view(s, seat).chests[1].looked for seat in (0, 1)]


@pytest.mark.clause("RO-14")
def test_only_the_last_word_of_a_look_draws() -> None:
    s = table("L1", "F1")

    learns = []
    for word in ("look", "on 2", "pay red"):
        learns.append(learned(s, 0, word, Guided([15])))
        say(s, 0, word, luck=[15])

    assert [0, 0, 1] == learns


@pytest.mark.clause("RO-14")
def test_a_second_look_into_the_same_chest_is_refused() -> None:
    s = table("L1", "F1")
    s.known = [1, 0, 0, 0]
    say(s, 0, "look")
    assert [("seen_already", "RO-14")] == refused(s, 0, "on 1")

    s = table("L1", "F1", tokens=[[0, 1, 0], [1, 1, 1]])
    s.known = [1, 1, 1, 1]
    assert [("nothing_to_look_at", "RO-14"), ("cannot_pay", "RO-13")] == refused(s, 0, "look")
    s.tokens[0] = [1, 0, 0]
    assert [("nothing_to_look_at", "RO-14")] == refused(s, 0, "look")


@pytest.mark.clause("RO-14")
def test_another_seat_may_look_too_and_sees_the_same() -> None:
    s = table("L1", "F1")
    say(s, 0, "look", "on 2", "pay red", luck=[15])

    told = say(s, 1, "look", "on 2", "pay red", luck=[0])

    assert Looked(1, 1, 15) in told
    assert 0b11 == s.known[1]


@pytest.mark.clause("RO-14")
def test_what_was_looked_at_stays_known_in_every_world() -> None:
    s = table("L1", "F1", "S1")
    say(s, 0, "look", "on 2", "pay red", luck=[15])
    say(s, 1, "look", "on 3", "pay red", luck=[17])
    worlds = [GAME.redeal(s, 0, Quick(seed)) for seed in range(60)]

    assert {15} == {world.treasure[1] for world in worlds}
    assert {12, 13, 14, 16, 17} == {world.treasure[2] for world in worlds}
    assert {UNSEEN} == {world.treasure[0] for world in worlds}
    assert {15, 12, 13, 14, 16, 17} == {
        GAME.redeal(s, SPECTATOR, Quick(seed)).treasure[1] for seed in range(60)
    }
