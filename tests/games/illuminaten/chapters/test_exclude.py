"""Exclude: a face-up card goes, a card from hand takes its place, and the influence is carried over."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules.actions.exclude import Exclude, carried_over, why_not_exclude
from intriga.games.illuminaten.rules.reasons import (
    CANNOT_PAY_EXCLUSION,
    NO_CARD_TO_LAY,
    NOTHING_TO_EXCLUDE,
    TOO_FEW_SLOTS,
)
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, BY_MARKER, FREE, MAIN
from intriga.games.illuminaten.state import NONE, Pax
from tests.games.illuminaten.builders import learned, legal, owners, refused, say, slots, table, tokens_of

#: Seat 0 acts with its areopagus IV (M, K, U), which touches 1 and 2, or with 18 (A, K) at 1.
FIELD = {1: 18, 2: 31, 3: 20, 8: 32}
INF = {1: "0 -", 2: "0 0 0"}


def excluding(mode: int = MAIN, marked: int = 0, **more: Any) -> Pax:
    given: dict[str, Any] = {
        "field": FIELD,
        "inf": INF,
        "hands": ["1 16 52", "2"],
        "tokens": ["AAAKKKU", ""],
    }
    return table(3, frame=Exclude(0, mode, marked - 1), **{**given, **more})


# ── acting card and target ──


@pytest.mark.clause("PI-094", "PI-059", "AMB-14")
def test_the_target_is_face_up_and_adjacent_and_may_be_the_acting_card() -> None:
    s = excluding()

    assert "on 1, on 2, on areopagus" == legal(s, 0)
    assert [("not_your_card_to_exclude_with", "PI-059", {"cell": 3})] == refused(s, 0, "on 3")
    say(s, 0, "on 1")
    assert "on 1, on 2, on 3" == legal(s, 0)
    assert [("face_down_to_exclude", "PI-094", {"cell": 4})] == refused(s, 0, "on 4")
    assert [("not_adjacent_to_exclude", "PI-094", {"cell": 8})] == refused(s, 0, "on 8")
    assert [("not_adjacent_to_exclude", "PI-094", {"cell": 20})] == refused(s, 0, "on areopagus")
    assert [("not_asked", "PI-068", {})] == refused(s, 0, "card 1")


@pytest.mark.clause("PI-094")
def test_opponents_influence_protects_a_card() -> None:
    s = excluding(inf={**INF, 3: "1 -"})
    say(s, 0, "on 1")

    assert [("opponents_are_on_it", "PI-094", {"cell": 3})] == refused(s, 0, "on 3")


# ── the price ──


@pytest.mark.clause("PI-095")
@pytest.mark.parametrize(("target", "left"), [("on 3", "AAAKK"), ("on 1", "AAAKK"), ("on 2", "AAA")])
def test_one_matching_support_for_each_token_on_it_and_one_at_least(target: str, left: str) -> None:
    s = excluding(tokens=["AAAKKK"])
    say(s, 0, "on 1", target)
    while "pay K" in legal(s, 0):
        say(s, 0, "pay K")

    assert left == tokens_of(s, 0)


@pytest.mark.clause("PI-095", "AMB-15")
def test_opponents_tokens_are_paid_for_too() -> None:
    shared: dict[str, Any] = {
        "field": {2: 31},
        "inf": {2: "1 1 0"},
        "open_events": ["decree"],
        "hands": ["32", ""],
    }
    s = excluding(tokens=["KKK"], **shared)
    say(s, 0, "on areopagus", "on 2", "card 32")
    assert "" == tokens_of(s, 0)

    assert CANNOT_PAY_EXCLUSION == why_not_exclude(excluding(tokens=["KK"], **shared), 0, MAIN, NONE)


@pytest.mark.clause("PI-095")
def test_a_target_that_cannot_be_paid_is_refused() -> None:
    s = excluding(tokens=["K"])
    say(s, 0, "on 1")

    assert "on 1, on 3" == legal(s, 0)
    assert [("cannot_pay_exclusion", "PI-095", {"cell": 2})] == refused(s, 0, "on 2")


# ── the new card ──


@pytest.mark.clause("PI-096", "PI-097", "PI-099")
def test_page_22_one_k_spent_and_one_token_moved_over() -> None:
    s = excluding(tokens=["K"])
    told = say(s, 0, "on 1", "on 1", "card 16")

    assert [
        events.SupportSpent(0, "K", 1),
        events.CardExcluded(0, 1, 1, 18),
        events.CardsDiscarded([18]),
        events.CardLaid(0, 1, 16),
        events.InfluenceCarriedOver(1, [0, None]),
    ] == told
    assert (15, "0 -", 1, 1 << 17) == (s.field[0], owners(s, 1), s.mains, s.discard)
    assert [16, 20, 20] == s.supply


@pytest.mark.clause("PI-096")
def test_the_card_comes_from_the_hand_and_is_asked_even_if_there_is_but_one() -> None:
    s = excluding(tokens=["K"], hands=["16", "2"])
    say(s, 0, "on 1", "on 3")

    assert "card 16" == legal(s, 0)
    assert [("not_in_hand_to_lay", "PI-074", {})] == refused(s, 0, "card 2")
    assert 0b110 == learned(s, 0, "card 16")


@pytest.mark.clause("GAP-32")
def test_with_an_empty_hand_nothing_is_excluded() -> None:
    assert NO_CARD_TO_LAY == why_not_exclude(excluding(hands=["", "2"]), 0, MAIN, NONE)
    assert 0 == why_not_exclude(excluding(), 0, MAIN, NONE)


@pytest.mark.clause("PI-097", "GAP-35")
def test_own_tokens_without_a_slot_go_back_to_the_supply() -> None:
    s = excluding(tokens=["KKK"])
    told = say(s, 0, "on areopagus", "on 2", "card 16")

    assert ("0 0", [17, 20, 20]) == (owners(s, 2), s.supply)
    assert events.InfluenceCarriedOver(2, [0, 0]) == told[-1]


@pytest.mark.clause("GAP-35", "PI-097")
@pytest.mark.parametrize(
    ("before", "room", "after"),
    [
        ("0 1 0", 3, "0 1 0"),
        ("0 1 0", 2, "0 1"),
        ("0 1 0", 1, "1"),
        ("- 0 1", 2, "0 1"),
        ("0 0 1", 2, "0 1"),
        ("1 - 0", 3, "1 0 -"),
        ("- - -", 2, "- -"),
    ],
)
def test_tokens_keep_their_order_from_the_top_and_the_lowest_own_ones_go(
    before: str, room: int, after: str
) -> None:
    assert slots(after) == carried_over(slots(before), 0, room)


@pytest.mark.clause("PI-098")
def test_under_the_decree_the_new_card_needs_slots_for_all_opponents_tokens() -> None:
    shared: dict[str, Any] = {
        "field": {2: 31},
        "inf": {2: "1 2 0"},
        "open_events": ["", "decree"],
        "tokens": ["KKK"],
    }
    s = excluding(hands=["1 16", ""], **shared)
    say(s, 0, "on areopagus", "on 2")

    assert "card 16" == legal(s, 0)
    assert [("too_few_slots", "PI-098", {})] == refused(s, 0, "card 1")
    say(s, 0, "card 16")
    assert ("1 2", [20, 19, 19]) == (owners(s, 2), s.supply)
    assert TOO_FEW_SLOTS == why_not_exclude(excluding(hands=["1", ""], **shared), 0, MAIN, NONE)


@pytest.mark.clause("GAP-28")
def test_no_royal_arch_under_tokens_of_several_players() -> None:
    shared: dict[str, Any] = {
        "field": {2: 31},
        "open_events": ["decree"],
        "tokens": ["KKK"],
        "hands": ["16 52", ""],
    }
    s = excluding(inf={2: "1 2 -"}, **shared)
    say(s, 0, "on areopagus", "on 2")
    assert [("arch_for_one_player", "GAP-28", {})] == refused(s, 0, "card 52")

    s = excluding(inf={2: "1 1 -"}, **shared)
    say(s, 0, "on areopagus", "on 2", "card 52")
    assert ("1 1 -", True) == (owners(s, 2), s.great_played)


@pytest.mark.clause("AMB-19")
def test_a_reward_marker_passes_to_the_new_card() -> None:
    s = excluding(markers={1: 1}, tokens=["K"], yielded=1, laid_near=1)
    say(s, 0, "on 1", "on 1", "card 16")

    assert ([1, 0], 0, 0) == (s.markers[:2], s.yielded, s.laid_near)


# ── additional, enhanced ──


@pytest.mark.clause("PI-124", "AMB-47")
def test_with_an_enhancement_it_costs_nothing_and_no_acting_card_is_asked_for() -> None:
    s = excluding(enhanced={"exclude": 1}, tokens=[""])

    assert "on 1, on 2, on 3" == legal(s, 0)
    told = say(s, 0, "on 3", "card 16")
    assert events.CardExcluded(0, None, 3, 20) == told[0]
    assert 1 == s.mains


@pytest.mark.clause("PI-122", "PI-038", "GAP-35")
def test_by_a_cards_ability_one_own_token_may_follow_from_anywhere() -> None:
    s = excluding(BY_CARD, inf={1: "0 -", 8: "- 0 1"}, tokens=["K"])
    say(s, 0, "on 1", "on 3", "card 16")

    assert "slot 1.1, slot 8.2, decline" == legal(s, 0)
    assert [("not_your_influence", "PI-091", {})] == refused(s, 0, "slot 8.3")
    say(s, 0, "slot 8.2")
    assert "slot 3.1, slot 3.2" == legal(s, 0)
    assert [("not_a_free_slot", "PI-091", {})] == refused(s, 0, "slot 1.2")
    assert [events.InfluenceMoved(0, 8, 2, 3, 2)] == say(s, 0, "slot 3.2")
    assert ("- 0", "- - 1", 2) == (owners(s, 3), owners(s, 8), s.mains)


@pytest.mark.clause("PI-122")
def test_no_token_need_follow() -> None:
    s = excluding(BY_CARD, tokens=["K"])
    say(s, 0, "on 1", "on 3", "card 16", "decline")

    assert ("- -", "") == (owners(s, 3), legal(s, 0))


@pytest.mark.clause("PI-122", "PI-080")
def test_a_token_follows_only_into_a_free_slot_and_never_to_anothers_arch() -> None:
    s = excluding(BY_CARD, tokens=["K"], inf={1: "0 -", 2: "0 0 0"}, field=FIELD)
    say(s, 0, "on 1", "on 1", "card 1")
    assert "" == legal(s, 0)

    s = excluding(BY_CARD, tokens=["KKK"], inf={1: "0 -", 2: "1 1 -"}, open_events=["decree"])
    say(s, 0, "on areopagus", "on 2", "card 52")
    assert "" == legal(s, 0)


@pytest.mark.clause("PI-134", "PI-135", "PI-124")
def test_by_the_card_of_the_magistrates_one_m_is_paid_on_top() -> None:
    s = excluding(BY_FACTION, tokens=["MK"])
    say(s, 0, "on 1", "on 3", "card 16")

    assert ("", 2) == (tokens_of(s, 0), s.mains)
    assert CANNOT_PAY_EXCLUSION == why_not_exclude(excluding(tokens=["K"]), 0, BY_FACTION, NONE)
    free = excluding(BY_FACTION, tokens=["M"], enhanced={"exclude": 1})
    say(free, 0, "on 3", "card 16")
    assert "" == tokens_of(free, 0)


@pytest.mark.clause("PI-115")
def test_a_reward_marker_serves_only_the_marked_card() -> None:
    s = excluding(BY_MARKER, marked=3, tokens=["KK"])

    assert "on 1" == legal(s, 0)
    assert ("not_adjacent_to_exclude", "PI-094") == refused(s, 0, "on areopagus")[0][:2]
    say(s, 0, "on 1", "card 16")
    assert (15, 2) == (s.field[2], s.mains)


# ── the rise of the rosicrucians ──


@pytest.mark.clause("AMB-42")
def test_laying_a_rosicrucian_uses_no_main_action_up() -> None:
    for card, mains in (("card 3", 2), ("card 16", 1)):
        s = excluding(open_events=["rosicrucians"], hands=["3 16", ""], tokens=["K"])
        say(s, 0, "on 1", "on 3", card)

        assert mains == s.mains
    s = excluding(FREE, open_events=["rosicrucians"], hands=["3 16", ""], tokens=["K"], mains=0)
    say(s, 0, "on 1", "on 3")
    assert "card 3" == legal(s, 0)
    assert [("no_rosicrucian_to_lay", "AMB-42", {})] == refused(s, 0, "card 16")


# ── whether at all ──


@pytest.mark.clause("PI-094", "PI-095")
def test_the_action_must_be_possible() -> None:
    assert NOTHING_TO_EXCLUDE == why_not_exclude(excluding(field={8: 32}, inf={}), 0, MAIN, NONE)
    assert CANNOT_PAY_EXCLUSION == why_not_exclude(excluding(tokens=[""]), 0, MAIN, NONE)


def test_an_exclusion_can_be_copied_and_pickled() -> None:
    s = excluding(BY_CARD, tokens=["K"])
    say(s, 0, "on 1", "on 3")
    twin = s.copy()
    say(twin, 0, "card 16", "slot 1.1")

    assert ("card 1, card 16, card 52", "slot 3.1, slot 3.2") == (legal(s, 0), legal(twin, 0))
    for one in (s, twin):
        assert one.stack[-1].key() == pickle.loads(pickle.dumps(one.stack[-1])).key()
