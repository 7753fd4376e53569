"""What things in the election are worth to bots, in points of reputation: all of it from public facts."""

from typing import Final

from intriga.games.gangsters.bots.values import yes
from intriga.games.gangsters.box.tables import ALL_HENCHMEN, DISTRICTS, Hindrance
from intriga.games.gangsters.rules.evidence import fingerprints_on_table
from intriga.games.gangsters.scenarios.election.state import (
    IN_THE_DARK,
    election,
    has_name,
    has_room,
    is_hard_to_trust,
    phase_of,
    race,
    still_to_come,
    sure_votes,
    traitor_card,
    visit_card,
    votes_in,
    wanted,
)
from intriga.games.gangsters.scenarios.election.tables import (
    DO_DRAW,
    DO_GIFT,
    DO_GROW,
    DO_LOOSEN,
    DO_PROBLEM,
    DO_PROMISE,
    DO_QUIET,
    DO_ROB,
    DONORS,
    FIRST_TRAITOR,
    FIRST_VISIT,
    PHASES,
    PROMISE,
    SECURE,
    VOTES,
    WHISPERS,
)
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.vocabulary import Answer
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.words import Word

VOTE: Final = 2.2  # while votes are wanted
SPARE_VOTE: Final = 0.35  # beyond what is wanted
MARGIN: Final = 1.5  # votes more than wanted that are still worth having
PROMISED: Final = 0.5  # of a vote: what is left to do is as much again
HELD: Final = 0.6  # chance that a promise is made sure before the mayor's answer that is still to come
HELD_TODAY: Final = 0.35  # … that lies there now
TRAITOR: Final = 9.0  # what it is worth to be rid of the traitor
GROWTH: Final = 0.9  # what it costs that the betrayal grows by one
COIN: Final = 0.35
PROBLEM: Final = 1.3
POLICE: Final = 0.8  # a round of active police
PER_ROUND: Final = 0.75  # votes that are expected to come in a round
WIN: Final = 12.0
SPREAD: Final = 6.0  # votes between hopeless and certain
#: What it is worth that a fingerprint goes away, by how many may still come.
PRINT: Final[list[float]] = [12.0, 5.0, 2.6, 1.3, 0.7, 0.4]


def rounds_left(s: Gangsters) -> int:
    """Rounds after this one."""
    return max(0, race(s).rounds - s.round)


# ── votes ──


def held(s: Gangsters, district: int) -> float:
    """What a promise there is worth, in votes."""
    m = election(s)
    if rounds_left(s) == 0 and s.actions < 2:
        return 0.1
    if m.visit == district:
        return PROMISED * HELD_TODAY
    return PROMISED * HELD if still_to_come(m) >> district & 1 else PROMISED


def expected_votes(s: Gangsters) -> float:
    """The votes that what lies there would be worth."""
    m = election(s)
    found = 0.0
    for district in range(DISTRICTS):
        found += m.sure[district] + m.promised[district] * held(s, district)
    return found


def vote_worth(s: Gangsters) -> float:
    """What one vote more is worth: much until the majority is safe."""
    return VOTE if expected_votes(s) < wanted(s) + MARGIN else SPARE_VOTE


def promise_worth(s: Gangsters, district: int) -> float:
    return vote_worth(s) * held(s, district) if has_room(election(s), district) else 0.0


def secure_worth(s: Gangsters, district: int) -> float:
    """What it is worth that one promised vote there is sure."""
    if election(s).promised[district] == 0:
        return 0.0
    return vote_worth(s) * (1.0 - held(s, district))


def name_in_hand(s: Gangsters) -> bool:
    """Whether the boss whose turn it is holds somebody with a name."""
    if s.active == NOBODY:
        return False
    for card in items(s.hands[s.active]):
        if has_name(s, card):
            return True
    return False


def district_worth(s: Gangsters, district: int) -> float:
    """What a success there is worth."""
    m = election(s)
    if name_in_hand(s):
        return vote_worth(s) if has_room(m, district) else secure_worth(s, district)
    first = max(promise_worth(s, district), secure_worth(s, district))
    if votes_in(m, district) == 0:
        return max(first, 0.45 * vote_worth(s))  # a second success can make the first one sure
    return first


