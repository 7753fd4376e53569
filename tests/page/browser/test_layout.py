"""The board stands still, what matters is in view, and everything is reachable on any screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.illuminati import GAME
from tests.page.browser.visitors import DESKTOP, PHONE, Visitor

SCREENS = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
GAMES = [("masti", 4), ("factions", 4), ("gangsters", 2), (GAME, 1)]
SIDE = (844, 390)  # a phone on its side
SETTLED = 1000  # milliseconds after which the prompt bar has taken the room that its first question needs
#: From the smallest phone to a large screen, upright and on its side.
GRID = [(width, height) for width in (320, 480, 844, 1440) for height in (320, 480, 900)]
#: What lies beyond the edge of the screen or of its box and cannot be scrolled to.
UNREACHABLE = """() => {
    const wide = document.documentElement.clientWidth;
    const faults = [];
    if (document.documentElement.scrollWidth > wide + 1) faults.push('wider than the screen');
    const scrolls = (node, axis) => {
        for (let at = node.parentElement; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (at === document.documentElement || /auto|scroll/.test(style[axis])) return true;
            if (/hidden|clip/.test(style[axis])) return false;
        }
        return true;
    };
    const stops = "[data-light='now'], [data-offer], header button, .hand button";
    for (const stop of document.querySelectorAll(stops)) {
        if (stop.getClientRects().length === 0) continue;
        stop.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, right, top, bottom, width, height } = stop.getBoundingClientRect();
        const isIn = right > 0 && left < wide && bottom > 0 && top < innerHeight;
        const name = stop.dataset.touch ?? stop.dataset.offer ?? stop.textContent.trim();
        const where = [left, top, width, height].map(Math.round);
        if (!isIn || width < 8 || height < 8) faults.push(`${name} is not reached: ${where}`);
    }
    const board = document.querySelector('main.centre').getBoundingClientRect();
    if (board.height < 200) faults.push(`a board of ${Math.round(board.height)}`);
    window.scrollTo(0, 0);
    return faults;
}"""
WHERE = """() => {
    const { top, height, width } = document.querySelector('main.centre').getBoundingClientRect();
    return [top, height, width].map(Math.round);
}"""
#: One of several that are meant together is enough.
SEES_WHAT_IS_POINTED_AT = """() => {
    const boxOf = (piece) => piece.getBoundingClientRect();
    const pointed = [...document.querySelectorAll('[data-pointed]')].map(boxOf);
    return pointed.length === 0 || pointed.some(({ top, bottom }) => top < innerHeight && bottom > 0);
}"""
#: How far the balloon of the guide covers a piece of which it speaks.
COVERED = """() => {
    const balloon = document.querySelector('.table ~ aside, .table aside[style]');
    if (!balloon) return ['no balloon'];
    const a = balloon.getBoundingClientRect();
    const meets = (b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const boxOf = (piece) => piece.getBoundingClientRect();
    const pieces = [...document.querySelectorAll('[data-pointed]')].map(boxOf);
    return pieces.filter(meets).map((b) => JSON.stringify([a, b]));
}"""


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_on_a_screen_of_any_size_all_is_reached(visit: Visit, game: str, players: int) -> None:
    me = visit()
    me.play_now(game, players=players)
    assert me.next() == "choose"
    faults = []
    for width, height in GRID:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(50)  # the page is laid out anew
        faults += [f"{width}×{height}: {fault}" for fault in me.page.evaluate(UNREACHABLE)]

    assert [] == faults


@pytest.mark.parametrize("size", [(320, 480), (480, 320), (844, 390), (1440, 900)])
def test_lobby_and_form_are_reached_on_a_screen_of_any_size(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    me.come()
    me.drawer("masti").wait_for()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    me.drawer("masti").get_by_role("button", name="New table").click()

    me.page.locator("dialog .seat select").last.scroll_into_view_if_needed()
    expect(me.page.locator("dialog button[type=submit]")).to_be_in_viewport()


@pytest.mark.parametrize(("game", "players"), GAMES)
@SCREENS
def test_hints_and_questions_take_no_room_from_the_board(
    visit: Visit, size: tuple[int, int], game: str, players: int
) -> None:
    me = visit(size=size)
    me.play_now(game, players=players)
    assert me.next() == "choose"
    me.page.wait_for_timeout(SETTLED)
    before, moment = me.page.evaluate(WHERE), moment_of(me)
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.get_by_text("Hint:")).to_be_visible()
    assert before == me.page.evaluate(WHERE)

    for _ in range(6):
        me.choose()
        if me.next() != "choose" or moment_of(me) != moment:
            break
        assert before == me.page.evaluate(WHERE)


def moment_of(me: Visitor) -> object:
    """Within one of these the reader's own part below the board holds the same things."""
    return me.state["position"]["view"].get("moment")


@SCREENS
def test_the_guide_takes_no_room_and_covers_nothing_of_which_it_speaks(
    visit: Visit, size: tuple[int, int]
) -> None:
    me = visit(size=size)
    me.learn("masti")
    faults = []
    for _ in range(4):
        assert me.next() == "choose"
        me.page.wait_for_timeout(900)  # cards that were on their way lie still
        faults += me.page.evaluate(COVERED)
        me.choose_advised()

    assert [] == faults


def test_a_hint_is_brought_into_sight(visit: Visit) -> None:
    me = visit(size=(390, 600))
    me.play_now("factions", players=8)
    for _ in range(12):
        if me.next() != "choose":
            break
        me.page.get_by_role("button", name="Hint").click()
        expect(me.page.get_by_text("Hint:")).to_be_visible()
        me.page.wait_for_function(SEES_WHAT_IS_POINTED_AT)
        me.choose()


def test_a_seat_that_is_unfolded_on_a_phone_moves_nothing(visit: Visit) -> None:
    me = visit(size=PHONE)
    me.play_now("masti", players=4)
    assert me.next() == "choose"
    before = me.page.evaluate(WHERE)

    me.page.locator("[data-seat] .chip").first.tap()

    expect(me.page.locator("[data-seat] .unfolded")).to_be_visible()
    assert before == me.page.evaluate(WHERE)
    me.page.locator("main.centre").tap(position={"x": 5, "y": 200})
    expect(me.page.locator("[data-seat] .unfolded")).to_have_count(0)


@pytest.mark.parametrize(("size", "counts"), [(DESKTOP, (4, 6, 8)), (SIDE, (5,))], ids=["desktop", "side"])
def test_all_areas_of_the_broadsheet_are_in_sight(
    visit: Visit, size: tuple[int, int], counts: tuple[int, ...]
) -> None:
    me = visit(size=size)
    for players in counts:
        me.play_now("factions", players=players)
        for _ in range(6):
            assert me.next() == "choose"
            me.page.evaluate("window.scrollTo(0, 0)")
            for head in me.page.locator(".area .head").all():
                expect(head).to_be_in_viewport(ratio=1)
            me.choose()


def open_for_two(host: Visitor, friend: Visitor) -> None:
    host.open_table("masti", players=3, seats=["me", "open", "bot:novice"])
    friend.come(host.page.locator("input[readonly]").first.input_value())
    friend.page.get_by_label("Your name").fill("Friend")
    friend.page.get_by_role("button", name="Sit down").click()


def test_a_message_is_seen_to_have_come_on_a_phone(visit: Visit) -> None:
    host, friend = visit(), visit(size=PHONE)
    open_for_two(host, friend)
    friend.page.locator(".prompt").wait_for()
    host.page.get_by_role("button", name="Chat").first.click()
    host.page.get_by_role("button", name="Hello, everyone!").click()

    mark = friend.page.locator("header .in-menu")
    expect(mark).to_be_visible()
    expect(mark).to_contain_text("1")
    friend.page.get_by_role("button", name="Menu").click()
    friend.page.get_by_role("button", name="Chat: 1 new").click()
    expect(friend.page.get_by_text("Hello, everyone!").first).to_be_visible()
    expect(mark).to_have_count(0)


def test_a_link_that_only_this_computer_can_follow_says_so(visit: Visit) -> None:
    me = visit()
    me.open_table("masti", players=3, seats=["me", "open", "bot:novice"])

    expect(me.page.get_by_role("note")).to_contain_text("make play LAN=1")


def test_alone_against_bots_a_move_is_taken_back_by_default(visit: Visit) -> None:
    me = visit()
    me.play_now("masti", players=4)
    assert me.next() == "choose"
    hand = me.state["position"]["view"]["hand"]
    me.choose()
    assert me.next() == "choose"

    me.page.get_by_role("button", name="Undo").click()

    expect(me.page.locator("[data-touch^='hand:']")).to_have_count(len(hand))
    expect(me.page.locator("header")).to_contain_text("practice")


def test_a_first_tap_lifts_and_a_second_plays_where_one_likes_it_so(visit: Visit) -> None:
    me = visit(size=PHONE, lift=True)
    me.play_now("masti", players=4)
    assert me.next() == "choose"
    asked = me.state["position"]["question"]["number"]
    cards = me.page.locator("[data-touch^='hand:'][data-light='now']")
    touch = cards.first.get_attribute("data-touch")
    card = me.page.locator(f"[data-touch='{touch}']")

    card.tap()
    expect(card).to_have_attribute("data-lifted", "true")
    assert asked == me.state["position"]["question"]["number"]
    card.tap()

    expect(card).to_have_count(0)
