"""The daily deal: what it follows from, what is kept until the day is over, and that it is played alone."""

from __future__ import annotations

import pytest

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.refusals import Malformed
from intriga.tables.daily import (
    DailyDeal,
    check_not_kept,
    check_plays_alone,
    date_at,
    day_before,
    is_kept,
    past_deal,
)
from intriga.tables.denials import Denied
from intriga.tables.index import index_of
from intriga.tables.opening import FreshSecrets, TableSettings, open_table
from intriga.tables.persons import Keys
from intriga.tables.rows import Daily
from intriga.tables.seating import add_bytes, may_watch
from intriga.tables.stand_ins import step_out
from intriga.tables.table import Table
from tests.tables.builders import BOT, ME, folds, played_out, running

SECRET, OTHER = b"a" * 32, b"b" * 32
DEAL = DailyDeal("masti", "2026-11-19")
NOON = DEAL.ends - 12 * 3_600_000


def begun(person: str = "anna", *, named: bool = False) -> Table:
    made = FreshSecrets(
        DEAL.table_of(SECRET, person), DEAL.name, DEAL.seed(SECRET), Keys("invited", "watching")
    )
    wanted = TableSettings(3, seats=(ME, BOT, BOT), daily=Daily(DEAL.date, named))
    return open_table(find_game("masti"), own_pack("masti"), person, person.title(), NOON, wanted, made).table


def test_the_seed_follows_from_game_day_and_secret_and_from_nothing_else() -> None:
    seeds = [
        deal.seed(secret)
        for secret in (SECRET, OTHER)
        for deal in (DEAL, DailyDeal("factions", DEAL.date), DailyDeal("masti", "2026-11-20"))
    ]

    assert DEAL.seed(SECRET) == DailyDeal("masti", "2026-11-19").seed(SECRET)
    assert len(seeds) == len(set(seeds))


def test_everybody_has_the_same_deal_at_a_table_of_their_own() -> None:
    one, other = begun("anna"), begun("boris")

    assert one.id != other.id
    assert one.commitment == other.commitment
    assert one.position is not None
    assert other.position is not None
    assert one.position.full_key() == other.position.full_key()
    assert one.match is not None
    assert ("", "", "") == one.match.header.added
    assert folds(one)


def test_devices_cannot_change_it() -> None:
    with pytest.raises(Denied, match="has_begun"):
        add_bytes(begun(), "anna", NOON, 0, b"mine")


def test_nobody_else_looks_on_whatever_the_link() -> None:
    table = begun()

    assert may_watch(table, "anna", "")
    assert not any(may_watch(table, "boris", key) for key in ("", "invited", "watching"))


def test_no_bot_helps_and_none_plays_on() -> None:
    with pytest.raises(Denied, match="daily_is_played_alone"):
        step_out(begun(), "anna", NOON, 0)
    with pytest.raises(Denied, match="daily_is_played_alone"):
        check_plays_alone(begun())
    check_plays_alone(running("masti", "anna", bots=2))


def test_it_is_kept_until_the_day_is_over() -> None:
    table = begun()
    with pytest.raises(Denied, match="day_is_not_over"):
        check_not_kept(table, DEAL.ends - 1)
    check_not_kept(table, DEAL.ends)

    assert is_kept(table, NOON)
    assert not is_kept(running("masti", "anna", bots=2), NOON)


def test_lists_know_when_it_was_over_and_whether_it_is_named() -> None:
    before, after = index_of(begun(named=True)), index_of(played_out(begun(), NOON + 5))

    assert (Daily("2026-11-19", named=True), None) == (before.daily, before.ended)
    assert (Daily("2026-11-19"), NOON + 5) == (after.daily, after.ended)
    assert None is index_of(played_out(running("masti", "anna", bots=2))).ended


@pytest.mark.parametrize(
    ("day", "why"),
    [
        ("2026-11-19", "day_is_not_over"),
        ("2026-11-20", "day_is_not_over"),
        ("20261118", "no_date"),
        ("2026-02-30", "no_date"),
        ("", "no_date"),
        ("9" * 99, "no_date"),
    ],
)
def test_only_days_that_are_over_are_shown(day: str, why: str) -> None:
    with pytest.raises((Denied, Malformed), match=why):
        past_deal("masti", day, NOON)


def test_a_day_is_one_of_utc() -> None:
    assert "2026-11-19" == date_at(DEAL.ends - 1)
    assert "2026-11-20" == date_at(DEAL.ends)
    assert "2026-10-31" == day_before("2026-11-01")
    assert DailyDeal("masti", "2026-11-18") == past_deal("masti", "2026-11-18", NOON)
