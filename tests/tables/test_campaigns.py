"""Campaigns: after a chapter comes the next one, or the same again; seats and options may change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from intriga.games._rough.box.tables import Box
from intriga.games._rough.game import GAME, RoughGame
from intriga.games._rough.state import Rough
from intriga.games.shelf import own_pack
from intriga.kernel.contract import Option, Result
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.tables.campaigns import NextChapter, counts_of_next, values_of_next, ways_on
from intriga.tables.ending import resign
from intriga.tables.following import FollowUp, next_match, rematch, retry
from intriga.tables.opening import SeatWish, TableSettings, open_table
from intriga.tables.table import Table
from tests.tables.builders import BOT, ME, NAMES, START, folds, fresh, played_out, running
from tests.tables.refusals import denied

COUNTS = (2, 3, 4)


class Saga(RoughGame):
    """The rough example as a co-operative campaign that any number of players may go on with."""

    options: tuple[Option, ...] = (
        Option("scenario", ("bank", "race"), "bank", COUNTS, per_chapter=True),
        Option("ending", ("slow", "quick"), "slow", COUNTS),
        Option("market", ("no", "yes"), "no", (3, 4)),
    )
    success: bool | None = None

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Rough:
        if carry is not None:
            points = [*carry["points"], 0, 0, 0][: players + 1]
            carry = {"carry": 1, "points": points}
        return super().setup(box, players, options, carry, d)

    def result(self, state: State) -> Result | None:
        found = super().result(state)
        return found if found is None else msgspec.structs.replace(found, success=self.success)


def ended(*seats: SeatWish, success: bool | None = None, **settings: Any) -> Table:
    """A chapter that has been played to its end."""
    game = Saga()
    game.success = success
    wanted = TableSettings(len(seats), seats=seats, **settings)
    change = open_table(game, own_pack("_rough"), "anna", NAMES["anna"], START, wanted, fresh())
    return played_out(change.table)


def new(following: FollowUp) -> Table:
    assert following.new is not None
    return following.new.table


def wishes(table: Table) -> list[str]:
    return [seat.person or seat.level or "open" for seat in table.seats]


# ── retry ──


def test_a_retry_has_the_same_seats_and_the_same_carry_but_another_deal() -> None:
    first = played_out(running("_rough", "anna", bots=1))
    second = played_out(new(next_match(first, "anna", START, fresh("t2", 2))))

    again = new(retry(second, "anna", START, fresh("t3", 3)))

    assert (second.opened.carry, second.opened.previous, 2) == (
        again.opened.carry,
        again.opened.previous,
        again.opened.chapter,
    )
    assert ["anna", "regular"] == wishes(again)
    assert again.commitment != second.commitment
    assert folds(again)


def test_the_first_chapter_is_retried_without_a_carry() -> None:
    first = played_out(running("_rough", "anna", bots=1))

    again = new(retry(first, "anna", START, fresh("t2", 2)))

    assert (None, None, 1) == (again.opened.carry, again.opened.previous, again.opened.chapter)


def test_a_chapter_that_was_given_up_can_be_retried() -> None:
    first = played_out(running("_rough", "anna", bots=1))
    second = new(next_match(first, "anna", START, fresh("t2", 2)))

    given_up = resign(second, "anna", START, 0).table

    assert ["retry"] == ways_on(given_up)
    assert second.opened.carry == new(retry(given_up, "anna", START, fresh("t3", 3))).opened.carry


@pytest.mark.parametrize(("success", "ways"), [(False, ["retry"]), (True, ["rematch"])])
def test_a_single_match_that_was_lost_together_is_retried(success: bool, ways: list[str]) -> None:
    class Single(Saga):
        def result(self, state: State) -> Result | None:
            found = super().result(state)
            return found and msgspec.structs.replace(found, carry=None, success=success)

    settings = TableSettings(2, seats=(ME, BOT))
    change = open_table(Single(), own_pack("_rough"), "anna", "Анна", START, settings, fresh())
    over = played_out(change.table)

    assert ways == ways_on(over)
    if success:
        with denied(over, "no_retry"):
            retry(over, "anna", START, fresh("t2", 2))
    else:
        assert 0 == new(retry(over, "anna", START, fresh("t2", 2))).opened.chapter


def test_a_game_without_chapters_has_a_rematch_only() -> None:
    over = played_out(running("_tiny", "anna", bots=1))

    assert ["rematch"] == ways_on(over)
    with denied(over, "no_retry"):
        retry(over, "anna", START, fresh("t2", 2))
    assert 0 == new(rematch(over, "anna", START, fresh("t2", 2))).opened.chapter


def test_after_a_chapter_both_ways_lead_on_each_to_a_table_of_its_own() -> None:
    first = played_out(running("_rough", "anna", bots=1))
    assert ["next", "retry"] == ways_on(first)

    tried = retry(first, "anna", START, fresh("t2", 2)).old.table
    both = next_match(tried, "anna", START, fresh("t3", 3)).old.table

    assert {"retry": "t2", "next": "t3"} == both.followed


# ── the next chapter ──


def test_chapters_are_numbered() -> None:
    first = played_out(running("_rough", "anna", bots=1))

    second = new(next_match(first, "anna", START, fresh("t2", 2)))

    assert (0, 2) == (first.opened.chapter, second.opened.chapter)


def test_options_of_a_chapter_may_be_chosen_anew_and_the_others_stay() -> None:
    first = ended(ME, BOT, options={"ending": "quick"})

    second = new(next_match(first, "anna", START, fresh("t2", 2), NextChapter(options={"scenario": "race"})))

    assert {"scenario": "race", "ending": "quick"} == second.opened.options
    with denied(first, "option_stays"):
        next_match(first, "anna", START, fresh("t3", 3), NextChapter(options={"ending": "slow"}))
    with pytest.raises(Malformed, match="takes bank, race, not 'moon'"):
        next_match(first, "anna", START, fresh("t3", 3), NextChapter(options={"scenario": "moon"}))


def test_more_players_may_join_and_bots_fill_the_seats_where_there_were_bots() -> None:
    first = ended(ME, BOT)

    second = new(next_match(first, "anna", START, fresh("t2", 2), NextChapter(players=4)))

    assert ["anna", "regular", "regular", "regular"] == wishes(second)
    assert {"scenario": "bank", "ending": "slow", "market": "no"} == second.opened.options
    assert "running" == second.status


def test_among_people_a_new_seat_is_open() -> None:
    first = ended(ME, SeatWish("here", name="Борис"))

    second = new(next_match(first, "anna", START, fresh("t2", 2), NextChapter(players=3)))

    assert (["anna", "anna", "open"], "waiting") == (wishes(second), second.status)


def test_fewer_players_go_on_without_bots_first() -> None:
    first = ended(ME, BOT, SeatWish("here", name="Борис"), BOT, options={"market": "yes"})

    three = new(next_match(first, "anna", START, fresh("t2", 2), NextChapter(players=3)))
    two = new(next_match(first, "anna", START, fresh("t3", 3), NextChapter(players=2)))

    assert ["anna", "regular", "anna"] == wishes(three)
    assert ["anna", "anna"] == wishes(two)
    assert "yes" == three.opened.options["market"]
    assert "market" not in two.opened.options


def test_only_the_game_knows_with_how_many_it_goes_on() -> None:
    strict, free = played_out(running("_rough", "anna", bots=1)), ended(ME, BOT)

    assert ([2], [2, 3, 4]) == (counts_of_next(strict), counts_of_next(free))
    for players in (3, 7):
        with denied(strict, "no_such_count"):
            next_match(strict, "anna", START, fresh("t2", 2), NextChapter(players=players))
    assert GAME.players == (2, 3, 4)


class OnceEach(Saga):
    """No scenario is played twice."""

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Rough:
        if carry is not None and options["scenario"] == "bank":
            raise Malformed("the bank was played in an earlier chapter")
        return super().setup(box, players, options, carry, d)


def test_the_next_chapter_takes_what_the_game_can_go_on_with() -> None:
    wanted = TableSettings(2, seats=(ME, BOT))
    change = open_table(OnceEach(), own_pack("_rough"), "anna", NAMES["anna"], START, wanted, fresh())
    first = played_out(change.table)

    assert ([2, 3, 4], {"race"}) == (counts_of_next(first), values_of_next(first, "scenario"))
    second = new(next_match(first, "anna", START, fresh("t2", 2)))
    assert ("bank", "race") == (first.opened.options["scenario"], second.opened.options["scenario"])
    with denied(first, "not_in_this_chapter"):
        wish = NextChapter(options={"scenario": "bank"})
        next_match(first, "anna", START, fresh("t2", 2), wish)
