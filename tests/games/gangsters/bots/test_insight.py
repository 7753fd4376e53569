"""What the expert searches: what it compares, how far it plays on, what it expects of a position."""

from __future__ import annotations

import pytest

from intriga.bots.players import choose
from intriga.games.gangsters.bots.evaluation import clan_signs, forecast, outcome
from intriga.games.gangsters.bots.insight import GangstersInsight
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.game import GAME
from intriga.games.gangsters.rules.nominating import Nominating
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import Answer
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import lowest_seat
from tests.games.gangsters.builders import dealt, table
from tests.games.gangsters.scenarios.hands_up.builders import robbery
from tests.games.gangsters.scenarios.race.builders import on_road
from tests.games.gangsters.scenarios.stakeout.rules import SCENARIO as STAKEOUT

INSIGHT = GangstersInsight()
ALL = [parts.scenario for parts in SCENARIOS]
EACH = pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.name)


def at_actions(scenario: Scenario, players: int, wanted: int) -> list[Gangsters]:
    """The first positions of a game of regulars in which an action is to be chosen."""
    s, _ = dealt(players, scenario=scenario)
    d = Dealer(Quick(7))
    found: list[Gangsters] = []
    while len(found) < wanted and not s.over:
        seat = lowest_seat(s.must)
        frame = s.stack[-1]
        if isinstance(frame, Turn) and s.actions > 0 and seat == s.seat_of(frame.boss):
            found.append(s.copy())
        s.apply(seat, regular(s, seat, d.chance), d)
    return found


@EACH
def test_what_a_regular_would_say_is_compared_first(scenario: Scenario) -> None:
    for s in at_actions(scenario, 3, 6):
        seat = lowest_seat(s.must)
        legal = s.legal(seat)
        words = INSIGHT.worth_comparing(s, seat, legal, Quick(1))

        assert words[0] is regular(s, seat, Quick(1))
        assert set(words) <= set(legal)
        assert len(words) == len(set(words))


@EACH
def test_a_position_is_played_on_to_the_end_of_its_round(scenario: Scenario) -> None:
    s = at_actions(scenario, 2, 1)[0]
    rounds = s.round

    assert INSIGHT.finish(s, Dealer(Quick(1))) > 0
    assert s.over or (rounds + 1 == s.round and isinstance(s.stack[-1], Nominating))


@EACH
def test_a_forecast_has_a_weight_for_each_sign(scenario: Scenario) -> None:
    for s in at_actions(scenario, 3, 2):
        assert len(scenario.weights()) == len(clan_signs(s)) + len(scenario.signs(s))
        assert 0.0 < forecast(s) < 1.0


def test_the_end_is_no_forecast() -> None:
    s = at_actions(ALL[0], 2, 1)[0]
    s.over, s.success, s.reputation = True, True, 10
    assert outcome(s) == forecast(s) == pytest.approx(0.85)
    s.success = False
    assert forecast(s) == pytest.approx(0.15)


def test_a_scenario_without_weights_is_judged_by_what_it_is_worth() -> None:
    s = table(["lou pat", "sadie finn"])

    assert [] == STAKEOUT.weights()
    assert 0.0 < forecast(s) < 1.0


def test_bags_in_the_car_and_cells_before_the_van_are_expected_to_end_well() -> None:
    assert forecast(robbery(clock=4, car=6)) > forecast(robbery(clock=4, car=1))
    assert forecast(on_road(van=-1)) > forecast(on_road(van=7))


def test_actions_and_the_scenarios_own_questions_are_worth_a_search() -> None:
    s = at_actions(ALL[0], 2, 1)[0]
    seat = lowest_seat(s.must)
    assert INSIGHT.is_worth_a_search(s, seat)
    assert not INSIGHT.is_worth_a_search(s, 1 - seat)
    s.actions = 0
    assert not INSIGHT.is_worth_a_search(s, seat)
    driver = on_road(actions=0)
    assert INSIGHT.is_worth_a_search(driver, 0), "the lever costs nothing"


@EACH
def test_the_expert_says_the_same_whatever_the_others_hold(scenario: Scenario) -> None:
    for s in at_actions(scenario, 3, 2):
        seat = lowest_seat(s.must)
        worlds = [GAME.redeal(s, seat, Quick(number)) for number in range(3)]

        assert 1 == len({choose(GAME, world, seat, "expert:24", Quick(5)) for world in worlds})


def test_the_questions_of_a_scenario_are_compared_whole() -> None:
    """Take the chips, or let them ride?"""
    casino = next(scenario for scenario in ALL if scenario.name == "no_more_bets")
    s, _ = dealt(2, scenario=casino)
    d = Dealer(Quick(3))
    seat = lowest_seat(s.must)
    while not isinstance(s.legal(seat)[0], Answer):
        s.apply(seat, regular(s, seat, d.chance), d)
        seat = lowest_seat(s.must)

    assert INSIGHT.is_worth_a_search(s, seat)
    assert set(s.legal(seat)) == set(INSIGHT.worth_comparing(s, seat, s.legal(seat), Quick(1)))
    assert choose(GAME, s, seat, "expert:40", Quick(1)) in s.legal(seat)
