"""The store in one SQLite file: durable appends in shared transactions, reads beside them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import apsw

from intriga.store import table_scripts
from intriga.store.faults import StoreUnavailable
from intriga.store.migrations import SQLITE
from intriga.store.protocol import AlreadyAnswered, Append, Conflict
from intriga.store.scripted import ScriptedStore
from intriga.store.scripts import Script, statement
from intriga.store.sqlite.lock import FileLock
from intriga.store.sqlite.opening import open_reader, open_writer, prepare
from intriga.store.sqlite.running import fault_of, run
from intriga.store.sqlite.together import is_usual
from intriga.store.sqlite.writer import Writer
from intriga.store.table_scripts import client_bytes, index_values

T = TypeVar("T")
SCRUB_TRIES = 20
SCRUB_PAUSE = 0.05  # seconds


def truncate_log(connection: apsw.Connection) -> bool:
    """Bring everything from the log into the file, and empty it; whether nobody was in the way."""
    busy, _, _ = next(connection.execute("PRAGMA wal_checkpoint(TRUNCATE)"))
    return not busy


def append(new: Append) -> Script[None]:
    """The rows of one append; raises AlreadyAnswered or Conflict, which roll it back."""
    yield from _move_index(new)
    if new.answer is not None:
        key = (new.table, new.answer.seat, client_bytes(new.answer))
        written = yield statement(
            "INSERT INTO table_answers (table_id, seat, client, sequence) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT DO NOTHING RETURNING sequence",
            *key,
            new.expected,
        )
        if not written:
            yield from _refuse(new)
    for sequence, content in enumerate(new.rows, start=new.expected):
        yield statement(
            "INSERT INTO table_rows (table_id, sequence, content) VALUES ($1, $2, $3)",
            new.table,
            sequence,
            content,
        )
    yield from _seat_persons(new)


def _move_index(new: Append) -> Script[None]:
    values = index_values(new)
    if new.expected:
        moved = yield statement(
            "UPDATE tables SET length = $2, status = $3, joinable = $4, updated = $5, due = $6, facts = $7"
            " WHERE id = $1 AND length = $8 RETURNING id",
            *values,
            new.expected,
        )
    else:
        moved = yield statement(
            "INSERT INTO tables (id, length, status, joinable, updated, due, facts)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id",
            *values,
        )
    if not moved:
        yield from _refuse(new)


def _refuse(new: Append) -> Script[None]:
    """Raise the reason: that the message was answered before tells more than a conflict."""
    if new.answer is not None:
        first = yield from table_scripts.answered(new.table, new.answer)
        if first is not None:
            raise AlreadyAnswered(first)
    raise Conflict


def _seat_persons(new: Append) -> Script[None]:
    found = yield statement("SELECT person FROM table_persons WHERE table_id = $1 AND seated = 1", new.table)
    before = {row[0] for row in found}
    now = new.index.persons
    for seated, persons in ((1, now - before), (0, before - now)):
        for person in sorted(persons):
            yield statement(
                "INSERT INTO table_persons (table_id, person, seated) VALUES ($1, $2, $3)"
                " ON CONFLICT (table_id, person) DO UPDATE SET seated = excluded.seated",
                new.table,
                person,
                seated,
            )


class SqliteStore(ScriptedStore):
    """Made by `open`, in the event loop that will use it."""

    def __init__(self, file: Path, lock: FileLock, writing: apsw.Connection) -> None:
        self.file = file
        self.lock = lock
        self.reading = open_reader(file)
        self.writing = writing
        self.writer = Writer(writing, str(file))
        self.reader = ThreadPoolExecutor(1, "store reader")
        self.is_open = True

    @classmethod
    async def open(cls, file: Path, migrations: Path = SQLITE) -> "SqliteStore":
        """CannotOpen, with a sentence, if the file is in use, newer, damaged or not ours."""
        file = file.expanduser().resolve()
        prepare(file)
        lock = FileLock(file)
        try:
            return cls(file, lock, await asyncio.to_thread(open_writer, file, migrations))
        except BaseException:
            lock.release()
            raise

    async def _append(self, new: Append) -> None:
        usual = new if is_usual(new) else None
        await self.writer.do(lambda connection: run(connection, append(new)), usual=usual)

    async def _write(self, script: Script[T]) -> T:
        return await self.writer.do(lambda connection: run(connection, script))

    async def _read(self, script: Script[T]) -> T:
        if not self.is_open:
            raise StoreUnavailable("closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reader, run, self.reading, script)
        except apsw.Error as fault:
            raise fault_of(fault, str(self.file)) from None

    async def scrub(self) -> None:
        """The log beside the file holds what was written before; a reader may be in the way for a moment."""
        for _ in range(SCRUB_TRIES):
            if await self.writer.do(truncate_log, alone=True):
                return
            await asyncio.sleep(SCRUB_PAUSE)

    async def close(self) -> None:
        if not self.is_open:
            return
        self.is_open = False
        await self.writer.close()
        await asyncio.to_thread(self.reader.shutdown)
        self.reading.close()
        self.writing.close()
        self.lock.release()
