"""Tables on other screens: at 200 % zoom and on a phone on its side the page scrolls to all of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.illuminati import GAME
from tests.page.browser.visitors import DESKTOP, Visitor

LOW = pytest.mark.parametrize("size", [(720, 450), (844, 390)], ids=["zoom", "side"])
GAMES = [("masti", 4), ("factions", 4), ("gangsters", 2), (GAME, 1)]
LEAST_BOARD = 290  # pixels
LEAST_TARGET = 44
IS_WHOLE = """(board) => [board, ...board.querySelectorAll('.middle, .frame')].every(
    (part) => part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1)"""


def height_of_board(me: Visitor) -> float:
    box = me.page.locator("main.centre").bounding_box()
    assert box is not None
    return box["height"]


@LOW
def test_with_little_height_the_board_has_a_screen_of_its_own(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    for game, players in GAMES:
        me.play_now(game, players=players)
        assert me.next() == "choose"
        expect(me.page.locator("main.centre > *").first).to_be_visible()

        assert height_of_board(me) >= LEAST_BOARD
        assert me.page.evaluate("document.documentElement.scrollWidth") == size[0]
        me.choose()  # what is offered can be scrolled to, wherever it lies
        me.page.locator("[data-seat]").last.scroll_into_view_if_needed()
        expect(me.page.locator("[data-seat]").last).to_be_in_viewport()


@LOW
def test_with_little_height_a_card_of_the_garden_is_acted_on(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    me.play_now(GAME, players=1)
    assert me.next() == "choose"
    cells = me.page.locator("[data-cell]")
    sizes = [cells.nth(place).bounding_box() for place in range(cells.count())]
    assert [] == [box for box in sizes if box is None or min(box["width"], box["height"]) < LEAST_TARGET]

    for cell in (cells.last, cells.nth(7)):  # the panel lies beside the card that it speaks of
        cell.click()
        panel, card = me.page.locator("[data-panel]").bounding_box(), cell.bounding_box()
        assert panel is not None
        assert card is not None
        assert card["x"] + card["width"] <= panel["x"] + 1 or panel["x"] + panel["width"] <= card["x"] + 1
        me.page.keyboard.press("Escape")


@pytest.mark.parametrize("players", [1, 4])
def test_on_a_desktop_the_garden_needs_no_scrolling(visit: Visit, players: int) -> None:
    me = visit(size=DESKTOP)
    me.play_now(GAME, players=players)
    assert me.next() == "choose"
    cells = me.page.locator("[data-cell]")
    expect(cells.last).to_be_visible()

    for _ in range(100):  # the letters of the page come a moment later than its lines
        if me.page.locator("main.centre").evaluate(IS_WHOLE):
            break
        me.page.wait_for_timeout(100)
    assert me.page.locator("main.centre").evaluate(IS_WHOLE)
    for place in range(cells.count()):
        expect(cells.nth(place)).to_be_in_viewport(ratio=1)
    expect(me.page.locator("[data-touch^='card:']").last).to_be_in_viewport(ratio=0.9)
