"""Abilities: when they may be used, by whom, and what becomes of the card."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.view.questions import question
from tests.games.gangsters.builders import (
    attempt,
    legal,
    names,
    refused,
    say,
    table,
    throw,
    words,
)

# ── when ──


@pytest.mark.clause("LG-054", "LG-055", "LG-053")
def test_anybody_may_use_abilities_in_anybodys_turn_for_no_action() -> None:
    s = table(["sadie", "skip may"])
    told = say(s, 1, "use skip", "nico")

    assert [
        events.AbilityUsed(2, 9, "draw", 1),
        events.Recruited(2, 7, "ability"),
        events.HenchmanExhausted(2, 9, "ability"),
    ] == told
    assert ("may nico", "skip", 3) == (names(s.hands[1]), names(s.exhausted), s.actions)
    say(s, 0, "use sadie", "ruby")
    assert ("ruby", 3) == (names(s.hands[0]), s.actions)


@pytest.mark.clause("LG-054", "LG-A7", "LG-019")
def test_every_seat_with_cards_is_asked_and_the_active_one_has_the_last_word() -> None:
    s = table(["sadie", "may", "", "lou"])

    assert (0b1011, 0b0001) == (s.may, s.must)
    assert ("not_your_decision", "LG-019") == refused(s, 2, "pass")
    assert ("active_goes_on", "LG-019") == refused(s, 0, "pass")
    assert ("only_the_active", "LG-019") == refused(s, 1, "skip")
    assert "pass" == words(s, 1, "pass", "skip", "recruit")
    assert [events.Passed(2)] == say(s, 1, "pass")
    assert (0b1001, 0b0001) == (s.may, s.must)
    say(s, 3, "use lou") if legal(s, 3, "use lou") else say(s, 3, "pass")
    assert 0b0001 == s.may


@pytest.mark.clause("LG-A7", "LG-019")
def test_whatever_happens_opens_the_window_again_for_those_who_passed() -> None:
    s = table(["sadie", "may"])
    asked = s.asked
    say(s, 1, "pass")

    assert (0b01, asked) == (s.may, s.asked)
    say(s, 0, "skip")
    assert (0b11, asked + 1) == (s.may, s.asked)
    assert "ask_step_in" == question(s, 1).asks


@pytest.mark.clause("LG-A7")
def test_windows_open_before_the_roll_after_it_after_each_reroll_and_at_the_end_of_the_turn() -> None:
    s = table(["nico stan", "tadek"], actions=1)
    attempt(s, "place lamp", "nico")
    open_to = [s.may]
    throw(s, "1 reroll 2")
    open_to.append(s.may)
    say(s, 0, "die 1")
    say(s, 0, "throw", "4")
    open_to.append(s.may)
    say(s, 0, "go on")
    open_to.append(s.may)

    assert [0b11] * 4 == open_to
    assert "end turn" == words(s, 0, "end", "skip")


@pytest.mark.clause("LG-A7")
def test_an_ability_waits_for_its_moment() -> None:
    s = table(["nico renzo", "tadek ines"])

    assert ("wrong_moment", "LG-A7") == refused(s, 0, "use renzo")
    assert ("wrong_moment", "LG-A7") == refused(s, 1, "use tadek")
    attempt(s, "place lamp", "nico")
    assert legal(s, 0, "use renzo")
    assert ("wrong_moment", "LG-A7") == refused(s, 1, "use tadek")
    throw(s, "1 1 1")
    assert ("wrong_moment", "LG-A7") == refused(s, 0, "use renzo")
    assert legal(s, 1, "use tadek")
    assert ("nothing_to_do", "LG-053") == refused(s, 1, "use ines")


@pytest.mark.clause("LG-054")
def test_only_the_own_cards_can_be_used() -> None:
    s = table(["sadie", "may"])

    assert ("not_in_hand", "LG-054") == refused(s, 0, "use may")
    assert ("not_in_hand", "LG-054") == refused(s, 0, "use nico")
    assert "use may" == words(s, 1, "use")


@pytest.mark.clause("LG-080")
def test_a_bug_on_the_line_silences_its_holder_only() -> None:
    s = table(["sadie", "skip"], before=["wiretap"])

    assert ("no_abilities", "LG-080") == refused(s, 0, "use sadie")
    assert legal(s, 1, "use skip")


@pytest.mark.clause("LG-A16", "LG-055")
def test_the_card_is_exhausted_after_its_ability_has_worked() -> None:
    """Lou Shapiro cheers up one of the exhausted, which cannot be himself."""
    s = table(["lou", "may"], exhausted="nico")
    told = say(s, 0, "use lou")

    assert ["AbilityUsed", "CheeredUp", "HenchmanExhausted"] == [type(event).__name__ for event in told]
    assert "lou" == names(s.exhausted)


@pytest.mark.clause("LG-A16", "LG-054", "LG-056")
def test_while_a_target_is_asked_for_the_card_lies_in_no_deck_and_no_hand() -> None:
    s = table(["lou sadie", "may"], exhausted="nico ruby")
    say(s, 0, "use lou")

    assert ("sadie", "nico ruby") == (names(s.hands[0]), names(s.exhausted))
    assert (0b01, 0b01) == (s.may, s.must)
    assert "pick nico, pick ruby" == words(s, 0)
    say(s, 0, "pick ruby")
    assert "nico lou" == names(s.exhausted)


@pytest.mark.clause("LG-054")
def test_the_targets_of_an_ability_are_chosen_by_whoever_used_it() -> None:
    s = table(["nico", "sal may"], before=["wiretap", "bad_gin"])
    say(s, 1, "use sal")

    assert 0b10 == s.may
    assert "problem wiretap, problem bad_gin" == words(s, 1)
