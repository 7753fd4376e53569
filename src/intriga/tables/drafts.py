"""Drafts: a command collects its rows on a fork of the table and gives both back as a change."""

import msgspec

from intriga.kernel.match.match import Match
from intriga.tables.denials import not_now
from intriga.tables.folding import apply_new, apply_stored
from intriga.tables.rows import AnyRow, Played
from intriga.tables.table import Table


class Change(msgspec.Struct, frozen=True):
    """What a command does: the rows to be stored, and the table after them. No rows: nothing to do."""

    rows: tuple[AnyRow, ...]
    table: Table
    answer: int = -1  # the row that answers the message; an earlier one if the message was repeated

    @property
    def expected(self) -> int:
        """How many rows the store must have before these."""
        return self.table.sequence - len(self.rows)

    def then(self, later: "Change") -> "Change":
        """Two changes, the second made on the table of the first, as one."""
        return Change(self.rows + later.rows, later.table, self.answer)


class Draft:
    """A fork of the table to which rows are added."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table.fork()
        self.now = max(now, table.at)
        self.rows: list[AnyRow] = []

    @property
    def match(self) -> Match:
        if self.table.match is None:
            raise not_now("not_begun")
        return self.table.match

    def add(self, row: AnyRow) -> None:
        apply_new(self.table, row)
        self.rows.append(row)

    def add_foreign(self, row: Played) -> None:
        """A row whose entry was made by another match: it is re-executed here."""
        apply_stored(self.table, row)
        self.rows.append(row)

    def keep(self, client: str = "", *, given: bool = False) -> None:
        """Make rows of the entries that were added to the match."""
        for entry in self.match.entries[self.table.kept :]:
            self.add(Played(at=self.now, entry=entry, client=client, given=given))

    def done(self) -> Change:
        return Change(tuple(self.rows), self.table, self.table.sequence - 1 if self.rows else -1)


def no_change(table: Table, answer: int = -1) -> Change:
    """A change without rows."""
    return Change((), table, answer)
