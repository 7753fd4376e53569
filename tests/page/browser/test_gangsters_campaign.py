"""A campaign of gangsters in the browser, from the first nomination to the memoirs: stopped in mid-roll, gone
on with by another server process, through the break into the second chapter. All of it was rehearsed."""

from __future__ import annotations

import os
import re

from playwright.sync_api import expect

from tests.games.gangsters.rehearsed import campaign_alone
from tests.page.browser.clicking import Clicker, open_game
from tests.page.browser.conftest import Visit
from tests.page.browser.test_axe import look
from tests.page.browser.test_resuming import forgive
from tests.page.browser.visitors import Visitor
from tests.server.processes import Process

LONG = os.environ.get("INTRIGA_LONG") == "1"  # the whole of both chapters by clicking
A_ROUND = 30  # words or so


def to_the_break(player: Clicker) -> None:
    """By clicking, but for the middle of the chapter."""
    left = len(player.left)
    player.play(until=lambda: (len(player.left) < left - A_ROUND and not LONG) or player.moment == "break")
    if player.moment != "break":
        player.hurry(next(n for n, word in enumerate(player.left) if word.startswith("level")))
    player.wait_for_moment("break")


def in_a_second_roll(player: Clicker) -> bool:
    """Dice lie there, and something was played before."""
    return player.moment == "after_roll" and len(player.left) < player.whole - 12


def through_the_break(me: Visitor, player: Clicker) -> None:
    """Draw two, keep one, release somebody, all by clicking; the purse and the clan follow."""
    rest = player.view["break"]
    expect(me.page.locator(".purse")).to_contain_text(str(rest["purse"]))
    assert [] == look(me, "break")
    kept: list[int] = []
    while player.left:
        word = player.left[0]
        before = player.view["break"]
        player.step()
        if word.startswith("level "):
            price = before["prices"][int(word[-1]) - 1]
            after = player.view["break"]
            assert (2, before["purse"] - price) == (len(after["drawn"]), after["purse"])
            expect(me.page.locator(".two li")).to_have_count(2)
        elif word.startswith("pick ") and before["drawn"]:
            kept.append(int(word.split()[1]))
            assert kept[-1] in player.view["break"]["clan"]
        elif word.startswith("pick "):
            assert int(word.split()[1]) not in player.view["break"]["clan"]
    assert kept


def test_a_campaign_is_saved_in_mid_roll_resumed_and_finished(visit: Visit, server: Process) -> None:
    bank, race = campaign_alone()
    server.deal(bank.deal, race.deal)
    me = visit()
    open_game(me, 1, [{"who": "me"}], scenario="hands_up", campaign="yes")
    player = Clicker(me, [word for _, word in bank.words])
    player.play(until=lambda: in_a_second_roll(player))
    before = player.view

    server.kill()
    expect(me.page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(me.page.get_by_text("Connection lost")).to_be_hidden()
    me.page.reload()
    me.page.locator(".dice li").first.wait_for()
    forgive(me)
    assert before == player.view
    expect(me.page.locator(".dice li")).to_have_count(
        len(before["roll"]["white"]) + (before["roll"]["red"] is not None)
    )

    to_the_break(player)
    through_the_break(me, player)
    expect(me.result()).to_contain_text("Victory")
    me.goes_elsewhere(me.result().get_by_role("button", name="Next chapter").click)

    me.page.locator("[data-game]").first.wait_for()
    player = Clicker(me, [word for _, word in race.words])
    assert ("race", 2) == (player.view["scenario"], player.view["chapter"])
    player.play(until=lambda: player.view["round"] == 2 and not LONG)
    player.hurry(len(player.left))
    expect(me.result()).to_contain_text("Victory")
    expect(me.result().get_by_role("button", name="Next chapter")).to_have_count(0)
    me.result().get_by_role("link", name=re.compile("memoirs", re.I)).click()
    expect(me.page.get_by_role("heading", name="Chapter I. Hands Up")).to_be_visible()
    expect(me.page.get_by_role("heading", name="Chapter II. Race to the Rescue")).to_be_visible()
