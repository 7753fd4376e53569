"""Pauses: the server stops the clocks while nobody is there, and for the time that it was down."""

from typing import Literal

from intriga.tables.drafts import Change, Draft, no_change
from intriga.tables.rows import Resumed, Stopped
from intriga.tables.table import Table


def stop_clocks(table: Table, now: int, why: Literal["nobody_here", "down"], since: int) -> Change:
    """Stop all clocks from `since` on, which may be in the past: when the server was last known to be up.

    A table without clocks, or before and after its match, needs no such row. Days a move go on while nobody
    is here: that is how such games are played."""
    goes_on = why == "nobody_here" and table.opened.clock.kind == "days"
    if not table.clocks.is_kept or table.status != "running" or table.stopped or goes_on:
        return no_change(table)
    draft = Draft(table, now)
    draft.add(Stopped(at=draft.now, why=why, since=min(since, draft.now)))
    return draft.done()


def resume_clocks(table: Table, now: int) -> Change:
    """Somebody is here again."""
    if not table.stopped:
        return no_change(table)
    draft = Draft(table, now)
    draft.add(Resumed(at=draft.now))
    return draft.done()
