"""Six players: hidden discards, a card left each round, the trump deck recycled."""

import pytest

from intriga.games.masti.events import (
    DiscardedToTrumps,
    RoundStarted,
    TrumpsShuffled,
)
from intriga.games.masti.rules.scoring import sides
from intriga.games.masti.rules.six_players import buriers
from intriga.games.masti.setup import cards_dealt
from intriga.games.masti.view import view
from intriga.games.masti.vocabulary import TO_TRUMPS
from intriga.kernel.machine.chance import NeedsOutcome, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from tests.games.masti.builders import (
    NUMBER,
    dealt,
    legal,
    names,
    refused,
    say,
)
from tests.games.masti.positions import SIX_HANDS, six

# ── teams and deal ──


@pytest.mark.clause("MV-070", "MV-082")
def test_six_always_play_as_three_teams_of_opposite_seats() -> None:
    s, told = dealt(6, Quick(1))

    assert (3, [[0, 3], [1, 4], [2, 5]]) == (s.teams, sides(s))
    assert [[0, 3], [1, 4], [2, 5]] == told[0].teams
    assert [0, 1, 2, 0, 1, 2] == [s.team(seat) for seat in range(6)]


@pytest.mark.clause("MV-071", "MV-072")
@pytest.mark.parametrize(
    ("first", "sizes"),
    [
        (0, [8, 8, 8, 9, 9, 9]),
        (1, [9, 8, 8, 8, 9, 9]),
        (4, [8, 9, 9, 9, 8, 8]),
        (5, [8, 8, 9, 9, 9, 8]),
    ],
)
def test_the_first_three_are_dealt_eight_cards_the_others_nine(first: int, sizes: list[int]) -> None:
    picks = [first, *[0] * 51]
    s, _ = dealt(6, Scripted(picks))

    assert sizes == [count(hand) for hand in s.hands] == [cards_dealt(s, seat) for seat in range(6)]
    assert [seat for seat in range(6) if sizes[seat] == 9] == sorted(buriers(s)) == s.acting()


@pytest.mark.clause("MV-072", "MV-074")
def test_those_with_nine_cards_are_named_from_the_first_player_on() -> None:
    s = six()

    assert [1, 2, 3] == buriers(s)
    s.first = 1
    assert [4, 5, 0] == buriers(s)


@pytest.mark.clause("MV-073")
def test_the_one_card_left_over_begins_the_trump_deck() -> None:
    assert "E13" == names(six().deck)


@pytest.mark.clause("MV-076", "MV-017")
def test_six_players_have_four_bribe_gems_each_and_twelve_rounds() -> None:
    s = six()

    assert ([4] * 6, 12, 0) == (s.bribes, s.rounds, s.round)


# ── hidden discards ──


@pytest.mark.clause("MV-074", "MV-075", "MV-A12")
def test_three_discards_and_the_left_over_card_make_the_trump_deck() -> None:
    s = six()
    say(s, 2, "trumps E1")
    say(s, 1, "trumps P9")

    assert [
        DiscardedToTrumps(1, "P9"),
        DiscardedToTrumps(2, "E1"),
        DiscardedToTrumps(3, "U5"),
        TrumpsShuffled(["P9", "E1", "E13", "U5"]),
        RoundStarted(1, "E13", 4, []),
    ] == say(s, 3, "trumps U5", draws="E13")
    assert ("E13", "P9 E1 U5") == (names(1 << s.trump), names(s.deck))
    assert [8] * 6 == [count(hand) for hand in s.hands]
    assert [4] == s.acting()


@pytest.mark.clause("MV-075")
def test_the_trump_is_one_of_the_four_cards() -> None:
    s = six()
    say(s, 1, "trumps P9")
    say(s, 2, "trumps E1")
    with pytest.raises(NeedsOutcome) as needed:
        s.apply(3, TO_TRUMPS[NUMBER["U5"]], Dealer(Scripted([])))

    assert 4 == needed.value.n


@pytest.mark.clause("MV-A12", "MV-074")
def test_the_choice_is_simultaneous_and_hidden_until_the_last() -> None:
    s = six()

    assert ([1, 2, 3], 0b001110, 0b001110) == (s.acting(), s.may, s.must)

    dealer = Dealer(Scripted([]), [])
    s.apply(2, TO_TRUMPS[NUMBER["E1"]], dealer)

    assert ([], 0) == (dealer.events, dealer.learned)
    assert (0b001110, 0b001010, [1, 3, 2]) == (s.may, s.must, s.acting())
    assert ("E13", SIX_HANDS[2]) == (names(s.deck), names(s.hands[2]))
    assert [None, None, "E1", None, None, None] == [view.view(s, seat).my_discard for seat in range(6)]
    assert [9, 9, 9] == [view.view(s, 0).areas[seat].cards_in_hand for seat in (1, 2, 3)]


@pytest.mark.clause("MV-A12")
def test_a_choice_may_be_changed_until_the_last_seat_has_chosen() -> None:
    s = six()
    question = s.asked
    say(s, 2, "trumps E1")
    say(s, 2, "trumps E7")
    say(s, 1, "trumps P9")

    assert question == s.asked

    told = say(s, 3, "trumps U5")

    assert question + 1 == s.asked
    assert DiscardedToTrumps(2, "E7") == told[1]


@pytest.mark.clause("MV-A12")
def test_the_order_of_the_hidden_choices_does_not_matter() -> None:
    one, other = six(), six()
    for s, order in ((one, (1, 2, 3)), (other, (3, 1, 2))):
        for seat in order:
            say(s, seat, {1: "trumps P9", 2: "trumps E1", 3: "trumps U5"}[seat])

    assert one.full_key() == other.full_key()


@pytest.mark.clause("MV-074")
def test_only_a_card_of_ones_own_hand_can_go_into_the_trump_deck() -> None:
    s = six()

    assert ", ".join(f"trumps {card}" for card in SIX_HANDS[1].split()) == legal(s, 1)
    assert [("not_in_hand", "MV-074", {"card": "E1"})] == refused(s, 1, "trumps E1")
    assert [("not_in_hand", "MV-074", {"card": "E13"})] == refused(s, 1, "trumps E13")


@pytest.mark.clause("MV-072")
@pytest.mark.parametrize("seat", [0, 4, 5])
@pytest.mark.parametrize("word", ["trumps A1", "A1", "bribe"])
def test_who_has_eight_cards_keeps_them(seat: int, word: str) -> None:
    assert [("has_eight_cards", "MV-072", {})] == refused(six(), seat, word)


@pytest.mark.parametrize(
    ("word", "reason", "clause"),
    [
        ("P1", "no_play_now", "MV-033"),
        ("bribe", "no_play_now", "MV-033"),
        ("leave P1", "no_leaving_now", "MV-077"),
        ("count 0", "no_counting_now", "MV-066"),
        ("joker artists", "no_jokers_now", "MV-048"),
    ],
)
def test_before_the_first_round_other_words_are_refused(word: str, reason: str, clause: str) -> None:
    assert [(reason, clause, {})] == refused(six(), 1, word)


def test_the_frame_of_the_discards_has_nothing_of_its_own_to_copy() -> None:
    s = six()
    frame = s.stack[-1]

    assert (TO_TRUMPS, True, ()) == (frame.asks(s, 1), frame.still_open(s), frame.key())
    assert s.copy().stack[-1] is frame
