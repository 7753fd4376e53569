"""Displace: whom, with what, for how much; and the argument about it."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules.argument import (
    ATTACKER_WINS,
    CANCELLED,
    DEFENDER_WINS,
    HIDDEN,
    Argument,
    compare,
    initial_strength,
)
from intriga.games.illuminaten.rules.displace import Displace, why_not_displace
from intriga.games.illuminaten.rules.modes import BY_CARD, BY_FACTION, FREE, MAIN
from intriga.games.illuminaten.rules.reasons import NO_MAIN_ACTION_LEFT
from intriga.games.illuminaten.state import NONE, Pax
from intriga.kernel.chance import Quick
from intriga.kernel.dealer import Dealer
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


def superior(**more: Any) -> Pax:
    """An argument in which the attacker has superiority: 4 against 1."""
    given: dict[str, Any] = {"inf": {8: "1 0 -", 7: "0 0 0"}}
    return arguing(**{**given, **more})


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


@pytest.mark.clause("PI-101")
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


@pytest.mark.clause("GAP-12")
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


@pytest.mark.clause("PI-103")
def test_the_higher_initial_strength_has_superiority() -> None:
    s = aiming()
    told = say(s, 0, "on 7", "on 8", "slot 8.1", "slot 8.2")
    assert of_kind(told, events.ArgumentBegan) == [events.ArgumentBegan(0, 1, 8, [1, 2], 5, 6, 1)]


# ── the cards ──


@pytest.mark.clause("PI-118", "PI-105", "PI-110")
def test_five_and_six_against_six_and_four() -> None:
    s = arguing(slots=3)
    say(s, 0, "card 18")
    told = say(s, 1, "card 26")
    assert of_kind(told, events.ArgumentEnded) == [events.ArgumentEnded(0, 1, 11, 10, "strength")]
    assert owners(s, 8) == "- - 0"


@pytest.mark.clause("PI-118", "PI-106")
def test_a_vulnerable_attacker_with_a_dagger_beats_a_six() -> None:
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
def test_the_attacker_gets_one_reward_marker() -> None:
    s = arguing(slots=3)
    say(s, 0, "card 18")
    told = say(s, 1, "card 26")
    assert of_kind(told, events.MarkerPut) == [events.MarkerPut(0, 8)]
    assert s.markers[7] == 1


@pytest.mark.clause("GAP-22")
def test_there_are_four_reward_markers() -> None:
    s = arguing(markers={8: 2, 7: 2})
    say(s, 0, "card 18")
    told = say(s, 1, "card 26")
    assert of_kind(told, events.MarkerPut) == []
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
