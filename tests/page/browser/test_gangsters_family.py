"""The table of «Дела семейные»: two guns, the safe, the guests; on desktop and phone, to the end."""

from __future__ import annotations

import os
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.test_axe import look
from tests.page.browser.test_gangsters import (
    OPEN_PLATE,
    PLAYING,
    SIZES,
    STEP,
    WAITING,
    is_my_action,
    steps_until,
    view_of,
)
from tests.page.browser.test_phone import beyond
from tests.page.browser.visitors import DESKTOP, PHONE, Visitor


def family(me: Visitor, players: int = 2) -> Visitor:
    """At a table of this scenario, with bots, on turn in the first round."""
    me.come()
    seats = [{"who": "me"}, *[{"who": "bot", "level": "novice"}] * (players - 1)]
    wish = {"game": "gangsters", "players": players, "seats": seats, "options": {"scenario": "family"}}
    table = me.context.request.post("/api/tables", data=wish).json()["table"]
    me.page.goto(f"{me.page.url.rstrip('/')}/t/{table}")
    me.next()
    steps_until(me, is_my_action, WAITING)
    me.page.locator(OPEN_PLATE).first.wait_for()
    return me


def mission(me: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = view_of(me)["mission"]
    return found


@SIZES
def test_the_table_shows_both_guns_the_safe_and_where_the_guests_are(
    visit: Visit, size: tuple[int, int]
) -> None:
    me = family(visit(size=size, language="en"))
    seen = mission(me)
    poster = me.page.locator(".poster")

    expect(poster.get_by_text("The mole is at large")).to_be_visible()
    expect(poster.get_by_text("The accountant is among ours")).to_be_visible()
    guns = f"The clan’s gun {seen['clan']}, the rebels’ gun {seen['rebels']} of {seen['track']}"
    expect(poster.locator(f"[role='img'][aria-label^='{guns}']")).to_have_count(1)
    assert beyond(me) == [0]


def test_a_place_is_tried_by_a_click_on_the_table(visit: Visit) -> None:
    me = family(visit(size=DESKTOP))
    bar = next(one for one in view_of(me)["challenges"] if one["kind"] == "place")["number"]
    me.page.locator(f".poster [data-touch='place:{bar}']").click()
    me.page.locator("[data-henchman]").first.wait_for()

    roll = view_of(me)["roll"]["challenge"]
    assert ("place", bar) == (roll["kind"], roll["number"])


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_family_table(
    visit: Visit, theme: Literal["light", "dark"], size: tuple[int, int]
) -> None:
    me = family(visit(theme=theme, size=size, language="ru"), players=3)

    assert [] == look(me, "family")


if os.environ.get("INTRIGA_LONG") == "1":  # some minutes

    def test_the_family_is_played_to_the_end_by_clicking(visit: Visit) -> None:
        me = family(visit(size=PHONE))
        while me.state["status"] == "running":
            me.page.evaluate(STEP, PLAYING)
            me.page.wait_for_timeout(30)
        me.result().wait_for()
