"""Six players: a card is left each round, the trump deck is recycled, and the end."""

import pytest

from intriga.games.masti.events import (
    CardLeft,
    Ended,
    RoundStarted,
    RoundWon,
    StackChosen,
    TrumpsRecycled,
)
from intriga.games.masti.game import GAME, invariants
from intriga.games.masti.knowledge.redeal import redeal
from intriga.games.masti.rules import six_players
from intriga.games.masti.rules.scoring import standing, total_of
from intriga.games.masti.rules.six_players import Leaving, new_deck_if_due
from intriga.games.masti.view import view
from intriga.games.masti.vocabulary import LEAVE
from intriga.kernel.machine.chance import Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from tests.games.masti.builders import (
    NUMBER,
    Told,
    cards,
    dealt,
    ending,
    legal,
    names,
    of_kind,
    refused,
    say,
    table,
)
from tests.games.masti.positions import six, trick

# ── a card is left ──


@pytest.mark.clause("MV-077", "MV-079")
def test_the_winner_takes_all_and_leaves_one_card_in_the_centre() -> None:
    s = trick()
    told = say(s, 1, "A2")

    assert [RoundWon(0, ["A2", "A10", "U9"], 0)] == told[1:]
    assert ([0], "leave A2, leave A10, leave U9") == (s.acting(), legal(s, 0))

    told = say(s, 0, "leave U9", draws="P8")

    assert [CardLeft(0, "U9"), RoundStarted(3, "P8", 0, [2, 3, 4, 5])] == told
    assert ("A2 A10", "A4 U9", 0) == (names(s.won[0]), names(s.left), s.turn)
    assert ["A4", "U9"] == view.view(s, 5).centre


@pytest.mark.clause("MV-077")
def test_edge_09_the_winner_of_the_smallest_round_keeps_a_card() -> None:
    s = table(
        ["A9 A8", "", "", "", "", ""],
        trump="U9",
        out=[1, 2, 3, 4, 5],
        round=2,
        left="A4",
        deck="P7 P8",
        teams=3,
    )
    say(s, 0, "A9")

    assert "leave A9, leave U9" == legal(s, 0)

    say(s, 0, "leave U9")

    assert "A9" == names(s.won[0])


@pytest.mark.clause("MV-077")
@pytest.mark.parametrize("word", ["leave A4", "leave A9", "leave P7"])
def test_only_a_card_of_this_round_can_be_left(word: str) -> None:
    s = trick()
    s.won[0] = cards("E5")
    say(s, 1, "A2")

    assert [("not_of_this_round", "MV-077", {"card": word[6:]})] == refused(s, 0, word)
    assert [("not_of_this_round", "MV-077", {"card": "E5"})] == refused(s, 0, "leave E5")


@pytest.mark.clause("MV-077")
@pytest.mark.parametrize("word", ["leave A2", "A3", "bribe"])
def test_only_the_winner_chooses_what_is_left(word: str) -> None:
    s = trick()
    say(s, 1, "A2")

    assert [("winner_leaves", "MV-077", {"seat": 0})] == refused(s, 1, word)
    assert [("winner_leaves", "MV-077", {"seat": 0})] == refused(s, 5, word)


@pytest.mark.parametrize(
    ("word", "reason", "clause"),
    [
        ("A9", "no_play_now", "MV-033"),
        ("bribe", "no_play_now", "MV-033"),
        ("trumps A9", "no_burying_now", "MV-074"),
        ("count 0", "no_counting_now", "MV-066"),
        ("joker artists", "no_jokers_now", "MV-048"),
    ],
)
def test_while_a_card_is_to_be_left_other_words_are_refused(word: str, reason: str, clause: str) -> None:
    s = trick()
    say(s, 1, "A2")

    assert [(reason, clause, {})] == refused(s, 0, word)


def test_the_frame_of_leaving_is_seat_and_cards() -> None:
    s = trick()
    say(s, 1, "A2")
    frame = s.stack[-1]

    assert isinstance(frame, Leaving)
    assert ((0, cards("A2 A10 U9")), LEAVE) == (frame.key(), frame.asks(s, 0))
    assert s.copy().stack[-1] is frame


