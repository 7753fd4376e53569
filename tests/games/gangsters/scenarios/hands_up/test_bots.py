"""What things in the bank are worth to bots: when to leave, what to carry, what to be rid of."""

from __future__ import annotations

import pytest

from intriga.bots.levels import bot_chance, game_chance
from intriga.games.gangsters.scenarios.hands_up import bots
from intriga.games.gangsters.scenarios.hands_up.rules import SCENARIO
from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_CONTROLLED, Gangsters
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.asking import Asker
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.scenarios.hands_up.builders import IDS, robbery

GETAWAY = IDS.index("getaway")
DOOR = IDS.index("vault_door")


def test_nobody_leaves_early_with_an_empty_car() -> None:
    s = robbery(clock=3)

    assert not bots.is_time_to_leave(s)
    assert bots.success_worth(s, DOOR) > bots.success_worth(s, GETAWAY)


def test_in_the_last_round_everything_hangs_on_the_getaway() -> None:
    s = robbery(clock=12, car=8)

    assert bots.is_time_to_leave(s)
    assert bots.success_worth(s, GETAWAY) > 3 * bots.success_worth(s, DOOR)


def test_much_evidence_makes_a_full_car_leave() -> None:
    calm = robbery(clock=6, car=9)
    near = robbery(clock=6, car=9, before=["wiretap marked_bills", "lost_ledger night_raid"])

    assert not bots.is_time_to_leave(calm)
    assert bots.is_time_to_leave(near)


def test_when_the_way_is_free_bags_are_carried_first() -> None:
    s = robbery(clock=8, car=5, hall=3, away=True)

    assert bots.act_worth(s, 0) > 3.0
    assert 0.0 == bots.police_worth(s)


def test_active_police_leave_fewer_rounds() -> None:
    assert 7 == bots.rounds_left(robbery(clock=6, police=POLICE_CONTROLLED))
    assert 4 == bots.rounds_left(robbery(clock=6, police=POLICE_ACTIVE))
    assert 4 == bots.rounds_left(robbery(clock=6, cards="cashier"))


def test_a_step_into_the_last_round_is_dear() -> None:
    assert bots.setback_worth(robbery(clock=11)) > bots.setback_worth(robbery(clock=5))
    assert bots.setback_worth(robbery(clock=11, away=True)) < 1.0


def test_more_bags_and_more_time_are_worth_more() -> None:
    assert SCENARIO.worth(robbery(clock=4, car=6)) > SCENARIO.worth(robbery(clock=4, car=3))
    assert SCENARIO.worth(robbery(clock=4, car=6)) > SCENARIO.worth(robbery(clock=12, car=6))
    assert SCENARIO.worth(robbery(clock=12, car=6, away=True)) > SCENARIO.worth(robbery(clock=12, car=6))


@pytest.mark.parametrize("name", IDS[:-1])
def test_every_card_is_worth_something(name: str) -> None:
    s = robbery(cards=name, clock=4)

    assert bots.success_worth(s, IDS.index(name)) > 0.2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_regular_bots_play_a_robbery_to_its_end(players: int) -> None:
    game = find_game("gangsters")
    options = chosen_options(game, players, {"scenario": "hands_up"})
    d = Dealer(game_chance(5, players))
    s = game.setup(game.load(own_pack("gangsters")), players, options, None, d)
    asker = Asker()
    decisions = 0
    while not s.over:
        seat = asker.next(s)
        luck = bot_chance(5, players, decisions)
        s.apply(seat, game.policies["regular"](game.redeal(s, seat, luck), seat, luck), d)
        decisions += 1

    assert isinstance(s, Gangsters)
    assert s.reason in ("away", "surrounded", "evidence", "evidence_before_one")
    assert s.round <= 12
