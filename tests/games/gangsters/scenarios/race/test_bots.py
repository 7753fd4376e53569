"""What bots make of the race: when to shift, what to clear, when to shoot."""

from __future__ import annotations

from intriga.games.gangsters.bots.actions import choose_action
from intriga.games.gangsters.scenarios.race.bots import act_worth, gear_worth, success_worth, worth
from intriga.games.gangsters.scenarios.race.rules import SCENARIO
from intriga.games.gangsters.scenarios.race.state import race, road
from intriga.games.gangsters.scenarios.race.tables import FIX, HANDBRAKE, JAIL, SHIFT_DOWN, SHIFT_UP, VAN
from intriga.kernel.machine.chance import Quick
from tests.games.gangsters.scenarios.race.builders import IDS, on_road


def test_an_open_road_and_a_near_van_call_for_a_higher_gear() -> None:
    s = on_road(van=5)

    assert act_worth(s, 0, SHIFT_UP) > 0 > act_worth(s, 0, SHIFT_DOWN)


def test_a_crowded_road_and_a_far_van_call_for_control() -> None:
    s = on_road(gear=4, van=-4, condition=4, ahead={9: "roadblock", 11: "radiator", 12: "hairpin"})

    assert act_worth(s, 0, SHIFT_DOWN) > 0


def test_the_driver_shifts_at_the_end_of_his_turn() -> None:
    s = on_road(van=5, actions=0)

    assert f"act {SCENARIO.first_act + SHIFT_UP + 1}" == choose_action(s, 0, 0.0, Quick(1)).notation()


def test_the_handbrake_costs_an_action_and_is_worth_less_than_the_lever() -> None:
    s = on_road(gear=4, van=-4, condition=4, ahead={9: "roadblock", 11: "radiator", 12: "hairpin"})

    assert act_worth(s, 0, HANDBRAKE) < act_worth(s, 0, SHIFT_DOWN)


def test_a_card_within_reach_matters_more() -> None:
    near, far = on_road(ahead={10: "hairpin"}), on_road(ahead={12: "hairpin"})
    hairpin = IDS.index("hairpin")

    assert success_worth(near, hairpin) > success_worth(far, hairpin) > 0


def test_the_nearer_the_van_the_more_a_cell_is_worth() -> None:
    assert success_worth(on_road(van=6), VAN) > success_worth(on_road(van=0), VAN) > 0


def test_a_car_near_its_end_is_worth_mending() -> None:
    assert success_worth(on_road(condition=1), FIX) > success_worth(on_road(condition=4), FIX)


def test_the_jail_is_worth_most_at_its_door() -> None:
    s = on_road()
    race(s).car = road(s).jail

    assert success_worth(s, JAIL) > 1.0
    assert worth(on_road(car=14, rescued=True, van=8)) > worth(on_road(van=2))


def test_the_county_line_in_reach_is_worth_a_gear() -> None:
    s = on_road(car=24, van=18, rescued=True, gear=1)

    assert gear_worth(s, 2) - gear_worth(s, 1) > 4.0
