"""City hall of «Борьба за власть»: its board on desktop and phone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.test_axe import look
from tests.page.browser.test_gangsters import SIZES
from tests.page.browser.test_gangsters_city import city, mission
from tests.page.browser.test_phone import beyond

DISTRICTS = 6
VOTES = 12


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_board_shows_every_district_and_nothing_is_amiss(
    visit: Visit, language: str, theme: Literal["light", "dark"], size: tuple[int, int]
) -> None:
    me = city(visit(size=size, language=language, theme=theme), scenario="election")
    seen = mission(me)

    assert DISTRICTS == len(seen["districts"])
    assert VOTES == seen["of"]
    for district in seen["districts"]:
        expect(me.page.locator(f".poster [data-touch='place:{district['place']}']")).to_have_count(1)
    if folder := os.environ.get("ELECTION_PICTURES"):
        me.page.screenshot(path=Path(folder) / f"{language}-{theme}-{size[0]}.png")
    assert beyond(me) == [0]
    assert [] == look(me, "election")
