"""Running scripts on a connection to SQLite."""

import re
from functools import cache
from typing import TypeVar

import apsw

from intriga.store.scripts import Found, Script, Statement
from intriga.store.troubles import Trouble, Unavailable

T = TypeVar("T")


@cache
def in_sqlite(sql: str) -> str:
    """PostgreSQL's numbered blanks, `$1`, are `?1` here."""
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


def _rows(connection: apsw.Connection, statement: Statement) -> Found:
    return connection.execute(in_sqlite(statement.sql), statement.values).fetchall()


def trouble_of(fault: apsw.Error, file: str) -> Trouble:
    """What an error of SQLite means to whoever runs the store."""
    if isinstance(fault, (apsw.CorruptError, apsw.NotADBError)):
        return Unavailable("damaged", file=file, why=wording(fault))
    return Unavailable("cannot-write", why=wording(fault))


def wording(fault: Exception) -> str:
    """SQLite's and the system's own words for an error, in English."""
    return (getattr(fault, "strerror", None) or str(fault)).rstrip(".")
