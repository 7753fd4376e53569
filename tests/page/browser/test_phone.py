"""A phone in portrait: nothing wider than the screen, the hand within reach of the thumb."""

from __future__ import annotations

import pytest

from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import CHOOSABLE, PHONE, Visitor

#: How far the page, or any part of it that cannot be scrolled to, reaches beyond the screen's edge.
BEYOND = """() => {
    const wide = document.documentElement.clientWidth;
    const cuts = (node) => /auto|scroll|hidden|clip/.test(getComputedStyle(node).overflowX);
    const scrolls = (node) => node && (cuts(node) || scrolls(node.parentElement));
    const out = [...document.querySelectorAll('body *')].filter((node) => {
        const box = node.getBoundingClientRect();
        return box.width > 0 && (box.right > wide + 1 || box.left < -1) && !scrolls(node.parentElement);
    });
    const tall = document.documentElement.scrollHeight - innerHeight;
    if (document.querySelector('.table') && tall > 0) return [`${tall} too tall`];
    const names = out.map((node) => node.className || node.tagName);
    return [document.documentElement.scrollWidth - wide, ...names];
}"""
#: Of the cards that may be played, at least one lies in sight, wherever the hand was scrolled to before.
SEES_A_CARD = """() => {
    const cards = [...document.querySelectorAll("[data-touch^='hand:'][data-light='now']")];
    const hand = cards[0]?.closest('ul').getBoundingClientRect();
    const isSeen = ({ left, right }) => left >= hand.left && right <= hand.right;
    return cards.length === 0 || cards.some((card) => isSeen(card.getBoundingClientRect()));
}"""
SMALLEST = 44


def beyond(me: Visitor) -> object:
    return me.page.evaluate(BEYOND)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_nothing_is_wider_than_a_phone_from_lobby_to_result(visit: Visit, language: str) -> None:
    me = visit(size=PHONE, language=language)
    me.come()
    me.drawer("masti").wait_for()
    assert beyond(me) == [0]
    me.play_now("masti", players=4)
    while me.next() == "choose":
        assert beyond(me) == [0]
        me.page.wait_for_function(SEES_A_CARD)
        me.choose(tap=True)

    assert beyond(me) == [0]
    me.page.keyboard.press("Escape")
    assert beyond(me) == [0]


def test_nothing_of_the_plain_board_is_wider_than_a_phone(visit: Visit) -> None:
    me = visit(size=PHONE, language="ru", plain=True)
    me.play_now("illuminaten", players=1)
    for _ in range(12):
        assert me.next() == "choose"
        assert beyond(me) == [0]
        me.choose(tap=True)


def test_the_hand_lies_within_reach_of_the_thumb(visit: Visit) -> None:
    me = visit(size=PHONE)
    me.play_now("masti", players=4)
    assert me.next() == "choose"

    boxes = [box for card in me.page.locator(CHOOSABLE).all() if (box := card.bounding_box())]

    assert boxes
    for box in boxes:
        assert box["y"] >= PHONE[1] / 2
        assert box["y"] + box["height"] <= PHONE[1]
        assert min(box["width"], box["height"]) >= SMALLEST
