"""After the match: a rematch, the next of a chain, playing on from a point."""

from pathlib import Path

import pytest

from intriga.kernel.match.entries import Branched, Decided
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from intriga.tables.ending import resign
from intriga.tables.following import branch, next_match, rematch
from intriga.tables.opening import SeatWish
from intriga.tables.recording import record_bytes
from intriga.tables.seating import seat_bot, sit
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back, undo_status
from tests.tables.builders import (
    ME,
    START,
    again,
    facts,
    folds,
    fresh,
    in_window,
    kinds,
    opened,
    played_out,
    running,
    said,
)
from tests.tables.refusals import denied


@pytest.fixture
def over() -> Table:
    return played_out(running("_tiny", "anna", "boris", bots=1))


# ── rematch ──


def test_a_rematch_has_the_same_settings_and_everybody_one_seat_further(over: Table) -> None:
    following = rematch(over, "boris", START, fresh("t2", 2))

    assert following.new is not None
    new = following.new.table
    assert (["Followed"], {"rematch": "t2"}) == (kinds(following.old), following.old.table.followed)
    assert ["", "", "boris"] == [seat.person for seat in new.seats]
    assert ["regular", "", ""] == [seat.level for seat in new.seats]
    assert ["", "anna", ""] == [seat.kept_for for seat in new.seats]
    assert (over.opened.options, over.opened.clock) == (new.opened.options, new.opened.clock)
    assert folds(new)
    assert folds(following.old.table)


def test_a_rematch_begins_when_the_others_have_come(over: Table) -> None:
    following = rematch(over, "boris", START, fresh("t2", 2))
    assert following.new is not None

    new = sit(following.new.table, "anna", START, 1, "Анна").table

    assert "running" == new.status
    assert new.match is not None
    assert over.match is not None
    assert over.match.header.commitment != new.match.header.commitment


def test_who_does_not_come_is_replaced_by_a_bot(over: Table) -> None:
    following = rematch(over, "boris", START, fresh("t2", 2))
    assert following.new is not None

    assert "running" == seat_bot(following.new.table, "boris", START, 1, "regular").table.status


def test_a_rematch_against_bots_begins_at_once() -> None:
    following = rematch(played_out(running("_tiny", "anna", bots=1)), "anna", START, fresh("t2", 2))

    assert following.new is not None
    assert "running" == following.new.table.status


def test_the_second_who_asks_is_led_to_the_same_table(over: Table) -> None:
    first = rematch(over, "boris", START, fresh("t2", 2))

    second = rematch(first.old.table, "anna", START, fresh("t3", 3))

    assert ("t2", None, ()) == (second.table, second.new, second.old.rows)


def test_a_rematch_is_for_those_who_played_to_the_end(over: Table) -> None:
    going_on = running("_tiny", "anna", "boris")

    with denied(over, "not_at_the_table"):
        rematch(over, "gleb", START, fresh("t2"))
    with denied(going_on, "not_ended"):
        rematch(going_on, "anna", START, fresh("t2"))


# ── chains ──


def test_the_next_match_of_a_chain_begins_with_what_was_carried_over() -> None:
    first = played_out(running("_rough", "anna", bots=1))

    following = next_match(first, "anna", START, fresh("t2", 2))

    assert following.new is not None
    second = following.new.table
    assert second.match is not None
    assert first.match is not None
    assert first.last_ended is not None
    assert first.last_ended.result is not None
    assert first.last_ended.result.carry == second.match.header.carry
    assert first.match.header.match == second.match.header.previous
    assert ["anna", ""] == [seat.person for seat in second.seats]
    assert folds(second)


def test_a_retry_begins_with_the_same_carry() -> None:
    first = played_out(running("_rough", "anna", bots=1))
    following = next_match(first, "anna", START, fresh("t2", 2))
    assert following.new is not None
    second = played_out(following.new.table)

    retry = rematch(second, "anna", START, fresh("t3", 3))

    assert retry.new is not None
    assert (second.opened.carry, second.opened.previous) == (
        retry.new.table.opened.carry,
        retry.new.table.opened.previous,
    )


def test_without_anything_carried_over_there_is_no_next(over: Table) -> None:
    given_up = resign(running("_rough", "anna", bots=1), "anna", START, 0).table

    for table in (over, given_up):
        with denied(table, "nothing_carried_over"):
            next_match(table, "anna", START, fresh("t2"))


# ── branches ──


