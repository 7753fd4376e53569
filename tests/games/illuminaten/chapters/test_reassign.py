"""Reassign: up to three moves of one's own influence from cards of one faction."""

import pickle
from collections import Counter
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules.actions.reassign import Reassign, why_not_reassign
from intriga.games.illuminaten.rules.reasons import (
    CANNOT_PAY_REASSIGNMENT,
    NO_INFLUENCE_IN_FACTION,
    NO_MAIN_ACTION_LEFT,
    NOTHING_TO_REASSIGN,
)
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, BY_MARKER, FREE, MAIN
from intriga.games.illuminaten.state import NONE, Pax
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import is_done, legal, owners, refused, say, table, tokens_of

#: 4 touches 1, 2, 3, 5, 7, 8. Scholars: 24 (U, M) at 4, 27 (T, U) at 7; 10 and 32 are of other factions.
FIELD = {4: 24, 7: 27, 8: 32, 11: 45, 1: 10}
INF = {4: "0 -", 8: "0 - -"}


def reassigning(mode: int = MAIN, marked: int = 0, **more: Any) -> Pax:
    given: dict[str, Any] = {"field": FIELD, "inf": INF, "tokens": ["TMU", ""]}
    return table(frame=Reassign(0, mode, marked - 1), **{**given, **more})


# ── the faction ──


@pytest.mark.clause("PI-090")
def test_a_faction_with_own_influence_is_chosen_and_paid() -> None:
    s = reassigning()

    assert "choose M, choose T, choose U" == legal(s, 0)
    assert [("no_influence_in_faction", "PI-090", {"faction": "K"})] == refused(s, 0, "choose K")
    assert [("cannot_pay_reassignment", "PI-090", {"faction": "A"})] == refused(s, 0, "choose A")
    assert [("not_asked", "PI-068", {"faction": "U"})] == refused(s, 0, "use U")
    told = say(s, 0, "choose U")
    assert [events.ReassignmentBegan(0, "U"), events.SupportSpent(0, "U", 1)] == told
    assert "MT" == tokens_of(s, 0)


@pytest.mark.clause("PI-091")
def test_a_faction_whose_tokens_cannot_move_is_refused() -> None:
    s = reassigning(field={1: 10, 4: 24}, inf={1: "0", 4: "1 1"}, tokens=["K"])

    assert [("nothing_to_reassign", "PI-091", {"faction": "K"})] == refused(s, 0, "choose K")
    assert NOTHING_TO_REASSIGN == why_not_reassign(s, 0, MAIN, NONE)


# ── the moves ──


@pytest.mark.clause("PI-091", "GAP-35")
def test_a_move_leads_to_a_free_slot_of_an_adjacent_card() -> None:
    s = reassigning()
    say(s, 0, "choose U")

    assert "slot 4.1" == legal(s, 0)
    assert [("not_of_the_faction", "PI-092", {"cell": 8, "slot": 1})] == refused(s, 0, "slot 8.1")
    assert [("not_your_influence", "PI-091", {"cell": 7, "slot": 1})] == refused(s, 0, "slot 7.1")
    assert [("not_your_influence", "PI-091", {"cell": 19, "slot": 1})] == refused(s, 0, "slot 19.1")
    assert [("not_asked", "PI-068", {})] == refused(s, 0, "enough")
    say(s, 0, "slot 4.1")
    assert "slot 1.1, slot 4.2, slot 7.1, slot 7.2, slot 8.2, slot 8.3" == legal(s, 0)
    assert [("not_a_free_slot", "PI-091", {"cell": 8, "slot": 1})] == refused(s, 0, "slot 8.1")
    assert [("not_a_free_slot", "PI-091", {"cell": 1, "slot": 2})] == refused(s, 0, "slot 1.2")
    assert [("not_a_free_slot", "PI-091", {"cell": 3, "slot": 1})] == refused(s, 0, "slot 3.1")
    assert [("not_a_free_slot", "PI-091", {"cell": 19, "slot": 1})] == refused(s, 0, "slot 19.1")
    assert [("not_adjacent_to_move", "PI-091", {"cell": 11, "slot": 1})] == refused(s, 0, "slot 11.1")
    assert [("not_a_free_slot", "PI-091", {"cell": 4, "slot": 1})] == refused(s, 0, "slot 4.1")
    assert [events.InfluenceMoved(0, 4, 1, 8, 3)] == say(s, 0, "slot 8.3")
    assert (1, "0 - 0") == (s.mains, owners(s, 8))


