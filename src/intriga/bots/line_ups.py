"""Games that all players win or lose together: line-ups are compared by their success on the same deals.

Such a game has no share of the victory for a seat, so bots of different levels are not mixed at one table
unless somebody asks for it."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from intriga.bots.arena import Arena, Bout, GameOutcome, play_one
from intriga.bots.intervals import estimate
from intriga.bots.levels import RANDOM, read_level
from intriga.bots.series import score_of
from intriga.bots.standings import DIGITS, Difference, ends, share_difference
from intriga.kernel.contract import Game
from intriga.kernel.machine.refusals import Malformed

BESIDE = "+"  # between the bots of a mixed line-up, by seat: expert+regular


class LineUp(msgspec.Struct, frozen=True):
    """The bots at all seats, and what came of their games."""

    name: str
    games: int
    successes: int
    share: float
    interval: tuple[float, float]
    mean_score: float
    mean_decisions: float
    seconds: float  # of thinking
    endings: dict[str, int]


class LineUps(msgspec.Struct, frozen=True):
    line_ups: tuple[LineUp, ...]
    pairs: tuple[Difference, ...]


def is_won_together(arena: Arena) -> bool:
    """Whether this is a game of success or failure: only a result says so, and a random game is quick."""
    seating = (RANDOM,) * arena.players
    return (
        play_one(msgspec.structs.replace(arena, seatings=(seating,)), Bout(0, 0)).result.success is not None
    )


def line_ups_of(game: Game, players: int, bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The seating of each line-up: one level for all seats, or levels by seat, as `expert+regular`."""
    found: list[tuple[str, ...]] = []
    for written in bots:
        levels = tuple(level.strip() for level in written.split(BESIDE))
        for level in levels:
            read_level(game, level)
        if len(levels) not in (1, players):
            raise Malformed(f"'{written}' names {len(levels)} bots for {players} seats")
        found.append(levels if len(levels) == players else levels * players)
    return tuple(dict.fromkeys(found))


def name_of(seating: Sequence[str]) -> str:
    return seating[0] if len(set(seating)) == 1 else BESIDE.join(seating)


def line_ups(arena: Arena, outcomes: Sequence[GameOutcome]) -> LineUps:
    """What the games say of each line-up and of each pair of them."""
    by_seating: defaultdict[int, list[GameOutcome]] = defaultdict(list)
    for outcome in sorted(outcomes, key=lambda outcome: outcome.bout):
        by_seating[outcome.seating].append(outcome)
    names = [name_of(seating) for seating in arena.seatings]
    on_deal = {
        name: {outcome.deal: float(outcome.result.success is True) for outcome in by_seating[seating]}
        for seating, name in enumerate(names)
    }
    return LineUps(
        tuple(line_up(name, by_seating[seating]) for seating, name in enumerate(names)),
        tuple(
            share_difference(one, other, on_deal[one], on_deal[other])
            for one, other in combinations(names, 2)
        ),
    )


def line_up(name: str, outcomes: Sequence[GameOutcome]) -> LineUp:
    successes = [outcome.result.success is True for outcome in outcomes]
    share = estimate([float(success) for success in successes])
    return LineUp(
        name=name,
        games=len(outcomes),
        successes=sum(successes),
        share=round(share.mean, DIGITS),
        interval=ends(share),
        mean_score=round(fmean(score_of(outcome.result, 0) for outcome in outcomes), DIGITS),
        mean_decisions=round(fmean(outcome.decisions for outcome in outcomes), DIGITS),
        seconds=round(sum(sum(outcome.thought) for outcome in outcomes), 3),
        endings=dict(sorted(Counter(outcome.result.reason for outcome in outcomes).items())),
    )
