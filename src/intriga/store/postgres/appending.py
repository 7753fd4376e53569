"""Appending is one statement: one round trip, and atomic.

Updating the table's index row is the lock between nodes: the slower one finds another length.
"""

from collections.abc import Sequence
from typing import Any

from intriga.store.protocol import Append
from intriga.store.table_scripts import client_bytes, index_values

_WITH_ROWS = """
), written AS (
    INSERT INTO table_rows (table_id, sequence, content)
    SELECT moved.id, $8 + new.place - 1, new.content
    FROM moved, unnest($9::bytea[]) WITH ORDINALITY AS new (content, place)
), answered AS (
    INSERT INTO table_answers (table_id, seat, client, sequence)
    SELECT moved.id, $10, $11, $8 FROM moved WHERE $11::bytea IS NOT NULL
), seated AS (
    INSERT INTO table_persons (table_id, person, seated)
    SELECT moved.id, here.person, 1 FROM moved, unnest($12::text[]) AS here (person)
    ON CONFLICT (table_id, person) DO UPDATE SET seated = 1 WHERE table_persons.seated = 0
), departed AS (
    UPDATE table_persons SET seated = 0 FROM moved
    WHERE table_id = moved.id AND seated = 1 AND NOT person = ANY ($12::text[])
)
SELECT count(*) FROM moved
"""

APPEND_TO_TABLE = f"""
WITH moved AS (
    UPDATE tables SET length = $2, status = $3, joinable = $4, updated = $5, due = $6, facts = $7
    WHERE id = $1 AND length = $8 RETURNING id
{_WITH_ROWS}
"""

APPEND_FIRST_ROWS = f"""
WITH moved AS (
    INSERT INTO tables (id, length, status, joinable, updated, due, facts)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id
{_WITH_ROWS}
"""


def append_statement(new: Append) -> tuple[str, Sequence[Any]]:
    """The statement and its values; it counts one if the append was done, and none after a conflict."""
    values = (
        *index_values(new),
        new.expected,
        list(new.rows),
        new.answer.seat if new.answer else None,
        client_bytes(new.answer) if new.answer else None,
        sorted(new.index.persons),
    )
    return (APPEND_TO_TABLE if new.expected else APPEND_FIRST_ROWS), values
