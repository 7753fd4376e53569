"""The best rerolls for one wanted total: for every handful the chance to reach it, and what to throw again.

A used reroll is dead, so each use leaves a smaller handful, and the plan grows size by size.
Dice of the hand fall one after the other, which weighs all throws at once.
Among equal chances the plan takes fewer locks, then to stand, then fewer dice.
"""

from typing import Final, final

from intriga.games.gangsters.rules.odds.handfuls import LIVE, NONE, Handfuls, handfuls

# What the red die can be. Henchman and problem are alike here: both leave the total as it is.
OFF: Final = 0  # none, or locked
CARD: Final = 1  # henchman or problem
# 2, 3 and 4: the multiplier that it shows
IN_HAND: Final = 5  # about to be thrown
REDS: Final = 6

STAND: Final = -1
ALIKE: Final = 1e-12  # chances that differ by less are equal


@final
class Plan:
    """The best rerolls for a total. Tables are by what the red die is, then by handful."""

    def __init__(self, need: int, factor: int) -> None:
        self.need: Final = need
        self.factor: Final = factor  # of the red die's multiplier (LG-060)
        self.handfuls: Final[Handfuls] = handfuls()
        self.chance: Final[list[list[float]]] = [[] for _ in range(REDS)]
        self.locks: Final[list[list[float]]] = [[] for _ in range(REDS)]  # to come
        self.cards: Final[list[list[float]]] = [[] for _ in range(REDS)]  # chance that red ends as CARD
        # What to do with dice that lie: STAND, or twice the handful that is thrown, and one if red is too.
        self.choice: Final[list[list[int]]] = [[] for _ in range(REDS)]
        # The best handful to throw if at least the dice of the hand are thrown.
        self.best: Final[list[list[int]]] = [[] for _ in range(REDS)]
        self.sizes_plain = 0  # that are worked out, without the red die and with it
        self.sizes_red = 0

    def grow(self, size: int, red: bool) -> None:
        """Work out all handfuls up to this size."""
        while self.sizes_plain <= size:
            self.find_best(self.sizes_plain - 1, OFF)
            self.add_size(self.sizes_plain, OFF)
            self.sizes_plain += 1
        while red and self.sizes_red <= size:
            for shown in range(CARD, REDS):
                self.find_best(self.sizes_red - 1, shown)
            for shown in range(CARD, IN_HAND):
                self.add_size(self.sizes_red, shown)
            self.add_red_throws(self.sizes_red)
            self.sizes_red += 1

    def add_size(self, size: int, red: int) -> None:
        """The handfuls of one size with the red die off or lying."""
        first = self.handfuls.start[size]
        middle = self.handfuls.lying[size]
        for handful in range(first, middle):
            self.add_lying(handful, red)
        self.add_throws(middle, self.handfuls.start[size + 1], red)

    def add_lying(self, handful: int, red: int) -> None:
        """All white dice lie: stand, or use a reroll on the best set of the others."""
        multiplier = red * self.factor if red > CARD else 1
        top = self.handfuls.top[handful]
        points = self.handfuls.points[handful] + (multiplier - 1) * top
        chance = 1.0 if points >= self.need else 0.0
        locks = 0.0
        cards = 1.0 if red == CARD else 0.0
        choice = STAND
        kept = self.handfuls.spends[handful]
        if kept != NONE and chance == 0.0:
            for after in [red, IN_HAND] if red != OFF else [red]:
                best = self.best[after][kept]
                if best != NONE and is_better(
                    self.chance[after][best], self.locks[after][best], chance, locks
                ):
                    chance = self.chance[after][best]
                    locks = self.locks[after][best]
                    cards = self.cards[after][best]
                    choice = 2 * best + (1 if after != red else 0)
        self.chance[red].append(chance)
        self.locks[red].append(locks)
        self.cards[red].append(cards)
        self.choice[red].append(choice)

    def add_throws(self, first: int, end: int, red: int) -> None:
        """White dice are in the hand: one of them falls, each face as likely as the others."""
        falls = self.handfuls.falls
        chances = self.chance[red]
        locks = self.locks[red]
        cards = self.cards[red]
        for handful in range(first, end):
            other = self.handfuls.locks[handful]
            chance = chances[other]
            lock = locks[other] + 1.0
            card = cards[other]
            for way in range(handful * LIVE, handful * LIVE + LIVE):
                other = falls[way]
                chance += chances[other]
                lock += locks[other]
                card += cards[other]
            chances.append(chance / 6.0)
            locks.append(lock / 6.0)
            cards.append(card / 6.0)
            self.choice[red].append(STAND)

    def add_red_throws(self, size: int) -> None:
        """The red die is in the hand: 2, 3, 4, lock, and two faces that are cards."""
        for handful in range(self.handfuls.start[size], self.handfuls.start[size + 1]):
            for table in (self.chance, self.locks, self.cards):
                multiplied = table[2][handful] + table[3][handful] + table[4][handful]
                total = multiplied + table[OFF][handful] + 2.0 * table[CARD][handful]
                table[IN_HAND].append(total / 6.0)
            self.locks[IN_HAND][handful] += 1.0 / 6.0

    def find_best(self, size: int, red: int) -> None:
        """For each handful of one size: throw it as it is, or take up more dice first."""
        if size < 0:
            return
        lifts = self.handfuls.lifts
        chances = self.chance[red]
        locks = self.locks[red]
        first = self.handfuls.start[size]
        best = self.best[red]
        best.extend([NONE] * (self.handfuls.start[size + 1] - first))
        for handful in range(self.handfuls.start[size + 1] - 1, first - 1, -1):
            # One may not throw nothing.
            found = handful if red == IN_HAND or self.handfuls.thrown[handful] else NONE
            for way in range(handful * LIVE, handful * LIVE + LIVE):
                if lifts[way] != NONE:
                    more = best[lifts[way]]
                    if found == NONE or is_better(chances[more], locks[more], chances[found], locks[found]):
                        found = more
            best[handful] = found


def is_better(chance: float, locks: float, than_chance: float, than_locks: float) -> bool:
    """Whether the chance is higher, or as high with fewer locks."""
    if chance > than_chance + ALIKE:
        return True
    return chance > than_chance - ALIKE and locks < than_locks - ALIKE
