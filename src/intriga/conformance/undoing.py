"""Undo: an independent implementation of what may be taken back, compared with the kernel's."""

from collections.abc import Callable

from intriga.conformance.faults import Fault, fault
from intriga.conformance.records import standing_entries
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import Decided, Ended, Outcome
from intriga.kernel.match.match import Match
from intriga.kernel.match.undo import UndoPermission, undo_permission

Permission = Callable[[Match, int, int], UndoPermission]


def undo_faults(match: Match, permission: Permission = undo_permission) -> list[Fault]:
    """For each seat and each entry, the kernel permits an undo exactly if `allowed` does."""
    stands = standing_entries(match.entries)
    over = any(isinstance(entry, Ended) for entry in match.entries)
    found: list[Fault] = []
    if stands != match.standing:
        found.append(fault("bad_undo", "the_standing_entries_are_others", line=match.standing, stands=stands))
    for seat in range(match.header.players):
        for to in range(len(match.entries)):
            kernel = permission(match, seat, to)
            kind, asked = ("never", []) if over else allowed(match, stands, seat, to)
            if (kernel.kind, sorted(kernel.asked)) != (kind, asked):
                facts = {"seat": seat, "to": to, "kernel": kernel.kind, "design": kind}
                found.append(Fault("bad_undo", "an_undo_crosses_a_line", facts))
    return found


def allowed(match: Match, stands: list[int], seat: Seat, to: int) -> tuple[str, list[int]]:
    """Free while nobody learned anything and nobody else decided; otherwise the others who decided or
    learned are asked; never, if a choice came back to a seat that had learned something from it."""
    first = match.entries[to]
    if not isinstance(first, Decided) or first.seat != seat or to not in stands:
        return "never", []
    stretch = [match.entries[index] for index in stands if index >= to]
    concerned: set[int] = set()
    for place, entry in enumerate(stretch):
        assert isinstance(entry, Decided | Outcome)
        learners = {other for other in range(match.header.players) if entry.learned >> other & 1}
        concerned |= learners
        if isinstance(entry, Decided):
            concerned.add(entry.seat)
            if any(learned_from(later, entry.seat) for later in stretch[place:]):
                return "never", []
    concerned.discard(seat)
    return ("ask", sorted(concerned)) if concerned else ("free", [])


def learned_from(entry: object, seat: Seat) -> bool:
    assert isinstance(entry, Decided | Outcome)
    return bool(entry.learned >> seat & 1)


def taken_back_faults(match: Match, to: int) -> list[Fault]:
    """After an undo the position is the one before that entry, and the record says so."""
    before = match.states[max(index for index in standing_entries(match.entries[:to]))]
    if match.state.full_key() != before.full_key():
        return [fault("bad_undo", "an_undo_leads_elsewhere", to=to)]
    if match.standing != standing_entries(match.entries):
        return [fault("bad_undo", "the_standing_entries_are_others", to=to)]
    return []
