"""Hands and the court: limits, refilling, the steward."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten.events import (
    CardDrawn,
    CardsDiscarded,
    CardThrownAway,
    CourtCardTaken,
    CourtFilled,
    StewardMoved,
    SupportSpent,
)
from intriga.games.illuminaten.rules.phases.refill import (
    DiscardDown,
    Refill,
    hand_limit,
    missing,
    refill_from_deck,
    update_court,
)
from intriga.games.illuminaten.state import NONE, Pax
from intriga.kernel.machine.chance import Guided, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from tests.games.illuminaten.builders import (
    Rest,
    Told,
    cards,
    is_done,
    learned,
    legal,
    of_kind,
    refused,
    say,
    table,
    tokens_of,
)

ALL_PLACES = "court 1, court 2, court 3, court 4, court 5"
COURT = "11 12 13 14 15"


def filling(hand: str = "1 2", **more: Any) -> Pax:
    """Seat 0 fills its hand; the steward stands over the third card."""
    given = {"hands": [hand], "court": COURT, "steward": 3, "frame": Refill(0), "tokens": ["AM"]}
    return table(**{**given, **more})


def updated(luck: list[int] | None = None, **more: Any) -> tuple[Pax, Told]:
    s = table(**{"frame": Rest(), "court": COURT, **more})
    told: Told = []
    update_court(s, Dealer(Quick(1) if luck is None else Guided(luck), told))
    return s, told


# ── limits ──


@pytest.mark.clause("PI-039", "PI-136")
def test_four_cards_are_the_limit_and_five_with_the_card_of_the_scholars() -> None:
    s = table(frame=Rest(), hands=["1 2 3", "4"], factions={"U": 0}, events=["press"])

    assert [5, 4] == [hand_limit(s, 0), hand_limit(s, 1)]
    assert [2, 3] == [missing(s, 0), missing(s, 1)]


@pytest.mark.clause("GAP-21")
def test_a_hand_is_cut_down_by_ones_own_choice() -> None:
    s = table(hands=["1 2 3 4 5 6"], frame=DiscardDown(0), known={(1, 0): "2"})

    assert "card 1, card 2, card 3, card 4, card 5" == legal(s, 0)
    assert [("discarded_in_order", "GAP-21", {"card": 6})] == refused(s, 0, "card 6")
    assert [("not_in_hand_to_throw_away", "GAP-21", {"card": 7})] == refused(s, 0, "card 7")
    assert "not_asked" == refused(s, 0, "weave 1")[0][0]
    assert 2 == learned(s, 0, "card 2")
    told = say(s, 0, "card 2")
    assert [CardThrownAway(0, 2), CardsDiscarded([2])] == told
    assert [("discarded_in_order", "GAP-21", {"card": 1})] == refused(s, 0, "card 1")
    say(s, 0, "card 6")

    assert cards("1 3 4 5") == s.hands[0]
    assert 0 == s.known[1 * 2 + 0]
    assert is_done(s)


@pytest.mark.clause("GAP-21")
def test_a_hand_within_its_limit_is_left_alone() -> None:
    s = table(hands=["1 2 3 4"], frame=DiscardDown(0))

    assert is_done(s)


# ── refilling ──


@pytest.mark.clause("PI-159", "GAP-20")
def test_a_hand_is_filled_from_the_deck_as_far_as_there_are_cards() -> None:
    s = table(frame=Rest(), hands=["1 2", "3"])
    told: Told = []
    refill_from_deck(s, 1, Dealer(Guided([30, 31, 32]), told))
    assert [CardDrawn(1, 31), CardDrawn(1, 32), CardDrawn(1, 33)] == told

    face_down = " ".join(str(card) for card in range(20, 34))
    s = table(frame=Rest(), hands=["1 2", "3"], deck=f"{face_down} 50", discard="")
    s.discard = 0
    refill_from_deck(s, 1, Dealer(Quick(1)))
    assert (2, 0) == (count(s.hands[1]), s.deck_size)


@pytest.mark.clause("PI-160", "PI-164", "PI-165", "AMB-28")
def test_the_active_seat_fills_up_from_court_and_deck() -> None:
    s = filling()
    assert f"{ALL_PLACES}, deck" == legal(s, 0)
    assert "not_asked" == refused(s, 0, "enough")[0][0]
    told = say(s, 0, "court 5", "deck", luck=[40])

    assert [CourtCardTaken(0, 5, 15), CardDrawn(0, 41)] == told
    assert cards("1 2 15 41") == s.hands[0]
    assert ("AM", NONE) == (tokens_of(s, 0), s.court[4])
    assert 1 << 14 == s.known[1 * 2 + 0]
    assert is_done(s)


@pytest.mark.clause("PI-160", "PI-165")
def test_all_cards_may_come_from_the_deck() -> None:
    s = filling()
    say(s, 0, "deck", "deck", luck=[40, 41])

    assert cards("1 2 41 42") == s.hands[0]
    assert is_done(s)


@pytest.mark.clause("PI-162", "PI-163", "PI-161")
def test_of_two_court_cards_one_is_the_stewards_and_the_second_costs_a_token() -> None:
    s = filling()
    say(s, 0, "court 5")

    assert "court 3, deck" == legal(s, 0)
    assert [("steward_must_be_one", "PI-162", {"place": 3})] == refused(s, 0, "court 1")
    assert [("court_place_empty", "PI-164", {"place": 5})] == refused(s, 0, "court 5")
    say(s, 0, "court 3")
    assert "pay A, pay M" == legal(s, 0)
    assert [SupportSpent(0, "M", 1)] == say(s, 0, "pay M")
    assert (cards("1 2 13 15"), "A") == (s.hands[0], tokens_of(s, 0))
    assert is_done(s)


@pytest.mark.clause("PI-162")
def test_after_the_stewards_card_any_other_may_be_the_second_at_once_or_later() -> None:
    s = filling("1")
    say(s, 0, "court 3")
    assert "court 1, court 2, court 4, court 5, deck" == legal(s, 0)
    say(s, 0, "deck", luck=[40])
    assert "court 1, court 2, court 4, court 5, deck" == legal(s, 0)
    say(s, 0, "court 1", "pay A")

    assert (cards("1 11 13 41"), "M") == (s.hands[0], tokens_of(s, 0))


@pytest.mark.clause("PI-163")
def test_without_support_there_is_no_second_court_card() -> None:
    s = filling("", tokens=[""])
    say(s, 0, "court 5")

    assert cards("15") & s.hands[0]
    assert 3 == count(s.hands[0] & ~cards("15"))
    assert NONE != s.court[2]
    assert is_done(s)


@pytest.mark.clause("PI-163")
def test_the_second_court_card_is_refused_without_support() -> None:
    s = filling("1", tokens=[""], frame=Rest())
    s.stack.append(Refill(0, 1))

    assert ("no_token_for_second", "PI-163", {}) == refused(s, 0, "court 3")[0]


@pytest.mark.clause("PI-161")
def test_a_third_court_card_is_refused_and_the_rest_comes_from_the_deck() -> None:
    s = filling("", frame=Rest())
    s.stack.append(Refill(0, 2, True))
    assert ("court_taken_twice", "PI-161", {}) == refused(s, 0, "court 1")[0]

    s = filling("", tokens=["A"])
    told = say(s, 0, "court 5", "court 3")
    assert [CourtCardTaken(0, 3, 13), SupportSpent(0, "A", 1)] == told[1:3]
    assert 2 == len(of_kind(told, CardDrawn))
    assert is_done(s)


@pytest.mark.clause("PI-161", "AMB-40")
def test_no_more_is_taken_than_is_missing() -> None:
    s = filling("1 2 3")
    say(s, 0, "court 3")
    assert is_done(s)

    s = filling("1 2 3 4")
    assert is_done(s)


@pytest.mark.clause("GAP-20", "PI-160")
def test_without_deck_and_discard_only_the_court_is_left() -> None:
    face_down = " ".join(str(card) for card in range(20, 34))
    s = filling(deck=face_down, frame=Rest())
    s.discard = 0
    s.stack.append(Refill(0))
    s.settle(Dealer(Quick(1)))

    assert ALL_PLACES == legal(s, 0)
    assert [("deck_is_empty", "GAP-20", {})] == refused(s, 0, "deck")
    say(s, 0, "court 1", "pay A")
    assert cards("1 2 11 13") == s.hands[0]

    s = filling(court="- - - - -", deck=face_down, frame=Rest())
    s.discard = 0
    s.stack.append(Refill(0))
    s.settle(Dealer(Quick(1)))
    assert is_done(s)


# ── the court ──


@pytest.mark.clause("PI-166", "PI-167", "PI-168", "PI-169", "PI-170")
def test_the_court_loses_the_stewards_card_and_is_filled_without_a_shift() -> None:
    s, told = updated([40, 41], court="11 12 13 - 15", steward=2)

    assert [
        CardsDiscarded([12]),
        StewardMoved(3),
        CourtFilled(2, 41),
        CourtFilled(4, 42),
    ] == told
    assert [10, 40, 12, 41, 14] == s.court
    assert (2, True) == (s.steward, bool(s.discard >> 11 & 1))


@pytest.mark.clause("PI-167", "PI-168")
def test_over_an_empty_place_nothing_is_discarded_and_the_steward_goes_round() -> None:
    s, told = updated([40], court="11 12 13 14 -", steward=5)

    assert [StewardMoved(1), CourtFilled(5, 41)] == told
    assert 0 == s.steward


@pytest.mark.clause("GAP-20", "PI-169")
def test_court_places_stay_empty_without_deck_and_discard() -> None:
    face_down = " ".join(str(card) for card in range(20, 34))
    s = table(frame=Rest(), court="- 12 - 14 15", steward=1, deck=f"{face_down} 50")
    s.discard = 0
    update_court(s, Dealer(Guided([49])))

    assert [49, 11, NONE, 13, 14] == s.court


def test_frames_are_made_again_from_their_keys() -> None:
    for frame in (Refill(1, 1, True), DiscardDown(1, 7)):
        assert frame.key() == pickle.loads(pickle.dumps(frame)).key() == frame.copy().key()
