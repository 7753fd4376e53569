"""The argument: hidden cards, who wins, what the loser and the winner get."""

from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules.actions.argument import (
    ATTACKER_WINS,
    CANCELLED,
    DEFENDER_WINS,
    HIDDEN,
    Argument,
    compare,
)
from intriga.games.illuminaten.state import NONE, Pax
from intriga.kernel.machine.chance import Quick
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

#: The page's example: around cell 8 the attacker has 5, the defender 6.
FIELD = {8: 31, 7: 32, 4: 33, 5: 34, 1: 41}
INF = {8: "1 1 0", 7: "0 0 0", 4: "1 1 0", 5: "1 1 -", 1: "0 1 -"}


def arguing(slots: int = 1, bias: int = 0, **more: Any) -> Pax:
    """The payment is done; seat 0 attacks seat 1 on cell 8."""
    given: dict[str, Any] = {"field": FIELD, "inf": INF, "hands": ["18 46 52", "26 47 53"]}
    return table(frame=Argument(0, 1, 7, slots, bias), **{**given, **more})


def superior(**more: Any) -> Pax:
    """An argument in which the attacker has superiority: 4 against 1."""
    given: dict[str, Any] = {"inf": {8: "1 0 -", 7: "0 0 0"}}
    return arguing(**{**given, **more})


# ── the cards ──


@pytest.mark.clause("PI-118", "PI-105", "PI-110")
def test_page_24_five_and_six_against_six_and_four() -> None:
    s = arguing(slots=3)
    say(s, 0, "card 18")
    told = say(s, 1, "card 26")
    assert of_kind(told, events.ArgumentEnded) == [events.ArgumentEnded(0, 1, 11, 10, "strength")]
    assert owners(s, 8) == "- - 0"


@pytest.mark.clause("PI-118", "PI-106")
def test_page_24_a_vulnerable_attacker_with_a_dagger_beats_a_six() -> None:
    s = arguing(hands=["49", "18"])
    say(s, 0, "card 49")
    told = say(s, 1, "card 18")
    assert of_kind(told, events.ArgumentEnded) == [events.ArgumentEnded(0, 1, 5, 12, "at_once")]


@pytest.mark.clause("PI-106", "AMB-18")
def test_a_dagger_without_vulnerability_adds_nothing() -> None:
    s = superior(hands=["46", "1"])
    assert compare(s, 1, (4, 1), (45, 0)) == ATTACKER_WINS  # 4 against 3
    assert compare(s, 1, (4, 2), (45, 0)) == DEFENDER_WINS  # 4 against 4
    assert compare(s, 0, (4, 4), (45, NONE)) == DEFENDER_WINS


@pytest.mark.clause("PI-107", "AMB-18")
def test_hammers_win_only_with_superiority() -> None:
    s = superior()
    assert compare(s, 1, (4, 1), (51, 17)) == ATTACKER_WINS
    assert compare(s, -1, (1, 4), (17, 51)) == DEFENDER_WINS
    assert compare(s, -1, (1, 4), (51, NONE)) == DEFENDER_WINS
    assert compare(s, 1, (4, 1), (NONE, 51)) == ATTACKER_WINS, "hammers of the vulnerable side add 0"
    assert compare(s, 0, (4, 4), (51, NONE)) == DEFENDER_WINS
    assert compare(s, 0, (4, 4), (17, 51)) == ATTACKER_WINS


@pytest.mark.clause("PI-110")
def test_a_tie_goes_to_the_defender() -> None:
    s = arguing(hands=["37", "26"])  # 5 + 5 against 6 + 4
    say(s, 0, "card 37")
    told = say(s, 1, "card 26")
    assert of_kind(told, events.ArgumentEnded) == [events.ArgumentEnded(1, 0, 10, 10, "tie")]


@pytest.mark.clause("PI-112")
def test_a_defender_who_wins_keeps_all_and_gets_nothing() -> None:
    s = arguing(hands=["37", "26"])
    say(s, 0, "card 37")
    say(s, 1, "card 26")
    assert is_done(s)
    assert owners(s, 8) == "1 1 0"
    assert sum(s.markers) == 0
    assert tokens_of(s, 1) == ""


@pytest.mark.clause("PI-124", "AMB-18")
def test_an_enhanced_displacement_knows_no_superiority() -> None:
    s = arguing(hands=["49", "53"], enhanced={"displace": 1})  # without it the dagger would win
    say(s, 0, "card 49")
    told = say(s, 1, "card 53")
    assert of_kind(told, events.ArgumentEnded) == [events.ArgumentEnded(1, 0, 5, 6, "strength")]


