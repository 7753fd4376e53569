"""Standings, computed from made-up games with known figures."""

from __future__ import annotations

from fractions import Fraction

import pytest

from intriga.bots.arena import Arena, GameOutcome, seatings_of
from intriga.bots.standings import Standing, accounts, lead_difference, parts_of, places_of, standings
from intriga.games.shelf import find_game
from intriga.kernel.contract import Result

MASTI = find_game("masti")


def meeting(*bots: str, **options: str) -> Arena:
    return Arena("masti", len(bots), options, seatings_of(MASTI, len(bots), bots), 1)


def made_up(deal: int, seating: int, result: Result, players: int = 4) -> GameOutcome:
    return GameOutcome(deal, seating, result, 40, tuple(float(seat) for seat in range(players)))


def won_by(*winners: int) -> Result:
    return Result("last", tuple(9 if seat in winners else 3 for seat in range(4)), winners)


def by_name(arena: Arena, outcomes: list[GameOutcome]) -> dict[str, Standing]:
    return {found.name: found for found in standings(arena, outcomes).entrants}


def test_parts_of_a_victory() -> None:
    third = Fraction(1, 3)

    assert parts_of(Result("end", (5, 1, 5, 5), (0, 2, 3)), 4) == [third, 0, third, third]
    assert parts_of(Result("end", (7, 2), (0, 2), teams=((0, 2), (1, 3))), 4) == [1, 0, 1, 0]
    assert parts_of(Result("end", (7, 7), (0, 1, 2, 3), teams=((0, 2), (1, 3))), 4) == [Fraction(1, 2)] * 4
    assert parts_of(Result("end", (), (), success=True), 2) == [1, 1]
    assert parts_of(Result("end", (1, 1), ()), 2) == [0, 0]


def test_places_are_by_victory_and_then_by_score_and_equals_share_theirs() -> None:
    assert places_of(Result("end", (4, 9, 2, 4), (1,)), 4) == [2.5, 1, 4, 2.5]
    assert places_of(Result("end", (5, 5, 1), (1,), tie_break="cards"), 3) == [2, 1, 3]
    assert places_of(Result("end", (5, 5, 1), (0, 1)), 3) == [1.5, 1.5, 3]
    assert places_of(Result("end", (2, 7, 5), (1, 4), teams=((0, 3), (1, 4), (2, 5))), 6) == [3, 1, 2]


def test_the_one_among_three_has_the_share_of_one_seat() -> None:
    """It wins in seats 0 and 1 on each of the ten deals, and loses in seats 2 and 3 to seat 0."""
    arena = meeting("regular", "random", "random", "random")
    outcomes = [
        made_up(deal, seating, won_by(winner))
        for deal in range(10)
        for seating, winner in enumerate((0, 1, 0, 0))
    ]
    found = by_name(arena, outcomes)

    assert (found["regular"].games, found["regular"].seats, found["regular"].wins) == (40, 40, 20.0)
    assert (found["random"].games, found["random"].seats, found["random"].wins) == (40, 120, 20.0)
    assert (found["regular"].share, found["regular"].fair) == (0.5, 0.25)
    assert found["random"].share == pytest.approx(1 / 6, abs=1e-6)
    assert (found["regular"].verdict, found["random"].verdict) == ("above", "undecided")
    assert found["regular"].by_seat == (1.0, 1.0, 0.0, 0.0)
    assert found["regular"].mean_score == 6.0
    assert found["regular"].mean_place == (1 + 1 + 3 + 3) / 4
    assert found["regular"].seconds == 10 * (0 + 1 + 2 + 3)


def test_a_deal_counts_once_however_many_games_are_played_on_it() -> None:
    """Half of the deals are won in every seat: as uncertain as 100 coins, not as 400."""
    arena = meeting("regular", "random", "random", "random")
    outcomes = [
        made_up(deal, seating, won_by(seating if deal % 2 else (seating + 1) % 4))
        for deal in range(100)
        for seating in range(4)
    ]
    low, high = by_name(arena, outcomes)["regular"].interval

    assert (low + high) / 2 == pytest.approx(0.5)
    assert (high - low) / 2 == pytest.approx(1.984 * 0.5 / 10, rel=0.03)


