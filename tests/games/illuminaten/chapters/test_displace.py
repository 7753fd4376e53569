"""Displace: whom, with what, for how much; and the argument about it."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules.actions.argument import (
    Argument,
    initial_strength,
)
from intriga.games.illuminaten.rules.actions.displace import Displace, why_not_displace
from intriga.games.illuminaten.rules.reasons import NO_MAIN_ACTION_LEFT
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, FREE, MAIN
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import (
    legal,
    of_kind,
    refused,
    say,
    table,
    tokens_of,
)

#: The page's example: around cell 8 the attacker has 5, the defender 6.
FIELD = {8: 31, 7: 32, 4: 33, 5: 34, 1: 41}
INF = {8: "1 1 0", 7: "0 0 0", 4: "1 1 0", 5: "1 1 -", 1: "0 1 -"}


def aiming(mode: int = MAIN, **more: Any) -> Pax:
    """Seat 0 is about to displace; its card at cell 7 is of creators and aristocracy."""
    given: dict[str, Any] = {
        "field": FIELD,
        "inf": INF,
        "hands": ["18 46 52", "26 47 53"],
        "tokens": ["AT", ""],
    }
    return table(frame=Displace(0, mode), **{**given, **more})


def arguing(slots: int = 1, bias: int = 0, **more: Any) -> Pax:
    """The payment is done; seat 0 attacks seat 1 on cell 8."""
    given: dict[str, Any] = {"field": FIELD, "inf": INF, "hands": ["18 46 52", "26 47 53"]}
    return table(frame=Argument(0, 1, 7, slots, bias), **{**given, **more})


# ── aiming and paying ──


@pytest.mark.clause("PI-101")
def test_each_target_costs_one_matching_support() -> None:
    s = aiming()
    say(s, 0, "on 7", "on 8", "slot 8.1", "slot 8.2")
    assert tokens_of(s, 0) == ""
    assert isinstance(s.stack[-1], Argument)
    assert s.stack[-1].key()[:4] == (0, 1, 7, 3)


@pytest.mark.clause("PI-101")
def test_fewer_targets_than_there_are() -> None:
    s = aiming(tokens=["AAT", ""])
    say(s, 0, "on 7", "on 8", "slot 8.2")
    assert tokens_of(s, 0) == "AAT", "which of the two types is still asked"
    assert legal(s, 0) == "pay A, pay T"
    say(s, 0, "pay T")
    assert tokens_of(s, 0) == "AA"


@pytest.mark.clause("PI-101")
def test_targets_are_named_from_the_top() -> None:
    s = aiming()
    say(s, 0, "on 7", "on 8")
    assert legal(s, 0) == "slot 8.1, slot 8.2"
    assert refused(s, 0, "enough") == [("no_target_yet", "PI-101", {})]
    say(s, 0, "slot 8.1")
    assert legal(s, 0) == "slot 8.2, enough"
    facts = {"cell": 8, "slot": 1, "seat": 1}
    assert refused(s, 0, "slot 8.1") == [("slot_before_the_last", "PI-101", facts)]


@pytest.mark.clause("PI-101")
def test_a_target_more_than_can_be_paid_is_not_offered() -> None:
    s = aiming(tokens=["A", ""])
    say(s, 0, "on 7", "on 8", "slot 8.1")
    assert isinstance(s.stack[-1], Argument), "there was nothing left to choose"
    assert tokens_of(s, 0) == ""


@pytest.mark.clause("PI-059", "PI-101")
def test_unpaid_or_out_of_reach() -> None:
    s = aiming(tokens=["K", ""])
    assert refused(s, 0, "on 7") == [("cannot_pay_displacement", "PI-101", {"cell": 7})]
    assert refused(s, 0, "on 5") == [("not_your_card_to_displace_with", "PI-059", {"cell": 5})]
    s = aiming()
    say(s, 0, "on 7")
    assert legal(s, 0) == "on 4, on 8"
    assert refused(s, 0, "on 5") == [("not_adjacent_to_displace", "PI-101", {"cell": 5})]
    assert refused(s, 0, "on 7") == [("nobody_to_displace_there", "PI-101", {"cell": 7})]
    assert refused(s, 0, "slot 8.1")[0][0] == "not_asked"


@pytest.mark.clause("PI-045")
def test_the_printed_influence_of_an_areopagus_is_no_target() -> None:
    s = aiming()
    say(s, 0, "on 7")
    assert refused(s, 0, "on areopagus") == [("areopagus_is_no_target", "PI-045", {"cell": 20})]


@pytest.mark.clause("AMB-14")
def test_the_acting_card_may_be_the_target() -> None:
    s = aiming(tokens=["M", ""])
    say(s, 0, "on 8", "on 8")
    assert legal(s, 0) == "slot 8.1, slot 8.2"


@pytest.mark.clause("PI-043")
def test_the_areopagus_acts_on_the_two_cards_it_touches() -> None:
    s = aiming(tokens=["U", ""], connections=[4, 5])  # IV is of magistrates, connoisseurs and scholars
    say(s, 0, "on areopagus")
    assert legal(s, 0) == "on 1"
    say(s, 0, "on 1")
    assert tokens_of(s, 0) == ""
    assert s.stack[-1].key()[:4] == (0, 1, 0, 2)


@pytest.mark.clause("PI-100")
def test_one_of_several_opponents_is_attacked() -> None:
    s = aiming(seats=3, inf={8: "1 2 1", 7: "0"}, hands=["18", "26", "27"], tokens=["AT"])
    say(s, 0, "on 7", "on 8")
    assert legal(s, 0) == "seat 1, seat 2"
    assert refused(s, 0, "seat 0") == [("not_an_opponent", "PI-034", {"seat": 0})]
    say(s, 0, "seat 1")
    facts = {"cell": 8, "slot": 2, "seat": 1}
    assert refused(s, 0, "slot 8.2") == [("not_their_influence", "PI-100", facts)]
    say(s, 0, "slot 8.1", "slot 8.3")
    assert s.acting() == [0, 1], "the third player takes no part"


@pytest.mark.clause("PI-067")
def test_a_main_action_is_used_up() -> None:
    s = aiming()
    say(s, 0, "on 7", "on 8", "slot 8.1", "slot 8.2")
    assert s.mains == 1
    assert why_not_displace(s, 0, FREE) == NO_MAIN_ACTION_LEFT


@pytest.mark.clause("PI-059", "PI-101")
def test_nobody_to_displace() -> None:
    s = aiming(inf={7: "0 0 0"})
    assert s.reasons()[why_not_displace(s, 0, MAIN)] == ("nobody_to_displace", "PI-101")
    s = aiming(tokens=["", ""])
    assert s.reasons()[why_not_displace(s, 0, MAIN)] == ("cannot_pay_displacement", "PI-101")


@pytest.mark.clause("PI-135")
def test_the_clergys_faction_card_asks_for_clergy_tokens_instead() -> None:
    s = aiming(BY_FACTION, tokens=["AATTD", ""], factions={"D": 0})
    say(s, 0, "on 7", "on 8", "slot 8.1")
    assert tokens_of(s, 0) == "AATT"
    assert s.mains == 2


@pytest.mark.clause("GAP-12", "AMB-41")
def test_an_additional_displacement_sets_the_initial_strength() -> None:
    s = aiming(BY_CARD, tokens=["A", ""])
    say(s, 0, "on 7", "on 8", "slot 8.2")
    assert legal(s, 0) == "stronger, weaker"
    told = say(s.copy(), 0, "stronger")
    began = of_kind(told, events.ArgumentBegan)
    assert began == [events.ArgumentBegan(0, 1, 8, [2], 7, 6, 0)]
    began = of_kind(say(s, 0, "weaker"), events.ArgumentBegan)
    assert began == [events.ArgumentBegan(0, 1, 8, [2], 5, 6, 1)]
    assert tokens_of(s, 0) == "", "the usual cost is paid"
    assert s.mains == 2


# ── initial strength ──


@pytest.mark.clause("PI-102", "AMB-16")
def test_initial_strength_counts_the_card_and_its_neighbours() -> None:
    s = arguing()
    assert (initial_strength(s, 0, 7), initial_strength(s, 1, 7)) == (5, 6)


@pytest.mark.clause("PI-102", "PI-042")
def test_an_adjacent_areopagus_counts() -> None:
    s = arguing()
    assert (initial_strength(s, 0, 0), initial_strength(s, 1, 0)) == (3, 3)  # cell 1, with cell 4
    assert (initial_strength(s, 0, 12), initial_strength(s, 1, 12)) == (0, 1)  # cell 13


@pytest.mark.clause("PI-102", "PI-103")
def test_the_higher_initial_strength_has_superiority() -> None:
    s = aiming()
    told = say(s, 0, "on 7", "on 8", "slot 8.1", "slot 8.2")
    assert of_kind(told, events.ArgumentBegan) == [events.ArgumentBegan(0, 1, 8, [1, 2], 5, 6, 1)]


# ── data ──


def test_frames_copy_and_pickle() -> None:
    s = aiming(BY_CARD)
    for word in ("on 7", "on 8", "slot 8.1", "enough", "weaker", "pay A"):
        assert pickle.loads(pickle.dumps(s)) == s == s.copy()
        say(s, 0, word)
    say(s, 1, "card 26")
    assert pickle.loads(pickle.dumps(s)) == s == s.copy()
    before = s.full_key()
    other = s.copy()
    other.apply(0, other.legal(0)[0], Dealer(Quick(3)))
    assert s.full_key() == before