# ── hidden and simultaneous ──


@pytest.mark.clause("PI-104")
def test_both_lay_face_down_and_may_change_until_both_lie() -> None:
    s = arguing()
    assert s.acting() == [0, 1]
    asked = s.asked
    say(s, 0, "card 46")
    assert (s.acting(), s.asked) == ([1, 0], asked)
    say(s, 0, "card 18")
    assert (s.acting(), s.asked) == ([1, 0], asked)
    say(s, 1, "card 26")
    assert s.asked == asked + 1
    assert s.argued == 1 << 17 | 1 << 25


@pytest.mark.clause("PI-104")
def test_what_lies_face_down_is_shown_to_its_owner_only() -> None:
    s = arguing()
    told = say(s, 0, "card 46")
    assert told[0].seen_by(0).card == 46
    assert told[0].seen_by(1).card is None
    assert told[0].seen_by(-1).card is None
    frame = s.stack[-1]
    assert frame.shown(0)[5] == (45, NONE)
    assert frame.shown(1)[5] == frame.shown(-1)[5] == (HIDDEN, NONE)
    assert s.hands[0] >> 45 & 1, "it counts as in hand until it is revealed"
    assert learned(s, 0, "card 18") == 0
    assert learned(s, 1, "card 26") == 3


@pytest.mark.clause("PI-104")
def test_the_order_of_laying_makes_no_difference() -> None:
    one, other = arguing(), arguing()
    say(one, 0, "card 18")
    say(one, 1, "card 26")
    say(other, 1, "card 26")
    say(other, 0, "card 18")
    assert one == other


@pytest.mark.clause("PI-104")
def test_only_cards_in_hand() -> None:
    s = arguing()
    assert legal(s, 0) == "card 18, card 46, card 52"
    assert refused(s, 0, "card 26") == [("not_in_hand_to_argue", "PI-104", {"card": 26})]
    assert refused(s, 0, "go on")[0][0] == "not_asked"


@pytest.mark.clause("PI-109")
def test_an_empty_hand_plays_strength_zero_and_is_not_asked() -> None:
    s = arguing(hands=["9", ""])
    assert s.acting() == [0], "a hand of one card is asked all the same: it is hidden"
    told = say(s, 0, "card 9")
    assert of_kind(told, events.ArgumentEnded) == [events.ArgumentEnded(0, 1, 8, 6, "strength")]


@pytest.mark.clause("PI-109")
def test_two_empty_hands_compare_initial_strengths() -> None:
    s = superior(hands=["", ""])
    assert owners(s, 8) == "- 0 -"


@pytest.mark.clause("PI-136")
def test_with_the_clergys_card_the_opponent_lays_and_reveals_first() -> None:
    s = arguing(factions={"D": 0})
    assert s.acting() == [1]
    asked = s.asked
    assert learned(s, 1, "card 26") == 1
    say(s, 1, "card 26")
    assert (s.acting(), s.asked) == ([0], asked + 1)
    assert s.stack[-1].shown(0)[5] == (NONE, 25)
    assert s.argued == 1 << 25
    say(s, 0, "card 18")
    assert owners(s, 8) == "- 1 0"


@pytest.mark.clause("PI-136")
def test_it_holds_for_a_defender_too_and_for_nobody_else() -> None:
    assert arguing(factions={"D": 1}).acting() == [0]
    assert arguing(factions={"D": 1}, hands=["", "26"]).acting() == [1], "an empty hand has nothing to reveal"
    three = arguing(seats=3, factions={"D": 2})
    assert three.acting() == [0, 1]


# ── cancelling ──


@pytest.mark.clause("PI-108")
def test_two_instant_wins_cancel_and_the_attacker_decides() -> None:
    s = arguing()
    say(s, 0, "card 46")
    asked = s.asked
    told = say(s, 1, "card 53")
    assert of_kind(told, events.ArgumentCancelled) == [events.ArgumentCancelled(0, 1)]
    assert (s.acting(), s.asked) == ([0], asked + 1)
    assert legal(s, 0) == "go on, give up"
    told = say(s, 0, "give up")
    assert of_kind(told, events.ArgumentEnded) == [events.ArgumentEnded(1, 0, 5, 6, "given_up")]
    assert is_done(s)


