"""A live table: the folded table of this node, its readers, its alarm and its bots."""

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from intriga.bots.players import Player
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import Decided
from intriga.server.telling.reader import Presence, Reader
from intriga.server.telling.shown import Shown
from intriga.server.telling.wire import Here
from intriga.tables.folding import apply_stored
from intriga.tables.rows import AnyRow, Played
from intriga.tables.table import SeatHolder, Table

LONGEST_QUEUE = 64  # messages; a slower reader is shown the latest state only
RESTARTING = 1012  # the close code of a node that stops: the client should reconnect
ROW_BYTES = 6_500  # of a row with its entry, its events and its position: 1,700 to 6,400 were measured


#: What is queued for a reader: a change, which is told when its turn comes, or a message.
Sent = Shown | msgspec.Struct | bytes


class Connection:
    """A reader of a table by socket or by lines, with a queue of what to send. `key` is of the link that the
    reader came by, `device` the public id of the reader's device; a program does without `Here`."""

    def __init__(
        self, reader: Reader, sequence: int, key: str = "", device: str = "", *, hears_presence: bool = True
    ) -> None:
        self.reader = reader
        self.sequence = sequence  # how many rows the reader has seen
        self.key = key
        self.device = device
        self.hears_presence = hears_presence
        self.told = Presence()  # who is here, as the reader was told last
        self.waiting: deque[Sent] = deque()
        self.wakes = asyncio.Event()
        self.wake: Callable[[], None] = self.wakes.set  # there is something to send, or it is to be closed
        self.closing = False
        self.close_code = RESTARTING

    def show(self, shown: Shown) -> None:
        """Queue a change of the table."""
        if len(self.waiting) >= LONGEST_QUEUE:
            kept = [message for message in self.waiting if not isinstance(message, Shown)]
            self.waiting = deque(kept)
        self.waiting.append(shown)
        self.told = shown.presence
        self.wake()

    def tell_presence(self, here: Here, presence: Presence) -> None:
        """Queue who is here; what was still to be told of that is out of date."""
        if self.hears_presence and presence != self.told:
            kept = [message for message in self.waiting if not isinstance(message, Here)]
            self.waiting = deque(kept)
            self.told = presence
            self.answer(here)

    def answer(self, message: msgspec.Struct | bytes) -> None:
        """Queue a message that is sent as it is."""
        self.waiting.append(message)
        self.wake()

    def close(self, code: int = RESTARTING) -> None:
        self.closing = True
        self.close_code = code
        self.wake()

    async def next(self) -> Sent | None:
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
        self.connections: set[Connection] = set()  # `join` and `leave` change it
        self.attendance = 0  # how often it has changed
        self.counted: tuple[int, list[SeatHolder]] | None = None  # what the presence was counted of
        self.counted_presence = Presence()
        self.bots: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()  # somebody has said "move now" to the bots that are deciding
        self.alarm: asyncio.TimerHandle | None = None
        self.players: dict[tuple[Seat, str], Player] = {}  # by level; with what they have planned
        self.seen: dict[str, int] = {}  # person, to when they were last here
        self.used = 0.0  # when somebody last asked for the table
        self.ahead = 0  # milliseconds from the node's steady time to the table's own
        self.is_unsure = False  # whether the last append failed: it may have been committed
        self.presence_told = 0.0  # when readers were last told who is here
        self.presence_timer: asyncio.TimerHandle | None = None

    def presence(self) -> Presence:
        """Who reads the table at this node: counted anew when somebody comes, goes, sits down or leaves."""
        key = (self.attendance, self.table.seats)
        if key != self.counted:
            self.counted = key
            seated = set(self.table.persons())
            persons = [connection.reader.person for connection in self.connections]
            here = frozenset(person for person in persons if person in seated)
            self.counted_presence = Presence(here, sum(person not in seated for person in persons))
        return self.counted_presence

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.attendance += 1

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.attendance += 1

    def weight(self) -> int:
        """About how many bytes of memory the table takes, rather too many than too few."""
        return self.table.sequence * ROW_BYTES


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