def test_games_on_a_deal_that_balance_each_other_are_more_certain() -> None:
    """Each deal is won by whoever sits in its good seat: nobody is better."""
    arena = meeting("regular", "random", "random")
    balanced = [
        made_up(deal, seating, Result("end", (9, 1, 1), (0,)), 3)
        for deal in range(100)
        for seating in range(3)
    ]
    found = by_name(arena, balanced)["regular"]

    assert found.share == pytest.approx(1 / 3, abs=1e-6)
    assert found.interval[0] > 0.30
    assert found.interval[1] < 0.36
    assert found.verdict == "undecided"


def test_a_team_has_its_sides_share() -> None:
    arena = meeting("regular", "random", "regular", "random", teams="yes")
    sides = ((0, 2), (1, 3))
    outcomes = [
        made_up(deal, seating, Result("last", (8, 6), sides[0], teams=sides))
        for deal in range(6)
        for seating in (0, 1)
    ]
    outcomes.append(made_up(6, 0, Result("last", (8, 6), sides[0], teams=sides)))
    outcomes.append(made_up(6, 1, Result("last", (6, 8), sides[1], teams=sides)))
    found = by_name(arena, outcomes)

    assert found["regular"].fair == 0.5
    assert (found["regular"].wins, found["random"].wins) == (8.0, 6.0)
    assert found["regular"].share == pytest.approx(8 / 14, abs=1e-6)
    assert found["regular"].mean_place == pytest.approx((8 * 1 + 6 * 2) / 14, abs=1e-6)
    assert found["regular"].rating is not None
    assert found["random"].rating is not None
    assert found["regular"].rating.mu > found["random"].rating.mu


def test_each_pair_is_compared_deal_by_deal() -> None:
    """On each deal `regular` wins two games, and the third goes to whoever sits in that seat."""
    arena = meeting("regular", "random", "expert")
    winners = [(0, 1, 1), (1, 2, 2)]  # by seating, on even and odd deals
    outcomes = [
        made_up(deal, seating, Result("end", (1, 1, 1), (winner,)), 3)
        for deal in range(40)
        for seating, winner in enumerate(winners[deal % 2])
    ]
    found = standings(arena, outcomes)
    shares = {entrant.name: entrant.share for entrant in found.entrants}

    assert [(pair.first, pair.second, pair.deals) for pair in found.pairs] == [
        ("regular", "random", 40),
        ("regular", "expert", 40),
        ("random", "expert", 40),
    ]
    for pair in found.pairs:
        assert pair.difference == pytest.approx(shares[pair.first] - shares[pair.second], abs=2e-6)
        assert pair.interval[0] < pair.difference < pair.interval[1]


def test_the_order_of_the_games_does_not_matter() -> None:
    arena = meeting("regular", "random", "random", "random")
    outcomes = [
        made_up(deal, seating, won_by((deal * 7 + seating * 3) % 4))
        for deal in range(12)
        for seating in range(4)
    ]

    assert standings(arena, outcomes) == standings(arena, outcomes[::-1])


def test_where_all_win_together_nothing_is_fair() -> None:
    arena = meeting("regular", "random", "random")
    outcomes = [
        made_up(deal, seating, Result("saved", (), (), success=deal % 2 == 0), 3)
        for deal in range(8)
        for seating in range(3)
    ]
    found = by_name(arena, outcomes)["random"]

    assert found.share == 0.5
    assert (found.fair, found.verdict, found.mean_place, found.rating) == (None, None, None, None)


def test_a_lead_is_over_the_best_of_the_others_and_a_teams_is_its_own() -> None:
    alone = meeting("regular", "random", "random", "random")
    teams = meeting("regular", "random", "regular", "random", teams="yes")
    together = Result("end", (), (), success=True)

    one = accounts(alone, [made_up(0, 0, Result("end", (9, 4, 7, 1), (0,)))])["regular"].leads()
    two = accounts(teams, [made_up(3, 0, Result("end", (5, 8), (1, 3), teams=((0, 2), (1, 3))))])

    assert one == {0: 2}
    assert (two["regular"].leads(), two["random"].leads()) == ({3: -3}, {3: 3})
    assert {} == accounts(alone, [made_up(0, 0, together)])["regular"].leads()


def test_leads_are_compared_deal_by_deal() -> None:
    found = lead_difference({0: 5.0, 1: 2.0, 2: 4.0, 7: 90.0}, {0: 3.0, 1: 1.0, 2: 1.0, 8: -90.0})

    assert found is not None
    assert (found.difference, found.verdict) == (2.0, "undecided")
    assert list(found.interval) == pytest.approx([2 - 4.3027 / 3**0.5, 2 + 4.3027 / 3**0.5], abs=1e-3)
    assert lead_difference({0: 1.0}, {0: 0.0}) is None
