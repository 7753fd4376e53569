"""The facts behind a refusal: who decides, which card the word names, which problem stands in the way."""

from typing import Final

from intriga.games.gangsters.box.tables import (
    NO_PROBLEM,
    PENALTY_ALONE,
    PENALTY_NO_ABILITIES,
    PENALTY_NO_RALLY,
    PENALTY_NO_RED,
)
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.penalties import problem_with
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.vocabulary import Choose, Hurt, Send, TryProblem, Use
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.words import Word

#: The penalty behind a reason.
PENALTY_BEHIND: Final = {
    why.NO_RED_DIE: PENALTY_NO_RED,
    why.NO_ABILITIES: PENALTY_NO_ABILITIES,
    why.NO_RALLY: PENALTY_NO_RALLY,
    why.ONLY_ONE_MAY_GO: PENALTY_ALONE,
}


def facts_of(s: Gangsters, boss: int, w: Word, reason: int) -> Facts:
    """Numbered as in words; `boss` decides now."""
    found: list[tuple[str, object]] = [("boss", boss + 1)]
    card = henchman_of(w)
    if card != NOBODY:
        found.append(("henchman", card + 1))
    problem = w.problem if isinstance(w, TryProblem) else NO_PROBLEM
    if reason in PENALTY_BEHIND:
        hindered = s.owner(card) if isinstance(w, Use) else boss
        problem = problem_with(s, hindered, PENALTY_BEHIND[reason])
    if problem != NO_PROBLEM:
        found.append(("problem", problem + 1))
    return tuple(found)


def henchman_of(w: Word) -> int:
    """The henchman that a word names, or NOBODY."""
    if isinstance(w, Use):
        return w.henchman
    if isinstance(w, Send):
        return w.henchman
    if isinstance(w, Hurt):
        return w.henchman
    return w.henchman if isinstance(w, Choose) else NOBODY
