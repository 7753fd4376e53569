"""Influence: one to three tokens on a card in reach, each slot at its price."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules.actions.influence import Influence, why_not_influence
from intriga.games.illuminaten.rules.reasons import CANNOT_PAY_SLOTS, NO_INFLUENCE_LEFT, NOTHING_TO_INFLUENCE
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, BY_MARKER, FREE, MAIN
from intriga.games.illuminaten.state import NONE, Pax
from tests.games.illuminaten.builders import Told, legal, of_kind, owners, refused, say, table, tokens_of

#: 31 is third degree, A+M: its slots cost AAM, AMM, AAM.
FIELD = {1: 31}


def influencing(mode: int = MAIN, marked: int = 0, **more: Any) -> Pax:
    """Seat 0 is about to influence; its areopagus touches 1 and 2."""
    given: dict[str, Any] = {"field": FIELD, "tokens": ["AAAAAMMMM", ""]}
    return table(3, frame=Influence(0, mode, marked - 1), **{**given, **more})


def place(s: Pax, *words: str) -> Told:
    """These words, then payments without substitution."""
    told = say(s, 0, *words)
    while isinstance(s.stack[-1], Pay):
        told += say(s, 0, legal(s, 0).split(", ")[0])
    return told


# ── where ──


@pytest.mark.clause("PI-076", "PI-028", "PI-043", "AMB-14")
def test_the_target_is_in_reach_face_up_and_has_a_free_slot() -> None:
    s = influencing(field={1: 31, 2: 1, 4: 2, 8: 3}, inf={1: "0 - -", 2: "1"})

    assert "on 1, on 4" == legal(s, 0)
    assert [("no_free_slot", "PI-076", {"cell": 2})] == refused(s, 0, "on 2")
    assert [("face_down_to_influence", "PI-076", {"cell": 3})] == refused(s, 0, "on 3")
    assert [("not_adjacent_to_influence", "PI-076", {"cell": 8})] == refused(s, 0, "on 8")
    assert [("not_adjacent_to_influence", "PI-076", {"cell": 20})] == refused(s, 0, "on areopagus")


@pytest.mark.clause("PI-077", "PI-081")
def test_slots_that_cannot_be_paid_are_refused() -> None:
    s = influencing(field={1: 46, 2: 1}, tokens=["AA"])

    assert [("cannot_pay_slots", "PI-077", {"cell": 1})] == refused(s, 0, "on 1")
    assert "on 2" == legal(s, 0)


@pytest.mark.clause("PI-079")
def test_several_players_share_a_card() -> None:
    s = influencing(inf={1: "1 - -"}, tokens=["AMM"])
    say(s, 0, "on 1")

    assert "1 0 -" == owners(s, 1)


@pytest.mark.clause("PI-080", "AMB-43")
def test_a_royal_arch_belongs_to_the_first_even_for_an_ability() -> None:
    arch: dict[str, Any] = {"field": {1: 52}, "inf": {1: "1 1 -"}}

    assert [("arch_is_taken", "PI-080", {"cell": 1})] == refused(influencing(**arch), 0, "on 1")
    assert ("arch_is_taken", "PI-080") == refused(influencing(BY_CARD, **arch), 0, "on 1")[0][:2]
    assert "on 1" == legal(influencing(field={1: 52}, inf={1: "0 - -"}), 0)


@pytest.mark.clause("GAP-19")
def test_without_tokens_in_the_supply_nothing_is_placed() -> None:
    s = influencing(supply=[0, 20, 20])

    assert [("no_influence_left", "GAP-19", {"cell": 1})] == refused(s, 0, "on 1")
    s = influencing(supply=[1, 20, 20])
    place(s, "on 1")
    assert "0 - -" == owners(s, 1)


# ── how many and for how much ──


@pytest.mark.clause("PI-077", "PI-078", "PI-055", "PI-067")
def test_from_one_to_three_tokens_from_the_top_at_the_price_of_their_slots() -> None:
    for words, filled, left in (
        (["enough"], "0 - -", "AAAMMM"),
        (["more", "enough"], "0 0 -", "AAM"),
        (["more", "more"], "0 0 0", ""),
    ):
        s = influencing()
        place(s, "on 1", *words)

        assert (filled, left, 1) == (owners(s, 1), tokens_of(s, 0), s.mains)
        assert 20 - filled.count("0") == s.supply[0]


@pytest.mark.clause("PI-081", "PI-077")
def test_page_18_two_tokens_on_one_card_cost_six() -> None:
    s = influencing()
    told = place(s, "on 1", "more", "enough")

    assert 6 == len(of_kind(told, events.SupportSpent))
    assert [events.InfluencePlaced(0, 1, 1), events.InfluencePlaced(0, 1, 2)] == told[-2:]


@pytest.mark.clause("PI-078")
def test_the_topmost_free_slot_comes_first() -> None:
    s = influencing(inf={1: "1 - 1"}, tokens=["AMM"])
    say(s, 0, "on 1")

    assert "1 0 1" == owners(s, 1)


@pytest.mark.clause("PI-077")
def test_more_is_asked_only_while_it_is_possible() -> None:
    s = influencing(tokens=["AAAMM"])
    say(s, 0, "on 1")
    assert "0 - -" == owners(s, 1)

    s = influencing(tokens=["AAAMMM"])
    say(s, 0, "on 1")
    assert "more, enough" == legal(s, 0)
    assert [("not_asked", "PI-068", {"cell": 1})] == refused(s, 0, "on 1")
    say(s, 0, "more")
    assert "0 0 -" == owners(s, 1)


@pytest.mark.clause("PI-077")
def test_three_are_the_most_even_if_a_card_had_more_slots() -> None:
    s = influencing()
    frame = Influence(0, MAIN, NONE, 0, 3)

    assert ("three_at_most", "PI-077") == s.reasons()[frame.why_not_more(s)]


# ── additional, enhanced ──


@pytest.mark.clause("PI-124", "PI-125", "AMB-23", "AMB-47")
@pytest.mark.parametrize(("enhanced", "spent"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_an_enhancement_spares_a_unit_of_each_slot_but_not_the_last(enhanced: int, spent: int) -> None:
    s = influencing(field={1: 46}, enhanced={"influence": enhanced}, tokens=["AAAAAA"])
    place(s, "on 1", "enough")
    assert "A" * (6 - spent) == tokens_of(s, 0)

    s = influencing(field={1: 46}, enhanced={"influence": enhanced}, tokens=["AAAAAA"])
    place(s, "on 1", "more")
    assert "A" * (6 - 2 * spent) == tokens_of(s, 0)


@pytest.mark.clause("PI-124")
def test_the_payer_chooses_what_an_enhancement_spares() -> None:
    s = influencing(enhanced={"influence": 2}, tokens=["AM"])
    say(s, 0, "on 1", "enough")

    assert "pay A, pay M" == legal(s, 0)


@pytest.mark.clause("PI-124")
def test_a_slot_of_one_token_stays_at_one() -> None:
    s = influencing(field={1: 1}, enhanced={"influence": 1}, tokens=["A"])
    say(s, 0, "on 1")

    assert "" == tokens_of(s, 0)


@pytest.mark.clause("PI-122", "PI-038")
def test_by_a_cards_ability_any_card_is_influenced() -> None:
    s = influencing(BY_CARD, field={8: 31}, tokens=["AAM"])

    assert "on 8" == legal(s, 0)
    say(s, 0, "on 8")
    assert ("0 - -", 2) == (owners(s, 8), s.mains)


@pytest.mark.clause("PI-122", "AMB-13")
def test_the_discount_is_taken_once_from_the_whole_cost() -> None:
    """AMM and AAM for two tokens, less one for the opponent's: any five of the six."""
    s = influencing(BY_CARD, inf={1: "1 - -"}, tokens=["AAMMM"])
    place(s, "on 1", "more")
    assert ("1 0 0", "") == (owners(s, 1), tokens_of(s, 0))

    s = influencing(BY_CARD, inf={1: "1 - -"}, tokens=["AAMM"])
    place(s, "on 1")
    assert ("1 0 -", "AM") == (owners(s, 1), tokens_of(s, 0))


