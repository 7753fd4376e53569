"""Two people who look at the lobby find each other."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.browser.conftest import Visit


def test_who_would_like_to_play_is_asked_to_a_table_by_one_click(visit: Visit) -> None:
    one, other = visit(), visit(language="ru")
    other.come()
    other.page.get_by_role("switch", name="Сядьте ко мне").check(force=True)
    one.open_table("masti", players=3, seats=["me", "open", "bot:novice"])
    one.page.get_by_role("button", name="Ask to my table").click()
    expect(one.page.get_by_text("asked", exact=True)).to_be_visible()
    table = one.page.url.partition("?")[0]

    other.page.get_by_text("Вас зовёт").click()
    other.page.wait_for_url(f"{table}?k=*")
    other.page.get_by_role("button", name="Сесть").click()
    for player in (one, other):
        player.page.locator("main.centre > *").first.wait_for()
    assert "running" == one.state["status"]
