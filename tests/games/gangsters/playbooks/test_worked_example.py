"""The book's worked example at the bank: the alarm, four white dice and the red one, a reroll, a partner."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.scenarios.hands_up.events import CardGone
from intriga.games.gangsters.scenarios.hands_up.rules import SCENARIO as HANDS_UP
from intriga.kernel.machine.heaps import items
from tests.games.gangsters.builders import names, refused, table
from tests.games.gangsters.playbook import Playbook, Say


@pytest.mark.clause("LG-041", "LG-052", "LG-058", "LG-067", "LG-074")
def test_the_alarm_is_put_out_with_a_partners_help() -> None:
    s = table(["ingrid nico", "tadek may"], scenario=HANDS_UP)
    alarm = s.scenario.places(s)

    (
        Playbook(s)
        >> Say(0, "place 1")
        << events.ChallengeChosen(1, "place", 1, 4, 2, "repair", False)
        >> Say(0, "send ingrid")
        << events.HenchmanSent(1, 19, "repair", 3)
        >> Say(0, "send nico")
        << events.HenchmanSent(1, 7, "shooting", 1)
        >> Say(0, "roll red", "reroll 2 lock 1 x2")
        << events.Rolled(1, ["1", "2", "lock", "reroll"], "x2", 0)
        >> Say(0, "die 1")
        >> Say(0, "die 2")
        >> Say(0, "throw", "3 1")
        << events.Rerolled(1, ["1", "2"], ["1", "3", "lock", "used"], "x2", 0)
        >> Say(1, "use tadek")
        << events.AbilityUsed(2, 14, "add_result", 2)
        << events.HenchmanExhausted(2, 14, "ability")
        >> Say(0, "go on")
        << events.ResultFixed(1, "place", 1, 3 * 2 + 1 + 2, 2, 4, 2, 1, 0, 1)
        << events.Overcome(1, "place", 1, 2)
        << CardGone(1, 1)
        >> Say(0, "hurt nico")
        << events.HenchmanExhausted(1, 7, "damage")
    ).done()

    assert [0] == items(alarm & ~s.scenario.places(s))
    assert ("nico tadek", "ingrid") == (names(s.exhausted), names(s.turned))
    assert ("not_open", "LG-033") == refused(s, 0, "place 1")


@pytest.mark.clause("LG-067", "LG-065")
def test_without_the_partner_one_marker_is_placed_and_the_second_action_may_finish_it() -> None:
    s = table(["ingrid nico wendell", "tadek may"], scenario=HANDS_UP)

    (
        Playbook(s)
        >> Say(0, "place 1")
        << events.ChallengeChosen(1, "place", 1, 4, 2, "repair", False)
        >> Say(0, "send ingrid")
        << events.HenchmanSent(1, 19, "repair", 3)
        >> Say(0, "send nico")
        << events.HenchmanSent(1, 7, "shooting", 1)
        >> Say(0, "roll red", "3 1 reroll lock x2")
        << events.Rolled(1, ["1", "3", "lock", "reroll"], "x2", 0)
        >> Say(0, "go on")
        << events.ResultFixed(1, "place", 1, 7, 2, 4, 1, 1, 0, 1)
        << events.MarkersPlaced("place", 1, 1, 2)
        >> Say(0, "hurt ingrid")
        << events.HenchmanExhausted(1, 19, "damage")
        >> Say(0, "place 1")
        << events.ChallengeChosen(1, "place", 1, 4, 2, "repair", False)
        >> Say(0, "send wendell")
        << events.HenchmanSent(1, 20, "repair", 3)
        >> Say(0, "roll", "1 2 1")
        << events.Rolled(1, ["1", "1", "2"], None, 0)
        >> Say(0, "go on")
        << events.ResultFixed(1, "place", 1, 4, 1, 4, 1, 0, 0, 0)
        << events.Overcome(1, "place", 1, 1)
        << CardGone(1, 1)
    ).done()

    assert 1 == s.actions
