"""Folding: stored rows give the same table again, or say that they are not its rows."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.refusals import Malformed, Stale
from intriga.kernel.match.entries import Upgraded
from intriga.kernel.match.records import Record, read_record
from intriga.kernel.match.verify import verify
from intriga.tables.deciding import decide
from intriga.tables.ending import resign
from intriga.tables.folding import fold
from intriga.tables.following import branch
from intriga.tables.persons import Keys
from intriga.tables.recording import record_bytes
from intriga.tables.rows import (
    AnyRow,
    Begun,
    Opened,
    PlannedSeat,
    Played,
    Promised,
    Sat,
    read_opened,
    read_row,
    row_bytes,
)
from intriga.tables.table import Table
from intriga.tables.upgrading import needs_upgrade, upgrade
from tests.tables.builders import START, again, facts, fresh, kinds, played_out, question, running, said
from tests.tables.refusals import denied

RECORDS = Path(__file__).parents[1] / "games" / "_rough" / "records"


@pytest.mark.parametrize("game", ["_tiny", "_rough", "masti", "illuminaten"])
def test_a_whole_match_folds_from_its_bytes(game: str) -> None:
    table = played_out(running(game, "anna", bots=2), moves=150)

    assert facts(again(table)) == facts(table)


def test_a_row_comes_back_from_its_bytes() -> None:
    for row in played_out(running("_tiny", "anna", bots=1)).rows:
        assert row == read_row(row_bytes(row))


@pytest.mark.parametrize(
    "stored", [b"", b"{}", b'{"row":"Burnt","at":1}', b'{"row":"Closed"}', b"\xff", b"[1]"]
)
def test_other_bytes_are_no_row(stored: bytes) -> None:
    with pytest.raises(Malformed, match="not a row of a table"):
        read_row(stored)


def test_the_first_row_names_game_and_pack() -> None:
    table = running("_tiny", "anna", bots=1)

    assert table.opened == read_opened(row_bytes(table.rows[0]))
    with pytest.raises(Malformed, match="what is played"):
        read_opened(row_bytes(table.rows[1]))


def without(number: int) -> Callable[[list[AnyRow]], list[AnyRow]]:
    return lambda rows: rows[:number] + rows[number + 1 :]


def twice(number: int) -> Callable[[list[AnyRow]], list[AnyRow]]:
    return lambda rows: rows[: number + 1] + rows[number:]


def with_other_luck(rows: list[AnyRow]) -> list[AnyRow]:
    return [
        msgspec.structs.replace(row, seed="00" * 32) if isinstance(row, Promised) else row for row in rows
    ]


def with_another_word(rows: list[AnyRow]) -> list[AnyRow]:
    last = rows[-1]
    assert isinstance(last, Played)
    return [*rows[:-1], Played(at=last.at, entry=msgspec.structs.replace(last.entry, path=("stop",)))]


@pytest.mark.parametrize(
    "damage",
    [
        *(without(number) for number in (0, 1, 3, 4, 5)),
        *(twice(number) for number in (0, 3, 5)),
        with_other_luck,
        with_another_word,
    ],
)
def test_rows_that_are_not_one_table_are_not_folded(
    damage: Callable[[list[AnyRow]], list[AnyRow]],
) -> None:
    table = said(running("_tiny", "anna", bots=1), (0, "draw"), (1, "draw"))

    with pytest.raises(Malformed):
        fold(table.game, table.pack, damage(table.rows))


def test_a_table_is_folded_with_its_own_game_and_pack_only() -> None:
    table = running("_tiny", "anna", bots=1)

    with pytest.raises(Malformed, match="another game or another pack"):
        fold(find_game("_rough"), table.pack, table.rows)
    with pytest.raises(Malformed, match="another game or another pack"):
        fold(table.game, own_pack("_rough"), table.rows)


# ── older rules ──


def stored_by_older_rules(name: str) -> Table:
    """A table whose match was played by rules that are no longer here."""
    record: Record = read_record(RECORDS / f"rules-1-{name}.jsonl")
    header = record.opening.header
    opened = Opened(
        at=START,
        table="old",
        game=header.game,
        players=header.players,
        options=header.options,
        pack=header.pack,
        pack_digest=header.pack_digest,
        host="anna",
        places=(PlannedSeat(),) * header.players,
        keys=Keys("i", "w"),
        absence=1,
    )
    seed = str(record.opening.seed or getattr(record.entries[-1], "seed", ""))
    rows: list[AnyRow] = [opened, Promised(at=START, match=header.match, seed=seed)]
    rows += [Sat(at=START, seat=seat, person="anna", name="Анна") for seat in range(header.players)]
    rows += [Begun(at=START, header=header)] + [Played(at=START, entry=entry) for entry in record.entries]
    return fold(find_game(header.game), record.opening.pack, rows)


@pytest.mark.parametrize("name", ["same", "running"])
def test_a_running_match_of_older_rules_is_carried_over_and_played_on(name: str, tmp_path: Path) -> None:
    table = stored_by_older_rules(name)
    assert needs_upgrade(table)

    change = upgrade(table, START + 1)

    assert ["Played Upgraded"] == kinds(change)
    assert change.table.match is not None
    assert isinstance(change.table.match.entries[-1], Upgraded)
    assert () == upgrade(change.table, START + 1).rows
    over = played_out(change.table)
    later = fold(over.game, over.pack, over.rows)
    assert later.match is not None
    assert over.match is not None
    assert over.match.entries == later.match.entries
    file = tmp_path / "carried.record"
    file.write_bytes(record_bytes(over))
    verify(over.game, read_record(file))


def test_nobody_plays_before_the_match_is_carried_over() -> None:
    table = stored_by_older_rules("running")

    with pytest.raises(Exception, match="older_rules"):
        decide(table, "anna", START, 0, ["rest"], 0, "c1")
    with pytest.raises(Exception, match="older_rules"):
        resign(table, "anna", START, 0)


def test_a_match_that_ended_under_older_rules_is_shown_but_not_played_on() -> None:
    table = stored_by_older_rules("ended")

    assert ("ended", False) == (table.status, needs_upgrade(table))
    with pytest.raises(Exception, match="older_rules"):
        branch(table, "anna", "Анна", START, 0, 0, "random", fresh("b"))


def test_an_answer_to_a_question_of_older_rules_is_stale() -> None:
    table = stored_by_older_rules("running")
    asked = question(table)
    after = upgrade(table, START).table

    with pytest.raises(Stale):
        decide(after, "anna", START, 0, ["rest"], asked, "c1")


def test_a_match_is_not_begun_twice() -> None:
    table = running("_tiny", "anna", bots=1)
    assert table.match is not None

    with pytest.raises(Malformed, match="begins once"):
        fold(table.game, table.pack, [*table.rows, Begun(at=START, header=table.match.header)])
    with denied(table, "no_such_seat"):
        table.seat(5)
