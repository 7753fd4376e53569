"""The referee of one challenge: dice, abilities, result, markers and damage, from the lines alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.gangsters.trace.cards import Cards, demand, same_category

Line = dict[str, Any]
VALUES = {"1": 1, "2": 2, "3": 3, "4": 4}
MULTIPLIERS = {"x2": 2, "x3": 3, "x4": 4}
BEFORE = {"add_dice", "double_spec", "lower", "best_spec", "harmless"}
AFTER = {
    "add_result",
    "double_red",
    "add_face",
    "reroll_one",
    "reroll_free",
    "set_die",
    "ignore_damage",
    "extra_success",
    "ignore_red",
}
MOST_DICE, MOST_SENT, MOST_DAMAGE = 7, 2, 2


class Challenge:
    """What lies on the table between the choice of a challenge and the end of its damage."""

    def __init__(self, chosen: Line, cards: Cards, home: str, names: bool = False) -> None:
        self.cards = cards
        self.home = home  # the district in which it lies, if that means anything
        self.names = names  # henchmen of higher levels give more dice here
        self.chosen = chosen
        self.sent: dict[int, int] = {}  # henchman: dice
        self.more = self.lowered = self.bonus = self.ignored = self.extra = 0
        self.factor = 1
        self.harmless: bool = chosen["harmless"]
        self.white: list[str] = []
        self.red: str | None = None
        self.rolled = False
        self.fixed: Line | None = None
        self.told = False  # failed, markers or overcome
        self.damage = 0  # still to be told

    def send(self, line: Line, held: set[str]) -> None:
        # LG-035 LG-036 LG-038 LG-081
        demand(not self.rolled and len(self.sent) < MOST_SENT, "nobody more is sent")
        spec = line["specialisation"]
        demand(spec in self.cards.henchman(line["henchman"])["specialisations"], "not his specialisation")
        best = self.chosen["best"]
        dice = 3 if spec == best else 2 if same_category(spec, best) else 1
        # a card of the scenario may hold it to one die too; home ground and names give more
        more = self.at_home(line["henchman"])
        demand(line["dice"] - more == (1 if spec in held else dice) or line["dice"] - more == 1, "other dice")
        self.sent[line["henchman"]] = line["dice"]

    def at_home(self, henchman: int) -> int:
        # LS3-012 LS6-008
        if self.names:
            return len(self.cards.henchman(henchman)["specialisations"]) - 1
        return int(self.cards.henchman(henchman)["place"] == self.home)

    def help(self, ability: str, amount: int) -> None:
        """An ability that needs a roll. LG-060 LG-061 LG-062 LG-072"""
        demand(bool(self.sent) and self.fixed is None, "no moment for an ability")
        demand(self.rolled == (ability in AFTER), "the wrong moment for this ability")
        self.more += amount if ability == "add_dice" else 0
        self.lowered += amount if ability == "lower" else 0
        self.harmless = self.harmless or ability == "harmless"
        self.bonus += amount if ability in ("add_result", "add_face") else 0
        self.factor *= 2 if ability == "double_red" else 1
        self.ignored += amount if ability == "ignore_damage" else 0
        self.extra += ability == "extra_success"
        self.red = None if ability == "ignore_red" else self.red

    def boost(self, henchman: int, dice: int) -> None:
        # LG-060 LG-A9
        more = self.at_home(henchman)
        before, after = self.sent[henchman] - more, dice - more
        demand(after == 2 * before or (after % 3 == 0 and after >= before) or after == 1, "other dice")
        self.sent[henchman] = dice

    def roll(self, line: Line, fewer: int, no_red: bool) -> None:
        # LG-037 LG-042 LG-080
        demand(not self.rolled and bool(self.sent), "nobody has been sent")
        demand(line["fewer"] >= fewer, "penalties take more dice away")
        dice = max(1, min(MOST_DICE, sum(self.sent.values()) + self.more - line["fewer"]))
        demand(len(line["white"]) == dice, f"{dice} dice are rolled")
        demand(set(line["white"]) <= {*VALUES, "lock", "reroll"}, "not a face of a throw")
        demand(not (no_red and line["red"]), "the red die stays in the box")
        self.white, self.red, self.rolled = line["white"], line["red"], True

    def roll_again(self, line: Line) -> None:
        # LG-045 LG-046 LG-059 LG-A10
        lifted = [face for face in line["dice"] if face != "red"]
        red_lifted = "red" in line["dice"]
        left = Counter(self.white)
        ability = self.cards.henchman(line["by"])["ability"]["do"] if line["by"] else ""
        if not ability:
            demand(left["reroll"] > 0, "there is no reroll")
            left.subtract(["reroll"])
            left.update(["used"])
        demand(bool(line["dice"]) and (ability != "reroll_one" or len(line["dice"]) == 1), "not these dice")
        if ability != "reroll_one":
            demand(not {"lock", "used"} & set(lifted), "a locked die")
            demand(not (red_lifted and self.red == "lock"), "a locked red die")
        left.subtract(lifted)
        demand(min(left.values(), default=0) >= 0, "a die that is not there")
        now: Counter[str] = Counter(line["white"])
        demand((left - now).total() == 0, "another die has changed")
        thrown = now - left
        demand(thrown.total() == len(lifted) and thrown["used"] == 0, "more dice have changed")
        demand(red_lifted or line["red"] == self.red, "the red die has changed")
        demand(not red_lifted or (self.red is not None and line["red"] is not None), "there is no red die")
        self.white, self.red = line["white"], line["red"]

    def turn_die(self, before: str, after: str) -> None:
        demand(before in self.white, "there is no such die")
        self.white = [*self.white]
        self.white.remove(before)
        self.white.append(after)

    def fix(self, line: Line, more_damage: int, difficulty: int | None) -> None:
        """LG-043 LG-047 LG-064 LG-068 LG-070 LG-A8: everything follows from the dice."""
        values = [VALUES[face] for face in self.white if face in VALUES]
        multiplier = MULTIPLIERS[self.red] * self.factor if self.red in MULTIPLIERS else 1
        result = sum(values) + (multiplier - 1) * max(values, default=0) + self.bonus
        demand((line["result"], line["multiplier"]) == (result, multiplier), f"the result is {result}")
        demand(difficulty is None or line["difficulty"] == max(1, difficulty - self.lowered), "difficulty")
        won = result // line["difficulty"]
        demand(line["successes"] == (won + self.extra if won else 0), "other successes")
        locks = self.white.count("lock") + (self.red == "lock")
        demand(line["locks"] == locks, f"there are {locks} locks")
        demand(line["more_damage"] >= more_damage, "penalties hurt more")
        hurt = 0 if self.harmless or not locks else locks + line["more_damage"] - self.ignored
        self.damage = max(0, min(hurt, MOST_DAMAGE * len(self.sent)))
        demand(line["damage"] == self.damage, f"the damage is {self.damage}")
        self.fixed = line

    def hurt(self, henchman: int, damage: int) -> None:
        # LG-069 LG-071
        demand(henchman in self.sent and self.fixed is not None, "he was not sent")
        demand(self.damage >= damage, "there is no such damage")
        del self.sent[henchman]
        self.damage -= damage
