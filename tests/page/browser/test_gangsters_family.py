"""The table of «Дела семейные»: two guns, the safe, the guests; on desktop and phone, to the end."""

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
from tests.page.browser.test_gangsters import SIZES, view_of
from tests.page.browser.test_phone import beyond
from tests.page.browser.visitors import DESKTOP, PHONE

SCENARIO = "family"


@SIZES
def test_the_table_shows_both_guns_the_safe_and_where_the_guests_are(
    visit: Visit, size: tuple[int, int]
) -> None:
    me = at_scenario(visit(size=size, language="en"), SCENARIO)
    seen = mission(me)
    poster = me.page.locator(".poster")

    expect(poster.get_by_text("The mole is at large")).to_be_visible()
    expect(poster.get_by_text("The accountant is among ours")).to_be_visible()
    guns = f"The clan’s gun {seen['clan']}, the rebels’ gun {seen['rebels']} of {seen['track']}"
    expect(poster.locator(f"[role='img'][aria-label^='{guns}']")).to_have_count(1)
    assert beyond(me) == [0]


def test_a_place_is_tried_by_a_click_on_the_table(visit: Visit) -> None:
    me = at_scenario(visit(size=DESKTOP), SCENARIO)
    bar = next(one for one in view_of(me)["challenges"] if one["kind"] == "place")["number"]

    try_on_the_poster(me, bar)


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_family_table(visit: Visit, theme: Theme, size: tuple[int, int]) -> None:
    check_by_axe(visit(theme=theme, size=size, language="ru"), SCENARIO)


if os.environ.get("INTRIGA_LONG") == "1":  # some minutes

    def test_the_family_is_played_to_the_end_by_clicking(visit: Visit) -> None:
        play_out(at_scenario(visit(size=PHONE), SCENARIO))
