"""Tables on other screens: at 200 % zoom and on a phone on its side the page scrolls to all of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.illuminati import GAME
from tests.page.browser.test_gangsters import on_turn, take_on
from tests.page.browser.visitors import DESKTOP, Visitor

SIDE = (844, 390)  # a phone on its side
LOW = pytest.mark.parametrize("size", [(720, 450), SIDE], ids=["zoom", "side"])
GAMES = [("masti", 4), ("factions", 4), ("gangsters", 2), (GAME, 1)]
LEAST_BOARD = 290  # pixels
LEAST_TARGET = 44
MOST_COVERED = 0.1  # of the cards in hand, by the balloon of the guide
IS_ON_TOP = """(one) => {
    const at = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2));
}"""
ARE_ABOVE_THE_QUESTION = """(pieces) => {
    const { top } = document.querySelector('.below').getBoundingClientRect();
    return pieces.length > 0 && pieces.every((one) => one.getBoundingClientRect().bottom <= top);
}"""
COVERED_OF_HAND = """() => {
    const a = document.querySelector('.table aside[style]').getBoundingClientRect();
    const boxOf = (piece) => piece.getBoundingClientRect();
    const cards = [...document.querySelectorAll('.hand [data-touch]')].map(boxOf);
    const area = (b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
    return sum(cards.map(area)) / sum(cards.map((b) => b.width * b.height));
}"""
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


@LOW
def test_with_little_height_a_hint_is_asked_for_beside_the_open_panel(
    visit: Visit, size: tuple[int, int]
) -> None:
    """The panel opens below the title and its buttons, on either side."""
    me = visit(size=size)
    me.play_now(GAME, players=1)
    assert me.next() == "choose"
    for cell in (me.page.locator("[data-cell]").nth(7), me.page.locator("[data-cell]").first):
        cell.click()
        expect(me.page.locator("[data-panel]")).to_be_visible()
        for button in me.page.locator(".table > header :is(button, .home):not(.skip):visible").all():
            assert button.evaluate(IS_ON_TOP)
        expect(me.page.locator("[data-panel] .close")).to_be_in_viewport(ratio=1)
    me.page.get_by_role("button", name="Hint").click()

    expect(me.page.get_by_text("Hint:")).to_be_visible()


@LOW
def test_with_little_height_the_guide_leaves_the_hand_free(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    me.learn("masti")
    covered = []
    for _ in range(4):
        assert me.next() == "choose"
        me.page.locator(".table > .hand").scroll_into_view_if_needed()
        me.page.wait_for_timeout(900)  # cards that were on their way lie still
        covered.append(me.page.evaluate(COVERED_OF_HAND))
        me.choose_advised()

    assert max(covered) <= MOST_COVERED, covered


def test_on_a_phone_on_its_side_board_and_challenge_stand_beside_each_other(visit: Visit) -> None:
    me = on_turn(visit(size=SIDE), players=2)
    expect(me.page.locator(".poster svg").first).to_be_visible()
    for piece in (".poster", ".only-board .plate"):
        assert me.page.locator(piece).evaluate_all(ARE_ABOVE_THE_QUESTION), piece
    me.page.locator(".side").evaluate("(side) => side.scrollTo(0, side.scrollHeight)")
    take_on(me)  # what was scrolled away comes back with the challenge

    expect(me.page.locator(".tray header")).to_be_in_viewport(ratio=1)
    assert me.page.locator(".tray h2").evaluate(IS_ON_TOP)


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
