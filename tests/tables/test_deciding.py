"""Deciding: a word for the question that is asked, once, or nothing at all."""

import pytest

from intriga.kernel.machine.refusals import Malformed, Refused, Stale
from intriga.tables.deciding import decide, decide_as_bot
from intriga.tables.ending import resign
from intriga.tables.opening import SeatWish
from intriga.tables.proposing import propose_abandon
from intriga.tables.stand_ins import step_out
from intriga.tables.table import Table
from intriga.tables.turns import bots_to_move, may_step_in, waited_for
from tests.tables.builders import (
    ME,
    START,
    decision,
    folds,
    kinds,
    opened,
    played_out,
    question,
    running,
    said,
    say,
    snapshot,
)
from tests.tables.refusals import denied


@pytest.fixture
def table() -> Table:
    return running("_tiny", "anna", "boris")


def test_a_decision_is_one_row_on_a_fork(table: Table) -> None:
    before = snapshot(table)

    change = decide(table, "anna", START + 7, 0, ["draw"], question(table), "c1")

    assert ["Played Decided"] == kinds(change)
    assert (table.sequence, START + 7) == (change.expected, change.rows[0].at)
    assert before == snapshot(table)
    assert folds(change.table)
    entry = decision(change.table, change.answer)
    assert (0, ("draw",), "person", "c1") == (entry.seat, entry.path, entry.by, entry.client)


def test_the_last_decision_ends_the_match_in_the_same_change(table: Table) -> None:
    almost = said(table, (0, "stop"))

    change = say(almost, 1, "stop")

    assert ["Played Decided", "Played Ended"] == kinds(change)
    assert "ended" == change.table.status
    assert folds(change.table)


def test_a_client_that_repeats_itself_gets_the_first_answer(table: Table) -> None:
    first = decide(table, "anna", START, 0, ["draw"], question(table), "c1")
    later = said(first.table, (1, "draw"))

    repeated = decide(later, "anna", START + 9, 0, ["draw"], 0, "c1")

    assert ((), first.answer) == (repeated.rows, repeated.answer)
    assert later is repeated.table


def test_a_repeat_after_the_end_gets_the_first_answer_too(table: Table) -> None:
    first = decide(table, "anna", START, 0, ["draw"], question(table), "c1")
    over = played_out(first.table)

    assert first.answer == decide(over, "anna", START, 0, ["draw"], 0, "c1").answer


def test_two_seats_of_one_person_have_their_own_clients() -> None:
    table = opened("_tiny", ME, SeatWish("here", name="Борис")).table
    table = decide(table, "anna", START, 0, ["draw"], question(table), "c1").table

    change = decide(table, "anna", START, 1, ["draw"], question(table), "c1")

    assert ["Played Decided"] == kinds(change)


def test_an_answer_to_an_older_question_is_stale(table: Table) -> None:
    asked = question(table)
    later = said(table, (0, "draw"), (1, "draw"))
    before = snapshot(later)

    with pytest.raises(Stale):
        decide(later, "anna", START, 0, ["stop"], asked, "c1")

    assert before == snapshot(later)


def test_an_illegal_word_is_refused_with_its_clause(table: Table) -> None:
    later = said(table, (0, "draw"), (1, "draw"))
    before = snapshot(later)

    with pytest.raises(Refused) as caught:
        decide(later, "anna", START, 0, ["draw"], question(later), "c1")

    assert ("drew_already", "TY-05") == (caught.value.refusals[0].reason, caught.value.refusals[0].clause)
    assert before == snapshot(later)


def test_a_seat_that_is_not_asked_is_refused(table: Table) -> None:
    with pytest.raises(Refused):
        decide(table, "boris", START, 1, ["stop"], question(table), "c1")


def test_a_word_of_no_game_is_malformed(table: Table) -> None:
    with pytest.raises(Malformed, match="not a word of this game"):
        decide(table, "anna", START, 0, ["sing"], question(table), "c1")


@pytest.mark.parametrize("words", [[], ["draw"] * 65])
def test_a_path_has_a_length(table: Table, words: list[str]) -> None:
    with denied(table, "path_length"):
        decide(table, "anna", START, 0, words, question(table), "c1")


