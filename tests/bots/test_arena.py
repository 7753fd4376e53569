"""Arenas: the same deals for all, every seat for everybody, the same games in any number of processes."""

from __future__ import annotations

from collections import Counter

import pytest

from intriga.bots.arena import (
    SCRIPTED,
    Arena,
    Bout,
    GameOutcome,
    bouts,
    deals_for,
    play_each,
    play_one,
    seatings_of,
)
from intriga.games.shelf import find_game
from intriga.kernel.machine.refusals import Malformed

TINY = find_game("_tiny")
MASTI = find_game("masti")


def meeting(*bots: str, players: int = 3, seed: int = 3) -> Arena:
    return Arena("_tiny", players, {}, seatings_of(TINY, players, bots), seed)


def facts(outcomes: list[GameOutcome]) -> list[tuple[object, ...]]:
    """All but the time that it took."""
    return sorted((o.bout, o.result.totals, o.result.winners, o.decisions) for o in outcomes)


def test_a_seating_is_rotated_through_all_seats() -> None:
    seatings = seatings_of(MASTI, 4, ["regular", "random", "random", "expert:5"])

    assert seatings == (
        ("regular", "random", "random", "expert:5"),
        ("expert:5", "regular", "random", "random"),
        ("random", "expert:5", "regular", "random"),
        ("random", "random", "expert:5", "regular"),
    )


def test_equal_rotations_are_played_once() -> None:
    assert seatings_of(MASTI, 4, ["regular", "random", "regular", "random"]) == (
        ("regular", "random", "regular", "random"),
        ("random", "regular", "random", "regular"),
    )


@pytest.mark.parametrize(
    "bots", ["regular,random,random,random", "regular,random", "regular,random,expert:5,flat200"]
)
def test_every_bot_sits_in_every_seat_equally_often(bots: str) -> None:
    names = bots.split(",")
    seatings = seatings_of(MASTI, 4, names)

    for name in set(names):
        at_seat = Counter(seat for seating in seatings for seat in range(4) if seating[seat] == name)
        assert len(at_seat) == 4
        assert len(set(at_seat.values())) == 1


def test_fewer_bots_than_seats_meet_in_every_seating_that_has_them_all() -> None:
    seatings = seatings_of(MASTI, 4, ["regular", "random"])

    assert len(set(seatings)) == len(seatings) == 2**4 - 2
    assert all(set(seating) == {"regular", "random"} for seating in seatings)


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("random,random,random,random,regular", "5 bots are named for 4 seats"),
        ("regular,random,random", "name 4 bots"),
        ("regular,divine,random,random", "no bot of level 'divine'"),
        ("", "no bot of level ''"),
    ],
)
def test_a_list_that_is_no_seating_is_refused(bots: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        seatings_of(MASTI, 4, bots.split(","))


def test_too_many_seatings_for_one_deal_are_refused() -> None:
    with pytest.raises(Malformed, match="in 150 ways"):
        seatings_of(MASTI, 5, ["regular", "random", "expert"])


def test_games_are_rounded_up_to_whole_deals() -> None:
    arena = meeting("regular", "random", "random")

    assert [deals_for(arena, games) for games in (1, 3, 4, 300)] == [1, 1, 2, 100]
    assert list(bouts(arena, 2)) == [Bout(deal, seating) for deal in (0, 1) for seating in (0, 1, 2)]


def test_a_deal_is_the_same_in_all_seatings_and_the_next_is_another() -> None:
    """This bot uses no chance of its own, so equal deals come out equally."""
    arena = Arena("_tiny", 3, {}, (("regular",) * 3,) * 4, 3)
    totals = [
        [play_one(arena, Bout(deal, seating)).result.totals for seating in range(4)] for deal in range(9)
    ]

    assert all(len(set(on_deal)) == 1 for on_deal in totals)
    assert len({on_deal[0] for on_deal in totals}) > 3


def test_thoughts_differ_from_seating_to_seating() -> None:
    arena = Arena("_tiny", 3, {}, (("random",) * 3,) * 4, 3)
    outcomes = [play_one(arena, Bout(0, seating)) for seating in range(4)]

    assert len({(outcome.result.totals, outcome.decisions) for outcome in outcomes}) > 1


def test_another_bot_at_the_table_leaves_the_deal_as_it_was() -> None:
    """The seat that is asked first is dealt its cards before anybody says a word."""
    one = Arena("_tiny", 2, {}, (("regular", "random"),), 5)
    other = Arena("_tiny", 2, {}, (("regular", "regular"),), 5)
    firsts = [
        [play_one(arena, Bout(deal, 0)).result.totals[0] for deal in range(40)] for arena in (one, other)
    ]

    assert sum(a == b for a, b in zip(*firsts, strict=True)) > 20


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_games_are_the_same_however_they_are_spread(jobs: int) -> None:
    arena = meeting("regular", "random", "random")
    games = list(bouts(arena, 10))

    assert facts(list(play_each(arena, games, 1))) == facts(list(play_each(arena, games, jobs)))


def test_no_games_are_no_work() -> None:
    assert list(play_each(meeting("regular", "random"), [], 2)) == []


@pytest.mark.timeout(120)
def test_an_arena_that_is_given_up_does_not_play_on() -> None:
    arena = meeting("regular", "random", "random")
    going = play_each(arena, list(bouts(arena, 100_000)), 2)
    next(going)

    going.close()  # type: ignore[attr-defined]


def test_scripted_seats_stay_behind_the_players() -> None:
    arena = Arena("_rough", 2, {}, (("random", "random"),), 1)

    assert arena.seated(0) == ("random", "random", SCRIPTED)
    assert arena.entrants() == ("random", SCRIPTED)
