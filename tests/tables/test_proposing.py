"""Proposals: abandoning by agreement, a stand-in by vote; one at a time, and they lapse."""

import pytest

from intriga.kernel.match.entries import Ended
from intriga.tables.alarms import wake, wakes_at
from intriga.tables.opening import ABSENCE, SeatWish
from intriga.tables.proposing import (
    ASK_AGAIN_AFTER,
    PROPOSAL_LASTS,
    propose_abandon,
    propose_stand_in,
    vote,
    withdraw,
)
from intriga.tables.seating import sit
from intriga.tables.stand_ins import step_out
from intriga.tables.table import Proposal, Table
from tests.tables.builders import ME, OPEN, START, folds, kinds, opened, played_out, running, said
from tests.tables.refusals import denied

LATER = START + ABSENCE


@pytest.fixture
def table() -> Table:
    return running("_tiny", "anna", "boris", "vera")


@pytest.fixture
def four() -> Table:
    return running("_rough", "anna", "boris", "vera", "gleb")


def proposal(table: Table) -> Proposal:
    assert table.proposal is not None
    return table.proposal


def voted(table: Table, *votes: tuple[str, int, bool]) -> Table:
    for who, seat, agrees in votes:
        table = vote(table, who, START, seat, proposal(table).number, agrees).table
    return table


# ── abandoning ──


def test_a_match_is_abandoned_when_all_persons_agree(table: Table) -> None:
    asked = propose_abandon(table, "anna", START, 0).table
    assert (1, 2) == proposal(asked).waits_for

    after = voted(asked, ("boris", 1, True), ("vera", 2, True))

    assert "ended" == after.status
    assert isinstance(after.last_ended, Ended)
    assert ("abandoned", bytes([1] * 32).hex()) == (after.last_ended.how, after.last_ended.seed)
    assert folds(after)


def test_one_person_who_wants_to_play_on_is_enough(table: Table) -> None:
    asked = propose_abandon(table, "anna", START, 0).table

    after = voted(asked, ("boris", 1, True), ("vera", 2, False))

    assert ("running", None) == (after.status, after.proposal)
    assert folds(after)


def test_who_plays_alone_abandons_at_once() -> None:
    change = propose_abandon(running("_tiny", "anna", bots=1), "anna", START, 0)

    assert ["Asked", "Settled", "Played Ended"] == kinds(change)
    assert folds(change.table)


def test_a_person_with_two_seats_votes_once() -> None:
    table = opened("_tiny", ME, OPEN, OPEN).table
    table = sit(table, "boris", START, 1, "Борис", "invited").table
    table = sit(table, "boris", START, 2, "Вера").table
    asked = propose_abandon(table, "anna", START, 0).table

    assert "ended" == voted(asked, ("boris", 2, True)).status


def test_who_stepped_out_is_not_asked(table: Table) -> None:
    away = step_out(table, "vera", START, 2).table

    assert (1,) == proposal(propose_abandon(away, "anna", START, 0).table).asks


# ── stand-ins ──


def test_most_of_the_others_decide_on_a_stand_in(four: Table) -> None:
    asked = propose_stand_in(four, "anna", LATER, 0, 3, START).table
    assert (1, 2) == proposal(asked).waits_for

    change = vote(asked, "boris", LATER, 1, proposal(asked).number, True)

    assert ["Voted", "Settled", "StoodIn", "Played SeatChanged"] == kinds(change)
    assert "regular" == change.table.seats[3].stand_in
    assert folds(change.table)


def test_half_of_the_others_can_refuse_it(four: Table) -> None:
    asked = propose_stand_in(four, "anna", LATER, 0, 3, START).table
    one = vote(asked, "boris", LATER, 1, proposal(asked).number, False).table
    assert one.proposal is not None

    change = vote(one, "vera", LATER, 2, proposal(one).number, False)

    assert (["Voted", "Settled"], None) == (kinds(change), change.table.proposal)
    assert "" == change.table.seats[3].stand_in


def test_the_only_other_person_decides_alone() -> None:
    table = running("_tiny", "anna", "boris")

    change = propose_stand_in(table, "anna", LATER, 0, 1, START)

    assert ["Asked", "Settled", "StoodIn", "Played SeatChanged"] == kinds(change)
    assert folds(change.table)


def test_who_comes_back_during_the_vote_ends_it(four: Table) -> None:
    asked = propose_stand_in(four, "anna", LATER, 0, 3, START).table

    change = vote(asked, "gleb", LATER, 3, proposal(asked).number, False)

    assert (["Voted", "Settled"], "") == (kinds(change), change.table.seats[3].stand_in)
    assert folds(change.table)


