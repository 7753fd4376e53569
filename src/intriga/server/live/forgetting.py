"""Forget me: name, devices and codes of a person go, and names and chat texts from every table."""

import contextlib

from intriga.server.live.hub import Hub, rows_of
from intriga.server.live.table import LiveTable
from intriga.server.telling.refusals import NoSuchTable
from intriga.store.protocol import Conflict
from intriga.tables.drafts import Change, Draft, no_change
from intriga.tables.forgetting import is_forgotten, rows_to_rewrite
from intriga.tables.index import index_of
from intriga.tables.rows import Forgotten, row_bytes
from intriga.tables.table import Table


async def forget(hub: Hub, person: str) -> None:
    """Erase everything of a person that is not the match itself, here and at other nodes.

    Devices go after the tables, so that somebody whose request fails half-way can repeat it; what was done
    meanwhile from another tab is forgotten in the second round."""
    await hub.turn_away(person)
    await forget_at_tables(hub, person)
    await hub.store.forget_person(person, hub.now())
    await hub.turn_away(person)
    await forget_at_tables(hub, person)
    await hub.store.scrub()


async def forget_at_tables(hub: Hub, person: str) -> None:
    for table in await hub.store.tables_ever(person):
        with contextlib.suppress(NoSuchTable):
            live = await hub.find(table)
            await hub.command(live, lambda table, now: say_forgotten(table, now, person))
            await blank(hub, live, person)


def say_forgotten(table: Table, now: int, person: str) -> Change:
    """A row that every node folds, now or when it next writes or reads the table: from then on nobody acts as
    this person, and no memory has the name."""
    if is_forgotten(table.rows, person):
        return no_change(table)
    draft = Draft(table, now)
    draft.add(Forgotten(at=draft.now, person=person))
    return draft.done()


async def blank(hub: Hub, live: LiveTable, person: str) -> None:
    """Overwrite what is stored of the person in one table; in memory it is blank already."""
    async with live.lock:
        while True:
            stored = await hub.store.rows(live.table.id)
            changed = rows_to_rewrite(rows_of(stored), person)
            if not changed:
                return
            new = {number: row_bytes(row) for number, row in changed.items()}
            try:
                await hub.store.replace(live.table.id, live.table.sequence, new, index_of(live.table))
            except Conflict:
                await hub.catch_up(live)
                continue
            return