@pytest.mark.clause("MV-077")
def test_others_than_six_leave_nothing() -> None:
    s = table(["A9", "A2 A3", ""], trump="U9", played=["A10"], out=[2], deck="P7")
    say(s, 1, "A2")

    assert ([0], 0, "A9") == (s.acting(), s.left, legal(s, 0))


# ── the next trump, and new decks ──


@pytest.mark.clause("MV-078")
def test_the_next_trump_is_turned_up_after_the_card_was_left() -> None:
    s = trick()
    say(s, 1, "A2")

    assert (-1, "P7 P8") == (s.trump, names(s.deck))

    say(s, 0, "leave A2", draws="P7")

    assert ("P7", "P8", 1 << NUMBER["P7"]) == (names(1 << s.trump), names(s.deck), s.turned)


@pytest.mark.clause("MV-078")
def test_only_cards_of_the_first_deck_are_noted_as_turned() -> None:
    s = trick(round=5, left="A4", deck="P7 P8")
    say(s, 1, "A2")
    say(s, 0, "leave A2", draws="P7")

    assert 0 == s.turned


@pytest.mark.clause("MV-080", "MV-079")
@pytest.mark.parametrize("round_", [4, 8])
def test_edge_10_the_four_cards_left_become_the_new_trump_deck(round_: int) -> None:
    s = trick(round=round_, left="A4 E5 E6", deck="")
    say(s, 1, "A2")

    assert [
        CardLeft(0, "A10"),
        TrumpsRecycled(round_ + 1, ["A4", "A10", "E5", "E6"]),
        RoundStarted(round_ + 1, "A10", 0, [2, 3, 4, 5]),
    ] == say(s, 0, "leave A10", draws="A10")
    assert (0, "A4 E5 E6", "A10") == (s.left, names(s.deck), names(1 << s.trump))


@pytest.mark.clause("MV-080")
def test_a_deck_that_still_has_cards_is_not_renewed() -> None:
    s = trick()
    told: Told = []
    new_deck_if_due(s, Dealer(Scripted([]), told))

    assert ([], "P7 P8", "A4") == (told, names(s.deck), names(s.left))

    s.deck = 0
    new_deck_if_due(s, Dealer(Scripted([]), told))

    assert ([TrumpsRecycled(2, ["A4"])], "A4", 0) == (told, names(s.deck), s.left)


@pytest.mark.clause("MV-080")
def test_with_fewer_than_six_no_deck_is_renewed() -> None:
    s = table(["A9", "A2", ""], trump="U9", deck="", left="A4")
    new_deck_if_due(s, Dealer(Scripted([])))

    assert (0, "A4") == (s.deck, names(s.left))


@pytest.mark.clause("MV-080", "MV-077")
def test_edge_11_everybody_knows_the_later_decks_and_nobody_their_order() -> None:
    s = trick(round=5, left="A4", deck="P7 P8 E2")

    assert [["P7", "P8", "E2"]] * 7 == [view.view(s, seat).next_trumps for seat in range(-1, 6)]


@pytest.mark.clause("MV-077", "MV-080")
def test_of_the_first_deck_a_seat_knows_its_own_discard() -> None:
    s = six()
    for seat, word in ((1, "trumps P9"), (2, "trumps E1"), (3, "trumps U5")):
        say(s, seat, word, draws="E13" if seat == 3 else "")

    assert [[], ["P9"], ["E1"], ["U5"], [], []] == [view.view(s, seat).next_trumps for seat in range(6)]
    assert [] == view.view(s, -1).next_trumps


@pytest.mark.clause("MV-077")
def test_a_redeal_keeps_what_was_left_face_up_and_deals_the_first_deck_anew() -> None:
    later = trick(round=5, left="A4", deck="P7 P8 E2")
    s = six()
    for seat, word in ((1, "trumps P9"), (2, "trumps E1"), (3, "trumps U5")):
        say(s, seat, word)

    assert {later.deck} == {redeal(later, 1, Quick(seed)).deck for seed in range(20)}
    assert 5 < len({redeal(s, 4, Quick(seed)).deck for seed in range(20)})
    assert all(redeal(s, 2, Quick(seed)).buried[2] == NUMBER["E1"] for seed in range(20))


