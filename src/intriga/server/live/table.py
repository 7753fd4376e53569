"""A live table: the folded table of this node, its readers, and what is under way there."""

import asyncio
from collections import deque
from typing import Any

import msgspec

from intriga.kernel.match.entries import Decided
from intriga.server.telling.reader import Presence, Reader
from intriga.tables.folding import apply_stored
from intriga.tables.rows import AnyRow, Played
from intriga.tables.table import Table

LONGEST_QUEUE = 64  # messages that a slow reader may be behind; then it is shown the latest state only


class Shown(msgspec.Struct, frozen=True):
    """The table as it was after a change, for a reader to be told of."""

    table: Table
    presence: Presence


class Connection:
    """A reader of a table by socket or by lines. What it is to be sent waits in order."""

    def __init__(self, reader: Reader, sequence: int) -> None:
        self.reader = reader
        self.sequence = sequence  # the rows that it has been told of
        self.waiting: deque[Shown | msgspec.Struct] = deque()
        self.wakes = asyncio.Event()
        self.closing = False

    def show(self, shown: Shown) -> None:
        """Tell the reader of a change, after all that waits already."""
        if len(self.waiting) >= LONGEST_QUEUE:
            kept = [message for message in self.waiting if not isinstance(message, Shown)]
            self.waiting = deque(kept)
        self.waiting.append(shown)
        self.wakes.set()

    def answer(self, message: msgspec.Struct) -> None:
        """Send this message as it is, after all that waits already."""
        self.waiting.append(message)
        self.wakes.set()

    def close(self) -> None:
        self.closing = True
        self.wakes.set()

    async def next(self) -> Shown | msgspec.Struct | None:
        """What is to be sent next; None when the connection is to be closed."""
        while not self.waiting:
            if self.closing:
                return None
            self.wakes.clear()
            await self.wakes.wait()
        return self.waiting.popleft()


class LiveTable:
    """One table at this node."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.bots: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.players: dict[str, Any] = {}  # bots that sit or advise here, with what they have planned
        self.seen: dict[str, int] = {}  # person, to when they were last here
        self.used = 0.0  # when somebody last asked for the table

    def presence(self) -> Presence:
        """Who reads the table at this node."""
        seated = set(self.table.persons())
        persons = [connection.reader.person for connection in self.connections]
        here = frozenset(person for person in persons if person in seated)
        return Presence(here, sum(person not in seated for person in persons))


def grown(table: Table, rows: list[AnyRow]) -> list[Table]:
    """The table after each move among these rows, so that readers are told of moves one by one."""
    found: list[Table] = []
    here = table.fork()
    for number, row in enumerate(rows):
        is_move = isinstance(row, Played) and isinstance(row.entry, Decided)
        if is_move and number > 0:
            found.append(here)
            here = here.fork()
        apply_stored(here, row)
    return [*found, here]
