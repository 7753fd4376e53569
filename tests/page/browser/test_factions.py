"""The broadsheet of leaf, lily and cord: whole games, people's pages, the letter, the quiz, the end."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browser.conftest import Visit
from tests.page.browser.test_axe import look
from tests.page.browser.test_phone import beyond
from tests.page.browser.visitors import DESKTOP, PHONE, Visitor

GAME = "factions"
HAND = 3
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def sat_down(me: Visitor, players: int = 3) -> Visitor:
    """At a table with bots, the first hand kept: on turn."""
    me.play_now(GAME, players=players)
    while me.next() == "choose" and (moment := me.state["position"]["view"]["moment"]) != "turn":
        if moment == "exchange":
            me.page.locator("[data-offer='keep']").click()
            me.page.locator("[data-offer='keep']").wait_for(state="detached")
        else:  # somebody's card asks something of me
            me.choose()
    return me


def letter(me: Visitor) -> Locator:
    return me.page.locator("section.letter")


def page_of(me: Visitor) -> Locator:
    return me.page.locator("dialog [data-person]")


@SIZES
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_whole_game_is_played_by_clicking(visit: Visit, size: tuple[int, int], language: str) -> None:
    me = visit(size=size, language=language)
    me.play_now(GAME, players=6)
    chosen = 0
    while me.next() == "choose":
        assert beyond(me) == [0]
        me.choose(tap=size == PHONE)
        chosen += 1

    assert chosen >= 10
    assert me.state["status"] == "ended"
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".letters li.open")).to_have_count(6)
    expect(me.page.locator(".letters li.winner")).to_have_count(1)
    assert beyond(me) == [0]


def test_a_persons_page_opens_from_the_hand_and_leads_to_others_and_back(visit: Visit) -> None:
    me = sat_down(visit())
    first = me.state["position"]["view"]["hand"][0]["id"]
    me.page.locator(".held .about").first.click()
    expect(page_of(me)).to_have_attribute("data-person", first)
    expect(page_of(me)).to_contain_text(re.compile(r"1\d\d\d–1\d\d\d"))
    expect(page_of(me)).to_contain_text("Property.")

    page_of(me).locator("nav button").first.click()
    expect(page_of(me)).not_to_have_attribute("data-person", first)
    page_of(me).get_by_role("button", name="Back").click()
    expect(page_of(me)).to_have_attribute("data-person", first)
    me.page.keyboard.press("Escape")

    expect(page_of(me)).to_have_count(0)


def test_the_letter_is_shut_until_its_owner_opens_it_and_a_spectator_has_none(visit: Visit) -> None:
    me, other = sat_down(visit()), visit()
    role = me.state["position"]["view"]["role"]
    seal = letter(me).get_by_role("button")
    expect(seal).to_have_attribute("aria-expanded", "false")
    expect(letter(me)).not_to_contain_text(role["condition"]["en"])

    seal.click()
    expect(letter(me)).to_contain_text(role["condition"]["en"])
    expect(letter(me).locator(".total")).to_contain_text("=")

    other.come(me.state["watch"])
    expect(other.page.locator("section.area")).to_have_count(3)
    expect(letter(other)).to_have_count(0)
    assert other.state["position"]["view"]["role"] is None


def test_a_full_hand_does_not_draw_and_the_deck_says_why(visit: Visit) -> None:
    me = sat_down(visit())
    while len(me.state["position"]["view"]["hand"]) < HAND:  # somebody before me took a card of mine
        sat_down(me)
    me.page.locator("header [data-touch='deck']").click(force=True)

    expect(me.page.locator(".popover")).to_contain_text("HF-0")


#: The longest name with the most symbols on top of the discard pile: how far it reaches to the right.
LONGEST_ON_TOP = """() => {
    document.querySelector('.masthead .top .name').textContent = 'Клермон-Тоннер Станислас';
    const parts = [...document.querySelectorAll('.masthead .about *')];
    return Math.max(...parts.map((part) => part.getBoundingClientRect().right));
}"""


def test_a_long_name_on_the_discard_pile_stays_on_the_phone(visit: Visit) -> None:
    me = sat_down(visit(size=PHONE, language="ru"))

    assert me.page.evaluate(LONGEST_ON_TOP) <= PHONE[0]


def test_the_discard_pile_is_looked_through_by_faction(visit: Visit) -> None:
    me = sat_down(visit())
    pile = me.state["position"]["view"]["discard"]
    me.page.locator("button.discard").click()
    sheet = me.page.locator("dialog")
    expect(sheet.locator(".slip")).to_have_count(len(pile))
    for place, faction in enumerate("FLK", 1):
        sheet.locator(".filter button").nth(place).click()
        expect(sheet.locator(".slip")).to_have_count(
            len([card for card in pile if card["faction"] == faction])
        )


#: While letters are being opened, which takes some seconds: how many, how many still sealed, what is told.
OPENING = """() => [
    document.querySelectorAll('.letters li').length,
    document.querySelectorAll('.letters li:not(.open)').length,
    document.querySelectorAll('dialog .result').length,
    document.querySelector('.over p')?.textContent,
]"""


def test_the_letters_are_opened_one_by_one_and_only_then_the_result_is_shown(visit: Visit) -> None:
    me = visit(motion="no-preference", rhythm="quick")
    sat_down(me)
    finish(me)
    letters, sealed, results, told = me.page.evaluate(OPENING)
    assert 3 == letters
    assert sealed > 0
    assert 0 == results
    assert "" == told

    me.page.evaluate("() => document.querySelector('.letters .head button')?.click()")  # all at once

    expect(me.page.locator(".letters li:not(.open)")).to_have_count(0)
    expect(me.page.locator(".over p")).not_to_be_empty()
    expect(me.page.locator("dialog .result")).to_have_count(0)  # the letters are the scene; it is asked for
    expect(me.result()).to_be_visible()


def finish(me: Visitor) -> None:
    """Play to the end without the page, and click the waiting news away until the letters lie there."""
    table = me.page.url.partition("/t/")[2].partition("?")[0]
    said = 0
    while (state := me.asked(f"/api/tables/{table}"))["status"] == "running":
        position = state["position"]
        if not position["offers"]:
            me.page.wait_for_timeout(50)
            continue
        said += 1
        words = {"words": [position["offers"][0]["word"]], "client": f"finish-{said}"}
        question = {"seat": position["seat"], "question": position["question"]["number"]}
        me.context.request.post(f"/api/tables/{table}/message", data={"type": "say", **question, **words})
    me.page.locator("main.centre").click(position={"x": 3, "y": 3})
    me.page.locator(".letters").wait_for()


def test_the_quiz_is_answered_and_keeps_the_pages_closed(visit: Visit) -> None:
    me = visit()
    with_quiz(me)
    me.page.locator(".held .about").first.click()
    expect(page_of(me)).to_contain_text("the pages about people are closed")
    expect(page_of(me)).not_to_contain_text(re.compile(r"1\d\d\d"))
    me.page.keyboard.press("Escape")

    for number in range(1, 4):
        expect(me.page.locator(".quiz h2")).to_have_text(f"Quiz: question {number} of 3")
        expect(me.page.locator(".answer")).to_have_count(4)
        me.page.locator(".answer").nth(number).click()
    expect(me.page.locator(".quiz")).to_have_count(0)
    me.page.locator(".held .about").first.click()

    expect(page_of(me)).to_contain_text(re.compile(r"1\d\d\d–1\d\d\d"))


def with_quiz(me: Visitor) -> None:
    """A table with two bots that begins with the quiz."""
    me.come()
    me.drawer(GAME).get_by_role("button", name="New table").click()
    form = me.page.locator("dialog form")
    form.locator("fieldset input[type=radio][value='3']").first.check(force=True)
    form.locator("fieldset input[type=radio][value='yes']").first.check(force=True)
    for seat in (1, 2):
        form.locator(".seat select").nth(seat).select_option("bot:novice")
    form.locator("button[type=submit]").click()
    me.page.locator(".quiz").wait_for()


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_wrong(
    visit: Visit, theme: Literal["light", "dark"], size: tuple[int, int]
) -> None:
    me = visit(theme=theme, size=size)
    with_quiz(me)
    found = look(me, "quiz")
    me.page.locator("button.discard").click()
    found += look(me, "discard pile")
    me.page.locator("dialog .slip button").first.click()
    page_of(me).wait_for()
    found += look(me, "page")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    for _ in range(8):
        assert me.next() == "choose"
        me.choose()
    assert me.next() == "choose"
    letter(me).get_by_role("button").click()
    found += look(me, "table")
    me.hurry()
    me.page.keyboard.press("Escape")
    found += look(me, "letters")

    assert [] == found


@SIZES
def test_the_guided_game_is_played_by_doing_what_it_shows(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size, language="ru")
    me.learn(GAME)
    told: list[str] = []
    while me.next() == "choose":
        guide = me.state["position"]["guide"]
        expect(me.page.locator("aside p")).to_have_text(guide["text"])
        assert beyond(me) == [0]
        told.append(guide["text"])
        button = me.page.locator(f"[data-offer='{guide['word']}']")
        (button if button.count() else me.page.locator("[data-pointed]:visible").first).click()

    assert len(set(told)) == len(told) == 19
    assert me.state["position"]["result"]["standings"][0]["won"]
