"""What bots make of the casino: when to take, when to press, what a guest costs."""

from __future__ import annotations

from intriga.games.gangsters.bots.plans import best_plan
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.rules.attempt import KIND_PLACE
from intriga.games.gangsters.scenarios.no_more_bets.bots import (
    best_choice,
    failure_worth,
    own_chance,
    police_worth,
    setback_worth,
    success_worth,
    value,
    worth,
)
from intriga.games.gangsters.scenarios.no_more_bets.tables import LET_RIDE, TABLES, TAKE_THEM
from intriga.games.gangsters.state import POLICE_ACTIVE
from intriga.kernel.machine.chance import Quick
from tests.games.gangsters.scenarios.no_more_bets.builders import GUEST_IDS, IDS, attempt, in_casino

CRAPS, SLOTS = IDS.index("craps"), IDS.index("slots")


def test_more_chips_are_worth_more_in_every_round() -> None:
    for this_round in (1, 4, 7):
        s = in_casino(this_round=this_round)
        found = [value(s, tray) for tray in range(11)]
        assert sorted(found) == found


def test_with_the_last_action_of_a_round_the_chips_are_taken() -> None:
    s = in_casino(lies={"craps": 2}, turn=1, actions=0)

    assert TAKE_THEM == best_choice(s, 1, CRAPS)


def test_at_the_last_chance_whoever_is_short_presses_with_a_good_hand() -> None:
    s = in_casino(("nico ruby", "ines"), tray=3, lies={"craps": 2}, turn=1, this_round=7, actions=1)
    s.hands[1], s.hands[0] = s.hands[0], s.hands[1]
    assert LET_RIDE == best_choice(s, 1, CRAPS)

    rich = in_casino(("nico ruby", "ines"), tray=7, lies={"craps": 2}, this_round=7, turn=1, actions=1)
    assert TAKE_THEM == best_choice(rich, 1, CRAPS)


def test_a_hand_is_judged_by_its_two_best() -> None:
    s = in_casino(("nico ruby may", "ines"))

    assert own_chance(s, 0, CRAPS, 4) > own_chance(s, 1, CRAPS, 4) > 0.0
    assert 0.0 == own_chance(in_casino(("", "ines")), 0, CRAPS, 4)


def test_a_win_is_worth_something_and_a_failure_costs() -> None:
    s = in_casino()

    assert success_worth(s, CRAPS) > 0.0
    assert failure_worth(s, CRAPS) > 0.0
    assert 0.0 == failure_worth(s, TABLES)
    assert failure_worth(in_casino(lies={"craps": 2}), CRAPS) > 0.0


def test_what_lies_there_makes_a_table_worth_more() -> None:
    assert success_worth(in_casino(lies={"craps": 2}), CRAPS) > success_worth(in_casino(), CRAPS)


def test_police_setbacks_and_guests_cost_something() -> None:
    s = in_casino()
    assert (
        police_worth(s) > police_worth(in_casino(this_round=6)) > police_worth(in_casino(this_round=7)) == 0.0
    )
    assert setback_worth(s) > 0.0
    assert setback_worth(in_casino(tray=0)) > 0.0
    for place, name in enumerate(GUEST_IDS, TABLES):
        assert success_worth(in_casino(sits={name: "craps"}), place) > 0.0
        assert worth(in_casino(sits={name: "craps"})) <= worth(s)


def test_chips_on_a_table_are_worth_something_and_less_with_the_police_at_work() -> None:
    s = in_casino(lies={"craps": 2})

    assert worth(in_casino()) < worth(s) < worth(in_casino(tray=5))
    assert worth(in_casino(lies={"craps": 2}, police=POLICE_ACTIVE)) < worth(s)


def test_the_plan_counts_what_failing_costs() -> None:
    rich, poor = in_casino(tray=6), in_casino(tray=1)

    assert best_plan(rich, 0, KIND_PLACE, SLOTS).value != best_plan(poor, 0, KIND_PLACE, SLOTS).value


def test_bots_answer_the_question() -> None:
    s = in_casino()
    attempt(s, "craps", "nico", "4 1 1")

    assert regular(s, 0, Quick(1)) in s.legal(0)
