"""Resigning, and the record of what was played."""

from pathlib import Path

import pytest

from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from intriga.tables.ending import resign
from intriga.tables.opening import SeatWish
from intriga.tables.proposing import propose_abandon
from intriga.tables.recording import record_bytes
from intriga.tables.stand_ins import hand_back, step_out
from intriga.tables.table import Table
from tests.tables.builders import ME, START, folds, kinds, opened, played_out, running, said
from tests.tables.refusals import denied


@pytest.fixture
def table() -> Table:
    return running("_tiny", "anna", "boris")


def test_who_resigns_ends_the_match(table: Table) -> None:
    change = resign(table, "boris", START, 1)

    assert (["Played Ended"], "ended") == (kinds(change), change.table.status)
    ended = change.table.last_ended
    assert ended is not None
    assert ("resigned", (1,), None, bytes([1] * 32).hex()) == (
        ended.how,
        ended.seats,
        ended.result,
        ended.seed,
    )
    assert folds(change.table)


def test_resigning_ends_a_vote_too(table: Table) -> None:
    asked = propose_abandon(table, "anna", START, 0).table

    after = resign(asked, "boris", START, 1).table

    assert ("ended", None) == (after.status, after.proposal)
    assert folds(after)


def test_only_ones_own_seat_in_a_running_match_is_resigned(table: Table) -> None:
    waiting = opened("_tiny", ME, SeatWish("open")).table
    over = played_out(table)

    with denied(table, "not_your_seat"):
        resign(table, "anna", START, 1)
    with denied(waiting, "not_begun"):
        resign(waiting, "anna", START, 0)
    with denied(over, "has_ended"):
        resign(over, "anna", START, 0)


def test_the_record_of_a_table_holds(table: Table, tmp_path: Path) -> None:
    away = step_out(said(table, (0, "draw")), "boris", START, 1).table
    over = played_out(hand_back(away, "boris", START, 1).table)
    file = tmp_path / "table.record"
    file.write_bytes(record_bytes(over))

    match = verify(over.game, read_record(file))

    assert over.match is not None
    assert over.match.entries == match.entries
    assert "Анна".encode() not in file.read_bytes()


def test_before_the_end_there_is_no_record(table: Table) -> None:
    with denied(table, "not_ended"):
        record_bytes(table)
