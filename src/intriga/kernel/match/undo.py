"""The lines of undo: what may be taken back freely, what must be asked for, what never comes back."""

from typing import Literal

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat, only, seats_in
from intriga.kernel.match.entries import Decided, Outcome, Practised
from intriga.kernel.match.match import Match


class UndoLine(msgspec.Struct, frozen=True):
    """Whether an undo is free, must be asked of some seats, or cannot be; and why not."""

    kind: Literal["free", "ask", "never"]
    asked: tuple[int, ...] = ()
    reason: str = ""


def is_practice(match: Match) -> bool:
    """Whether one person practises here, and takes back what they like."""
    return len(match.entries) > 1 and isinstance(match.entries[1], Practised)


def undo_line(match: Match, seat: Seat, to: int) -> UndoLine:
    """Where an undo of `seat` back to before entry `to` stands."""
    if match.ended:
        return UndoLine("never", reason="match_has_ended")
    first = match.entries[to] if 0 <= to < len(match.entries) else None
    if not isinstance(first, Decided) or first.seat != seat or to not in match.line:
        return UndoLine("never", reason="not_your_move")
    if is_practice(match):
        return UndoLine("free")
    learned = 0  # by whom, in the stretch that would be taken back
    decided = 0
    for index in reversed([index for index in match.line if index >= to]):
        entry = match.entries[index]
        assert isinstance(entry, Decided | Outcome)
        learned |= entry.learned
        if isinstance(entry, Decided):
            decided |= only(entry.seat)
            if learned & only(entry.seat):
                return UndoLine("never", reason="seat_has_learned")
    asked = (learned | decided) & ~only(seat)
    if asked == 0:
        return UndoLine("free")
    return UndoLine("ask", asked=tuple(seats_in(asked)))


def undo(match: Match, seat: Seat, to: int, consents: tuple[int, ...] = ()) -> None:
    """Take back what `undo_line` allows; every seat it names must have agreed."""
    line = undo_line(match, seat, to)
    if line.kind == "never":
        raise Malformed(f"this cannot be taken back ({line.reason})")
    missing = [str(other) for other in line.asked if other not in consents]
    if missing:
        raise Malformed(f"this can be taken back only if these seats agree: {', '.join(missing)}")
    match.take_back(seat, to, line.asked)


def last_move(match: Match, seat: Seat) -> int | None:
    """The entry of this seat's latest decision that still stands."""
    for index in reversed(match.line):
        entry = match.entries[index]
        if isinstance(entry, Decided) and entry.seat == seat:
            return index
    return None