@pytest.mark.clause("AMB-13")
def test_the_discount_may_make_it_free() -> None:
    s = influencing(BY_CARD, field={1: 16}, inf={1: "1 -"}, tokens=[""])
    assert CANNOT_PAY_SLOTS == why_not_influence(s, 0, BY_CARD, NONE)

    s = influencing(BY_CARD, inf={1: "1 2 -"}, tokens=["A"])
    say(s, 0, "on 1")
    assert ("1 2 0", "") == (owners(s, 1), tokens_of(s, 0))
    own = influencing(BY_CARD, inf={1: "0 0 -"}, tokens=["A"])
    assert CANNOT_PAY_SLOTS == why_not_influence(own, 0, BY_CARD, NONE)


@pytest.mark.clause("AMB-49", "PI-125")
@pytest.mark.parametrize(("enhanced", "spent"), [(0, 1), (1, 1), (2, 1)])
def test_with_an_enhancement_the_discount_leaves_one_to_pay(enhanced: int, spent: int) -> None:
    """A third slot of three tokens, two opponents on the card."""
    s = influencing(BY_CARD, inf={1: "1 2 -"}, enhanced={"influence": enhanced}, tokens=["AAM"])
    place(s, "on 1")
    assert ("1 2 0", 3 - spent) == (owners(s, 1), len(tokens_of(s, 0)))

    poor = influencing(BY_CARD, inf={1: "1 2 -"}, enhanced={"influence": enhanced}, tokens=[""])
    assert CANNOT_PAY_SLOTS == why_not_influence(poor, 0, BY_CARD, NONE)


