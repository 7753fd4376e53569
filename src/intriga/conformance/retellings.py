"""Re-telling: another whole history in which one seat saw the same, entry by entry."""

from intriga.conformance.copies import SEED_RANGE
from intriga.conformance.faults import Fault, fault
from intriga.conformance.records import record_faults
from intriga.conformance.seen import differing, seen, shown_bytes
from intriga.kernel.machine.chance import Chance, Quick, Scripted
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.match.entries import Decided, Ended, Outcome, Undone
from intriga.kernel.match.match import Match
from intriga.kernel.match.paths import apply_path
from intriga.kernel.match.rerun import deal_with, pick_values
from intriga.kernel.match.undo import undo_permission
from intriga.kernel.worlds.retell import CannotRetell, retell


def retelling_faults(match: Match, seat: Seat, chance: Chance, *, refusals: bool = True) -> list[Fault]:
    """A retold match shows the seat (or the spectator) exactly the same bytes, and is itself a valid match.

    If moves were taken back, finding no retelling is not a fault."""
    luck = chance.pick(SEED_RANGE)
    undone = any(isinstance(entry, Undone) for entry in match.entries)
    try:
        other = retell(match, seat, Quick(luck))
    except CannotRetell:
        return [] if undone else [fault("leaks", "no_other_history_is_found", seat=seat)]
    found = history_faults(match, other, seat, refusals=refusals)
    found += record_faults(match.game, other, proof=False)
    world = match.game.redeal(match.state, seat, Quick(luck))
    if not undone and other.state.full_key() != world.full_key():
        found.append(fault("leaks", "another_history_leads_to_another_world", seat=seat))
    return found


def history_faults(match: Match, other: Match, seat: Seat, *, refusals: bool) -> list[Fault]:
    """What differs between the two matches for the seat."""
    if [type(entry) for entry in match.entries] != [type(entry) for entry in other.entries]:
        return [fault("leaks", "another_history_has_other_entries", seat=seat)]
    found = undo_leaks(match, other, seat)
    for index in range(len(match.entries)):
        true_state, other_state = match.states[index], other.states[index]
        differs = differing(
            seen(match.game, true_state, seat, refusals=refusals),
            seen(match.game, other_state, seat, refusals=refusals),
        )
        if shown_bytes(seat, events_of(match, index)) != shown_bytes(seat, events_of(other, index)):
            differs.append("events")
        if result_of(match, index) != result_of(other, index):
            differs.append("result")
        found += [
            fault("leaks", "another_history_looks_different", seat=seat, entry=index, differs=name)
            for name in differs
        ]
    return found


def undo_leaks(match: Match, other: Match, seat: Seat) -> list[Fault]:
    """What a seat may take back, and whom it must ask, depends only on what it saw."""
    return [
        fault("leaks", "undo_tells_the_histories_apart", seat=seat, to=to)
        for to in range(len(match.entries) if seat != SPECTATOR else 0)
        if undo_permission(match, seat, to) != undo_permission(other, seat, to)
    ]


def events_of(match: Match, index: int) -> list[object]:
    """The events of an entry, re-run by the rules."""
    entry = match.entries[index]
    if isinstance(entry, Outcome):
        return list(deal_with(match, Scripted(pick_values(entry.picks)))[1])
    if isinstance(entry, Decided):
        words = [match.game.vocabulary.read(notation) for notation in entry.path]
        return apply_path(match.states[index - 1], entry.seat, words, Scripted(pick_values(entry.picks)))[1]
    return []


def result_of(match: Match, index: int) -> object:
    entry = match.entries[index]
    return entry.result if isinstance(entry, Ended) else None
