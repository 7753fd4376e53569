"""What things in the casino are worth to bots, in points of reputation: public facts, and one's own hand."""

from typing import Final

from intriga.games.gangsters.bots.values import EVIDENCE, yes
from intriga.games.gangsters.rules.attempt import KIND_PLACE
from intriga.games.gangsters.rules.challenges import best_spec_of, dice_for, difficulty_for
from intriga.games.gangsters.rules.evidence import fingerprints_on_table
from intriga.games.gangsters.rules.odds.chances import success_chances
from intriga.games.gangsters.scenarios.no_more_bets.rules.closing import table_to_close
from intriga.games.gangsters.scenarios.no_more_bets.rules.payout import why_not_play
from intriga.games.gangsters.scenarios.no_more_bets.state import (
    amount_of,
    casino,
    grown,
    guest_of,
    guests_here,
    house,
    numbers,
    quota,
    rack,
    stake,
)
from intriga.games.gangsters.scenarios.no_more_bets.tables import (
    CHIPS,
    DO_CHIPS,
    DO_DRAW,
    DO_PINCH,
    DO_PROBLEM,
    DO_QUIET,
    DO_RAISE,
    DO_TOUGH,
    LET_RIDE,
    TABLES,
    TAKE_THEM,
)
from intriga.games.gangsters.scenarios.no_more_bets.verbs import police_share
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import items

SUCCESS: Final = 6.0  # what the quota is worth beside its reputation
DRIFT: Final = 0.7  # chips that a round is expected to bring
BROKE: Final = 4.0  # what an empty tray costs
STANDS: Final = 2.0  # rounds that a guest is expected to stay
PROBLEM: Final = 1.3
PARTNER: Final = 0.65  # the chance that somebody still to come wins at a table of difficulty 5
PARTNER_STEP: Final = 0.08  # and how it falls with each point of difficulty


def rounds_left(s: Gangsters) -> int:
    """Rounds still to come, this one included."""
    return max(1, numbers(s).rounds - s.round + 1)


def points_of(s: Gangsters, chips: float) -> float:
    """Reputation by chips, in between too."""
    whole = int(chips)
    points = house(s).points
    if whole >= CHIPS:
        return float(points[CHIPS])
    return points[whole] + (chips - whole) * (points[whole + 1] - points[whole])


def value(s: Gangsters, tray: int) -> float:
    """Points expected at the end with so many chips in the tray now."""
    left = rounds_left(s) - 1
    ahead = max(0.0, min(float(CHIPS), tray + DRIFT * left))
    spread = 1.0 + 0.45 * left
    sure = max(0.0, min(1.0, 0.5 + (ahead - quota(s) + 0.5) / (2.0 * spread)))
    worth = points_of(s, ahead) + SUCCESS * sure
    return worth - BROKE if tray == 0 else worth


def worth(s: Gangsters) -> float:
    """The tray, what lies on the tables, and the guests."""
    m = casino(s)
    points = value(s, m.tray)
    for table in range(TABLES):
        if m.lies[table]:
            points += 0.5 * (value(s, paid(s, m.lies[table])) - value(s, m.tray))
    for guest in guests_here(m):
        points -= 0.5 * stay_cost(s, guest)
    return points


def paid(s: Gangsters, lying: int) -> int:
    """The tray if so many chips were taken from a table."""
    return casino(s).tray + lying - police_share(s, lying)


def if_taken(s: Gangsters, table: int) -> int:
    """The tray if a table were won once more and its chips taken."""
    own = 0 if casino(s).lies[table] else stake(s, table)
    return paid(s, grown(s, table)) - own


# ── tables ──


def untouched(s: Gangsters, table: int) -> float:
    """What a table is worth if nobody tries it with this action: its chips may be taken or swept later."""
    m = casino(s)
    now = value(s, m.tray)
    if not m.lies[table]:
        return now
    swept = table == table_to_close(s) and actions_to_come(s) == 0
    last = rounds_left(s) == 1 and actions_to_come(s) == 0
    return now if swept or last else now + 0.4 * (value(s, paid(s, m.lies[table])) - now)


def actions_to_come(s: Gangsters) -> int:
    """Actions of this round after the one that is being chosen, as far as everybody can see."""
    if s.active == NOBODY:
        return 0
    found = max(0, s.actions - 1)
    for boss in bosses_to_come(s):
        if s.hands[boss]:
            found += 2
    return found


def bosses_to_come(s: Gangsters) -> list[int]:
    """Those who have their turn after the active boss in this round."""
    found: list[int] = []
    boss = (s.active + 1) % s.bosses
    while boss != s.first:
        found.append(boss)
        boss = (boss + 1) % s.bosses
    return found


def failure_worth(s: Gangsters, place: int) -> float:
    """What a roll without success costs at a table."""
    if place >= TABLES:
        return 0.0
    m = casino(s)
    if m.lies[place] > 0:
        return untouched(s, place) - value(s, m.tray)
    return value(s, m.tray) - value(s, max(0, m.tray - stake(s, place)))


def success_worth(s: Gangsters, place: int) -> float:
    """What one success at an open place is worth now."""
    if place < TABLES:
        return value(s, if_taken(s, place)) - untouched(s, place)
    guest = place - TABLES
    missing = guest_of(s, guest).challenge.successes - s.markers[place]
    return (stay_cost(s, guest) + won_worth(s, guest)) / max(1, missing)


# ── take them, or let them ride ──