@pytest.mark.clause("AMB-49", "PI-125")
def test_with_an_enhancement_each_of_two_tokens_costs_one() -> None:
    s = influencing(BY_CARD, inf={1: "1 - -"}, enhanced={"influence": 2}, tokens=["AM"])
    place(s, "on 1", "more")
    assert ("1 0 0", "") == (owners(s, 1), tokens_of(s, 0))

    s = influencing(BY_CARD, field={1: 22}, inf={1: "1 -"}, enhanced={"influence": 1}, tokens=["M"])
    place(s, "on 1")
    assert ("1 0", "") == (owners(s, 1), tokens_of(s, 0))


@pytest.mark.clause("AMB-13")
def test_only_the_ability_gives_the_discount() -> None:
    s = influencing(MAIN, inf={1: "1 2 -"}, tokens=["A"])

    assert ("cannot_pay_slots", "PI-077") == refused(s, 0, "on 1")[0][:2]


@pytest.mark.clause("GAP-15", "PI-135")
def test_by_the_card_of_the_aristocracy_one_a_is_paid_on_top() -> None:
    s = influencing(BY_FACTION, tokens=["AAAM"], factions={"A": 0})
    say(s, 0, "on 1")

    assert ("0 - -", "", 2) == (owners(s, 1), tokens_of(s, 0), s.mains)
    poor = influencing(BY_FACTION, tokens=["AAM"])
    assert CANNOT_PAY_SLOTS == why_not_influence(poor, 0, BY_FACTION, NONE)


@pytest.mark.clause("GAP-15", "PI-124")
def test_an_enhancement_does_not_spare_the_price_of_the_faction_card() -> None:
    s = influencing(BY_FACTION, field={1: 53}, tokens=["MM"], enhanced={"influence": 1})

    assert CANNOT_PAY_SLOTS == why_not_influence(s, 0, BY_FACTION, NONE)
    s = influencing(BY_FACTION, field={1: 53}, tokens=["AM"], enhanced={"influence": 1})
    assert "on 1" == legal(s, 0)


@pytest.mark.clause("GAP-15")
def test_the_aristocracys_tokens_pay_any_symbol_for_their_owner() -> None:
    assert "on 1" == legal(influencing(tokens=["AAA"], factions={"A": 0}), 0)
    assert ("cannot_pay_slots", "PI-077") == refused(influencing(tokens=["AAA"]), 0, "on 1")[0][:2]


@pytest.mark.clause("PI-115")
def test_a_reward_marker_serves_only_the_marked_card() -> None:
    s = influencing(BY_MARKER, marked=1, field={1: 31, 2: 32}, tokens=["AAM"])

    assert ("0 - -", "", 2) == (owners(s, 1), tokens_of(s, 0), s.mains)
    far = influencing(MAIN, field={8: 31})
    assert ("not_adjacent_to_influence", "PI-076") == far.reasons()[why_not_influence(far, 0, BY_MARKER, 7)]


# ── special events ──


@pytest.mark.clause("AMB-43", "PI-175", "PI-029")
def test_at_court_festivities_any_outer_card_is_influenced() -> None:
    far = {13: 1, 8: 2}

    assert NOTHING_TO_INFLUENCE == why_not_influence(influencing(field=far), 0, MAIN, NONE)
    assert "on 13" == legal(influencing(field=far, open_events=["", "festivities"]), 0)


@pytest.mark.clause("PI-122")
def test_the_card_laid_by_an_additional_scout_counts_as_adjacent() -> None:
    assert "on 8" == legal(influencing(field={8: 31}, laid_near=1 << 7), 0)


@pytest.mark.clause("AMB-42")
def test_a_rosicrucian_is_influenced_without_a_main_action() -> None:
    for card, mains in ((3, 2), (1, 1)):
        s = influencing(field={1: card}, open_events=["rosicrucians"])
        place(s, "on 1")

        assert mains == s.mains
    s = influencing(FREE, field={1: 3, 2: 1}, open_events=["rosicrucians"], mains=0)
    assert "on 1" == legal(s, 0)
    assert [("no_rosicrucian_to_influence", "AMB-42", {"cell": 2})] == refused(s, 0, "on 2")


# ── whether at all ──


@pytest.mark.clause("PI-076", "PI-077", "GAP-19")
def test_the_action_must_be_possible() -> None:
    assert 0 == why_not_influence(influencing(), 0, MAIN, NONE)
    assert CANNOT_PAY_SLOTS == why_not_influence(influencing(tokens=["A"]), 0, MAIN, NONE)
    assert NO_INFLUENCE_LEFT == why_not_influence(influencing(supply=[0, 9, 9]), 0, MAIN, NONE)
    assert NOTHING_TO_INFLUENCE == why_not_influence(influencing(field={9: 1}), 0, MAIN, NONE)


def test_an_influence_can_be_copied_and_pickled() -> None:
    s = influencing()
    say(s, 0, "on 1", "more")
    twin = s.copy()
    say(twin, 0, "enough")

    assert ("- - -", "0 0 -") == (owners(s, 1), owners(twin, 1))
    assert s.stack[-1].key() == pickle.loads(pickle.dumps(s.stack[-1])).key()
