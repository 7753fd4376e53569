"""Which seat to ask next, where all are asked in turn: among bots, and with several people at one screen.

In a window some seats may decide although the game does not wait for them. They are asked first, each once
for a question, and then the seat that the game waits for, so that everybody is asked before a window closes.
"""

from bisect import bisect_left

from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat, lowest_seat, only, seats_in
from intriga.kernel.match.entries import Decided
from intriga.kernel.match.match import Match


class Asker:
    """Follows one game and remembers who has answered the present question."""

    def __init__(self) -> None:
        self.question = -1  # `State.asked`
        self.answered = 0  # the mask of the seats that have answered it

    def seat(self, s: State) -> Seat:
        """The seat to ask now; the game is not over."""
        if s.may == s.must:
            return lowest_seat(s.must)
        answered = self.answered if s.asked == self.question else 0
        return lowest_seat((s.may & ~s.must & ~answered) or s.must)

    def note(self, s: State, seat: Seat) -> None:
        """This seat answers now; called before its word is applied."""
        if s.asked != self.question:
            self.question = s.asked
            self.answered = 0
        self.answered |= only(seat)

    def next(self, s: State) -> Seat:
        """The seat to ask now, which will answer."""
        seat = self.seat(s)
        self.note(s, seat)
        return seat


def may_step_in(match: Match, upto: int | None = None) -> list[Seat]:
    """The seats that may decide although nobody waits for them, and have not answered this question yet.

    With `upto`, after that many entries of the match."""
    upto = len(match.entries) if upto is None else upto
    position = match.states[upto - 1]
    return [seat for seat in seats_in(position.may & ~position.must) if not has_answered(match, seat, upto)]


def has_answered(match: Match, seat: Seat, upto: int) -> bool:
    """Whether this seat has decided since the present question was first asked."""
    line = match.standing
    last = bisect_left(line, upto) - 1
    for place in range(last, 0, -1):
        if match.states[line[place - 1]].asked != match.states[line[last]].asked:
            return False
        entry = match.entries[line[place]]
        if isinstance(entry, Decided) and entry.seat == seat:
            return True
    return False
