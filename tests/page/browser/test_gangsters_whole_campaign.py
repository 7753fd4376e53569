"""Whole campaigns of gangsters in the browser: three chapters with both breaks, one won and one lost.
All of it was rehearsed; the long run clicks every word, the short one beginnings, breaks and ends."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import expect

from tests.games.gangsters.rehearsed import whole_campaign
from tests.page.browser.clicking import Clicker, open_game
from tests.page.browser.conftest import Visit
from tests.page.browser.test_axe import look
from tests.page.browser.test_gangsters_campaign import through_the_break
from tests.page.browser.visitors import Visitor
from tests.server.processes import Process

LONG = os.environ.get("INTRIGA_LONG") == "1"
CLICKED = 6  # words at the beginning of a chapter
STAMPS = {True: "The job is done", False: "The job has failed"}
TITLES = {
    "hands_up": "Hands Up",
    "race": "Race to the Rescue",
    "no_more_bets": "No More Bets",
    "family": "Family Affairs",
    "election": "Struggle for Power",
}


def play_chapter(me: Visitor, words: list[str], number: int) -> None:
    """To the end of a chapter and through its break, with a reload in the middle of it."""
    player = Clicker(me, words)
    player.play(until=lambda: len(player.left) <= player.whole - CLICKED and not LONG)
    skip_to(player, player.whole // 2)
    before = player.view
    me.page.reload()
    me.page.locator("[data-game]").first.wait_for()
    me.page.wait_for_function("() => document.querySelector('.poster h2')?.textContent.length > 1")
    assert (before["mission"], before["hand"]) == (player.view["mission"], player.view["hand"])
    rest = next(
        (len(words) - at for at, word in enumerate(words) if word.startswith(("level", "release"))), 0
    )
    if number < 3 and rest:
        skip_to(player, rest)
        player.wait_for_moment("break")
        through_the_break(me, player)
    else:
        skip_to(player, words[::-1].index("end turn") + 1)
        player.play()


def skip_to(player: Clicker, left: int) -> None:
    """Until so many words are left: by clicking in the long run, past the page otherwise."""
    if LONG:
        player.play(until=lambda: len(player.left) <= left)
    else:
        player.hurry(max(0, len(player.left) - left))


@pytest.mark.parametrize("is_won", [True, False], ids=["won", "lost"])
def test_a_whole_campaign_is_played_and_remembered(visit: Visit, server: Process, is_won: bool) -> None:
    chapters = whole_campaign(is_won)
    server.deal(*[one.deal for one in chapters])
    me = visit()
    scenarios = [one.scenario for one in chapters]
    open_game(me, 1, [{"who": "me"}], scenario=scenarios[0], campaign="whole")
    for number, rehearsed in enumerate(chapters, 1):
        if number > 1:
            chosen = me.result().locator(f"input[value='{scenarios[number - 1]}']")
            if chosen.count():
                chosen.check(force=True)
            me.goes_elsewhere(me.result().get_by_role("button", name="Next chapter").click)
            me.page.locator("[data-game]").first.wait_for()
        view = me.state["position"]["view"]
        assert (scenarios[number - 1], number) == (view["scenario"], view["chapter"])
        play_chapter(me, [word for _, word in rehearsed.words], number)
        expect(me.page.locator(".curtain .stamp")).to_have_text(STAMPS[rehearsed.success])
        expect(me.result()).to_contain_text("Victory" if rehearsed.success else re.compile("Defeat|Lost"))

    assert is_won == chapters[-1].success
    expect(me.result().get_by_role("button", name="Next chapter")).to_have_count(0)
    me.result().get_by_role("link", name=re.compile("memoirs", re.I)).click()
    for chapter, scenario in zip(("I", "II", "III"), scenarios, strict=True):
        expect(me.page.get_by_role("heading", name=f"Chapter {chapter}. {TITLES[scenario]}")).to_be_visible()
    story = me.page.locator("article").all_inner_texts()
    assert f"“{TITLES[scenarios[0]]}”" in story[1]
    assert f"“{TITLES[scenarios[1]]}”" in story[2]
    assert [] == look(me, "memoirs")
