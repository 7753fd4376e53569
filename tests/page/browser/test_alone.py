"""Alone against bots: whole games by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.page.browser.conftest import Visit


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_whole_game_against_three_bots_is_played_by_clicking(visit: Visit, language: str) -> None:
    me = visit(language=language)
    me.play_now("masti", players=4)

    chosen = me.play_to_the_end()

    assert chosen >= 10
    expect(me.result()).to_contain_text({"ru": "победа", "en": "victory"}[language])
    assert me.state["status"] == "ended"
    assert me.state["players"] == 4
    assert me.state["added"] == me.state["my_seats"]  # this device has added bytes to the shuffle by itself
    assert me.result().locator("li").count() > 8  # every line of the score is told


def test_a_table_waits_for_its_own_board_and_shows_no_other_meanwhile(visit: Visit) -> None:
    me = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    me.page.route("**/assets/Board-*.js", hold)
    me.play_now("masti")

    expect(me.page.get_by_role("status")).to_have_text("One moment…")
    while not held:
        me.page.wait_for_timeout(20)
    me.page.wait_for_timeout(300)
    assert me.page.locator("[data-offer]").count() == 0
    assert len(held) == 1
    held[0].continue_()

    assert me.next() == "choose"
    expect(me.page.get_by_label("Plain board", exact=True)).to_have_count(0)
