"""The store in a PostgreSQL database. A lost connection is replaced; every write is atomic."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import asyncpg
from asyncpg.pool import Pool, PoolConnectionProxy
from asyncpg.transaction import Transaction

from intriga.store import table_scripts
from intriga.store.faults import StoreUnavailable
from intriga.store.migrations import POSTGRES
from intriga.store.postgres.appending import append_statement
from intriga.store.postgres.connecting import CONNECTION_LOST, ROLLED_BACK, connect, error_text
from intriga.store.protocol import AlreadyAnswered, Append, Conflict
from intriga.store.scripted import ScriptedStore
from intriga.store.scripts import ResultRows, Script, Statement

T = TypeVar("T")

# Seconds to wait before each further attempt with a new connection: a restart of the server takes about that.
RETRY_PAUSES = (0.05, 0.2, 0.5, 1.0)
RETRYABLE = (*CONNECTION_LOST, *ROLLED_BACK)


class PostgresStore(ScriptedStore):
    """Made by `open`, in the event loop that will use it."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    @classmethod
    async def open(cls, url: str, migrations: Path = POSTGRES) -> "PostgresStore":
        """CannotOpen, with a sentence, if there is no such database or it is newer than this program."""
        return cls(await connect(url, migrations))

    # ── appending ──

    async def _append(self, new: Append) -> None:
        """After a lost connection nobody knows whether the rows were committed: the next attempt shows it."""
        is_unsure = False
        for pause in (*RETRY_PAUSES, None):
            try:
                await self._append_once(new)
                return
            except (Conflict, AlreadyAnswered):
                if is_unsure and await self._holds(new):
                    return
                raise
            except RETRYABLE as fault:
                is_unsure = True
                await self._pause(pause, fault)
            except asyncpg.PostgresError as fault:
                raise StoreUnavailable("cannot-write", why=error_text(fault)) from None

    async def _append_once(self, new: Append) -> None:
        sql, values = append_statement(new)
        try:
            if await self.pool.fetchval(sql, *values):
                return
        except asyncpg.UniqueViolationError:
            pass  # the answer is there already, or a row of this number is
        if new.answer is not None:
            first = await self._read(table_scripts.answered(new.table, new.answer))
            if first is not None:
                raise AlreadyAnswered(first)
        raise Conflict

    async def _holds(self, new: Append) -> bool:
        """Whether exactly these rows are there, where they were to go."""
        there = await self._read(table_scripts.rows(new.table, new.expected))
        return tuple(there[: len(new.rows)]) == new.rows

    # ── scripts ──

    async def _read(self, script: Script[T]) -> T:
        """Each statement may be repeated: it changes nothing."""
        try:
            wanted = next(script)
            while True:
                wanted = script.send(await self._fetch(wanted))
        except StopIteration as end:
            outcome: T = end.value
            return outcome
        finally:
            script.close()

    async def _fetch(self, wanted: Statement) -> ResultRows:
        for pause in (*RETRY_PAUSES, None):
            try:
                found: ResultRows = await self.pool.fetch(wanted.sql, *wanted.values)
                return found
            except CONNECTION_LOST as fault:
                await self._pause(pause, fault)
        raise AssertionError("the last pause raises")

    async def _write(self, script: Script[T]) -> T:
        """One transaction on a connection that was alive when it began."""
        connection, transaction = await self._begin()
        try:
            outcome = await self._run(connection, script)
            await transaction.commit()
            return outcome
        except BaseException as fault:
            with suppress(*RETRYABLE):  # what the server has lost it has rolled back
                await transaction.rollback()
            if isinstance(fault, RETRYABLE):
                raise StoreUnavailable("lost", why=error_text(fault)) from None
            if isinstance(fault, asyncpg.PostgresError):
                raise StoreUnavailable("cannot-write", why=error_text(fault)) from None
            raise
        finally:
            script.close()
            await self.pool.release(connection)

    async def _run(self, connection: PoolConnectionProxy, script: Script[T]) -> T:
        try:
            wanted = next(script)
            while True:
                wanted = script.send(await connection.fetch(wanted.sql, *wanted.values))
        except StopIteration as end:
            outcome: T = end.value
            return outcome

    async def _begin(self) -> tuple[PoolConnectionProxy, Transaction]:
        for pause in (*RETRY_PAUSES, None):
            connection = None
            try:
                connection = await self.pool.acquire()
                transaction = connection.transaction()
                await transaction.start()
                return connection, transaction
            except CONNECTION_LOST as fault:
                if connection is not None:
                    await self.pool.release(connection)
                await self._pause(pause, fault)
        raise AssertionError("the last pause raises")

    async def _pause(self, seconds: float | None, fault: BaseException) -> None:
        """Wait before the next attempt; StoreUnavailable if this was the last."""
        if self.pool.is_closing():
            raise StoreUnavailable("closed") from None
        if seconds is None:
            raise StoreUnavailable("lost", why=error_text(fault)) from None
        await asyncio.sleep(seconds)

    async def scrub(self) -> None:
        """PostgreSQL's files and logs are its operator's (docs/operate.md)."""

    async def close(self) -> None:
        if self.pool.is_closing():
            return
        try:
            async with asyncio.timeout(5):
                await self.pool.close()
        except CONNECTION_LOST:
            self.pool.terminate()
