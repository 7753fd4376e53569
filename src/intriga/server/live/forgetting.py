"""Forget me: name, devices and codes of a person go, and names and chat texts from every table."""

import contextlib

from intriga.server.live.hub import Hub
from intriga.server.live.table import LiveTable
from intriga.server.telling.refusals import NoSuchTable
from intriga.store.protocol import Conflict
from intriga.tables.folding import fold
from intriga.tables.forgetting import rows_to_rewrite
from intriga.tables.index import index_of
from intriga.tables.rows import row_bytes


async def forget(hub: Hub, person: str) -> None:
    """Erase everything of a person that is not the match itself."""
    for table in await hub.store.tables_ever(person):
        with contextlib.suppress(NoSuchTable):
            await forget_at(hub, await hub.find(table), person)
    await hub.store.forget_person(person, hub.now())


async def forget_at(hub: Hub, live: LiveTable, person: str) -> None:
    """Blank the rows of one table; readers see it at once."""
    async with live.lock:
        while True:
            table = live.table
            changed = rows_to_rewrite(table.rows, person)
            if not changed:
                return
            rows = [changed.get(number, row) for number, row in enumerate(table.rows)]
            after = fold(table.game, table.pack, rows)
            blank = {number: row_bytes(row) for number, row in changed.items()}
            try:
                await hub.store.replace(table.id, table.sequence, blank, index_of(after))
            except Conflict:
                await hub.catch_up(live)
                continue
            hub.advance(live, [after])
            return
