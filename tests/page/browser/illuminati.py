"""Somebody who plays in the garden of the Illuminati: by the target, with mouse, finger or keyboard.

What is chosen follows from the offers that the server sent, so that with the same cards it is the same game.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

from playwright.sync_api import Error, Locator, expect

from tests.page.browser.visitors import PATIENCE, PHONE, Visitor

GAME = "illuminaten"
Hand = Literal["mouse", "finger", "keyboard"]
#: What a press may open that then wants an answer.
OPENED = ", ".join(
    f"{where}:not([disabled]):visible"
    for where in ("[data-panel] .confirm button", "[data-panel] [data-offer]", ".popover [data-offer]")
)
IS_FOCUSED = "(piece) => piece === document.activeElement"
#: How many arrows lead from the focus to a piece; none where arrows do not go.
ARROWS = """(piece) => {
    const walked = document.querySelectorAll("[data-light='now'], [data-light='next'], [data-offer]");
    const stops = [...walked].filter((stop) => stop.getClientRects().length > 0 && !stop.closest('dialog'));
    const [here, there] = [stops.indexOf(document.activeElement), stops.indexOf(piece)];
    return there < 0 || here < 0 ? there + 1 : (there - here + stops.length) % stops.length;
}"""
MOST_TABS = 300
SHORT = 2_000  # milliseconds, after which somebody looks again


class Player:
    """A person who acts by the target, with whatever the table offers."""

    def __init__(self, me: Visitor, hand: Hand | None = None) -> None:
        self.me = me
        is_phone = me.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
        self.hand: Hand = hand or ("finger" if is_phone else "mouse")
        self.clicks = 0
        self.actions: list[tuple[int, int]] = []  # clicks, and words: as many clicks on the plain board

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.me.state["position"]["view"]
        return view

    @property
    def question(self) -> int:
        number: int = self.me.state["position"]["question"]["number"]
        return number

    # ── hands ──

    def press(self, piece: Locator, timeout: float = PATIENCE) -> None:
        if self.hand == "finger":
            piece.tap(timeout=timeout)
        elif self.hand == "mouse":
            piece.click(timeout=timeout)
        else:
            self.walk_to(piece, timeout)
            self.me.page.keyboard.press("Enter")
        self.clicks += 1

    def walk_to(self, piece: Locator, timeout: float) -> None:
        """By arrows over what may be said, else by Tab."""
        piece.wait_for(timeout=timeout)
        for _ in range(piece.evaluate(ARROWS, timeout=timeout)):
            self.me.page.keyboard.press("ArrowRight")
        for _ in range(MOST_TABS):
            if piece.evaluate(IS_FOCUSED, timeout=timeout):
                return
            self.me.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not come to this piece")

    # ── the table ──

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
        """One decision: an action by its target where there is one, else one of the offered words."""
        question, told, before = self.question_shown(), len(self.me.told), self.clicks
        if self.view["moment"] == "action" and self.view["reach"]:
            chosen = self.me.luck.choice(self.view["reach"])
            self.do(chosen["action"], chosen["cell"])
            clicks = self.clicks - before
            self.wait_beyond(question)
            self.actions.append((clicks, self.words_since(told, question)))
        else:
            self.say(self.me.luck.choice(self.me.state["position"]["offers"]), question)
            self.wait_beyond(question)

    def question_shown(self) -> int:
        """The question that was told last, once the page shows it."""
        shown = self.me.page.locator("[data-question]")
        self.until(lambda: shown.get_attribute("data-question") == str(self.question))
        return self.question

    def say(self, offer: dict[str, Any], question: int) -> None:
        """Press what stands for a word, wherever it lies; look again if it has gone meanwhile."""
        page = self.me.page
        touches = [f"[data-touch='{touch}'][data-light='now']" for touch in offer["touches"]]
        places = page.locator(", ".join([f"[data-offer='{offer['word']}']", *touches])).locator(
            "visible=true"
        )
        in_sheet = page.locator("dialog").locator(places)
        while self.is_asked_still(question):
            sheet = page.locator("dialog")
            with suppress(Error):
                if sheet.count() and not in_sheet.count():
                    self.press(sheet.locator("header .close"), SHORT)  # it lies below this sheet
                    continue
                self.press((in_sheet if sheet.count() else places).first, SHORT)
                with suppress(AssertionError):
                    self.until(
                        lambda: not self.is_asked_still(question) or bool(page.locator(OPENED).count())
                    )
                return

    def words_since(self, told: int, question: int) -> int:
        """The words of the path that was said: each answers a question."""
        for message in self.me.told[told:]:
            if message["type"] == "news" and (position := message["state"]["position"]):
                if (now := position["question"]["number"]) != question:
                    return int(now) - question
        return 0

    def is_asked_still(self, question: int) -> bool:
        state = self.me.state
        return bool(state["status"] == "running" and state["position"]["question"]["number"] == question)

    def wait_beyond(self, question: int) -> None:
        """Until the question is answered; what a press has opened meanwhile is answered too."""
        opened = self.me.page.locator(OPENED)

        def is_beyond() -> bool:
            if not self.is_asked_still(question):
                return True
            if opened.count():
                with suppress(Error):  # it has closed in the meantime
                    self.press(opened.first, SHORT)
            return False

        self.until(is_beyond)

    def until(self, is_so: Callable[[], bool]) -> None:
        for _ in range(PATIENCE // 20):
            if is_so():
                return
            self.me.page.wait_for_timeout(20)
        raise AssertionError(f"question {self.question} ({self.view['moment']}) stays unanswered")

    def play(self) -> None:
        """To the end."""
        while self.me.next() == "choose" and self.me.state["status"] == "running":
            if self.me.is_asked():
                self.step()
