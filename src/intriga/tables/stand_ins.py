"""Stand-ins: a bot plays a person's seat for a while, and hands it back."""

from typing import Literal

from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import ClockRan, SeatChanged
from intriga.tables.checks import check_nothing_proposed, check_running, default_level, own_seat
from intriga.tables.daily import check_plays_alone
from intriga.tables.denials import not_now
from intriga.tables.drafts import Change, Draft
from intriga.tables.rows import HandedBack, StoodIn
from intriga.tables.table import PERSON, Table


def step_out(table: Table, who: str, now: int, seat: Seat) -> Change:
    """Leave during the match: a bot plays on for this seat until its person comes back."""
    here = own_seat(table, who, seat)
    check_running(table)
    check_plays_alone(table)
    check_nothing_proposed(table)
    if here.stand_in:
        raise not_now("stand_in_plays")
    draft = Draft(table, now)
    let_stand_in(draft, seat, "left")
    return draft.done()


def hand_back(table: Table, who: str, now: int, seat: Seat) -> Change:
    """The seat's person takes it back; a clock that had run out gets a minute."""
    here = own_seat(table, who, seat)
    check_running(table)
    if not here.stand_in:
        raise not_now("no_stand_in")
    draft = Draft(table, now)
    draft.add(HandedBack(at=draft.now, seat=seat))
    draft.match.note(SeatChanged(seat=seat, who=PERSON))
    draft.keep()
    return draft.done()


def let_stand_in(draft: Draft, seat: Seat, why: Literal["vote", "clock", "left"]) -> None:
    """A bot takes the seat, from its next decision on."""
    level = default_level(draft.table.game)
    draft.add(StoodIn(at=draft.now, seat=seat, level=level, why=why))
    draft.match.note(SeatChanged(seat=seat, who=level))
    draft.keep()


def stand_in_for_late(draft: Draft) -> None:
    """Bots take the seats whose clocks have run out."""
    for seat in draft.table.clocks.run_out(draft.now):
        draft.match.note(ClockRan(seat=seat, used=time_allowed(draft.table)))
        draft.keep()
        let_stand_in(draft, seat, "clock")


def time_allowed(table: Table) -> int:
    """The time that the clock allows, in milliseconds."""
    clock = table.opened.clock
    return clock.bank * 1000 if clock.kind == "bank" else clock.days * 24 * 60 * 60 * 1000
