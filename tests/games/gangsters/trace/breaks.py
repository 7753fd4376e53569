"""The referee of henchmen between decks, and of the break."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.gangsters.trace.cards import Cards, demand
from tests.games.gangsters.trace.dice import Line


class Recruiting:
    """Where every henchman is, and what reputation buys."""

    def __init__(self, cards: Cards, clan: set[int]) -> None:
        self.cards = cards
        self.clan: set[int] = set(clan)
        self.reserve = set(range(1, len(cards.henchmen) + 1)) - clan
        self.exhausted: set[int] = set()
        self.out: set[int] = set()
        self.turned: set[int] = set()
        self.shown: set[int] = set()  # of the clan deck, until one is taken
        self.drawn: set[int] = set()  # of the reserve, until one is kept
        self.under: list[int] = []  # put under the reserve, in order
        self.purse: int | None = None  # in a break
        self.possible: int | None = None  # the purse of a break that may begin with the next line
        self.releases = 0
        self.prints = 0
        self.police_owed: str | None = None
        self.owed: list[int] = []
        self.base = 0

    def move(self, source: set[int], to: set[int], henchmen: Iterable[int]) -> None:
        moved = set(henchmen)
        demand(moved <= source, "a henchman who is not there")
        source -= moved
        to |= moved

    def begin_break(self, reputation: int) -> None:
        # LG-100 LG-101
        self.purse = reputation
        self.releases = self.cards.table["releases"]

    def money(self) -> int:
        """What is in the purse. The second chapter has a break if its next line tells of one."""
        # LG-006
        if self.possible is not None:
            self.begin_break(self.possible)
            self.possible = None
        demand(self.purse is not None, "there is no break")
        assert self.purse is not None
        return self.purse

    def on_recruits_shown(self, line: Line) -> None:
        # LG-100 LG-102 LG-G9
        price = self.cards.table["prices"][line["level"] - 1]
        demand(self.money() >= price and not self.drawn, "too expensive")
        self.purse = self.money() - price
        stock = self.reserve & self.cards.of_level(line["level"])
        shown = set(line["henchmen"])
        demand(len(shown) == min(2, len(stock)) > 0, "two are shown")
        above = stock - set(self.under)
        below = [card for card in self.under if card in stock]
        wanted = max(0, len(shown) - len(above))
        demand(shown - above == set(below[:wanted]), "those under the deck come last")
        self.under = [card for card in self.under if card not in shown]
        self.move(self.reserve, self.drawn, shown)

    def on_recruit_kept(self, line: Line) -> None:
        # LG-102 LG-103
        demand(line["purse"] == self.money(), "another purse")
        self.move(self.drawn, self.clan, [line["henchman"]])
        self.under += sorted(self.drawn)
        self.move(self.drawn, self.reserve, sorted(self.drawn))

    def on_henchman_released(self, line: Line) -> None:
        # LG-101
        demand(self.releases > 0 and line["purse"] == self.money() + 1, "no release is left")
        self.releases -= 1
        self.purse = line["purse"]
        self.move(self.clan, self.reserve, [line["henchman"]])

    def on_break_ended(self, line: Line) -> None:
        # LG-100 LG-G9
        demand(line["lost"] == self.money(), "another purse")
        for level, price in enumerate(self.cards.table["prices"], 1):
            affordable = self.money() >= price and self.reserve & self.cards.of_level(level)
            demand(not affordable, "there is something to buy")
        self.purse = None
