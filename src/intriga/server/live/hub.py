"""The hub: live tables of this node. Commit, then tell.

A command is decided on a fork of the table, its rows are appended to the store, and only then the fork takes
the table's place, other nodes hear of it, and every reader is told, each through its own eyes.
"""

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic

import msgspec
import structlog

from intriga.games.shelf import find_game, table_pack
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack
from intriga.server.live.bus import Bus, Gone, Grown, Hello, Here, Message, Resumed
from intriga.server.live.presence import Elsewhere, together
from intriga.server.live.table import Connection, LiveTable, Shown, grown
from intriga.server.operations.failures import failed
from intriga.server.operations.metrics import Figures
from intriga.server.settings import Settings
from intriga.server.telling.reader import Presence
from intriga.server.telling.refusals import NoSuchTable
from intriga.store.codes import new_secret
from intriga.store.protocol import Answered, AnswerKey, Conflict, Store
from intriga.store.troubles import Unavailable
from intriga.tables.alarms import wake, wakes_at
from intriga.tables.drafts import Change, nothing
from intriga.tables.folding import fold
from intriga.tables.following import Following
from intriga.tables.index import index_of
from intriga.tables.pauses import resume_clocks, stop_clocks
from intriga.tables.rows import read_opened, read_row, row_bytes
from intriga.tables.table import Table
from intriga.tables.upgrading import needs_upgrade, upgrade

TRIES = 8  # races with other nodes that one command may lose
DAY = 24 * 60 * 60 * 1000  # milliseconds: the period of allowances

Command = Callable[[Table, int], Change]
log = structlog.get_logger()


