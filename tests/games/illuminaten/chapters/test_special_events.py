"""Special events that are used by a word of their own."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten.box.tables import CONVENT, EVENTS, INQUISITORS, PRESS, WHISPER
from intriga.games.illuminaten.events import HandShown, PlotShown, SpecialInvoked, SupportSpent
from intriga.games.illuminaten.rules.phases.special_events import Inquiry, Press, invoke, why_not_invoke
from intriga.games.illuminaten.rules.reasons import REASONS
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import (
    Rest,
    Told,
    is_done,
    learned,
    legal,
    refused,
    say,
    table,
    tokens_of,
)


def opened(special: int, seats: int = 2, **more: Any) -> Pax:
    """A special lies open before the last seat; it is the turn of seat 0."""
    names = [""] * (seats - 1) + [EVENTS[special]]
    return table(seats, frame=Rest(), open_events=names, **more)


def used(s: Pax, special: int) -> Told:
    """Seat 0 invokes the special; what was told until the next question."""
    told: Told = []
    dealer = Dealer(Scripted([]), told)
    assert 0 == why_not_invoke(s, 0, special)
    invoke(s, 0, special, dealer)
    s.settle(dealer)
    return told


def reason(s: Pax, special: int) -> tuple[str, str]:
    return REASONS[why_not_invoke(s, 0, special)]


@pytest.mark.clause("PI-175")
def test_only_an_open_special_is_invoked_and_once_in_a_turn() -> None:
    s = opened(CONVENT, tokens=["AAAAAA"])

    assert ("event_not_open", "PI-175") == reason(s, PRESS)
    assert ("event_is_not_invoked", "PI-175") == reason(s, WHISPER)
    used(s, CONVENT)
    s.tokens[0] = 6
    assert ("event_used_already", "PI-175") == reason(s, CONVENT)


# ── the press ──


@pytest.mark.clause("PI-175")
def test_the_press_gives_a_main_action_for_three_tokens_of_one_type() -> None:
    s = opened(PRESS, tokens=["AAMMMKKKK"])
    told = used(s, PRESS)

    assert SpecialInvoked(0, "press") == told[0]
    assert "pay M, pay K" == legal(s, 0)
    assert [("no_three_of_one_type", "PI-175", {})] == refused(s, 0, "pay A")
    assert "not_asked" == refused(s, 0, "substitute M")[0][0]
    say(s, 0, "pay K")
    assert ("AAMMMK", 3) == (tokens_of(s, 0), s.mains)
    assert is_done(s)


@pytest.mark.clause("PI-175")
def test_the_press_asks_nothing_where_one_type_is_enough() -> None:
    s = opened(PRESS, tokens=["AMMM"])
    told = used(s, PRESS)

    assert [SupportSpent(0, "M", 1)] * 3 == told[1:]
    assert ("A", 3) == (tokens_of(s, 0), s.mains)
    assert ("event_used_already", "PI-175") == reason(s, PRESS)


@pytest.mark.clause("PI-175", "PI-136")
def test_three_of_one_type_may_hold_creators_that_count_as_any() -> None:
    assert ("no_three_of_one_type", "PI-175") == reason(opened(PRESS, tokens=["AATT"]), PRESS)

    s = opened(PRESS, tokens=["AATTTM"], factions={"T": 0})
    used(s, PRESS)
    assert "pay A, pay M, pay T" == legal(s, 0)
    say(s, 0, "pay A")
    assert "pay A, pay T" == legal(s, 0)
    assert [("no_three_of_one_type", "PI-175", {})] == refused(s, 0, "pay M")
    one, two = s.copy(), s.copy()
    say(one, 0, "pay A")
    say(two, 0, "pay T")

    assert ["MTT", "AMT"] == [tokens_of(one, 0), tokens_of(two, 0)]
    assert is_done(one)
    assert is_done(two)


@pytest.mark.clause("PI-175")
def test_nothing_is_substituted_for_what_may_be_any_type() -> None:
    s = opened(PRESS, tokens=["AAMM"], factions={"K": 0})

    assert ("no_three_of_one_type", "PI-175") == reason(s, PRESS)


# ── the convent ──


@pytest.mark.clause("PI-175")
def test_the_convent_gives_a_main_action_for_any_five_tokens() -> None:
    s = opened(CONVENT, tokens=["AAMKU"])
    told = used(s, CONVENT)

    assert ("", 3) == (tokens_of(s, 0), s.mains)
    assert SpecialInvoked(0, "convent") == told[0]
    assert is_done(s)


@pytest.mark.clause("PI-175")
def test_the_convent_lets_choose_among_more_tokens() -> None:
    s = opened(CONVENT, tokens=["AAMKUU"])
    assert ("no_five_tokens", "PI-175") == reason(opened(CONVENT, tokens=["AAMK"]), CONVENT)
    used(s, CONVENT)
    assert "pay A, pay M" == legal(s, 0)
    say(s, 0, "pay M")

    assert "A" == tokens_of(s, 0)
    assert is_done(s)


# ── the inquisitors ──


@pytest.mark.clause("PI-175")
def test_the_inquisitors_show_a_hand_to_the_one_who_asks() -> None:
    s = opened(INQUISITORS, seats=3, hands=["1", "2 3", "4 5"])
    used(s, INQUISITORS)
    assert "seat 1, seat 2" == legal(s, 0)
    assert [("not_an_opponent", "PI-034", {})] == refused(s, 0, "seat 0")
    say(s, 0, "seat 1")
    assert "hand, plot" == legal(s, 0)
    assert 1 == learned(s, 0, "hand")
    told = say(s, 0, "hand")

    assert [HandShown(0, 1, [2, 3])] == told
    assert HandShown(0, 1, None) == told[0].seen_by(2)
    assert told[0] == told[0].seen_by(0)
    assert [6, 0] == [s.known[0 * 3 + 1], s.known[2 * 3 + 1]]
    assert is_done(s)


@pytest.mark.clause("PI-175")
def test_the_inquisitors_show_a_plot_once() -> None:
    s = opened(INQUISITORS, hands=["1", "2 3"], private="P02 P03")
    used(s, INQUISITORS)
    told = say(s, 0, "plot")

    assert [PlotShown(0, 1, "P03")] == told
    assert PlotShown(0, 1, None) == told[0].seen_by(-1)
    assert [2, 0] == s.seen_plots

    s.stack.append(Inquiry(0))
    told = []
    s.settle(Dealer(Scripted([]), told))
    assert [HandShown(0, 1, [2, 3])] == told


@pytest.mark.clause("PI-175", "PI-188")
def test_there_must_be_something_to_look_at() -> None:
    s = opened(INQUISITORS, hands=["1", ""], shown_plots=2)
    assert ("nothing_to_look_at", "PI-175") == reason(s, INQUISITORS)

    s = opened(INQUISITORS, seats=3, opponent="weishaupt", hands=["1", "2"])
    s.stack.append(Inquiry(0))
    s.settle(Dealer(Scripted([])))
    assert "hand, plot" == legal(s, 0)

    s = opened(INQUISITORS, seats=4, opponent="weishaupt", hands=["1", "", "2"], shown_plots=4)
    s.stack.append(Inquiry(0))
    s.settle(Dealer(Scripted([])))
    assert [("nothing_to_look_at", "PI-175", {"seat": 3})] == refused(s, 0, "seat 3")
    hand = s.copy()
    say(hand, 0, "seat 2")
    assert 2 == hand.known[2]
    s.stack[-1] = Inquiry(0, 1)
    assert [("no_hand_to_look_at", "PI-175", {"seat": 1})] == refused(s, 0, "hand")
    s.stack[-1] = Inquiry(0, 2)
    assert [("plot_known_already", "PI-175", {"seat": 2})] == refused(s, 0, "plot")


def test_frames_are_made_again_from_their_keys() -> None:
    for frame in (Press(0, 2, 1), Inquiry(1, 2)):
        assert frame.key() == pickle.loads(pickle.dumps(frame)).key() == frame.copy().key()
