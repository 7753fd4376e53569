"""The end of a scenario, the break, and what a chapter hands on."""

from __future__ import annotations

from typing import Any

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.campaign import carry_of, clan_of, read_carry
from intriga.games.gangsters.game import GAME
from intriga.games.gangsters.rules.breaks import Break
from intriga.games.gangsters.setup import FIRST_CLAN
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view
from intriga.kernel.events import plain
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.refusals import Malformed
from tests.games.gangsters.builders import (
    Told,
    cards,
    end_turns,
    mission,
    names,
    of_kind,
    refused,
    say,
    say_all,
    table,
    words,
)
from tests.games.gangsters.registered import box

OPTIONS = {"scenario": "stakeout", "difficulty": "standard", "campaign": "yes"}


def last_night(seen: int, *, chapter: int = 1, campaign: bool = True) -> tuple[Gangsters, Told]:
    """The scenario ends with this much seen; boss 2 is first player, Nico is out and Ruby exhausted."""
    s = table(
        ["sadie stan", "may lou"],
        out="nico",
        exhausted="ruby",
        first=1,
        turn=0,
        campaign=campaign,
        chapter=chapter,
    )
    mission(s).seen, mission(s).nights = seen, 1
    end_turns(s)
    return s, say(s, 1, "end round")


# ── the end of a scenario ──


@pytest.mark.clause("LG-018", "LG-098", "LG-099")
def test_at_the_end_the_out_leave_for_the_reserve_and_all_others_are_the_clan() -> None:
    s, told = last_night(3)

    assert [events.ScenarioEnded("dawn", True, 3, [7])] == of_kind(told, events.ScenarioEnded)
    assert FIRST_CLAN & ~cards("nico") == s.clan
    assert s.reserve & cards("nico")
    assert [0, 0, 0, 0, 0] == [*s.hands, s.out, s.exhausted, s.turned]


@pytest.mark.clause("LG-018")
@pytest.mark.parametrize(("seen", "success"), [(2, False), (3, True)])
def test_the_scenario_says_whether_it_succeeded_and_what_it_earns(seen: int, success: bool) -> None:
    s, told = last_night(seen, campaign=False)

    assert [events.Ended("dawn", success, seen)] == of_kind(told, events.Ended)
    result = GAME.result(s)
    assert result is not None
    assert ("dawn", (seen, seen), (0, 1) if success else (), success) == (
        result.reason,
        result.totals,
        result.winners,
        result.success,
    )
    assert None is result.carry


@pytest.mark.clause("LG-104", "LG-018")
def test_a_defeat_by_evidence_is_everybodys_and_hands_nothing_on() -> None:
    evidence = "wiretap marked_bills forgotten_glove lost_ledger speakeasy_brawl"
    s = table(["sadie", "may"], before=[evidence], turn=1, campaign=True)
    end_turns(s)
    say(s, 0, "end round")
    result = GAME.result(s)

    assert result is not None
    assert ("evidence", (0, 0), (), False, None) == (
        result.reason,
        result.totals,
        result.winners,
        result.success,
        result.carry,
    )


# ── the break ──


def in_break(purse: int, *, reserve: str | None = None) -> Gangsters:
    s, _ = last_night(purse)
    if reserve is not None:
        s.clan |= s.reserve & ~cards(reserve)
        s.reserve = cards(reserve)
    return s


@pytest.mark.clause("LG-006", "LG-100", "LG-101", "LG-102")
@pytest.mark.usefixtures("with_stakeout")
def test_after_a_chapter_of_a_campaign_comes_a_break_of_the_last_first_player() -> None:
    s = in_break(8)

    assert isinstance(s.stack[-1], Break)
    assert (8, 2, 0b10, False) == (s.purse, s.releases, s.may, s.over)
    assert ("ask_recruit", {"purse": 8, "first": 2}) == (question(s, 1).asks, question(s, 1).facts)
    assert "level 1, level 2, level 3, release" == words(s, 1)
    seen = view(s, 0).break_
    assert seen is not None
    assert (8, 2, [1, 10, 5], []) == (seen.purse, seen.releases, seen.stock, seen.drawn)


