"""The check phase: its order, and the events that come out of it."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten.box.tables import DECREE, FACTIONS, PRESS, U
from intriga.games.illuminaten.events import (
    CardDrawn,
    CardsDiscarded,
    EdictPlayed,
    EventReturned,
    EventsDrawn,
    EventTurnedUp,
    FactionCardReturned,
    SpecialKept,
    StewardMoved,
    SupportSpent,
)
from intriga.games.illuminaten.knowledge.event_log import BACK, DRAWN, KEPT, TAKEN
from intriga.games.illuminaten.rules.phases import check_phase
from intriga.games.illuminaten.rules.phases.check_phase import (
    CHECK_EVENTS,
    CLEAR,
    FILL_OTHERS,
    CheckPhase,
    KeepEvent,
)
from intriga.games.illuminaten.rules.phases.refill import DiscardDown
from intriga.games.illuminaten.state import IN_ROW, NONE, Pax
from intriga.games.illuminaten.verbs.conspiracies import borrow_faction_card
from intriga.games.illuminaten.verbs.event_cards import draw_event, events_left, turn_up_event
from intriga.kernel.machine.chance import Guided, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from tests.games.illuminaten.builders import (
    Rest,
    Told,
    cards,
    event,
    is_done,
    learned,
    legal,
    of_kind,
    refused,
    say,
    table,
    tokens_of,
)

FULL = ["1 2 3 4", "5 6 7 8"]


def before(seats: int = 2, **more: Any) -> Pax:
    """At rest before the check phase of seat 0."""
    return table(seats, **{"frame": Rest(), "hands": FULL, **more})


def checked(s: Pax, luck: list[int] | None = None, step: int = CHECK_EVENTS) -> Told:
    """The check phase runs from this step to its first question; what was told."""
    told: Told = []
    s.stack.append(CheckPhase(0, step))
    s.settle(Dealer(Quick(1) if luck is None else Guided(luck), told))
    return told


# ── the order ──


@pytest.mark.clause("PI-071")
def test_plots_come_before_events_and_events_before_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def note(name: str) -> Any:
        def step(*_: object) -> None:
            order.append(name)

        return step

    for name in ("check_plots", "check_events", "clear_table", "refill_from_deck", "update_court"):
        monkeypatch.setattr(check_phase, name, note(name))
    monkeypatch.setattr(check_phase, "give_back_borrowed", note("loans"))
    s = before()
    checked(s, step=0)

    assert [
        "loans",
        "check_plots",
        "check_events",
        "clear_table",
        "refill_from_deck",
        "update_court",
    ] == order
    assert is_done(s)


@pytest.mark.clause("AMB-46", "PI-071")
def test_borrowed_faction_cards_go_back_first(monkeypatch: pytest.MonkeyPatch) -> None:
    owners: list[int] = []
    monkeypatch.setattr(check_phase, "check_plots", lambda s, seat, d: owners.extend(s.faction_owner))
    s = before(hands=["1 2 3 4", "5 6 7 8"], factions={"K": 1, "U": IN_ROW})
    borrow_faction_card(s, 0, 3, Dealer(Scripted([])))
    borrow_faction_card(s, 0, U, Dealer(Scripted([])))
    told = checked(s, step=0)

    assert (1, IN_ROW, []) == (owners[3], owners[U], s.borrowed)
    assert [FactionCardReturned("K", 1), FactionCardReturned("U", None)] == of_kind(told, FactionCardReturned)


# ── who draws ──


@pytest.mark.clause("PI-150")
def test_without_a_great_card_nobody_draws_an_event() -> None:
    s = before()
    told = checked(s)

    assert [] == of_kind(told, EventsDrawn)
    assert 12 == events_left(s)
    assert is_done(s)


@pytest.mark.clause("PI-150", "PI-151", "PI-153")
def test_after_a_great_card_the_active_seat_draws_two_and_keeps_one() -> None:
    s = before(great_played=True)
    told = checked(s, [0, event("A"), 1, DECREE])

    assert [EventsDrawn(0, 2, ["A", "decree"])] == told
    assert EventsDrawn(0, 2, None) == told[0].seen_by(1)
    assert ("keep edict A, keep decree", [0]) == (legal(s, 0), s.acting())
    assert [("event_not_drawn", "PI-151", {"event": 8})] == refused(s, 0, "keep press")
    assert "not_asked" == refused(s, 0, "play decree")[0][0]
    assert ((0, 0, 12), (0,)) == (s.stack[-1].shown(0), s.stack[-1].shown(1))
    assert 10 == events_left(s)


@pytest.mark.clause("PI-151", "PI-157")
def test_a_special_is_kept_in_hand_and_the_other_event_goes_back_on_top() -> None:
    s = before(great_played=True)
    checked(s, [0, event("A"), 1, DECREE])
    told = say(s, 0, "keep decree")

    assert [SpecialKept(0, "decree"), EventReturned(0, "A")] == told[:2]
    assert [SpecialKept(0, None), EventReturned(0, None)] == [one.seen_by(1) for one in told[:2]]
    assert ([1 << DECREE, 0], 0, 0) == (s.event_hands, s.top_event, s.top_known)
    assert 11 == events_left(s)
    assert ((DRAWN, 0, 0), (DRAWN, 0, 12), (KEPT, 0, 12), (BACK, 0, 0)) == s.event_log
    assert 4 == count(s.hands[0])
    assert is_done(s)


@pytest.mark.clause("PI-151")
def test_what_was_put_back_is_drawn_first() -> None:
    s = before(great_played=True, top_event="A", active=1)
    s.top_known = 1
    dealer = Dealer(Guided([1, PRESS]))

    assert (0, 1) == (draw_event(s, 0, 1, dealer), dealer.learned)
    assert (NONE, NONE, (TAKEN, 0, 0)) == (s.top_event, s.top_known, s.event_log[-1])
    assert FACTIONS + PRESS == draw_event(s, 0, 1, dealer)

    s = before(top_event="A")
    dealer = Dealer(Scripted([]))
    draw_event(s, 0, 1, dealer)
    assert 0 == dealer.learned


@pytest.mark.clause("PI-023")
def test_the_upper_packet_is_used_up_before_the_lower() -> None:
    s = before(packets=[1, 0, 3, 3])

    assert event("K") == draw_event(s, 0, 1, Dealer(Guided([0, event("K")])))
    assert [0, 0, 3, 3] == s.packets
    assert FACTIONS + PRESS == draw_event(s, 0, 1, Dealer(Guided([1, PRESS])))
    assert ([0, 0, 3, 2], 0b110111) == (s.packets, s.unseen_edicts)
    assert not s.unseen_specials >> PRESS & 1

    seen = [0, 0]
    for seed in range(300):
        drawn = draw_event(before(packets=[1, 3, 3, 0]), 0, 1, Dealer(Quick(seed)))
        seen[0 if drawn < FACTIONS else 1] += 1
    assert 50 <= seen[0] <= 100


@pytest.mark.clause("PI-152", "PI-041")
def test_a_last_event_is_taken_and_after_it_nothing() -> None:
    s = before(great_played=True, packets=[0, 0, 0, 1], edicts_gone="AMTKDU")
    told = checked(s, [0, PRESS, *range(20, 56)])

    assert [EventsDrawn(0, 1, ["press"]), SpecialKept(0, "press")] == told[:2]
    assert (1 << PRESS, NONE, 0) == (s.event_hands[0], s.top_event, events_left(s))
    assert is_done(s)

    told = checked(s)
    assert [] == of_kind(told, EventsDrawn)
    assert NONE == draw_event(s, 0, 1, Dealer(Scripted([])))


@pytest.mark.clause("GAP-37")
def test_a_drawn_event_ends_the_quiet_rounds() -> None:
    s = before(great_played=True, quiet_rounds=9)
    checked(s)
    assert 0 == s.quiet_rounds

    s = before(great_played=True, quiet_rounds=9, packets=[0, 0, 0, 0])
    checked(s)
    assert 9 == s.quiet_rounds


# ── edicts ──


@pytest.mark.clause("PI-154", "PI-155", "PI-151")
def test_an_edict_is_played_at_once_and_takes_six_tokens() -> None:
    s = before(3, hands=[*FULL, "9 10 11 12"], great_played=True, tokens=["AAM", "", "AAA"])
    checked(s, [0, event("A"), 1, DECREE])
    assert 7 == learned(s, 0, "keep edict A", luck=range(20, 56)) | 1
    told = say(s, 0, "keep edict A")

    assert [
        SupportSpent(0, "A", 2),
        SupportSpent(2, "A", 3),
        EdictPlayed(0, "A", 6),
        EventReturned(0, "decree"),
    ] == told[:4]
    assert ["M", "", ""] == [tokens_of(s, seat) for seat in range(3)]
    assert (0, 6, 2) == (s.edict_owner[0], s.edict_tokens[0], s.pool[0])
    assert (event("decree"), 0) == (s.top_event, s.event_hands[0])


@pytest.mark.clause("PI-156")
def test_tokens_on_an_edict_are_out_of_reach() -> None:
    s = before(great_played=True, tokens=["AA", "AAAA"])
    checked(s, [0, event("A"), 1, DECREE])
    say(s, 0, "keep edict A")

    assert (0, "", "") == (s.pool[0], tokens_of(s, 0), tokens_of(s, 1))
    assert 6 == s.edict_tokens[0]


@pytest.mark.clause("PI-202")
def test_an_artificial_opponent_turns_the_top_event_up() -> None:
    s = before(opponent="weishaupt", hands=["1 2 3 4"])
    told: Told = []
    dealer = Dealer(Guided([1, DECREE]), told)

    assert FACTIONS + DECREE == turn_up_event(s, 1, dealer)
    assert [EventTurnedUp(1, "decree")] == told
    assert (1, 11) == (dealer.learned, events_left(s))


# ── hands ──


@pytest.mark.clause("PI-158", "PI-111")
def test_chain_and_argument_cards_are_discarded() -> None:
    s = before(chain="30 31", argued="40 46")
    told = checked(s, step=CLEAR)

    assert CardsDiscarded([30, 31, 40, 46]) == told[0]
    assert ([], 0) == (s.chain, s.argued)
    assert 0 == cards("30 31 40 46") & ~s.discard


@pytest.mark.clause("PI-159", "PI-160")
def test_the_others_fill_their_hands_clockwise_and_the_active_seat_last() -> None:
    s = before(3, place=[1, 0, 2], hands=["1 2 3", "4 5", "6 7 8"])
    told = checked(s, [20, 21, 22], step=CLEAR)

    assert [CardDrawn(2, 21), CardDrawn(1, 22), CardDrawn(1, 23)] == told
    assert [0] == s.acting()
    assert "court 1, court 2, court 3, court 4, court 5, deck" == legal(s, 0)


@pytest.mark.clause("PI-159")
def test_an_artificial_opponent_has_no_hand_to_fill() -> None:
    s = before(3, opponent="saint_germain", hands=["1 2 3 4", "5 6"])
    told = checked(s, step=CLEAR)

    assert [1, 1] == [one.seat for one in of_kind(told, CardDrawn)]
    assert 0 == s.hands[2]
    assert is_done(s)


@pytest.mark.clause("GAP-21", "PI-159", "PI-160")
def test_a_hand_above_its_limit_is_cut_down_first() -> None:
    s = before(hands=["1 2 3 4 9", "5 6 7 8 10"])
    checked(s, step=FILL_OTHERS)
    assert ([1], "card 5, card 6, card 7, card 8, card 10") == (s.acting(), legal(s, 1))
    say(s, 1, "card 10")
    assert [0] == s.acting()
    told = say(s, 0, "card 1")

    assert [4, 4] == [count(hand) for hand in s.hands]
    assert of_kind(told, StewardMoved)
    assert is_done(s)


@pytest.mark.clause("GAP-21", "PI-039", "PI-136")
def test_whoever_loses_the_scholars_card_keeps_five_cards_until_the_hands_are_filled() -> None:
    """The turn of the taker is not interrupted; he fills his own hand to five."""
    scholars = {1: 9, 2: 14, 3: 24}
    s = table(
        field=scholars,
        inf={1: "0", 2: "0", 3: "0 -"},
        factions={"U": 1},
        hands=["1 2 3 4", "5 6 7 8 10"],
        court="50 51 52 53 54",
    )
    say(s, 0, "take U")
    assert ([0], 5) == (s.acting(), count(s.hands[1]))
    say(s, 0, "end")
    assert ([1], "card 5, card 6, card 7, card 8, card 10") == (s.acting(), legal(s, 1))
    say(s, 1, "card 7")
    assert [0] == s.acting()
    say(s, 0, "court 2")

    assert [5, 4] == [count(hand) for hand in s.hands]


@pytest.mark.clause("GAP-21", "AMB-46")
def test_whoever_lends_the_scholars_card_for_a_turn_keeps_five_cards() -> None:
    s = table(
        factions={"U": 0},
        borrowed=[5],
        borrowed_from=[1],
        hands=["1 2 3 4", "5 6 7 8 10"],
        court="50 - - - -",
    )
    say(s, 0, "end")

    assert ([1], 5, 1) == (s.acting(), count(s.hands[1]), s.faction_owner[5])
    assert "end" in legal(s, 1)


def test_frames_are_made_again_from_their_keys() -> None:
    for frame in (KeepEvent(1, 2, 9), CheckPhase(1, 3, 1), DiscardDown(1, 4)):
        assert frame.key() == pickle.loads(pickle.dumps(frame)).key() == frame.copy().key()
