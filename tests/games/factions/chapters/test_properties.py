"""Properties: read when the card is played, effect by effect."""

import pytest

from intriga.games.factions import events
from intriga.games.factions.game import GAME
from intriga.games.factions.state import Factions
from tests.games.factions.builders import (
    Told,
    areas,
    box_of,
    hands,
    ids,
    legal,
    of_kind,
    refused,
    say,
    table,
    top,
)


def played(
    effects: str, hands: list[str], areas: list[str], draws: str = "", discard: str = ""
) -> tuple[Factions, Told]:
    """Seat 0 has just played `f1` with this property."""
    s = table(hands, areas, box=box_of(f1=f"property = [{effects}]"), discard=discard)
    return s, say(s, 0, "card f1", draws)


@pytest.mark.clause("HF-019")
def test_a_property_is_applied_when_its_card_is_played() -> None:
    s, told = played('{ do = "draw" }', ["f1", ""], ["", ""], "k3")

    assert ["k3", ""] == hands(s)
    assert ["card_played", "card_laid", "card_drawn", "turn_began"] == [
        type(e).__struct_config__.tag for e in told
    ]


@pytest.mark.clause("HF-019")
def test_both_effects_are_applied_in_their_order() -> None:
    s, _ = played('{ do = "draw" }, { do = "drop", who = "me" }', ["f1", ""], ["", ""], "k3")

    assert (["", ""], "k3") == (hands(s), top(s))


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A9")
def test_nobody_moves_on_before_the_property_is_done() -> None:
    s, _ = played('{ do = "discard", whose = "any" }', ["f1", "l9"], ["f2", "l1"])

    assert [0] == s.acting()
    assert [("effect_first", "HF-019")] == refused(s, 1, "card l9")
    assert [("choose_a_card", "HF-A8")] == refused(s, 0, "draw")


@pytest.mark.clause("HF-020")
@pytest.mark.clause("HF-A6")
def test_an_optional_effect_may_be_declined_when_the_card_lies() -> None:
    s, _ = played('{ do = "discard", may = true, whose = "other" }', ["f1", ""], ["", "l1 l2"])

    assert ["f1", "l1 l2"] == areas(s)
    assert "l1, l2, decline" == legal(s, 0)

    told = say(s, 0, "decline")

    assert ["f1", "l1 l2"] == areas(s)
    assert [1] == s.acting()
    assert 1 == len(of_kind(told, events.Declined))


@pytest.mark.clause("HF-020")
@pytest.mark.clause("HF-A6")
def test_an_optional_effect_without_a_choice_is_asked_about_all_the_same() -> None:
    s, _ = played('{ do = "draw", may = true }', ["f1", ""], ["", ""])

    assert ("apply, decline", "may") == (legal(s, 0), GAME.view(s, 0).moment)

    say(s, 0, "apply", "k3")

    assert ["k3", ""] == hands(s)


@pytest.mark.clause("HF-020")
def test_a_mandatory_effect_cannot_be_declined_though_it_harms() -> None:
    s, _ = played('{ do = "discard", whose = "own", not_this = true }', ["f1", ""], ["f2 f3", ""])

    assert "f2, f3" == legal(s, 0)
    assert [("is_mandatory", "HF-020")] == refused(s, 0, "decline")


@pytest.mark.clause("HF-021")
def test_any_number_of_cards_may_lie_before_a_player() -> None:
    many = " ".join(f"l{place}" for place in range(1, 12)) + " k1 k2 k3 k4 k5 k6 k7 k8 k9"
    s = table(["f1", ""], [many, ""])

    say(s, 0, "card f1")

    assert 21 == len(s.areas[0])
    assert 21 == len(GAME.view(s, 1).areas[0].cards)


@pytest.mark.clause("HF-022")
def test_an_effect_that_cannot_be_applied_is_passed_over_and_the_card_stays() -> None:
    s, told = played('{ do = "discard", whose = "any", of = "L" }', ["f1", ""], ["", "k1"])

    assert ["f1", "k1"] == areas(s)
    assert ["impossible"] == [event.why for event in of_kind(told, events.NotApplied)]
    assert [1] == s.acting()


