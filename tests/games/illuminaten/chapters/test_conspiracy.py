"""Conspiracies: the chain, its abilities, quick support; and faction cards in use."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box import (
    AREOPAGUS,
    DISPLACE,
    EXCLUDE,
    INFLUENCE,
    INTERROGATE,
    REASSIGN,
    SCOUT,
    D,
    M,
)
from intriga.games.illuminaten.rules.conspiracy import Weaving
from intriga.games.illuminaten.rules.support import owns
from intriga.games.illuminaten.rules.turn import Actions
from intriga.games.illuminaten.state import IN_ROW, Pax
from intriga.games.illuminaten.verbs import give_back_borrowed
from intriga.kernel.chance import Quick
from intriga.kernel.dealer import Dealer
from tests.games.illuminaten.builders import (
    is_done,
    learned,
    legal,
    of_kind,
    owners,
    refused,
    say,
    table,
    tokens_of,
)


def menu(hand: str, **more: Any) -> Pax:
    """The action phase of seat 0 with this hand."""
    return table(hands=[hand, "57"], **more)


def woven(card: int, hand: str = "", **more: Any) -> Pax:
    """Seat 0 has just played this card and is asked what it takes from it."""
    return table(hands=[f"{card} {hand}", "57"], frame=Weaving(0, card - 1), **more)


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


@pytest.mark.clause("PI-131")
def test_the_chain_of_the_example() -> None:
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


# ── special actions ──


@pytest.mark.clause("PI-126", "AMB-25", "AMB-19")
def test_two_cards_change_places_with_all_that_lies_on_them() -> None:
    s = woven(
        2,
        field={8: 31, 4: 34, 7: 36},
        inf={8: "0 0 1", 4: "1 - -"},
        markers={8: 1},
        yielded=1 << 7 | 1 << AREOPAGUS,
        laid_near=1 << 3,
    )
    say(s, 0, "ability")
    told = say(s, 0, "on 4", "on 8")
    assert told == [events.CardsSwapped(0, 4, 8)]
    assert (s.field[3], s.field[7]) == (30, 33)
    assert (owners(s, 4), owners(s, 8)) == ("0 0 1", "1 - -")
    assert (s.markers[3], s.markers[7]) == (1, 0)
    assert s.yielded == 1 << 3 | 1 << AREOPAGUS
    assert s.laid_near == 1 << 7
    assert is_done(s)


@pytest.mark.clause("AMB-25")
def test_opponents_on_both_cards_together_may_not_outnumber_one() -> None:
    s = woven(2, field={4: 34, 7: 36, 8: 31, 11: 41}, inf={8: "0 0 1", 4: "1 - -", 7: "1 1 -"})
    say(s, 0, "ability")
    assert legal(s, 0) == "on 4, on 8", "7 goes with none, 11 is the last"
    assert refused(s, 0, "on 5") == [("face_down_to_swap", "AMB-25", {"cell": 5})]
    say(s, 0, "on 4")
    assert legal(s, 0) == "on 8"
    assert refused(s, 0, "on 11") == [("opponents_outnumber", "AMB-25", {"cell": 11})]
    assert refused(s, 0, "on 4") == [("swap_in_order", "AMB-25", {"cell": 4})]


@pytest.mark.clause("PI-126", "AMB-25")
def test_nothing_to_exchange() -> None:
    s = woven(2, field={4: 34, 7: 36}, inf={4: "1 - -", 7: "0 1 -"})
    assert legal(s, 0) == "quick support, decline"
    assert refused(s, 0, "ability") == [("nothing_to_swap", "AMB-25", {"card": 2})]


@pytest.mark.clause("AMB-25")
def test_the_figure_goes_with_its_card() -> None:
    s = woven(2, opponent="weishaupt", field={4: 34, 8: 31}, inf={8: "0 0 1"}, figure=7)
    say(s, 0, "ability", "on 4", "on 8")
    assert s.figure == 3


@pytest.mark.clause("PI-126")
def test_two_cards_from_the_deck() -> None:
    s = woven(27, court="1 2 3 4 5")
    size = s.deck_size
    say(s, 0, "ability")
    assert legal(s, 0) == "deck, court 1, court 2, court 3, court 4, court 5"
    told = say(s, 0, "deck", luck=[10, 11])
    assert s.hands[0] == 1 << 10 | 1 << 11
    assert s.deck_size == size - 2
    assert [event.seen_by(1) for event in told] == [events.CardDrawnUnseen(0)] * 2
    assert is_done(s)


@pytest.mark.clause("PI-126")
def test_or_one_card_of_the_court() -> None:
    s = woven(27, court="1 - 3 4 5")
    say(s, 0, "ability")
    assert refused(s, 0, "court 2")[0][0] == "court_place_empty"
    say(s, 0, "court 3")
    assert s.hands[0] == 1 << 2
    assert s.known[1 * s.seats + 0] == 1 << 2, "all have seen it"
    assert s.court[2] == -1, "the place stays empty until the check phase"


@pytest.mark.clause("GAP-21")
def test_a_hand_above_its_limit_is_cut_down_at_the_end() -> None:
    s = woven(27, "6 7 8", court="1 2 3 4 5")
    say(s, 0, "ability", "deck", luck=[10, 11])
    assert legal(s, 0) == "card 6, card 7, card 8, card 11, card 12"
    say(s, 0, "card 11")
    assert s.discard == 1 << 10
    assert is_done(s)


@pytest.mark.clause("GAP-20")
def test_as_many_cards_as_there_are() -> None:
    s = woven(27, deck="9", under="6 7 8 10 11 12 13 14 15 16 17 18 19 20", court="1 2 3 4 5", discard="")
    s.discard = 0
    say(s, 0, "ability", "deck", luck=[8])
    assert s.hands[0] == 1 << 8
    s = woven(27, deck="", under="6 7 8 10 11 12 13 14 15 16 17 18 19 20", court="- - - - -")
    s.discard = 0
    assert refused(s, 0, "ability") == [("nothing_to_draw", "GAP-20", {"card": 27})]


@pytest.mark.clause("AMB-46")
def test_any_faction_card_is_borrowed_until_the_check_phase() -> None:
    s = woven(23, factions={"D": 1, "M": -1, "A": 0}, used_factions=1 << D)
    say(s, 0, "ability")
    assert legal(s, 0) == "take M, take D"
    assert refused(s, 0, "take A") == [("faction_card_is_yours", "AMB-46", {"faction": 0})]
    assert refused(s, 0, "take U") == [("faction_card_not_in_game", "PI-019", {"faction": 5})]
    told = say(s, 0, "take D")
    assert told == [events.FactionCardBorrowed(0, "D", 1)]
    assert owns(s, 0, D)
    assert not owns(s, 1, D), "the lender goes without meanwhile"
    assert s.used_factions == 0, "it comes straightened"
    give_back_borrowed(s, Dealer(Quick(1)))
    assert owns(s, 1, D)
    assert (s.borrowed, s.borrowed_from) == ([], [])


@pytest.mark.clause("AMB-46")
def test_two_faction_cards_may_be_borrowed_in_one_turn() -> None:
    s = menu("23 38", factions={"D": 1, "M": -1})
    say(s, 0, "weave 23", "ability", "take D", "weave 38", "ability", "take M")
    assert owns(s, 0, D)
    assert owns(s, 0, M)
    told: list[Any] = []
    give_back_borrowed(s, Dealer(Quick(1), told))
    assert (s.faction_owner[D], s.faction_owner[M]) == (1, IN_ROW)
    assert told == [events.FactionCardReturned("D", 1), events.FactionCardReturned("M", None)]


@pytest.mark.clause("AMB-46")
def test_no_faction_card_to_borrow() -> None:
    s = woven(23, factions={"D": 0, "M": 0, "A": 0})
    assert refused(s, 0, "ability") == [("no_faction_card_to_borrow", "AMB-46", {"card": 23})]


@pytest.mark.clause("GAP-12", "PI-034")
def test_two_tokens_from_an_edict() -> None:
    s = woven(20, edicts={"K": (1, 4)})
    say(s, 0, "ability")
    assert legal(s, 0) == "gain K"
    assert refused(s, 0, "gain A") == [("edict_is_empty", "GAP-12", {"faction": 0})]
    told = say(s, 0, "gain K")
    assert told == [events.EdictTokensTaken(0, "K", 2)]
    assert tokens_of(s, 0) == "KK"
    assert s.edict_tokens[3] == 2
    assert s.edict_owner[3] == 1


@pytest.mark.clause("GAP-23")
def test_an_edict_emptied_so_is_discarded_at_once() -> None:
    s = woven(20, edicts={"K": (1, 2)}, edicts_gone="AMTD")
    say(s, 0, "ability", "gain K")
    assert s.edict_owner[3] == -1
    assert s.edicts_gone == 31
    assert s.last_round


@pytest.mark.clause("GAP-12")
def test_no_edict_to_take_from() -> None:
    s = woven(20)
    assert refused(s, 0, "ability") == [("no_edict_with_tokens", "GAP-12", {"card": 20})]


# ── faction cards in use ──


@pytest.mark.clause("PI-134", "PI-135")
def test_a_faction_card_gives_an_additional_action_once_per_turn() -> None:
    s = menu("1", factions={"K": 0})
    told = say(s, 0, "use K")
    assert told == [events.FactionCardUsed(0, "K")]
    say(s, 0, "on areopagus")
    assert (s.mains, s.chain) == (2, [])
    assert refused(s, 0, "use K")[0][:2] == ("faction_card_used", "PI-135")


@pytest.mark.clause("PI-135")
def test_its_action_must_be_possible() -> None:
    s = menu("1", factions={"D": 0})
    assert refused(s, 0, "use D")[0][:2] == ("nobody_to_displace", "PI-101")


@pytest.mark.clause("PI-136")
def test_only_ones_own_faction_card() -> None:
    s = menu("1", factions={"K": 1})
    assert refused(s, 0, "use K")[0][:2] == ("not_your_faction_card", "PI-136")


# ── data ──


def test_frames_copy_and_pickle() -> None:
    s = menu("2 27 23 20 18", field={8: 31, 4: 34}, edicts={"K": (1, 4)}, factions={"M": 0})
    words = ["weave 2", "quick support", "gain A", "ability", "on 4", "on 8", "weave 18"]
    words += ["weave 20", "ability", "gain K", "weave 27", "ability", "court 1"]
    for word in words:
        assert pickle.loads(pickle.dumps(s)) == s == s.copy()
        say(s, 0, word)
