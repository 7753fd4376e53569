"""Appends of several tables at once: a statement each for indexes, answers and rows.

Each statement that runs by itself waits for the interpreter, which the event loop has nearly always; together
they run without it. Only what is usual is done here: if one append conflicts, or was answered before, all are
done one by one instead.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import apsw

from intriga.store.protocol import Append
from intriga.store.table_scripts import client_bytes, index_values

# how many rows a statement takes: few lengths, so that SQLite has compiled all of them before long
LENGTHS = (64, 16, 4, 1)

_INDEX = (
    "UPDATE tables SET length = new.column2, status = new.column3, joinable = new.column4,"
    " updated = new.column5, due = new.column6, facts = new.column7"
    " FROM (VALUES {}) AS new WHERE tables.id = new.column1 AND tables.length = new.column8"
)
_ANSWERS = "INSERT INTO table_answers (table_id, seat, client, sequence) VALUES {}"
_ROWS = "INSERT INTO table_rows (table_id, sequence, content) VALUES {}"


def is_usual(new: Append) -> bool:
    """Whether this is more of a table that is stored, with the same persons in it."""
    return new.expected > 0 and new.same_persons


def append_together(connection: apsw.Connection, appends: Sequence[Append]) -> bool:
    """Do all of these. If it returns False or raises, the transaction is to be rolled back."""
    before = connection.total_changes()
    _insert(connection, _INDEX, [(*index_values(new), new.expected) for new in appends])
    if connection.total_changes() - before != len(appends):
        return False
    _insert(connection, _ANSWERS, [row for new in appends for row in _answer(new)])
    _insert(connection, _ROWS, [row for new in appends for row in _rows(new)])
    return True


def _answer(new: Append) -> Iterator[tuple[Any, ...]]:
    if new.answer is not None:
        yield new.table, new.answer.seat, client_bytes(new.answer), new.expected


def _rows(new: Append) -> Iterator[tuple[Any, ...]]:
    for sequence, content in enumerate(new.rows, start=new.expected):
        yield new.table, sequence, content


def _insert(connection: apsw.Connection, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Run the statement for all rows, as many at once as it takes."""
    done = 0
    for length in LENGTHS:
        while len(rows) - done >= length:
            some = rows[done : done + length]
            connection.execute(
                _with_values(sql, length, len(some[0])), [value for row in some for value in row]
            )
            done += length


@cache
def _with_values(sql: str, length: int, width: int) -> str:
    row = f"({', '.join('?' * width)})"
    return sql.format(", ".join([row] * length))
