"""Before the match: sitting down, leaving, removing, bots; who may look on."""

import pytest

from intriga.conformance.records import record_of
from intriga.kernel.match.integrity import check_shuffles
from intriga.tables.opening import SeatWish
from intriga.tables.persons import Keys
from intriga.tables.seating import leave, may_watch, remove, seat_bot, sit
from intriga.tables.table import Table
from tests.tables.builders import BOT, ME, OPEN, START, folds, kinds, opened
from tests.tables.refusals import denied

NEW_KEYS = Keys("new", "newer")


def waiting(*, is_open: bool = False) -> Table:
    return opened("_tiny", ME, OPEN, OPEN, is_open=is_open).table


def test_who_has_the_invitation_takes_a_free_seat() -> None:
    change = sit(waiting(), "boris", START, 1, "  Борис\n", "invited")

    assert ["Sat"] == kinds(change)
    assert ("boris", "Борис") == (change.table.seats[1].person, change.table.seats[1].name)
    assert folds(change.table)


def test_the_last_seat_begins_the_match() -> None:
    table = sit(waiting(), "boris", START, 1, "Борис", "invited").table

    change = sit(table, "vera", START, 2, "Вера", "s2")

    assert ["Sat", "Begun", "Played Outcome"] == kinds(change)
    assert folds(change.table)


@pytest.mark.parametrize("key", ["", "watching", "s2", "invite", "приглашение"])
def test_without_the_right_key_nobody_sits(key: str) -> None:
    table = waiting()

    with denied(table, "needs_invitation"):
        sit(table, "boris", START, 1, "Борис", key)


def test_at_an_open_table_anybody_sits() -> None:
    assert "boris" == sit(waiting(is_open=True), "boris", START, 1, "Борис").table.seats[1].person


def test_nobody_in_particular_does_not_sit() -> None:
    table = waiting(is_open=True)

    with denied(table, "needs_invitation"):
        sit(table, "", START, 1, "Никто", "invited")


def test_who_sits_already_may_take_another_seat_for_a_friend() -> None:
    table = sit(waiting(), "boris", START, 1, "Борис", "invited").table

    assert [1, 2] == sit(table, "boris", START, 2, "Вера").table.seats_of("boris")


def test_a_taken_seat_is_not_given_again() -> None:
    table = waiting()

    with denied(table, "seat_is_taken"):
        sit(table, "boris", START, 0, "Борис", "invited")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_denied(seat: int) -> None:
    table = waiting()

    with denied(table, "no_such_seat", seats=3):
        sit(table, "boris", START, seat, "Борис", "invited")


def test_a_scripted_seat_belongs_to_nobody() -> None:
    table = opened("_rough", ME, OPEN).table

    with denied(table, "no_such_seat", seats=2):
        sit(table, "boris", START, 2, "Борис", "invited")


def test_a_kept_seat_is_for_one_person_only() -> None:
    table = opened("_tiny", ME, SeatWish("open", kept_for="boris")).table

    with denied(table, "seat_is_kept"):
        sit(table, "vera", START, 1, "Вера", "invited")
    assert "running" == sit(table, "boris", START, 1, "Борис").table.status


def test_nobody_sits_down_at_a_match_that_runs() -> None:
    table = opened("_tiny", ME, BOT).table

    with denied(table, "has_begun"):
        sit(table, "boris", START, 1, "Борис", "invited")


def test_what_a_seat_adds_to_the_shuffle_is_in_the_proof() -> None:
    table = opened("_tiny", ME, OPEN).table
    begun = sit(table, "boris", START, 1, "Борис", "invited", b"own luck").table

    assert begun.match is not None
    assert ("", b"own luck".hex()) == begun.match.header.added
    check_shuffles(record_of(begun.match), bytes([1] * 32))
    assert folds(begun)


def test_nobody_adds_a_book_to_the_shuffle() -> None:
    table = waiting()

    with denied(table, "adds_too_much", most=64):
        sit(table, "boris", START, 1, "Борис", "invited", bytes(65))


