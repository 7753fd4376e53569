"""What a seat may know: other worlds that it cannot tell from the true one."""

from __future__ import annotations

from collections import Counter

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.invariants import invariants
from intriga.games.gangsters.knowledge.redeal import redeal
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.view import view
from intriga.kernel.machine.chance import Quick
from tests.games.gangsters.builders import attempt, end_turn, names, of_kind, say, table


def worlds(s: Gangsters, seat: int, times: int = 200) -> list[Gangsters]:
    found = [redeal(s, seat, Quick(number)) for number in range(times)]
    assert [] == [fault for world in found for fault in invariants(world)]
    return found


@pytest.mark.clause("LG-013")
def test_hidden_cards_of_the_others_could_be_any_that_were_not_seen_each_equally_often() -> None:
    """Unseen are May, Lou, Nico, Ruby and Stan: five cards for two places, one of each partner."""
    s = table(["sadie", "may", "lou"], clan="nico ruby stan")
    found = Counter((names(world.hands[1]), names(world.hands[2])) for world in worlds(s, 0, 2000))

    assert 20 == len(found)
    assert all(60 < times < 145 for times in found.values())
    assert {"sadie"} == {names(world.hands[0]) for world in worlds(s, 0)}


@pytest.mark.clause("LG-013")
def test_a_spectator_knows_no_hand() -> None:
    s = table(["sadie", "may"], clan="nico ruby")

    assert 4 == len({names(world.hands[0]) for world in worlds(s, -1)})
    assert 4 == len({names(world.hands[1]) for world in worlds(s, -1)})


@pytest.mark.clause("LG-108")
def test_alone_there_is_one_world() -> None:
    s = table(["sadie", "may"], clan="nico ruby", solo=True)

    assert {s} == set(worlds(s, 0, 20)) == set(worlds(s, -1, 20))


@pytest.mark.clause("LG-013", "LG-073")
def test_who_came_back_from_a_challenge_stays_where_everybody_saw_him_go() -> None:
    s = table(["nico sadie", "may"], clan="ruby stan", actions=1)
    attempt(s, "place lamp", "nico", "1 1 1")
    say(s, 0, "go on")
    end_turn(s)

    assert {"nico"} == {names(world.hands[0] & 1 << 6) for world in worlds(s, 1)}
    assert 3 == len({names(world.hands[0]) for world in worlds(s, 1)})


def test_a_card_that_went_back_into_the_deck_cannot_be_one_that_was_drawn_before() -> None:
    """Boss 2 has held a hidden card since before the rally; Ruby came into the deck with it."""
    s = table(["sadie", "may"], clan="nico", exhausted="ruby")
    say(s, 0, "rally")

    assert {"may", "nico"} == {names(world.hands[1]) for world in worlds(s, 0)}
    end_turn(s)
    say(s, 1, "recruit", "nico")
    say(s, 1, "enough")
    drawn = {names(world.hands[1]) for world in worlds(s, 0)}
    assert {"may nico", "may ruby", "nico ruby"} == drawn


def test_whom_may_lum_did_not_take_went_back_and_was_not_drawn_before() -> None:
    s = table(["may", "lou"], clan="nico ruby")
    say(s, 0, "use may", "nico ruby")
    say(s, 0, "pick nico")

    assert {"lou"} == {names(world.hands[1]) for world in worlds(s, 0)}


@pytest.mark.usefixtures("with_stakeout")
def test_worlds_look_alike_to_the_seat_and_differ_for_those_who_hold_the_cards() -> None:
    s = table(["sadie nico", "may lou", "ruby"])

    for world in worlds(s, 0, 30):
        assert view(s, 0) == view(world, 0)
    assert any(view(s, 1) != view(world, 1) for world in worlds(s, 0, 30))


@pytest.mark.clause("LG-013")
def test_what_is_recruited_is_told_to_its_boss_alone() -> None:
    s = table(["sadie", "may"])
    (event,) = of_kind(say(s, 0, "recruit", "nico"), events.Recruited)

    assert [7, 0, 0] == [event.seen_by(seat).henchman for seat in (0, 1, -1)]


@pytest.mark.usefixtures("with_stakeout")
def test_the_backs_tell_when_each_card_was_drawn() -> None:
    s = table(["sadie", "may"], clan="nico ruby", exhausted="stan")
    say(s, 0, "rally")
    say(s, 0, "recruit", "nico")

    assert [0, 1] == view(s, 1).bosses[0].backs
