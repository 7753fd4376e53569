"""A live table: the folded table of this node, its readers, its alarm and its bots."""

import asyncio
from collections import deque

import msgspec

from intriga.bots.players import Player
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import Decided
from intriga.server.telling.reader import Presence, Reader
from intriga.tables.folding import apply_stored
from intriga.tables.rows import AnyRow, Played
from intriga.tables.table import Table

LONGEST_QUEUE = 64  # messages; a slower reader is shown the latest state only


class Shown(msgspec.Struct, frozen=True):
    """The table after a change, to be shown to a reader."""

    table: Table
    presence: Presence


class Connection:
    """A reader of a table by socket or by lines, with a queue of what to send."""

    def __init__(self, reader: Reader, sequence: int) -> None:
        self.reader = reader
        self.sequence = sequence  # how many rows the reader has seen
        self.waiting: deque[Shown | msgspec.Struct] = deque()
        self.wakes = asyncio.Event()
        self.closing = False

    def show(self, shown: Shown) -> None:
        """Queue a change of the table."""
        if len(self.waiting) >= LONGEST_QUEUE:
            kept = [message for message in self.waiting if not isinstance(message, Shown)]
            self.waiting = deque(kept)
        self.waiting.append(shown)
        self.wakes.set()

    def answer(self, message: msgspec.Struct) -> None:
        """Queue a message that is sent as it is."""
        self.waiting.append(message)
        self.wakes.set()

    def close(self) -> None:
        self.closing = True
        self.wakes.set()

    async def next(self) -> Shown | msgspec.Struct | None:
        """What to send next; None when the connection is to be closed."""
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
        self.hurry = asyncio.Event()  # somebody has said "move now" to the bots that are deciding
        self.alarm: asyncio.TimerHandle | None = None
        self.players: dict[tuple[Seat, str], Player] = {}  # by level; with what they have planned
        self.seen: dict[str, int] = {}  # person, to when they were last here
        self.used = 0.0  # when somebody last asked for the table

    def presence(self) -> Presence:
        """Who reads the table at this node."""
        seated = set(self.table.persons())
        persons = [connection.reader.person for connection in self.connections]
        here = frozenset(person for person in persons if person in seated)
        return Presence(here, sum(person not in seated for person in persons))


def after_each_move(table: Table, rows: list[AnyRow]) -> list[Table]:
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
