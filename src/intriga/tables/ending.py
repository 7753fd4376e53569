"""Ending a match before its rules do: resigning. (Abandoning is agreed on: `proposing`.)"""

from intriga.kernel.machine.seats import Seat
from intriga.tables.checks import check_running, own_seat
from intriga.tables.drafts import Change, Draft
from intriga.tables.table import Table


def resign(table: Table, who: str, now: int, seat: Seat) -> Change:
    """Give up: the match ends for everybody, without a result, and its seed is revealed.

    To leave and let the others play on, step out instead (`stand_ins.step_out`)."""
    own_seat(table, who, seat)
    check_running(table)
    draft = Draft(table, now)
    draft.match.end("resigned", [seat])
    draft.keep()
    return draft.done()