@pytest.mark.clause("PI-092", "PI-093")
def test_page_21_a_token_passes_only_over_cards_of_the_faction() -> None:
    """From 4 over 7, both of the scholars, to 11; from 8, which is of artists, it cannot go on."""
    s = reassigning()
    say(s, 0, "choose U", "slot 4.1", "slot 7.1")

    assert "slot 7.1, enough" == legal(s, 0)
    say(s, 0, "slot 7.1", "slot 11.2")
    assert "- 0 -" == owners(s, 11)
    s = reassigning()
    say(s, 0, "choose U", "slot 4.1", "slot 8.3")
    assert is_done(s)


@pytest.mark.clause("PI-093")
def test_a_full_card_is_not_passed() -> None:
    s = reassigning(inf={4: "0 -", 7: "1 1"})
    say(s, 0, "choose U", "slot 4.1")

    assert "slot 1.1, slot 4.2, slot 8.1, slot 8.2, slot 8.3" == legal(s, 0)


@pytest.mark.clause("PI-091", "PI-092")
def test_three_moves_are_the_most() -> None:
    s = reassigning(inf={4: "0 0", 7: "0 0"})
    say(s, 0, "choose U", "slot 4.1", "slot 8.1", "slot 4.2", "slot 8.2", "slot 7.1")
    say(s, 0, "slot 8.3")

    assert is_done(s)
    assert ("0 0 0", "- 0", "- -") == (owners(s, 8), owners(s, 7), owners(s, 4))


@pytest.mark.clause("PI-091")
def test_one_move_is_enough() -> None:
    s = reassigning(inf={4: "0 0"})
    say(s, 0, "choose U", "slot 4.1", "slot 8.1", "enough")

    assert is_done(s)


@pytest.mark.clause("PI-080")
def test_no_token_moves_to_anothers_royal_arch() -> None:
    s = reassigning(field={4: 24, 8: 52, 7: 53}, inf={4: "0 -", 8: "1 - -", 7: "0 - -"})
    say(s, 0, "choose U", "slot 4.1")

    assert "slot 4.2, slot 7.2, slot 7.3" == legal(s, 0)
    assert [("arch_is_taken", "PI-080", {"cell": 8, "slot": 2})] == refused(s, 0, "slot 8.2")


@pytest.mark.clause("GAP-19")
def test_moves_need_no_supply() -> None:
    assert 0 == why_not_reassign(reassigning(supply=[0, 20]), 0, MAIN, NONE)


# ── one telling for moves that do not depend on each other ──


@pytest.mark.clause("PI-091")
def test_independent_moves_are_told_in_the_order_of_their_slots() -> None:
    s = reassigning(inf={4: "0 0", 7: "0 -"})
    say(s, 0, "choose U", "slot 4.2", "slot 8.2")

    assert "slot 7.1, enough" == legal(s, 0)
    assert [("moved_in_order", "PI-091", {"cell": 4, "slot": 1})] == refused(s, 0, "slot 4.1")


@pytest.mark.clause("PI-091")
def test_a_token_does_not_go_back_to_where_it_came_from() -> None:
    s = reassigning()
    say(s, 0, "choose U", "slot 4.1", "slot 7.2", "slot 7.2")

    assert [("moved_in_order", "PI-091", {"cell": 4, "slot": 1})] == refused(s, 0, "slot 4.1")
    assert "slot 4.2" in legal(s, 0)


