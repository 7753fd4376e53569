"""Stakes: hidden, simultaneous, and open to change until the last."""

import pytest

from intriga.games._rough.events import RoundBegan, Staked, StakesShown
from intriga.games._rough.game import GAME
from intriga.games._rough.rules.staking import Staking
from intriga.games._rough.rules.turns import Rounds
from intriga.games._rough.state import NOBODY
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import SPECTATOR
from tests.games._rough.builders import learned, legal, refused, say, staking, table


@pytest.mark.clause("RO-05")
def test_a_round_begins_with_the_stakes_of_all() -> None:
    s = staking(3)

    assert (1, 0) == (s.round, s.turn)
    assert [0, 1, 2] == s.acting()


@pytest.mark.clause("RO-06")
def test_a_stake_may_be_changed_until_the_last_one_is_made() -> None:
    s = staking(3)
    question = s.asked
    say(s, 0, "stake 1")
    assert (0b111, 0b110, question) == (s.may, s.must, s.asked)

    told = say(s, 0, "stake 2")
    say(s, 2, "stake 4")
    say(s, 1, "stake 3")

    assert [Staked(0, 1)] == told
    assert [1, 2, 3] == s.stakes
    assert question < s.asked


@pytest.mark.clause("RO-06")
def test_a_stake_is_seen_by_nobody_else() -> None:
    s = staking(2)
    say(s, 0, "stake 3")
    frame = s.stack[-1]

    assert 0 == learned(s, 0, "stake 1")
    assert [2, None, None] == [GAME.view(s, seat).my_stake for seat in (0, 1, SPECTATOR)]
    assert [(2, (True, False)), (NOBODY, (True, False))] == [frame.shown(seat) for seat in (0, 1)]
    assert (NOBODY, (True, False)) == frame.shown(SPECTATOR)
    assert Staked(0, None) == Staked(0, 2).seen_by(1)


@pytest.mark.clause("RO-07")
def test_the_last_stake_shows_them_all() -> None:
    s = staking(2)
    say(s, 0, "stake 3")

    assert 0b11 == learned(s, 1, "stake 1")
    assert [Staked(1, 0), StakesShown([2, 0])] == say(s, 1, "stake 1")
    assert [2, 0] == s.stakes
    assert [0] == s.acting()


@pytest.mark.clause("RO-06", "RO-12")
def test_only_a_closed_chest_can_be_staked_on() -> None:
    s = staking(2)
    s.owner[1] = 0

    assert ["stake 1", "stake 3", "stake 4"] == legal(s, 0)
    assert [("chest_is_gone", "RO-12")] == refused(s, 0, "stake 2")
    assert [("not_asked", "RO-10")] == refused(s, 0, "rest")


@pytest.mark.clause("RO-07")
def test_with_one_closed_chest_nobody_is_asked() -> None:
    s = table("L1", "F1")
    s.owner = [0, 1, NOBODY, 2]
    s.turn = NOBODY
    told: list[object] = []

    s.settle(Dealer(Quick(1), told))

    assert [RoundBegan(2), StakesShown([2, 2])] == told
    assert [2, 2] == s.stakes


@pytest.mark.clause("RO-06")
def test_a_redealt_stake_is_any_closed_chest() -> None:
    s = staking(3)
    say(s, 0, "stake 1")
    say(s, 1, "stake 1")
    s.owner[3] = 0
    worlds = [GAME.redeal(s, 0, Quick(seed)) for seed in range(60)]
    chosen = [world.stack[-1].key()[0] for world in worlds]

    assert {(0, 0, NOBODY), (0, 1, NOBODY), (0, 2, NOBODY)} == set(chosen)
    assert isinstance(s.stack[-1], Staking)
    assert isinstance(s.stack[0], Rounds)
