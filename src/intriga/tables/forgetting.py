"""Forgetting a person: names and chat texts go; the match, which holds neither, stays as it was."""

from collections.abc import Iterable

from msgspec.structs import replace

from intriga.tables.rows import AnyRow, Chatted, Forgotten, Sat


def forgotten(row: AnyRow, person: str) -> AnyRow:
    """The row without what this person was called and wrote; the same row if it has neither."""
    if isinstance(row, Sat) and row.person == person and row.name:
        return replace(row, name="")
    if isinstance(row, Chatted) and row.person == person and row.text:
        return replace(row, text="")
    return row


def rows_to_rewrite(rows: Iterable[AnyRow], person: str) -> dict[int, AnyRow]:
    """The rows of a table that change when a person is forgotten, by their numbers."""
    changed = ((number, row, forgotten(row, person)) for number, row in enumerate(rows))
    return {number: blank for number, row, blank in changed if blank is not row}


def is_forgotten(rows: Iterable[AnyRow], person: str) -> bool:
    """Whether the rows say that this person is forgotten, after everything that the person did here."""
    last: AnyRow | None = None
    for row in rows:
        if isinstance(row, Sat | Chatted | Forgotten) and row.person == person:
            last = row
    return last is None or isinstance(last, Forgotten)
