"""People at browsers: they come to the lobby, open tables, and say what the page offers."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 30_000  # milliseconds

#: What may be said now: a lit piece of the board, or a button with a word.
CHOOSABLE = ", ".join(
    f"{what}:not([aria-disabled='true']):visible" for what in ("[data-light='now']", "[data-offer]")
)
#: What is to be done next at a table, or nothing yet.
NEXT = """() => {
    if (document.querySelector('dialog .result')) return 'over';
    if (document.querySelector('.over p')?.textContent) return 'over';
    if (document.querySelector('main.whole')) return 'hand over';
    const stops = [...document.querySelectorAll("[data-light='now'], [data-offer]")];
    const isReady = (stop) => stop.ariaDisabled !== 'true' && stop.getClientRects().length > 0;
    return stops.some(isReady) ? 'choose' : '';
}"""
#: Where the board itself shows the end, the result is laid over it only when it is asked for.
ASK_FOR_RESULT = """() => {
    if (!document.querySelector('dialog .result')) document.querySelector('.over button.strong')?.click();
}"""
IS_OVER = """() => Boolean(
    document.querySelector('dialog .result') || document.querySelector('.over p')?.textContent
)"""
Step = Literal["over", "hand over", "choose"]


#: What this device adds to a shuffle is always the same: no test may depend on the deal. Ids stay random.
ADDED = 16  # bytes
KNOWN_BYTES = f"""(() => {{
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (bytes) => (bytes.length === {ADDED} ? bytes.fill(7) : random(bytes))
}})()"""


class Visitor:
    """Somebody at a browser, and all that this browser was sent."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        size: tuple[int, int] = DESKTOP,
        motion: Literal["reduce", "no-preference"] = "reduce",
        **settings: Any,
    ) -> None:
        self.context = browser.new_context(
            base_url=address,
            locale={"en": "en-GB", "ru": "ru-RU"}[language],
            color_scheme=theme,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion=motion,
        )
        self.context.set_default_timeout(PATIENCE)
        wishes = json.dumps({"rhythm": "instant", **settings})
        self.context.add_init_script(f"localStorage['intriga-settings'] ??= JSON.stringify({wishes})")
        self.context.add_init_script(KNOWN_BYTES)
        self.language = language
        self.luck = random.Random(5)
        self.faults: list[str] = []
        self.told: list[dict[str, Any]] = []  # messages of the socket, as they came
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda fault: self.faults.append(f"{fault}"))
        page.on("console", self.complained)
        page.on("websocket", self.connected)
        return page

    def complained(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    def close(self) -> None:
        self.context.close()

    # ── the lobby ──

    def come(self, path: str = "/") -> None:
        self.page.goto(path)
        self.page.locator("header").first.wait_for()

    def drawer(self, game: str) -> Locator:
        return self.page.locator(f"article[data-game='{game}']")

    def play_now(self, game: str, players: int | None = None, level: str = "novice") -> None:
        """Open the drawer, say how many play and how well the bots do, and begin."""
        self.come()
        drawer = self.drawer(game)
        drawer.locator("button.pull").click()
        if players is not None:
            count = self.page.locator(f"input[type=radio][value='{players}']")
            drawer.locator("label").filter(has=count).click()  # a click waits until the drawer is open
        chosen = drawer.locator(f"input[type=radio][value='{level}']")
        if chosen.count():
            chosen.check(force=True)
        drawer.locator("button.strong").click()
        self.page.wait_for_url("**/t/*")

    def open_table(self, game: str, players: int, seats: list[str], practice: bool = False) -> None:
        """By the form of a new table. A seat is `me`, `open`, `bot:<level>`, or `here:<name>`."""
        self.come()
        self.drawer(game).get_by_role("button", name=re.compile("New table|Новый стол")).click()
        form = self.page.locator("dialog form")
        form.locator(f"fieldset input[type=radio][value='{players}']").first.check(force=True)
        for number, who in enumerate(seats):
            kind, _, name = who.partition(":")
            form.locator(".seat select").nth(number).select_option(kind if kind == "here" else who)
            if kind == "here":
                form.locator(".seat").nth(number).locator("input").fill(name)
        practising = form.get_by_role("switch", name=re.compile("Practice|Тренировка"))
        if practising.count():  # alone among bots
            practising.set_checked(practice, force=True)
        form.locator("button[type=submit]").click()
        self.page.wait_for_url("**/t/*")
        self.page.locator("[data-game]").first.wait_for()

    def learn(self, game: str) -> None:
        """Begin the guided first game."""
        self.come()
        self.drawer(game).get_by_role("button", name=re.compile("Learn|Научиться")).click()
        self.page.wait_for_url("**/t/*")

    # ── the table ──

    @property
    def state(self) -> dict[str, Any]:
        """The table as this browser was last told it."""
        last = [message for message in self.told if message["type"] in ("welcome", "news")][-1]
        state: dict[str, Any] = last["state"]
        return state

    def next(self) -> Step:
        """Wait until something is to be done here."""
        step: Step = self.page.wait_for_function(NEXT).json_value()
        return step

    def goes_elsewhere(self, click: Callable[[], None]) -> None:
        """Do what leads to another table, and be there."""
        before = self.page.url
        click()
        self.page.wait_for_url(lambda address: address != before)

    def is_asked(self) -> bool:
        """By the page and by what it was last told: after a move the page shows the old for a moment."""
        return bool(self.page.evaluate(NEXT) == "choose" and self.state["position"]["question"]["mine"])

    def take(self) -> None:
        """Take the device that is handed over."""
        self.page.locator("main.whole button.strong").click()
        self.page.locator("main.whole").wait_for(state="detached")

    def choices(self) -> Locator:
        """What may be clicked now; where the page asks which of several is meant, those."""
        asked = self.page.locator(".popover").locator("[data-offer]")
        return asked if asked.count() else self.page.locator(CHOOSABLE)

    def choose(self, tap: bool = False) -> None:
        """Click any of the things that may be done."""
        if self.page.locator(".popover:not(:has([data-offer]))").count():
            self.page.keyboard.press("Escape")  # why not, of a piece that came to lie under the pointer
        choices = self.choices()
        chosen = choices.nth(self.luck.randrange(choices.count()))
        chosen.tap() if tap else chosen.click()

    def choose_advised(self) -> None:
        """Do what the guide asks for, or anything where any word will do."""
        word = self.state["position"]["guide"]["word"]
        if word:
            (offer,) = [one for one in self.state["position"]["offers"] if one["word"] == word]
            places = [f"[data-touch='{touch}'][data-light='now']" for touch in offer["touches"]]
            self.page.locator(", ".join([*places, f"[data-offer={json.dumps(word)}]"])).first.click()
        else:
            self.choose()

    def play_to_the_end(self) -> int:
        """Choose until the result is shown; how often it was."""
        chosen = 0
        while self.next() == "choose":
            self.choose()
            chosen += 1
        return chosen

    def hurry(self) -> None:
        """Play to the end without the page, which is told of it."""
        table = self.page.url.partition("/t/")[2].partition("?")[0]
        client = 0
        while (state := self.asked(f"/api/tables/{table}"))["status"] == "running":
            position = state["position"]
            if position["offers"]:
                client += 1
                said = {"type": "say", "seat": position["seat"], "question": position["question"]["number"]}
                said |= {"words": [position["offers"][0]["word"]], "client": f"hurry-{client}"}
                self.context.request.post(f"/api/tables/{table}/message", data=said)
            else:
                self.page.wait_for_timeout(50)
        self.page.wait_for_function(IS_OVER)
        self.result().wait_for()

    def asked(self, path: str) -> dict[str, Any]:
        """The table, as the server says it to this browser."""
        answer: dict[str, Any] = self.context.request.get(path).json()["state"]
        return answer

    def story(self) -> list[str]:
        """What has happened in the game, as this browser was told it."""
        lines = [line for message in self.told for line in message.get("log", [])]
        return [line["text"] for line in lines if line["kind"] == "event"]

    def result(self) -> Locator:
        self.page.evaluate(ASK_FOR_RESULT)
        return self.page.locator("dialog:has(.result)")
