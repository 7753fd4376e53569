"""A process that appends as fast as it can and prints what was acknowledged, until it is killed.

    python -m tests.store.appender URL RUN

Several tables at once, two messages in flight for each; every row says who wrote it and where it belongs.
"""

from __future__ import annotations

import asyncio
import sys

from intriga.store.protocol import AnswerKey, Conflict, Store
from intriga.store.urls import store_for
from tests.store.samples import an_index

TABLES = 4


def content(run: int, sequence: int, part: int) -> bytes:
    """Long enough that an append is several pages."""
    return b"run %d row %d part %d " % (run, sequence, part) + b"." * 3000


async def append_on(store: Store, table: str, run: int) -> None:
    listed = await store.listed(table)
    length = listed.length if listed else 0
    while True:
        new = [content(run, length, 0), content(run, length, 1)]
        key = AnswerKey(0, f"{run}.{length}")
        try:
            await store.append(table, length, new, an_index("anna", updated=length), key)
        except Conflict:
            length = len(await store.rows(table))
            continue
        print(table, length, flush=True)
        length += 2


async def main(url: str, run: int) -> None:
    store = await store_for(url)
    print("open", flush=True)
    await asyncio.gather(*(append_on(store, f"t{number}", run) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