@pytest.mark.clause("HF-022")
def test_the_second_effect_is_applied_though_the_first_cannot_be() -> None:
    s, _ = played('{ do = "discard", whose = "any", of = "L" }, { do = "draw" }', ["f1", ""], ["", ""], "k3")

    assert ["k3", ""] == hands(s)


@pytest.mark.clause("HF-022")
def test_an_effect_whose_condition_does_not_hold_is_passed_over() -> None:
    s, told = played('{ do = "draw", if = { person = "k1", zone = "play" } }', ["f1", "k1"], ["", ""])

    assert ["", "k1"] == hands(s)
    assert ["condition"] == [event.why for event in of_kind(told, events.NotApplied)]


@pytest.mark.clause("HF-023")
def test_what_is_discarded_lies_on_the_discard_pile_for_all_to_see() -> None:
    s, _ = played('{ do = "discard", whose = "other" }', ["f1", ""], ["", "l1"], discard="k1")

    assert "k1 l1" == top(s, 2)
    assert ["k1", "l1"] == [card.id for card in GAME.view(s, -1).discard]


@pytest.mark.clause("HF-024")
@pytest.mark.parametrize(
    ("where", "holds"),
    [("hand", False), ("discard", False), ("deck", False), ("area", True)],
)
def test_only_what_lies_before_players_is_in_play(where: str, holds: bool) -> None:
    effect = '{ do = "draw", if = { person = "k1", zone = "play" } }'
    s, _ = played(
        effect,
        ["f1", "k1" if where == "hand" else ""],
        ["", "k1" if where == "area" else ""],
        "k5" if holds else "",
        discard="k1" if where == "discard" else "l1",
    )

    assert holds == bool(s.hands[0])


@pytest.mark.clause("HF-024")
def test_cards_of_hands_and_of_the_discard_pile_are_no_cards_in_play() -> None:
    s, _ = played('{ do = "discard", whose = "any", of = "L" }', ["f1 l3", "l4"], ["", "l1 l2"], discard="l5")

    assert "l1, l2" == legal(s, 0)
    assert [("not_in_play", "HF-024")] == refused(s, 0, "card l4")
    assert [("not_in_play", "HF-024")] == refused(s, 0, "card l5")


@pytest.mark.clause("HF-A5")
def test_of_two_cards_one_is_discarded_if_there_is_only_one() -> None:
    s, _ = played('{ do = "discard", whose = "other", count = 2 }', ["f1", ""], ["", "l1"])

    assert ["f1", ""] == areas(s)


@pytest.mark.clause("HF-A5")
def test_two_cards_are_drawn_only_as_far_as_the_hand_has_room() -> None:
    s, _ = played('{ do = "draw", count = 3 }', ["f1 f2 f3", ""], ["", ""], "k3")

    assert ["f2 f3 k3", ""] == hands(s)


@pytest.mark.clause("HF-A7")
def test_a_card_may_be_the_target_of_its_own_property() -> None:
    s, _ = played('{ do = "discard", whose = "own" }', ["f1", ""], ["f2", ""])

    assert "f1, f2" == legal(s, 0)

    say(s, 0, "card f1")

    assert ("f1", ["f2", ""]) == (top(s), areas(s))


@pytest.mark.clause("HF-A7")
def test_another_card_means_not_the_card_itself() -> None:
    s, _ = played('{ do = "discard", whose = "own", not_this = true }', ["f1", ""], ["f2 f3", ""])

    assert [("not_itself", "HF-A7")] == refused(s, 0, "card f1")


@pytest.mark.clause("HF-A8")
def test_who_played_the_card_chooses_among_the_targets() -> None:
    s, _ = played('{ do = "discard", whose = "any", of = "L" }', ["f1", "k9"], ["", "l1 l2 k1"])

    assert ([0], "l1, l2") == (s.acting(), legal(s, 0))
    assert [("other_faction", "HF-A8")] == refused(s, 0, "card k1")


