"""Gaining support: from the pool, and by interception."""

import pickle

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules.terms.support import Gain, next_in_order
from tests.games.illuminaten.builders import legal, refused, say, table, tokens_of
from tests.games.illuminaten.purses import gaining, left, outcomes, paths, units


@pytest.mark.clause("PI-031", "PI-034")
def test_a_token_comes_from_the_pool() -> None:
    s = gaining("A K", ["", ""])

    assert "AK" == left(s)
    assert [5, 6, 6, 5, 6, 6] == s.pool


@pytest.mark.clause("GAP-25")
def test_a_choice_is_among_the_permitted_types_of_the_pool() -> None:
    s = gaining("AMK", ["", "KKKKKK"])

    assert "gain A, gain M" == legal(s, 0)
    assert [("pool_lacks_token", "GAP-25", {"faction": "K", "types": "AMK"})] == refused(s, 0, "gain K")
    assert [("not_this_token", "PI-032", {"faction": "U", "types": "AMK"})] == refused(s, 0, "gain U")
    assert [events.SupportGained(0, "M")] == say(s, 0, "gain M")


@pytest.mark.clause("PI-034")
def test_what_the_pool_lacks_is_taken_from_an_opponent_of_ones_choice() -> None:
    s = gaining("A", ["", "AAAA", "AAAA"], seats=3)

    assert "seat 1, seat 2" == legal(s, 0)
    assert ("not_an_opponent", "PI-034") == refused(s, 0, "seat 0")[0][:2]
    assert ("not_an_opponent", "PI-034") == refused(s, 0, "seat 3")[0][:2]
    assert [events.SupportHandedOver(2, 0, "A")] == say(s, 0, "seat 2")
    assert ["A", "AAAA", "AAA"] == [tokens_of(s, seat) for seat in range(3)]


@pytest.mark.clause("PI-034")
def test_an_opponent_without_the_token_cannot_give_it() -> None:
    s = gaining("A", ["", "AAAAA", "", "AAAAA"], seats=4)

    assert "seat 1, seat 3" == legal(s, 0)
    assert [("opponent_lacks_token", "PI-034", {"faction": "A"})] == refused(s, 0, "seat 2")


@pytest.mark.clause("PI-034")
def test_what_nobody_has_is_not_gained() -> None:
    """Own tokens do not count, nor those on an edict."""
    s = gaining("A K", ["", ""], edicts={"A": (1, 6)})

    assert "K" == left(s)
    assert "AAAAAAK" == left(gaining("A K", ["AAAAAA", ""]))


@pytest.mark.clause("GAP-25", "PI-034")
def test_a_choice_is_intercepted_only_if_the_pool_has_none_of_the_types() -> None:
    s = gaining("AM", ["AA", "AAAAMMMMMM"])

    assert "gain A, gain M" == legal(s, 0)
    assert [events.SupportHandedOver(1, 0, "M")] == say(s, 0, "gain M")
    assert "AAM" == left(gaining("AM", ["AA", "AAAAMMMMM"]))


@pytest.mark.clause("GAP-25")
def test_compensation_comes_from_the_pool_alone() -> None:
    assert "" == left(gaining("A", ["", "AAAAAA"], False))
    assert "A" == left(gaining("A", ["", "AAAAAA"], True))


@pytest.mark.clause("GAP-25")
def test_like_tokens_are_gained_in_the_order_of_the_factions() -> None:
    s = gaining("AMK AMK", ["", ""])
    say(s, 0, "gain M")

    assert "gain M, gain K" == legal(s, 0)
    assert ("gained_in_order", "PI-034") == refused(s, 0, "gain A")[0][:2]
    counts = outcomes(gaining("AMK AMK", ["", ""]))
    assert {"AA", "AM", "AK", "MM", "MK", "KK"} == set(counts)
    assert {1} == set(counts.values())


@pytest.mark.clause("GAP-25")
def test_the_order_never_loses_a_token() -> None:
    """One M and one K are left: after K there would be nothing, so M comes first, and both come."""
    s = gaining("MK MK", ["MMM", "MMKKKKK"])

    assert "MMMMK" == left(s)


@pytest.mark.clause("PI-034")
def test_like_tokens_are_intercepted_in_the_order_of_the_seats() -> None:
    s = gaining("A A", ["", "AAAA", "AAAA"], seats=3)
    say(s, 0, "seat 2")

    assert "AA" == left(s)
    assert "AA" == tokens_of(s, 2)
    counts = paths(gaining("A A", ["", "AAAA", "AAAA"], seats=3))
    assert 3 == len(counts)


@pytest.mark.clause("PI-034")
def test_who_is_passed_is_not_robbed_any_more_unless_others_have_too_little() -> None:
    """Two of the three must come from seat 1 anyhow; only the last is a question."""
    s = gaining("A A A", ["", "AAAAAAA", "A"], seats=3)

    assert "AA" == tokens_of(s, 0)
    assert "seat 1, seat 2" == legal(s, 0)
    s = gaining("A A", ["", "AAA", "AAA", "AAAA"], seats=4)
    say(s, 0, "seat 2")
    assert "seat 2, seat 3" == legal(s, 0)
    assert ("gained_in_order", "PI-034") == refused(s, 0, "seat 1")[0][:2]


@pytest.mark.clause("PI-034")
def test_first_the_pool_is_emptied_then_opponents_are_asked() -> None:
    """The pool holds one A; of the two others the opponent may give either."""
    s = gaining("AM AM AM", ["", "AAAAAMMMMMM"])

    assert "A" == tokens_of(s, 0)
    assert {"AAA", "AAM", "AMM"} == set(outcomes(s))
    assert {1} == set(outcomes(s).values())


@pytest.mark.clause("PI-196", "PI-207")
def test_an_artificial_opponent_is_never_asked() -> None:
    """It prefers the main faction of its card and robs the richest, then the nearest."""
    s = table(
        3,
        opponent="weishaupt",
        field={1: 4},
        inf={1: "2"},
        figure=0,
        frame=Gain(2, units("AD A")),
        tokens=["AAA", "AAAA"],
    )

    assert "AD" == tokens_of(s, 2)


@pytest.mark.clause("PI-207")
def test_an_artificial_opponent_robs_the_richest_and_of_equals_the_nearest() -> None:
    def robbed(*tokens: str) -> list[str]:
        s = table(3, opponent="weishaupt", frame=Gain(2, units("A")), tokens=tokens)
        return [tokens_of(s, seat) for seat in range(3)]

    assert ["AAA", "AAAA", "A"] == robbed("AAA", "AAAAA")
    assert ["AAAA", "AAA", "A"] == robbed("AAAAA", "AAA")
    assert ["AAA", "AAAA", "A"] == robbed("AAAA", "AAAA")


@pytest.mark.clause("PI-063", "PI-199")
def test_turns_go_clockwise_by_the_boards() -> None:
    s = table(3, opponent="weishaupt", frame=Gain(0, []))

    assert [1, 2, 0] == [next_in_order(s, 0, step) for step in (1, 2, 3)]


def test_a_gain_can_be_copied_and_pickled() -> None:
    s = gaining("AMK AMK", ["", ""])
    say(s, 0, "gain M")
    twin = s.copy()
    say(twin, 0, "gain K")

    assert ("M", "MK") == (tokens_of(s, 0), tokens_of(twin, 0))
    assert pickle.loads(pickle.dumps(s.stack[-1])).key() == s.stack[-1].key()
