"""The garden of the Illuminati: whole games by mouse, touch and keyboard, acting by the target."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any, Literal

import pytest
from playwright.sync_api import Error, Locator, expect

from tests.page.browser.conftest import Visit
from tests.page.browser.test_axe import look
from tests.page.browser.test_phone import beyond
from tests.page.browser.visitors import DESKTOP, PHONE, Visitor

GAME = "illuminaten"
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
LEAST_TARGET = 44
#: What a press may open that then wants an answer.
OPENED = ", ".join(
    f"{where}:not([disabled])"
    for where in ("[data-panel] .confirm button", "[data-panel] [data-offer]", ".popover [data-offer]")
)


class Player:
    """Somebody who acts by the target, with whatever the table offers."""

    def __init__(self, me: Visitor, *, tap: bool = False) -> None:
        self.me = me
        self.tap = tap
        self.clicks = 0

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.me.state["position"]["view"]
        return view

    def press(self, piece: Locator) -> None:
        self.clicks += 1
        if self.me.page.locator(".popover:not(:has([data-offer]))").count():
            self.me.page.keyboard.press("Escape")  # why not, of a piece that came to lie under the pointer
        if self.tap:
            piece.tap()
        else:
            piece.click()

    def at(self, cell: int) -> Locator:
        touch = "areopagus" if cell == 0 else f"cell:{cell}"
        return self.me.page.locator(f"[data-touch='{touch}']")

    def confirm(self) -> Locator:
        return self.me.page.locator("[data-panel] .confirm button")

    def do(self, action: str, cell: int) -> None:
        """Look at the card, choose the action unless it is the only one, and confirm."""
        self.press(self.at(cell))
        deed = self.me.page.locator(f"[data-deed^='{action}']").first
        expect(deed).to_be_visible()
        if deed.get_attribute("aria-pressed") != "true":
            self.press(deed)
        expect(deed).to_have_attribute("aria-pressed", "true")
        self.press(self.confirm())

    def step(self) -> None:
        """One decision: an action by its target where there is one, else anything that is offered."""
        question = self.me.state["position"]["question"]["number"]
        reach = self.view["reach"]
        if self.view["moment"] == "action" and reach:
            chosen = self.me.luck.choice(reach)
            self.do(chosen["action"], chosen["cell"])
        else:
            offers = self.me.page.locator("dialog [data-light='now']:visible")
            if not offers.count():
                offers = self.me.choices()
            self.press(offers.nth(self.me.luck.randrange(offers.count())))
        self.wait_beyond(question)

    def is_asked_still(self, question: int) -> bool:
        state = self.me.state
        return bool(state["status"] == "running" and state["position"]["question"]["number"] == question)

    def wait_beyond(self, question: int) -> None:
        """Until the question is answered; what a press has opened meanwhile is answered too."""
        opened = self.me.page.locator(OPENED)
        while self.is_asked_still(question):
            if opened.count():
                with suppress(Error):  # it has closed in the meantime
                    opened.first.click(timeout=1000)
            self.me.page.wait_for_timeout(50)


def seated(me: Visitor, players: int = 1) -> Player:
    me.play_now(GAME, players=players)
    assert me.next() == "choose"
    expect(me.page.locator("[data-cell]").first).to_be_visible()
    return Player(me, tap=me.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]})


# A whole game goes as the deal goes, so only the long run plays it.
@SIZES
@pytest.mark.parametrize(("language", "theme"), [("ru", "light"), ("en", "dark")])
def whole_game_against_saint_germain(
    visit: Visit, size: tuple[int, int], language: str, theme: Literal["light", "dark"]
) -> None:
    player = seated(visit(size=size, language=language, theme=theme))
    while player.me.next() == "choose":
        assert beyond(player.me) == [0]
        player.step()

    assert player.me.state["status"] == "ended"


if os.environ.get("INTRIGA_LONG") == "1":
    test_a_whole_game_against_saint_germain_is_played_by_its_targets = whole_game_against_saint_germain


def test_a_common_action_takes_three_clicks_at_most(visit: Visit) -> None:
    player = seated(visit())
    player.do("interrogate", 0)
    player.wait_beyond(0)

    assert player.clicks <= 3


def test_the_drawer_begins_with_the_artificial_opponent(visit: Visit) -> None:
    me = visit()
    me.come()
    me.drawer(GAME).locator("button.strong").click()
    me.page.wait_for_url("**/t/*")
    assert me.next() == "choose"

    assert "saint_germain" == me.state["options"]["opponent"]
    expect(me.page.locator("section.plots")).to_contain_text("Saint-Germain wins if")
    expect(me.page.locator("section.plots .own")).to_have_count(3)


def test_before_it_is_confirmed_the_board_shows_what_a_deed_would_bring(visit: Visit) -> None:
    player = seated(visit())
    tokens = player.me.page.locator("[data-touch^='token:'] .change")
    expect(tokens).to_have_count(0)
    player.press(player.at(0))

    expect(tokens).to_have_count(3)
    player.me.page.keyboard.press("Escape")
    expect(tokens).to_have_count(0)
    expect(player.confirm()).to_have_count(0)
    expect(player.at(0)).to_be_focused()


def test_a_card_shows_its_neighbours_and_a_lodge_key_fades_the_rest(visit: Visit) -> None:
    player = seated(visit())
    page = player.me.page
    cell = player.view["field"][6]
    page.locator("[data-cell='7']").click()
    expect(page.locator("[data-cell].touched")).to_have_count(len(cell["neighbours"]))

    page.get_by_role("group", name="Lodges").get_by_role("button", name="scholars").click()
    expect(page.locator("[data-cell].faded")).to_have_count(len(player.view["field"]))


def test_the_keyboard_alone_carries_an_action_through(visit: Visit) -> None:
    player = seated(visit())
    page = player.me.page
    question = player.me.state["position"]["question"]["number"]
    player.at(0).focus()
    page.keyboard.press("Enter")
    expect(player.confirm()).to_be_focused()
    page.keyboard.press("Enter")
    player.wait_beyond(question)

    assert player.view["turn"]["main_actions"] == 1


def test_a_person_has_a_page(visit: Visit) -> None:
    player = seated(visit())
    page = player.me.page
    page.locator("[data-touch='court:1']").click()
    page.locator("[data-panel] .read").click()

    expect(page.locator("dialog [data-person]")).to_have_attribute(
        "data-person", str(player.view["court"][0])
    )
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_on_a_phone_everything_can_be_hit_by_a_finger(visit: Visit) -> None:
    player = seated(visit(size=PHONE))
    pieces = player.me.page.locator("[data-cell], [data-touch='areopagus'], [data-touch^='token:']")
    sizes = [pieces.nth(place).bounding_box() for place in range(pieces.count())]

    assert [] == [box for box in sizes if box is None or min(box["width"], box["height"]) < LEAST_TARGET]


def test_the_guided_game_leads_half_way_to_a_plot(visit: Visit) -> None:
    me = visit()
    me.learn(GAME)
    player = Player(me)
    told: list[str] = []
    while me.next() == "choose" and (guide := me.state["position"]["guide"]) is not None:
        question = me.state["position"]["question"]["number"]
        expect(me.page.locator("aside p").filter(has_text=guide["text"])).to_be_visible()
        told.append(guide["text"])
        if guide["touches"]:
            me.page.locator("[data-pointed]:visible").first.click()
            if "card:" not in guide["touches"][0]:
                influence = me.page.locator("[data-deed^='influence 1']")
                if "Influence" in guide["text"] and influence.get_attribute("aria-pressed") != "true":
                    influence.click()
                player.confirm().click()
        else:
            me.page.locator("[data-offer='end']").click()
        player.wait_beyond(question)

    assert len(set(told)) == 10


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_has_nothing_to_say(visit: Visit, size: tuple[int, int], theme: Literal["light", "dark"]) -> None:
    player = seated(visit(size=size, theme=theme))
    question = player.me.state["position"]["question"]["number"]
    found = look(player.me, "table")
    player.do("interrogate", 0)
    player.wait_beyond(question)
    player.press(player.at(player.view["areas"][0]["areopagus"][0]))
    expect(player.confirm()).to_be_visible()
    found += look(player.me, "what can be done")
    player.me.page.keyboard.press("Escape")
    if size == PHONE:
        player.press(player.me.page.get_by_role("button", name="Court", exact=True))
        found += look(player.me, "court")

    assert [] == found
