"""The hub: the tables of this node in memory. Commit, then tell.

A command is decided on a fork of the table, its rows are appended to the store, and only then the fork takes
the table's place, readers are shown it, watchers are called, and other nodes are notified.
"""

import asyncio
from collections.abc import Callable
from time import monotonic, perf_counter

import msgspec
import structlog

from intriga.games.shelf import find_game, table_pack
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack
from intriga.server.live.bus import Bus, RowsAdded, TurnedAway
from intriga.server.live.memory import MemoryBudget
from intriga.server.live.presence import RemoteReaders, combined
from intriga.server.live.table import LiveTable, after_each_move
from intriga.server.live.tasks import Tasks
from intriga.server.operations.metrics import Metrics
from intriga.server.settings import Settings
from intriga.server.telling.reader import Presence
from intriga.server.telling.refusals import DamagedTable, NoSuchTable
from intriga.server.telling.shown import Shown
from intriga.store.codes import new_secret
from intriga.store.faults import StoreUnavailable
from intriga.store.protocol import AlreadyAnswered, AnswerKey, Conflict, Store
from intriga.tables.drafts import Change, no_change
from intriga.tables.folding import fold
from intriga.tables.following import FollowUp
from intriga.tables.index import index_of
from intriga.tables.pauses import stop_clocks
from intriga.tables.rows import AnyRow, read_opened, read_row, row_bytes
from intriga.tables.seating import may_watch
from intriga.tables.table import Table
from intriga.tables.upgrading import needs_upgrade, upgrade

MOST_TRIES = 8  # races with other nodes that one command may lose
UNSURE_RETRY = 1.0  # seconds until a table whose last append failed is read again
REFUSED_NOW = 4403  # the close code of who may no longer read: the client should not reconnect
DAY = 24 * 60 * 60 * 1000  # milliseconds: the period of allowances

Command = Callable[[Table, int], Change]
Watcher = Callable[[LiveTable], None]
log = structlog.get_logger()


