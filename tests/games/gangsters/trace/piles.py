"""The referee of what lies on the table: problems and their penalties, piles, the police token."""

from __future__ import annotations

from tests.games.gangsters.trace.breaks import Recruiting
from tests.games.gangsters.trace.cards import Cards, Row, demand
from tests.games.gangsters.trace.dice import Challenge, Line

AT = {"police": ("police",), "rest": ("revive", "cheer"), "mission": ("place",), "problems": ("problem",)}


class Piles(Recruiting):
    """Where every card is, as the lines leave it."""

    def __init__(self, setup: Line, cards: Cards) -> None:
        super().__init__(cards, set(setup["clan"]))
        demand(setup["event"] == "setup", "a match begins with its set-up")
        self.players: int = setup["players"]
        self.bosses = max(2, self.players)
        self.level = cards.level(setup["level"])
        self.campaign: bool = setup["campaign"]
        self.chapter: int = setup["chapter"]
        self.scenario: str = setup["scenario"]
        self.hands = [set(hand) for hand in setup["hands"]]
        size = self.level["hand"]
        dealt = [card for hand in setup["hands"] for card in hand]
        demand(len(set(dealt)) == len(dealt) and set(dealt) <= self.clan, "the deal")  # LG-013
        demand(len(self.hands) == self.bosses and all(len(h) == size for h in self.hands), "hands")
        self.clan -= set(dealt)
        self.heeds_marks = setup["scenario"] == "no_more_bets"  # LG-057 LG-079
        self.police: str | None = None if setup["scenario"] == "race" else "uncontrolled"
        self.before: list[set[int]] = [set() for _ in range(self.bosses)]
        self.problem_deck = set(range(1, len(cards.problems) + 1))
        self.discard: set[int] = set()
        self.next = 0
        self.markers: dict[int, int] = {}
        self.stands: dict[int, int] = {}  # in which district a neighbour stands, by place
        self.aside: set[int] = set()  # guests who lie with the scenario
        self.uncovered = 0  # guests who came to light on top of the deck and were not counted yet
        self.round = 0
        self.first = self.active = self.actions = 0
        self.turns_left: list[int] = []
        self.nominations: dict[int, int] = {}
        self.second_card = False
        self.used: tuple[int, str] | None = None  # a henchman whose ability is working
        self.challenge: Challenge | None = None
        self.was_rallied = False
        self.ending: Line | None = None
        self.over = False

    def check_henchmen(self) -> None:
        """Every henchman is in exactly one place."""
        places = [self.clan, self.exhausted, self.out, self.reserve, self.turned, self.shown, self.drawn]
        places += [*self.hands, set(self.challenge.sent) if self.challenge else set()]
        places += [{self.used[0]} if self.used else set(), self.aside]
        everybody = sorted(card for place in places for card in place)
        known = len(self.cards.henchmen)
        guests = [card for card in everybody if card > known]
        demand(guests in ([], [known + 1, known + 2]), "a guest is lost or doubled")  # LG-010
        demand(everybody[:known] == list(range(1, known + 1)), "a henchman is lost or doubled")

    # ── penalties of problems ──

    def penalties(self, boss: int) -> list[Row]:
        """Those that last and concern this boss. LG-080"""
        found = []
        for holder, problems in enumerate(self.before, 1):
            for problem in sorted(problems):
                card = self.cards.problem(problem)
                penalty = card["penalty"]
                if self.heeds_marks and card.get("casino", False):
                    continue
                if penalty["scope"] == "all" or (penalty["scope"] == "holder" and holder == boss):
                    found.append(penalty)
        return found

    def amount(self, boss: int, do: str, field: str = "") -> int:
        return sum(row[field] if field else 1 for row in self.penalties(boss) if row["do"] == do)

    def harder(self, boss: int, kind: str) -> int:
        return sum(
            row["by"]
            for row in self.penalties(boss)
            if row["do"] == "harder" and (row["at"] == "any" or kind in AT[row["at"]])
        )

    def held(self, boss: int) -> set[str]:
        return {spec for row in self.penalties(boss) if row["do"] == "max_one_die" for spec in row["specs"]}

    def fingerprints(self, boss: int) -> int:
        return sum(self.cards.problem(one).get("fingerprint", False) for one in self.before[boss - 1])

    def at_challenge(self) -> Challenge:
        demand(self.challenge is not None, "nothing is being tried")
        assert self.challenge is not None
        return self.challenge

    def draw_problem(self, problem: int) -> None:
        if self.next:
            demand(problem == self.next, "another problem lay on top")
        elif not self.problem_deck:
            self.problem_deck, self.discard = self.discard, set()
        demand(problem == self.next or problem in self.problem_deck, "this problem is not in the deck")
        self.problem_deck.discard(problem)
        self.next = 0

    # ── cards and police ──

    def on_henchman_exhausted(self, line: Line) -> None:
        # LG-055 LG-069
        card = line["henchman"]
        if line["why"] == "damage":
            self.at_challenge().hurt(card, 1)
        elif line["why"] == "ability":
            demand(self.used is not None and self.used[0] == card, "this ability was not used")
            self.used = None
        else:
            demand(card in self.hands[line["boss"] - 1], "not in hand")
            self.hands[line["boss"] - 1].remove(card)
        self.exhausted.add(card)

    def on_henchman_out(self, line: Line) -> None:
        self.at_challenge().hurt(line["henchman"], 2)
        self.out.add(line["henchman"])

    def on_problem_gone(self, line: Line) -> None:
        # LG-066 LG-G7
        if line["how"] == "discarded":
            demand(line["problem"] == self.next, "another problem lay on top")
            self.next = 0
        else:
            holders = [heap for heap in self.before if line["problem"] in heap]
            demand(len(holders) == 1, "this problem does not lie there")
            holders[0].remove(line["problem"])
        if line["how"] != "removed":
            self.discard.add(line["problem"])

    def on_problem_foreseen(self, line: Line) -> None:
        self.draw_problem(line["problem"])
        self.next = line["problem"]

    def on_clan_hurt(self, line: Line) -> None:
        penalty = self.cards.problem(line["problem"])["penalty"]
        demand(penalty["do"] == "hurt_clan", "this card hurts nobody")
        wanted = min(penalty.get("cards", 1), len(self.clan) + self.uncovered) - self.uncovered
        self.uncovered = 0
        demand(len(line["henchmen"]) == wanted, "another number of cards")
        self.move(self.clan, self.exhausted, line["henchmen"])

    def on_set_back(self, line: Line) -> None:
        demand(self.cards.problem(line["problem"])["penalty"]["do"] == "setback", "no setback")

    def on_police_changed(self, line: Line) -> None:
        # LG-088 LG-090
        change = (self.police, line["police"])
        allowed = {("uncontrolled", "controlled"), ("controlled", "uncontrolled"), ("uncontrolled", "active")}
        demand(change in allowed, "the token cannot be turned so")
        demand(line["police"] == "controlled" or line["police"] == self.police_owed, "not now")
        self.police, self.police_owed = line["police"], None

    def on_revived(self, line: Line) -> None:
        self.move(self.out, self.exhausted, line["henchmen"])

    def on_cheered_up(self, line: Line) -> None:
        self.move(self.exhausted, self.clan, line["henchmen"])

    def on_scouted(self, line: Line) -> None:
        self.move(self.clan, self.shown, line["henchmen"])

    def on_henchman_taken(self, line: Line) -> None:
        self.move(self.shown, self.hands[line["boss"] - 1], [line["henchman"]])
        self.move(self.shown, self.clan, sorted(self.shown))
