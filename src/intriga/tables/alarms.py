"""Alarms: what a table does by itself at a set time. The server keeps one alarm for each table."""

from intriga.tables.drafts import Change, Draft
from intriga.tables.holding import release
from intriga.tables.rows import Settled
from intriga.tables.stand_ins import stand_in_for_late
from intriga.tables.table import Table


def wakes_at(table: Table) -> int | None:
    """When the table wants to be woken next; None if nothing waits for a time."""
    times = [
        table.clocks.runs_out_at() if table.status == "running" else None,
        table.proposal.until if table.proposal is not None else None,
        table.hold.until if table.hold is not None and table.proposal is None else None,
    ]
    return min((time for time in times if time is not None), default=None)


def wake(table: Table, now: int) -> Change:
    """Whatever is due: a proposal lapses, a held word is said, a bot stands in for a clock that ran out."""
    draft = Draft(table, now)
    if table.status != "running":
        return draft.done()
    if table.proposal is not None:
        if table.proposal.until <= draft.now:
            draft.add(Settled(at=draft.now, proposal=table.proposal.number, how="lapsed"))
        return draft.done()
    if table.hold is not None and table.hold.until <= draft.now:
        release(draft)
        return draft.done()
    stand_in_for_late(draft)
    return draft.done()
