"""The summary for lists, and forgetting a person."""

from intriga.kernel.contract import Result
from intriga.tables.campaigns import result_of
from intriga.tables.chatting import chat
from intriga.tables.folding import fold
from intriga.tables.forgetting import rows_to_rewrite
from intriga.tables.index import SeatIndex, index_of, points_of
from intriga.tables.opening import SeatWish
from intriga.tables.proposing import propose_abandon
from intriga.tables.seating import leave
from intriga.tables.stand_ins import step_out
from intriga.tables.terms import Clock
from tests.tables.builders import ME, OPEN, START, in_window, opened, played_out, running, said, say


def test_a_waiting_table_shows_who_is_there() -> None:
    index = index_of(opened("_tiny", ME, OPEN, SeatWish("bot", level="random"), is_open=True).table)

    assert ("_tiny", 3, "waiting", True, "anna") == (
        index.game,
        index.players,
        index.status,
        index.is_open,
        index.host,
    )
    assert (SeatIndex("anna", "Анна"), SeatIndex(), SeatIndex(level="random")) == index.seats
    assert (True, frozenset({"anna"})) == (index.has_free_seat, index.persons)


def test_a_running_table_shows_whom_it_waits_for() -> None:
    table = running("_rough", "anna", "boris", clock=Clock("bank", 60))
    assert ((0, 1), START + 60_000) == (index_of(table).acting, index_of(table).due)

    index = index_of(say(table, 0, "stake 1", now=START + 5).table)

    assert ((1,), START + 5) == (index.acting, index.updated)
    assert (False, True) == (index.is_turn_of("anna"), index.is_turn_of("boris"))


def test_a_vote_waits_for_the_voters_and_a_held_word_for_nobody() -> None:
    asked = propose_abandon(running("_tiny", "anna", "boris"), "anna", START, 0).table
    held = say(in_window("anna", "boris"), 0, "go on").table

    assert (1,) == index_of(asked).acting
    assert () == index_of(held).acting


def test_bots_and_stand_ins_are_nobodys_turn() -> None:
    table = said(running("_tiny", "anna", bots=1), (0, "draw"))
    away = step_out(running("_tiny", "anna", "boris"), "anna", START, 0).table

    assert () == index_of(table).acting == index_of(away).acting


def test_the_end_and_a_closed_table_are_shown() -> None:
    assert "ended" == index_of(played_out(running("_tiny", "anna", "boris"))).status
    assert "closed" == index_of(leave(opened("_tiny", ME, OPEN).table, "anna", START, 0).table).status


def test_an_ended_table_shows_who_won_and_what_each_seat_scored() -> None:
    table = played_out(running("_tiny", "anna", "boris"))
    result = result_of(table)
    assert result is not None

    assert (result.winners, result.totals) == (index_of(table).winners, index_of(table).points)
    assert () == index_of(running("_tiny", "anna", "boris")).winners


def test_the_points_of_a_team_are_those_of_each_of_its_seats() -> None:
    teams = Result("ruled", (7, 3), (0, 2), teams=((0, 2), (1, 3)))

    assert (7, 3, 7, 3) == points_of(teams, 4)
    assert (5, 6) == points_of(Result("ruled", (5, 6), (1,)), 2)
    assert () == points_of(Result("ruled", (9,), (0, 1)), 2)


# ── forgetting ──


def test_a_forgotten_person_leaves_neither_name_nor_words() -> None:
    table = chat(running("_tiny", "anna", "boris"), "boris", START, 1, "Привет").table
    table = played_out(chat(table, "anna", START, 0, "И тебе").table)

    blank = rows_to_rewrite(table.rows, "boris")
    rows = [blank.get(number, row) for number, row in enumerate(table.rows)]

    assert 2 == len(blank)
    assert not any("Борис" in str(row) or "Привет" in str(row) for row in rows)
    after = fold(table.game, table.pack, rows)
    assert after.match is not None
    assert table.match is not None
    assert table.match.entries == after.match.entries
    assert ["Анна", ""] == [seat.name for seat in after.seats]
    assert {} == rows_to_rewrite(rows, "boris")
