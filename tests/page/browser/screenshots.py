"""Pictures of the page for whoever works on it: `make screenshots` writes them to build/screenshots,
and anew the small ones of the README (with `readme` as argument those alone)."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Locator, sync_playwright

from tests.house.places import ROOT
from tests.page.browser.illuminati import GAME, Player
from tests.page.browser.test_refusals import FORBIDDEN
from tests.page.browser.visitors import DESKTOP, FLAGS, PHONE, Visitor
from tests.server.processes import Process
from tests.services.chromium import chromium

FOLDER = ROOT / "build" / "screenshots"
README = ROOT / "docs" / "pictures"
SMALL = (1280, 860)
QUALITY = 50  # of a JPEG: a picture of the README is to weigh some 60 kB
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
#: Game, theme and how many choices have been made, for the README.
SHOWN: tuple[tuple[str, Literal["light", "dark"], int], ...] = (
    ("masti", "dark", 5),
    ("factions", "light", 8),
)
EARLY = 4  # choices, before which there is little to see
WISH_PLAIN = """() => {
    const wishes = JSON.parse(localStorage['intriga-settings']);
    localStorage['intriga-settings'] = JSON.stringify({ ...wishes, plain: true });
}"""
LANGUAGES = {"light": "ru", "dark": "en"}


class Photographer:
    """One person with a camera; the pictures' names begin alike."""

    def __init__(self, me: Visitor, name: str) -> None:
        self.me = me
        self.name = name

    def take(self, what: str, whole: bool = False) -> None:
        self.me.page.evaluate("document.fonts.ready")
        self.me.page.wait_for_timeout(250)
        self.me.page.screenshot(path=FOLDER / f"{self.name}-{what}.png", full_page=whole)

    def lobby(self) -> None:
        self.me.come()
        self.me.drawer("masti").locator(".picture svg").first.wait_for()
        self.take("lobby", whole=True)

    def before_the_start(self) -> None:
        self.me.come()
        self.me.drawer("masti").locator("button", has_text="…").click()
        self.take("new-table")
        self.me.open_table("masti", players=4, seats=["me", "open", "open", "bot:novice"])
        self.me.page.locator(".qr svg").wait_for()
        self.take("waiting", whole=True)

    def table(self) -> None:
        card = self.my_turn_with_a_card_that_may_not_be_played()
        self.me.page.mouse.move(5, 5)
        self.take("own-turn")
        card.click(force=True)
        self.me.page.locator(".popover").wait_for()
        self.take("refusal")
        self.me.page.keyboard.press("Escape")
        self.me.page.locator("header .tools button").last.click()
        self.take("menu")
        self.me.page.keyboard.press("Escape")

    def my_turn_with_a_card_that_may_not_be_played(self) -> Locator:
        """In the middle of a game; where it does not come to that, of another one."""
        while True:
            self.me.play_now("masti", players=4)
            chosen = 0
            while self.me.next() == "choose":
                forbidden = self.me.page.locator(FORBIDDEN)
                if chosen >= EARLY and forbidden.count():
                    return forbidden.first
                self.me.choose()
                chosen += 1

    def after(self) -> None:
        self.me.hurry()
        assert self.me.next() == "over"
        self.take("result")
        self.me.page.keyboard.press("Escape")
        self.take("score-sheets", whole=True)
        self.me.page.locator(".over button").last.click()
        bar = self.me.page.locator("input[type=range]")
        bar.wait_for()
        for _ in range(15):
            bar.press("ArrowRight")
        self.take("replay")

    def one_screen(self) -> None:
        self.me.open_table("masti", players=3, seats=["here:Анна", "me", "here:Ольга"])
        assert self.me.next() == "hand over"
        self.take("hand-over")

    def guide(self) -> None:
        self.me.come()
        self.me.drawer("masti").locator(".row button").nth(1).click()
        assert self.me.next() == "choose"
        self.take("guide")

    def about_you(self) -> None:
        self.me.come("/me")
        self.me.page.locator("main h1").wait_for()
        self.take("about-you", whole=True)

    def practice(self) -> None:
        seats = ["me", "bot:novice", "bot:novice"]
        self.me.open_table("masti", players=3, seats=seats, practice=True)
        for _ in range(2):
            assert self.me.next() == "choose"
            self.me.choose()
        assert self.me.next() == "choose"
        self.me.page.mouse.move(5, 5)
        self.take("practice")

    def garden(self) -> None:
        """Illuminaten: the opening, what can be done to a card, the field in the third round, the result."""
        self.me.play_now(GAME, players=1)
        assert self.me.next() == "choose"
        player = Player(self.me)
        player.question_shown()
        self.take("garden")
        player.press(player.at(0))
        player.confirm().wait_for()
        self.take("garden-deeds")
        self.me.page.keyboard.press("Escape")
        while self.me.next() == "choose" and player.view["round"] < 3:
            player.step()
        self.take("garden-later")
        self.me.hurry()
        assert self.me.next() == "over"
        self.take("garden-result")

    def plain(self) -> None:
        """The plain board, which every table has in its menu."""
        self.me.play_now(GAME, players=1)
        assert self.me.next() == "choose"
        self.me.page.evaluate(WISH_PLAIN)
        self.me.page.reload()
        self.me.page.locator("[data-game] table").first.wait_for()
        self.take("plain", whole=True)
        self.me.page.evaluate("delete localStorage['intriga-settings']")

    def broadsheet(self) -> None:
        self.me.play_now("factions", players=4)
        turns = 0
        while self.me.next() == "choose" and (turns < 8 or self.me.page.locator(".held").count() < 2):
            self.me.choose()
            turns += 1
        self.me.page.locator("section.letter button").click()
        self.me.page.mouse.move(5, 5)
        self.take("broadsheet", whole=True)
        self.me.page.locator(".held .about").first.click()
        self.take("person")
        self.me.page.keyboard.press("Escape")
        self.me.hurry()
        assert self.me.next() == "over"
        self.me.page.keyboard.press("Escape")
        self.take("letters", whole=True)


def for_the_readme(browser: Browser, address: str) -> None:
    """A game of each kind, in the middle of it."""
    for game, theme, turns in SHOWN:
        me = Visitor(browser, address, theme=theme, size=SMALL, language="en")
        me.play_now(game, players=4)
        for _ in range(turns):
            assert me.next() == "choose"
            me.choose()
        assert me.next() == "choose"
        me.page.mouse.move(5, 5)
        me.page.evaluate("document.fonts.ready")
        me.page.wait_for_timeout(250)
        me.page.screenshot(path=README / f"{game}.jpg", type="jpeg", quality=QUALITY)
        me.close()


@contextmanager
def surroundings() -> Iterator[tuple[Browser, str]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Process(Path(folder) / "node", str(Path(folder) / "store.sqlite"))
        try:
            server.start()
            yield driver.chromium.launch(executable_path=chromium(), args=FLAGS), server.address
        finally:
            server.stop()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    README.mkdir(parents=True, exist_ok=True)
    with surroundings() as (browser, address):
        for_the_readme(browser, address)
        if sys.argv[1:] == ["readme"]:
            return
        for theme in THEMES:
            for size, kind in ((DESKTOP, "desktop"), (PHONE, "phone")):
                me = Visitor(browser, address, theme=theme, size=size, language=LANGUAGES[theme])
                picture = Photographer(me, f"{kind}-{theme}")
                picture.before_the_start()
                picture.table()
                picture.after()
                picture.one_screen()
                picture.guide()
                picture.garden()
                picture.plain()
                picture.broadsheet()
                picture.practice()
                picture.about_you()
                picture.lobby()
                me.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures are in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
