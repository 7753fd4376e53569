"""Windows at a table of gangsters: what is held and for whom, with persons and bots, by an injected clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from intriga.bots.levels import bot_chance
from intriga.bots.players import player_of
from intriga.games.gangsters.effects.abilities import moment_of
from intriga.games.gangsters.game import GAME
from intriga.games.gangsters.rules.rolling import AfterRoll, BeforeRoll
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import GO_ON, ROLL
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.words import Word
from intriga.kernel.match.entries import Decided
from intriga.tables.alarms import wake
from intriga.tables.holding import HOLD_TIME, HOLD_TIME_ALONE, LEAST_HOLD_TIME, given_time, others_asked
from intriga.tables.table import Table
from intriga.tables.turns import bots_to_move, may_step_in
from tests.tables.builders import START, folds, kinds, running, say

Until = Callable[[Table], bool]
MOST = 6000  # decisions, and a hundred times the length of a test


def position(table: Table) -> Gangsters:
    assert isinstance(table.position, Gangsters)
    return table.position


def advice(table: Table, seat: int, number: int) -> Word:
    """What a regular would say here."""
    luck = bot_chance(7, 0, number)
    world = GAME.redeal(position(table), seat, luck)
    return player_of(GAME, "regular").say(world, seat, luck)


class Playing:
    """A table whose bots step in as they like; persons play their turns and touch no other window."""

    def __init__(self, *persons: str, bots: int, seed: int = 1, **options: str) -> None:
        self.table = running("gangsters", *persons, bots=bots, seed=seed, options=options)
        self.now = START
        self.held: Counter[str] = Counter()  # milliseconds, by window
        self.decisions = 0

    def until(self, so: Until) -> Table:
        while not so(self.table):
            assert self.decisions < MOST
            self.step()
        return self.table

    def step(self) -> None:
        table, hold = self.table, self.table.hold
        bots = bots_to_move(table)
        if hold is not None and not bots:
            self.held[type(position(table).stack[-1]).__name__] += hold.until - self.now
            self.now = hold.until
            self.table = wake(table, self.now).table
            return
        here = position(table)
        seat = bots[0] if bots else next(each for each in here.acting() if here.must >> each & 1)
        self.decisions += 1
        word = advice(table, seat, self.decisions).notation()
        self.table = say(table, seat, word, now=self.now).table


def is_over(table: Table) -> bool:
    return table.status != "running"


def in_window(kind: type[Window], seat: int) -> Until:
    """This seat has the last word in such a window, and no bot is still to be asked."""

    def so(table: Table) -> bool:
        frame = position(table).stack[-1]
        return isinstance(frame, kind) and frame.boss == seat and not bots_to_move(table)

    return so


def test_two_persons_and_two_bots_play_a_whole_scenario() -> None:
    playing = Playing("anna", "boris", bots=2, scenario="hands_up")
    table = playing.until(is_over)
    assert table.match is not None
    said = [entry for entry in table.match.entries if isinstance(entry, Decided) and entry.by == "bot"]
    out_of_turn = Counter(entry.path[0].split()[0] for entry in said)

    assert folds(table)
    assert out_of_turn["pass"] > out_of_turn["use"] > 0
    assert {"BeforeRoll", "AfterRoll"} <= set(playing.held) <= {"BeforeRoll", "AfterRoll", "Turn", "RoundEnd"}


def test_an_action_is_never_held_and_a_roll_is() -> None:
    playing = Playing("anna", "boris", bots=1, seed=3, scenario="hands_up")
    table = playing.until(in_window(Turn, 0))

    assert others_asked(table, 0) == [1]
    chosen = say(table, 0, "police").table
    assert chosen.hold is None
    playing.table = chosen
    before = playing.until(in_window(BeforeRoll, 0))
    change = say(before, 0, "roll", now=playing.now)
    assert ["Held"] == kinds(change)
    assert change.table.hold is not None
    assert playing.now + HOLD_TIME == change.table.hold.until


def test_no_path_slips_through_a_window() -> None:
    """What opens the window is played; the word that would close it is held."""
    playing = Playing("anna", "boris", bots=0, seed=3, scenario="hands_up")
    table = playing.until(in_window(Turn, 0))
    hand = [f"send {card + 1}" for card in items(position(table).hands[0])]
    sent = say(say(table, 0, "police").table, 0, hand[0]).table
    change = say(sent, 0, "enough", "roll")

    assert ["Played Decided", "Held"] == kinds(change)
    assert isinstance(position(change.table).stack[-1], BeforeRoll)
    assert change.table.hold is not None
    assert ("roll",) == change.table.hold.words
    assert folds(change.table)
    after = wake(change.table, START + HOLD_TIME).table
    assert isinstance(position(after).stack[-1], AfterRoll)


def test_whether_one_person_among_bots_is_waited_for_shows_nothing_of_the_hand() -> None:
    """Somebody who looks on sees the wait: with any other hidden cards it is the same, fitting or not."""
    playing = Playing("anna", bots=2, scenario="hands_up")
    fitting = set()
    while not is_over(playing.table):
        here = position(playing.table)
        frame = here.stack[-1]
        if isinstance(frame, Window) and frame.boss != 0 and not here.over:
            waits = others_asked(playing.table, frame.boss)
            for number in range(3):
                other = GAME.redeal(here, frame.boss, bot_chance(3, 0, number))
                assert waits == given_time(playing.table, frame.boss, other, may_step_in(playing.table))
                mine = items(other.hands[0] & ~other.known)
                fits = [card for card in mine if moment_of(other, card) == frame.moment()]
                if waits and mine:
                    fitting.add(bool(fits))
        playing.step()

    assert {True, False} == fitting


def test_one_person_among_bots_is_waited_for_a_shorter_time() -> None:
    playing = Playing("anna", bots=2, scenario="hands_up")
    table = playing.until(lambda at: at.hold is not None)

    assert table.hold is not None
    assert max(table.asked_since + HOLD_TIME_ALONE, table.at + LEAST_HOLD_TIME) == table.hold.until


@pytest.mark.parametrize("scenario", ["hands_up", "race", "neighbour"])
def test_a_round_of_one_person_and_two_bots_is_calm_but_no_crawl(scenario: str) -> None:
    playing = Playing("anna", bots=2, seed=5, scenario=scenario)
    rounds = position(playing.until(is_over)).round

    assert 0 < sum(playing.held.values()) < rounds * 25_000


def test_with_bots_only_nothing_is_held() -> None:
    playing = Playing("anna", bots=3, seed=2, scenario="race")
    while not is_over(playing.table):
        mine = position(playing.table).must == 1
        playing.step()
        if mine and not is_over(playing.table):
            assert playing.table.hold is None


# ── how long ──


def test_a_window_that_was_open_for_a_while_is_held_for_a_moment_only() -> None:
    """The partner has seen the dice for as long as their owner thought about them."""
    playing = Playing("anna", "boris", bots=0, seed=3, scenario="hands_up")
    table = playing.until(lambda at: in_window(AfterRoll, 0)(at) and at.hold is None and is_short_now(at))
    opened = playing.now
    for thought, until in ((0, HOLD_TIME), (2_000, HOLD_TIME), (4_000, 4_000 + LEAST_HOLD_TIME)):
        hold = say(table, 0, "go on", now=opened + thought).table.hold
        assert hold is not None
        assert opened + until == hold.until


def is_short_now(table: Table) -> bool:
    here = position(table)
    frame = here.stack[-1]
    return frame.held(here, GO_ON)


def test_the_time_of_a_window_begins_anew_when_something_happens_in_it() -> None:
    """Whoever uses an ability shows something new; who lets it stand does not."""
    playing = Playing("anna", "boris", bots=0, seed=3, scenario="hands_up")
    table = playing.until(lambda at: in_window(AfterRoll, 0)(at) and at.hold is None and is_short_now(at))
    passed = say(table, 1, "pass", now=playing.now + 3_000).table
    assert playing.now == passed.asked_since

    intended = say(table, 1, "intend wait", now=playing.now + 3_000).table
    assert playing.now == intended.asked_since
    after = say(passed, 0, "go on", now=playing.now + 3_000).table
    assert playing.now + 3_000 == after.asked_since


def test_nothing_is_held_for_hands_that_everybody_knows_and_that_cannot_help() -> None:
    playing = Playing("anna", "boris", bots=0, seed=3, scenario="hands_up")
    here = position(playing.until(in_window(BeforeRoll, 0))).copy()
    frame = here.stack[-1]
    assert frame.held(here, ROLL)

    here.known |= here.hands[1]
    assert frame.can_step_in(here, 1) == frame.held(here, ROLL)
    here.hands[1] = 0
    assert not frame.held(here, ROLL)


@pytest.mark.parametrize("known", [0, 1])
def test_whether_a_word_is_held_depends_on_what_everybody_knows(known: int) -> None:
    """Any other cards in the hidden hand, and the same words are held."""
    playing = Playing("anna", "boris", bots=0, seed=4, scenario="race")
    compared = 0
    while not is_over(playing.table):
        here = position(playing.table)
        frame = here.stack[-1]
        if isinstance(frame, Window) and not here.over:
            seat = here.seat_of(frame.boss)
            for number in range(3):
                other = GAME.redeal(here, seat if known else 1 - seat, bot_chance(3, 0, number))
                for word in here.legal(seat):
                    compared += 1
                    assert frame.held(here, word) == other.stack[-1].held(other, word)
        playing.step()
    assert compared > 500


@pytest.mark.parametrize("scenario", ["hands_up", "race"])
def test_two_persons_who_think_for_four_seconds_wait_a_quarter_of_a_minute_each_round(scenario: str) -> None:
    playing = Playing("anna", "boris", bots=0, seed=1, scenario=scenario)
    while not is_over(playing.table):
        playing.now += 4_000 if playing.table.hold is None else 0
        playing.step()

    assert sum(playing.held.values()) < position(playing.table).round * 18_000
