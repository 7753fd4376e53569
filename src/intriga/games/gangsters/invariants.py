"""What no position of this game may break."""

from intriga.games.gangsters.box.tables import ALL_HENCHMEN, NO_PROBLEM, PROBLEMS
from intriga.games.gangsters.effects.abilities import UsedUp
from intriga.games.gangsters.effects.targets import Scouting
from intriga.games.gangsters.state import Gangsters


def invariants(s: Gangsters) -> list[str]:
    """Every henchman and every problem is in exactly one place; dice and markers suffice."""
    # LG-037 LG-065 LG-093
    faults: list[str] = []
    guests = 0 if has_ended(s) else s.scenario.guests()
    if sum(henchmen_by_place(s)) != ALL_HENCHMEN | guests:
        faults.append("a henchman is lost or doubled")
    if sum(problems_by_place(s)) != (1 << PROBLEMS) - 1:
        faults.append("a problem is lost or doubled")
    if sum(s.markers) > s.numbers.markers:
        faults.append("there are more markers than in the box")
    held = 0
    for hand in s.hands:
        held |= hand
    if s.known & ~held:
        faults.append("a card is known in a hand where it is not")
    white = s.attempt.white if s.attempt is not None else [0]
    if min(white) < 0 or sum(white) > s.numbers.dice:
        faults.append("the dice do not add up")
    return faults


def has_ended(s: Gangsters) -> bool:
    """Whether the scenario is over, so that its guests are back in the box."""
    return s.reason != "" and not s.reason.startswith("evidence")


def henchmen_by_place(s: Gangsters) -> list[int]:
    """Heaps that together are all henchmen."""
    places = [s.clan, s.exhausted, s.out, s.reserve, s.turned, s.drawn, *s.hands]
    if not has_ended(s):
        places.append(s.scenario.laid_aside(s))
    if s.attempt is not None:
        places += [1 << card for card in s.attempt.sent]
    for frame in s.stack:
        if isinstance(frame, UsedUp):
            places.append(1 << frame.card)
        elif isinstance(frame, Scouting):
            places.append(frame.open)
    return places


def problems_by_place(s: Gangsters) -> list[int]:
    """Heaps that together are all problems."""
    places = [s.problem_deck, s.problem_discard, s.problems_gone, *s.problems]
    return [*places, 1 << s.next_problem] if s.next_problem != NO_PROBLEM else places
