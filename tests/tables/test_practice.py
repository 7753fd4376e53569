"""Practice: one person against bots takes back whatever they like, and the record says so."""

from pathlib import Path

import pytest

from intriga.games.shelf import find_game
from intriga.kernel.match.entries import Practised, Undone
from intriga.kernel.match.records import Record, read_record
from intriga.kernel.match.undo import UndoPermission
from intriga.kernel.match.verify import InvalidRecord, replay, verify
from intriga.tables.denials import Denied
from intriga.tables.following import branch, rematch
from intriga.tables.opening import SeatWish
from intriga.tables.recording import record_bytes
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back, undo_status
from tests.tables.builders import BOT, ME, OPEN, START, folds, fresh, kinds, opened, played_out, said, say


def practising() -> Table:
    return opened("_tiny", ME, BOT, practice=True).table


def finished() -> Table:
    """Drawn, taken back although a card was seen, and played to the end."""
    table = said(practising(), (0, "draw"))
    return played_out(take_back(table, "anna", START, 0, "u1").table)


def record_of(table: Table, folder: Path) -> Record:
    path = folder / "practice.jsonl"
    path.write_bytes(record_bytes(table))
    return read_record(path)


def test_a_move_is_taken_back_although_its_seat_has_learned_from_it() -> None:
    table = said(practising(), (0, "draw"))
    assert UndoPermission("free") == undo_status(table, 0)

    change = take_back(table, "anna", START, 0, "u1")

    assert ["Played Undone"] == kinds(change)
    assert [0] == (change.table.position.acting() if change.table.position else None)
    assert folds(change.table)


def test_one_move_after_another_is_taken_back_down_to_the_deal() -> None:
    table = opened("masti", ME, BOT, BOT, practice=True).table
    for _ in range(9):
        assert table.position is not None
        seat = table.position.acting()[0]
        table = say(table, seat, table.position.legal(seat)[0].notation()).table
    taken = 0

    while undo_status(table, 0).kind == "free":
        table = take_back(table, "anna", START, 0, f"u{taken}").table
        taken += 1

    assert taken > 1
    assert "no_move" == undo_status(table, 0).reason
    assert table.match is not None
    assert not any(getattr(table.match.entries[index], "seat", -1) == 0 for index in table.match.standing)
    assert folds(table)


@pytest.mark.parametrize("seats", [(ME, OPEN), (ME, SeatWish("here", name="Борис")), (BOT, BOT), (ME, ME)])
def test_practice_is_for_one_person_among_bots(seats: tuple[SeatWish, ...]) -> None:
    with pytest.raises(Denied) as caught:
        opened("_tiny", *seats, practice=True)

    assert "practice_is_for_one" == caught.value.reason


def test_the_record_says_that_it_was_practice_and_holds(tmp_path: Path) -> None:
    record = record_of(finished(), tmp_path)

    match = verify(find_game("_tiny"), record)

    assert isinstance(match.entries[1], Practised)
    assert any(isinstance(entry, Undone) for entry in match.entries)


def test_a_match_does_not_become_practice_on_its_way(tmp_path: Path) -> None:
    table = played_out(opened("_tiny", ME, BOT).table)
    record = record_of(table, tmp_path)
    late = Record(record.opening, (*record.entries[:2], Practised(), *record.entries[2:]))

    with pytest.raises(InvalidRecord, match="entry 2 cannot be carried out"):
        replay(find_game("_tiny"), late)


def test_a_rematch_and_playing_on_are_practice_too() -> None:
    over = finished()

    again = rematch(over, "anna", START, fresh("again")).new
    on = branch(over, "anna", "Анна", START, 3, 0, "regular", fresh("on")).table

    assert again is not None
    assert again.table.opened.practice
    assert on.opened.practice
    on = said(on, (0, "draw"))
    assert UndoPermission("free") == undo_status(on, 0)
    assert folds(on)
