"""Successes: markers, challenges that are overcome, and what that brings."""

from intriga.games.gangsters import events
from intriga.games.gangsters.rules.attempt import (
    KIND_CHEER,
    KIND_PLACE,
    KIND_POLICE,
    KIND_PROBLEM,
    KIND_REVIVE,
    KINDS,
    Attempt,
)
from intriga.games.gangsters.rules.challenges import challenge_of, shown_number
from intriga.games.gangsters.rules.decks import Moving
from intriga.games.gangsters.state import POLICE_CONTROLLED, Gangsters
from intriga.games.gangsters.verbs.problems import discard_problem, set_police
from intriga.kernel.machine.dealer import Dealer


def carry_out_successes(s: Gangsters, attempt: Attempt, successes: int, d: Dealer) -> None:
    """What the successes of a roll bring."""
    # LG-064 LG-065 LG-066
    boss, kind, number = attempt.boss, attempt.kind, attempt.number
    if successes == 0:
        fail(s, attempt, d)
    elif kind == KIND_PLACE:
        succeed_at_place(s, boss, number, successes, d)
    else:
        tell_overcome(s, boss, kind, number, successes, d)
        if kind == KIND_POLICE:
            set_police(s, POLICE_CONTROLLED, d)  # LG-088
        elif kind == KIND_PROBLEM:
            discard_problem(s, boss, number, d)
        else:
            rest(s, boss, kind, successes)


def fail(s: Gangsters, attempt: Attempt, d: Dealer) -> None:
    """A roll without success; at a place it may cost something."""
    if d.events is not None:
        shown = shown_number(s, attempt.kind, attempt.number)
        d.events.append(events.Failed(attempt.boss + 1, KINDS[attempt.kind], shown))
    if attempt.kind == KIND_PLACE:
        s.scenario.failed(s, attempt.boss, attempt.number, d)


def tell_overcome(s: Gangsters, boss: int, kind: int, number: int, successes: int, d: Dealer) -> None:
    if d.events is not None:
        shown = shown_number(s, kind, number)
        d.events.append(events.Overcome(boss + 1, KINDS[kind], shown, successes))


def rest(s: Gangsters, boss: int, kind: int, successes: int) -> None:
    """Each success brings one henchman back."""
    # LG-094 LG-095 LG-096 LG-A13
    s.stack.append(Moving(boss, kind == KIND_REVIVE, successes, 0, 0))
    assert kind in (KIND_REVIVE, KIND_CHEER)


def succeed_at_place(s: Gangsters, boss: int, place: int, successes: int, d: Dealer) -> None:
    """Markers for the successes; with all that are needed the place is overcome, and they come back."""
    # LG-065 LG-066 LG-A13
    needed = challenge_of(s, KIND_PLACE, place).successes
    if needed == 0:
        tell_overcome(s, boss, KIND_PLACE, place, successes, d)
        s.scenario.overcome(s, boss, place, successes, d)
        return
    if s.markers[place] + successes < needed:
        place_markers(s, place, successes)
        if d.events is not None:
            d.events.append(
                events.MarkersPlaced("place", shown_number(s, KIND_PLACE, place), s.markers[place], needed)
            )
        return
    s.markers[place] = 0
    tell_overcome(s, boss, KIND_PLACE, place, successes, d)
    s.scenario.overcome(s, boss, place, successes, d)


def place_markers(s: Gangsters, place: int, markers: int) -> None:
    """As many markers as there are left."""
    # LG-016 LG-065
    s.markers[place] += min(markers, s.numbers.markers - sum(s.markers))
