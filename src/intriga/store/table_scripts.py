"""Scripts about tables: lists, rows, answers and packs. Appending is each store's own."""

from collections.abc import Mapping
from typing import Any

import msgspec

from intriga.store.protocol import AnswerKey, Append, Conflict, Listed, Status, TableIndex, TableList
from intriga.store.scripts import LARGEST_NUMBER, ResultRows, Script, statement

_COLUMNS = "tables.id, tables.length, tables.facts"
_NEWEST = "ORDER BY tables.updated DESC, tables.id LIMIT"
_STATUS: dict[TableList, Status] = {
    "open": "waiting",
    "running": "running",
    "finished": "ended",
    "my_turn": "running",
}
# more than anybody plays at once; a list of "my turn" looks no further
_MOST_RUNNING = 1000

_decoder = msgspec.json.Decoder(TableIndex)


def index_bytes(index: TableIndex) -> bytes:
    return msgspec.json.encode(index)


def index_values(new: Append) -> tuple[Any, ...]:
    """The table's index row after an append: id, length, status, joinable, updated, due, facts."""
    index = new.index
    return (
        new.table,
        new.expected + len(new.rows),
        index.status,
        int(index.status == "waiting" and index.is_open and index.has_free_seat),
        index.updated,
        index.due,
        index_bytes(index),
    )


def client_bytes(answer: AnswerKey) -> bytes:
    """A client's message id may be any text, even one that a database does not store as text."""
    return answer.client.encode("utf-8", "surrogatepass")


def _listed(found: ResultRows) -> list[Listed]:
    return [Listed(table, length, _decoder.decode(facts)) for table, length, facts in found]


def rows(table: str, since: int) -> Script[list[bytes]]:
    found = yield statement(
        "SELECT content FROM table_rows WHERE table_id = $1 AND sequence >= $2 ORDER BY sequence",
        table,
        max(0, min(since, LARGEST_NUMBER)),
    )
    return [row[0] for row in found]


def listed(table: str) -> Script[Listed | None]:
    found = yield statement(f"SELECT {_COLUMNS} FROM tables WHERE id = $1", table)
    return _listed(found)[0] if found else None


def answered(table: str, answer: AnswerKey) -> Script[int | None]:
    found = yield statement(
        "SELECT sequence FROM table_answers WHERE table_id = $1 AND seat = $2 AND client = $3",
        table,
        answer.seat,
        client_bytes(answer),
    )
    return found[0][0] if found else None


def replace(table: str, length: int, new: Mapping[int, bytes], index: TableIndex) -> Script[None]:
    found = yield statement(
        "UPDATE tables SET facts = $3 WHERE id = $1 AND length = $2 RETURNING id",
        table,
        length,
        index_bytes(index),
    )
    if not found or any(not 0 <= sequence < length for sequence in new):
        raise Conflict
    for sequence, content in new.items():
        yield statement(
            "UPDATE table_rows SET content = $3 WHERE table_id = $1 AND sequence = $2",
            table,
            sequence,
            content,
        )


def open_tables(limit: int) -> Script[list[Listed]]:
    return _listed((yield statement(f"SELECT {_COLUMNS} FROM tables WHERE joinable = 1 {_NEWEST} $1", limit)))


def running_tables(limit: int) -> Script[list[Listed]]:
    found = yield statement(f"SELECT {_COLUMNS} FROM tables WHERE status = 'running' {_NEWEST} $1", limit)
    return _listed(found)


def due_tables(now: int, limit: int) -> Script[list[Listed]]:
    found = yield statement(
        f"SELECT {_COLUMNS} FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due, id LIMIT $2",
        now,
        limit,
    )
    return _listed(found)


def tables_of(person: str, pile: TableList, limit: int) -> Script[list[Listed]]:
    found = yield statement(
        f"SELECT {_COLUMNS} FROM table_persons JOIN tables ON tables.id = table_persons.table_id"
        f" WHERE table_persons.person = $1 AND seated = 1 AND tables.status = $2 {_NEWEST} $3",
        person,
        _STATUS[pile],
        _MOST_RUNNING if pile == "my_turn" else limit,
    )
    tables = _listed(found)
    if pile == "my_turn":
        tables = [table for table in tables if table.index.is_turn_of(person)]
    return tables[:limit]


def tables_ever(person: str) -> Script[list[str]]:
    found = yield statement("SELECT table_id FROM table_persons WHERE person = $1 ORDER BY table_id", person)
    return [row[0] for row in found]


def enter(deal: str, table: str) -> Script[None]:
    yield statement(
        "INSERT INTO deal_tables (deal, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", deal, table
    )


def entered(deal: str, limit: int) -> Script[list[Listed]]:
    found = yield statement(
        f"SELECT {_COLUMNS} FROM deal_tables JOIN tables ON tables.id = deal_tables.table_id"
        " WHERE deal_tables.deal = $1 AND tables.status = 'ended' LIMIT $2",
        deal,
        limit,
    )
    return _listed(found)


def put_pack(digest: str, packed: bytes) -> Script[None]:
    yield statement(
        "INSERT INTO packs (digest, content) VALUES ($1, $2) ON CONFLICT DO NOTHING", digest, packed
    )


def pack(digest: str) -> Script[bytes | None]:
    found = yield statement("SELECT content FROM packs WHERE digest = $1", digest)
    return found[0][0] if found else None
