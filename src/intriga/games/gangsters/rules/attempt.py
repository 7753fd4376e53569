"""An attempt at a challenge: the henchmen sent, the dice on the table, and what abilities have changed."""

from typing import Final, Literal, final, get_args

from intriga.games.gangsters.box.tables import LOCK, NO_SPEC, RED_LOCK, REROLL, USED

# ── kinds of challenges ──

KIND_POLICE: Final = 0
KIND_REVIVE: Final = 1
KIND_CHEER: Final = 2
KIND_PROBLEM: Final = 3
KIND_PLACE: Final = 4
Kind = Literal["police", "revive", "cheer", "problem", "place"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

NO_RED: Final = -1  # no red die was added
VALUES: Final = 4  # faces with a value: face 0 shows 1
WHITE_STATES: Final = 7  # four values, lock, reroll, used reroll


@final
class Attempt:
    """One interaction, from the choice of a challenge to its damage."""

    def __init__(self, boss: int, kind: int, number: int) -> None:
        self.boss = boss
        self.kind = kind
        self.number = number  # of the problem or place, else 0
        self.sent: list[int] = []  # henchmen, in the order in which they were played
        self.specs: list[int] = []  # the specialisation that each uses; NO_SPEC while it is asked
        self.factors: list[int] = []  # how abilities multiply the dice of each
        self.counts_as_best = 0  # mask of places in `sent`: an ability makes it the best specialisation
        self.more_dice = 0
        self.lowered = 0  # the difficulty, by abilities
        self.harmless = False  # an ability: locks do not hurt
        self.rolled = False
        self.white = [0] * WHITE_STATES  # how many dice show each face
        self.red = NO_RED  # the face of the red die
        self.red_factor = 1  # how abilities multiply its multiplier
        self.bonus = 0  # what abilities add to the result
        self.ignored = 0  # damage that abilities ignore
        self.more_successes = 0
        self.damage: list[int] = []  # by henchman sent

    def copy(self) -> "Attempt":
        to = Attempt(self.boss, self.kind, self.number)
        to.sent = self.sent.copy()
        to.specs = self.specs.copy()
        to.factors = self.factors.copy()
        to.counts_as_best = self.counts_as_best
        to.more_dice = self.more_dice
        to.lowered = self.lowered
        to.harmless = self.harmless
        to.rolled = self.rolled
        to.white = self.white.copy()
        to.red = self.red
        to.red_factor = self.red_factor
        to.bonus = self.bonus
        to.ignored = self.ignored
        to.more_successes = self.more_successes
        to.damage = self.damage.copy()
        return to

    def key(self) -> tuple[object, ...]:
        return (
            self.boss,
            self.kind,
            self.number,
            tuple(self.sent),
            tuple(self.specs),
            tuple(self.factors),
            self.counts_as_best,
            self.more_dice,
            self.lowered,
            self.harmless,
            self.rolled,
            tuple(self.white),
            self.red,
            self.red_factor,
            self.bonus,
            self.ignored,
            self.more_successes,
            tuple(self.damage),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (attempt_of, self.key())

    # ── what the dice show ──

    def send(self, henchman: int) -> None:
        """One more henchman; what it does here is still to be chosen."""
        self.sent.append(henchman)
        self.specs.append(NO_SPEC)
        self.factors.append(1)
        self.damage.append(0)

    def locks(self) -> int:
        """Dice that show a lock, the red one included."""
        # LG-045 LG-A12
        return self.white[LOCK] + (1 if self.red == RED_LOCK else 0)

    def free_dice(self) -> int:
        """White dice that could be rolled again."""
        # LG-045 LG-046 LG-A10
        return sum(self.white[:VALUES]) + self.white[REROLL]

    def white_dice(self) -> int:
        return sum(self.white)

    def best_value(self) -> int:
        """The highest value that a white die shows, or 0."""
        for face in range(VALUES - 1, -1, -1):
            if self.white[face] > 0:
                return face + 1
        return 0

    def multiplier(self) -> int:
        """By how much the red die multiplies one value; 1 if it does not."""
        # LG-047 LG-060
        return (self.red + 2) * self.red_factor if 0 <= self.red < RED_LOCK else 1

    def result(self) -> int:
        """The sum of the values, one of them multiplied, and what abilities add."""
        # LG-043 LG-044 LG-047 LG-A8 LG-A11
        total = self.bonus
        for face in range(VALUES):
            total += self.white[face] * (face + 1)
        return total + (self.multiplier() - 1) * self.best_value()

    def can_reroll(self) -> bool:
        """Whether a reroll face is left and another die could be rolled again by it."""
        # LG-046 LG-A10
        if self.white[REROLL] == 0:
            return False
        return self.free_dice() > 1 or self.red_is_free()

    def red_is_free(self) -> bool:
        # LG-046 LG-A12
        return self.red != NO_RED and self.red != RED_LOCK

    def use_reroll(self) -> None:
        # LG-046
        self.white[REROLL] -= 1
        self.white[USED] += 1


def attempt_of(
    boss: int,
    kind: int,
    number: int,
    sent: tuple[int, ...],
    specs: tuple[int, ...],
    factors: tuple[int, ...],
    counts_as_best: int,
    more_dice: int,
    lowered: int,
    harmless: bool,
    rolled: bool,
    white: tuple[int, ...],
    red: int,
    red_factor: int,
    bonus: int,
    ignored: int,
    more_successes: int,
    damage: tuple[int, ...],
) -> Attempt:
    """An attempt from its key."""
    to = Attempt(boss, kind, number)
    to.sent = list(sent)
    to.specs = list(specs)
    to.factors = list(factors)
    to.counts_as_best = counts_as_best
    to.more_dice = more_dice
    to.lowered = lowered
    to.harmless = harmless
    to.rolled = rolled
    to.white = list(white)
    to.red = red
    to.red_factor = red_factor
    to.bonus = bonus
    to.ignored = ignored
    to.more_successes = more_successes
    to.damage = list(damage)
    return to
