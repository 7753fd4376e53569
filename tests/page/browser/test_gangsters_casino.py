"""The casino of «Ставок больше нет!»: six tables and ten chips, on desktop and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.scenarios import Theme, at_scenario, mission
from tests.page.browser.test_axe import look
from tests.page.browser.test_gangsters import SIZES
from tests.page.browser.test_phone import beyond

TABLES = 6
CHIPS = 10


@SIZES
@pytest.mark.parametrize(("language", "theme"), [("ru", "light"), ("en", "dark")])
def test_the_floor_shows_every_table_and_every_chip(
    visit: Visit, language: str, theme: Theme, size: tuple[int, int]
) -> None:
    me = at_scenario(visit(size=size, language=language, theme=theme), "no_more_bets")
    seen = mission(me)

    assert CHIPS == seen["tray"] + seen["rack"] + sum(table["lies"] for table in seen["tables"])
    assert TABLES == len(seen["tables"])
    for table in seen["tables"]:
        expect(me.page.locator(f".poster [data-touch='place:{table['place']}']")).to_be_visible()
    assert beyond(me) == [0]
    assert [] == look(me, "casino")
