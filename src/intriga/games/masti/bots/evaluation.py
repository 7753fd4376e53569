"""The value of an area: its score now, and what the rounds to come are expected to add."""

from math import exp
from typing import Final, final

from intriga.games.masti.box.tables import BONUSES, GUILDS, JOKERS, PENALTIES, POWERS, Card
from intriga.games.masti.rules.card_values import symbols_in
from intriga.games.masti.state import Masti
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat

CONTROL: Final = (
    0.9  # share of the coming symbols that a sensible player can control: 1 = nothing unwanted comes
)
ROWS: Final = 9  # rows of the scoring table, 0 to 8 symbols
GUILD_SHARE: Final = 8.0  # symbols of a guild in the box
JOKER: Final = 0.5  # value of a joker before the end: it raises the stack that needs it
MIN_PROBABILITY: Final = 0.004  # less likely numbers of symbols are ignored
POWER_LATER: Final = -0.7  # the fourth power card is far away

NOTHING: Final[list[int]] = [0] * len(GUILDS)


@final
class Evaluation:
    """Values areas in one position, with its number of rounds left."""

    def __init__(self, s: Masti) -> None:
        self.s: Final = s
        left = s.rounds - s.round
        self.expected: Final = cached_expected_points(s, left)
        self.left: Final = left
        self.now: Final[list[float]] = [
            self.area_value(s.won[seat], 0, self.partner_cards(seat)) for seat in range(s.players)
        ]

    def area_value(self, won: int, wealth: int, partner: int) -> float:
        """The value of an area with these cards and gems, given the partner's cards (0 if none)."""
        box = self.s.box
        total = float(wealth + box.bonus * count(won & BONUSES) + box.penalty * count(won & PENALTIES))
        total += self.power_value(count((won | partner if self.s.pooled else won) & POWERS))
        mine = symbols_in(box, won)
        other = symbols_in(box, partner) if partner else NOTHING
        for guild in range(len(GUILDS)):
            total += self.expected[other[guild] * ROWS + mine[guild]]
        jokers = count(won & JOKERS)
        return total + jokers * self.joker_value(mine, other) if jokers else total

    def joker_value(self, mine: list[int], other: list[int]) -> float:
        """The value of a joker: its gain now, blended with a fixed value while many rounds are left."""
        best = 0.0
        found = False
        for guild in range(len(GUILDS)):
            if 0 < mine[guild] < ROWS - 1:
                row = other[guild] * ROWS + mine[guild]
                gain = self.expected[row + 1] - self.expected[row]
                if not found or gain > best:
                    best = gain
                    found = True
        rounds = self.s.rounds
        return (best * (rounds - self.left) + JOKER * self.left) / rounds

    def power_value(self, cards: int) -> float:
        points = float(self.s.box.power_points[cards])
        return points + POWER_LATER if self.left and 0 < cards < 3 else points

    def partner_cards(self, seat: Seat) -> int:
        """The partner's cards."""
        return self.s.won[self.s.partner(seat)] if self.s.teams else 0

    def gain(self, seat: Seat, cards: int, gems: int) -> float:
        """What these cards and gems would add to the value of a seat's area."""
        return self.area_value(self.s.won[seat] | cards, gems, self.partner_cards(seat)) - self.now[seat]

    def without(self, seat: Seat, card: Card) -> float:
        """The value of a seat's area without a card that it has won."""
        return self.area_value(self.s.won[seat] & ~(1 << card), 0, self.partner_cards(seat))


#: Expected points, by scoring table, players, rounds left, rounds, and whether teams play.
CACHE: Final[dict[tuple[object, ...], list[float]]] = {}


def cached_expected_points(s: Masti, left: int) -> list[float]:
    """The expected points of a stack by its symbols; in teams by the partner's symbols and one's own."""
    points = s.box.guild_points
    key = (tuple(points), s.players, left, s.rounds, s.teams > 0)
    found = CACHE.get(key)
    if found is None:
        mean = left * GUILD_SHARE / (s.rounds * s.players)
        found = expected_pair_points(points, mean) if s.teams else expected_points(points, mean)
        CACHE[key] = found
    return found


def poisson(mean: float) -> list[float]:
    """How likely 0, 1, 2 … more symbols are (Poisson); the rare tail is cut off."""
    found: list[float] = []
    chance = exp(-mean)
    while len(found) < ROWS and (chance > MIN_PROBABILITY or len(found) < mean):
        found.append(chance)
        chance *= mean / len(found)
    return found


def expected_points(points: list[int], mean: float) -> list[float]:
    """Points by symbols, partly averaged over the symbols that may still come (see `CONTROL`)."""
    likely = poisson(mean)
    found: list[float] = []
    for symbols in range(ROWS):
        drift = 0.0
        for more in range(len(likely)):
            drift += likely[more] * points[min(symbols + more, ROWS - 1)]
        found.append(CONTROL * points[symbols] + (1.0 - CONTROL) * drift)
    return found


def expected_pair_points(points: list[int], mean: float) -> list[float]:
    """The same for the stacks of two partners, of which the smaller counts: by the partner's symbols
    and one's own."""
    likely = poisson(mean)
    found: list[float] = []
    for partner in range(ROWS):
        for mine in range(ROWS):
            drift = 0.0
            for more in range(len(likely)):
                for other in range(len(likely)):
                    counted = smaller(mine + more, partner + other)
                    drift += likely[more] * likely[other] * points[min(counted, ROWS - 1)]
            found.append(CONTROL * points[smaller(mine, partner)] + (1.0 - CONTROL) * drift)
    return found


def smaller(one: int, other: int) -> int:
    """The symbols that count: of the smaller stack, or of the only one."""
    return min(one, other) if one and other else min(one + other, ROWS - 1)
