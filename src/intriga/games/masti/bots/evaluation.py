"""What an area promises: its score now, and what the rounds to come are likely to add."""

from math import exp
from typing import Final, final

from intriga.games.masti.box.tables import BONUSES, GUILDS, JOKERS, PENALTIES, POWERS, Card
from intriga.games.masti.rules.card_values import symbols_in
from intriga.games.masti.state import Masti
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat

CONTROL: Final = 0.9  # how much of what comes a sensible player can steer: 1 = nothing unwanted comes
ROWS: Final = 9  # rows of the scoring table, 0 to 8 symbols
GUILD_SHARE: Final = 8.0  # symbols of a guild in the box
JOKER: Final = 0.5  # a joker before the end: it lifts the stack that needs it
RARE: Final = 0.004  # what is less likely is not looked at
POWER_LATER: Final = -0.7  # the fourth power card is far away

NOTHING: Final[list[int]] = [0] * len(GUILDS)


@final
class Outlook:
    """For one position: the promise of a stack by its symbols, at this number of rounds left."""

    def __init__(self, s: Masti) -> None:
        self.s: Final = s
        left = s.rounds - s.round
        self.pair: Final = known_promises(s, left)
        self.left: Final = left
        self.now: Final[list[float]] = [
            self.side(s.won[seat], 0, self.beside(seat)) for seat in range(s.players)
        ]

    def side(self, won: int, wealth: int, partner: int) -> float:
        """The promise of an area with these cards and gems, beside the partner's cards (0 if none)."""
        box = self.s.box
        total = float(wealth + box.bonus * count(won & BONUSES) + box.penalty * count(won & PENALTIES))
        total += self.powers(count((won | partner if self.s.pooled else won) & POWERS))
        mine = symbols_in(box, won)
        other = symbols_in(box, partner) if partner else NOTHING
        for guild in range(len(GUILDS)):
            total += self.pair[other[guild] * ROWS + mine[guild]]
        jokers = count(won & JOKERS)
        return total + jokers * self.joker(mine, other) if jokers else total

    def joker(self, mine: list[int], other: list[int]) -> float:
        """What a joker promises: what it would do now, and less surely what it may do later."""
        best = 0.0
        found = False
        for guild in range(len(GUILDS)):
            if 0 < mine[guild] < ROWS - 1:
                row = other[guild] * ROWS + mine[guild]
                gain = self.pair[row + 1] - self.pair[row]
                if not found or gain > best:
                    best = gain
                    found = True
        rounds = self.s.rounds
        return (best * (rounds - self.left) + JOKER * self.left) / rounds

    def powers(self, cards: int) -> float:
        points = float(self.s.box.power_points[cards])
        return points + POWER_LATER if self.left and 0 < cards < 3 else points

    def beside(self, seat: Seat) -> int:
        """The partner's cards."""
        return self.s.won[self.s.partner(seat)] if self.s.teams else 0

    def gain(self, seat: Seat, cards: int, gems: int) -> float:
        """What these cards and gems would add to the promise of a seat's side."""
        return self.side(self.s.won[seat] | cards, gems, self.beside(seat)) - self.now[seat]

    def without(self, seat: Seat, card: Card) -> float:
        """The promise of a seat's area without a card that it has won."""
        return self.side(self.s.won[seat] & ~(1 << card), 0, self.beside(seat))


#: What was worked out once: by the points of stacks, players, rounds left of how many, alone or in teams.
KNOWN: Final[dict[tuple[object, ...], list[float]]] = {}


def known_promises(s: Masti, left: int) -> list[float]:
    """The promise of a stack by its symbols; in teams by the partner's symbols and one's own."""
    points = s.box.guild_points
    key = (tuple(points), s.players, left, s.rounds, s.teams > 0)
    found = KNOWN.get(key)
    if found is None:
        mean = left * GUILD_SHARE / (s.rounds * s.players)
        found = pair_promises(points, mean) if s.teams else promises(points, mean)
        KNOWN[key] = found
    return found


def likely_more(mean: float) -> list[float]:
    """How likely so many symbols more are (after Poisson); what is too rare to matter is left out."""
    found: list[float] = []
    chance = exp(-mean)
    while len(found) < ROWS and (chance > RARE or len(found) < mean):
        found.append(chance)
        chance *= mean / len(found)
    return found


def promises(points: list[int], mean: float) -> list[float]:
    """Points by symbols, averaged over what may still come, as far as it cannot be steered."""
    likely = likely_more(mean)
    found: list[float] = []
    for symbols in range(ROWS):
        drift = 0.0
        for more in range(len(likely)):
            drift += likely[more] * points[min(symbols + more, ROWS - 1)]
        found.append(CONTROL * points[symbols] + (1.0 - CONTROL) * drift)
    return found


def pair_promises(points: list[int], mean: float) -> list[float]:
    """The same for the stacks of two partners, of which the smaller counts: by the partner's symbols
    and one's own."""
    likely = likely_more(mean)
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
