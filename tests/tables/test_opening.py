"""Opening a table and beginning its match."""

from typing import Any

import pytest

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import Outcome
from intriga.kernel.match.proof import commitment
from intriga.tables.denials import Denied
from intriga.tables.opening import SeatWish, TableSettings, begin, open_table
from intriga.tables.rows import Promised
from intriga.tables.seating import sit
from intriga.tables.terms import Clock
from tests.tables.builders import BOT, ME, OPEN, START, folds, fresh, kinds, opened
from tests.tables.refusals import denied


def test_a_table_against_bots_begins_at_once() -> None:
    change = opened("_tiny", ME, BOT)

    assert ["Opened", "Promised", "Sat", "Begun", "Played Outcome"] == kinds(change)
    assert 0 == change.expected
    assert "running" == change.table.status
    assert folds(change.table)


def test_a_table_with_a_free_seat_waits() -> None:
    table = opened("_tiny", ME, OPEN).table

    assert ("waiting", [1], None) == (table.status, table.free, table.match)
    assert folds(table)


def test_the_commitment_is_there_before_anybody_else_sits() -> None:
    table = opened("_tiny", ME, OPEN).table
    promised = commitment(bytes([1] * 32), "match-t")

    assert promised == table.commitment
    begun = sit(table, "boris", START, 1, "Борис", "invited").table
    assert begun.match is not None
    assert promised == begun.match.header.commitment


def test_the_seed_is_in_one_row_only_until_the_end() -> None:
    change = opened("_tiny", ME, BOT)
    secret = bytes([1] * 32).hex()

    assert [Promised] == [type(row) for row in change.rows if secret in str(row)]


def test_the_match_holds_no_names() -> None:
    table = opened("_tiny", ME, SeatWish("here", name="Борис")).table

    assert table.match is not None
    assert ("person", "person") == table.match.header.seats
    assert ["Анна", "Борис"] == [seat.name for seat in table.seats]


def test_around_one_screen_all_seats_are_the_hosts() -> None:
    table = opened("_tiny", ME, SeatWish("here", name="Борис"), SeatWish("here", name="Вера")).table

    assert [0, 1, 2] == table.seats_of("anna")
    assert ["anna"] == table.persons()
    assert "running" == table.status


def test_seats_that_no_wish_names_are_open() -> None:
    change = open_table(
        find_game("_tiny"), own_pack("_tiny"), "anna", "Анна", START, TableSettings(3, seats=(ME,)), fresh()
    )

    assert [1, 2] == change.table.free


def test_a_host_need_not_play() -> None:
    table = opened("_tiny", OPEN, OPEN).table

    assert ("anna", []) == (table.host, table.persons())


def test_options_are_completed_by_the_games_declaration() -> None:
    table = opened("masti", ME, BOT, BOT, BOT, options={"teams": "yes"}).table

    assert {"teams": "yes", "power": "each"} == table.opened.options


def test_an_option_that_the_game_does_not_know_is_malformed() -> None:
    with pytest.raises(Malformed, match="has no option 'x'"):
        opened("_tiny", ME, BOT, options={"x": "y"})


@pytest.mark.parametrize(
    ("seats", "settings", "reason"),
    [
        ((ME, SeatWish("bot", level="genius")), {}, "no_such_level"),
        ((ME, SeatWish("bot", level="expert:5")), {}, "no_such_level"),
        ((SeatWish("me", name=" \u200b "), BOT), {}, "name_is_empty"),
        ((SeatWish("me", name="а" * 41), BOT), {}, "name_is_too_long"),
        ((ME, BOT), {"clock": Clock("bank", 5)}, "clock_bank"),
        ((ME, BOT), {"clock": Clock("bank", 60, -1)}, "clock_increment"),
        ((ME, BOT), {"clock": Clock("days", days=31)}, "clock_days"),
    ],
)
def test_a_table_that_cannot_be_is_denied(
    seats: tuple[SeatWish, ...], settings: dict[str, Any], reason: str
) -> None:
    with pytest.raises(Denied) as caught:
        opened("_tiny", *seats, **settings)

    assert ("not_valid", reason) == (caught.value.kind, caught.value.reason)


def test_more_wishes_than_seats_are_denied() -> None:
    settings = TableSettings(2, seats=(ME, BOT, BOT))

    with pytest.raises(Denied) as caught:
        open_table(find_game("_tiny"), own_pack("_tiny"), "anna", "Анна", START, settings, fresh())

    assert "too_many_seats" == caught.value.reason


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("players", [-1, 0, 1, 4, 10**6, 10**30])
def test_a_number_of_players_that_the_game_does_not_know_is_denied_before_seats_are_made(
    players: int, practice: bool
) -> None:
    settings = TableSettings(players, practice=practice)

    with pytest.raises(Denied) as caught:
        open_table(find_game("_tiny"), own_pack("_tiny"), "anna", "Анна", START, settings, fresh())

    assert ("no_such_count", {"counts": "2, 3"}) == (caught.value.reason, caught.value.facts)


def test_scripted_seats_come_after_the_persons() -> None:
    table = opened("_rough", ME, BOT).table

    assert (2, 1, 2) == (table.players, table.scripted, len(table.seats))


# ── beginning ──


def test_the_host_begins_a_full_table_that_does_not_begin_by_itself() -> None:
    table = opened("_tiny", ME, BOT, begins_itself=False).table

    change = begin(table, "anna", START + 5)

    assert "waiting" == table.status
    assert ["Begun", "Played Outcome"] == kinds(change)
    assert "running" == change.table.status
    assert change.table.match is not None
    assert isinstance(change.table.match.entries[0], Outcome)
    assert folds(change.table)


def test_nobody_else_begins_it() -> None:
    table = opened("_tiny", ME, OPEN, begins_itself=False).table
    table = sit(table, "boris", START, 1, "Борис", "invited").table

    with denied(table, "not_the_host"):
        begin(table, "boris", START)


def test_a_table_with_free_seats_does_not_begin() -> None:
    table = opened("_tiny", ME, OPEN, OPEN).table

    with denied(table, "seats_are_free", count=2):
        begin(table, "anna", START)


def test_a_match_begins_once() -> None:
    table = opened("_tiny", ME, BOT).table

    with denied(table, "has_begun"):
        begin(table, "anna", START)