@pytest.mark.clause("PI-091", "AMB-53")
@pytest.mark.parametrize(
    ("field", "inf"),
    [
        ({4: 24, 7: 27, 1: 10, 8: 16}, {4: "0 0", 7: "0 -"}),
        ({4: 39, 7: 27, 1: 10}, {4: "0 0 -", 7: "- 0"}),
        ({4: 39, 7: 42}, {4: "0 - -", 7: "- 0 -"}),
    ],
)
def test_the_order_loses_no_outcome(field: dict[int, int], inf: dict[int, str]) -> None:
    """What any telling of up to three moves can come to is what the moves in order come to."""
    s = reassigning(field=field, inf=inf, tokens=["U"])
    say(s, 0, "choose U")
    start = frozenset(spots_of(s))
    expected = {start}
    reached = {start}
    for _ in range(3):
        reached = {after for one in reached for after in any_move(s, one)}
        expected |= reached

    assert expected - {start} == set(results(s)) - {start}


def spots_of(s: Pax) -> list[tuple[int, int]]:
    return [(cell, slot) for cell in range(14) for slot in range(3) if s.inf[cell] >> 3 * slot & 7 == 1]


def any_move(s: Pax, own: frozenset[tuple[int, int]]) -> list[frozenset[tuple[int, int]]]:
    """Positions of seat 0's tokens after one move of the scholars', read from the clauses."""
    found = []
    for cell, slot in own:
        if not s.box.cards[s.field[cell]].factions >> 5 & 1:
            continue
        for other in range(14):
            if not s.pattern().near[cell] >> other & 1 or s.field[other] < 0:
                continue
            for free in range(s.box.cards[s.field[other]].slots):
                if (other, free) not in own:
                    found.append(own - {(cell, slot)} | {(other, free)})
    return found


def results(s: Pax) -> Counter[frozenset[tuple[int, int]]]:
    """What the words of a reassignment come to, and by how many paths."""
    if is_done(s):
        return Counter([frozenset(spots_of(s))])
    found: Counter[frozenset[tuple[int, int]]] = Counter()
    words = s.legal(0)
    assert words, "a dead end"
    for word in words:
        twin = s.copy()
        twin.apply(0, word, Dealer(Scripted([])))
        found += results(twin)
    return found


@pytest.mark.clause("PI-122", "PI-038")
def test_where_tokens_go_anywhere_each_outcome_has_one_telling() -> None:
    s = reassigning(BY_CARD, field={1: 10, 8: 16, 11: 1, 13: 2, 9: 3, 12: 18}, inf={1: "0", 8: "0 0"})
    found = results(s)

    assert {1} == set(found.values())
    one, two, three = 3 * 5, 3 * 10, 1 * 10  # so many of the three tokens to as many of five free slots
    assert one + two + three == len(found)


# ── additional, enhanced, in clear weather ──


@pytest.mark.clause("PI-122", "PI-038")
def test_by_a_cards_ability_tokens_move_from_anywhere_to_anywhere_for_nothing() -> None:
    s = reassigning(BY_CARD, tokens=[""])
    told = say(s, 0, "slot 4.1", "slot 11.1", "slot 8.1", "slot 11.3")

    assert [events.InfluenceMoved(0, 4, 1, 11, 1), events.InfluenceMoved(0, 8, 1, 11, 3)] == told
    assert ("0 - 0", 2) == (owners(s, 11), s.mains)
    assert is_done(s)


@pytest.mark.clause("PI-124", "AMB-23")
def test_with_an_enhancement_each_move_may_go_anywhere() -> None:
    s = reassigning(enhanced={"reassign": 1})
    say(s, 0, "choose U", "slot 4.1")

    assert "slot 11.1" in legal(s, 0)
    assert "not_of_the_faction" == refused(reassigning_u(enhanced={"reassign": 1}), 0, "slot 8.1")[0][0]


