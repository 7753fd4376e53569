"""Windows: the closing word waits a moment, so that others can step in."""

import pytest

from intriga.kernel.match.entries import Decided
from intriga.tables.alarms import wake, wakes_at
from intriga.tables.holding import HOLD_TIME, PROLONGED_BY, wait
from intriga.tables.opening import SeatWish
from intriga.tables.proposing import propose_abandon, vote
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back, undo_status
from intriga.tables.turns import bots_to_move, may_step_in
from tests.tables.builders import ME, START, folds, in_window, kinds, opened, question, say, thrown
from tests.tables.refusals import denied


@pytest.fixture
def window() -> Table:
    return in_window("anna", "boris", "vera")


@pytest.fixture
def held(window: Table) -> Table:
    return say(window, 0, "go on", client="going").table


def last_decision(table: Table) -> Decided:
    assert table.match is not None
    found = [entry for entry in table.match.entries if isinstance(entry, Decided)]
    return found[-1]


def test_the_closing_word_is_held_while_others_may_step_in(window: Table) -> None:
    assert [1, 2] == may_step_in(window)

    change = say(window, 0, "go on")

    assert ["Held"] == kinds(change)
    assert question(window) == question(change.table)
    assert START + HOLD_TIME == wakes_at(change.table)
    assert folds(change.table)


def test_a_word_that_does_not_close_the_window_is_said_at_once(window: Table) -> None:
    assert ["Played Decided"] == kinds(say(window, 0, "reroll 1"))


def test_when_its_time_is_over_the_word_is_said(held: Table) -> None:
    assert () == wake(held, START + HOLD_TIME - 1).rows

    change = wake(held, START + HOLD_TIME)

    assert "Played Decided" == kinds(change)[0]
    assert (("go on",), "person", "going") == (
        last_decision(change.table).path,
        last_decision(change.table).by,
        last_decision(change.table).client,
    )
    assert change.table.hold is None
    assert folds(change.table)


def test_when_everybody_has_declined_it_is_said_at_once(held: Table) -> None:
    one = say(held, 1, "decline")
    assert ["Played Decided"] == kinds(one)

    change = say(one.table, 2, "decline")

    assert ["Played Decided", "Played Decided"] == kinds(change)[:2]
    assert ("go on",) == last_decision(change.table).path
    assert folds(change.table)


def test_who_steps_in_makes_it_another_question(held: Table) -> None:
    assert held.position is not None
    card = next(w.notation() for w in held.position.legal(1) if w.notation().startswith("use"))

    after = say(held, 1, card).table

    assert after.hold is None
    assert question(held) != question(after)
    assert 0 in (after.position.acting() if after.position else [])
    assert folds(after)


def test_who_holds_a_word_may_think_better_of_it(held: Table) -> None:
    change = say(held, 0, "reroll 1")

    assert (["Played Decided"], None) == (kinds(change), change.table.hold)


def test_a_held_word_is_taken_back_freely(held: Table) -> None:
    assert "free" == undo_status(held, 0).kind

    change = take_back(held, "anna", START, 0, "u1")

    assert (["Unheld"], None) == (kinds(change), change.table.hold)
    assert change.answer == take_back(change.table, "anna", START, 0, "u1").answer
    assert folds(change.table)


def test_a_client_that_repeats_a_held_word_gets_the_first_answer(window: Table) -> None:
    first = say(window, 0, "go on", client="c1")

    repeated = say(first.table, 0, "go on", client="c1")

    assert ((), first.answer) == (repeated.rows, repeated.answer)


def test_somebody_may_ask_the_table_to_wait_once(held: Table) -> None:
    change = wait(held, "boris", START, 1)

    assert ["Prolonged"] == kinds(change)
    assert START + HOLD_TIME + PROLONGED_BY == wakes_at(change.table)
    assert folds(change.table)
    with denied(change.table, "waited_already"):
        wait(change.table, "vera", START, 2)


def test_only_who_may_step_in_asks_to_wait(held: Table, window: Table) -> None:
    declined = say(held, 1, "decline").table

    with denied(declined, "nothing_is_held"):
        wait(declined, "boris", START, 1)
    with denied(held, "nothing_is_held"):
        wait(held, "anna", START, 0)
    with denied(window, "nothing_is_held"):
        wait(window, "boris", START, 1)


def test_bots_are_asked_before_the_window_closes() -> None:
    table = in_window("anna", bots=1)

    assert [1] == bots_to_move(table)
    assert ["Played Decided"] == kinds(say(table, 0, "go on"))[:1]


def test_the_word_of_a_bot_is_held_too() -> None:
    table = thrown(opened("_rough", SeatWish("bot", level="regular"), ME).table)

    change = say(table, 0, "go on")

    assert (["Held"], []) == (kinds(change), bots_to_move(change.table))
    assert "bot" == last_decision(wake(change.table, START + HOLD_TIME).table).by


def test_around_one_screen_nothing_is_held() -> None:
    table = thrown(opened("_rough", ME, SeatWish("here", name="Борис")).table)

    assert [1] == may_step_in(table)
    assert "Held" not in kinds(say(table, 0, "go on"))


def test_a_vote_keeps_the_held_word_back(held: Table) -> None:
    asked = propose_abandon(held, "boris", START, 1)
    assert () == wake(asked.table, START + HOLD_TIME).rows
    assert asked.table.proposal is not None

    after = vote(asked.table, "anna", START + HOLD_TIME, 0, asked.table.proposal.number, False).table

    assert START + HOLD_TIME == wakes_at(after)
    assert "Played Decided" == kinds(wake(after, START + HOLD_TIME))[0]
