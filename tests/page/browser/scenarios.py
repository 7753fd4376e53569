"""At a table of one scenario of gangsters: what is tried on every board of them."""

from __future__ import annotations

from typing import Any, Literal

from tests.page.browser.clicking import open_game
from tests.page.browser.test_axe import look
from tests.page.browser.test_gangsters import (
    OPEN_PLATE,
    PLAYING,
    STEP,
    WAITING,
    is_my_action,
    steps_until,
    view_of,
)
from tests.page.browser.visitors import Visitor

Theme = Literal["light", "dark"]
CHOICES = ["[data-offer^='choice ']"]  # answers to a scenario's own question


def at_scenario(me: Visitor, scenario: str, players: int = 2) -> Visitor:
    """With bots, on turn in the first round."""
    seats = [{"who": "me"}, *[{"who": "bot", "level": "novice"}] * (players - 1)]
    open_game(me, players, seats, scenario=scenario)
    me.next()
    steps_until(me, is_my_action, WAITING)
    me.page.locator(OPEN_PLATE).first.wait_for()
    return me


def mission(me: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = view_of(me)["mission"]
    return found


def try_on_the_poster(me: Visitor, place: int) -> None:
    """A click on the poster takes on what is drawn there."""
    me.page.locator(f".poster [data-touch='place:{place}']").click()
    me.page.locator("[data-henchman]").first.wait_for()
    roll = view_of(me)["roll"]["challenge"]
    assert ("place", place) == (roll["kind"], roll["number"])


def check_by_axe(me: Visitor, scenario: str) -> None:
    assert [] == look(at_scenario(me, scenario, players=3), scenario)


def play_out(me: Visitor) -> None:
    """To the end by clicking, whatever may be clicked."""
    while me.state["status"] == "running":
        me.page.evaluate(STEP, [*CHOICES, *PLAYING])
        me.page.wait_for_timeout(30)
    me.result().wait_for()
