"""Conspiracies: the chain, additional actions, enhancements, quick support."""

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import (
    DISPLACE,
    EXCLUDE,
    INFLUENCE,
    INTERROGATE,
    REASSIGN,
    SCOUT,
)
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import Pax
from tests.games.illuminaten.builders import (
    is_done,
    learned,
    legal,
    of_kind,
    refused,
    say,
    tokens_of,
)
from tests.games.illuminaten.weaving import menu, woven


def weavable(s: Pax) -> list[str]:
    return [word for word in legal(s, 0).split(", ") if word.startswith("weave")]


# ── the chain ──


@pytest.mark.clause("PI-119")
def test_each_use_adds_one_card_from_hand_in_the_open() -> None:
    s = menu("1 16 31 47")
    assert refused(s, 0, "weave 2")[0][:2] == ("not_in_hand_to_weave", "PI-119")
    assert learned(s, 0, "weave 31") == 2
    told = say(s, 0, "weave 31")
    assert of_kind(told, events.CardWoven) == [events.CardWoven(0, 31)]
    assert s.chain == [30]
    assert not s.hands[0] >> 30 & 1
    say(s, 0, "ability", "weave 1", "decline", "weave 16", "decline")
    assert s.chain == [30, 0, 15]
    assert s.mains == 2


@pytest.mark.clause("PI-120")
def test_a_card_must_share_a_faction_with_the_one_before() -> None:
    s = menu("1 11 17 40", chain="31")  # A+M, then A+M, T+D, T+A, K+T
    assert weavable(s) == ["weave 1", "weave 17"]
    assert refused(s, 0, "weave 11")[0][:2] == ("no_common_faction", "PI-120")
    after_another = menu("1 11 28 40", chain="31 17")
    assert weavable(after_another) == ["weave 1", "weave 11", "weave 40"], "only the last card counts"


@pytest.mark.clause("PI-128")
def test_a_grand_master_goes_before_and_after_any_card() -> None:
    s = menu("46 50 11", chain="29")  # U+K, then A, D, T+D
    assert weavable(s) == ["weave 46", "weave 50"]
    assert weavable(menu("1 11 40", chain="46")) == ["weave 1", "weave 11", "weave 40"]


@pytest.mark.clause("PI-129")
def test_a_royal_arch_follows_any_card_and_ends_the_chain() -> None:
    s = menu("52 1 46", chain="29")
    assert weavable(s) == ["weave 46", "weave 52"]
    say(s, 0, "weave 52", "ability")
    assert weavable(s) == []
    assert refused(s, 0, "weave 46")[0][:2] == ("chain_has_ended", "PI-129")


@pytest.mark.clause("PI-129")
def test_a_royal_arch_may_be_the_only_card() -> None:
    s = menu("52 46")
    say(s, 0, "weave 52", "ability")
    assert s.chain == [51]
    assert s.chain_ended


@pytest.mark.clause("PI-150")
def test_masters_and_arches_in_the_chain_count_as_played() -> None:
    s = menu("52 46 1")
    say(s, 0, "weave 1", "decline")
    assert not s.great_played
    say(s, 0, "weave 46", "decline")
    assert s.great_played


@pytest.mark.clause("AMB-21", "PI-175")
def test_the_treaty_lets_masons_in_but_not_after_an_arch() -> None:
    s = menu("2 11 40 41", chain="29", open_events=["", "treaty"])  # only 2 and 41 are masons
    assert weavable(s) == ["weave 2", "weave 40", "weave 41"], "40 shares K with 29"
    assert weavable(menu("2 11 40 41", chain="29")) == ["weave 40"]
    s = menu("2 46", chain="52", chain_ended=True, open_events=["treaty"])
    assert weavable(s) == []


@pytest.mark.clause("AMB-50")
def test_under_the_treaty_a_card_may_follow_the_one_before_the_masons() -> None:
    """7 is K+M; 30 is a mason of D+U, 12 one of T+U; 3 is A+K, 2 a mason of A+T, 25 K+T, 26 T+D."""
    hand = "3 19 26"  # A+K, D+A, T+D; no mason among them
    treaty = ["", "treaty"]
    assert weavable(menu(hand, chain="7 30", open_events=treaty)) == ["weave 3", "weave 19", "weave 26"]
    assert weavable(menu(hand, chain="7 30")) == ["weave 19", "weave 26"]
    assert weavable(menu(hand, chain="7 30 12", open_events=treaty)) == ["weave 3", "weave 19", "weave 26"]
    s = menu("28 35", chain="7 12", open_events=treaty)  # K+D, A+U
    assert weavable(s) == ["weave 28", "weave 35"]
    say(s, 0, "weave 28", "decline" if "decline" in legal(s, 0) else "quick support")


