"""Interrogate: who shares by the collusion rule, and what may be ignored."""

from typing import Any

import pytest

from intriga.games.illuminaten.events import SupportHandedOver
from intriga.games.illuminaten.rules.actions.collusion import Sharing, shares_due
from intriga.games.illuminaten.rules.actions.interrogate import Interrogate, Yielding
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, MAIN
from intriga.games.illuminaten.state import Pax
from tests.games.illuminaten.builders import is_done, legal, of_kind, refused, say, table, tokens_of


def asked(mode: int = MAIN, seats: int = 2, **more: Any) -> Pax:
    """Seat 0 is asked whom it interrogates."""
    return table(seats, frame=Interrogate(0, mode), **more)


# ── what is due ──


@pytest.mark.clause("PI-086", "PI-089")
def test_an_opponent_on_the_card_gets_a_token_of_the_givers_choice() -> None:
    s = asked(field={1: 27}, inf={1: "0 1"}, tokens=["A", ""])
    say(s, 0, "on 1")

    assert "give T, give U" == legal(s, 0)
    assert [("not_obtained", "PI-086", {})] == refused(s, 0, "give A")
    assert "not_asked" == refused(s, 0, "pay T")[0][0]
    assert [SupportHandedOver(0, 1, "U")] == say(s, 0, "give U")
    assert ("AT", "U") == (tokens_of(s, 0), tokens_of(s, 1))
    assert is_done(s)


@pytest.mark.clause("PI-086")
def test_each_opponent_gets_one_for_each_influence_in_one_order_only() -> None:
    s = asked(seats=3, field={1: 42}, inf={1: "0 1 2"})
    assert [0, 1, 1] == shares_due(s, 0, 0)
    assert [0, 0, 0] == shares_due(s, 0, 19)
    say(s, 0, "on 1", "gain T", "give T")
    say(s, 0, "give U")

    assert ["T", "T", "U"] == [tokens_of(s, seat) for seat in range(3)]

    s = table(frame=Sharing(0, [1, 1, 1, 0, 0, 0], [0, 2], 2), tokens=["AMT"])
    assert "give A, give M" == legal(s, 0)
    assert [("given_in_order", "PI-087", {})] == refused(s, 0, "give T")
    say(s, 0, "give M")
    assert ("A", "MT") == (tokens_of(s, 0), tokens_of(s, 1))


@pytest.mark.clause("AMB-08", "PI-086")
def test_tokens_are_given_even_if_none_is_left() -> None:
    s = asked(field={1: 42}, inf={1: "0 1 1"}, edicts={"T": (1, 6)})
    say(s, 0, "on 1")

    assert ("U", "U") == (tokens_of(s, 0), tokens_of(s, 1))

    s = table(frame=Yielding(0, 0, True), field={1: 27}, inf={1: "1 1"})
    assert ("", "TU") == (tokens_of(s, 0), tokens_of(s, 1))


@pytest.mark.clause("PI-086")
def test_cards_that_yield_by_rumour_are_shared_card_by_card() -> None:
    s = asked(field={1: 27, 2: 16}, inf={1: "0 -", 2: "0 1"})
    say(s, 0, "on 1")
    assert "give A, give M" == legal(s, 0)
    say(s, 0, "give M")

    assert ("ATU", "M") == (tokens_of(s, 0), tokens_of(s, 1))


# ── shortage ──


@pytest.mark.clause("PI-087", "AMB-07")
def test_what_the_pool_lacks_is_intercepted_before_there_is_a_shortage() -> None:
    s = asked(seats=3, field={1: 27}, inf={1: "0 1"}, tokens=["", "", "TTTTTTTT"])
    told = say(s, 0, "on 1")

    assert [SupportHandedOver(2, 0, "T")] == of_kind(told, SupportHandedOver)
    assert "give T, give U" == legal(s, 0)


@pytest.mark.clause("PI-087")
def test_of_too_few_tokens_one_keeps_first_what_is_due_to_oneself() -> None:
    s = asked(field={1: 27}, inf={1: "0 1"}, edicts={"T": (1, 6)})
    told = say(s, 0, "on 1")

    assert ("U", "") == (tokens_of(s, 0), tokens_of(s, 1))
    assert [] == of_kind(told, SupportHandedOver)
    assert is_done(s)


