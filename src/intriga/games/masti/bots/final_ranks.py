"""Who wins when the last round is over, in machine integers: each alone, the jokers placed well."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.bots.evaluation import ROWS
from intriga.games.masti.bots.packed_evaluation import JOKER_AT, POINT, POWER_AT, STACKS, Appraisal
from intriga.games.masti.state import Masti
from intriga.kernel.machine.i64_masks import count_i64, lowest_i64

A_POINT: Final = 10_000  # of a rank: more than all cards
A_CARD: Final = 100  # more than all gems
WORST: Final = -1_000_000_000


def ranks_of(s: Masti, appraisal: Appraisal) -> vec[i64]:
    """For each seat its points, and below them its cards and gems, which decide ties."""
    found = vec[i64]([0] * s.players)
    for seat in range(s.players):
        won: i64 = s.won[seat]
        gems: i64 = s.wealth[seat]
        area = packed_area(appraisal, won)
        points: i64 = plain_points(appraisal, won) + appraisal.power[area >> POWER_AT & 15]
        points += stack_points(appraisal, area) + joker_points(appraisal, area)
        cards: i64 = count_i64(won) - idle_jokers(area)
        found[seat] = (points // POINT + gems) * A_POINT + cards * A_CARD + gems
    return found


def packed_area(appraisal: Appraisal, cards: i64) -> i64:
    """An area of these cards as one number."""
    table = appraisal.packed
    found: i64 = 0
    while cards:
        found += table[lowest_i64(cards)]
        cards &= cards - 1
    return found


def plain_points(appraisal: Appraisal, cards: i64) -> i64:
    """What bonus and penalty cards score."""
    table = appraisal.plain
    found: i64 = 0
    rest: i64 = cards & appraisal.plain_cards
    while rest:
        found += table[lowest_i64(rest)]
        rest &= rest - 1
    return found


def stack_points(appraisal: Appraisal, area: i64) -> i64:
    """What the stacks score without jokers: their promise when no round is left."""
    promise = appraisal.promise
    found: i64 = 0
    stacks: i64 = area & STACKS
    while stacks:
        found += promise[stacks & 15]
        stacks >>= 4
    return found


def joker_points(appraisal: Appraisal, area: i64) -> i64:
    """What the jokers add, one after the other to the stack that gains most by it."""
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
                gain: i64 = gain_by_joker(appraisal, symbols)
                if gain > best:
                    best = gain
                    place = shift
            shift += 4
        found += best
        free -= (free >> place & 15) * FIRST_OF[place]
        jokers -= 1
    return found


def gain_by_joker(appraisal: Appraisal, symbols: i64) -> i64:
    """What one symbol more does to a stack at the end."""
    if symbols >= ROWS - 1:
        return 0
    return appraisal.promise[symbols + 1] - appraisal.promise[symbols]


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