@pytest.mark.clause("LG-006")
def test_a_single_scenario_and_the_last_chapter_have_no_break() -> None:
    assert last_night(3, campaign=False)[0].over
    assert last_night(3, chapter=2)[0].over


@pytest.mark.clause("LG-100", "LG-102", "LG-103")
@pytest.mark.parametrize(
    ("level", "shown", "left"), [(3, "zoya ada", 3), (2, "joe gus", 5), (1, "nico tadek", 7)]
)
def test_a_recruit_costs_five_three_or_one_and_is_one_of_two(level: int, shown: str, left: int) -> None:
    s = in_break(8)
    s.clan &= ~cards("tadek")
    s.reserve |= cards("tadek")
    told = say(s, 1, f"level {level}", shown)

    first, second = shown.split()
    assert "recruits_shown" == type(told[0]).__struct_config__.tag
    assert ("ask_keep", "LG-102") == (question(s, 1).asks, question(s, 1).clause)
    assert f"pick {first}, pick {second}" == words(s, 1)
    assert ("keep_one", "LG-102") == refused(s, 1, "done")
    assert ("keep_one", "LG-102") == refused(s, 1, "pick sadie")
    told = say(s, 1, f"pick {second}")
    assert [left] == [event.purse for event in of_kind(told, events.RecruitKept)]
    assert s.clan & cards(second)
    assert s.reserve & cards(first)
    assert 0 == s.drawn


@pytest.mark.clause("LG-102")
def test_the_one_who_is_not_kept_goes_under_the_deck() -> None:
    s = in_break(30, reserve="zoya sal benny ada")
    say(s, 1, "level 3", "zoya ada")
    say(s, 1, "pick zoya")
    assert (cards("sal benny ada"), (34,)) == (s.reserve, s.under)
    say(s, 1, "level 3", "sal benny")
    say(s, 1, "pick benny")
    told = say(s, 1, "level 3")

    assert [events.RecruitsShown(3, [32, 35])] == of_kind(told, events.RecruitsShown)
    say(s, 1, "pick sal")
    assert "ada" == names(s.reserve)


@pytest.mark.clause("LG-102")
def test_those_under_the_deck_come_in_the_order_in_which_they_went_there() -> None:
    s = in_break(30, reserve="zoya sal benny loretta ada")
    say(s, 1, "level 3", "zoya ada")
    say(s, 1, "pick zoya")
    say(s, 1, "level 3", "sal loretta")
    say(s, 1, "pick sal")
    told = say(s, 1, "level 3", "benny")

    assert [events.RecruitsShown(3, [33, 35])] == of_kind(told, events.RecruitsShown)


@pytest.mark.clause("LG-100")
def test_what_is_too_expensive_is_not_for_sale_and_all_that_can_be_must_be_spent() -> None:
    s = in_break(4)

    assert ("too_expensive", "LG-100") == refused(s, 1, "level 3")
    assert ("spend_first", "LG-100") == refused(s, 1, "done")
    assert ("not_asked", "LG-034") == refused(s, 1, "skip")
    say(s, 1, "level 2", "joe gus")
    say(s, 1, "pick joe")
    say(s, 1, "level 1", "nico")
    assert "done" == words(s, 1, "level", "done")


@pytest.mark.clause("LG-G9", "LG-100", "LG-103")
def test_an_empty_level_is_not_for_sale_and_what_buys_nothing_is_lost() -> None:
    s = in_break(2)
    s.clan |= cards("nico")
    s.reserve &= ~cards("nico")

    assert ("level_is_empty", "LG-G9") == refused(s, 1, "level 1")
    assert "release, done" == words(s, 1)
    told = say(s, 1, "done")
    assert [events.BreakEnded(2), events.Ended("dawn", False, 2)] == told
    assert (True, 0) == (s.over, s.purse)


@pytest.mark.clause("LG-G9")
def test_the_only_one_of_a_level_is_taken_at_once() -> None:
    s = in_break(2)
    told = say(s, 1, "level 1", "nico")

    assert [events.RecruitsShown(1, [7]), events.RecruitKept(7, 1)] == told
    assert s.clan & cards("nico")


