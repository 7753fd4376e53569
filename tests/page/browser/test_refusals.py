"""What may not be done tells why, with the clause."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import PHONE, Visitor

FORBIDDEN = "[data-touch^='hand:'][data-light='']:visible"
CLAUSE = re.compile(r"MV-\d\d\d")


def forbidden_card(me: Visitor) -> Locator:
    """In the guided game, whose deal is fixed: a card that may not be played in the second round."""
    me.learn("masti")
    assert me.next() == "choose"
    me.page.locator("[data-pointed]:visible").click()
    card = me.page.locator(FORBIDDEN).first
    card.wait_for()
    assert me.next() == "choose"
    return card


def tab_to(me: Visitor, card: Locator) -> None:
    for _ in range(80):
        me.page.keyboard.press("Tab")
        if card.evaluate("(card) => card === document.activeElement"):
            return
    raise AssertionError("the Tab key does not come to the card")


def test_a_card_that_may_not_be_played_shows_its_clause_on_hover_on_focus_and_on_click(visit: Visit) -> None:
    me = visit()
    card = forbidden_card(me)
    before = me.state
    reason = me.page.locator(".popover")
    told = []
    asks: list[Callable[[], None]] = [card.hover, lambda: tab_to(me, card), lambda: card.click(force=True)]
    for ask in asks:
        ask()
        expect(reason).to_contain_text(CLAUSE)
        told.append(reason.inner_text())
        me.page.keyboard.press("Escape")
        expect(reason).to_have_count(0)
        me.page.mouse.move(5, 5)

    assert len(set(told)) == 1
    assert "you must play a card of" in told[0]
    assert before == me.state


def test_the_clause_opens_the_rulebook_at_its_place(visit: Visit) -> None:
    me = visit(language="ru")
    forbidden_card(me).click(force=True)
    link = me.page.locator(".popover").get_by_text(CLAUSE)
    clause = link.inner_text()

    link.click()

    row = me.page.locator(f"[data-clause='{clause}']")
    expect(row).to_be_in_viewport()
    expect(row).to_contain_text(re.compile("[а-я]{4}"))


def test_on_a_phone_a_long_press_tells_why(visit: Visit) -> None:
    me = visit(size=PHONE)
    card = forbidden_card(me)

    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})

    expect(me.page.locator(".popover")).to_contain_text(CLAUSE)
