"""Undo: what may be taken back freely, what needs the others' consent, what can never be taken back."""

from bisect import bisect_left
from typing import Literal

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat, only, seats_in
from intriga.kernel.match.entries import Decided, Outcome, Practised
from intriga.kernel.match.match import Match


class UndoPermission(msgspec.Struct, frozen=True):
    """Whether an undo is free, needs the consent of some seats, or is impossible; and why."""

    kind: Literal["free", "ask", "never"]
    asked: tuple[int, ...] = ()
    reason: str = ""


def is_practice(match: Match) -> bool:
    """Whether one person practises here and may take back everything."""
    return len(match.entries) > 1 and isinstance(match.entries[1], Practised)


def undo_permission(match: Match, seat: Seat, to: int) -> UndoPermission:
    """Whether `seat` may go back to before entry `to`."""
    if match.ended:
        return UndoPermission("never", reason="match_has_ended")
    first = match.entries[to] if 0 <= to < len(match.entries) else None
    place = bisect_left(match.standing, to)
    if not isinstance(first, Decided) or first.seat != seat or match.standing[place : place + 1] != [to]:
        return UndoPermission("never", reason="not_your_move")
    if is_practice(match):
        return UndoPermission("free")
    learned = 0  # who learned something in what would be taken back
    decided = 0
    for index in reversed(match.standing[place:]):
        entry = match.entries[index]
        assert isinstance(entry, Decided | Outcome)
        learned |= entry.learned
        if isinstance(entry, Decided):
            decided |= only(entry.seat)
            if learned & only(entry.seat):
                return UndoPermission("never", reason="seat_has_learned")
    asked = (learned | decided) & ~only(seat)
    if asked == 0:
        return UndoPermission("free")
    return UndoPermission("ask", asked=tuple(seats_in(asked)))


def undo(match: Match, seat: Seat, to: int, consents: tuple[int, ...] = ()) -> None:
    """Take back what `undo_permission` allows; every seat it names must have agreed."""
    permission = undo_permission(match, seat, to)
    if permission.kind == "never":
        raise Malformed(f"this cannot be taken back ({permission.reason})")
    missing = [str(other) for other in permission.asked if other not in consents]
    if missing:
        raise Malformed(f"this can be taken back only if these seats agree: {', '.join(missing)}")
    match.take_back(seat, to, permission.asked)


def last_move(match: Match, seat: Seat) -> int | None:
    """The entry of this seat's latest decision that was not undone."""
    for index in reversed(match.standing):
        entry = match.entries[index]
        if isinstance(entry, Decided) and entry.seat == seat:
            return index
    return None
