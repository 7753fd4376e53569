"""The action that a boss takes, and what he says he means to do."""

from typing import final

from intriga.games.gangsters.bots.plans import (
    INTENDS_HELP,
    INTENDS_MISSION,
    INTENDS_POLICE,
    INTENDS_PROBLEMS,
    INTENDS_RECRUIT,
    INTENDS_REST,
    best_plan,
)
from intriga.games.gangsters.rules.attempt import (
    KIND_CHEER,
    KIND_PLACE,
    KIND_POLICE,
    KIND_PROBLEM,
    KIND_REVIVE,
)
from intriga.games.gangsters.rules.challenges import why_not_try
from intriga.games.gangsters.rules.rallying import why_not_rally
from intriga.games.gangsters.rules.turn import why_not_act
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import (
    ACT,
    CHEER,
    END_TURN,
    PLACE,
    POLICE,
    PROBLEM,
    RALLY,
    RECRUIT,
    REVIVE,
    SKIP,
)
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.words import Word

STEPS = 1000  # resolution of noise


@final
class Judged:
    """A word and what it is worth."""

    def __init__(self, word: Word, value: float, intention: int) -> None:
        self.word = word
        self.value = value
        self.intention = intention  # under which one would announce it


def judged_actions(s: Gangsters, boss: int) -> list[Judged]:
    """Every action that this boss could take now, with its worth."""
    found = [Judged(SKIP, -0.05, INTENDS_HELP)]
    if s.clan:
        found.append(Judged(RECRUIT, recruit_worth(s, boss), INTENDS_RECRUIT))
    add(s, boss, KIND_POLICE, 0, POLICE, INTENDS_POLICE, found)
    add(s, boss, KIND_REVIVE, 0, REVIVE, INTENDS_REST, found)
    add(s, boss, KIND_CHEER, 0, CHEER, INTENDS_REST, found)
    for holder in range(s.bosses):
        for problem in items(s.problems[holder]):
            add(s, boss, KIND_PROBLEM, problem, PROBLEM[problem], INTENDS_PROBLEMS, found)
    first_place = s.scenario.first_place
    for place in items(s.scenario.places(s)):
        add(s, boss, KIND_PLACE, place, PLACE[first_place + place], INTENDS_MISSION, found)
    for act in items(s.scenario.acts(s)):
        if why_not_act(s, boss, act) == FINE:
            word = ACT[s.scenario.first_act + act]
            found.append(Judged(word, s.scenario.act_worth(s, boss, act), INTENDS_MISSION))
    return found


def add(
    s: Gangsters, boss: int, kind: int, number: int, word: Word, intention: int, found: list[Judged]
) -> None:
    """A challenge, if it can be tried."""
    if why_not_try(s, boss, kind, number) == FINE:
        found.append(Judged(word, best_plan(s, boss, kind, number).value, intention))


def recruit_worth(s: Gangsters, boss: int) -> float:
    """What two more cards are worth: much to an empty hand, little to a full one."""
    held = count(s.hands[boss])
    drawn = min(2, count(s.clan))
    more = s.scenario.recruit_worth(s, boss)
    if held == 0:
        return 1.0 * drawn + more
    return drawn * (0.75 if held == 1 else 0.5 if held == 2 else 0.3 if held <= 4 else 0.12) + more


def rally_worth(s: Gangsters, boss: int) -> float:
    """What rallying is worth: the deck must be nearly empty, and the penalty is paid."""
    if why_not_rally(s, boss) != FINE:
        return -100.0
    more = s.scenario.rest_worth(s) - s.scenario.setback_worth(s)
    need = 2 * s.bosses - count(s.clan)
    if need <= 0:
        return more
    gain = 0.28 * min(count(s.exhausted), 3 * s.bosses) * min(1.0, need / s.bosses)
    return gain + more


def choose_action(s: Gangsters, boss: int, noise: float, chance: Chance) -> Word:
    """The action that is worth most; `noise` blurs the judgement."""
    if rally_worth(s, boss) > 0.0:
        return RALLY
    if s.actions == 0:
        free = free_act(s, boss)
        return END_TURN if free is None else free
    best: Judged | None = None
    best_value = 0.0
    for judged in judged_actions(s, boss):
        value = judged.value
        if noise > 0.0:
            value += noise * (chance.pick(61) - 30) / 30.0
        if best is None or value > best_value:
            best, best_value = judged, value
    assert best is not None
    return best.word


def free_act(s: Gangsters, boss: int) -> Word | None:
    """An action of the scenario that costs nothing and is worth taking."""
    for act in items(s.scenario.acts(s)):
        if s.scenario.act_cost(s, act) == 0 and why_not_act(s, boss, act) == FINE:
            if s.scenario.act_worth(s, boss, act) > 0.0:
                return ACT[s.scenario.first_act + act]
    return None


def intention_of(s: Gangsters, boss: int) -> int:
    """What this boss would announce: his best action, with the cards he holds."""
    # LG-020
    best = INTENDS_HELP
    best_value = 0.4
    for judged in judged_actions(s, boss):
        if judged.value > best_value:
            best, best_value = judged.intention, judged.value
    return best
