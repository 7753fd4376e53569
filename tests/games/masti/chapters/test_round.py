"""Course of a round: the starting card, following, bribing."""

import pytest

from intriga.games.masti.events import Bribed, CardPlayed, RoundStarted, RoundWon
from intriga.games.masti.rules.round import start_round, why_not_bribe
from intriga.games.masti.vocabulary import BRIBE, PLAY
from intriga.kernel.machine.chance import Guided, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.masti.builders import NUMBER, dealt, legal, names, refused, say, table
from tests.games.masti.positions import follow, lead

# ── how many rounds, and who begins ──


@pytest.mark.clause("MV-020")
@pytest.mark.parametrize(("players", "rounds"), [(3, 16), (4, 12), (5, 12)])
def test_there_are_as_many_rounds_as_trump_cards(players: int, rounds: int) -> None:
    s, told = dealt(players, Quick(1))
    chance = Quick(2)
    while not s.over and s.round < rounds:
        seat = s.acting()[0]
        words = s.legal(seat)
        s.apply(seat, words[-1], Dealer(chance, told))

    assert [*range(1, rounds + 1)] == [event.round for event in told if isinstance(event, RoundStarted)]
    assert 0 == s.deck


@pytest.mark.clause("MV-022", "MV-043")
def test_the_winner_of_a_round_begins_the_next() -> None:
    s = lead()
    say(s, 0, "A5")
    say(s, 1, "A2")

    assert [
        CardPlayed(2, "P1"),
        RoundWon(0, ["A2", "A5", "P1", "U9"], 0),
        RoundStarted(14, "A1", 0, []),
    ] == say(s, 2, "P1", draws="A1")

    say(s, 0, "P3")
    say(s, 1, "P7")
    say(s, 2, "bribe")

    assert (1, 1, [1]) == (s.leader, s.turn, s.acting())


@pytest.mark.clause("MV-015", "MV-020", "MV-021", "MV-022", "MV-043")
def test_a_round_starts_with_a_trump_and_its_leader_to_move() -> None:
    s = lead()
    s.round, s.trump, s.turn, s.leader = 4, -1, -1, 2
    told: list[object] = []
    start_round(s, Dealer(Guided([NUMBER["A4"]]), told))

    assert (5, "A4", 2, 2) == (s.round, names(1 << s.trump), s.leader, s.turn)
    assert [RoundStarted(5, "A4", 2, [])] == told
    assert not s.deck >> NUMBER["A4"] & 1


@pytest.mark.clause("MV-043")
def test_the_new_trump_is_turned_up_before_the_starting_card() -> None:
    s = table(["A5 A9", "A2 P7", "E4 P1"], trump="U9", deck="U2 P11")
    say(s, 0, "A9")
    say(s, 1, "A2")
    told = say(s, 2, "E4", draws="P11")

    assert RoundStarted(16, "P11", 0, []) == told[-1]
    assert ("P11", "U2", -1) == (names(1 << s.trump), names(s.deck), s.lead)


# ── the starting card ──


@pytest.mark.clause("MV-023", "MV-A8")
def test_the_first_player_may_not_bribe() -> None:
    s = lead()

    assert [("first_must_play", "MV-023", {})] == refused(s, 0, "bribe")
    assert "A5, A9, P3" == legal(s, 0)


@pytest.mark.clause("MV-023", "MV-028")
def test_a_first_player_without_gems_is_told_both_reasons_against_a_bribe() -> None:
    s = table(["A5 A9", "A2 P7", "E4 P1"], trump="U9", bribes=[0, 0, 0])

    assert [("first_must_play", "MV-023", {}), ("no_bribe_gems", "MV-028", {})] == refused(s, 0, "bribe")


@pytest.mark.clause("MV-023", "MV-029")
def test_the_starting_card_leaves_the_hand_and_sets_the_character() -> None:
    s = lead()

    assert [CardPlayed(0, "P3")] == say(s, 0, "P3")
    assert ("A5 A9", NUMBER["P3"], 1) == (names(s.hands[0]), s.table[0], s.lead)
    assert [1] == s.acting()


@pytest.mark.clause("MV-024")
@pytest.mark.parametrize("card", ["U2", "U9", "A1", "P2", "E3", "A13", "P8"])
def test_any_card_may_be_the_starting_card(card: str) -> None:
    s = table(["U2 U9 A1 P2 E3 A13 P8", "", ""], trump="U5", out=[1, 2])

    assert [] == refused(s, 0, card)
    assert 7 == len(s.legal(0))


# ── the turn of the others ──


