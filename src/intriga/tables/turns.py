"""Whose turn it is: whom the game waits for, which bots are to decide, whose clocks run."""

from intriga.kernel import asking
from intriga.kernel.machine.seats import seats_in
from intriga.tables.table import Table


def is_going_on(table: Table) -> bool:
    """Whether somebody may decide: the match runs, and nothing is being voted on."""
    return table.status == "running" and table.proposal is None


def waited_for(table: Table) -> list[int]:
    """The seats that hold the game up."""
    position = table.position
    return seats_in(position.must) if position is not None and table.status == "running" else []


def may_step_in(table: Table) -> list[int]:
    """Seats that may decide although nobody waits for them, and have not answered this question yet."""
    if table.match is None or table.kept == 0 or table.status != "running":
        return []
    return asking.may_step_in(table.match, table.kept)


def bots_to_move(table: Table) -> list[int]:
    """The bots that are to decide now, first those that may step in: all are asked before a window closes."""
    if not is_going_on(table) or not any(seat.bot for seat in table.seats):
        return []
    first = [seat for seat in may_step_in(table) if table.seats[seat].bot]
    if table.hold is not None:
        return [seat for seat in first if seat != table.hold.seat]
    return first + [seat for seat in waited_for(table) if table.seats[seat].bot]


def clocks_that_run(table: Table) -> list[int]:
    """The seats whose clocks run now.

    All are stopped while something is voted on, a word is held, a bot thinks, or the table is stopped.
    """
    if not is_going_on(table) or table.hold is not None or table.stopped or bots_to_move(table):
        return []
    return [seat for seat in waited_for(table) if not table.seats[seat].bot]
