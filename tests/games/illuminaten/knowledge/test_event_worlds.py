"""The events that others may have drawn, kept and put back: exactly as likely as a plain reading says.

The plain reading tries every order of the event cards and every choice, and keeps what looks the same.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from intriga.games.illuminaten.box.tables import FACTIONS, SPECIALS
from intriga.games.illuminaten.knowledge.event_log import BACK, DRAWN, KEPT, PLAYED, TAKEN
from intriga.games.illuminaten.knowledge.event_worlds import deal_events
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Chance, NeedsOutcome, Scripted
from tests.games.illuminaten.builders import Rest, table

Step = tuple[int, int, int]
Log = tuple[Step, ...]
State = tuple[int, list[int], dict[int, set[int]]]  # top of the deck, drawn events, specials in hands
SPECIAL = 99  # a special, and nobody says which
A, M, T = 0, 1, 2
FESTIVITIES, PRESS, DECREE, WHISPER = 6, 8, 12, 14


def seen(log: Log, seat: int, players: int) -> tuple[object, ...]:
    """What a seat sees of a log."""
    return tuple(seen_step(step, seat, players) for step in log)


def seen_step(step: Step, seat: int, players: int) -> object:
    kind, actor, event = step
    if actor == seat or actor >= players or kind == PLAYED or (kind == KEPT and event < FACTIONS):
        return step
    return (kind, actor, SPECIAL) if kind == KEPT else (kind, actor)


def plain_reading(log: Log, seat: int, players: int) -> dict[Log, Fraction]:
    """All logs that look the same, with their shares."""
    wanted = seen(log, seat, players)

    def fits(other: Log) -> bool:
        return seen(other, seat, players) == wanted[: len(other)]

    plan = [(kind, actor) for kind, actor, _ in log]
    found = dict(histories(plan, fits, (), (-1, [], {})))
    whole = sum(found.values())
    return {other: weight / whole for other, weight in found.items()}


def histories(
    plan: list[tuple[int, int]], fits: Callable[[Log], bool], log: Log, state: State
) -> Iterator[tuple[Log, Fraction]]:
    """Every way in which steps of these kinds can go and look right, and how likely it is."""
    if len(log) == len(plan):
        yield log, Fraction(1)
        return
    kind, actor = plan[len(log)]
    for event, share, after in ways(kind, actor, log, *state):
        longer = (*log, (kind, actor, event))
        if fits(longer):
            for whole, more in histories(plan, fits, longer, after):
                yield whole, share * more


def ways(
    kind: int, actor: int, log: Log, top: int, fingers: list[int], hands: dict[int, set[int]]
) -> Iterator[tuple[int, Fraction, State]]:
    if kind == DRAWN:
        for event, share in next_events(log):
            yield event, share, (top, [*fingers, event], hands)
    elif kind == TAKEN:
        yield top, Fraction(1), (-1, [*fingers, top], hands)
    elif kind == KEPT:
        for event in fingers:
            rest = [other for other in fingers if other != event]
            held = hands if event < FACTIONS else {**hands, actor: hands.get(actor, set()) | {event}}
            yield event, Fraction(1, len(fingers)), (top, rest, held)
    elif kind == BACK:
        yield fingers[0], Fraction(1), (fingers[0], [], hands)
    else:
        for event in sorted(hands.get(actor, set())):
            yield event, Fraction(1), (top, fingers, {**hands, actor: hands[actor] - {event}})


def next_events(log: Log) -> Iterator[tuple[int, Fraction]]:
    """The next card of the event deck: a packet holds three edicts and three specials."""
    drawn = [event for kind, _, event in log if kind == DRAWN]
    packet = drawn[len(drawn) // 6 * 6 :]
    edicts = 3 - sum(1 for event in packet if event < FACTIONS)
    specials = 3 - sum(1 for event in packet if event >= FACTIONS)
    for first, size, left in ((0, FACTIONS, edicts), (FACTIONS, SPECIALS, specials)):
        unseen = [event for event in range(first, first + size) if event not in drawn]
        for event in unseen:
            if left:
                yield event, Fraction(left, (edicts + specials) * len(unseen))


def all_worlds(s: Pax, seat: int) -> dict[Log, Fraction]:
    """Every world that a re-deal can give, with its share."""
    found: dict[Log, Fraction] = {}
    waiting: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while waiting:
        outcomes, share = waiting.pop()
        try:
            world = dealt(s, seat, Scripted(outcomes))
        except NeedsOutcome as needs:
            weights = needs.weights or (1,) * needs.n
            for outcome, weight in enumerate(weights):
                waiting.append(([*outcomes, outcome], share * Fraction(weight, sum(weights))))
            continue
        found[world] = found.get(world, Fraction(0)) + share
    return found


def dealt(s: Pax, seat: int, chance: Chance) -> Log:
    world = s.copy()
    deal_events(s, world, seat, chance)
    return tuple(world.event_log)


def position(log: Log, players: int = 2, seats: int = 2) -> Pax:
    s = table(seats, opponent="none" if players == seats else "weishaupt", frame=Rest())
    s.event_log = tuple(log)
    return s


#: Two draws; then seat 1 takes what seat 0 had put back, draws one and keeps one of the two.
OPENING: Log = ((DRAWN, 0, PRESS), (DRAWN, 0, A), (KEPT, 0, A), (BACK, 0, PRESS))
HIDDEN_KEEP: Log = (*OPENING, (TAKEN, 1, PRESS), (DRAWN, 1, DECREE), (KEPT, 1, DECREE), (BACK, 1, PRESS))
FIRST_OF_OTHER: Log = ((DRAWN, 1, PRESS), (DRAWN, 1, A), (KEPT, 1, PRESS), (BACK, 1, A))
TAKEN_AFTER: Log = (*FIRST_OF_OTHER, (TAKEN, 0, A), (DRAWN, 0, M), (KEPT, 0, A), (BACK, 0, M))
PLAYED_LATER: Log = (*HIDDEN_KEEP, (PLAYED, 1, DECREE))
IN_FINGERS: Log = (*OPENING, (TAKEN, 1, PRESS), (DRAWN, 1, T))
EDICT_BACK: Log = (
    (DRAWN, 0, PRESS), (DRAWN, 0, A), (KEPT, 0, PRESS), (BACK, 0, A),
    (TAKEN, 1, A), (DRAWN, 1, DECREE), (KEPT, 1, DECREE), (BACK, 1, A),
)  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1, -1])
@pytest.mark.parametrize(
    "log", [OPENING, HIDDEN_KEEP, FIRST_OF_OTHER, TAKEN_AFTER, PLAYED_LATER, IN_FINGERS, EDICT_BACK]
)
def test_every_log_is_as_likely_as_a_plain_reading_says(log: Log, seat: int) -> None:
    assert plain_reading(log, seat, 2) == all_worlds(position(log), seat)


def test_what_one_put_back_is_with_the_next_or_still_on_top() -> None:
    worlds = all_worlds(position(HIDDEN_KEEP), 0)

    assert {PRESS} == {log[4][2] for log in worlds}
    assert all(PRESS in (log[6][2], log[7][2]) for log in worlds)
    assert {True, False} == {log[6][2] == PRESS for log in worlds}


def test_an_edict_that_was_put_back_cannot_have_been_kept_unseen() -> None:
    assert {A} == {log[7][2] for log in all_worlds(position(EDICT_BACK), 0)}


def test_what_an_artificial_opponent_turns_up_is_known() -> None:
    log: Log = (
        (DRAWN, 2, WHISPER),
        (DRAWN, 0, FESTIVITIES),
        (DRAWN, 0, T),
        (KEPT, 0, T),
        (BACK, 0, FESTIVITIES),
    )
    worlds = all_worlds(position(log, 2, 3), 1)

    assert {WHISPER} == {other[0][2] for other in worlds}
    assert WHISPER not in {other[1][2] for other in worlds}