@pytest.mark.clause("PI-087")
def test_of_too_few_tokens_the_rest_goes_to_opponents_of_ones_choice() -> None:
    s = asked(seats=3, field={1: 42}, inf={1: "0 1 2"}, edicts={"T": (1, 6)}, tokens=["", "TT"])
    s.pool[2] = s.tokens[6 + 2] = 0
    told = say(s, 0, "on 1")
    assert 2 == len(told) - 1

    assert "seat 1, seat 2" == legal(s, 0)
    assert [("no_share_due", "PI-086", {"seat": 3})] == refused(s, 0, "seat 3")
    assert "not_asked" == refused(s, 0, "give U")[0][0]
    say(s, 0, "seat 2")
    assert ["U", "", "U"] == [tokens_of(s, seat) for seat in range(3)]


@pytest.mark.clause("PI-087")
def test_takers_come_by_seat_so_that_every_share_finds_one() -> None:
    s = table(3, frame=Sharing(0, [1, 1, 0, 0, 0, 0], [0, 1, 2], 2), tokens=["AM"])

    assert "seat 1, seat 2" == legal(s, 0)
    later = s.copy()
    say(s, 0, "seat 1", "give M")
    say(later, 0, "seat 2")
    assert ["", "M", "A"] == [tokens_of(s, seat) for seat in range(3)]
    assert ["", "", "AM"] == [tokens_of(later, seat) for seat in range(3)]

    s = table(4, frame=Sharing(0, [2, 0, 0, 0, 0, 0], [0, 1, 1, 1], 2), tokens=["AA"])
    assert "seat 1, seat 2" == legal(s, 0)
    assert [("given_in_order", "PI-087", {})] == refused(s, 0, "seat 3")


@pytest.mark.clause("PI-196")
def test_an_artificial_opponent_keeps_the_main_faction_of_its_card() -> None:
    for cell, kept in ((1, "T"), (2, "U")):
        s = table(
            opponent="saint_germain",
            field={1: 27, 2: 24},
            inf={1: "0 1"},
            figure=cell - 1,
            frame=Yielding(1, 0, True),
        )
        assert (kept, "TU".replace(kept, "")) == (tokens_of(s, 1), tokens_of(s, 0))


# ── what may be ignored ──


@pytest.mark.clause("GAP-12", "PI-086")
def test_the_additional_action_of_a_card_ignores_collusion_but_not_rumours() -> None:
    s = asked(BY_CARD, field={1: 27, 2: 16}, inf={1: "0 1", 2: "0 1"}, open_events=["whisper"])
    say(s, 0, "on 1")

    assert ("AMTU", "") == (tokens_of(s, 0), tokens_of(s, 1))


@pytest.mark.clause("PI-135", "PI-085", "PI-086")
def test_a_faction_card_ignores_rumours_and_collusion() -> None:
    s = asked(BY_FACTION, field={1: 27, 2: 16}, inf={1: "0 1", 2: "0 1"}, enhanced={"interrogate": 1})
    say(s, 0, "on 1")

    assert ("TU", "") == (tokens_of(s, 0), tokens_of(s, 1))
    assert is_done(s)


@pytest.mark.clause("PI-175")
def test_under_the_quiet_whisper_collusion_may_be_ignored() -> None:
    s = asked(field={1: 27}, inf={1: "0 1"}, open_events=["", "whisper"])
    say(s, 0, "on 1")
    assert "invoke whisper, decline" == legal(s, 0)
    assert "not_asked" == refused(s, 0, "ability")[0][0]
    loud = s.copy()
    say(s, 0, "invoke whisper")
    say(loud, 0, "decline", "give T")

    assert ("TU", "") == (tokens_of(s, 0), tokens_of(s, 1))
    assert ("U", "T") == (tokens_of(loud, 0), tokens_of(loud, 1))


@pytest.mark.clause("PI-175")
def test_the_whisper_is_no_question_where_nobody_would_share() -> None:
    s = asked(field={1: 27}, inf={1: "0 -"}, open_events=["whisper"])
    say(s, 0, "on 1")

    assert is_done(s)


@pytest.mark.clause("PI-175", "AMB-12", "AMB-47")
def test_whisper_and_counting_never_lead_to_the_same_twice() -> None:
    alone = asked(field={1: 27}, inf={1: "0 1"}, open_events=["whisper"], enhanced={"interrogate": 1})
    say(alone, 0, "on 1", "decline")
    assert "give T, give U" == legal(alone, 0)

    inf = {1: "0 1", 2: "0 1"}
    s = asked(field={1: 27, 2: 16}, inf=inf, open_events=["whisper"], enhanced={"interrogate": 1})
    say(s, 0, "on 1", "decline")
    assert "ability, decline" == legal(s, 0)
    say(s, 0, "ability", "give A")
    assert ("MTU", "A") == (tokens_of(s, 0), tokens_of(s, 1))