# ── leaving ──


def test_who_leaves_makes_the_seat_free() -> None:
    table = sit(waiting(), "boris", START, 1, "Борис", "invited").table

    change = leave(table, "boris", START, 1)

    assert (["Left"], [1, 2]) == (kinds(change), change.table.free)
    assert folds(change.table)


def test_nobody_leaves_for_somebody_else() -> None:
    table = sit(waiting(), "boris", START, 1, "Борис", "invited").table

    with denied(table, "not_your_seat"):
        leave(table, "boris", START, 0)


def test_during_the_match_nobody_just_leaves() -> None:
    table = opened("_tiny", ME, BOT).table

    with denied(table, "has_begun"):
        leave(table, "anna", START, 0)


def test_a_host_who_leaves_hands_the_table_on() -> None:
    table = sit(waiting(), "boris", START, 2, "Борис", "invited").table

    after = leave(table, "anna", START, 0).table

    assert ("boris", "waiting") == (after.host, after.status)
    assert folds(after)


def test_when_the_last_person_leaves_the_table_is_closed() -> None:
    change = leave(waiting(), "anna", START, 0)

    assert (["Left", "Closed"], "closed") == (kinds(change), change.table.status)
    with denied(change.table, "table_is_closed"):
        sit(change.table, "boris", START, 1, "Борис", "invited")


# ── the host's rights ──


def test_the_host_removes_somebody_before_the_match() -> None:
    table = sit(waiting(), "boris", START, 1, "Борис", "invited").table

    change = remove(table, "anna", START, 1, NEW_KEYS)

    assert (["Left", "Relinked"], [1, 2]) == (kinds(change), change.table.free)
    assert folds(change.table)


def test_only_the_host_removes() -> None:
    table = sit(waiting(), "boris", START, 1, "Борис", "invited").table

    with denied(table, "not_the_host"):
        remove(table, "boris", START, 0, NEW_KEYS)


@pytest.mark.parametrize(
    ("seat", "reason"), [(0, "removing_oneself"), (1, "seat_is_free"), (7, "no_such_seat")]
)
def test_removing_needs_somebody_else_there(seat: int, reason: str) -> None:
    table = waiting()

    with denied(table, reason):
        remove(table, "anna", START, seat, NEW_KEYS)


def test_nobody_is_removed_from_a_match() -> None:
    table = opened("_tiny", ME, BOT).table

    with denied(table, "has_begun"):
        remove(table, "anna", START, 1, NEW_KEYS)


def test_the_host_gives_free_seats_to_bots() -> None:
    table = seat_bot(waiting(), "anna", START, 1, "random").table

    change = seat_bot(table, "anna", START, 2, "regular")

    assert ["BotSat", "Begun", "Played Outcome"] == kinds(change)
    assert change.table.match is not None
    assert ("person", "random", "regular") == change.table.match.header.seats
    assert folds(change.table)


def test_a_bot_needs_a_free_seat_a_host_and_a_level() -> None:
    table = waiting()

    with denied(table, "seat_is_taken"):
        seat_bot(table, "anna", START, 0, "regular")
    with denied(table, "not_the_host"):
        seat_bot(table, "boris", START, 1, "regular")
    with denied(table, "no_such_level"):
        seat_bot(table, "anna", START, 1, "genius")


# ── looking on ──


@pytest.mark.parametrize(
    ("who", "key", "may"),
    [
        ("anna", "", True),
        ("boris", "watching", True),
        ("boris", "invited", True),
        ("boris", "s1", True),
        ("boris", "", False),
        ("", "", False),
        ("boris", "guess", False),
    ],
)
def test_a_table_by_link_is_seen_by_those_who_have_one(who: str, key: str, may: bool) -> None:
    assert may is may_watch(waiting(), who, key)


def test_an_open_table_is_seen_by_everybody() -> None:
    assert may_watch(waiting(is_open=True), "", "")
