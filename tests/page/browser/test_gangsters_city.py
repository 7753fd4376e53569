"""The city of «Воздай ближнему»: its map on desktop and phone, its question, and a game to the end."""

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

DISTRICTS = 6
CHOICES = ["[data-offer^='choice ']"]  # squeeze or soothe


def city(me: Visitor, players: int = 2, scenario: str = "neighbour") -> Visitor:
    """At a table of this scenario, with bots, on turn in the first round."""
    me.come()
    seats = [{"who": "me"}, *[{"who": "bot", "level": "novice"}] * (players - 1)]
    wish = {"game": "gangsters", "players": players, "seats": seats, "options": {"scenario": scenario}}
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
def test_the_map_shows_every_district_with_its_steps_and_its_patience(
    visit: Visit, size: tuple[int, int]
) -> None:
    me = city(visit(size=size, language="ru"))
    shown = me.page.locator(".poster [data-touch^='place:']")

    expect(shown).to_have_count(DISTRICTS)
    for number, district in enumerate(mission(me)["districts"]):
        here = shown.nth(number)
        expect(here.locator(".coins i.on")).to_have_count(district["step"])
        expect(here.locator(".flames svg")).to_have_count(district["patience"])
        expect(here.locator(".flames svg.lit")).to_have_count(district["anger"])
    assert beyond(me) == [0]


def test_a_district_is_tried_by_a_click_on_the_map(visit: Visit) -> None:
    me = city(visit(size=DESKTOP))
    docks = mission(me)["districts"][0]["place"]
    me.page.locator(f".poster [data-touch='place:{docks}']").click()
    me.page.locator("[data-henchman]").first.wait_for()

    assert ("place", docks) == (
        view_of(me)["roll"]["challenge"]["kind"],
        view_of(me)["roll"]["challenge"]["number"],
    )


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_city(
    visit: Visit, theme: Literal["light", "dark"], size: tuple[int, int]
) -> None:
    me = city(visit(theme=theme, size=size, language="ru"), players=3)

    assert [] == look(me, "city")


if os.environ.get("INTRIGA_LONG") == "1":  # some minutes

    def test_the_city_is_played_to_the_end_by_clicking(visit: Visit) -> None:
        me = city(visit(size=PHONE))
        while me.state["status"] == "running":
            me.page.evaluate(STEP, [*CHOICES, *PLAYING])
            me.page.wait_for_timeout(30)
        me.result().wait_for()
