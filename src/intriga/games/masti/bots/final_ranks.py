"""Who wins after the last round without teams, with jokers placed well; in machine integers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.bots.evaluation import ROWS
from intriga.games.masti.bots.packed_evaluation import JOKER_AT, POINT, POWER_AT, STACKS, PackedEvaluation
from intriga.games.masti.state import Masti
from intriga.kernel.machine.i64_masks import count_i64, lowest_i64

RANK_PER_POINT: Final = 10_000  # more than all cards together
RANK_PER_CARD: Final = 100  # more than all gems together
WORST: Final = -1_000_000_000


def ranks_of(s: Masti, evaluation: PackedEvaluation) -> vec[i64]:
    """A rank for each seat: its points, then its cards and gems, which break ties."""
    found = vec[i64]([0] * s.players)
    for seat in range(s.players):
        won: i64 = s.won[seat]
        gems: i64 = s.wealth[seat]
        area = packed_area(evaluation, won)
        points: i64 = plain_points(evaluation, won) + evaluation.power[area >> POWER_AT & 15]
        points += stack_points(evaluation, area) + joker_points(evaluation, area)
        cards: i64 = count_i64(won) - idle_jokers(area)
        found[seat] = (points // POINT + gems) * RANK_PER_POINT + cards * RANK_PER_CARD + gems
    return found


def packed_area(evaluation: PackedEvaluation, cards: i64) -> i64:
    """An area of these cards as one number."""
    table = evaluation.packed
    found: i64 = 0
    while cards:
        found += table[lowest_i64(cards)]
        cards &= cards - 1
    return found


def plain_points(evaluation: PackedEvaluation, cards: i64) -> i64:
    """What bonus and penalty cards score."""
    table = evaluation.plain
    found: i64 = 0
    rest: i64 = cards & evaluation.plain_cards
    while rest:
        found += table[lowest_i64(rest)]
        rest &= rest - 1
    return found


def stack_points(evaluation: PackedEvaluation, area: i64) -> i64:
    """What the stacks score without jokers: their expected points when no round is left."""
    expected = evaluation.expected
    found: i64 = 0
    stacks: i64 = area & STACKS
    while stacks:
        found += expected[stacks & 15]
        stacks >>= 4
    return found


def joker_points(evaluation: PackedEvaluation, area: i64) -> i64:
    """What the jokers add, each on the stack that gains most."""
    found: i64 = 0
    free: i64 = area & STACKS
    jokers: i64 = area >> JOKER_AT
    while jokers > 0 and free:
        best: i64 = WORST
        place: i64 = 0
        shift: i64 = 0
        while shift < POWER_AT:
            symbols: i64 = free >> shift & 15
            if symbols:
                gain: i64 = gain_by_joker(evaluation, symbols)
                if gain > best:
                    best = gain
                    place = shift
            shift += 4
        found += best
        free -= (free >> place & 15) * FIRST_OF[place]
        jokers -= 1
    return found


def gain_by_joker(evaluation: PackedEvaluation, symbols: i64) -> i64:
    """What one symbol more does to a stack at the end."""
    if symbols >= ROWS - 1:
        return 0
    return evaluation.expected[symbols + 1] - evaluation.expected[symbols]


def idle_jokers(area: i64) -> i64:
    """Jokers that find no stack: they are discarded."""
    idle: i64 = area >> JOKER_AT
    stacks: i64 = area & STACKS
    while stacks:
        if stacks & 15:
            idle -= 1
        stacks >>= 4
    return idle if idle > 0 else 0


FIRST_OF: Final = vec[i64]([1 << shift for shift in range(POWER_AT)])
