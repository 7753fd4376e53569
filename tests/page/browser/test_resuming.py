"""Lost connections, lost servers, closed windows: the table is where it was."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import Visitor
from tests.server.processes import Process


def forgive(me: Visitor) -> None:
    """A browser says in its console that a server is away."""
    me.faults[:] = [fault for fault in me.faults if "net::ERR_CONNECTION" not in fault]


def test_a_killed_server_comes_back_and_the_page_goes_on_by_itself(visit: Visit, server: Process) -> None:
    me = visit()
    me.play_now("masti")
    for _ in range(3):
        assert me.next() == "choose"
        me.choose()
    assert me.next() == "choose"
    hand = me.state["position"]["view"]["hand"]

    server.kill()
    expect(me.page.get_by_text("Connection lost")).to_be_visible()
    server.start()

    expect(me.page.get_by_text("Connection lost")).to_be_hidden()
    assert me.next() == "choose"
    assert hand == me.state["position"]["view"]["hand"]
    me.play_to_the_end()
    assert me.state["status"] == "ended"
    forgive(me)


def test_a_card_played_while_the_server_is_away_is_played_once_when_it_is_back(
    visit: Visit, server: Process
) -> None:
    me = visit()
    me.play_now("masti")
    assert me.next() == "choose"
    held = len(me.state["position"]["view"]["hand"])
    server.kill()
    expect(me.page.get_by_text("Connection lost")).to_be_visible()

    me.page.locator("[data-touch^='hand:'][data-light='now']").first.click()
    server.start()

    expect(me.page.locator("[data-touch^='hand:']")).to_have_count(held - 1)
    assert me.next() == "choose"
    forgive(me)


def test_after_a_reload_the_last_round_is_still_to_be_seen(visit: Visit) -> None:
    me = visit()
    me.play_now("masti", players=3)
    last = me.page.locator(".last")
    while me.next() == "choose" and not last.count():
        me.choose()
    shown = last.inner_text()
    winner = [line for line in me.story() if "wins the round" in line or "win the round" in line][-1]
    assert shown.splitlines()[0] == "Last round"
    assert last.locator("li").count() >= 3

    me.page.reload()

    assert me.next() == "choose"
    expect(last).to_have_text(re.compile("Last round"))
    assert shown == last.inner_text()
    assert "You" in winner or any(name in winner for name in shown.splitlines())


def test_a_match_left_alone_waits_in_the_lobby_as_my_turn(visit: Visit) -> None:
    me = visit()
    me.play_now("masti")
    assert me.next() == "choose"
    table = me.page.url

    me.come()
    waiting = me.page.locator("section", has=me.page.get_by_role("heading", name="Waiting for your move"))
    me.goes_elsewhere(waiting.get_by_role("link").click)

    assert me.page.url == table
    assert me.next() == "choose"


def test_the_language_is_chosen_in_the_lobby_and_kept(visit: Visit) -> None:
    me = visit(language="ru")
    me.come()
    me.page.get_by_label("Язык").select_option("English")
    expect(me.page.get_by_text("Games of power, at one table.")).to_be_visible()
    me.come()

    expect(me.page.get_by_label("Language")).to_have_value("en")
    expect(me.page.get_by_text("Games of power, at one table.")).to_be_visible()


def test_the_language_is_changed_in_the_middle_of_a_game(visit: Visit) -> None:
    me = visit(language="ru")
    me.play_now("masti")
    assert me.next() == "choose"
    me.page.get_by_role("button", name="Меню").click()
    me.page.get_by_label("English").check(force=True)
    me.page.keyboard.press("Escape")

    expect(me.page.get_by_role("button", name="Undo")).to_be_visible()
    expect(me.page.locator(".question")).not_to_contain_text(re.compile("[а-я]"))
    expect(me.page.get_by_role("log")).to_contain_text("The cards are dealt")
    expect(me.page.get_by_role("log")).not_to_contain_text("Карты")
    assert me.page.evaluate("document.documentElement.lang") == "en"
    me.choose()
    assert me.next() == "choose"
