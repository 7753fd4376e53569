"""Keyboard and screen reader: a whole game without a pointer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import Visitor

FOCUSED = "() => document.activeElement.textContent.trim()"
IN_DRAWER = """() => {
    const here = document.activeElement;
    return `${here.closest('article')?.dataset.game} ${here.textContent.trim()}`;
}"""


def tab_to(me: Visitor, wanted: str, what: str) -> None:
    for _ in range(80):
        me.page.keyboard.press("Tab")
        if me.page.evaluate(what) == wanted:
            return
    raise AssertionError(f"the Tab key does not come to {wanted}")


def choose_by_keys(me: Visitor) -> None:
    """Walk with the arrows to any of the things that may be done, and do it."""
    if not me.page.locator(".popover [data-offer]").count():
        for _ in range(me.luck.randint(1, 4)):
            me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Enter")


@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_is_played_by_keyboard_only(visit: Visit, plain: bool) -> None:
    me = visit(plain=plain)
    me.come()
    me.drawer("masti").wait_for()
    tab_to(me, "masti Play with bots", IN_DRAWER)
    me.page.keyboard.press("Enter")
    chosen = 0
    while me.next() == "choose":
        assert me.page.locator(".question").inner_text().strip()
        choose_by_keys(me)
        chosen += 1

    assert chosen >= 10
    expect(me.result()).to_contain_text("victory")
    tab_to(me, "Rematch", FOCUSED)
    me.goes_elsewhere(lambda: me.page.keyboard.press("Enter"))
    assert me.next() == "choose"


def test_a_screen_reader_hears_the_question_the_options_and_what_happened(visit: Visit) -> None:
    me = visit()
    me.play_now("masti")
    assert me.next() == "choose"
    question = me.state["position"]["question"]["text"]

    expect(me.page.locator("[aria-live=polite]", has_text=question)).to_have_count(1)
    for card in me.page.locator("[data-touch^='hand:']").all():
        name = card.locator(".unseen").inner_text()
        assert len(name.split()) >= 2
        assert card.locator(".seen").get_attribute("aria-hidden") == "true"
    me.choose()
    assert me.next() in ("choose", "over")
    said = me.page.locator(".unseen[aria-live=polite]").inner_text()
    assert said
    assert said.split(". ")[0] in me.page.get_by_role("log").inner_text()
