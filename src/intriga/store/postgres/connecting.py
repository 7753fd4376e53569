"""The pool of connections, the schema's version, and which errors mean that a connection is gone."""

from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
from asyncpg.pool import Pool, PoolConnectionProxy

from intriga.store.migrations import POSTGRES, Step, steps
from intriga.store.troubles import Unusable

# Nodes that start at once take turns at this lock to bring the schema up to date.
MIGRATION_LOCK = int.from_bytes(b"INTR", "big")
CONNECTIONS = 10
TURN = 60.0  # seconds for another node to bring the schema up to date
PATIENCE = 10.0  # seconds for one statement, or for a connection

#: The connection is gone, or the server is not there: another connection may help.
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asyncpg, when the server hangs up in the middle of an exchange
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    TimeoutError,
    OSError,
)
#: PostgreSQL took the transaction back for the sake of another one: the same again will do.
TAKEN_BACK = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


def wording(fault: BaseException) -> str:
    """The database's own words for an error, in English, on one line."""
    return (" ".join(str(fault).split()) or type(fault).__name__).rstrip(".")


def shown(url: str) -> str:
    """A database's address as it may be shown: without user, password and settings."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


async def _as_it_is(connection: PoolConnectionProxy) -> None:
    """Nothing to tidy up after use: no statement changes a session. It saves a round trip each time."""


async def connect(url: str, migrations: Path = POSTGRES) -> Pool:
    """A pool for a database of the newest version; Unusable, with a sentence, if there is none."""
    try:
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            reset=_as_it_is,
            server_settings={"application_name": "intriga", "synchronous_commit": "on"},
        )
    except (asyncpg.PostgresError, asyncpg.ClientConfigurationError, ValueError, *LOST) as fault:
        raise Unusable("no-database", where=shown(url), why=wording(fault)) from None
    try:
        async with pool.acquire() as connection:
            await migrate(connection, shown(url), steps(migrations))
    except (asyncpg.PostgresError, *LOST) as fault:
        pool.terminate()
        raise Unusable("no-database", where=shown(url), why=wording(fault)) from None
    except BaseException:
        pool.terminate()
        raise
    return pool


async def migrate(connection: PoolConnectionProxy, where: str, known: list[Step]) -> None:
    """Bring the schema up to date; of several nodes one does it and the others wait."""
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK, timeout=TURN)
    try:
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        if version > len(known):
            raise Unusable("newer", where=where, found=version, known=len(known))
        for step in known[version:]:
            await _take(connection, where, step)
    finally:
        if not connection.is_closed():
            await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATION_LOCK)


async def _take(connection: PoolConnectionProxy, where: str, step: Step) -> None:
    try:
        async with connection.transaction():
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", step.version)
    except asyncpg.PostgresError as fault:
        raise Unusable("migration-failed", where=where, version=step.version, why=wording(fault)) from None
