"""The city of «Воздай ближнему»: its map on desktop and phone, its question, and a game to the end."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.scenarios import (
    Theme,
    at_scenario,
    check_by_axe,
    mission,
    play_out,
    try_on_the_poster,
)
from tests.page.browser.test_gangsters import SIZES
from tests.page.browser.test_phone import beyond
from tests.page.browser.visitors import DESKTOP, PHONE

SCENARIO = "neighbour"
DISTRICTS = 6


@SIZES
def test_the_map_shows_every_district_with_its_steps_and_its_patience(
    visit: Visit, size: tuple[int, int]
) -> None:
    me = at_scenario(visit(size=size, language="ru"), SCENARIO)
    shown = me.page.locator(".poster [data-touch^='place:']")

    expect(shown).to_have_count(DISTRICTS)
    for number, district in enumerate(mission(me)["districts"]):
        here = shown.nth(number)
        expect(here.locator(".coins i.on")).to_have_count(district["step"])
        expect(here.locator(".flames svg")).to_have_count(district["patience"])
        expect(here.locator(".flames svg.lit")).to_have_count(district["anger"])
    assert beyond(me) == [0]


def test_a_district_is_tried_by_a_click_on_the_map(visit: Visit) -> None:
    me = at_scenario(visit(size=DESKTOP), SCENARIO)

    try_on_the_poster(me, mission(me)["districts"][0]["place"])


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_city(visit: Visit, theme: Theme, size: tuple[int, int]) -> None:
    check_by_axe(visit(theme=theme, size=size, language="ru"), SCENARIO)


if os.environ.get("INTRIGA_LONG") == "1":  # some minutes

    def test_the_city_is_played_to_the_end_by_clicking(visit: Visit) -> None:
        play_out(at_scenario(visit(size=PHONE), SCENARIO))
