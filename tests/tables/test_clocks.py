"""Clocks: what they show follows from the rows and the time."""

from typing import Any

import pytest

from intriga.kernel.match.entries import ClockRan
from intriga.tables.alarms import wake, wakes_at
from intriga.tables.clocks import DAY, LEAST_AFTER_RETURN
from intriga.tables.pauses import resume_clocks, stop_clocks
from intriga.tables.proposing import propose_abandon, vote
from intriga.tables.stand_ins import hand_back, step_out
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back
from intriga.tables.terms import Clock
from tests.tables.builders import SECOND, START, folds, in_window, kinds, played_out, running, said, say

BANK = Clock("bank", 60, 5)
DAYS = Clock("days", days=2)


def timed(game: str = "_tiny", *persons: str, clock: Clock = BANK, **settings: Any) -> Table:
    return running(game, *(persons or ("anna", "boris")), clock=clock, **settings)


def left(table: Table, now: int) -> list[float]:
    """What all clocks show, in seconds."""
    return [(table.clocks.left_at(seat, now) or 0) / SECOND for seat in range(table.players)]


def test_a_table_without_a_clock_shows_none() -> None:
    table = running("_tiny", "anna", "boris")

    assert (None, None) == (table.clocks.left_at(0, START), wakes_at(table))


def test_only_the_clock_of_the_one_who_is_to_move_runs() -> None:
    table = timed()

    assert ((0,), [50, 60]) == (table.clocks.running, left(table, START + 10 * SECOND))


def test_who_has_finished_gets_the_increment() -> None:
    table = say(timed(), 0, "draw", now=START + 10 * SECOND).table

    assert ((1,), [55, 57]) == (table.clocks.running, left(table, START + 13 * SECOND))
    assert folds(table)


def test_one_turn_of_several_words_earns_one_increment() -> None:
    table = said(timed("_rough"), (0, "stake 1"), (1, "stake 1"))
    assert [65, 65] == left(table, START)

    table = said(table, (0, "look"), (0, "on 2"), (0, "pay red"))

    assert [70, 65] == left(table, START)


def test_going_over_the_same_moves_again_earns_nothing() -> None:
    table = timed("_tiny", "anna", bots=2)
    for number in range(3):
        table = say(table, 0, "stop").table
        table = take_back(table, "anna", START, 0, f"u{number}").table

    assert 65 == left(table, START)[0]
    assert folds(table)


def test_everybody_who_still_has_to_choose_pays() -> None:
    table = timed("_rough", "anna", "boris", "vera")
    assert (0, 1, 2) == table.clocks.running

    table = say(table, 1, "stake 1", now=START + 10 * SECOND).table

    assert ((0, 2), [40, 55, 40]) == (table.clocks.running, left(table, START + 20 * SECOND))
    assert folds(table)


def test_all_clocks_stand_while_a_bot_thinks() -> None:
    table = say(timed("_tiny", "anna", bots=1), 0, "draw", now=START + 10 * SECOND).table

    assert ((), [55, 60]) == (table.clocks.running, left(table, START + DAY))


def test_all_clocks_stand_during_a_vote() -> None:
    table = timed()
    asked = propose_abandon(table, "boris", START + 10 * SECOND, 1).table
    assert [50, 60] == left(asked, START + 50 * SECOND)
    assert asked.proposal is not None

    after = vote(asked, "anna", START + 50 * SECOND, 0, asked.proposal.number, False).table

    assert [45, 60] == left(after, START + 55 * SECOND)
    assert folds(after)


def test_all_clocks_stand_while_a_word_is_held() -> None:
    table = in_window("anna", "boris", clock=BANK)
    before = left(table, START)

    held = say(table, 0, "go on").table

    assert before == left(held, START + DAY)


def test_in_a_window_only_the_clock_of_the_last_word_runs() -> None:
    assert (0,) == in_window("anna", "boris", clock=BANK).clocks.running


def test_all_clocks_stand_while_nobody_is_here() -> None:
    stopped = stop_clocks(timed(), START + 10 * SECOND, "nobody_here", START + 10 * SECOND)
    assert ["Stopped"] == kinds(stopped)
    assert ([50, 60], None) == (left(stopped.table, START + DAY), wakes_at(stopped.table))

    resumed = resume_clocks(stopped.table, START + DAY)

    assert ["Resumed"] == kinds(resumed)
    assert [45, 60] == left(resumed.table, START + DAY + 5 * SECOND)
    assert folds(resumed.table)


