"""Alone: two open hands, turn by turn."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.rules.nominating import Nominating
from intriga.games.gangsters.view.view import view
from intriga.kernel.machine.heaps import count
from tests.games.gangsters.builders import (
    attempt,
    dealt,
    end_turn,
    end_turns,
    names,
    of_kind,
    problem_names,
    refused,
    say,
    table,
    words,
)


@pytest.mark.clause("LG-107", "LG-109", "LG-025")
def test_two_hands_take_turns_of_three_actions_and_one_seat_plays_both() -> None:
    s, _ = dealt(1)
    assert (2, [3, 3]) == (s.bosses, [count(hand) for hand in s.hands])
    assert isinstance(s.stack[-1], Nominating)
    assert "boss 1, boss 2" == words(s, 0)
    told = say(s, 0, "boss 2", "wiretap")

    assert [events.FirstChosen(2, "alone")] == of_kind(told, events.FirstChosen)
    assert ["", "wiretap"] == [problem_names(heap) for heap in s.problems]
    assert (1, 3, 0b1, 0b1) == (s.active, s.actions, s.may, s.must)
    end_turn(s)
    assert (0, 3) == (s.active, s.actions)
    end_turn(s)
    say(s, 0, "end round")
    assert 2 == s.round


@pytest.mark.clause("LG-108", "LG-013")
@pytest.mark.usefixtures("with_stakeout")
def test_both_hands_lie_open_and_apart() -> None:
    s, told = dealt(1)
    (setup,) = of_kind(told, events.Setup)

    assert setup == setup.seen_by(0) == setup.seen_by(-1)
    assert s.hands[0] | s.hands[1] == s.known
    seen = view(s, 0)
    assert [1, 1, 1, 2, 2, 2] == [held.boss for held in seen.hand]
    assert [3, 3] == [len(boss.known) for boss in seen.bosses]


@pytest.mark.clause("LG-108")
@pytest.mark.usefixtures("with_stakeout")
def test_a_card_that_is_drawn_lies_open_too() -> None:
    s = table(["nico", "may"], solo=True)
    told = say(s, 0, "recruit", "ruby")

    assert [events.Recruited(1, 8, "action", True)] == told == [told[0].seen_by(-1)]
    assert "may nico ruby" == names(s.known)
    assert [7, 8] == view(s, -1).bosses[0].known


@pytest.mark.clause("LG-110", "LG-107")
def test_of_the_hand_that_waits_only_abilities_are_played() -> None:
    s = table(["nico", "tadek"], solo=True)
    say(s, 0, "place lamp")

    assert "send nico" == words(s, 0)
    assert ("other_hand", "LG-110") == refused(s, 0, "send tadek")
    assert ("not_in_hand", "LG-054") == refused(s, 0, "send ruby")
    say(s, 0, "send nico")
    say(s, 0, "roll", "1 1 1")
    assert "use tadek" == words(s, 0, "use")
    say(s, 0, "use tadek")
    assert s.attempt is not None
    assert 5 == s.attempt.result()


@pytest.mark.clause("LG-111")
def test_which_hand_takes_a_problem_is_chosen() -> None:
    s = table(["nico", "may"], solo=True)
    s.markers[1] = 1
    attempt(s, "place lamp", "nico", "4 4 4")
    say(s, 0, "go on")

    assert "boss 1, boss 2" == words(s, 0)
    say(s, 0, "boss 2", "vendetta")
    assert ["", "vendetta"] == [problem_names(heap) for heap in s.problems]


@pytest.mark.clause("LG-107")
def test_three_fingerprints_before_one_hand_do_not_lose_alone() -> None:
    s = table(["nico", "may"], solo=True, before=["", "wiretap lost_ledger speakeasy_brawl"], turn=1)
    end_turns(s)
    say(s, 0, "end round")

    assert not s.over


def test_there_is_nobody_to_tell_intentions() -> None:
    s = table(["nico", "may"], solo=True)

    assert ("nobody_to_tell", "LG-G12") == refused(s, 0, "intend police")
    assert "" == words(s, 0, "intend", "pass")
    t, _ = dealt(1)
    assert ("nobody_to_tell", "LG-G12") == refused(t, 0, "intend police")