@pytest.mark.clause("PI-108", "AMB-17")
def test_going_on_only_the_newest_pair_counts() -> None:
    s = arguing()
    say(s, 0, "card 46")
    say(s, 1, "card 53")
    asked = s.asked
    say(s, 0, "go on")
    assert (s.acting(), s.asked) == ([0, 1], asked + 1)
    say(s, 0, "card 18")
    told = say(s, 1, "card 26")
    assert of_kind(told, events.ArgumentEnded) == [events.ArgumentEnded(0, 1, 11, 10, "strength")]
    assert s.argued == 1 << 45 | 1 << 52 | 1 << 17 | 1 << 25


@pytest.mark.clause("AMB-17")
def test_going_on_with_an_empty_hand_plays_zero() -> None:
    s = arguing(hands=["46 36", "53"])
    say(s, 0, "card 46")
    say(s, 1, "card 53")
    say(s, 0, "go on")
    assert s.acting() == [0]
    told = say(s, 0, "card 36")
    assert of_kind(told, events.ArgumentEnded) == [events.ArgumentEnded(0, 1, 11, 6, "strength")]


def test_compare_knows_a_cancelled_pair() -> None:
    s = arguing()
    assert compare(s, -1, (5, 6), (45, 52)) == CANCELLED
    assert compare(s, 1, (6, 5), (52, 45)) == CANCELLED


# ── what follows ──


@pytest.mark.clause("PI-111", "PI-150")
def test_argument_cards_stay_on_the_table_and_count_as_played() -> None:
    s = arguing()
    say(s, 0, "card 18")
    say(s, 1, "card 26")
    assert s.argued == 1 << 17 | 1 << 25
    assert s.hands[0] == 1 << 45 | 1 << 51
    assert not s.great_played
    s = arguing()
    say(s, 0, "card 18")
    say(s, 1, "card 47")
    assert s.great_played


@pytest.mark.clause("PI-113", "GAP-25")
def test_the_loser_takes_the_targets_back_and_gains_a_token_for_each() -> None:
    s = arguing(slots=3, tokens=["UUUUUU", ""])
    supply = s.supply[1]
    say(s, 0, "card 18")
    say(s, 1, "card 26")
    assert s.supply[1] == supply + 2
    assert s.acting() == [1]
    assert refused(s, 1, "gain U")[0][:2] == ("pool_lacks_token", "GAP-25")
    say(s, 1, "gain A", "gain K")
    assert tokens_of(s, 1) == "AK"
    assert is_done(s)


@pytest.mark.clause("PI-113", "GAP-25")
def test_compensation_comes_from_the_pool_only() -> None:
    s = arguing(slots=3, tokens=["AAAAAAMMMMMMTTTTTTKKKKKKDDDDDDUUUUU", ""])
    say(s, 0, "card 18")
    say(s, 1, "card 26")
    assert tokens_of(s, 1) == "U", "the second token is not taken from anybody"
    assert is_done(s)


@pytest.mark.clause("PI-114")
def test_the_attacker_gets_one_reward_marker_after_the_compensation() -> None:
    s = arguing(slots=3)
    say(s, 0, "card 18")
    say(s, 1, "card 26")
    assert s.markers[7] == 0
    told = say(s, 1, "gain A", "gain K")
    assert told[-1] == events.MarkerPut(0, 8)
    assert s.markers[7] == 1


@pytest.mark.clause("GAP-22")
def test_there_are_four_reward_markers() -> None:
    for lying, put in ((3, 1), (4, 0)):
        s = arguing(markers={8: lying - 2, 7: 2})
        say(s, 0, "card 18")
        told = say(s, 1, "card 26", "gain A")
        assert len(of_kind(told, events.MarkerPut)) == put
        assert sum(s.markers) == 4


# ── data ──


def test_a_re_dealt_hand_lays_any_of_its_cards() -> None:
    found = set()
    for seed in range(60):
        s = arguing()
        say(s, 0, "card 46")
        s.hands[0] = 1 << 1 | 1 << 2 | 1 << 3
        frame = s.stack[-1]
        assert isinstance(frame, Argument)
        frame.relaid(s, 1, Quick(seed))
        found.add(frame.laid[0])
        assert frame.laid[1] == NONE
        frame.relaid(s, 0, Quick(seed))
        assert frame.laid[0] in (1, 2, 3)
    assert found == {1, 2, 3}
