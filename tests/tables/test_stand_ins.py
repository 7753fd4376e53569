"""Stand-ins: a bot plays for somebody, and hands the seat back."""

import pytest

from intriga.kernel.match.entries import SeatChanged
from intriga.tables.proposing import propose_abandon
from intriga.tables.stand_ins import hand_back, step_out
from intriga.tables.table import Table
from intriga.tables.turns import bots_to_move
from tests.tables.builders import START, folds, kinds, played_out, running, say
from tests.tables.refusals import denied


@pytest.fixture
def table() -> Table:
    return running("_tiny", "anna", "boris")


def test_who_has_to_go_leaves_the_seat_to_a_bot(table: Table) -> None:
    change = step_out(table, "anna", START, 0)

    assert ["StoodIn", "Played SeatChanged"] == kinds(change)
    assert ("anna", "regular") == (change.table.seats[0].person, change.table.seats[0].bot)
    assert [0] == bots_to_move(change.table)
    assert folds(change.table)


def test_the_stand_in_hands_the_seat_back(table: Table) -> None:
    away = say(step_out(table, "anna", START, 0).table, 0, "draw").table

    change = hand_back(away, "anna", START, 0)

    assert ["HandedBack", "Played SeatChanged"] == kinds(change)
    assert "" == change.table.seats[0].bot
    assert change.table.match is not None
    last = change.table.match.entries[-1]
    assert isinstance(last, SeatChanged)
    assert (0, "person") == (last.seat, last.who)
    assert folds(change.table)


def test_only_its_person_leaves_a_seat_or_takes_it_back(table: Table) -> None:
    away = step_out(table, "anna", START, 0).table

    with denied(table, "not_your_seat"):
        step_out(table, "boris", START, 0)
    with denied(away, "not_your_seat"):
        hand_back(away, "boris", START, 0)


def test_nothing_is_left_or_taken_back_twice(table: Table) -> None:
    away = step_out(table, "anna", START, 0).table

    with denied(away, "stand_in_plays"):
        step_out(away, "anna", START, 0)
    with denied(table, "no_stand_in"):
        hand_back(table, "anna", START, 0)


def test_during_a_vote_nobody_steps_out(table: Table) -> None:
    asked = propose_abandon(table, "anna", START, 0).table

    with denied(asked, "proposal_is_open"):
        step_out(asked, "boris", START, 1)


def test_after_the_end_there_is_nothing_to_leave(table: Table) -> None:
    over = played_out(table)

    with denied(over, "has_ended"):
        step_out(over, "anna", START, 0)
    with denied(over, "has_ended"):
        hand_back(over, "anna", START, 0)