# ── the end ──


@pytest.mark.clause("MV-A1")
def test_a_card_is_left_in_the_last_rounds_too_and_nobody_scores_it() -> None:
    s = trick(round=12, left="A4 E5 E6", deck="")
    s.hands[0] = 0
    s.hands[1] = cards("A2")
    say(s, 1, "A2")

    assert [0] == s.acting()

    told = say(s, 0, "leave A10")

    assert (CardLeft(0, "A10"), "last_trump") == (told[0], told[-1].reason)
    assert ("A4 A10 E5 E6", "A2 U9") == (names(s.left), names(s.won[0]))
    assert [-2 + 1, 0, 0] == told[-1].totals


@pytest.mark.clause("MV-A1")
def test_the_other_reading_asks_for_no_card_after_round_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(six_players, "LEAVES_TO_THE_END", False)
    eighth = trick(round=8, left="A4 E5 E6", deck="")
    say(eighth, 1, "A2")
    ninth = trick(round=9, left="", deck="P7 P8 E2")

    assert [CardLeft, TrumpsRecycled, RoundStarted] == [type(event) for event in say(eighth, 0, "leave A2")]
    assert RoundStarted(10, "P8", 0, [2, 3, 4, 5]) == say(ninth, 1, "A2", draws="P8")[-1]


@pytest.mark.clause("MV-081")
def test_the_game_ends_after_twelve_rounds_when_the_third_deck_is_used_up() -> None:
    s, told = dealt(6, Quick(3))
    chance = Quick(5)
    while not s.over:
        seat = s.acting()[0]
        words = s.legal(seat)
        s.apply(seat, words[-1], Dealer(chance, told))
        assert [] == invariants(s)

    assert [5, 9] == [event.round for event in of_kind(told, TrumpsRecycled)]
    assert [*range(1, 13)] == [event.round for event in of_kind(told, RoundStarted)]
    assert (12, 4, "last_trump") == (
        len(of_kind(told, CardLeft)),
        count(s.left),
        of_kind(told, Ended)[0].reason,
    )


@pytest.mark.clause("MV-081")
def test_edge_10_an_early_end_leaves_trumps_and_left_cards_unscored() -> None:
    s = trick(round=6, left="A4 E5", deck="P7 P8")
    s.hands[0] = 0
    s.hands[1] = cards("A2")
    say(s, 1, "A2")
    told = say(s, 0, "leave U9")

    assert ("hands_empty", "A4 E5 U9", "P7 P8") == (told[-1].reason, names(s.left), names(s.deck))
    assert ("A2 A10", 6) == (names(s.won[0]), s.round)


def test_edge_15_leaving_a_power_card_in_the_last_rounds_kills_the_ten() -> None:
    s = trick(round=12, left="A4 E5 E6", deck="")
    s.hands[0] = 0
    s.hands[1] = cards("A2")
    s.trump, s.won[1] = NUMBER["U13"], cards("A13 P13 E13")
    say(s, 1, "A2")
    say(s, 0, "leave U13")

    assert -6 == total_of(s, 1)


@pytest.mark.clause("MV-082")
def test_six_are_scored_like_teams_of_four() -> None:
    told: Told = []
    s = ending(
        ["A4 A13", "A5", "", "U6 P13 A3", "U5 U11", "A6"], teams=3, wealth=[0, 0, 1, 2, 0, 0], told=told
    )

    assert [StackChosen(0, "aristocrats", 0)] == of_kind(told, StackChosen)
    assert [1, 2, 0, 0, 0, 4] == s.counted
    assert [1 - 1 - 1 + 2 + 2, 1, 2] == standing(s).totals
    assert [0, 3] == told[-1].winners
    assert GAME.result(s) is not None
