"""What bots make of the race, in points of reputation."""

from typing import Final

from intriga.games.gangsters.bots.values import yes
from intriga.games.gangsters.box.tables import Effect
from intriga.games.gangsters.scenarios.race.state import (
    CLINGS,
    card_of,
    lead,
    numbers,
    open_cards,
    race,
    road,
    van_steps,
)
from intriga.games.gangsters.scenarios.race.tables import (
    DO_CLING,
    DO_DENT,
    DO_DRAW,
    DO_HURT,
    DO_LOSE_CARD,
    DO_MEND,
    DO_PROBLEM,
    DO_SLOW,
    DO_STOP,
    DO_VAN,
    DO_VAN_BACK,
    FIX,
    HANDBRAKE,
    JAIL,
    ROAD_CARDS,
    SHIFT_UP,
    VAN,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.heaps import count

#: What a lead of so many cells is worth, from none on.
LEAD: Final[list[float]] = [-8.0, -5.0, -3.0, -1.7, -0.7, 0.0, 0.5, 0.9, 1.2]
#: What a condition of so many points is worth, from a wreck on.
CONDITION: Final[list[float]] = [-9.0, -4.0, -1.8, -0.6, 0.0, 0.4, 0.7, 0.9, 1.0, 1.1]
CELL_DRIVEN: Final = 0.6  # a round less is a problem less
CONTROL: Final = 0.45  # a point of difficulty on all challenges of a round
NOT_YET: Final = 0.5  # of a card that the car does not reach in this round


def at(values: list[float], place: int) -> float:
    """A value of a list, beyond its ends the last one and ever less."""
    if place < 0:
        return values[0] + 2.0 * place
    return values[min(place, len(values) - 1)]


def worth(s: Gangsters) -> float:
    """What has been earned, what may still be, and how far the van and the wreckers are."""
    m = race(s)
    board = road(s)
    left = board.home - m.car
    hope = 1.0 - 0.5 * left / board.home
    points = 4.0 + 8.0 * hope + (2.0 if m.rescued else 0.0)
    coming = 0 if m.car == board.jail and not m.rescued else m.gear
    points += at(LEAD, lead(s) + coming - van_steps(s)) + at(CONDITION, m.condition)
    for card in open_cards(m):
        if card != JAIL:
            points -= 0.5 * hit_cost(s, card, m.gear)
    return points


# ── cards ──


def hit_cost(s: Gangsters, card: int, gear: int) -> float:
    """What running into a card costs."""
    cost = 0.0
    row = card_of(s, card)
    for effect in row.rides if race(s).cells[card] == CLINGS else row.hit:
        cost += effect_cost(s, effect, gear)
    return cost


def effect_cost(s: Gangsters, effect: Effect, gear: int) -> float:
    do, by = effect.do, effect.amount
    if do == DO_DENT:
        dents = max(0, by + road(s).dents[gear - 1])
        return at(CONDITION, race(s).condition) - at(CONDITION, race(s).condition - dents)
    if do == DO_STOP:
        return 0.8 * max(0, gear - 1)
    if do == DO_SLOW:
        return 0.6 * min(by, gear - 1)
    if do == DO_VAN:
        return by * cell_worth(s)
    if do == DO_PROBLEM:
        return 1.8
    if do == DO_LOSE_CARD:
        return 0.7
    if do == DO_HURT:
        return 0.25 * by
    return 2.0 if do == DO_CLING else 0.0


def won_worth(s: Gangsters, card: int) -> float:
    """What overcoming a card brings beside its absence."""
    gain = 0.0
    for effect in card_of(s, card).won:
        if effect.do == DO_VAN_BACK:
            gain += effect.amount * cell_worth(s)
        elif effect.do == DO_MEND:
            gain += at(CONDITION, race(s).condition + effect.amount) - at(CONDITION, race(s).condition)
        elif effect.do == DO_DRAW:
            gain += 0.4 * effect.amount
    return gain


def cell_worth(s: Gangsters) -> float:
    """What one cell of lead is worth."""
    m = race(s)
    coming = 0 if m.car == road(s).jail and not m.rescued else m.gear
    then = lead(s) + coming - van_steps(s)
    return 0.15 + at(LEAD, then + 1) - at(LEAD, then)


def success_worth(s: Gangsters, place: int) -> float:
    """What one success at an open place is worth."""
    m = race(s)
    if place == VAN:
        return cell_worth(s)
    if place == FIX:
        return at(CONDITION, m.condition + 1) - at(CONDITION, m.condition)
    if place == JAIL:
        return 7.0 / numbers(s).cell[s.players - 1]
    row = card_of(s, place)
    gain = hit_cost(s, place, m.gear) + won_worth(s, place)
    if row.fingerprint:
        gain += 0.7
    if row.penalties:
        gain += 0.4
    if m.cells[place] > m.car + m.gear:
        gain *= NOT_YET
    missing = row.challenge.successes - s.markers[place]
    return gain / max(1, missing)


def setback_worth(s: Gangsters) -> float:
    return cell_worth(s)


# ── the lever ──


def act_worth(s: Gangsters, boss: int, act: int) -> float:
    """Shift up, or keep control? What the other gear is worth more than this one."""
    m = race(s)
    gear = m.gear + (1 if act == SHIFT_UP else -1)
    gain = gear_worth(s, gear) - gear_worth(s, m.gear)
    if act == HANDBRAKE:
        return gain - 0.8
    return gain if act == SHIFT_UP else 3.0 * gain


def gear_worth(s: Gangsters, gear: int) -> float:
    """What this gear is worth at the end of the round."""
    m = race(s)
    board = road(s)
    end = board.home if m.rescued else board.jail
    if m.car >= end:
        return -CONTROL * board.harder[gear - 1] + 0.1 * gear
    cells = min(gear, end - m.car)
    value = at(LEAD, lead(s) + cells - van_steps(s)) + CELL_DRIVEN * cells
    for card in range(ROAD_CARDS):
        if m.car < m.cells[card] <= m.car + cells:
            value -= 0.6 * hit_cost(s, card, gear)
    if m.car + cells >= board.home:
        value += 6.0
    return value - CONTROL * board.harder[gear - 1]


# ── the forecast ──


#: How much each sign counts, the clan's first: a logistic regression on the outcomes of
#: 2,000 games of `regular`, a quarter for each number of players, at the start of every round.
WEIGHTS: Final[list[float]] = [
    -0.570, -0.050, 0.212, 0.012, 0.004, -0.142, -0.047, 0.094, -0.585, -0.121,
    -0.507, 0.000, -0.207, 0.183, 0.018, -0.266, 0.172, -0.403, -0.361, -0.059,
    0.605, -0.855, 1.371, 0.417, 0.061, 1.498, 0.017, -1.084, 2.134, 0.398,
    0.851, 0.100, -0.522, -0.786, -1.243, -0.154, 0.208, 0.313, -0.054,
]  # fmt: skip


def signs(s: Gangsters) -> list[float]:
    """How far it is, how fast the car goes, how near the van is, and the jail."""
    m = race(s)
    board = road(s)
    near = 0.2 * lead(s)
    left = 0.1 * (board.home - m.car)
    at_jail = yes(m.car == board.jail and not m.rescued)
    before = yes(not m.rescued)
    coming = 0 if at_jail > 0.0 else min(m.gear, max(1, m.condition))
    missing = numbers(s).cell[s.players - 1] - s.markers[JAIL]
    return [
        0.1 * worth(s),
        (m.gear - van_steps(s)) / 3.0,
        0.25 * m.gear,
        m.car / board.home,
        at_jail,
        yes(m.rescued),
        0.2 * s.markers[JAIL] * before,
        left,
        0.1 * before * (board.jail - m.car),
        left * near,
        at_jail * near,
        before * near,
        0.2 * at_jail * missing,
        0.2 * len(open_cards(m)),
        count(m.deck) / ROAD_CARDS,
        yes(lead(s) <= 2),
        yes(lead(s) + coming - van_steps(s) <= 2),
        0.2 * m.condition,
        yes(m.condition <= 1),
    ]