def test_the_absent_one_cannot_agree_for_the_others(four: Table) -> None:
    asked = propose_stand_in(four, "anna", LATER, 0, 3, START).table

    with denied(asked, "not_asked"):
        vote(asked, "gleb", LATER, 3, proposal(asked).number, True)


@pytest.mark.parametrize("since", [None, START + 1])
def test_a_stand_in_needs_the_set_absence(table: Table, since: int | None) -> None:
    with denied(table, "not_absent_enough", seconds=120):
        propose_stand_in(table, "anna", LATER, 0, 1, since)


def test_a_stand_in_is_for_another_person() -> None:
    table = running("_tiny", "anna", "boris", bots=1)

    with denied(table, "that_is_you"):
        propose_stand_in(table, "anna", LATER, 0, 0, START)
    with denied(table, "no_person_plays_there"):
        propose_stand_in(table, "anna", LATER, 0, 2, START)
    with denied(table, "no_such_seat"):
        propose_stand_in(table, "anna", LATER, 0, 9, START)


# ── the way of a proposal ──


def test_there_is_one_proposal_at_a_time(table: Table) -> None:
    asked = propose_abandon(table, "anna", START, 0).table

    with denied(asked, "proposal_is_open"):
        propose_abandon(asked, "boris", START, 1)
    with denied(asked, "proposal_is_open"):
        propose_stand_in(asked, "boris", LATER, 1, 2, START)


def test_nobody_votes_twice_or_unasked(table: Table) -> None:
    asked = voted(propose_abandon(table, "anna", START, 0).table, ("boris", 1, True))

    with denied(asked, "not_asked"):
        vote(asked, "boris", START, 1, proposal(asked).number, False)
    with denied(asked, "not_asked"):
        vote(asked, "anna", START, 0, proposal(asked).number, True)
    with denied(asked, "not_your_seat"):
        vote(asked, "boris", START, 2, proposal(asked).number, True)


def test_an_old_proposal_is_not_voted_on(table: Table) -> None:
    asked = propose_abandon(table, "anna", START, 0).table

    with denied(asked, "nothing_is_proposed"):
        vote(asked, "boris", START, 1, proposal(asked).number - 1, True)
    with denied(table, "nothing_is_proposed"):
        vote(table, "boris", START, 1, 3, True)


def test_who_asked_may_withdraw(table: Table) -> None:
    asked = propose_abandon(table, "anna", START, 0).table

    change = withdraw(asked, "anna", START, proposal(asked).number)

    assert (["Settled"], None) == (kinds(change), change.table.proposal)
    assert folds(change.table)
    with denied(asked, "not_your_seat"):
        withdraw(asked, "boris", START, proposal(asked).number)
    with denied(table, "nothing_is_proposed"):
        withdraw(table, "anna", START, 0)


def test_a_proposal_lapses(table: Table) -> None:
    asked = propose_abandon(table, "anna", START, 0).table
    assert START + PROPOSAL_LASTS["none"] == wakes_at(asked)
    assert () == wake(asked, START + PROPOSAL_LASTS["none"] - 1).rows

    change = wake(asked, START + PROPOSAL_LASTS["none"])

    assert (["Settled"], None) == (kinds(change), change.table.proposal)
    assert folds(change.table)


def test_the_same_is_not_asked_again_before_somebody_has_played(table: Table) -> None:
    refused = voted(propose_abandon(table, "anna", START, 0).table, ("boris", 1, False))

    with denied(refused, "asked_already"):
        propose_abandon(refused, "anna", START + ASK_AGAIN_AFTER - 1, 0)
    assert "Asked" in kinds(propose_abandon(refused, "anna", START + ASK_AGAIN_AFTER, 0))
    assert "Asked" in kinds(propose_abandon(refused, "boris", START, 1))
    assert "Asked" in kinds(propose_abandon(said(refused, (0, "stop")), "anna", START, 0))


def test_proposals_are_for_a_running_match_and_its_players(table: Table) -> None:
    waiting = opened("_tiny", ME, SeatWish("open")).table
    over = played_out(table)

    with denied(waiting, "not_begun"):
        propose_abandon(waiting, "anna", START, 0)
    with denied(over, "has_ended"):
        propose_abandon(over, "anna", START, 0)
    with denied(table, "not_your_seat"):
        propose_abandon(table, "gleb", START, 0)
