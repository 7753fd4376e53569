"""Conversations of six: the hidden discards as each seat hears them, and the decks of rounds 5 and 9."""

from collections.abc import Sequence

import pytest

from intriga.games.masti.events import (
    Buried,
    CardLeft,
    CardPlayed,
    DiscardedToTrumps,
    Ended,
    RoundStarted,
    RoundWon,
    Scored,
    TrumpsReady,
    TrumpsRecycled,
    TrumpsShuffled,
)
from intriga.kernel.events import Event
from tests.games.masti.builders import dealt_so, ending, of_kind, say, table
from tests.games.masti.playbook import Playbook, Say

HANDS = [  # seat 0 is first; 3, 4 and 5 have nine cards; U13 is left over
    "A1 A2 A3 A4 A5 A6 A7 A8",
    "A9 A10 A11 A12 A13 P1 P2 P3",
    "P4 P5 P6 P7 P8 P9 P10 P11",
    "P12 P13 E1 E2 E3 E4 E5 E6 E7",
    "E8 E9 E10 E11 E12 E13 U1 U2 U3",
    "U4 U5 U6 U7 U8 U9 U10 U11 U12",
]


def heard(listener: int | None) -> Sequence[Event]:
    """The three discards as one listener is told of them."""
    full = [DiscardedToTrumps(3, "E1"), DiscardedToTrumps(4, "U2"), DiscardedToTrumps(5, "U9")]
    if listener is None:
        return [*full, TrumpsShuffled(["E1", "U2", "U9", "U13"])]
    return [event if event.seat == listener else Buried(event.seat) for event in full] + [TrumpsReady(4)]


@pytest.mark.parametrize("listener", [None, -1, 0, 1, 2, 3, 4, 5])
def test_each_seat_hears_of_the_discards_only_its_own_card(listener: int | None) -> None:
    s, _ = dealt_so(HANDS, first=0)
    book = (
        Playbook(s, listener)
        >> Say(4, "trumps U2")
        >> Say(3, "trumps P13")
        >> Say(3, "trumps E1")  # changed, and nobody hears of it
        >> Say(5, "trumps U9", draws="U9")
    )
    for event in heard(listener):
        book = book << event

    (book << RoundStarted(1, "U9", 0, []) >> Say(0, "A1") << CardPlayed(0, "A1")).done()


@pytest.mark.parametrize("round_", [4, 8])
def test_the_cards_left_become_the_deck_of_rounds_five_and_nine(round_: int) -> None:
    s = table(
        ["A9 P1", "A2 P2", "A3 P3", "E4 P4", "E5 P5", "A13 P6"],
        trump="U9",
        leader=5,
        round=round_,
        left="U1 U2 U3",
        deck="",
        teams=3,
    )
    for seat, card in ((5, "A13"), (0, "A9"), (1, "A2"), (2, "A3"), (3, "E4")):
        say(s, seat, card)

    (
        Playbook(s)
        >> Say(4, "E5")
        << CardPlayed(4, "E5")
        << RoundWon(5, ["A2", "A3", "A9", "A13", "E4", "E5", "U9"], 0)
        >> Say(5, "leave A13", draws="A13")
        << CardLeft(5, "A13")
        << TrumpsRecycled(round_ + 1, ["A13", "U1", "U2", "U3"])
        << RoundStarted(round_ + 1, "A13", 5, [])
        >> Say(5, "P6")
        << CardPlayed(5, "P6")
    ).done()


def test_a_card_that_was_left_can_be_trump_won_and_left_again() -> None:
    s = table(
        ["A9", "", "", "", "", ""],
        trump="U9",
        out=[1, 2, 3, 4, 5],
        round=8,
        left="U1 U2 U3",
        deck="",
        teams=3,
    )
    s.hands[0] |= 1 << 10

    (
        Playbook(s)
        >> Say(0, "A9")
        << CardPlayed(0, "A9")
        << RoundWon(0, ["A9", "U9"], 0)
        >> Say(0, "leave U9", draws="U9")
        << CardLeft(0, "U9")
        << TrumpsRecycled(9, ["U1", "U2", "U3", "U9"])
        << RoundStarted(9, "U9", 0, [1, 2, 3, 4, 5])
        >> Say(0, "A11")
        << CardPlayed(0, "A11")
        << RoundWon(0, ["A11", "U9"], 0)
        >> Say(0, "leave U9")
        << CardLeft(0, "U9")
        << Scored(0, {"artists": (2, 3), "assassins": (1, 1)}, [], 0, 0, (0, 0), 0, 4, 2)
        << Scored(1, {}, [], 0, 0, (0, 0), 0, 0, 0)
        << Scored(2, {}, [], 0, 0, (0, 0), 0, 0, 0)
        << Scored(3, {}, [], 0, 0, (0, 0), 0, 0, 0)
        << Scored(4, {}, [], 0, 0, (0, 0), 0, 0, 0)
        << Scored(5, {}, [], 0, 0, (0, 0), 0, 0, 0)
        << Ended("hands_empty", [4, 0, 0], [0, 3], None)
    ).done()


def test_every_seat_hears_the_whole_result() -> None:
    told: list[Event] = []
    ending(["A4", "", "", "", "", ""], teams=3, told=told)

    assert 6 == len(of_kind(told, Scored))
    assert all(event.seen_by(seat) == event for event in told for seat in range(-1, 6))
