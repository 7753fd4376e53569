"""The pool of connections, the schema's version, and which errors mean that a connection is gone."""

from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
from asyncpg.pool import Pool, PoolConnectionProxy

from intriga.store.faults import CannotOpen
from intriga.store.migrations import POSTGRES, Migration, numbered_migrations

# Nodes that start at the same time take this lock in turn to migrate the schema.
MIGRATION_LOCK = int.from_bytes(b"INTR", "big")
CONNECTIONS = 10
MIGRATION_TIMEOUT = 60.0  # seconds to wait for another node that migrates the schema
STATEMENT_TIMEOUT = 10.0  # seconds for one statement, or for a connection

#: The connection is gone, or the server is not there: another connection may help.
CONNECTION_LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asyncpg, when the server hangs up in the middle of an exchange
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    TimeoutError,
    OSError,
)
#: PostgreSQL rolled the transaction back in favour of another one: it can be repeated.
ROLLED_BACK = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


def error_text(fault: BaseException) -> str:
    """The database's own text of an error, in English, on one line."""
    return (" ".join(str(fault).split()) or type(fault).__name__).rstrip(".")


def address_shown(url: str) -> str:
    """A database's address as it may be shown: without user, password and settings."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


async def _no_reset(connection: PoolConnectionProxy) -> None:
    """No statement changes a session, so nothing needs a reset; that saves a round trip each time."""


async def connect(url: str, migrations: Path = POSTGRES) -> Pool:
    """A pool for a database of the newest version; CannotOpen, with a sentence, if there is none."""
    try:
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=STATEMENT_TIMEOUT,
            command_timeout=STATEMENT_TIMEOUT,
            reset=_no_reset,
            server_settings={"application_name": "intriga", "synchronous_commit": "on"},
        )
    except (asyncpg.PostgresError, asyncpg.ClientConfigurationError, ValueError, *CONNECTION_LOST) as fault:
        raise CannotOpen("no-database", where=address_shown(url), why=error_text(fault)) from None
    try:
        async with pool.acquire() as connection:
            await migrate(connection, address_shown(url), numbered_migrations(migrations))
    except (asyncpg.PostgresError, *CONNECTION_LOST) as fault:
        pool.terminate()
        raise CannotOpen("no-database", where=address_shown(url), why=error_text(fault)) from None
    except BaseException:
        pool.terminate()
        raise
    return pool


async def migrate(connection: PoolConnectionProxy, where: str, known: list[Migration]) -> None:
    """Bring the schema up to date; of several nodes one does it and the others wait."""
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK, timeout=MIGRATION_TIMEOUT)
    try:
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        if version > len(known):
            raise CannotOpen("newer", where=where, found=version, known=len(known))
        for migration in known[version:]:
            await _apply(connection, where, migration)
    finally:
        if not connection.is_closed():
            await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATION_LOCK)


async def _apply(connection: PoolConnectionProxy, where: str, migration: Migration) -> None:
    try:
        async with connection.transaction():
            await connection.execute(migration.sql)
            await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", migration.version)
    except asyncpg.PostgresError as fault:
        raise CannotOpen(
            "migration-failed", where=where, version=migration.version, why=error_text(fault)
        ) from None
