"""A running match of older rules is upgraded to the present ones before anybody plays on."""

from intriga.kernel.match.migration import migrate_match
from intriga.tables.drafts import Change, Draft, no_change
from intriga.tables.reexecuting import is_outdated, record_so_far
from intriga.tables.rows import Played
from intriga.tables.table import Table


def needs_upgrade(table: Table) -> bool:
    """Whether older rules play here: what happened is shown, but nobody can decide."""
    return table.status == "running" and table.match is not None and is_outdated(table.match)


def upgrade(table: Table, now: int) -> Change:
    """Let the present rules take over; Malformed if the game cannot."""
    if not needs_upgrade(table):
        return no_change(table)
    assert table.match is not None
    after = migrate_match(table.game, record_so_far(table.match))
    draft = Draft(table, now)
    draft.add_foreign(Played(at=draft.now, entry=after.entries[-1]))
    return draft.done()
