"""The daily deal in the browser: one try from the lobby, no hints, and a picture of the result to keep."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import Visitor

PNG = b"\x89PNG\r\n\x1a\n"


def deal(me: Visitor) -> Locator:
    return me.page.locator("section li[data-game='masti']")


def test_the_deal_of_the_day_is_played_once_and_shown_as_a_picture(visit: Visit, tmp_path: Path) -> None:
    me = visit()
    me.come()
    expect(me.page.get_by_text("Players’ devices add nothing to it")).to_be_hidden()
    me.page.get_by_text("Why it is fair").click()
    expect(me.page.get_by_text("Players’ devices add nothing to it")).to_be_visible()
    deal(me).get_by_role("button", name="Play").click()
    assert me.next() == "choose"
    address = me.page.url
    expect(me.page.locator("header").get_by_text("daily deal")).to_be_visible()
    expect(me.page.get_by_role("button", name="Hint")).to_have_count(0)

    me.hurry()
    assert me.next() == "over"
    result = me.page.locator("dialog")
    expect(result.get_by_text("Replay and record open tomorrow")).to_be_visible()
    expect(result.get_by_role("button", name="Replay")).to_have_count(0)
    result.get_by_text("A picture of the result").click()
    with me.page.expect_download() as saved:
        result.get_by_role("button", name="Save the picture").click()
    saved.value.save_as(tmp_path / "result.png")
    assert (tmp_path / "result.png").read_bytes().startswith(PNG)

    me.come()
    deal(me).get_by_role("button", name="Played").click()
    expect(me.page).to_have_url(address)
    me.come()
    deal(me).get_by_role("button", name="Yesterday").click()
    expect(me.page.get_by_text("Nobody finished that day’s deal")).to_be_visible()
