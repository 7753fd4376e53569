"""Whether a move costs more in a longer match, and how long a table takes to be read from the store.

    python -m benchmarks.server.growth [--entries 10 100 1000]

Processor time in microseconds of a move as in `one_move`, at tables whose match has so many entries: cards
are played and taken back until there are as many. And the milliseconds in which the store's rows are a table.
"""

import argparse
import asyncio
import gc
import json
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from benchmarks.server.one_move import Moves, Stages, running
from intriga.games.shelf import find_game, own_pack
from intriga.store.sqlite.store import SqliteStore
from intriga.tables.folding import fold
from intriga.tables.index import index_of
from intriga.tables.proposing import vote
from intriga.tables.rows import read_row, row_bytes
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back

GAME = "_tiny"
REPEATS = 400


class LongMatch(Moves):
    """A match that goes on and on, because every card that is played is taken back."""

    def grow(self, entries: int) -> None:
        while len(running(self.table).entries) < entries:
            seat, words, question = self.asked()
            now, client = 1000 + self.table.sequence, f"c{self.table.sequence}"
            self.table = self.decided(seat, words, question, now, client).table
            self.table = take_back(self.table, f"p{seat}", now, seat, f"u{client}").table
            while (asked := self.table.proposal) is not None:
                agrees = asked.waits_for[0]
                self.table = vote(self.table, f"p{agrees}", now, agrees, asked.number, True).table

    def again(self, stages: Stages) -> None:
        """The next move, after which everything is as it was."""
        before = self.table
        self.one(stages)
        self.table = before

    def choose(self, words: list[str]) -> str:
        return next(word for word in words if word.startswith("play"))


def moves_at(entries: int) -> dict[str, object]:
    made = LongMatch(GAME, {})
    made.grow(entries)
    for _ in range(REPEATS):
        made.again(Stages())
    stages = Stages()
    gc.disable()
    for _ in range(REPEATS):
        made.again(stages)
    gc.enable()
    found = {name: round(1e6 * seconds / REPEATS, 1) for name, seconds in stages.spent.items()}
    read = asyncio.run(read_back(made.table))
    return {"entries": entries, "us": found, "sum": round(sum(found.values()), 1), **read}


async def read_back(table: Table) -> dict[str, float]:
    """How long the rows take to be read and to be a table again: at once, and of that processor time."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "store.sqlite")
        await store.append(table.id, 0, [row_bytes(row) for row in table.rows], index_of(table))
        began, spent = perf_counter(), process_time()
        stored = await store.rows(table.id)
        again = fold(find_game(GAME), own_pack(GAME), [read_row(row) for row in stored])
        took = perf_counter() - began, process_time() - spent
        await store.close()
    assert again.sequence == table.sequence
    return {"read_ms": round(1000 * took[0], 1), "read_cpu_ms": round(1000 * took[1], 1)}


def main() -> None:
    reader = argparse.ArgumentParser(prog="benchmarks.server.growth")
    reader.add_argument("--entries", type=int, nargs="+", default=[10, 100, 1000])
    for entries in reader.parse_args().entries:
        print(json.dumps(moves_at(entries)), flush=True)


if __name__ == "__main__":
    main()
