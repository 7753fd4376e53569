"""The dear checks of one position and of one match, by name: for the fuzzer and for tests."""

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
RETOLD = 5  # every so many games one is told again


def dear_faults(subject: Subject, match: Match, chance: Chance) -> Iterator[Check]:
    """The checks of the position in which this match stands."""
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


def whole_match_faults(match: Match, early: Match, chance: Chance, index: int) -> Iterator[Check]:
    """The checks of a match that has ended; now and then one is told again, whole or up to a point."""
    yield "replay", lambda: record_faults(match.game, match)
    if index % RETOLD == 0:
        seat = chance.pick(match.header.players + 1) - 1
        story = early if chance.pick(2) else match
        yield "retelling", lambda: retelling_faults(story, seat, chance, refusals=False)
