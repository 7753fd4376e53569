"""The guided first game, from its first sentence to the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_guided_game_is_played_by_doing_what_it_shows(visit: Visit, language: str) -> None:
    me = visit(language=language)
    me.learn("masti")
    told: list[str] = []
    while me.next() == "choose":
        guide = me.state["position"]["guide"]
        if guide is None:
            me.choose()
            continue
        shown = me.page.locator("aside p")
        expect(shown).to_have_text(guide["text"])
        told.append(guide["text"])
        me.page.locator("[data-pointed]:visible").first.click()

    assert len(set(told)) == len(told) == 12
    assert me.state["status"] == "ended"


def test_another_card_than_the_guides_is_not_played_and_the_page_says_which_is_meant(visit: Visit) -> None:
    me = visit()
    me.learn("masti")
    assert me.next() == "choose"
    before = me.state["position"]["view"]["hand"]

    me.page.locator("[data-light='now']:not([data-pointed]):visible").first.click()

    expect(me.page.get_by_role("alert")).not_to_be_empty()
    assert before == me.state["position"]["view"]["hand"]
    assert me.next() == "choose"
