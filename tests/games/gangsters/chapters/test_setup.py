"""Frame and set-up: who plays, the clan, the reserve, hands, problems, the scenario."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.game import GAME
from intriga.games.gangsters.setup import FIRST_CLAN
from intriga.games.gangsters.state import (
    LEVELS_OF_DIFFICULTY,
    POLICE_NONE,
    POLICE_UNCONTROLLED,
    Gangsters,
)
from intriga.games.gangsters.view.view import view
from intriga.games.gangsters.vocabulary import BOSS
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, items
from tests.games.gangsters.builders import attempt, dealt, mission, of_kind, refused, say, table
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.quiet_stakeout.rules import SCENARIO as QUIET


@pytest.mark.clause("LG-001")
def test_one_to_four_play() -> None:
    assert (1, 2, 3, 4) == GAME.players


@pytest.mark.clause("LG-002", "LG-011")
def test_scenario_and_campaign_are_chosen_before_the_game() -> None:
    options = {option.name: option for option in GAME.options}

    assert ("no", "yes", "whole") == options["campaign"].values
    assert options["scenario"].per_chapter
    assert LEVELS_OF_DIFFICULTY == options["difficulty"].values


@pytest.mark.clause("LG-011", "LG-017")
def test_the_chosen_scenario_is_laid_out() -> None:
    s, told = dealt(3, scenario=QUIET)

    assert "quiet_stakeout" == s.scenario.name == of_kind(told, events.Setup)[0].scenario
    assert (0, 3, True, False) == mission(s).key()


@pytest.mark.clause("LG-008", "LG-009")
def test_level_1_is_the_clan_and_the_others_are_the_reserve() -> None:
    s, told = dealt(2)

    assert 20 == count(FIRST_CLAN)
    assert list(range(1, 21)) == of_kind(told, events.Setup)[0].clan
    assert FIRST_CLAN == s.clan | s.hands[0] | s.hands[1]
    assert list(range(20, 35)) == items(s.reserve)
    assert {2, 3} == {box().henchmen[card].level for card in items(s.reserve)}


@pytest.mark.clause("LG-012", "LG-015")
def test_both_decks_come_in_the_order_of_chance() -> None:
    games = [dealt(2, seed)[0] for seed in range(1, 5)]
    for s in games:
        say_first(s)

    assert 1 < len({s.hands[0] for s in games})
    assert 1 < len({s.problems[0] for s in games})
    assert {22} == {count(s.problem_deck) for s in games}
    assert {14} == {count(s.clan) for s in games}


def say_first(s: Gangsters) -> None:
    luck = Quick(sum(s.hands) % 1000)
    s.apply(0, BOSS[0], Dealer(luck))
    s.apply(1, BOSS[0], Dealer(luck))


@pytest.mark.clause("LG-013")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_three_cards_that_nobody_else_sees(players: int) -> None:
    s, told = dealt(players)
    (setup,) = of_kind(told, events.Setup)

    assert [3] * players == [count(hand) for hand in s.hands]
    assert 0 == s.known
    for seat in range(players):
        seen = setup.seen_by(seat).hands
        assert [number for number, hand in enumerate(seen) if hand != [0, 0, 0]] == [seat]


@pytest.mark.clause("LG-013")
@pytest.mark.usefixtures("with_stakeout")
def test_a_view_has_the_own_hand_and_the_backs_of_the_others() -> None:
    s = table(["sadie nico", "may lou pat"])
    seen = view(s, 0)

    assert [1, 7] == [held.henchman for held in seen.hand]
    assert [(2, [0, 0], []), (3, [0, 0, 0], [])] == [(b.cards, b.backs, b.known) for b in seen.bosses]
    assert [] == view(s, -1).hand
    assert [3, 15, 16] == [held.henchman for held in view(s, 1).hand]


@pytest.mark.parametrize(("level", "cards"), [(0, 4), (1, 3), (2, 2)])
def test_a_level_of_difficulty_has_its_own_starting_hand(level: int, cards: int) -> None:
    s, told = dealt(2, level=level)

    assert [cards, cards] == [count(hand) for hand in s.hands]
    assert LEVELS_OF_DIFFICULTY[level] == of_kind(told, events.Setup)[0].level


@pytest.mark.clause("LG-087")
def test_the_police_begin_uncontrolled_where_there_is_a_police_card() -> None:
    assert POLICE_UNCONTROLLED == dealt(2)[0].police
    assert POLICE_NONE == dealt(2, scenario=QUIET)[0].police
    assert ("no_police", "LG-087") == refused(table(["sadie", "may"], scenario=QUIET), 0, "police")


@pytest.mark.clause("LG-016")
def test_there_are_fifteen_markers_in_all() -> None:
    s = table(["nico ruby", "may"])
    s.markers[5] = 14
    attempt(s, "place lamp", "nico", "4 1 1")
    say(s, 0, "go on")

    assert 1 == s.markers[1]
    s.markers[5], s.markers[1] = 15, 0
    attempt(s, "place lamp", "ruby", "4 1 1")
    say(s, 0, "go on")
    assert 0 == s.markers[1]


@pytest.mark.clause("LG-016", "LG-066")
def test_the_last_success_needs_no_marker() -> None:
    """Markers come back at once: an empty supply does not keep a challenge from being overcome."""
    s = table(["nico", "may"])
    s.markers[5], s.markers[1] = 14, 1
    attempt(s, "place lamp", "nico", "4 1 1")
    say(s, 0, "go on")

    assert not mission(s).lamp
    assert 0 == s.markers[1]
