"""Opening a file: check that it is ours, undamaged and of a known version; then migrate it."""

import os
from pathlib import Path

import apsw

from intriga.store.faults import CannotOpen
from intriga.store.migrations import SQLITE, numbered_migrations
from intriga.store.sqlite.running import error_text

APPLICATION_ID = int.from_bytes(b"INTR", "big")
# bytes; files up to this size are checked at the start, in about half a second
LARGEST_CHECKED = 256 * 1024 * 1024
BUSY_TIMEOUT = 5000  # milliseconds to wait for a backup that is being taken


def prepare(file: Path) -> None:
    """Make the folder, and the file so that only its owner can read it."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise CannotOpen("no-folder", folder=str(file.parent), why=error_text(fault)) from None
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        names = file.stat().st_nlink
    except OSError as fault:
        raise CannotOpen("cannot-open", file=str(file), why=error_text(fault)) from None
    if names > 1:  # each name would have a lock and a log of its own
        raise CannotOpen("hard-linked", file=str(file))


def open_writer(file: Path, migrations: Path = SQLITE) -> apsw.Connection:
    """The connection that writes, to a store of the newest version."""
    connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        connection.set_busy_timeout(BUSY_TIMEOUT)
        _check(connection, file)
        _migrate(connection, file, migrations)
    except (apsw.CorruptError, apsw.NotADBError) as fault:
        connection.close(True)
        raise CannotOpen("damaged", file=str(file), why=error_text(fault)) from None
    except apsw.Error as fault:
        connection.close(True)
        raise CannotOpen("cannot-open", file=str(file), why=error_text(fault)) from None
    except CannotOpen:
        connection.close(True)
        raise
    return connection


def open_reader(file: Path) -> apsw.Connection:
    connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
    connection.set_busy_timeout(BUSY_TIMEOUT)
    return connection


def _check(connection: apsw.Connection, file: Path) -> None:
    has_tables = connection.execute("SELECT count(*) FROM sqlite_schema").get
    if has_tables and connection.pragma("application_id") != APPLICATION_ID:
        raise CannotOpen("not-ours", file=str(file))
    if file.stat().st_size <= LARGEST_CHECKED:
        found = str(connection.execute("PRAGMA quick_check(1)").get)
        if found != "ok":
            raise CannotOpen("damaged", file=str(file), why=" ".join(found.split()))


def _migrate(connection: apsw.Connection, file: Path, migrations: Path) -> None:
    known = numbered_migrations(migrations)
    version = int(connection.pragma("user_version"))
    if version > len(known):
        raise CannotOpen("newer", where=str(file), found=version, known=len(known))
    connection.pragma("journal_mode", "wal")
    connection.pragma("synchronous", "full")
    connection.pragma("secure_delete", "on")  # what is forgotten is overwritten
    for migration in known[version:]:
        try:
            with connection:
                connection.execute(migration.sql)
                connection.pragma("application_id", APPLICATION_ID)
                connection.pragma("user_version", migration.version)
        except apsw.Error as fault:
            raise CannotOpen(
                "migration-failed", where=str(file), version=migration.version, why=error_text(fault)
            ) from None
