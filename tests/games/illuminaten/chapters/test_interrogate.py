"""Interrogate: targets, yields by degree, rumours, and what a turn still allows."""

from typing import Any

import pytest

from intriga.games.illuminaten.box.tables import AREOPAGUS
from intriga.games.illuminaten.events import Interrogated, SupportGained, SupportHandedOver
from intriga.games.illuminaten.rules.actions.interrogate import (
    Interrogate,
    rumours,
    why_not_interrogate,
    yield_of_card,
    yield_owed,
)
from intriga.games.illuminaten.rules.reasons import REASONS
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, FREE, MAIN
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.pieces import lay_on_field
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import box, is_done, legal, of_kind, refused, say, table, tokens_of

SECOND = {4: 19, 3: 16, 5: 25, 1: 31}  # second-degree cards about cell 4, and one of the third degree


def asked(mode: int = MAIN, seats: int = 2, **more: Any) -> Pax:
    """Seat 0 is asked whom it interrogates."""
    return table(seats, frame=Interrogate(0, mode), **more)


# ── targets ──


@pytest.mark.clause("PI-082", "PI-083", "PI-046", "PI-089")
def test_an_areopagus_yields_its_connection_card() -> None:
    s = asked(connections=(4, 5))
    told = say(s, 0, "on areopagus")

    assert "MKU" == tokens_of(s, 0)
    assert Interrogated(0, None, []) == told[0]
    assert [5, 5] == [s.pool[1], s.pool[3]]
    assert is_done(s)


@pytest.mark.clause("PI-082")
def test_a_target_bears_own_influence_and_may_lie_anywhere() -> None:
    s = asked(field={14: 27, 3: 16}, inf={14: "0 -", 3: "1 -"})

    assert "on 14, on areopagus" == legal(s, 0)
    assert [("no_influence_of_yours", "PI-082", {"cell": 3})] == refused(s, 0, "on 3")
    assert [("no_influence_of_yours", "PI-082", {"cell": 7})] == refused(s, 0, "on 7")
    assert "not_asked" == refused(s, 0, "on 19")[0][0]
    assert "not_asked" == refused(s, 0, "decline")[0][0]


@pytest.mark.clause("PI-067", "PI-082")
def test_only_a_main_action_of_the_turn_is_used_up() -> None:
    left = []
    for mode in (MAIN, BY_CARD, BY_FACTION):
        s = asked(mode)
        say(s, 0, "on areopagus")
        left.append(s.mains)

    assert [1, 2, 2] == left
    assert "no_main_action_left" == REASONS[why_not_interrogate(asked(), 0, FREE)][0]


@pytest.mark.clause("PI-088", "PI-082", "AMB-09")
def test_card_and_areopagus_yield_once_in_a_turn() -> None:
    s = asked(field={14: 27}, inf={14: "0 -"})
    assert 0 == why_not_interrogate(s, 0, MAIN)
    say(s, 0, "on areopagus")
    s.stack.append(Interrogate(0, MAIN))
    s.may = s.must = 1

    assert [("has_yielded", "PI-088", {})] == refused(s, 0, "on areopagus")
    assert 0 == why_not_interrogate(s, 0, MAIN)
    say(s, 0, "on 14")
    assert "all_have_yielded" == REASONS[why_not_interrogate(s, 0, MAIN)][0]
    assert "PI-088" == REASONS[why_not_interrogate(s, 0, MAIN)][1]


@pytest.mark.clause("PI-088")
def test_a_card_that_is_laid_in_place_of_another_has_not_yielded() -> None:
    s = asked(field={14: 27}, inf={14: "0 -"}, hands=["16"], yielded=1 << 13)
    assert "on areopagus" == legal(s, 0)
    lay_on_field(s, 0, 13, 15, Dealer(Scripted([])))

    assert "on 14, on areopagus" == legal(s, 0)


# ── yields ──


@pytest.mark.clause("PI-049")
def test_the_first_degree_yields_one_of_either() -> None:
    s = asked(field={1: 10}, inf={1: "0"})
    say(s, 0, "on 1")

    assert "gain T, gain K" == legal(s, 0)
    say(s, 0, "gain T")
    assert "T" == tokens_of(s, 0)


@pytest.mark.clause("PI-050", "PI-089")
def test_the_second_degree_yields_one_of_each() -> None:
    s = asked(field={1: 27}, inf={1: "0 -"})
    told = say(s, 0, "on 1")

    assert "TU" == tokens_of(s, 0)
    assert 2 == len(of_kind(told, SupportGained))


