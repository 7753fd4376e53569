"""What an arena's games say about each entrant, whatever the order in which they were played."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from statistics import fmean

import msgspec

from intriga.bots.arena import Arena, GameOutcome
from intriga.bots.intervals import Estimate, estimate, unbounded
from intriga.bots.ratings import Rating, Ratings, Side
from intriga.bots.series import score_of
from intriga.kernel.contract import Result

DIGITS = 6


class Standing(msgspec.Struct, frozen=True):
    """One entrant. Its share is the mean over its seats: 1/4 is fair at four seats, however many of them
    it has; partners each have the whole share of their side."""

    name: str
    games: int
    seats: int  # over all games
    wins: float  # over all games; a shared win counts as a fraction
    share: float
    interval: tuple[float, float]
    fair: float | None  # None if all win or lose together
    verdict: str | None
    by_seat: tuple[float | None, ...]
    mean_score: float
    mean_place: float | None
    seconds: float  # of thinking
    rating: Rating | None


class Lead(msgspec.Struct, frozen=True):
    """The difference between two bots' leads over their best opponent, in points."""

    difference: float
    interval: tuple[float, float]
    verdict: str


class Difference(msgspec.Struct, frozen=True):
    """The difference between two shares on the same deals.

    A share depends only on who won. The lead, if two arenas are compared, depends on the scores: it shows
    small differences with fewer games."""

    first: str
    second: str
    deals: int
    difference: float
    interval: tuple[float, float]
    verdict: str
    lead: Lead | None = None


class Standings(msgspec.Struct, frozen=True):
    """All entrants, and each pair of them."""

    entrants: tuple[Standing, ...]
    pairs: tuple[Difference, ...]
    endings: dict[str, int]