class Hub:
    """All tables that this node has in memory."""

    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.metrics = Metrics()
        self.tasks = Tasks(self.metrics)
        self.node = new_secret()[:8]
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.remote_readers = RemoteReaders()
        self.budget = MemoryBudget(settings.limits.table_memory)
        self.watchers: list[Watcher] = []

    def now(self) -> int:
        """Milliseconds of wall time."""
        return self.settings.clock()

    def time_at(self, live: LiveTable) -> int:
        """The time at this table: wall time when it came into memory, or that of its last row if that was
        later. From then on it passes steadily, so no clock stands or jumps when the wall clock is set."""
        return self.settings.steady() + live.ahead

    def begin_time(self, live: LiveTable) -> None:
        live.ahead = max(self.now(), live.table.at) - self.settings.steady()

    def watch(self, watcher: Watcher) -> None:
        """Call this after every change of a table, and when somebody comes or goes."""
        self.watchers.append(watcher)

    def notify(self, live: LiveTable) -> None:
        for watcher in self.watchers:
            watcher(live)

    def presence(self, live: LiveTable) -> Presence:
        """Everybody who reads this table, at any node."""
        return combined(live.presence(), self.remote_readers.at(live.table.id))

    # ── finding a table ──

    async def find(self, table: str) -> LiveTable:
        """The live table of this id, read from the store if it is not in memory."""
        found = self.live.get(table)
        if found is None:
            lock = self.loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    found = self.live.get(table) or await self.load(table)
            finally:
                self.loading.pop(table, None)
        elif not self.bus.is_up:
            await self.refresh(found)
        found.used = monotonic()
        return found

    async def load(self, table: str) -> LiveTable:
        stored = await self.store.rows(table)
        if not stored:
            raise NoSuchTable(table)
        live = LiveTable(await self.folded(stored))
        self.begin_time(live)
        self.budget.make_room(self.live, live.weight())
        self.live[table] = live
        await self.prepare(live)
        self.notify(live)
        return live

    async def folded(self, stored: list[bytes]) -> Table:
        """The table of these rows; DamagedTable if they are not as they were stored."""
        try:
            opened = read_opened(stored[0])
            game = find_game(opened.game)
            pack = await self.pack(opened.game, opened.pack_digest)
            return fold(game, pack, [read_row(row) for row in stored])
        except (Malformed, LookupError, ValueError, AssertionError) as fault:
            raise DamagedTable from fault

    async def prepare(self, live: LiveTable) -> None:
        """A table comes into memory: upgrade it to the present rules, and set back to the last move a clock
        that ran while no server was up."""
        if needs_upgrade(live.table):
            await self.command(live, upgrade)
        clock = live.table.opened.clock.kind
        if clock == "bank" and live.table.clocks.running and not self.presence(live).persons:
            since = live.table.at
            await self.command(live, lambda table, now: stop_clocks(table, now, "down", since))

    async def pack(self, game: str, digest: str) -> Pack:
        """The pack that a table is played with."""
        own = table_pack(game)
        if own.digest == digest:
            return own
        stored = await self.store.pack(digest)
        if stored is None:
            raise Malformed("the pack of this table is not stored here")
        return msgspec.msgpack.decode(stored, type=Pack)

    # ── commands ──

    async def open(self, change: Change) -> LiveTable:
        """A new table: its rows are stored, and it is live."""
        live = LiveTable(change.table)
        self.begin_time(live)
        self.budget.make_room(self.live, live.weight())
        await self.store.put_pack(change.table.pack.digest, msgspec.msgpack.encode(change.table.pack))
        await self.store.append(
            change.table.id, 0, [row_bytes(row) for row in change.rows], index_of(change.table)
        )
        live.used = monotonic()
        self.live[change.table.id] = live
        self.notify(live)
        return live

    async def follow(self, live: LiveTable, follow: Callable[[Table, int], FollowUp]) -> str:
        """The table that follows another. It is stored before the old table refers to it. If a
        follow-up already exists, that one is returned."""
        made = follow(live.table, self.time_at(live))
        if made.new is None:
            return made.table
        await self.open(made.new)

        def refer_to_it(table: Table, now: int) -> Change:
            nonlocal made
            made = follow(table, now)
            return made.old

        await self.command(live, refer_to_it)
        return made.table

    async def command(self, live: LiveTable, command: Command, answer: AnswerKey | None = None) -> Change:
        """Run the command on the present table, commit, then tell. If it raises, nothing changes."""
        async with live.lock:
            if live.is_unsure:
                await self.catch_up(live)
            for _ in range(MOST_TRIES):
                change = command(live.table, self.time_at(live))
                if not change.rows:
                    return change
                try:
                    await self.commit(live, change, answer)
                except Conflict:
                    self.metrics.conflicts.inc()
                    await self.catch_up(live)
                    continue
                except AlreadyAnswered as done:
                    await self.catch_up(live)
                    return no_change(live.table, done.sequence)
                self.advance(live, [change.table])
                await self.bus.publish(RowsAdded(live.table.id, live.table.sequence))
                return change
        raise StoreUnavailable("lost", why="other nodes write faster")

    async def commit(self, live: LiveTable, change: Change, answer: AnswerKey | None) -> None:
        rows = [row_bytes(row) for row in change.rows]
        began = perf_counter()
        try:
            await self.store.append(
                live.table.id,
                change.expected,
                rows,
                index_of(change.table),
                answer,
                same_persons=live.table.seats == change.table.seats,
            )
        except StoreUnavailable:
            # It is not known whether this was committed: reload before the next command.
            live.is_unsure = True
            self.tasks.spawn(self.refresh_until_sure(live))
            raise
        finally:
            self.metrics.commits.observe(perf_counter() - began)

    def advance(self, live: LiveTable, tables: list[Table]) -> None:
        """Replace the table by its later states, one after the other; readers are told of each."""
        for table in tables:
            if table.removed != live.table.removed or table.forgotten != live.table.forgotten:
                self.end_old_connections(live, table)
            live.table = table
            live.ahead = max(live.ahead, table.at - self.settings.steady())  # another node's may be later
            self.show(live)
        self.notify(live)

    def end_old_connections(self, live: LiveTable, table: Table) -> None:
        """Whom the host has removed, or who is forgotten, reads no further."""
        for connection in live.connections:
            person = connection.reader.person
            is_gone = person in table.removed and not may_watch(table, person, connection.key)
            if person and (is_gone or person in table.forgotten):
                connection.close(REFUSED_NOW)

    async def turn_away(self, person: str, device: str = "") -> None:
        """End the connections of this person, or of one device, at all nodes."""
        self.end_connections(person, device)
        await self.bus.publish(TurnedAway(person, device))

    def end_connections(self, person: str, device: str) -> None:
        for live in self.live.values():
            for connection in live.connections:
                if connection.reader.person == person and device in ("", connection.device):
                    connection.close(REFUSED_NOW)

    def show(self, live: LiveTable) -> None:
        shown = self.shown(live)
        for connection in live.connections:
            connection.show(shown)

    def shown(self, live: LiveTable) -> Shown:
        """The table as it is now, for any reader."""
        return Shown(live.table, self.presence(live), self.time_at(live))

    # ── catching up ──

    async def refresh(self, live: LiveTable) -> None:
        """Fetch the rows that this node does not have yet."""
        async with live.lock:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Fold what other nodes wrote; the caller holds the table's lock."""
        stored = await self.store.rows(live.table.id, live.table.sequence)
        live.is_unsure = False
        if stored:
            self.advance(live, after_each_move(live.table, rows_of(stored)))

    async def refresh_until_sure(self, live: LiveTable) -> None:
        """After an append that failed: read the table again as soon as the store answers."""
        while live.is_unsure and self.tasks.is_open:
            try:
                await self.refresh(live)
            except StoreUnavailable:
                await asyncio.sleep(UNSURE_RETRY)

    async def refresh_all(self) -> None:
        """Refresh every table that somebody reads."""
        for live in [live for live in self.live.values() if live.connections]:
            try:
                await self.refresh(live)
            except StoreUnavailable:
                log.warning("store_away")

    # ── stopping ──

    def close_connections(self) -> None:
        """The node is about to stop: each connection is closed after its pending messages."""
        self.tasks.is_open = False
        for live in self.live.values():
            for connection in live.connections:
                connection.close()

    async def close(self) -> None:
        """Finish what is being written, then cancel everything else."""
        self.close_connections()
        for live in list(self.live.values()):
            async with live.lock:
                pass
        await self.tasks.close()


def rows_of(stored: list[bytes]) -> list[AnyRow]:
    """Rows that another node has stored."""
    try:
        return [read_row(row) for row in stored]
    except Malformed as fault:
        raise DamagedTable from fault
