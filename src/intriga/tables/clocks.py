"""Clocks: none, a bank with an increment, or days a move. What they show follows from the rows and the time.

The clock of every seat that holds the game up runs; a seat that only may step in, or may still change its
choice, is not waited for, so its clock is stopped. Somebody who has finished gets the increment; going over
the same moves again after an undo earns nothing.
"""

from collections.abc import Sequence

from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat, seats_in
from intriga.tables.denials import not_valid
from intriga.tables.terms import Clock

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
LEAST_AFTER_RETURN = 60 * SECOND  # for somebody who takes a seat back from a stand-in
BANK_BOUNDS = (10, 24 * 60 * 60)  # seconds
INCREMENT_BOUNDS = (0, 60 * 60)
DAYS_BOUNDS = (1, 30)


class Clocks:
    """The clocks of a table, as of its last row."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.bank * SECOND if clock.kind == "bank" else clock.days * DAY] * players
        self.running: tuple[int, ...] = ()
        self.since = 0  # up to when the running clocks have been charged
        self.furthest = [-1] * players  # the question up to which a seat has had its time

    def copy(self) -> "Clocks":
        twin = Clocks(self.clock, 0)
        twin.left = self.left.copy()
        twin.running = self.running
        twin.since = self.since
        twin.furthest = self.furthest.copy()
        return twin

    @property
    def is_kept(self) -> bool:
        return self.clock.kind != "none"

    def charge(self, now: int) -> None:
        """Charge the running clocks up to now."""
        for seat in self.running:
            self.left[seat] -= max(0, now - self.since)
        self.since = max(self.since, now)

    def run(self, seats: Sequence[Seat]) -> None:
        """These clocks run from here on, all others are stopped."""
        self.running = tuple(seats) if self.is_kept else ()

    def finished(self, seats: Mask, question: int) -> None:
        """This mask of seats no longer holds up the question with this number: they get their increments."""
        if self.clock.kind == "bank":
            for seat in self.for_the_first_time(seats, question):
                self.left[seat] += self.clock.increment * SECOND

    def asked(self, seats: Mask, question: int) -> None:
        """This mask of seats holds up the question with this number: they get their days."""
        if self.clock.kind == "days":
            for seat in self.for_the_first_time(seats, question):
                self.left[seat] = self.clock.days * DAY

    def for_the_first_time(self, seats: Mask, question: int) -> list[int]:
        """Those of the seats that have not been at this question before; an undo leads to it again."""
        found = [seat for seat in seats_in(seats) if question > self.furthest[seat]]
        for seat in found:
            self.furthest[seat] = question
        return found

    def restore(self, seat: Seat) -> None:
        """Somebody takes the seat back: its clock gets all days of a move, or at least a minute."""
        if self.clock.kind == "bank":
            self.left[seat] = max(self.left[seat], LEAST_AFTER_RETURN)
        elif self.clock.kind == "days":
            self.left[seat] = self.clock.days * DAY

    def left_at(self, seat: Seat, now: int) -> int | None:
        """What this clock shows; None if the table has no clocks."""
        if not self.is_kept or not 0 <= seat < len(self.left):
            return None
        passed = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - passed)

    def runs_out_at(self) -> int | None:
        """When the first of the running clocks runs out."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def run_out(self, now: int) -> list[int]:
        """The seats whose clocks have run out."""
        return [seat for seat in self.running if self.left_at(seat, now) == 0]


def checked_clock(clock: Clock) -> Clock:
    """A valid clock, without numbers that its kind does not use; Denied says what was expected."""
    if clock.kind == "bank":
        check_bounds(clock.bank, BANK_BOUNDS, "clock_bank")
        check_bounds(clock.increment, INCREMENT_BOUNDS, "clock_increment")
        return Clock("bank", clock.bank, clock.increment)
    if clock.kind == "days":
        check_bounds(clock.days, DAYS_BOUNDS, "clock_days")
        return Clock("days", days=clock.days)
    return Clock()


def check_bounds(value: int, bounds: tuple[int, int], reason: str) -> None:
    least, most = bounds
    if not least <= value <= most:
        raise not_valid(reason, least=least, most=most)
