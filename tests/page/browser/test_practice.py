"""Practice: alone against bots, every move may be taken back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import Visitor

SEATS = ["me", "bot:novice", "bot:novice"]


def cards_of(me: Visitor) -> list[str]:
    """The cards in hand; what they are worth depends on what the bots have played by then."""
    return [held["card"] for held in me.state["position"]["view"]["hand"]]


def test_at_a_practice_table_a_round_that_was_seen_to_its_end_is_played_again(visit: Visit) -> None:
    me = visit(language="ru")
    me.open_table("masti", players=3, seats=SEATS, practice=True)
    assert me.next() == "choose"
    hand = cards_of(me)
    me.choose()
    assert me.next() == "choose"
    assert any("выигрывает" in line or "выигрываете" in line for line in me.story())
    expect(me.page.locator("header")).to_contain_text("тренировка")

    me.page.get_by_role("button", name=re.compile("Вернуть ход")).click()

    expect(me.page.locator("[data-touch^='hand:']")).to_have_count(len(hand))
    assert me.next() == "choose"
    assert hand == cards_of(me)
    me.play_to_the_end()
    me.result().get_by_text("Честно ли тасовали?").click()
    expect(me.result()).to_contain_text("ничего не доказывает")


def test_practice_is_offered_only_where_bots_have_all_other_seats(visit: Visit) -> None:
    me = visit()
    me.come()
    me.drawer("masti").get_by_role("button", name="New table").click()
    form = me.page.locator("dialog form")
    expect(form.get_by_role("switch")).to_have_count(0)

    for number in range(1, 4):
        form.locator(".seat select").nth(number).select_option("bot:novice")

    expect(form.get_by_role("switch")).to_have_count(1)
