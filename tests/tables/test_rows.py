"""Rows as they are stored: tags and fields that older stores hold stay readable."""

from __future__ import annotations

from typing import get_args

from intriga.kernel.entries import AnyEntry
from intriga.tables.rows import AnyRow

ROWS = (
    "Opened Promised Sat Left BotSat Closed Begun Played Held Prolonged Unheld Stopped Resumed "
    "Chatted Asked Voted Settled StoodIn HandedBack Followed"
)
ENTRIES = "Outcome Decided Undone SeatChanged Signalled ClockRan Upgraded Branched Practised Ended"


def tags(union: object) -> list[tuple[str, str]]:
    """(the field of the tag, the tag) of every kind."""
    return [(kind.__struct_config__.tag_field, kind.__struct_config__.tag) for kind in get_args(union)]


def test_the_tags_of_stored_rows_never_change() -> None:
    assert [("row", tag) for tag in ROWS.split()] == tags(AnyRow)


def test_the_tags_of_stored_entries_never_change() -> None:
    assert [("entry", tag) for tag in ENTRIES.split()] == tags(AnyEntry)