# ── the mayor, the traitor ──


def evening_cost(s: Gangsters, card: Hindrance, evenings: float) -> float:
    """What a card costs that lies there for so many evenings, beside the votes that are only promised."""
    cost = 0.0
    for effect in card.evening:
        if effect.do == DO_ROB:
            cost += evenings * COIN * min(effect.amount, election(s).chest)
        elif effect.do == DO_LOOSEN:
            cost += evenings * 0.5 * VOTE * (1.0 if sum(election(s).sure) else 0.0)
        elif effect.do == DO_GROW:
            cost += evenings * effect.amount * growth_cost(s)
        elif effect.do == DO_PROBLEM:
            cost += evenings * PROBLEM
    if card.penalties:
        cost += 0.4 * evenings
    if card.fingerprint:
        spare = s.numbers.fingerprints - fingerprints_on_table(s)
        cost += PRINT[max(0, min(len(PRINT) - 1, spare))]
    return cost


def won_worth(s: Gangsters, visit: int) -> float:
    """What thwarting the mayor brings."""
    gain = 0.0
    for effect in visit_card(s, visit).won:
        if effect.do == DO_GIFT:
            gain += COIN * effect.amount
        elif effect.do == DO_PROMISE:
            gain += vote_worth(s) if has_room(election(s), visit) else 0.0
        elif effect.do == DO_DRAW:
            gain += 0.4 * effect.amount
        elif effect.do == DO_QUIET:
            gain += 0.3 * police_worth(s)
    return gain


def visit_worth(s: Gangsters, visit: int) -> float:
    """What it is worth that the mayor stays at home this evening."""
    at_risk = election(s).promised[visit] * vote_worth(s) * PROMISED * (1.0 - HELD_TODAY)
    return at_risk + evening_cost(s, visit_card(s, visit), 1.0) + won_worth(s, visit)


def growth_cost(s: Gangsters) -> float:
    """What it costs that the betrayal grows by one: it needs more successes, and there is an end to it."""
    m = election(s)
    if not is_hard_to_trust(m):
        return 0.0
    spare = race(s).full - m.betrayal - 1
    if spare <= 1:
        return TRAITOR
    if m.traitor == IN_THE_DARK:
        return GROWTH
    return 2.0 if spare <= rounds_left(s) + 1 else 0.4


def traitor_worth(s: Gangsters) -> float:
    """What being rid of the traitor is worth altogether."""
    m = election(s)
    evenings = min(2.0, float(rounds_left(s) + 1))
    urgent = 1.0 if rounds_left(s) > 1 else 1.25
    return urgent * TRAITOR + evening_cost(s, traitor_card(s, m.traitor), evenings)


def success_worth(s: Gangsters, place: int) -> float:
    """What one success at an open place is worth now."""
    m = election(s)
    if place < FIRST_VISIT:
        return district_worth(s, place)
    if place < FIRST_TRAITOR:
        visit = place - FIRST_VISIT
        return visit_worth(s, visit) / max(1, visit_card(s, visit).challenge.successes - s.markers[place])
    if place < DONORS:
        return traitor_worth(s) / max(1, m.needs - s.markers[place])
    if place == DONORS:
        return race(s).gift * coin_worth(s)
    assert place == WHISPERS
    return growth_cost(s) if m.betrayal > race(s).least else 0.5 * GROWTH


# ── money ──


def coin_worth(s: Gangsters) -> float:
    """What a coin in the chest is worth."""
    m = election(s)
    price = race(s).price
    if m.chest >= race(s).chest - 1:
        return 0.1
    return COIN if phase_of(s) < PHASES or m.chest < price else 0.2


def pay_worth(s: Gangsters) -> float:
    """What it is worth to make the vote that needs it most sure with money."""
    best = 0.0
    for district in range(DISTRICTS):
        best = max(best, secure_worth(s, district))
    later = 0.5 if rounds_left(s) else 0.1
    return best - later * COIN * race(s).price - growth_cost(s)


