"""Rows as they are stored: tags and fields that older stores hold stay readable."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from intriga.kernel.match.entries import AnyEntry
from intriga.tables.opening import TableSettings
from intriga.tables.rows import AnyRow, CameFrom, Opened, PlannedSeat, read_opened, row_bytes
from intriga.tables.terms import Clock, TableTerms, terms_of

ROWS = (
    "Opened Promised Sat Left BotSat Closed Begun Played Held Prolonged Unheld Stopped Resumed "
    "Chatted Asked Voted Settled StoodIn HandedBack Followed "
    "Added Relinked Forgotten"
)
ENTRIES = "Outcome Decided Undone SeatChanged Signalled ClockRan Upgraded Branched Practised Ended"
#: As they were written before the terms were a struct of their own, and before there was practice.
STORED = (
    b'{"row":"Opened","at":1000000,"table":"t","game":"_tiny","players":2,"options":{},"pack":"components",'
    b'"pack_digest":"67014d","host":"anna","places":[{"level":"","kept_for":""},{"level":"regular"}],'
    b'"keys":{"invite":"invited","watch":"watching","seats":["s0","s1"]},'
    b'"clock":{"kind":"bank","bank":600,"increment":10,"days":0},"is_open":true,"begins_itself":false,'
    b'"absence":120000,"guide":[],"practice":true,"came_from":{"how":"next","table":"s","at":-1},'
    b'"carry":{"n":1},"previous":"m"}'
)
OLDER = (
    b'{"row":"Opened","at":1000000,"table":"t","game":"_tiny","players":2,"options":{},"pack":"components",'
    b'"pack_digest":"67014d","host":"anna","places":[],"keys":{"invite":"i","watch":"w"},"absence":120000}'
)


def tags(union: object) -> list[tuple[str, str]]:
    """(the field of the tag, the tag) of every kind."""
    return [(kind.__struct_config__.tag_field, kind.__struct_config__.tag) for kind in get_args(union)]


def test_the_tags_of_stored_rows_never_change() -> None:
    assert [("row", tag) for tag in ROWS.split()] == tags(AnyRow)


def test_the_tags_of_stored_entries_never_change() -> None:
    assert [("entry", tag) for tag in ENTRIES.split()] == tags(AnyEntry)


# ── the first row, and the terms in it ──


def test_a_first_row_of_before_is_read_and_written_with_the_same_fields() -> None:
    row = read_opened(STORED)

    assert Clock("bank", 600, 10) == row.clock
    assert (True, False, True) == (row.is_open, row.begins_itself, row.practice)
    assert (1_000_000, "t", 120_000) == (row.at, row.table, row.absence)
    assert (PlannedSeat(level="regular"), CameFrom("next", "s")) == (row.places[1], row.came_from)
    assert row == read_opened(row_bytes(row))
    added = {"chapter", "daily", "free_chat", "host_adds_bytes"}  # later than this row
    assert msgspec.json.decode(STORED).keys() | added == msgspec.json.decode(row_bytes(row)).keys()


def test_terms_that_a_row_does_not_know_are_as_usual() -> None:
    assert terms_of(TableTerms()) == terms_of(read_opened(OLDER))


@pytest.mark.parametrize("holder", [TableSettings, Opened])
def test_what_is_settled_and_stored_has_every_term(holder: type[msgspec.Struct]) -> None:
    assert set(TableTerms.__struct_fields__) <= set(holder.__struct_fields__)
