"""Bytes of the players' own devices for the shuffle: before the match, after what the server commits to."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from intriga.kernel.match.integrity import InvalidRecord
from intriga.kernel.match.proof import match_key
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from intriga.tables.ending import resign
from intriga.tables.following import rematch
from intriga.tables.opening import begin
from intriga.tables.persons import Keys
from intriga.tables.recording import record_bytes
from intriga.tables.seating import add_bytes, bytes_in, remove, sit
from intriga.tables.table import Table
from tests.tables.builders import BOT, ME, OPEN, START, folds, fresh, opened
from tests.tables.refusals import reason_for


def waiting() -> Table:
    return opened("_tiny", ME, BOT, host_adds_bytes=True).table


def test_a_table_waits_for_the_bytes_of_its_hosts_device() -> None:
    table = waiting()
    assert (table.status, table.is_full) == ("waiting", True)

    after = add_bytes(table, "anna", START, 0, b"\x01\x02").table

    assert after.status == "running"
    assert after.match is not None
    assert after.match.header.added == ("0102", "")
    assert after.match.header.commitment == table.commitment
    assert folds(after)


def test_other_bytes_make_another_deal() -> None:
    keys = {match_key(bytes(32), "m", (added, b"")) for added in (b"", b"\x01", b"\x02")}

    assert len(keys) == 3


def test_who_sits_down_adds_bytes_too_and_does_not_begin_before_the_host_has() -> None:
    table = opened("_tiny", ME, OPEN, host_adds_bytes=True).table
    table = sit(table, "boris", START, 1, "Boris", "invited", b"\xff").table
    assert table.status == "waiting"

    after = add_bytes(table, "anna", START, 0, b"\x01").table

    assert after.match is not None
    assert after.match.header.added == ("01", "ff")


def test_the_host_may_begin_without_bytes() -> None:
    after = begin(waiting(), "anna", START).table

    assert after.status == "running"
    assert after.match is not None
    assert after.match.header.added == ("", "")


def test_bytes_are_added_once_and_before_the_match_by_who_sits_there() -> None:
    table = opened("_tiny", ME, OPEN, host_adds_bytes=True).table
    once = add_bytes(table, "anna", START, 0, b"\x01").table
    begun = add_bytes(waiting(), "anna", START, 0, b"\x01").table

    assert reason_for(lambda: add_bytes(once, "anna", START, 0, b"\x02")) == "added_already"
    assert reason_for(lambda: add_bytes(begun, "anna", START, 0, b"\x02")) == "has_begun"
    assert reason_for(lambda: add_bytes(table, "boris", START, 0, b"\x02")) == "not_your_seat"
    assert reason_for(lambda: add_bytes(table, "anna", START, 0, b"")) == "adds_nothing"
    assert reason_for(lambda: add_bytes(table, "anna", START, 0, bytes(65))) == "adds_too_much"
    assert reason_for(lambda: bytes_in("xyz")) == "adds_no_hex"


def test_a_rematch_waits_for_bytes_too() -> None:
    table = add_bytes(waiting(), "anna", START, 0, b"\x01").table
    over = resign(table, "anna", START, 0).table
    follow = rematch(over, "anna", START, fresh("again", 2))

    assert follow.new is not None
    assert follow.new.table.status == "waiting"
    assert follow.new.table.waits_for_bytes


def test_the_record_proves_the_shuffle_with_the_bytes_and_not_with_others(tmp_path: Path) -> None:
    table = opened("masti", ME, BOT, BOT, host_adds_bytes=True).table
    table = add_bytes(table, "anna", START, 0, b"\xab" * 16).table
    over = resign(table, "anna", START, 0).table
    file = tmp_path / "match.jsonl"
    file.write_bytes(record_bytes(over))
    record = read_record(file)

    assert verify(over.game, record).header.added[0] == "ab" * 16
    header = msgspec.structs.replace(record.opening.header, added=("", "", ""))
    forged = msgspec.structs.replace(record, opening=msgspec.structs.replace(record.opening, header=header))
    with pytest.raises(InvalidRecord):
        verify(over.game, forged)


def test_a_removed_person_makes_new_links() -> None:
    table = sit(
        opened("_tiny", ME, OPEN, begins_itself=False).table, "boris", START, 1, "Boris", "invited"
    ).table
    after = remove(table, "anna", START, 1, Keys("new", "newer")).table

    assert reason_for(lambda: sit(after, "boris", START, 1, "Boris", "invited")) == "needs_invitation"
    assert sit(after, "boris", START, 1, "Boris", "new").table.seats[1].person == "boris"
    assert folds(after)
