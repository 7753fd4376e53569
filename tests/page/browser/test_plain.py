"""The plain board: every game can be played on it, one without a board of its own from its first day."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import Visitor


def test_a_whole_game_of_illuminaten_against_saint_germain_is_played_on_the_plain_board(visit: Visit) -> None:
    me = visit(plain=True)
    me.play_now("illuminaten", players=1)
    assert me.next() == "choose"
    expect(me.page.get_by_label("Plain board", exact=True)).to_be_visible()
    expect(me.page.get_by_role("region", name="The others at the table")).to_contain_text("Saint-Germain")

    chosen = me.play_to_the_end()

    assert chosen > 20
    assert me.state["status"] == "ended"
    assert me.state["options"]["opponent"] == "saint_germain"
    expect(me.result()).to_contain_text("Saint-Germain")


def choose_something_free(me: Visitor) -> dict[str, Any]:
    """Choose until a word can be taken back freely; the position before that word."""
    while me.next() == "choose":
        before: dict[str, Any] = me.state["position"]
        me.choose()
        me.next()
        if me.state["position"]["undo"]["kind"] == "free":
            return before
    raise AssertionError("no word could be taken back")


def test_a_word_that_nobody_else_has_seen_is_taken_back(visit: Visit) -> None:
    me = visit(plain=True)
    me.play_now("illuminaten", players=1)
    before = choose_something_free(me)

    me.page.get_by_role("button", name="Undo").click()

    expect(me.page.locator(".question")).to_contain_text(before["question"]["text"])
    assert before["offers"] == me.state["position"]["offers"]
    assert before["view"] == me.state["position"]["view"]
