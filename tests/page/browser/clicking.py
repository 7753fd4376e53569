"""Somebody who plays a rehearsed game of gangsters again, word for word, by clicking what the page shows."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from tests.page.browser.visitors import Visitor

PATIENCE = 30_000  # milliseconds
ONCE_MORE = 3_000  # after which a click that had no effect is repeated, if the server has heard nothing
#: Presses the first of these that is there, in sight and may be pressed; says which.
PRESS = """(wishes) => {
    const isReady = (one) => one.ariaDisabled !== 'true' && one.getClientRects().length > 0;
    for (const wish of wishes) {
        const found = [...document.querySelectorAll(wish)].find(isReady);
        if (found) { found.click(); return wish; }
    }
    return '';
}"""
IS_THERE = """(wishes) => wishes.some((wish) => [...document.querySelectorAll(wish)].some(
    (one) => one.ariaDisabled !== 'true' && one.getClientRects().length > 0))"""
IS_FOCUSED = """(wishes) => wishes.some((wish) => document.activeElement.matches(wish))
    && document.activeElement.ariaDisabled !== 'true'"""
FURTHEST = 160  # steps with the arrow keys
TOO_FAST = 429  # the server limits messages, and a quick machine reaches the limit
SENDING = ("send", "as", "enough")
ROLLS = {"roll": "plain", "roll red": "red"}


class Clicker:
    """One person at a table, and the words that are still to be said there."""

    def __init__(self, me: Visitor, words: Sequence[str]) -> None:
        self.me = me
        self.left = list(words)
        self.whole = len(self.left)
        self.watch: Callable[[str], None] = lambda word: None  # called before each step

    # ── what the table is like ──

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.me.state["position"]["view"]
        return view

    @property
    def moment(self) -> str:
        return str(self.view["moment"])

    @property
    def table(self) -> str:
        return self.me.page.url.partition("/t/")[2].partition("?")[0]

    def mark(self) -> tuple[str, int]:
        """Where the match stands, as this browser was last told it."""
        position = self.me.state["position"]
        question = position["question"]
        return (self.me.state["status"], question["number"] if question else -1)

    # ── playing ──

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Say what is left, or until something is so."""
        while self.left and not until():
            self.step()

    def step(self) -> None:
        """The next thing that one would do: several words where one press says them."""
        verb = self.left[0].partition(" ")[0]
        if verb == "hurt":
            self.hurt_in_order()
        self.wait_for_offer(self.left[0])
        self.watch(self.left[0])
        if verb == "send" and self.send_and_roll():
            return
        if verb == "die" and self.throw_again():
            return
        word = self.left.pop(0)
        self.press_until_said(self.places_of(word))

    def wait_for_moment(self, moment: str) -> None:
        waited = 0
        while self.moment != moment:
            assert waited < PATIENCE, (moment, self.moment, self.me.page.url)
            self.me.page.wait_for_timeout(10)
            waited += 10

    def wait_for_offer(self, word: str) -> None:
        """One press may say several words, of which the table tells one by one."""
        waited = 0
        while word not in [offer["word"] for offer in self.me.state["position"]["offers"]]:
            assert waited < PATIENCE, (word, self.moment, self.me.page.url)
            self.me.page.wait_for_timeout(10)
            waited += 10

    def hurt_in_order(self) -> None:
        """Damage goes along those who were sent, and the page may have sent them in another order."""
        run = self.run_of("hurt")
        self.wait_for_moment("damage")
        sent = [one["henchman"] for one in self.view["roll"]["sent"]]
        run.sort(key=lambda word: sent.index(int(word.partition(" ")[2])))
        self.left[: len(run)] = run

    def send_and_roll(self) -> bool:
        """Pick henchmen and roll; False if the best specialisations are not what is wanted."""
        run = self.run_of(*SENDING)
        picks = self.view["roll"]["picks"]
        pick = next((one for one in picks if sorted(one["words"]) == sorted(run)), None)
        if pick is None:
            return False
        for henchman in pick["henchmen"]:
            self.press([f"[data-henchman='{henchman}'][aria-pressed='false']"])
        del self.left[: len(run)]
        if self.left[0] in ROLLS:
            self.press_until_said([f"[data-roll='{ROLLS[self.left.pop(0)]}']"])
        else:
            self.press_until_said(["[data-roll='show']"])
        return True

    def throw_again(self) -> bool:
        """Lift dice and throw them; False if the question is another one."""
        run = self.run_of("die")
        if self.left[len(run) : len(run) + 1] == ["throw"]:
            run.append("throw")
        if run not in [one["words"] for one in self.view["roll"]["rerolls"]]:
            return False
        for word in run:
            if word != "throw":
                face = word.partition(" ")[2]
                self.press([f"[data-die='{face}'][aria-pressed='false']"])
        del self.left[: len(run)]
        self.press_until_said([".throw"])
        return True

    def run_of(self, *verbs: str) -> list[str]:
        """The words with these verbs that come next."""
        run: list[str] = []
        for word in self.left:
            if word.partition(" ")[0] not in verbs:
                break
            run.append(word)
        return run

    def places_of(self, word: str) -> list[str]:
        """Where the page may offer a word."""
        (offer, *_) = [one for one in self.me.state["position"]["offers"] if one["word"] == word]
        touches = [f"[data-touch='{touch}'][data-light='now']" for touch in offer["touches"]]
        said = f"[data-offer={json.dumps(word)}]"
        rolls = [f"[data-roll='{ROLLS[word]}']"] if word in ROLLS else []
        return [f".popover {said}", said, *touches, *rolls]

    # ── pressing ──

    def press(self, places: list[str]) -> None:
        """Press what is there, as soon as it is."""
        self.me.page.wait_for_function(PRESS, arg=places)

    def press_until_said(self, places: list[str]) -> None:
        """Press, also in a question which of several is meant, until the table has gone on."""
        before, waited = self.mark(), 0
        self.press(places)
        while self.mark() == before:
            assert waited < PATIENCE, (places, self.me.page.url)
            if self.me.page.locator(".popover [data-offer]").count():
                self.press_now([place for place in places if ".popover" in place])
            self.me.page.wait_for_timeout(10)
            waited += 10
            if waited % ONCE_MORE == 0 and self.heard_by_server() == before:
                self.press_now(places)

    def press_now(self, places: list[str]) -> None:
        """Press what is there, if it is."""
        self.me.page.evaluate(PRESS, places)

    def heard_by_server(self) -> tuple[str, int]:
        state = self.me.asked(f"/api/tables/{self.table}")
        question = state["position"]["question"]
        return (state["status"], question["number"] if question else -1)

    def hurry(self, words: int) -> None:
        """Say the next words past the page, which is told of them."""
        for word in self.left[:words]:
            self.wait_for_offer(word)
            before, position = self.mark(), self.me.state["position"]
            said = {"type": "say", "seat": position["seat"], "question": position["question"]["number"]}
            said |= {"words": [word], "client": f"past-{len(self.left)}"}
            address = f"/api/tables/{self.table}/message"
            answer = self.me.context.request.post(address, data=said)
            while answer.status == TOO_FAST:
                self.me.page.wait_for_timeout(1000)
                answer = self.me.context.request.post(address, data=said)
            assert answer.ok, answer.text()
            self.left.pop(0)
            while self.mark() == before:
                self.me.page.wait_for_timeout(5)


class ByKeys(Clicker):
    """The same without a mouse: arrow keys lead to what is meant, Enter presses it."""

    def press(self, places: list[str]) -> None:
        self.me.page.wait_for_function(IS_THERE, arg=places)
        self.press_now(places)

    def press_now(self, places: list[str]) -> None:
        for _ in range(FURTHEST):
            if self.me.page.evaluate(IS_FOCUSED, places):
                self.me.page.keyboard.press("Enter")
                return
            if not self.me.page.evaluate(IS_THERE, places):
                return  # it has been pressed, and is gone
            self.me.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys do not come to {places}")


def open_game(me: Visitor, players: int, seats: Sequence[dict[str, str]], **options: str) -> None:
    """Open a table past the forms, and sit there."""
    me.come()
    wish = {"game": "gangsters", "players": players, "seats": list(seats), "options": options}
    table = me.context.request.post("/api/tables", data=wish).json()["table"]
    me.page.goto(f"/t/{table}")
    me.page.locator("[data-game]").first.wait_for()
