"""The end of a turn and of a round: turned henchmen come back, then penalties are applied one by one."""

from typing import final

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import (
    PENALTY_ANOTHER_PROBLEM,
    PENALTY_HURT_CLAN,
    PENALTY_LOSE_CARD,
    SCOPE_ROUND_END,
    SCOPE_TURN_END,
)
from intriga.games.gangsters.rules.penalties import penalty_holds
from intriga.games.gangsters.rules.problems import LosingCard
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import hurt_clan, numbers_of, take_back
from intriga.games.gangsters.verbs.problems import take_problem
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import Frame
from intriga.kernel.machine.heaps import items, lowest


@final
class EndOfTurn(Frame[Gangsters]):
    """Turned henchmen return, then the end-of-turn penalties of the boss's problems, lowest first."""

    def __init__(self, boss: int, returned: bool, pending: int) -> None:
        self.boss = boss
        self.returned = returned
        self.pending = pending  # mask of problems

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-073 LG-075
        if not self.returned:
            self.returned = True
            cards = take_back(s, self.boss)
            if d.events is not None:
                d.events.append(events.TurnEnded(self.boss + 1, numbers_of(cards)))
            self.pending = with_scope(s, self.boss, SCOPE_TURN_END)
        if self.pending == 0:
            s.stack.pop()
            return 0
        problem = lowest(self.pending)
        self.pending &= ~(1 << problem)
        apply_penalty(s, self.boss, problem, d)
        return 0

    def copy(self) -> "EndOfTurn":
        return EndOfTurn(self.boss, self.returned, self.pending)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.returned, self.pending)


@final
class EndOfRound(Frame[Gangsters]):
    """The end-of-round penalties of all problems that lie there when it begins, boss by boss."""

    def __init__(self, boss: int, pending: int) -> None:
        self.boss = boss  # whose problems are being applied; -1 before the first
        self.pending = pending

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-080 LG-A3
        if self.pending == 0:
            self.boss += 1
            if self.boss == s.bosses:
                s.stack.pop()
            else:
                self.pending = with_scope(s, self.boss, SCOPE_ROUND_END)
            return 0
        problem = lowest(self.pending)
        self.pending &= ~(1 << problem)
        apply_penalty(s, self.boss, problem, d)
        return 0

    def copy(self) -> "EndOfRound":
        return EndOfRound(self.boss, self.pending)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.pending)


def penalties_follow(s: Gangsters, boss: int) -> bool:
    """Whether penalties apply between the end of this boss's turn and the next question."""
    # LG-075 LG-080 LG-A3
    if with_scope(s, boss, SCOPE_TURN_END):
        return True
    if (boss + 1) % s.bosses != s.first:
        return False
    for other in range(s.bosses):
        if with_scope(s, other, SCOPE_ROUND_END):
            return True
    return False


def with_scope(s: Gangsters, boss: int, scope: int) -> int:
    """The problems before a boss whose penalty is applied now."""
    # LG-075 LG-079 LG-080
    found = 0
    for problem in items(s.problems[boss]):
        if s.box.problems[problem].penalty.scope == scope and penalty_holds(s, problem):
            found |= 1 << problem
    return found


def apply_penalty(s: Gangsters, boss: int, problem: int, d: Dealer) -> None:
    """One penalty that is applied once."""
    # LG-075 LG-080
    penalty = s.box.problems[problem].penalty
    if penalty.do == PENALTY_LOSE_CARD:
        s.stack.append(LosingCard(boss))
    elif penalty.do == PENALTY_HURT_CLAN:
        hurt_clan(s, max(1, penalty.amount), problem, d)
    elif penalty.do == PENALTY_ANOTHER_PROBLEM:
        take_problem(s, boss, "penalty", d)
    else:
        if d.events is not None:
            d.events.append(events.SetBack(problem + 1))
        s.scenario.setback(s, d)