class Hub:
    """All tables that this node has in memory."""

    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.figures = Figures()
        self.node = new_secret()[:8]
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.elsewhere = Elsewhere()
        self.tasks: set[asyncio.Task[None]] = set()
        self.moved: Callable[[LiveTable], None] = lambda live: None  # the bots are told of every change
        self.is_open = True

    def now(self) -> int:
        """Milliseconds of wall time."""
        return self.settings.clock()

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
            await self.look(found)
        found.used = monotonic()
        return found

    async def load(self, table: str) -> LiveTable:
        stored = await self.store.rows(table)
        if not stored:
            raise NoSuchTable(table)
        opened = read_opened(stored[0])
        game = find_game(opened.game)
        pack = await self.pack(opened.game, opened.pack_digest)
        live = LiveTable(fold(game, pack, [read_row(row) for row in stored]))
        self.live[table] = live
        await self.wake_up(live)
        self.set_alarm(live)
        return live

    async def wake_up(self, live: LiveTable) -> None:
        """A table comes into memory: older rules hand over to the present ones, and a clock that ran while no
        server was there is set back to the last move."""
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
        await self.store.put_pack(change.table.pack.digest, msgspec.msgpack.encode(change.table.pack))
        await self.store.append(
            change.table.id, 0, [row_bytes(row) for row in change.rows], index_of(change.table)
        )
        live = LiveTable(change.table)
        live.used = monotonic()
        self.live[change.table.id] = live
        self.after_change(live)
        return live

    async def follow(self, live: LiveTable, follow: Callable[[Table, int], Following]) -> str:
        """The table that follows another: it is stored first, so that no table names one that is not there.
        Who comes second is led to the first one's."""
        made = follow(live.table, self.now())
        if made.new is None:
            return made.table
        await self.open(made.new)

        def name_it(table: Table, now: int) -> Change:
            nonlocal made
            made = follow(table, now)
            return made.old

        await self.command(live, name_it)
        return made.table

    async def command(self, live: LiveTable, command: Command, answer: AnswerKey | None = None) -> Change:
        """Decide on the present table, commit, then tell. What cannot be done raises, and nothing changes."""
        async with live.lock:
            for _ in range(TRIES):
                change = command(live.table, self.now())
                if not change.rows:
                    return change
                try:
                    await self.commit(live, change, answer)
                except Conflict:
                    self.figures.conflicts.inc()
                    await self.catch_up(live)
                    continue
                except Answered as done:
                    await self.catch_up(live)
                    return nothing(live.table, done.sequence)
                self.advance(live, [change.table])
                await self.bus.say(Grown(live.table.id, live.table.sequence))
                return change
        raise Unavailable("lost", why="other nodes write faster")

    async def commit(self, live: LiveTable, change: Change, answer: AnswerKey | None) -> None:
        rows = [row_bytes(row) for row in change.rows]
        try:
            with self.figures.commits.time():
                await self.store.append(live.table.id, change.expected, rows, index_of(change.table), answer)
        except Unavailable:
            # Whether it was committed is not known: the store is asked before anything else is decided.
            self.spawn(self.look(live))
            raise

    def advance(self, live: LiveTable, tables: list[Table]) -> None:
        """These tables follow the present one: readers are told of each."""
        for table in tables:
            live.table = table
            self.show(live)
        self.after_change(live)

    def show(self, live: LiveTable) -> None:
        shown = Shown(live.table, self.presence(live))
        for connection in live.connections:
            connection.show(shown)

    def after_change(self, live: LiveTable) -> None:
        self.set_alarm(live)
        self.moved(live)

    # ── catching up ──

    async def look(self, live: LiveTable) -> None:
        """See whether the store has more than this node knows."""
        async with live.lock:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Fold what other nodes wrote; the caller holds the table's lock."""
        stored = await self.store.rows(live.table.id, live.table.sequence)
        if stored:
            self.advance(live, grown(live.table, [read_row(row) for row in stored]))

    async def heard(self, message: Message) -> None:
        """What another node says."""
        match message:
            case Grown(table, sequence):
                live = self.live.get(table)
                if live is not None and sequence > live.table.sequence:
                    await self.look(live)
            case Here() if message.node != self.node:
                live = self.live.get(message.table)
                if self.elsewhere.hear(message, monotonic()) and live is not None:
                    self.show(live)
                    self.moved(live)
            case Gone(node):
                self.somebody_left(self.elsewhere.forget_node(node))
            case Hello(node) if node != self.node:
                await self.say_who_is_here()
            case Resumed():
                self.spawn(self.resume())
            case _:
                pass

    # ── readers ──

    def presence(self, live: LiveTable) -> Presence:
        return together(live.presence(), self.elsewhere.at(live.table.id))

    async def join(self, live: LiveTable, connection: Connection) -> None:
        """A reader has come. The others see it; who sits here may make bots and clocks go on."""
        live.connections.add(connection)
        await self.presence_changed(live, except_for=connection)

    async def leave(self, live: LiveTable, connection: Connection) -> None:
        live.connections.discard(connection)
        live.seen[connection.reader.person] = self.now()
        await self.presence_changed(live)

    async def presence_changed(self, live: LiveTable, except_for: Connection | None = None) -> None:
        shown = Shown(live.table, self.presence(live))
        for connection in live.connections:
            if connection is not except_for:
                connection.show(shown)
        await self.say_here(live)
        self.moved(live)
        await self.keep_clocks(live)

    async def keep_clocks(self, live: LiveTable) -> None:
        """Clocks stand while nobody who plays is here, and while no server was."""
        if not live.table.clocks.is_kept or not self.is_open:
            return
        if self.presence(live).persons:
            await self.command(live, resume_clocks)
        else:
            gone = self.now()
            await self.command(live, lambda table, now: stop_clocks(table, now, "nobody_here", gone))

    def somebody_left(self, tables: list[str]) -> None:
        for table in tables:
            live = self.live.get(table)
            if live is not None:
                self.show(live)
                self.moved(live)
                self.spawn(self.keep_clocks(live))

    async def say_here(self, live: LiveTable) -> None:
        mine = live.presence()
        await self.bus.say(Here(live.table.id, self.node, tuple(sorted(mine.persons)), mine.spectators))

    async def say_who_is_here(self) -> None:
        for live in list(self.live.values()):
            if live.connections:
                await self.say_here(live)

    # ── time ──

    def set_alarm(self, live: LiveTable) -> None:
        """Wake the table when it next has something to do by itself."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        at = wakes_at(live.table)
        if at is not None and self.is_open:
            wait = max(0.0, (at - self.now()) / 1000)
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(min(wait, 3600.0), lambda: self.spawn(self.ring(live)))

    async def ring(self, live: LiveTable) -> None:
        at = wakes_at(live.table)
        if at is not None and at <= self.now():
            await self.command(live, wake)
        else:
            self.set_alarm(live)

    # ── care ──

    async def start(self) -> None:
        await self.bus.start(self.heard)

    async def resume(self) -> None:
        """The bus is back: say what others may have missed, and look for what we have."""
        await self.bus.say(Hello(self.node))
        await self.say_who_is_here()
        for live in list(self.live.values()):
            await self.bus.say(Grown(live.table.id, live.table.sequence))
        await self.look_everywhere()

    async def look_everywhere(self) -> None:
        for live in [live for live in self.live.values() if live.connections]:
            try:
                await self.look(live)
            except Unavailable:
                log.warning("store_away")

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Work beside everything else; its failure is logged, not lost."""
        if not self.is_open:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            failed(self.figures, "task", fault)

    def let_readers_go(self) -> None:
        """The node is about to stop: every connection is closed after what waits for it."""
        self.is_open = False
        for live in self.live.values():
            for connection in live.connections:
                connection.close()
            if live.alarm is not None:
                live.alarm.cancel()

    async def close(self) -> None:
        """Say goodbye; what was being written is finished first."""
        self.let_readers_go()
        for live in list(self.live.values()):
            async with live.lock:
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bus.say(Gone(self.node))
        await self.bus.close()