@pytest.mark.clause("MV-025", "MV-033")
def test_turns_go_clockwise_from_the_leader_and_each_has_one() -> None:
    s = table(["A5 A9", "A2 A3", "A4 A6", "A7 A8"], trump="U9", leader=2)
    asked = []
    for card in ("A4", "A7", "A5", "A2"):
        asked.append(s.acting())
        told = say(s, s.turn, card)

    assert [[2], [3], [0], [1]] == asked
    assert RoundWon(3, ["A2", "A4", "A5", "A7", "U9"], 0) == told[1]
    assert 12 == s.round


@pytest.mark.clause("MV-025")
def test_a_player_bribes_or_plays_and_nothing_else() -> None:
    s = follow()

    assert "A2, bribe" == legal(s, 1)
    assert [[], []] == [s.legal(0), s.legal(2)]


@pytest.mark.clause("MV-026", "MV-028")
def test_a_bribe_lays_one_gem_and_no_card() -> None:
    s = follow()

    assert [Bribed(1)] == say(s, 1, "bribe")
    assert ([1, 0, 1], "A2 P7 U1", -1) == (s.bribes, names(s.hands[1]), s.table[1])
    assert 0b011 == s.acted
    assert [2] == s.acting()


@pytest.mark.clause("MV-027", "MV-028")
def test_gems_on_the_wealth_card_are_no_bribes() -> None:
    s = follow()
    s.bribes[1] = 0

    assert 2 == s.wealth[1]
    assert [("no_bribe_gems", "MV-028", {})] == refused(s, 1, "bribe")
    assert "A2" == legal(s, 1)


@pytest.mark.clause("MV-029")
def test_who_plays_a_card_must_follow_the_character() -> None:
    s = follow()

    assert [("must_follow", "MV-029", {"character": 0})] == refused(s, 1, "P7")
    assert [("must_follow", "MV-029", {"character": 0})] == refused(s, 1, "U1")
    assert [] == refused(s, 1, "A2")


@pytest.mark.clause("MV-029")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    s = follow()

    assert [("not_in_hand", "MV-029", {"card": "A9"})] == refused(s, 1, "A9")


@pytest.mark.clause("MV-023")
def test_the_starting_card_comes_from_the_hand() -> None:
    s = table(["A5 P7", "A2 A3"], trump="U9")

    assert [("not_in_hand", "MV-023", {"card": "E4"})] == refused(s, 0, "E4")


def test_a_card_that_is_neither_in_hand_nor_follows_is_refused_for_both() -> None:
    s = follow()

    assert [
        ("not_in_hand", "MV-029", {"card": "E4"}),
        ("must_follow", "MV-029", {"character": 0}),
    ] == refused(s, 1, "E4")


@pytest.mark.clause("MV-030")
def test_who_lacks_the_character_may_play_anything() -> None:
    s = follow()
    say(s, 1, "A2")

    assert "P1, E4, E5, bribe" == legal(s, 2)
    assert [("not_in_hand", "MV-029", {"card": "U13"})] == refused(s, 2, "U13")


@pytest.mark.clause("MV-030")
def test_there_is_no_duty_to_trump_or_to_beat() -> None:
    s = table(["A5 A9", "P7 U1", "A2 A13"], trump="U9", played=["A10"], bribes=[0, 0, 0])

    assert "P7, U1" == legal(s, 1)

    say(s, 1, "P7")

    assert "A2, A13" == legal(s, 2)


@pytest.mark.clause("MV-031")
def test_who_can_follow_may_still_bribe() -> None:
    s = follow()

    assert [] == refused(s, 1, "bribe")
    assert why_not_bribe(s, 0) == why_not_bribe(s, 1) == 0


@pytest.mark.clause("MV-032")
def test_who_can_neither_follow_nor_bribe_must_play_some_card() -> None:
    s = table(["A5", "P7 E2", "E4"], trump="U9", played=["A10"], bribes=[0, 0, 0])

    assert "P7, E2" == legal(s, 1)


@pytest.mark.clause("MV-033", "MV-025")
def test_the_round_goes_on_until_everybody_had_a_turn() -> None:
    s = table(["A5 A9", "A2 A3", "E4 E5"], trump="U9", leader=1)

    assert [CardPlayed(1, "A2")] == say(s, 1, "A2")
    assert [CardPlayed(2, "E4")] == say(s, 2, "E4")
    assert [CardPlayed, RoundWon, RoundStarted] == [type(event) for event in say(s, 0, "A5")]


@pytest.mark.clause("MV-029")
def test_not_following_shows_that_the_character_is_lacking() -> None:
    s = follow()
    say(s, 1, "bribe")
    say(s, 2, "E4")

    assert [0, 0, 0b0001] == s.lacks


def test_others_learn_a_card_when_it_is_played() -> None:
    s = lead()
    dealer = Dealer(Scripted([]))
    s.apply(0, PLAY[NUMBER["A5"]], dealer)

    assert 0b110 == dealer.learned

    dealer = Dealer(Scripted([]))
    s.apply(1, BRIBE, dealer)

    assert 0 == dealer.learned
