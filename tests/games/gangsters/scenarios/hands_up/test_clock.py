"""The clock: rounds, bells, rallies, setbacks, noise."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.hands_up import events
from intriga.games.gangsters.scenarios.hands_up.rules import SCENARIO
from intriga.games.gangsters.scenarios.hands_up.state import heist
from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_CONTROLLED
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import dealt, of_kind, problem_names, say
from tests.games.gangsters.scenarios.hands_up.builders import (
    IDS,
    bags,
    next_round,
    open_names,
    robbery,
    said,
    to_round_end,
    tried,
)


@pytest.mark.clause("LS1-001", "LS1-002")
@pytest.mark.parametrize(("players", "clock"), [(1, 1), (2, 1), (3, 2), (4, 1)])
def test_the_bank_is_laid_out(players: int, clock: int) -> None:
    s, _ = dealt(players, scenario=SCENARIO)
    mission = heist(s)

    assert "alarm tills vault_door getaway" == open_names(s)
    assert clock == mission.clock
    assert 15 == sum(mission.bags)
    assert [10, 0, 0] == [mission.hours.bit_count(), mission.hall, mission.car]


@pytest.mark.clause("LS1-003")
def test_the_clock_goes_on_with_every_round_but_the_first() -> None:
    first, _ = dealt(2, scenario=SCENARIO)
    s = robbery(clock=3, police=POLICE_CONTROLLED)
    to_round_end(s)
    told = next_round(s)

    assert 1 == heist(first).clock
    assert 4 == heist(s).clock
    assert [events.ClockMoved(4, 12, "round")] == of_kind(told, events.ClockMoved)


@pytest.mark.clause("LS1-003")
def test_the_hand_never_passes_twelve() -> None:
    s = robbery(clock=12)
    SCENARIO.setback(s, Dealer(Guided([])))

    assert 12 == heist(s).clock


@pytest.mark.clause("LS1-004")
def test_on_a_bell_a_card_of_the_hours_turns_up() -> None:
    s = robbery(clock=4, police=POLICE_CONTROLLED)
    to_round_end(s)
    told = next_round(s, "gas")

    assert "tills vault_door gas getaway" == open_names(s)
    assert [events.CardTurnedUp(IDS.index("gas") + 1)] == of_kind(told, events.CardTurnedUp)
    assert 9 == heist(s).hours.bit_count()


@pytest.mark.clause("LS1-004")
def test_no_card_turns_up_between_bells_or_when_none_is_left() -> None:
    between = robbery(clock=5)
    SCENARIO.setback(between, Dealer(Guided([])))
    s = robbery(clock=4)
    heist(s).hours = 0
    SCENARIO.setback(s, Dealer(Guided([])))

    assert (6, "tills vault_door getaway") == (heist(between).clock, open_names(between))
    assert (5, "tills vault_door getaway") == (heist(s).clock, open_names(s))


@pytest.mark.clause("LS1-005")
def test_a_rally_costs_a_step() -> None:
    s = robbery(clock=5, exhausted="may stan")
    told = said(s, "rally")

    assert 6 == heist(s).clock
    assert [events.ClockMoved(6, 12, "rally")] == of_kind(told, events.ClockMoved)


@pytest.mark.clause("LS1-005")
def test_a_rally_at_noon_costs_a_problem() -> None:
    s = robbery(clock=12, exhausted="may stan")
    said(s, "rally")
    assert isinstance(s.stack[-1], SomebodyTakesProblem)
    said(s, "boss 2", "wiretap")

    assert ("", "wiretap") == (problem_names(s.problems[0]), problem_names(s.problems[1]))
    assert 12 == heist(s).clock


@pytest.mark.clause("LS1-006")
def test_a_setback_is_a_step() -> None:
    s = robbery(clock=5, before=["marked_bills"])
    told = to_round_end(s)

    assert 6 == heist(s).clock
    assert [events.ClockMoved(6, 12, "setback")] == of_kind(told, events.ClockMoved)


@pytest.mark.clause("LS1-010")
def test_a_failure_at_the_vault_door_is_noise() -> None:
    s = robbery(clock=5)
    told = tried(s, "vault_door", "nico", "1 1")

    assert 6 == heist(s).clock
    assert [events.ClockMoved(6, 12, "failure")] == of_kind(told, events.ClockMoved)


def test_a_failure_at_the_tills_is_quiet() -> None:
    s = robbery(clock=5)
    tried(s, "tills", "nico", "3")

    assert (5, (0, 0)) == (heist(s).clock, bags(s))


# ── the police ──


@pytest.mark.clause("LS1-020")
def test_somebody_leads_the_patrol_astray() -> None:
    s = robbery(["skip nico", "may"])
    say(s, 0, "police")
    say(s, 0, "send skip")
    say(s, 0, "enough")
    say(s, 0, "roll", "3 1 lock")
    say(s, 0, "go on")

    assert POLICE_CONTROLLED == s.police
    assert 0 == s.exhausted, "locks hurt nobody there"


@pytest.mark.clause("LS1-021")
def test_active_police_cost_one_more_step_every_round() -> None:
    s = robbery(clock=5, police=POLICE_ACTIVE)
    to_round_end(s)
    told = next_round(s, "gas")

    assert 7 == heist(s).clock
    assert ["round", "police"] == [event.why for event in of_kind(told, events.ClockMoved)]
