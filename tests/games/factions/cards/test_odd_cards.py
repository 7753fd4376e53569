"""The odd cards, each by name."""

import pytest

from intriga.games.factions import events
from tests.games.factions.builders import areas, hands, legal, of_kind, refused, top
from tests.games.factions.cards.people import people, play


def test_sieyes_sends_the_latest_card_of_each_area_to_the_left_all_at_once() -> None:
    s = people(["sieyes", "", ""], ["necker", "louis danton", "vigee"])

    play(s, "card sieyes")

    assert ["necker vigee", "louis sieyes", "danton"] == areas(s)


def test_sieyes_leaves_guarded_cards_where_they_are() -> None:
    s = people(["sieyes", ""], ["necker", "elisabeth louis"])

    play(s, "card sieyes")

    assert ["necker", "elisabeth louis sieyes"] == areas(s)


def test_lavoisier_puts_a_card_in_the_place_of_the_top_card_of_the_discard_pile() -> None:
    s = people(["lavoisier", ""], ["danton", ""], discard="louis necker")

    play(s, "card lavoisier, card danton")

    assert ["lavoisier necker", ""] == areas(s)
    assert "louis danton" == top(s, 2)


@pytest.mark.clause("HF-020")
def test_lavoisier_may_leave_everything_as_it_is() -> None:
    s = people(["lavoisier", ""], ["danton", ""], discard="louis necker")

    play(s, "card lavoisier, decline")

    assert ["danton lavoisier", ""] == areas(s)


@pytest.mark.clause("HF-A7")
def test_lavoisier_may_go_into_the_discard_pile_himself() -> None:
    s = people(["lavoisier", ""], ["danton", ""], discard="louis necker")

    play(s, "card lavoisier, card lavoisier")

    assert ["danton necker", ""] == areas(s)
    assert "lavoisier" == top(s)


def test_marie_antoinette_takes_a_card_at_random_and_gives_one_back() -> None:
    s = people(["antoinette roux danton", "necker", "louis"])

    play(s, "card antoinette, seat 1, card roux")

    assert ["necker danton", "roux", "louis"] == hands(s)


def test_what_marie_antoinette_takes_and_gives_is_seen_by_all() -> None:
    s = people(["antoinette roux danton", "necker", "louis"])

    told = play(s, "card antoinette, seat 1, card roux")

    (given,) = of_kind(told, events.CardGiven)
    (taken,) = of_kind(told, events.CardTaken)
    assert ("roux", "necker") == (given.card, taken.card)
    assert (given, taken) == (given.seen_by(-1), taken.seen_by(-1))


@pytest.mark.clause("HF-020")
def test_marie_antoinette_may_leave_all_hands_alone() -> None:
    s = people(["antoinette roux", "necker", "louis"])

    play(s, "card antoinette, decline")

    assert ["roux", "necker", "louis"] == hands(s)


def test_cadoudal_hits_the_latest_card_of_the_faction_that_turns_up_in_each_area() -> None:
    s = people(["cadoudal", "", ""], ["louis danton", "necker fersen", "marat"])

    play(s, "card cadoudal", draws="calonne")

    assert ["louis danton", "necker", "marat"] == areas(s)
    assert "calonne cadoudal fersen" == top(s, 3)


@pytest.mark.clause("HF-A3")
def test_cadoudal_ends_the_game_where_he_turns_up_the_last_card() -> None:
    s = people(["cadoudal", ""], ["louis", "fersen"], deck="calonne")

    play(s, "card cadoudal")

    assert s.over
    assert ["louis cadoudal", "fersen"] == areas(s)


def test_marat_takes_two_cards_of_one_other_area_with_him() -> None:
    s = people(["marat", "", ""], ["necker", "louis fersen vigee", "danton"])

    play(s, "card marat, seat 1, card louis, card vigee")

    assert ["necker", "fersen", "danton"] == areas(s)
    assert "louis vigee marat" == top(s, 3)


@pytest.mark.parametrize("area", [0, 1])
def test_marat_stays_while_simone_evrard_is_in_play_wherever_she_lies(area: int) -> None:
    lying = ["necker", "louis fersen vigee"]
    lying[area] += " evrard"
    s = people(["marat", ""], lying)

    play(s, "card marat, card louis, card vigee")

    assert "marat" == areas(s)[0].split()[-1]


def test_marat_harms_nobody_but_himself_where_nothing_else_lies() -> None:
    s = people(["marat", ""], ["necker", ""])

    play(s, "card marat")

    assert ["necker", ""] == areas(s)
    assert "marat" == top(s)


def test_robespierre_strikes_the_latest_card_of_each_area_and_not_himself() -> None:
    s = people(["robespierre", "", ""], ["louis danton", "necker fersen", ""])

    play(s, "card robespierre, seat 0")

    assert ["louis robespierre", "necker", ""] == areas(s)
    assert {"danton", "fersen"} == set(top(s, 2).split())


def test_robespierre_may_be_laid_before_another_and_is_not_struck_there() -> None:
    s = people(["robespierre", ""], ["louis", "necker fersen"])

    play(s, "card robespierre, seat 1")

    assert ["", "necker robespierre"] == areas(s)


def test_robespierre_passes_over_an_area_whose_latest_card_is_guarded() -> None:
    s = people(["robespierre", ""], ["louis", "necker elisabeth"])

    play(s, "card robespierre, seat 0")

    assert ["robespierre", "necker elisabeth"] == areas(s)


def test_babeuf_moves_a_card_from_a_largest_area_to_a_smallest() -> None:
    s = people(["babeuf", "", ""], ["", "louis fersen vigee", "danton"])

    play(s, "card babeuf, card fersen, seat 2")

    assert ["babeuf", "louis vigee", "danton fersen"] == areas(s)


@pytest.mark.clause("HF-022")
def test_babeuf_does_nothing_where_all_areas_are_equal() -> None:
    s = people(["babeuf", ""], ["", "louis"])

    told = play(s, "card babeuf")

    assert ["babeuf", "louis"] == areas(s)
    assert ["impossible"] == [event.why for event in of_kind(told, events.NotApplied)]


def test_babeuf_may_not_take_from_a_smaller_area() -> None:
    s = people(["babeuf", "", ""], ["", "louis fersen vigee", "danton necker"])

    play(s, "card babeuf")

    assert "louis, fersen, vigee" == legal(s, 0)
    assert ["wrong_area"] == [reason for reason, _ in refused(s, 0, "card danton")]


@pytest.mark.clause("HF-022")
def test_marat_says_so_when_there_is_nobody_to_take_away() -> None:
    s = people(["marat", ""], ["evrard", ""])

    told = play(s, "card marat")

    assert ["impossible"] == [event.why for event in of_kind(told, events.NotApplied)]
    assert ["evrard marat", ""] == areas(s)
