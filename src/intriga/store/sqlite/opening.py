"""Opening a file: is it ours, is it sound, and is it of a version that we know; then bring it up to date."""

import os
from pathlib import Path

import apsw

from intriga.store.migrations import SQLITE, steps
from intriga.store.sqlite.running import wording
from intriga.store.troubles import Unusable

OURS = int.from_bytes(b"INTR", "big")
# Up to this size a file is read through at the start: about half a second.
CHECKED_UP_TO = 256 * 1024 * 1024
PATIENCE = 5000  # milliseconds to wait for a backup that is being taken


def prepare(file: Path) -> None:
    """Make the folder, and the file so that only its owner can read it."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise Unusable("no-folder", folder=str(file.parent), why=wording(fault)) from None
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as fault:
        raise Unusable("cannot-open", file=str(file), why=wording(fault)) from None


def open_writer(file: Path, migrations: Path = SQLITE) -> apsw.Connection:
    """The connection that writes, to a store of the newest version."""
    connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        connection.set_busy_timeout(PATIENCE)
        _check(connection, file)
        _migrate(connection, file, migrations)
    except (apsw.CorruptError, apsw.NotADBError) as fault:
        connection.close(True)
        raise Unusable("damaged", file=str(file), why=wording(fault)) from None
    except apsw.Error as fault:
        connection.close(True)
        raise Unusable("cannot-open", file=str(file), why=wording(fault)) from None
    except Unusable:
        connection.close(True)
        raise
    return connection


def open_reader(file: Path) -> apsw.Connection:
    connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
    connection.set_busy_timeout(PATIENCE)
    return connection


def _check(connection: apsw.Connection, file: Path) -> None:
    has_tables = connection.execute("SELECT count(*) FROM sqlite_schema").get
    if has_tables and connection.pragma("application_id") != OURS:
        raise Unusable("not-ours", file=str(file))
    if file.stat().st_size <= CHECKED_UP_TO:
        found = str(connection.execute("PRAGMA quick_check(1)").get)
        if found != "ok":
            raise Unusable("damaged", file=str(file), why=" ".join(found.split()))


def _migrate(connection: apsw.Connection, file: Path, migrations: Path) -> None:
    known = steps(migrations)
    version = int(connection.pragma("user_version"))
    if version > len(known):
        raise Unusable("newer", where=str(file), found=version, known=len(known))
    connection.pragma("journal_mode", "wal")
    connection.pragma("synchronous", "full")
    connection.pragma("secure_delete", "on")  # what is forgotten is overwritten
    for step in known[version:]:
        try:
            with connection:
                connection.execute(step.sql)
                connection.pragma("application_id", OURS)
                connection.pragma("user_version", step.version)
        except apsw.Error as fault:
            raise Unusable(
                "migration-failed", where=str(file), version=step.version, why=wording(fault)
            ) from None