def best_choice(s: Gangsters, boss: int, table: int) -> int:
    """Whether to press on is worth more than to take the chips and begin at another table."""
    m = casino(s)
    taken = paid(s, m.lies[table])
    chance = chance_at(s, boss, table)
    pressed = chance * value(s, if_taken(s, table)) + (1.0 - chance) * value(s, m.tray)
    begun = value(s, taken)
    for other in range(TABLES):
        if other != table and why_not_play(s, other) == FINE and not m.lies[other]:
            bet = stake(s, other)
            chance = chance_at(s, boss, other)
            won, lost = min(CHIPS, taken + bet), max(0, taken - bet)
            begun = max(begun, chance * value(s, won) + (1.0 - chance) * value(s, lost))
    return LET_RIDE if pressed > begun else TAKE_THEM


def chance_at(s: Gangsters, boss: int, table: int) -> float:
    """The chance that a table is won once more in this round: by the own hand, or else by a partner's."""
    difficulty = difficulty_for(s, boss, KIND_PLACE, table)
    found = own_chance(s, boss, table, difficulty) if s.actions > 0 else 0.0
    if any(s.hands[other] for other in bosses_to_come(s)):
        found = max(found, partners_chance(difficulty))
    return found


def partners_chance(difficulty: int) -> float:
    """The chance that somebody still to come goes there and wins."""
    return max(0.1, PARTNER - PARTNER_STEP * (difficulty - 5))


def own_chance(s: Gangsters, boss: int, table: int, difficulty: int) -> float:
    """The chance of a success with the two best henchmen that are left in the hand."""
    best = s.scenario.challenge(s, table).best
    first = second = 0
    for card in items(s.hands[boss]):
        dice = dice_for(s, boss, best_spec_of(s, boss, card, best), best)
        if dice > first:
            first, second = dice, first
        elif dice > second:
            second = dice
    white = min(s.numbers.dice, first + second)
    return success_chances(white, True, difficulty, 1)[0] if white else 0.0


# ── guests ──


def chip_worth(s: Gangsters) -> float:
    """What one chip more is worth."""
    tray = casino(s).tray
    return value(s, min(CHIPS, tray + 1)) - value(s, tray) if tray < CHIPS else 0.5


def stay_cost(s: Gangsters, guest: int) -> float:
    """What it costs that a guest stays for some rounds more."""
    row = guest_of(s, guest)
    rounds = min(STANDS, float(rounds_left(s)))
    cost = rounds * chip_worth(s) * min(casino(s).tray, amount_of(row.evening, DO_PINCH))
    cost += 0.8 * rounds * PROBLEM * amount_of(row.evening, DO_PROBLEM)
    cost += 0.25 * rounds * amount_of(row.sits, DO_TOUGH)
    cost -= 0.2 * rounds * amount_of(row.sits, DO_RAISE)
    if row.penalties and rounds_left(s) > 1:
        cost += 0.5 * rounds
    if row.fingerprint:
        spare = s.numbers.fingerprints - fingerprints_on_table(s)
        cost += EVIDENCE[max(0, min(len(EVIDENCE) - 1, spare))]
    return max(0.0, cost)


def won_worth(s: Gangsters, guest: int) -> float:
    """What overcoming a guest brings beside its absence."""
    row = guest_of(s, guest)
    gain = chip_worth(s) * min(rack(casino(s)), amount_of(row.won, DO_CHIPS))
    gain += 0.4 * amount_of(row.won, DO_DRAW)
    return gain + 0.3 * police_worth(s) * amount_of(row.won, DO_QUIET)


# ── police, setbacks ──


def police_worth(s: Gangsters) -> float:
    """Active police take their share of every payout that is still to come."""
    return 0.7 * chip_worth(s) * house(s).share * (rounds_left(s) - 1)


def setback_worth(s: Gangsters) -> float:
    """A chip of the tray, or a problem if there is none."""
    tray = casino(s).tray
    return value(s, tray) - value(s, tray - 1) if tray else PROBLEM


# ── the forecast ──


#: How much each sign counts, the clan's first: a logistic regression on the outcomes of
#: 2,000 games of `regular`, a quarter for each number of players, at the start of every round.
WEIGHTS: Final[list[float]] = [
    -0.815, 0.285, 0.214, -0.066, 0.044, -0.160, -0.229, -0.076, -0.076, -0.373,
    -0.259, -0.384, 0.139, -0.207, -0.041, 0.206, -0.111, -0.638, -0.172, -0.174,
    0.625, 0.794, 0.036, -0.750, -0.652, 0.160, -0.823, -0.610, 0.148, 0.036,
    0.221, -0.537, 0.047, -0.002,
]  # fmt: skip


def signs(s: Gangsters) -> list[float]:
    """The tray, the way to the quota, the rounds that are left, the guests."""
    tray = casino(s).tray
    left = rounds_left(s)
    missing = max(0, quota(s) - tray)
    cost = 0.0
    for guest in guests_here(casino(s)):
        cost += stay_cost(s, guest)
    return [
        0.1 * worth(s),
        0.2 * tray,
        yes(missing == 0),
        0.2 * missing,
        0.5 * missing / left,
        0.2 * cost,
        0.05 * tray * left,
        yes(tray <= 1),
        yes(tray >= 6),
        yes(tray >= 7),
        yes(tray >= 8),
        yes(left <= 2 and missing > 2),
        yes(left <= 1 and missing == 0),
        yes(left <= 1 and missing == 1),
    ]
