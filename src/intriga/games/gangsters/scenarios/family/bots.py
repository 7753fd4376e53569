"""What things in the family are worth to bots, in points of reputation. All but what a seat holds
follows from public facts, so that partners agree without a word."""

from typing import Final

from intriga.games.gangsters.bots.values import yes
from intriga.games.gangsters.box.tables import Effect
from intriga.games.gangsters.rules.evidence import fingerprints_on_table
from intriga.games.gangsters.scenarios.family.state import (
    AT_DESK,
    AT_LARGE,
    GONE,
    IN_CELLAR,
    WITH_CLAN,
    family,
    holds,
    is_hunted,
    numbers,
    relative_of,
    relatives_here,
    table_row,
    unrest,
)
from intriga.games.gangsters.scenarios.family.tables import (
    ACCOUNTANT,
    BACK_DOOR,
    CELLAR,
    DO_ALL_DRAW,
    DO_ARM_CLAN,
    DO_ARM_REBELS,
    DO_BAGS,
    DO_DISARM,
    DO_DRAW,
    DO_HURT,
    DO_PROBLEM,
    DO_QUIET,
    DO_ROB,
    FIRST_RELATIVE,
    GARAGE,
    MOLE,
    SAFE,
    SPEAKEASY,
    UNMASK,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.heaps import count

SUCCESS: Final = 6.0  # what a success is worth beside its reputation
BAG: Final = 1.0
STAY: Final = 2.2  # evenings that a relative is expected to stay
PROBLEM: Final = 1.3
STRIKE: Final = 1.2  # what a step of the guns is worth while a strike threatens
AHEAD: Final = 0.75  # while the clan is ahead by little
FAR: Final = 0.3  # while it is ahead by much
MOLE_AT_LARGE: Final = 2.0  # what his being at large costs, beside his whispers
TALK: Final = 1.0  # what a talking mole brings beside reputation
HUNTED: Final = 9.0  # what it is worth to bring back an accountant whom the rebels hunt
EXHAUSTED: Final = 1.5  # and one whom they have not seen yet
DESK: Final = 3.0  # what the accountant's desk is worth
#: What it is worth that a fingerprint goes away, by how many may still come.
PRINT: Final[list[float]] = [12.0, 5.0, 2.6, 1.3, 0.7, 0.4]


def evenings(s: Gangsters) -> int:
    """Evenings that are still to come, this round's included."""
    return max(1, numbers(s).rounds - s.round + 1)


def growth(s: Gangsters) -> int:
    """By how much the rebels' gun is expected to grow this evening."""
    m = family(s)
    grows = unrest(s) + (numbers(s).whisper if m.mole == AT_LARGE else 0)
    for one in relatives_here(m):
        for effect in relative_of(s, one).evening:
            if effect.do == DO_ARM_REBELS:
                grows += effect.amount
    return grows


def margin(s: Gangsters) -> int:
    """By how much the clan will be ahead in the evening."""
    return family(s).clan - family(s).rebels - growth(s)


def gun_worth(s: Gangsters) -> float:
    """What one step of either gun is worth now."""
    m = family(s)
    ahead = margin(s)
    points = STRIKE if ahead < 0 else AHEAD if ahead < 2 else FAR
    if m.rebels + growth(s) >= table_row(s).track - 1:
        points += 3.0
    if m.mole == GONE:
        points += reconciling(s)
    return points


def reconciling(s: Gangsters) -> float:
    """The nearer the clan is to the lead that ends it, the more a step is worth, above all late."""
    m = family(s)
    missing = numbers(s).lead - (m.clan - m.rebels)
    if missing <= 0:
        return 0.0
    return 1.5 / missing if evenings(s) <= 3 else 0.3 / missing


def bag_worth(s: Gangsters) -> float:
    """A bag is a point; the last ones in the safe are more than that."""
    m = family(s)
    return BAG + (2.0 if m.bags <= 1 else 1.0 if m.bags <= 2 else 0.0)


def success_worth(s: Gangsters, place: int) -> float:
    """What one success at an open place is worth now."""
    m = family(s)
    if place == SPEAKEASY:
        return gun_worth(s)
    if place == GARAGE:
        return gun_worth(s)
    if place == SAFE:
        return bag_worth(s)
    if place == BACK_DOOR:
        return mug_worth(s)
    if place == CELLAR:
        return cellar_worth(s) / max(1, 2 - s.markers[CELLAR])
    relative = place - FIRST_RELATIVE
    row = relative_of(s, relative)
    missing = row.challenge.successes - s.markers[place]
    assert m.table >> relative & 1
    return (stay_cost(s, relative) + won_worth(s, relative)) / max(1, missing)


def mug_worth(s: Gangsters) -> float:
    """What the bodyguard keeps: worth something only where a strike threatens."""
    m = family(s)
    stake = 0.0
    if m.accountant == AT_DESK:
        stake += DESK
    if m.mole == IN_CELLAR:
        stake += MOLE_AT_LARGE
    ahead = margin(s)
    risk = 0.7 if ahead < 0 else 0.2 if ahead == 0 else 0.05
    return stake * risk


def cellar_worth(s: Gangsters) -> float:
    row = table_row(s)
    danger = 0.5 if margin(s) < 1 else 0.0
    return row.talked + TALK + danger + row.confession * gun_worth(s)


def stay_cost(s: Gangsters, relative: int) -> float:
    """What it costs that a relative stays for some evenings more."""
    row = relative_of(s, relative)
    stays = min(STAY, float(evenings(s)))
    cost = 0.0
    for effect in row.evening:
        cost += stays * evening_cost(s, effect)
    if row.penalties and evenings(s) > 1:
        cost += 0.4 * stays
    if row.fingerprint:
        spare = s.numbers.fingerprints - fingerprints_on_table(s)
        cost += PRINT[max(0, min(len(PRINT) - 1, spare))]
    return cost


def evening_cost(s: Gangsters, effect: Effect) -> float:
    if effect.do == DO_ARM_REBELS:
        return effect.amount * max(0.6, gun_worth(s))
    if effect.do == DO_ROB:
        return effect.amount * bag_worth(s)
    return 0.8 * PROBLEM if effect.do == DO_PROBLEM else 0.4 * effect.amount


def won_worth(s: Gangsters, relative: int) -> float:
    """What winning a relative over brings beside his absence."""
    gain = 0.0
    for effect in relative_of(s, relative).won:
        if effect.do in (DO_ARM_CLAN, DO_DISARM):
            gain += effect.amount * gun_worth(s)
        elif effect.do == DO_BAGS:
            gain += effect.amount * bag_worth(s)
        elif effect.do in (DO_DRAW, DO_ALL_DRAW):
            gain += 0.4 * effect.amount
        elif effect.do == DO_QUIET:
            gain += 0.3 * police_worth(s)
        else:
            assert effect.do == DO_HURT
    return gain


# ── mole and accountant ──


def act_worth(s: Gangsters, act: int) -> float:
    """Unmasking is nearly always right; the accountant sits down where no strike is to be feared."""
    if act == UNMASK:
        return MOLE_AT_LARGE + (numbers(s).betray + 0.5 * evenings(s)) * max(0.6, gun_worth(s))
    left = evenings(s) - 1
    safe = margin(s) >= 0 or family(s).mug
    points = 0.6 * left + table_row(s).saved
    return points if safe else points - 1.5


def recruit_worth(s: Gangsters, boss: int) -> float:
    """With actions left one can act on whom one draws; with the last one the mole is only a danger."""
    m = family(s)
    cards = count(s.clan)
    if cards == 0:
        return 0.0
    share = min(1.0, 2.0 / cards)
    points = 0.0
    if m.mole == AT_LARGE and not knows_mole(s, boss):
        points += share * (MOLE_AT_LARGE if s.actions > 1 else -numbers(s).betray * gun_worth(s))
    if m.accountant == WITH_CLAN:
        points += share * (1.5 if s.actions > 1 else 0.7)
    return points


def knows_mole(s: Gangsters, boss: int) -> bool:
    """Whether the mole is in this boss's hand, or alone in the other one."""
    for other in s.bosses_of(s.seat_of(boss)):
        if holds(s, other, MOLE):
            return True
    return False


def rest_worth(s: Gangsters) -> float:
    """An exhausted accountant must be back in the deck before the rebels find him."""
    if not s.exhausted >> ACCOUNTANT & 1:
        return 0.0
    return HUNTED if is_hunted(s) else EXHAUSTED


def guest_worth(card: int) -> float:
    """If a card must be lost, let it be the mole, and never the accountant."""
    return 5.0 if card == ACCOUNTANT else -5.0


# ── the whole ──


def worth(s: Gangsters) -> float:
    """Points expected at the end: the safe, the guns, the guests, who sits at the table."""
    m = family(s)
    left = evenings(s)
    ahead = margin(s)
    points = BAG * m.bags + table_row(s).saved * (1.0 if m.accountant == AT_DESK else 0.3)
    if m.accountant == AT_DESK:
        points += 0.6 * (left - 1)
    if m.mole == GONE:
        points += table_row(s).talked + TALK
    elif m.mole == AT_LARGE:
        points -= MOLE_AT_LARGE + 0.4 * left
    for relative in relatives_here(m):
        points -= 0.4 * stay_cost(s, relative)
    points += 0.5 * max(-6, min(4, ahead))
    if s.exhausted >> ACCOUNTANT & 1:
        points -= 4.0
    if m.bags <= 1:
        points -= 2.0
    sure = 0.5 + 0.12 * max(-4, min(4, ahead)) - (0.2 if m.mole == AT_LARGE else 0.0)
    return points + SUCCESS * max(0.0, min(1.0, sure))


def police_worth(s: Gangsters) -> float:
    """Active police carry bags away every evening but this one."""
    return 0.9 * table_row(s).share * bag_worth(s) * (evenings(s) - 1)


# ── the forecast ──


#: How much each sign counts, the clan's first: a logistic regression on the outcomes of
#: 2,000 games of `regular`, a quarter for each number of players, at the start of every round.
WEIGHTS: Final[list[float]] = [
    3.683, 0.505, -0.223, -0.012, -0.235, -0.353, -0.529, -0.378, -0.424, -0.423,
    -0.733, -0.038, 0.357, 0.001, 0.011, -1.134, -1.664, -0.033, -0.032, 0.011,
    0.292, -0.715, 0.314, 0.171, -0.142, 0.404, 0.222, 0.521, 0.277, -0.608,
    -0.368, 0.048, 0.256, 0.521, -0.616, 0.199, -0.527, 0.238, -0.054,
]  # fmt: skip


def signs(s: Gangsters) -> list[float]:
    """The guns, the safe, the evenings that are left, mole and accountant, who sits at the table."""
    m = family(s)
    left = evenings(s)
    ahead = margin(s)
    at_desk = yes(m.accountant == AT_DESK)
    return [
        0.1 * worth(s),
        0.2 * left,
        0.2 * (m.clan - m.rebels),
        0.2 * ahead,
        yes(ahead < -2),
        yes(left <= 1),
        yes(left <= 2),
        0.2 * ahead * yes(left <= 2),
        0.2 * m.bags,
        yes(m.bags <= 2),
        yes(m.mole == AT_LARGE),
        yes(m.mole == GONE),
        s.markers[CELLAR] * yes(m.mole == IN_CELLAR),
        at_desk,
        0.2 * at_desk * left,
        yes(bool(s.exhausted >> ACCOUNTANT & 1)),
        len(relatives_here(m)) / 3.0,
        growth(s) / 3.0,
        yes(m.mug),
    ]