def reassigning_u(**more: Any) -> Pax:
    s = reassigning(**more)
    say(s, 0, "choose U")
    return s


@pytest.mark.clause("PI-175", "PI-038")
def test_in_clear_weather_too() -> None:
    s = reassigning(open_events=["", "clear_weather"])
    say(s, 0, "choose U", "slot 4.1", "slot 11.1")

    assert is_done(s)
    assert ("0 - -", 1) == (owners(s, 11), s.mains)


@pytest.mark.clause("PI-134", "PI-135")
def test_by_the_artists_card_tokens_of_one_card_go_anywhere_for_one_of_theirs() -> None:
    s = reassigning(BY_FACTION, inf={4: "0 0", 8: "0 - -"}, tokens=["T"])
    say(s, 0, "slot 4.1", "slot 11.1")

    assert "slot 4.2, enough" == legal(s, 0)
    assert [("not_from_that_card", "PI-134", {"cell": 8, "slot": 1})] == refused(s, 0, "slot 8.1")
    say(s, 0, "enough")
    assert ("", 2) == (tokens_of(s, 0), s.mains)
    assert CANNOT_PAY_REASSIGNMENT == why_not_reassign(reassigning(tokens=["U"]), 0, BY_FACTION, NONE)


# ── with a reward marker ──


@pytest.mark.clause("PI-116", "AMB-45", "PI-115", "PI-092", "PI-093")
def test_with_a_reward_marker_every_token_ends_on_the_marked_card() -> None:
    """From 4 only over 7 to 11."""
    s = reassigning(BY_MARKER, marked=11, tokens=["U"])
    say(s, 0, "choose U", "slot 4.1")

    assert "slot 7.1" == legal(s, 0)
    assert [("must_end_on_marked", "PI-116", {"cell": 8, "slot": 2})] == refused(s, 0, "slot 8.2")
    say(s, 0, "slot 7.1")
    assert "slot 7.1" == legal(s, 0)
    assert [("must_end_on_marked", "PI-116", {})] == refused(s, 0, "enough")
    say(s, 0, "slot 7.1")
    assert "slot 11.1, slot 11.2, slot 11.3" == legal(s, 0)
    say(s, 0, "slot 11.2")
    assert ("- 0 -", 2) == (owners(s, 11), s.mains)


@pytest.mark.clause("AMB-45")
def test_three_moves_in_all_a_second_token_must_still_arrive() -> None:
    """After two moves of the first token one is left: too few for another from 4, enough for one from 7."""
    s = reassigning(BY_MARKER, marked=11, inf={4: "0 0", 7: "0 -"}, tokens=["U"])
    say(s, 0, "choose U", "slot 4.1", "slot 7.2", "slot 7.2", "slot 11.1")

    assert "slot 7.1, enough" == legal(s, 0)
    assert [("must_end_on_marked", "PI-116", {"cell": 4, "slot": 2})] == refused(s, 0, "slot 4.2")


@pytest.mark.clause("PI-116", "AMB-53")
def test_a_token_already_there_stays_on_the_marked_card() -> None:
    s = reassigning(BY_MARKER, marked=11, inf={7: "0 -", 11: "0 - -"}, tokens=["U"])
    say(s, 0, "choose U")

    assert "slot 7.1, slot 11.1" == legal(s, 0)
    say(s, 0, "slot 11.1")
    assert "slot 11.2, slot 11.3" == legal(s, 0)
    assert [("must_end_on_marked", "PI-116", {"cell": 7, "slot": 2})] == refused(s, 0, "slot 7.2")


# ── within a card ──