def where_to_pay(s: Gangsters, options: list[Word]) -> Word:
    """The district where a promise is least safe."""
    best = options[0]
    best_worth = -1.0
    for word in options:
        assert isinstance(word, Answer)
        worth_there = secure_worth(s, word.choice - s.scenario.first_choice)
        if worth_there > best_worth:
            best, best_worth = word, worth_there
    return best


def promise_or_secure(s: Gangsters, district: int, options: list[Word]) -> Word:
    """What a success is used for."""
    choice = SECURE if secure_worth(s, district) > promise_worth(s, district) else PROMISE
    for word in options:
        assert isinstance(word, Answer)
        if word.choice == s.scenario.first_choice + choice:
            return word
    return options[0]


# ── the whole ──


def worth(s: Gangsters) -> float:
    """What the election is worth as it stands: the chance to win it, in points."""
    m = election(s)
    coming = PER_ROUND * rounds_left(s)
    lead = expected_votes(s) + coming + 0.2 * m.chest - wanted(s)
    chance = max(0.02, min(0.98, 0.5 + lead / SPREAD))
    if is_hard_to_trust(m):
        needs = m.needs if m.traitor >= 0 else max(race(s).least, m.betrayal)
        done = s.markers[FIRST_TRAITOR + m.traitor] if m.traitor >= 0 else 0
        trouble = (needs - done) / (2.0 * (rounds_left(s) + 1))
        chance *= max(0.05, 1.0 - 0.5 * trouble)
    return WIN * chance + 0.1 * sure_votes(m)


def police_worth(s: Gangsters) -> float:
    """Active police shut the doors of the city in every round that is left but this one."""
    return POLICE * rounds_left(s)


def setback_worth(s: Gangsters) -> float:
    """The betrayal grows, or the chest gets lighter."""
    return 0.2 + (growth_cost(s) if is_hard_to_trust(election(s)) else COIN)


assert VOTES == 2


# ── the forecast ──


def names_in(s: Gangsters, cards: Mask) -> int:
    """How many of these cards have a name that has not been used."""
    found = 0
    for card in items(cards & ALL_HENCHMEN):
        if has_name(s, card):
            found += 1
    return found


#: How much each sign counts, the clan's first: a logistic regression on the outcomes of
#: 2,000 games of `regular`, a quarter for each number of players, at the start of every round.
WEIGHTS: Final[list[float]] = [
    -0.074, -0.004, 0.275, 0.004, 0.011, -0.026, -0.185, -0.120, -0.281, -0.417,
    -0.291, -0.132, -0.479, 0.008, -0.082, 0.032, -0.035, -0.089, 0.041, -0.083,
    0.381, 0.958, -0.291, -0.852, -0.794, 0.436, 0.163, 0.618, 0.402, -0.966,
    -0.252, -0.580, -0.207, -0.340, 0.224, 0.469, 0.292, -0.153,
]  # fmt: skip


def signs(s: Gangsters) -> list[float]:
    """Votes, rounds and names that are left, the betrayal."""
    m = election(s)
    left = rounds_left(s) + 1
    promised = sum(m.promised)
    missing = max(0, wanted(s) - sure_votes(m))
    held_names = 0
    for boss in range(s.bosses):
        held_names += names_in(s, s.hands[boss])
    rest = m.needs - s.markers[FIRST_TRAITOR + m.traitor] if m.traitor >= 0 else 0
    return [
        0.1 * worth(s),
        0.2 * left,
        0.2 * missing,
        missing / left,
        max(0.0, missing - 0.5 * promised) / left,
        0.2 * expected_votes(s),
        0.2 * m.chest,
        held_names / 3.0,
        names_in(s, s.clan) / 3.0,
        yes(m.traitor == IN_THE_DARK),
        yes(m.traitor >= 0),
        rest / left,
        0.2 * m.betrayal * yes(m.traitor == IN_THE_DARK),
        count(still_to_come(m)) / 3.0,
        yes(left <= 1),
        missing / 3.0 * yes(left <= 1),
        0.5 * min(promised, missing) * yes(left <= 1),
        yes(missing == 0 and not is_hard_to_trust(m)),
    ]