@pytest.mark.clause("PI-051")
def test_the_third_degree_yields_one_of_each_and_one_of_either() -> None:
    s = asked(field={1: 42}, inf={1: "0 - -"})
    say(s, 0, "on 1")
    assert "gain T, gain U" == legal(s, 0)
    say(s, 0, "gain U")

    assert "TUU" == tokens_of(s, 0)


@pytest.mark.clause("PI-052")
def test_a_grand_master_yields_three() -> None:
    s = asked(field={1: 46}, inf={1: "0 -"})
    say(s, 0, "on 1")

    assert "AAA" == tokens_of(s, 0)


@pytest.mark.clause("PI-053", "PI-083")
def test_a_royal_arch_yields_two_and_when_interrogated_two_for_each_influence() -> None:
    s = asked(field={1: 52}, inf={1: "0 0 -"})

    assert [1, 1] == yield_owed(s, 0, 0, False)
    assert [1, 1] == yield_of_card(box().cards[51], 1)
    say(s, 0, "on 1")
    assert "AAAA" == tokens_of(s, 0)


# ── rumours ──


@pytest.mark.clause("PI-085", "PI-089", "AMB-10")
def test_adjacent_cards_of_the_same_degree_yield_too() -> None:
    inf = {4: "0 -", 3: "0 -", 5: "0 -", 1: "0 - -"}
    s = asked(field=SECOND, inf=inf)
    told = say(s, 0, "on 4")

    assert Interrogated(0, 4, [3, 5]) == told[0]
    assert "AAMTKD" == tokens_of(s, 0)
    assert (1 << 3 | 1 << 2 | 1 << 4) == s.yielded


@pytest.mark.clause("PI-085", "PI-088", "AMB-10")
def test_a_rumour_needs_own_influence_nearness_and_a_card_that_has_not_yielded() -> None:
    field = {**SECOND, 13: 20}
    s = asked(field=field, inf={4: "0 -", 3: "1 -", 5: "0 -", 13: "0 -"}, yielded=1 << 4)

    assert 0 == rumours(s, 0, 3)
    assert 0 == rumours(s, 0, AREOPAGUS)
    say(s, 0, "on 4")
    assert "AD" == tokens_of(s, 0)


@pytest.mark.clause("AMB-11", "PI-053", "PI-085")
def test_a_royal_arch_yields_by_rumour_as_when_interrogated() -> None:
    s = asked(field={1: 52, 2: 53}, inf={1: "0 - -", 2: "0 0 -"})
    say(s, 0, "on 1")

    assert "AAMMMM" == tokens_of(s, 0)


# ── opponents' influence counted as own ──


@pytest.mark.clause("PI-084", "AMB-12", "AMB-47")
def test_enhanced_any_card_with_influence_is_a_target_and_nothing_is_shared() -> None:
    s = asked(field={1: 27, 2: 16}, inf={1: "1 1"}, enhanced={"interrogate": 1})

    assert "on 1, on areopagus" == legal(s, 0)
    assert [("no_influence_at_all", "AMB-12", {"cell": 2})] == refused(s, 0, "on 2")
    told = say(s, 0, "on 1")
    assert ("TU", "") == (tokens_of(s, 0), tokens_of(s, 1))
    assert [] == of_kind(told, SupportHandedOver)
    assert is_done(s)


@pytest.mark.clause("PI-084", "AMB-12")
def test_a_rumour_does_not_reach_cards_with_opponents_alone() -> None:
    s = asked(field={1: 27, 2: 16}, inf={1: "1 -", 2: "1 -"}, enhanced={"interrogate": 1})
    say(s, 0, "on 1")

    assert "TU" == tokens_of(s, 0)


@pytest.mark.clause("AMB-12", "AMB-47", "PI-084")
def test_whether_opponents_count_is_asked_only_where_they_would_share() -> None:
    s = asked(field={1: 27}, inf={1: "0 1"}, enhanced={"interrogate": 1})
    say(s, 0, "on 1")
    assert "ability, decline" == legal(s, 0)
    assert "not_asked" == refused(s, 0, "invoke whisper")[0][0]
    counted = s.copy()
    say(counted, 0, "ability")
    say(s, 0, "decline", "give T")

    assert ("TU", "") == (tokens_of(counted, 0), tokens_of(counted, 1))
    assert ("U", "T") == (tokens_of(s, 0), tokens_of(s, 1))
    assert is_done(s)