@pytest.mark.clause("AMB-53")
def test_a_token_may_change_its_slot() -> None:
    s = reassigning(field={4: 24}, inf={4: "0 -"})
    assert [events.InfluenceMoved(0, 4, 1, 4, 2)] == say(s, 0, "choose U", "slot 4.1", "slot 4.2")[2:]
    assert ("- 0", True) == (owners(s, 4), is_done(s))

    s = reassigning(BY_CARD, inf={4: "0 -", 8: "0 - -"}, tokens=[""])
    say(s, 0, "slot 4.1", "slot 4.2", "slot 8.1", "slot 8.3")
    assert ("- 0", "- - 0") == (owners(s, 4), owners(s, 8))


@pytest.mark.clause("AMB-53")
def test_a_slot_is_not_changed_on_the_way() -> None:
    s = reassigning()
    say(s, 0, "choose U", "slot 4.1", "slot 7.1", "slot 7.1")
    assert [("moved_in_order", "PI-091", {"cell": 7, "slot": 2})] == refused(s, 0, "slot 7.2")

    s = reassigning(inf={4: "0 -"})
    say(s, 0, "choose U", "slot 4.1", "slot 4.2")
    assert is_done(s), "it could have gone on at once"


@pytest.mark.clause("PI-116", "PI-080", "PI-091")
def test_a_marked_card_without_room_or_out_of_reach_serves_nothing() -> None:
    full = reassigning(inf={4: "0 -", 11: "1 1 1"})
    taken = reassigning(field={**FIELD, 11: 52}, inf={4: "0 -", 11: "1 - -"})
    far = reassigning(field={4: 24, 8: 32, 11: 45}, inf={4: "0 -"})

    assert NOTHING_TO_REASSIGN == why_not_reassign(full, 0, BY_MARKER, 10)
    assert NOTHING_TO_REASSIGN == why_not_reassign(taken, 0, BY_MARKER, 10)
    assert NOTHING_TO_REASSIGN == why_not_reassign(far, 0, BY_MARKER, 10)
    assert 0 == why_not_reassign(reassigning(), 0, BY_MARKER, 10)


@pytest.mark.clause("PI-116")
def test_in_clear_weather_they_go_straight_to_the_marked_card() -> None:
    s = reassigning(BY_MARKER, marked=11, open_events=["clear_weather"], tokens=["U"])
    say(s, 0, "choose U", "slot 4.1")

    assert "slot 11.1, slot 11.2, slot 11.3" == legal(s, 0)


@pytest.mark.clause("PI-116", "AMB-45")
def test_no_way_to_the_marked_card_is_a_dead_end() -> None:
    field = {4: 24, 7: 27, 8: 39, 11: 45, 10: 42, 12: 44, 14: 51}
    s = reassigning(BY_MARKER, marked=14, field=field, inf={4: "0 0", 7: "0 -", 8: "0 - 0"}, tokens=["U"])
    found = results(s)

    assert found
    for outcome in found:
        assert {cell for cell, _ in outcome} <= {3, 6, 7, 13}
        assert [spot for spot in outcome if spot[0] == 13]


# ── whether at all ──


@pytest.mark.clause("PI-090", "AMB-42")
def test_the_action_must_be_possible() -> None:
    assert 0 == why_not_reassign(reassigning(), 0, MAIN, NONE)
    assert NO_INFLUENCE_IN_FACTION == why_not_reassign(reassigning(inf={}), 0, MAIN, NONE)
    assert CANNOT_PAY_REASSIGNMENT == why_not_reassign(reassigning(tokens=[""]), 0, MAIN, NONE)
    assert NO_MAIN_ACTION_LEFT == why_not_reassign(reassigning(), 0, FREE, NONE)


def test_a_reassignment_can_be_copied_and_pickled() -> None:
    s = reassigning(inf={4: "0 0"})
    say(s, 0, "choose U", "slot 4.1", "slot 8.1")
    twin = s.copy()
    say(twin, 0, "slot 4.2", "slot 8.2")

    assert ("0 - -", "0 0 -") == (owners(s, 8), owners(twin, 8))
    assert s.stack[-1].key() == pickle.loads(pickle.dumps(s.stack[-1])).key()
