"""The challenges that lie open, as everybody sees them."""

from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import (
    KIND_CHEER,
    KIND_PLACE,
    KIND_POLICE,
    KIND_PROBLEM,
    KIND_REVIVE,
    KINDS,
)
from intriga.games.gangsters.rules.challenges import challenge_of, difficulty_for, shown_number, why_closed
from intriga.games.gangsters.rules.penalties import penalty_holds
from intriga.games.gangsters.state import NOBODY, POLICE_NONE, Gangsters
from intriga.games.gangsters.verbs.problems import holder_of
from intriga.games.gangsters.view.structs import Challenge
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import items


def challenges(s: Gangsters) -> list[Challenge]:
    """First those of the board, then the scenario's own, then problems boss by boss."""
    # LG-033
    found = [] if s.police == POLICE_NONE else [challenge(s, KIND_POLICE, 0)]
    found += [challenge(s, KIND_REVIVE, 0), challenge(s, KIND_CHEER, 0)]
    found += [challenge(s, KIND_PLACE, place) for place in items(s.scenario.places(s))]
    for boss in range(s.bosses):
        found += [challenge(s, KIND_PROBLEM, problem) for problem in items(s.problems[boss])]
    return found


def challenge(s: Gangsters, kind: int, number: int) -> Challenge:
    """One challenge; its difficulty is that of the active boss, or of the first one between turns."""
    row = challenge_of(s, kind, number)
    boss = s.active if s.active != NOBODY else max(0, s.first)
    return Challenge(
        kind=KINDS[kind],
        number=shown_number(s, kind, number),
        best=SPECIALISATIONS[row.best],
        difficulty=difficulty_for(s, boss, kind, number),
        successes=row.successes,
        markers=s.markers[number] if kind == KIND_PLACE else 0,
        harmless=row.harmless,
        boss=holder_of(s, number) + 1 or None if kind == KIND_PROBLEM else None,
        can_be_tried=why_closed(s, boss, kind, number) == FINE,
        holds=kind != KIND_PROBLEM or penalty_holds(s, number),
    )
