"""Running scripts on a connection to SQLite."""

import re
from functools import cache
from typing import TypeVar

import apsw

from intriga.store.faults import StoreFault, StoreUnavailable
from intriga.store.scripts import ResultRows, Script, Statement

T = TypeVar("T")


@cache
def in_sqlite(sql: str) -> str:
    """PostgreSQL's numbered parameters, `$1`, are `?1` here."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


def run(connection: apsw.Connection, script: Script[T]) -> T:
    """Run the script in whatever transaction the connection is in."""
    try:
        statement = next(script)
        while True:
            statement = script.send(_rows(connection, statement))
    except StopIteration as end:
        outcome: T = end.value
        return outcome
    finally:
        script.close()


def _rows(connection: apsw.Connection, statement: Statement) -> ResultRows:
    return connection.execute(in_sqlite(statement.sql), statement.values).fetchall()


def fault_of(fault: apsw.Error, file: str) -> StoreFault:
    """The fault that an error of SQLite means."""
    if isinstance(fault, (apsw.CorruptError, apsw.NotADBError)):
        return StoreUnavailable("damaged", file=file, why=error_text(fault))
    return StoreUnavailable("cannot-write", why=error_text(fault))


def error_text(fault: Exception) -> str:
    """The text of an error, from SQLite or the system, in English."""
    return (getattr(fault, "strerror", None) or str(fault)).rstrip(".")