@pytest.mark.clause("AMB-50")
def test_the_card_that_began_the_chain_stays_first() -> None:
    treaty = ["", "treaty"]
    assert weavable(menu("3", chain="30", open_events=treaty)) == []
    assert refused(menu("3", chain="30", open_events=treaty), 0, "weave 3")[0][0] == "no_common_faction"
    s = menu("25", chain="7 3 30", open_events=treaty)  # K+T follows A+K
    assert weavable(s) == ["weave 25"]
    s = menu("16", chain="3 26 30", open_events=treaty)  # A+M: 26 is no mason, so 3 is closed
    assert weavable(s) == []
    assert refused(s, 0, "weave 16")[0][:2] == ("no_common_faction_past_masons", "AMB-50")


@pytest.mark.clause("PI-131")
def test_page_28_the_chain() -> None:
    s = menu("38 21 55")
    say(s, 0, "weave 38", "quick support", "gain D")
    assert tokens_of(s, 0) == "MDD"
    assert s.turned == 1 << 37
    say(s, 0, "weave 21")  # it shares M; excluding is enhanced without a question
    assert s.enhanced[EXCLUDE] == 1
    say(s, 0, "weave 55")
    assert (s.chain, s.mains, s.chain_ended) == ([37, 20, 54], 3, True)


# ── quick support ──


@pytest.mark.clause("PI-127")
def test_quick_support_takes_the_yield_in_place_of_the_ability() -> None:
    s = woven(31)
    say(s, 0, "quick support")
    assert legal(s, 0) == "gain A, gain M"
    told = say(s, 0, "gain A")
    assert tokens_of(s, 0) == "AAM"
    assert of_kind(told, events.AbilityUsed) == []
    assert s.enhanced == [0] * 6
    assert is_done(s)


@pytest.mark.clause("PI-127")
def test_quick_support_only_once_per_turn() -> None:
    s = woven(1, chain="31", turned=1 << 30, field={8: 36}, inf={8: "0 - -"}, tokens=["MMTT"])
    assert legal(s, 0) == "ability, decline"
    assert refused(s, 0, "quick support") == [("quick_support_used", "PI-127", {"card": 1})]


@pytest.mark.clause("PI-127", "PI-034")
def test_quick_support_of_an_empty_pool_is_intercepted() -> None:
    s = woven(52, tokens=["", "AAAAAA"])
    say(s, 0, "quick support")
    assert (tokens_of(s, 0), tokens_of(s, 1)) == ("AA", "AAAA")


@pytest.mark.clause("PI-053", "PI-127")
def test_an_arch_yields_two_tokens_as_quick_support() -> None:
    s = woven(52)
    say(s, 0, "quick support")
    assert tokens_of(s, 0) == "AA"
    assert s.mains == 2


@pytest.mark.clause("PI-136", "PI-127")
def test_with_the_magistrates_card_the_ability_may_follow() -> None:
    s = woven(18, factions={"M": 0})
    say(s, 0, "quick support")
    assert tokens_of(s, 0) == "AK"
    assert legal(s, 0) == "ability, decline"
    assert refused(s, 0, "quick support")[0][:2] == ("quick_support_used", "PI-127")
    say(s, 0, "ability")
    assert s.enhanced[INFLUENCE] == 1
    assert is_done(s)


@pytest.mark.clause("PI-136")
def test_the_magistrates_card_of_an_opponent_does_not_help() -> None:
    s = woven(18, factions={"M": 1})
    say(s, 0, "quick support")
    assert is_done(s)


@pytest.mark.clause("PI-136", "AMB-20")
def test_with_the_magistrates_card_an_arch_gives_both() -> None:
    s = woven(52, factions={"M": 0})
    say(s, 0, "quick support")
    assert (tokens_of(s, 0), s.mains) == ("AA", 3)
    assert is_done(s)