def sides_of(result: Result, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that win together: teams, or each seat alone."""
    return result.teams if result.teams is not None else tuple((seat,) for seat in range(seats))


def parts_of(result: Result, seats: int) -> list[Fraction]:
    """Each seat's share of the victory; partners each have the whole share of their side."""
    if result.success is not None:
        return [Fraction(result.success)] * seats
    parts = [Fraction(0)] * seats
    won = [side for side in sides_of(result, seats) if set(side) & set(result.winners)]
    for side in won:
        for seat in side:
            parts[seat] = Fraction(1, len(won))
    return parts


def places_of(result: Result, seats: int) -> list[float]:
    """The place of each side, winners first, then by score; equal sides get the mean of their places."""
    sides = sides_of(result, seats)
    keys = [(0, 0) if set(side) & set(result.winners) else (1, -score_of(result, side[0])) for side in sides]
    return [sum(key < own for key in keys) + (keys.count(own) + 1) / 2 for own in keys]


class Account:
    """One entrant's games, added up."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = Fraction(0)
        self.scores = 0
        self.places: list[float] = []
        self.seconds = 0.0
        self.at_seat: list[list[Fraction]] = [[] for _ in range(seats)]
        self.on_deal: defaultdict[int, list[Fraction]] = defaultdict(list)
        self.leads_on_deal: defaultdict[int, list[int]] = defaultdict(list)

    def shares(self) -> dict[int, float]:
        """The share on each deal."""
        return {deal: float(sum(parts) / len(parts)) for deal, parts in self.on_deal.items()}

    def leads(self) -> dict[int, float]:
        """The mean lead on each deal; empty if all win or lose together."""
        return {deal: fmean(leads) for deal, leads in self.leads_on_deal.items()}


def accounts(arena: Arena, outcomes: Iterable[GameOutcome]) -> dict[str, Account]:
    """The accounts of all entrants."""
    found = {name: Account(len(arena.seated(0))) for name in arena.entrants()}
    seated = [arena.seated(number) for number in range(len(arena.seatings))]
    for outcome in outcomes:
        names = seated[outcome.seating]
        for name in dict.fromkeys(names):
            found[name].games += 1
        add_game(found, names, outcome)
    return found


def add_game(found: Mapping[str, Account], names: Sequence[str], outcome: GameOutcome) -> None:
    """Add a game to the accounts of those who played it."""
    result = outcome.result
    parts = parts_of(result, len(names))
    places = places_of(result, len(names))
    sides = sides_of(result, len(names))
    for place, side in zip(places, sides, strict=True):
        rest = [score_of(result, other[0]) for other in sides if other != side]
        for seat in side:
            account = found[names[seat]]
            account.wins += parts[seat] / len(side)
            account.scores += score_of(result, seat)
            account.places.append(place)
            account.seconds += outcome.thought[seat] if seat < len(outcome.thought) else 0.0
            account.at_seat[seat].append(parts[seat])
            account.on_deal[outcome.deal].append(parts[seat])
            if rest and result.success is None:
                account.leads_on_deal[outcome.deal].append(score_of(result, seat) - max(rest))


def standings(arena: Arena, outcomes: Sequence[GameOutcome]) -> Standings:
    """The standings after these games, with ratings in the order of the deals."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.bout)
    found = accounts(arena, ordered)
    together = ordered[0].result.success is not None
    sides = len(sides_of(ordered[0].result, len(arena.seated(0))))
    ratings = None if together or sides < 2 else rated(arena, ordered)
    fair = None if together else 1 / sides
    return Standings(
        tuple(
            standing(name, account, fair, ratings[name] if ratings else None)
            for name, account in found.items()
        ),
        tuple(
            share_difference(one, other, found[one].shares(), found[other].shares())
            for one, other in combinations(found, 2)
        ),
        dict(sorted(Counter(outcome.result.reason for outcome in ordered).items())),
    )


def standing(name: str, account: Account, fair: float | None, rating: Rating | None) -> Standing:
    seats = len(account.places)
    share = estimate(list(account.shares().values()))
    return Standing(
        name=name,
        games=account.games,
        seats=seats,
        wins=round(float(account.wins), DIGITS),
        share=round(share.mean, DIGITS),
        interval=ends(share),
        fair=None if fair is None else round(fair, DIGITS),
        verdict=None if fair is None else share.compared_to(fair),
        by_seat=tuple(round(float(sum(p) / len(p)), DIGITS) if p else None for p in account.at_seat),
        mean_score=round(account.scores / seats, DIGITS),
        mean_place=None if fair is None else round(fmean(account.places), DIGITS),
        seconds=round(account.seconds, 3),
        rating=rating,
    )


def share_difference(
    first: str, second: str, one: Mapping[int, float], other: Mapping[int, float]
) -> Difference:
    """The difference of two shares, deal by deal."""
    both = sorted(set(one) & set(other))
    found = estimate([one[deal] - other[deal] for deal in both], -1.0, 1.0)
    verdict = found.compared_to(0.0)
    return Difference(first, second, len(both), round(found.mean, DIGITS), ends(found), verdict)


def lead_difference(one: Mapping[int, float], other: Mapping[int, float]) -> Lead | None:
    """The difference of two leads, deal by deal; None if nobody leads, or with less than two deals."""
    both = sorted(set(one) & set(other))
    if len(both) < 2:
        return None
    found = unbounded([one[deal] - other[deal] for deal in both])
    return Lead(round(found.mean, DIGITS), ends(found), found.compared_to(0.0))


def ends(found: Estimate) -> tuple[float, float]:
    return round(found.low, DIGITS), round(found.high, DIGITS)


def rated(arena: Arena, ordered: Iterable[GameOutcome]) -> dict[str, Rating]:
    """The ratings after the last game."""
    ratings = Ratings(arena.entrants())
    for outcome in ordered:
        names = arena.seated(outcome.seating)
        sides = sides_of(outcome.result, len(names))
        places = places_of(outcome.result, len(names))
        ratings.count(
            [
                Side(tuple(names[seat] for seat in side), place)
                for side, place in zip(sides, places, strict=True)
            ]
        )
    return {name: Rating(round(rating.mu, 3), round(rating.sigma, 3)) for name, rating in ratings.now.items()}
