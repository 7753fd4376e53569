"""What an area promises: its score now, and what the rounds to come are likely to add."""

from math import exp
from typing import Final, final

from intriga.games.masti.box import BONUSES, JOKERS, PENALTIES, POWERS
from intriga.games.masti.state import Masti
from intriga.games.masti.valuation import symbols_in
from intriga.kernel.heaps import count

CONTROL: Final = 0.5  # how much of what comes a sensible player can steer: 1 = nothing unwanted comes
SYMBOLS: Final = 9  # rows of the scoring table, 0 to 8
GUILD_SHARE: Final = 8.0  # symbols of a guild in the box
JOKER: Final = 1.6  # a joker before the end: it lifts the stack that needs it
POWER_LATER: Final = -0.7  # the fourth power card is far away


@final
class Outlook:
    """For one position: the promise of a stack by its symbols, at this number of rounds left."""

    def __init__(self, s: Masti) -> None:
        self.s: Final = s
        left = s.rounds - s.round
        self.stack: Final = promises(s.box.guild_points, left * GUILD_SHARE / (s.rounds * s.players))
        self.later: Final = left > 0

    def area(self, won: int, wealth: int) -> float:
        """The promise of an area with these cards and gems."""
        box = self.s.box
        total = float(wealth + box.bonus * count(won & BONUSES) + box.penalty * count(won & PENALTIES))
        total += JOKER * count(won & JOKERS)
        total += self.powers(count(won & POWERS))
        for symbols in symbols_in(box, won):
            total += self.stack[min(symbols, SYMBOLS - 1)]
        return total

    def powers(self, cards: int) -> float:
        points = float(self.s.box.power_points[cards])
        return points + POWER_LATER if self.later and 0 < cards < 3 else points

    def gain(self, seat: int, cards: int, gems: int) -> float:
        """What these cards and gems would add to a seat's area."""
        won, wealth = self.s.won[seat], self.s.wealth[seat]
        return self.area(won | cards, wealth + gems) - self.area(won, wealth)


def promises(points: list[int], mean: float) -> list[float]:
    """Points by symbols, averaged over what may still come, as far as it cannot be steered."""
    found: list[float] = []
    for symbols in range(SYMBOLS):
        drift = 0.0
        chance = exp(-mean)
        for more in range(SYMBOLS):
            drift += chance * points[min(symbols + more, SYMBOLS - 1)]
            chance *= mean / (more + 1)
        found.append(CONTROL * points[symbols] + (1.0 - CONTROL) * drift)
    return found
