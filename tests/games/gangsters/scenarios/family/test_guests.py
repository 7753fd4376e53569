"""The mole and the accountant: how they come to hand, what they cannot do, and what is done about them."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events as core
from intriga.games.gangsters.invariants import invariants
from intriga.games.gangsters.scenarios.family import events
from intriga.games.gangsters.scenarios.family.rules import SCENARIO
from intriga.games.gangsters.scenarios.family.state import GONE, IN_CELLAR, TAKEN, WITH_CLAN, family
from intriga.games.gangsters.scenarios.family.tables import ACCOUNTANT, CELLAR, MOLE
from intriga.games.gangsters.state import POLICE_UNCONTROLLED
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Malformed
from tests.games.gangsters.builders import card, dealt, end_turn, names, words
from tests.games.gangsters.scenarios.family.builders import (
    at_table,
    attempt,
    end_round,
    evening,
    guns,
    legal,
    of_kind,
    refused,
    say,
)


@pytest.mark.clause("LS5-003", "LG-010")
def test_both_lie_in_the_clan_deck_and_in_no_starting_hand() -> None:
    for players in (1, 2, 3, 4):
        s, _ = dealt(players, seed=players, scenario=SCENARIO)
        assert {MOLE, ACCOUNTANT} <= {*items(s.clan)}
        assert (1, 1) == (s.entered[MOLE], s.entered[ACCOUNTANT])
        assert {0} == {s.since[one] for hand in s.hands for one in items(hand)}
        assert [] == invariants(s)


@pytest.mark.clause("LG-010")
def test_other_scenarios_have_no_guests() -> None:
    s, _ = dealt(2)

    assert 0 == s.scenario.guests() == s.scenario.laid_aside(s)
    assert not {MOLE, ACCOUNTANT} & {*items(s.clan)}


@pytest.mark.clause("LG-010")
def test_a_guest_is_drawn_like_any_henchman() -> None:
    s = at_table(("nico", "ines"), clan="mole stan")
    say(s, 0, "recruit", "mole")

    assert "nico mole" == names(s.hands[0])


@pytest.mark.clause("LG-010")
def test_a_guest_cannot_be_sent_nor_help() -> None:
    s = at_table(("nico mole accountant", "ines"))
    say(s, 0, "place speakeasy")

    assert "send nico" == words(s, 0, "send")
    for text in ("send 36", "use 37", "hurt 36"):
        with pytest.raises(Malformed):
            VOCABULARY.read(text)


@pytest.mark.clause("LG-010", "LG-A19")
def test_whoever_holds_guests_alone_has_nobody_to_send() -> None:
    s = at_table(("mole accountant", "ines"))

    assert ("nobody_to_send", "LG-A19") == refused(s, 0, "place speakeasy")
    s.police = POLICE_UNCONTROLLED
    assert ("nobody_to_send", "LG-A19") == refused(s, 0, "police")


@pytest.mark.clause("LG-010", "LG-035")
def test_with_a_guest_left_one_is_asked_for_a_second_henchman_as_with_any_card() -> None:
    """Otherwise everybody would see that the last card is no henchman."""
    for left in ("mole", "ruby"):
        s = at_table((f"nico {left}", "ines"))
        say(s, 0, "place speakeasy")
        say(s, 0, "send nico")
        assert legal(s, 0, "enough")


@pytest.mark.clause("LG-010", "LG-099")
def test_in_the_end_both_go_back_to_the_box() -> None:
    for where in (("nico mole", "ines accountant"), ("nico", "ines")):
        s = at_table(where, this_round=8)
        evening(s)
        end_round(s)
        assert s.over
        assert not {MOLE, ACCOUNTANT} & {*items(s.clan), *items(s.reserve)}
        assert 35 == len(items(s.clan | s.reserve))
        assert [] == invariants(s)


# ── the mole ──


@pytest.mark.clause("LS5-006")
def test_whoever_holds_the_mole_unmasks_him_with_one_action() -> None:
    s = at_table(("nico mole", "ines"))
    told = say(s, 0, "unmask")

    assert [events.MoleCaught(1)] == of_kind(told, events.MoleCaught)
    assert ("nico", 2) == (names(s.hands[0]), s.actions)
    assert [] == invariants(s)
    assert s.scenario.laid_aside(s) == 1 << MOLE
    assert ("no_such_action", "LG-029") == refused(s, 0, "unmask")


@pytest.mark.clause("LS5-006")
def test_nobody_else_can_unmask_him() -> None:
    s = at_table(("nico", "ines mole"))

    assert ("family_mole_not_in_hand", "LS5-006") == refused(s, 0, "unmask")
    end_turn(s)
    assert legal(s, 1, "unmask")
    alone = at_table(("nico", "ines mole"), solo=True)
    assert ("family_mole_not_in_hand", "LS5-006") == refused(alone, 0, "unmask")


@pytest.mark.clause("LS5-006", "LG-028")
def test_without_an_action_left_he_cannot_be_unmasked() -> None:
    s = at_table(("nico mole", "ines"), actions=0)

    assert ("no_actions_left", "LG-028") == refused(s, 0, "unmask")


@pytest.mark.clause("LS5-007")
def test_a_mole_on_top_of_the_deck_comes_to_light_when_it_is_shown() -> None:
    """May Lum shows two cards of the deck; what is left of them is hers."""
    s = at_table(("may", "ines"), clan="mole stan nico ruby")
    told = say(s, 0, "use may", "mole stan")

    assert [events.MoleCaught(None)] == of_kind(told, events.MoleCaught)
    assert 1 << MOLE == s.scenario.laid_aside(s)
    assert [core.Scouted(1, [card("stan") + 1])] == of_kind(told, core.Scouted)
    assert "stan" == names(s.hands[0])


@pytest.mark.clause("LS5-007")
def test_if_he_is_all_that_is_shown_there_is_nothing_to_choose() -> None:
    s = at_table(("may", "ines"), clan="mole", exhausted="accountant")
    say(s, 0, "use may", "mole")

    assert 1 << MOLE == s.scenario.laid_aside(s)
    assert "recruit" not in words(s, 0, "recruit")


@pytest.mark.clause("LS5-007", "LG-080")
def test_a_mole_lost_by_a_penalty_is_caught_and_the_accountant_is_exhausted() -> None:
    s = at_table(("nico mole accountant", "ines"), before=("night_raid", ""))
    end_turn(s)
    told = say(s, 0, "pick mole")
    assert [events.MoleCaught(None)] == of_kind(told, events.MoleCaught)
    assert ("nico accountant", 0) == (names(s.hands[0]), s.exhausted)

    s = at_table(("nico accountant", "ines"), before=("night_raid", ""))
    end_turn(s)
    say(s, 0, "pick accountant")
    assert "accountant" == names(s.exhausted)


@pytest.mark.clause("LS5-008")
def test_in_the_evening_he_whispers_from_the_deck_and_no_older_card_can_be_him() -> None:
    s = at_table()
    before = s.generation
    told = evening(s)

    assert events.GunMoved("rebels", 1, 2, "whisper") in told
    assert before < s.entered[MOLE] == s.generation
    assert s.clan >> MOLE & 1


@pytest.mark.clause("LS5-009")
def test_in_a_hand_he_betrays_it_and_vanishes_into_the_deck() -> None:
    s = at_table(("nico", "ines mole"))
    told = evening(s)

    assert [events.MoleBetrayed(2)] == of_kind(told, events.MoleBetrayed)
    assert events.GunMoved("rebels", 3, 4, "betrayal") in told
    assert "ines" == names(s.hands[1])
    assert s.clan >> MOLE & 1
    assert s.entered[MOLE] == s.generation


@pytest.mark.clause("LS5-010")
def test_in_the_cellar_he_does_no_harm_and_anybody_may_question_him() -> None:
    s = at_table(mole="cellar")
    assert legal(s, 0, "place cellar")
    evening(s)

    assert (5, 1) == guns(s)
    assert not legal(at_table(), 0, "place cellar")


@pytest.mark.clause("LS5-010", "LS5-011")
def test_two_successes_make_him_talk() -> None:
    s = at_table(("prudence ruby", "ines"), mole="cellar", rebels_gun=3)
    attempt(s, "cellar", "prudence", "4 4 1")

    assert GONE == family(s).mole
    assert (5, 1) == guns(s)
    assert not legal(s, 0, "place cellar")
    assert ("no_such_action", "LG-029") == refused(s, 0, "unmask")
    assert 1 << MOLE == s.scenario.laid_aside(s)
    assert [] == invariants(s)


@pytest.mark.clause("LS5-010")
def test_one_success_leaves_a_marker() -> None:
    s = at_table(("prudence ruby", "ines"), mole="cellar", rebels_gun=3)
    attempt(s, "cellar", "prudence", "4 1 1")

    assert (IN_CELLAR, 1) == (family(s).mole, s.markers[CELLAR])


# ── the accountant ──


@pytest.mark.clause("LS5-012", "LS5-013")
def test_whoever_holds_the_accountant_sits_him_down_and_the_safe_is_open() -> None:
    s = at_table(("may accountant", "ines"), bags=3)
    assert not legal(s, 0, "place safe")
    told = say(s, 0, "employ")

    assert [events.AccountantEmployed(1)] == of_kind(told, events.AccountantEmployed)
    assert ("may", 2, 1 << ACCOUNTANT) == (names(s.hands[0]), s.actions, s.scenario.laid_aside(s))
    assert ("no_such_action", "LG-029") == refused(s, 0, "employ")
    attempt(s, "safe", "may", "4 4 1")
    assert 5 == family(s).bags


@pytest.mark.clause("LS5-012")
def test_nobody_else_can_sit_him_down() -> None:
    s = at_table(("nico", "ines accountant"))

    assert ("family_accountant_not_in_hand", "LS5-012") == refused(s, 0, "employ")


@pytest.mark.clause("LS5-013")
def test_a_full_safe_takes_no_more() -> None:
    s = at_table(("may", "ines"), bags=14, accountant="desk")
    attempt(s, "safe", "may", "4 4 1")

    assert 15 == family(s).bags
    assert ("family_safe_is_full", "LS5-013") == refused(
        at_table(bags=15, accountant="desk"), 0, "place safe"
    )


@pytest.mark.clause("LS5-014")
def test_who_lies_exhausted_from_the_start_of_a_round_to_its_evening_is_taken() -> None:
    s = at_table(exhausted="accountant", hunted=True)
    told = evening(s)

    assert [events.AccountantTaken()] == of_kind(told, events.AccountantTaken)
    assert (0, 1 << ACCOUNTANT) == (s.exhausted, s.scenario.laid_aside(s))
    assert TAKEN == family(s).accountant


@pytest.mark.clause("LS5-014")
def test_the_hunt_begins_with_a_round() -> None:
    s = at_table(exhausted="accountant", deck="name_day")
    evening(s)
    assert WITH_CLAN == family(s).accountant
    end_round(s, "name_day")

    assert s.entered[ACCOUNTANT] == family(s).hunted


@pytest.mark.clause("LS5-014")
def test_once_through_the_deck_and_nobody_hunts_him_though_he_be_exhausted_again() -> None:
    s = at_table(("may", "ines"), clan="", exhausted="accountant", hunted=True)
    say(s, 0, "rally")
    say(s, 0, "use may", "accountant mole" if s.clan >> MOLE & 1 else "accountant")
    assert "accountant" in names(s.hands[0])
    s.hands[0] &= ~(1 << ACCOUNTANT)
    s.known = 0
    s.exhausted |= 1 << ACCOUNTANT
    evening(s)

    assert WITH_CLAN == family(s).accountant
    assert s.exhausted >> ACCOUNTANT & 1


@pytest.mark.clause("LS5-028")
def test_he_is_cheered_up_and_rallied_like_a_henchman() -> None:
    s = at_table(("lou", "ines"), exhausted="accountant stan", hunted=True)
    attempt(s, "cheer", "lou", "2 1 lock")
    say(s, 0, "pick accountant")
    assert s.clan >> ACCOUNTANT & 1

    s = at_table(exhausted="accountant", hunted=True)
    say(s, 0, "rally")
    assert s.clan >> ACCOUNTANT & 1
    assert WITH_CLAN == family(s).accountant