@pytest.mark.clause("PI-128", "AMB-22")
def test_support_of_a_master_is_not_quick_support() -> None:
    s = woven(46, factions={"M": 0})
    assert refused(s, 0, "quick support") == [("master_is_no_quick_support", "PI-128", {"card": 46})]
    assert legal(s, 0) == "ability, decline"
    say(s, 0, "ability")
    assert tokens_of(s, 0) == "AAA"
    assert s.turned == 0
    assert is_done(s), "and it yields only once"


@pytest.mark.clause("PI-126", "PI-128")
def test_a_masters_support_may_be_declined() -> None:
    s = woven(46)
    told = say(s, 0, "decline")
    assert told == [events.AbilityDeclined(0, 46)]
    assert tokens_of(s, 0) == ""


# ── additional actions ──


@pytest.mark.clause("PI-121", "PI-122", "PI-123")
def test_an_additional_action_is_made_at_once_and_outside_the_two() -> None:
    s = menu("10 30", field={8: 31}, inf={8: "0 - -"})
    say(s, 0, "weave 10")
    assert legal(s, 0) == "ability, quick support, decline"
    told = say(s, 0, "ability")
    assert of_kind(told, events.AbilityUsed) == [events.AbilityUsed(0, 10, "INT_ADD")]
    assert legal(s, 0) == "on 8, on areopagus"
    say(s, 0, "on areopagus")
    assert s.mains == 2
    assert isinstance(s.stack[-1], Actions)


@pytest.mark.clause("PI-123")
def test_an_additional_action_may_be_declined_but_not_postponed() -> None:
    s = menu("10 30")
    say(s, 0, "weave 10", "decline")
    assert isinstance(s.stack[-1], Actions)
    assert "ability" not in legal(s, 0)


@pytest.mark.clause("PI-122")
def test_an_impossible_additional_action_can_only_be_declined() -> None:
    s = woven(15, chain="30", turned=1 << 29)
    assert legal(s, 0) == "decline"
    assert refused(s, 0, "ability") == [("nobody_to_displace", "PI-101", {"card": 15})]


@pytest.mark.clause("PI-122")
def test_an_additional_displacement_asks_stronger_or_weaker() -> None:
    s = woven(15, field={8: 31, 7: 36}, inf={8: "1", 7: "0"}, tokens=["M"])
    say(s, 0, "ability", "on 7", "on 8")
    assert legal(s, 0) == "stronger, weaker"


# ── enhancements ──


@pytest.mark.clause("PI-124", "AMB-47")
def test_an_enhancement_must_be_applied_unless_quick_support_is_taken() -> None:
    s = woven(31)
    assert legal(s, 0) == "ability, quick support"
    assert refused(s, 0, "decline") == [("must_be_applied", "PI-124", {"card": 31})]
    s = woven(31, chain="1", turned=1)
    assert is_done(s), "all can see that there is no choice"
    assert s.enhanced[INFLUENCE] == 1


@pytest.mark.clause("PI-124")
@pytest.mark.parametrize(
    ("card", "action"),
    [(24, SCOUT), (18, INFLUENCE), (28, INTERROGATE), (17, REASSIGN), (21, EXCLUDE), (19, DISPLACE)],
)
def test_each_enhancement_applies_to_its_action(card: int, action: int) -> None:
    s = woven(card)
    say(s, 0, "ability")
    assert s.enhanced == [1 if place == action else 0 for place in range(6)]


@pytest.mark.clause("PI-125", "AMB-23")
def test_enhancements_add_up_along_the_chain() -> None:
    s = menu("18 33 1")
    say(s, 0, "weave 18", "ability", "weave 33", "ability")
    assert s.enhanced[INFLUENCE] == 2
    say(s, 0, "weave 1", "decline")
    assert s.enhanced[INFLUENCE] == 2


@pytest.mark.clause("PI-130", "AMB-20")
def test_an_arch_gives_one_main_action_more_for_any_time_of_the_turn() -> None:
    s = woven(52)
    assert legal(s, 0) == "ability, quick support"
    assert refused(s, 0, "decline") == [("arch_is_kept", "PI-130", {"card": 52})]
    say(s, 0, "ability")
    assert s.mains == 3
    s = menu("52", mains=0)
    assert refused(s, 0, "interrogate")[0][0] == "no_main_action_left"
    say(s, 0, "weave 52", "ability")
    assert refused(s, 0, "interrogate") == []
