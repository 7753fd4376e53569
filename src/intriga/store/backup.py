"""A copy of the store's file, taken while a server goes on writing to it."""

import os
from pathlib import Path

import apsw

from intriga.store.faults import CannotOpen
from intriga.store.sqlite.opening import APPLICATION_ID, BUSY_TIMEOUT
from intriga.store.sqlite.running import error_text


def back_up(file: Path, target: Path) -> None:
    """Copy the store as it is at one moment into a new file, which can be used as a store at once."""
    if target.exists():
        raise CannotOpen("backup-exists", file=str(target))
    source = _opened(file)
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600))
        _copy(source, unfinished)
        unfinished.rename(target)
    except (apsw.Error, OSError) as fault:
        unfinished.unlink(missing_ok=True)
        raise CannotOpen("cannot-open", file=str(target), why=error_text(fault)) from None
    finally:
        source.close()


def _opened(file: Path) -> apsw.Connection:
    try:
        source = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
    except apsw.Error as fault:
        raise CannotOpen("cannot-open", file=str(file), why=error_text(fault)) from None
    try:
        source.set_busy_timeout(BUSY_TIMEOUT)
        is_ours = source.pragma("application_id") == APPLICATION_ID
    except apsw.Error as fault:
        source.close()
        raise CannotOpen("damaged", file=str(file), why=error_text(fault)) from None
    if not is_ours:
        source.close()
        raise CannotOpen("not-ours", file=str(file))
    return source


def _copy(source: apsw.Connection, target: Path) -> None:
    copy = apsw.Connection(str(target))
    try:
        with copy.backup("main", source, "main") as work:
            work.step()
    finally:
        copy.close()