@pytest.mark.clause("LG-101")
def test_twice_in_a_break_a_henchman_is_released_for_one_point() -> None:
    s = in_break(3)
    say(s, 1, "release")

    assert ("ask_release", "LG-101") == (question(s, 1).asks, question(s, 1).clause)
    assert ("not_in_clan", "LG-101") == refused(s, 1, "pick zoya")
    assert ("not_in_clan", "LG-101") == refused(s, 1, "done")
    assert [events.HenchmanReleased(5, 4)] == say(s, 1, "pick stan")
    assert (4, 1) == (s.purse, s.releases)
    assert s.reserve & cards("stan")
    say_all(s, 1, "release", "pick lou")
    assert 5 == s.purse
    assert ("no_release_left", "LG-101") == refused(s, 1, "release")


# ── what is handed on ──


@pytest.mark.clause("LG-099", "LG-103")
def test_a_chapter_hands_on_the_clan_by_name_and_what_was_played_and_earned() -> None:
    s = in_break(3)
    say(s, 1, "level 2", "joe gus")
    say(s, 1, "pick gus")
    say(s, 1, "done")
    result = GAME.result(s)

    assert result is not None
    carry = plain(carry_of(s))
    assert carry == result.carry
    assert (2, ["stakeout"], [3]) == (carry["chapter"], carry["played"], carry["earned"])
    assert 20 == len(carry["clan"])
    assert "gus_pappas" in carry["clan"]
    assert "nico_ferrara" not in carry["clan"]
    handed_on = read_carry(carry)
    assert handed_on is not None
    assert s.clan == clan_of(box(), handed_on)


@pytest.mark.clause("LG-099", "LG-103", "LG-006", "LG-008")
@pytest.mark.usefixtures("with_stakeout")
def test_the_next_chapter_begins_with_that_clan() -> None:
    carry = next_chapter(["gus_pappas", *[one.name for one in box().henchmen[:8]]])
    s = GAME.setup(box(), 2, OPTIONS | {"scenario": "quiet_stakeout"}, carry, Dealer(Quick(1)))

    assert (2, True, ("stakeout",), (5,)) == (s.chapter, s.is_campaign, s.played, s.earned)
    assert (1 << 8) - 1 | cards("gus") == s.clan | s.hands[0] | s.hands[1]
    assert 35 - 9 == count(s.reserve)
    first = GAME.setup(box(), 2, OPTIONS, None, Dealer(Quick(1)))
    assert (1, True) == (first.chapter, first.is_campaign)
    assert FIRST_CLAN == first.clan | first.hands[0] | first.hands[1]
    assert [5, 5] == GAME.so_far(s, None)  # type: ignore[arg-type]


def next_chapter(clan: list[str], **more: Any) -> dict[str, Any]:
    carry = {"version": 1, "chapter": 2, "clan": clan, "played": ["stakeout"], "earned": [5]}
    return {**carry, **more}


@pytest.mark.clause("LG-G10")
@pytest.mark.usefixtures("with_stakeout")
def test_no_scenario_is_played_twice_in_a_campaign() -> None:
    carry = next_chapter(["gus_pappas"])

    with pytest.raises(Malformed, match="'stakeout' was played in an earlier chapter"):
        GAME.setup(box(), 2, OPTIONS, carry, Dealer(Quick(1)))


@pytest.mark.usefixtures("with_stakeout")
@pytest.mark.parametrize(
    ("carry", "fault"),
    [
        (next_chapter([], version=9), "version 9, not 1"),
        (next_chapter(["nobody"]), "henchmen that this pack lacks"),
        ({"chapter": 2}, "cannot be read"),
    ],
)
def test_what_cannot_be_read_is_said(carry: dict[str, Any], fault: str) -> None:
    with pytest.raises(Malformed, match=fault):
        GAME.setup(box(), 2, OPTIONS | {"scenario": "quiet_stakeout"}, carry, Dealer(Quick(1)))


@pytest.mark.clause("LG-006")
def test_the_second_chapter_is_the_last_of_a_short_campaign() -> None:
    s, _ = last_night(4, chapter=2)
    s.earned = (5,)
    result = GAME.result(s)

    assert result is not None
    assert ((9, 9), None) == (result.totals, result.carry)
