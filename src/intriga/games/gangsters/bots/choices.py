"""Small choices: who takes a problem, which cards come back or go, what a target is, whom to recruit."""

from intriga.games.gangsters.bots.values import card_worth, problem_worth
from intriga.games.gangsters.effects.targets import (
    ChoosingDie,
    ChoosingSent,
    Foreseeing,
    RemovingProblem,
    Scouting,
)
from intriga.games.gangsters.rules.breaks import Break, why_not_buy
from intriga.games.gangsters.rules.challenges import dice_of_sent
from intriga.games.gangsters.rules.decks import Moving
from intriga.games.gangsters.rules.evidence import fingerprints_before
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.problems import holder_of
from intriga.games.gangsters.vocabulary import (
    DIE,
    DISCARD,
    DONE,
    LEAVE,
    LEVEL,
    PICK,
    PROBLEM,
    RELEASE,
    Choose,
    TryProblem,
)
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.words import Word

LARGE_CLAN = 14  # a clan above this can spare a weak henchman


def best_boss(s: Gangsters, bosses: int, among: int) -> int:
    """Who can best bear one more problem: the fewest fingerprints, then problems; then the most cards."""
    best = -1
    best_score = 0
    for boss in range(bosses):
        if among >= 0 and not among >> boss & 1:
            continue
        score = 100 * fingerprints_before(s, boss) + 10 * count(s.problems[boss]) - count(s.hands[boss])
        if best < 0 or score < best_score:
            best, best_score = boss, score
    return best


def least_worth(s: Gangsters, cards: int) -> Word:
    """The card that is missed least."""
    found = -1
    for card in items(cards):
        if found < 0 or card_worth(s, card) < card_worth(s, found):
            found = card
    return PICK[found]


def most_worth(s: Gangsters, cards: int, wanted: int) -> int:
    """The mask of the so many cards that are worth most."""
    rest = cards
    found = 0
    for _ in range(wanted):
        best = -1
        for card in items(rest):
            if best < 0 or card_worth(s, card) > card_worth(s, best):
                best = card
        found |= 1 << best
        rest &= ~(1 << best)
    return found


def choose_moved(s: Gangsters, frame: Moving) -> Word:
    """The best cards come back; they are named in order."""
    chosen = most_worth(s, frame.rest(s), frame.left)
    return PICK[items(chosen)[0]]


# ── targets of abilities ──


def choose_target(s: Gangsters, legal: list[Word]) -> Word | None:
    """A target of an ability; None if the question is none."""
    frame = s.stack[-1]
    if isinstance(frame, RemovingProblem):
        return worst_problem(s, legal)
    if isinstance(frame, Foreseeing):
        worth = problem_worth(s, s.next_problem, 0)
        return DISCARD if worth > 1.0 else LEAVE
    if isinstance(frame, Scouting):
        return PICK[items(most_worth(s, frame.open, 1))[0]]
    if isinstance(frame, ChoosingSent):
        return sent_to_choose(s, frame, legal)
    if isinstance(frame, ChoosingDie):
        for face in (4, 0, 1, 2, 6, 5, 3, 7):  # a lock first, then low values
            if DIE[face] in legal:
                return DIE[face]
    return None


def worst_problem(s: Gangsters, legal: list[Word]) -> Word:
    best = legal[0]
    best_worth = -1.0
    for word in legal:
        assert isinstance(word, TryProblem)
        worth = problem_worth(s, word.problem, holder_of(s, word.problem))
        if worth > best_worth:
            best, best_worth = PROBLEM[word.problem], worth
    return best


def sent_to_choose(s: Gangsters, frame: ChoosingSent, legal: list[Word]) -> Word:
    """Double whoever gives most dice; call the best whoever gives fewest."""
    attempt = s.attempt
    assert attempt is not None
    best = legal[0]
    best_score = -100
    for word in legal:
        assert isinstance(word, Choose)
        dice = dice_of_sent(s, attempt, attempt.sent.index(word.henchman))
        score = -dice if frame.as_best else dice
        if score > best_score:
            best, best_score = word, score
    return best


# ── the break ──


def choose_in_break(s: Gangsters, frame: Break) -> Word:
    """The highest level that can be paid; a weak one goes if that buys a better one."""
    if s.drawn:
        return PICK[items(most_worth(s, s.drawn, 1))[0]]
    if frame.releasing:
        return least_worth(s, s.clan)
    if s.releases > 0 and s.purse in (2, 4) and count(s.clan) > LARGE_CLAN:
        return RELEASE
    for level in (3, 2, 1):
        if why_not_buy(s, level) == FINE:
            return LEVEL[level - 1]
    return DONE
