"""The expensive checks of one position and of one match, by name: for the fuzzer and for tests."""

from collections.abc import Callable, Iterator

from intriga.conformance.copies import copy_faults, key_faults, settle_faults
from intriga.conformance.faults import Fault
from intriga.conformance.language import event_faults, path_faults
from intriga.conformance.learning import learning_faults
from intriga.conformance.legality import option_faults, refusal_faults
from intriga.conformance.play import random_choice
from intriga.conformance.records import record_faults
from intriga.conformance.retellings import events_of, retelling_faults
from intriga.conformance.simultaneous import simultaneous_faults
from intriga.conformance.subjects import Subject
from intriga.conformance.undoing import undo_faults
from intriga.conformance.worlds import world_faults
from intriga.kernel.machine.chance import Chance
from intriga.kernel.match.match import Match

Check = tuple[str, Callable[[], list[Fault]]]
RETELL_EVERY = 5  # games


def position_checks(subject: Subject, match: Match, chance: Chance) -> Iterator[Check]:
    """The checks of this match's present position."""
    game, state, persons = subject.game, match.state, match.header.players
    yield "refusals", lambda: refusal_faults(game, state, subject.clauses)
    yield "settling", lambda: settle_faults(state)
    yield "keys", lambda: key_faults(state)
    yield "undo", lambda: undo_faults(match)
    seat = chance.pick(persons + 1) - 1  # the spectator too
    yield "redeal", lambda: world_faults(game, state, seat, chance)
    last = match.standing[-1]
    yield "events", lambda: event_faults(persons, events_of(match, last))
    if state.over:
        return
    yield "options", lambda: option_faults(game, state)
    yield "copies", lambda: copy_faults(game, state, chance)
    said = random_choice(state, chance, anyone=True)
    yield "learning", lambda: learning_faults(game, state, persons, said, chance)
    yield "paths", lambda: path_faults(game, state, chance)
    if state.must & (state.must - 1):
        yield "simultaneous", lambda: simultaneous_faults(state, chance)


def match_checks(match: Match, early: Match, chance: Chance, index: int) -> Iterator[Check]:
    """The checks of a match that has ended; some matches are retold, whole or up to a point."""
    yield "replay", lambda: record_faults(match.game, match)
    if index % RETELL_EVERY == 0:
        seat = chance.pick(match.header.players + 1) - 1
        history = early if chance.pick(2) else match
        yield "retelling", lambda: retelling_faults(history, seat, chance, refusals=False)
