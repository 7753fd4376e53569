"""Problem cards and the police token move."""

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import NO_PROBLEM
from intriga.games.gangsters.state import NOBODY, POLICE_NAMES, Gangsters
from intriga.kernel.machine.dealer import Dealer


def look_at_next(s: Gangsters, d: Dealer) -> int:
    """The top card of the problem deck, seen by all; NO_PROBLEM if there is none."""  # LG-G7
    if s.next_problem != NO_PROBLEM:
        return s.next_problem
    if s.problem_deck == 0:
        s.problem_deck = s.problem_discard
        s.problem_discard = 0
    if s.problem_deck == 0:
        return NO_PROBLEM
    problem = d.draw(s.problem_deck, s.all_seats())
    s.problem_deck &= ~(1 << problem)
    s.next_problem = problem
    return problem


def take_problem(s: Gangsters, boss: int, why: str, d: Dealer) -> None:
    """A boss takes the next problem and lays it face up."""  # LG-024 LG-076 LG-G7
    problem = look_at_next(s, d)
    s.next_problem = NO_PROBLEM
    if problem == NO_PROBLEM:
        if d.events is not None:
            d.events.append(events.NoProblemLeft(boss + 1))
        return
    s.problems[boss] |= 1 << problem
    if d.events is not None:
        d.events.append(events.ProblemTaken(boss + 1, problem + 1, why))


def holder_of(s: Gangsters, problem: int) -> int:
    """The boss before whom a problem lies, or NOBODY."""
    for boss in range(s.bosses):
        if s.problems[boss] >> problem & 1:
            return boss
    return NOBODY


def discard_problem(s: Gangsters, boss: int, problem: int, d: Dealer) -> None:
    """A problem that was overcome is discarded."""  # LG-066 LG-077
    s.problems[holder_of(s, problem)] &= ~(1 << problem)
    s.problem_discard |= 1 << problem
    if d.events is not None:
        d.events.append(events.ProblemGone(boss + 1, problem + 1, "overcome"))


def remove_problem(s: Gangsters, boss: int, problem: int, d: Dealer) -> None:
    """A problem leaves the game."""  # LG-063 LG-G7
    s.problems[holder_of(s, problem)] &= ~(1 << problem)
    s.problems_gone |= 1 << problem
    if d.events is not None:
        d.events.append(events.ProblemGone(boss + 1, problem + 1, "removed"))


def foresee(s: Gangsters, boss: int, d: Dealer) -> None:
    """The next problem is shown to all and stays on top."""
    problem = look_at_next(s, d)
    if d.events is not None and problem != NO_PROBLEM:
        d.events.append(events.ProblemForeseen(boss + 1, problem + 1))


def discard_next(s: Gangsters, boss: int, d: Dealer) -> None:
    """The problem that was shown is discarded before anybody takes it."""
    problem = s.next_problem
    s.next_problem = NO_PROBLEM
    s.problem_discard |= 1 << problem
    if d.events is not None:
        d.events.append(events.ProblemGone(boss + 1, problem + 1, "discarded"))


def set_police(s: Gangsters, police: int, d: Dealer) -> None:
    """The police token is turned, or goes into the box."""  # LG-088 LG-090
    s.police = police
    if d.events is not None:
        d.events.append(events.PoliceChanged(POLICE_NAMES[police]))