@pytest.mark.parametrize("client", ["", "x" * 65, "ы", "a\nb"])
def test_a_message_has_an_id_of_its_own(table: Table, client: str) -> None:
    with denied(table, "client_id"):
        decide(table, "anna", START, 0, ["draw"], question(table), client)


@pytest.mark.parametrize(("who", "seat"), [("boris", 0), ("anna", 1), ("vera", 0), ("", 0)])
def test_nobody_decides_at_a_foreign_seat(table: Table, who: str, seat: int) -> None:
    with denied(table, "not_your_seat"):
        decide(table, who, START, seat, ["stop"], question(table), "c1")


def test_before_and_after_the_match_there_is_nothing_to_decide() -> None:
    waiting = opened("_tiny", ME, SeatWish("open")).table
    over = played_out(running("_tiny", "anna", "boris"))

    with denied(waiting, "not_begun"):
        decide(waiting, "anna", START, 0, ["stop"], 0, "c1")
    with denied(over, "has_ended"):
        decide(over, "anna", START, 0, ["stop"], 0, "c99")


def test_nobody_decides_during_a_vote(table: Table) -> None:
    asked = propose_abandon(table, "anna", START, 0).table

    with denied(asked, "proposal_is_open"):
        decide(asked, "anna", START, 0, ["stop"], question(asked), "c1")


def test_a_person_does_not_play_beside_the_stand_in(table: Table) -> None:
    away = step_out(table, "anna", START, 0).table

    with denied(away, "stand_in_plays"):
        decide(away, "anna", START, 0, ["stop"], question(away), "c1")


# ── hidden choices made at the same time ──


def test_a_hidden_choice_may_be_changed_until_the_last_has_chosen() -> None:
    table = running("_rough", "anna", "boris")
    asked = question(table)
    for client, word in (("c1", "stake 1"), ("c2", "stake 2")):
        table = decide(table, "anna", START, 0, [word], asked, client).table

    last = decide(table, "boris", START, 1, ["stake 1"], asked, "c1")

    assert ["Played Decided"] == kinds(last)
    assert asked != question(last.table)
    assert folds(last.table)
    with pytest.raises(Stale):
        decide(last.table, "anna", START, 0, ["stake 3"], asked, "c3")


def test_who_has_chosen_is_no_longer_waited_for() -> None:
    table = said(running("_rough", "anna", "boris"), (0, "stake 1"))

    assert ([1], []) == (waited_for(table), may_step_in(table))


# ── bots ──


def test_a_bot_answers_by_the_same_way() -> None:
    table = said(running("_tiny", "anna", bots=1), (0, "draw"))
    assert [1] == bots_to_move(table)

    change = decide_as_bot(table, START, 1, ["draw"], question(table))

    entry = decision(change.table, change.answer)
    assert ("bot", "") == (entry.by, entry.client)
    assert [] == bots_to_move(change.table)
    assert folds(change.table)


def test_a_stand_in_says_that_it_is_one(table: Table) -> None:
    away = step_out(table, "anna", START, 0).table

    entry = decision(say(away, 0, "draw").table, away.sequence)

    assert "stand-in" == entry.by


def test_a_bot_whose_question_is_gone_is_stale() -> None:
    table = said(running("_tiny", "anna", bots=1), (0, "draw"))
    asked = question(table)
    later = say(table, 1, "draw").table
    ended = resign(table, "anna", START, 0).table

    for moved_on in (later, ended):
        with pytest.raises(Stale):
            decide_as_bot(moved_on, START, 1, ["stop"], asked)


def test_a_bot_does_not_decide_for_a_person(table: Table) -> None:
    with pytest.raises(Stale):
        decide_as_bot(table, START, 0, ["stop"], question(table))


def test_bots_wait_for_a_vote_and_have_nothing_to_do_in_a_secret_choice_twice() -> None:
    table = running("_rough", "anna", "boris", bots=1)
    assert [2] == bots_to_move(table)
    chosen = say(table, 2, "stake 1").table

    assert [] == bots_to_move(chosen)
    assert [] == bots_to_move(propose_abandon(table, "anna", START, 0).table)
