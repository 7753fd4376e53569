"""A copy of the store's file, taken while a server goes on writing to it."""

from pathlib import Path

import apsw

from intriga.store.sqlite.opening import PATIENCE
from intriga.store.sqlite.running import wording
from intriga.store.troubles import Unusable


def back_up(file: Path, target: Path) -> None:
    """Copy the store as it is at one moment into a new file, which can be used as a store at once."""
    if target.exists():
        raise Unusable("backup-exists", file=str(target))
    try:
        source = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
    except apsw.Error as fault:
        raise Unusable("cannot-open", file=str(file), why=wording(fault)) from None
    try:
        source.set_busy_timeout(PATIENCE)
        _copy(source, target)
    except (apsw.CorruptError, apsw.NotADBError) as fault:
        raise Unusable("damaged", file=str(file), why=wording(fault)) from None
    except apsw.Error as fault:
        raise Unusable("cannot-open", file=str(target), why=wording(fault)) from None
    finally:
        source.close()


def _copy(source: apsw.Connection, target: Path) -> None:
    copy = apsw.Connection(str(target))
    try:
        with copy.backup("main", source, "main") as work:
            work.step()
    finally:
        copy.close()