def test_the_time_in_which_the_server_was_down_does_not_count() -> None:
    """The server says so when it is up again: since then nobody could have played."""
    back = stop_clocks(timed(), START + DAY, "down", START + 20 * SECOND).table
    back = resume_clocks(back, START + DAY).table

    assert [40, 60] == left(back, START + DAY)
    assert () == wake(back, START + DAY).rows
    assert folds(back)


def test_a_pause_needs_no_row_where_it_changes_nothing() -> None:
    stopped = stop_clocks(timed(), START, "down", START).table

    assert () == stop_clocks(stopped, START, "nobody_here", START).rows
    assert () == stop_clocks(running("_tiny", "anna", "boris"), START, "down", START).rows
    assert () == stop_clocks(played_out(timed()), START, "down", START).rows
    assert () == resume_clocks(timed(), START).rows


def test_a_clock_that_runs_out_lets_a_bot_stand_in() -> None:
    table = timed()
    assert START + 60 * SECOND == wakes_at(table)
    assert () == wake(table, START + 60 * SECOND - 1).rows

    change = wake(table, START + 60 * SECOND)

    assert ["Played ClockRan", "StoodIn", "Played SeatChanged"] == kinds(change)
    assert "regular" == change.table.seats[0].stand_in
    assert change.table.match is not None
    assert ClockRan(seat=0, used=60_000).used == getattr(change.table.match.entries[-2], "used", None)
    assert folds(change.table)


def test_several_clocks_may_run_out_at_once() -> None:
    change = wake(timed("_rough", "anna", "boris", "vera"), START + 60 * SECOND)

    assert ["regular"] * 3 == [seat.stand_in for seat in change.table.seats]
    assert folds(change.table)


def test_who_takes_the_seat_back_has_at_least_a_minute() -> None:
    late = wake(timed(), START + 90 * SECOND).table

    back = hand_back(late, "anna", START + 90 * SECOND, 0).table

    assert LEAST_AFTER_RETURN == back.clocks.left_at(0, START + 90 * SECOND)
    assert folds(back)


def test_a_stand_in_earns_no_time() -> None:
    away = step_out(timed(), "anna", START, 0).table

    assert 60 == left(say(away, 0, "draw").table, START)[0]


def test_a_clock_that_goes_backwards_takes_nothing_away() -> None:
    """Two servers need not agree on the time."""
    table = say(timed(), 0, "draw", now=START + 10 * SECOND).table

    table = say(table, 1, "draw", now=START).table

    assert [55, 65] == left(table, START + 10 * SECOND)
    assert folds(table)


# ── days ──


def test_every_move_has_its_days() -> None:
    table = timed(clock=DAYS)
    assert START + 2 * DAY == wakes_at(table)

    table = say(table, 0, "draw", now=START + DAY).table

    assert (2 * DAY, START + 3 * DAY) == (table.clocks.left_at(1, START + DAY), wakes_at(table))
    table = say(table, 1, "draw", now=START + 2 * DAY).table
    assert 2 * DAY == table.clocks.left_at(0, START + 2 * DAY)
    assert folds(table)


def test_days_go_on_while_nobody_is_here_but_not_while_the_server_is_down() -> None:
    table = timed(clock=DAYS)

    assert () == stop_clocks(table, START, "nobody_here", START).rows
    assert 2 * DAY == stop_clocks(table, START, "down", START).table.clocks.left_at(0, START + DAY)


def test_who_takes_a_seat_back_has_the_days_again() -> None:
    late = wake(timed(clock=DAYS), START + 3 * DAY).table

    assert 2 * DAY == hand_back(late, "anna", START + 3 * DAY, 0).table.clocks.left_at(0, START + 3 * DAY)


@pytest.mark.parametrize("clock", [BANK, DAYS])
def test_after_the_end_no_clock_runs(clock: Clock) -> None:
    over = played_out(timed(clock=clock))

    assert ((), None) == (over.clocks.running, wakes_at(over))
    assert () == wake(over, START + 100 * DAY).rows
