"""Taking back: free, asked for, or never."""

import pytest

from intriga.kernel.match.entries import Undone
from intriga.kernel.match.undo import UndoPermission
from intriga.tables.ending import resign
from intriga.tables.opening import SeatWish
from intriga.tables.proposing import propose_abandon, vote
from intriga.tables.stand_ins import step_out
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back, undo_status
from tests.tables.builders import ME, START, folds, kinds, opened, question, running, said, say
from tests.tables.refusals import denied


@pytest.fixture
def aiming() -> Table:
    """The first seat has begun an action that nobody could notice yet."""
    table = said(running("_rough", "anna", "boris"), (0, "stake 1"), (1, "stake 1"))
    return said(table, (0, "force"))


def test_what_nobody_noticed_is_taken_back_at_once(aiming: Table) -> None:
    assert UndoPermission("free") == undo_status(aiming, 0)

    change = take_back(aiming, "anna", START, 0, "u1")

    assert ["Played Undone"] == kinds(change)
    assert question(aiming) != question(change.table)
    assert folds(change.table)


def test_a_client_that_repeats_an_undo_takes_back_once(aiming: Table) -> None:
    further = say(aiming, 0, "on 1").table
    first = take_back(further, "anna", START, 0, "u1")

    repeated = take_back(first.table, "anna", START, 0, "u1")

    assert ((), first.answer) == (repeated.rows, repeated.answer)


def test_what_others_did_meanwhile_is_asked_for() -> None:
    table = said(running("_tiny", "anna", "boris", "vera"), (0, "stop"), (1, "stop"))
    assert UndoPermission("ask", (1,)) == undo_status(table, 0)

    change = take_back(table, "anna", START, 0, "u1")

    assert ["Asked"] == kinds(change)
    proposal = change.table.proposal
    assert proposal is not None
    assert ("undo", (1,), (1,)) == (proposal.what, proposal.asks, proposal.waits_for)
    assert change.answer == take_back(change.table, "anna", START, 0, "u1").answer
    assert folds(change.table)


def test_when_they_agree_it_is_taken_back() -> None:
    table = said(running("_tiny", "anna", "boris", "vera"), (0, "stop"), (1, "stop"))
    asked = take_back(table, "anna", START, 0, "u1").table
    assert asked.proposal is not None

    change = vote(asked, "boris", START, 1, asked.proposal.number, True)

    assert ["Voted", "Settled", "Played Undone"] == kinds(change)
    assert change.table.match is not None
    undone = change.table.match.entries[-1]
    assert isinstance(undone, Undone)
    assert (0, (1,)) == (undone.seat, undone.consents)
    assert [0] == (change.table.position.acting() if change.table.position else None)
    assert folds(change.table)


def test_one_no_is_enough() -> None:
    table = said(running("_tiny", "anna", "boris", "vera"), (0, "stop"), (1, "stop"))
    asked = take_back(table, "anna", START, 0, "u1").table
    assert asked.proposal is not None

    change = vote(asked, "boris", START, 1, asked.proposal.number, False)

    assert (["Voted", "Settled"], None) == (kinds(change), change.table.proposal)
    assert folds(change.table)
    with denied(change.table, "asked_already"):
        take_back(change.table, "anna", START, 0, "u2")


def test_bots_agree_at_once() -> None:
    table = said(running("_tiny", "anna", bots=2), (0, "stop"), (1, "stop"))
    assert UndoPermission("free") == undo_status(table, 0)

    change = take_back(table, "anna", START, 0, "u1")

    assert ["Played Undone"] == kinds(change)
    assert folds(change.table)


def test_who_shares_the_screen_agrees_at_once() -> None:
    table = opened("_tiny", ME, SeatWish("here", name="Борис"), SeatWish("here", name="Вера")).table
    table = said(table, (0, "stop"), (1, "stop"))

    assert ["Played Undone"] == kinds(take_back(table, "anna", START, 0, "u1"))


def test_a_seat_that_learned_something_keeps_its_move() -> None:
    table = said(running("_tiny", "anna", bots=1), (0, "draw"))

    assert UndoPermission("never", reason="seat_has_learned") == undo_status(table, 0)
    with denied(table, "undo_seat_has_learned"):
        take_back(table, "anna", START, 0, "u1")


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    table = running("_tiny", "anna", "boris")
    waiting = opened("_tiny", ME, SeatWish("open")).table

    assert "never" == undo_status(waiting, 0).kind
    with denied(table, "undo_no_move"):
        take_back(table, "boris", START, 1, "u1")


def test_after_the_end_nothing_comes_back(aiming: Table) -> None:
    over = resign(aiming, "anna", START, 0).table

    assert UndoPermission("never", reason="match_has_ended") == undo_status(over, 0)
    with denied(over, "has_ended"):
        take_back(over, "anna", START, 0, "u1")


def test_nobody_takes_back_for_somebody_else(aiming: Table) -> None:
    with denied(aiming, "not_your_seat"):
        take_back(aiming, "boris", START, 0, "u1")


def test_nothing_is_taken_back_during_a_vote_or_by_somebody_who_stepped_out(aiming: Table) -> None:
    asked = propose_abandon(aiming, "boris", START, 1).table
    away = step_out(aiming, "anna", START, 0).table

    with denied(asked, "proposal_is_open"):
        take_back(asked, "anna", START, 0, "u1")
    with denied(away, "stand_in_plays"):
        take_back(away, "anna", START, 0, "u1")