@pytest.mark.clause("HF-A8")
def test_several_cards_are_named_in_the_order_of_their_numbers() -> None:
    s, _ = played('{ do = "discard", whose = "other", count = 2 }', ["f1", ""], ["", "l3 l1 l2"])

    assert "l1, l2" == legal(s, 0)
    assert [("in_order", "HF-A8")] == refused(s, 0, "card l3")

    say(s, 0, "card l2")

    assert ["f1", "l1"] == areas(s)
    assert "l2 l3" == top(s, 2)


@pytest.mark.clause("HF-A8")
def test_a_choice_that_everybody_can_see_to_be_forced_is_not_asked() -> None:
    s, _ = played('{ do = "discard", whose = "other" }', ["f1", ""], ["", "l1"])

    assert (["f1", ""], [1]) == (areas(s), s.acting())


@pytest.mark.clause("HF-A9")
def test_a_card_before_another_counts_for_him_and_works_for_its_player() -> None:
    box = box_of(f1='laid = "other"\nproperty = [{ do = "draw" }]')
    s = table(["f1", "l1"], ["", ""], box=box)

    say(s, 0, "card f1", "k3")

    assert (["", "f1"], ["k3", "l1"]) == (areas(s), hands(s))
    assert ([0, 0, 0], [1, 0, 0]) == (s.symbols[0], s.symbols[1])


@pytest.mark.clause("HF-014")
@pytest.mark.clause("HF-G6")
def test_no_property_fills_a_hand_beyond_three() -> None:
    s, told = played('{ do = "each_draws" }', ["f1 f2", "l1 l2 l3", "k1"], ["", "", ""], "k5 k6")

    assert ["f2 k5", "l1 l2 l3", "k1 k6"] == hands(s)
    assert [0, 2] == [event.seat for event in of_kind(told, events.CardDrawn)]


@pytest.mark.clause("HF-A8")
@pytest.mark.clause("HF-G6")
def test_a_card_is_not_given_to_a_full_hand() -> None:
    s, _ = played('{ do = "give" }', ["f1 f2 f3", "l1 l2 l3", "k1", ""], ["", "", "", ""])

    assert "seat 2, seat 3" == legal(s, 0)
    assert [("no_room_there", "HF-G6")] == refused(s, 0, "seat 1")
    assert [("not_a_target", "HF-A8")] == refused(s, 0, "seat 0")


@pytest.mark.clause("HF-G6")
def test_a_card_does_not_return_to_a_full_hand() -> None:
    s, _ = played('{ do = "return", whose = "other" }', ["f1", "l1 l2 l3", ""], ["", "k1", "k2 k3"])

    assert "k2, k3" == legal(s, 0)
    assert [("no_room_there", "HF-G6")] == refused(s, 0, "card k1")


@pytest.mark.clause("HF-G6")
@pytest.mark.parametrize("do", ['"take"', '"recover"', '"draw"'])
def test_with_a_full_hand_nothing_is_taken(do: str) -> None:
    """The hand is full again after the first effect."""
    effects = f'{{ do = "draw" }}, {{ do = {do} }}'
    s, told = played(effects, ["f1 f2 f3", "l1"], ["", ""], "k3", discard="k1")

    assert ["f2 f3 k3", "l1"] == hands(s)
    assert ["impossible"] == [event.why for event in of_kind(told, events.NotApplied)]


@pytest.mark.clause("HF-023")
def test_the_discard_pile_serves_a_property_that_names_it() -> None:
    s, _ = played('{ do = "recover", of = "L" }', ["f1", ""], ["", "l9"], discard="l1 k1 l2")

    assert "l1, l2" == legal(s, 0)
    assert [("not_in_discard", "HF-023")] == refused(s, 0, "card l9")

    say(s, 0, "card l1")

    assert (["l1", ""], "k1 l2") == (hands(s), ids(s, s.discard))


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-G1")
def test_a_guarded_card_is_out_of_reach_and_says_so() -> None:
    guard = 'property = [{ do = "guard", what = "area", of = "K" }]'
    box = box_of(f1='property = [{ do = "discard", whose = "other" }]', l1=guard)
    s = table(["f1", ""], ["", "l1 k1 l2"], box=box)
    say(s, 0, "card f1")

    assert "l1, l2" == legal(s, 0)
    assert [("is_guarded", "HF-019")] == refused(s, 0, "card k1")
