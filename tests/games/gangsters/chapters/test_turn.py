"""A turn: its actions, recruiting, skipping, choosing a challenge, rallying."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.rules.recruiting import Recruiting
from intriga.games.gangsters.rules.sending import Sending
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_CONTROLLED, Gangsters
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view
from intriga.kernel.machine.heaps import count
from tests.games.gangsters.builders import (
    attempt,
    end_turn,
    legal,
    mission,
    names,
    refused,
    say,
    say_all,
    table,
    words,
)


@pytest.mark.clause("LG-028", "LG-029", "LG-032", "LG-A18")
def test_actions_are_spent_in_any_mix_and_all_of_them() -> None:
    s = table(["sadie", "may"])

    assert ("actions_left", "LG-028") == refused(s, 0, "end turn")
    assert [events.Skipped(1)] == say(s, 0, "skip")
    assert 2 == s.actions
    say(s, 0, "recruit", "nico")
    say(s, 0, "enough")
    say(s, 0, "skip")
    assert 0 == s.actions
    for word in ("skip", "recruit", "place doorway", "police"):
        assert ("no_actions_left", "LG-028") == refused(s, 0, word)
    say(s, 0, "end turn")
    assert 1 == s.active


@pytest.mark.clause("LG-029", "LG-033")
def test_what_can_be_done_in_a_turn() -> None:
    s = table(["sadie", "may"], before=["", "wiretap"], exhausted="nico", out="stan")

    assert (
        "recruit, skip, police, revive, cheer, rally, problem wiretap, place 121, place 122, use sadie"
        == words(s, 0).partition(", intend")[0]
    )
    assert ("not_asked", "LG-034") == refused(s, 0, "roll")


@pytest.mark.clause("LG-029", "LG-028")
def test_a_scenario_adds_actions_of_its_own() -> None:
    s = table(["sadie", "may"])

    assert ("no_such_action", "LG-029") == refused(s, 0, "wipe")
    assert ("no_such_action", "LG-029") == refused(s, 0, "act 1")
    mission(s).print_left = True
    assert legal(s, 0, "wipe")
    say(s, 0, "wipe")
    assert (2, False) == (s.actions, mission(s).print_left)
    mission(s).print_left = True
    say_all(s, 0, "skip", "skip")
    assert ("no_actions_left", "LG-028") == refused(s, 0, "wipe")


@pytest.mark.clause("LG-A18")
def test_with_nothing_to_do_one_can_still_skip() -> None:
    s = table(["", ""], clan="")

    assert "skip" == words(s, 0).partition(", intend")[0]


# ── recruiting ──


@pytest.mark.clause("LG-030")
def test_the_second_card_is_drawn_after_a_look_at_the_first() -> None:
    s = table(["sadie", "may"])
    told = say(s, 0, "recruit", "nico")

    assert [events.Recruited(1, 7, "action")] == told
    assert "sadie nico" == names(s.hands[0])
    assert isinstance(s.stack[-1], Recruiting)
    assert "more, enough" == words(s, 0)
    assert (0b01, 0b01) == (s.may, s.must)
    assert ("not_asked", "LG-034") == refused(s, 0, "skip")
    assert [events.Recruited(1, 8, "more")] == say(s, 0, "more", "ruby")
    assert ("sadie nico ruby", 2) == (names(s.hands[0]), s.actions)


@pytest.mark.clause("LG-030")
def test_one_card_may_be_enough() -> None:
    s = table(["sadie", "may"])
    say(s, 0, "recruit", "nico")
    say(s, 0, "enough")

    assert ("sadie nico", 2) == (names(s.hands[0]), s.actions)
    assert isinstance(s.stack[-1], Turn)


@pytest.mark.clause("LG-G8", "LG-030")
def test_the_deck_gives_what_is_there_and_is_not_renewed() -> None:
    s = table(["sadie", "may"], clan="nico", exhausted="")
    say(s, 0, "recruit", "nico")

    assert isinstance(s.stack[-1], Turn)
    assert ("clan_is_empty", "LG-G8") == refused(s, 0, "recruit")
    t = table(["sadie", "may"], clan="", exhausted="nico")
    assert ("clan_is_empty", "LG-G8") == refused(t, 0, "recruit")


@pytest.mark.clause("LG-A6", "LG-G8")
def test_with_the_deck_empty_a_rally_brings_the_second_card() -> None:
    s = table(["sadie", "may"], clan="nico", exhausted="ruby")
    mission(s).seen = 2
    say(s, 0, "recruit", "nico")

    assert "enough, rally" == words(s, 0)
    assert ("clan_is_empty", "LG-G8") == refused(s, 0, "more")
    say(s, 0, "rally")
    assert 1 == mission(s).seen
    say(s, 0, "more", "ruby")
    assert "sadie nico ruby" == names(s.hands[0])


@pytest.mark.clause("LG-080")
def test_who_recruits_one_at_a_time_is_not_asked_for_a_second() -> None:
    s = table(["sadie", "may"], before=["lost_ledger"], exhausted="ruby")
    say(s, 0, "recruit", "nico")

    assert isinstance(s.stack[-1], Turn)
    assert 2 == count(s.hands[0])


# ── choosing a challenge ──


@pytest.mark.clause("LG-033", "LG-034", "LG-G4")
@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("police", events.ChallengeChosen(1, "police", 0, 4, 1, "persuasion", True)),
        ("revive", events.ChallengeChosen(1, "revive", 0, 4, 0, "healing", True)),
        ("cheer", events.ChallengeChosen(1, "cheer", 0, 3, 0, "persuasion", True)),
        ("problem wiretap", events.ChallengeChosen(1, "problem", 1, 3, 1, "search", False)),
        ("problem vendetta", events.ChallengeChosen(1, "problem", 9, 4, 1, "shooting", False)),
        ("place doorway", events.ChallengeChosen(1, "place", 121, 4, 0, "search", False)),
        ("place lamp", events.ChallengeChosen(1, "place", 122, 4, 2, "shooting", False)),
    ],
)
def test_any_open_challenge_may_be_chosen(word: str, told: events.ChallengeChosen) -> None:
    s = table(["sadie", "may"], before=["wiretap", "vendetta"], exhausted="nico", out="stan")

    assert [told] == say(s, 0, word)
    assert isinstance(s.stack[-1], Sending)
    assert 2 == s.actions


@pytest.mark.clause("LG-033")
def test_what_does_not_lie_open_cannot_be_tried() -> None:
    s = table(["sadie", "may"], before=["wiretap"])
    mission(s).lamp = False

    assert ("not_open", "LG-033") == refused(s, 0, "place lamp")
    assert ("not_open", "LG-033") == refused(s, 0, "place 1")
    assert ("not_on_the_table", "LG-033") == refused(s, 0, "problem vendetta")
    assert legal(s, 0, "problem wiretap")


@pytest.mark.clause("LG-094", "LG-095")
def test_nobody_is_revived_or_cheered_up_if_nobody_needs_it() -> None:
    s = table(["sadie", "may"])

    assert ("nobody_out", "LG-094") == refused(s, 0, "revive")
    assert ("nobody_exhausted", "LG-095") == refused(s, 0, "cheer")


@pytest.mark.clause("LG-088", "LG-089", "LG-090")
def test_the_police_are_controlled_once_a_round_and_never_again_when_they_are_at_work() -> None:
    calm = table(["sadie", "may"], police=POLICE_CONTROLLED)
    busy = table(["sadie", "may"], police=POLICE_ACTIVE)

    assert ("police_calm", "LG-088") == refused(calm, 0, "police")
    assert ("police_at_work", "LG-090") == refused(busy, 0, "police")
    assert legal(table(["sadie", "may"]), 0, "police")


@pytest.mark.clause("LG-A19")
def test_with_no_card_in_hand_there_is_no_interacting() -> None:
    s = table(["", "may"])

    assert ("nobody_to_send", "LG-A19") == refused(s, 0, "place doorway")


@pytest.mark.clause("LG-033")
@pytest.mark.usefixtures("with_stakeout")
def test_the_challenges_that_lie_open_are_in_the_view() -> None:
    s = table(["sadie", "may"], before=["", "vendetta"], police=POLICE_CONTROLLED)
    found = [(one.kind, one.number, one.best, one.boss, one.can_be_tried) for one in view(s, 1).challenges]

    assert [
        ("police", 0, "persuasion", None, False),
        ("revive", 0, "healing", None, False),
        ("cheer", 0, "persuasion", None, False),
        ("place", 121, "search", None, True),
        ("place", 122, "shooting", None, True),
        ("problem", 9, "shooting", 2, True),
    ] == found


# ── rallying ──


def rallying(before: str = "") -> Gangsters:
    s = table(["sadie lou", "may archie"], exhausted="nico ruby", before=[before])
    mission(s).seen = 5
    return s


@pytest.mark.clause("LG-097")
def test_rallying_costs_no_action_but_the_penalty_of_the_board() -> None:
    s = rallying()
    deck = s.clan
    told = say(s, 0, "rally")

    assert [events.Rallied(1, [7, 8], False)] == told
    assert (0, 3, 4) == (s.exhausted, s.actions, mission(s).seen)
    assert "nico ruby" == names(s.clan & ~deck)


@pytest.mark.clause("LG-A6", "LG-097")
def test_one_may_rally_again_but_never_with_nobody_exhausted() -> None:
    s = rallying()
    say(s, 0, "rally")

    assert ("nobody_to_rally", "LG-A6") == refused(s, 0, "rally")
    say(s, 0, "use sadie", "finn")
    say(s, 0, "rally")
    assert 3 == mission(s).seen


@pytest.mark.clause("LG-A6")
def test_only_the_active_boss_may_rally_with_no_action_left_too() -> None:
    s = rallying()

    assert ("only_the_active", "LG-019") == refused(s, 1, "rally")
    say_all(s, 0, "skip", "skip", "skip")
    assert legal(s, 0, "rally")
    s = rallying()
    end_turn(s)
    assert not legal(s, 0, "rally")
    assert legal(s, 1, "rally")


@pytest.mark.clause("LG-A6")
def test_one_may_rally_before_a_roll_but_not_between_roll_and_damage() -> None:
    s = rallying()
    attempt(s, "place doorway", "sadie")

    assert legal(s, 0, "rally")
    assert ("only_the_active", "LG-019") == refused(s, 1, "rally")
    t = s.copy()
    say(t, 0, "rally")
    assert (0, 4) == (t.exhausted, mission(t).seen)
    assert "roll, roll red" == words(t, 0, "roll", "rally")
    say(s, 0, "roll", "1 lock lock")
    assert ("not_while_rolling", "LG-A6") == refused(s, 0, "rally")
    assert ("not_while_rolling", "LG-A6") == refused(s, 1, "use archie")
    say(s, 0, "go on")
    assert legal(s, 0, "rally")


@pytest.mark.clause("LG-A6", "LG-080")
def test_a_quarrel_keeps_the_clan_from_rallying_in_any_way() -> None:
    s = rallying("family_quarrel")

    assert ("no_rally", "LG-080") == refused(s, 0, "rally")
    assert ("no_rally", "LG-080") == refused(s, 1, "use archie")


@pytest.mark.clause("LG-028")
def test_the_question_of_a_turn_says_how_many_actions_are_left() -> None:
    s = table(["sadie", "may"], actions=1)

    assert ("ask_action", {"boss": 1, "actions": 1}) == (question(s, 0).asks, question(s, 0).facts)
    say(s, 0, "skip")
    assert "ask_end_turn" == question(s, 0).asks
    assert "ask_step_in" == question(s, 1).asks