def test_anybody_plays_on_from_a_point_against_bots(over: Table) -> None:
    change = branch(over, "gleb", "Глеб", START, 2, 1, "random", fresh("b", 7))

    table = change.table
    assert over.match is not None
    assert table.match is not None
    assert ("running", 0) == (table.status, change.expected)
    assert over.match.states[2].full_key() == table.match.state.full_key()
    assert [("", "random"), ("gleb", ""), ("", "random")] == [(s.person, s.level) for s in table.seats]
    assert isinstance(table.match.entries[-1], Branched)
    assert folds(table)


def test_a_branch_is_played_on_with_luck_of_its_own_and_its_record_holds(over: Table, tmp_path: Path) -> None:
    table = played_out(branch(over, "gleb", "Глеб", START, 1, 1, "random", fresh("b", 7)).table)
    file = tmp_path / "branch.record"
    file.write_bytes(record_bytes(table))

    match = verify(table.game, read_record(file))

    assert table.match is not None
    assert table.match.entries == match.entries
    assert folds(table)


def test_a_branch_of_a_branch_holds_too(tmp_path: Path) -> None:
    first = played_out(running("_rough", "anna", bots=1))
    second = played_out(branch(first, "anna", "Анна", START, 6, 0, "random", fresh("b", 7)).table)
    third = branch(second, "anna", "Анна", START, 11, 0, "random", fresh("c", 8)).table
    assert third.match is not None
    assert 2 == sum(isinstance(entry, Branched) for entry in third.match.entries)
    third = played_out(third)
    file = tmp_path / "branch.record"
    file.write_bytes(record_bytes(third))

    verify(third.game, read_record(file))
    assert folds(third)


def test_what_was_taken_back_before_the_point_stays_so() -> None:
    table = said(running("_rough", "anna", bots=1), (0, "stake 1"), (1, "stake 1"), (0, "force"))
    table = played_out(take_back(table, "anna", START, 0, "u1").table)

    made = branch(table, "anna", "Анна", START, 5, 0, "random", fresh("b", 7)).table

    assert facts(again(made)) == facts(made)
    assert made.match is not None
    assert table.match is not None
    assert table.match.states[5].full_key() == made.match.state.full_key()


def test_nobody_takes_back_what_was_played_before_the_point(over: Table) -> None:
    table = branch(over, "anna", "Анна", START, 2, 0, "random", fresh("b", 7)).table

    assert "never" == undo_status(table, 0).kind
    with denied(table, "undo_no_move"):
        take_back(table, "anna", START, 0, "u1")


def test_ids_of_old_messages_do_not_answer_new_ones(over: Table) -> None:
    table = branch(over, "anna", "Анна", START, 2, 0, "random", fresh("b", 7)).table

    assert {} == table.answers
    assert table.match is not None
    assert {""} == {entry.client for entry in table.match.entries if isinstance(entry, Decided)}


def test_a_match_that_was_given_up_is_played_on_from_its_last_position() -> None:
    given_up = resign(in_window("anna", "boris"), "anna", START, 0).table
    assert given_up.match is not None

    table = branch(given_up, "boris", "Борис", START, given_up.kept - 1, 1, "random", fresh("b", 7)).table

    assert table.match is not None
    assert given_up.match.state.full_key() == table.match.state.full_key()


def test_a_branch_needs_an_end_a_point_a_seat_and_a_level(over: Table) -> None:
    going_on = running("_tiny", "anna", "boris")

    with denied(going_on, "not_ended"):
        branch(going_on, "anna", "Анна", START, 0, 0, "random", fresh("b"))
    for at in (-1, over.kept, over.kept - 1):
        with denied(over, "nothing_to_play_on"):
            branch(over, "anna", "Анна", START, at, 0, "random", fresh("b"))
    with denied(over, "no_such_seat"):
        branch(over, "anna", "Анна", START, 1, 3, "random", fresh("b"))
    with denied(over, "no_such_level"):
        branch(over, "anna", "Анна", START, 1, 0, "genius", fresh("b"))


def test_a_branch_says_where_it_came_from(over: Table) -> None:
    came_from = branch(over, "anna", "Анна", START, 2, 0, "random", fresh("b")).table.opened.came_from

    assert came_from is not None
    assert ("branch", "t", 2) == (came_from.how, came_from.table, came_from.at)


def test_hot_seats_stay_with_their_person_in_a_rematch() -> None:
    table = opened("_tiny", ME, SeatWish("here", name="Борис")).table
    following = rematch(played_out(table), "anna", START, fresh("t2", 2))

    assert following.new is not None
    assert ["Борис", "Анна"] == [seat.name for seat in following.new.table.seats]
    assert "running" == following.new.table.status
