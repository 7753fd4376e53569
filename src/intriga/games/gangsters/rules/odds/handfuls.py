"""All handfuls of live white dice: some lie and show a face, some are in the hand and about to be thrown.

Dead dice, locked or used, change nothing any more and are left out. Dice are alike, so a handful is six
counts: of 1, 2, 3, 4 and reroll, and of the dice in the hand. With at most seven dice there are 1716.
They are numbered by size, and in one size by how many are in the hand: whatever a handful may become by
a throw has a smaller number, or is of the same size with fewer dice in the hand.
"""

from typing import Final, final

from intriga.games.gangsters.box.tables import MOST_DICE
from intriga.games.gangsters.rules.attempt import VALUES

AGAIN: Final = 4  # the place of the reroll faces among the live ones
LIVE: Final = 5  # faces with which a die stays free
NONE: Final = -1


@final
class Handfuls:
    """The handfuls by number, and how they lead to each other."""

    def __init__(self) -> None:
        self.counts: Final[list[list[int]]] = []  # of the five live faces
        self.thrown: Final[list[int]] = []  # dice in the hand
        self.points: Final[list[int]] = []  # sum of the values that lie
        self.top: Final[list[int]] = []  # the best of them, 0 if there is none
        self.start: Final[list[int]] = []  # by size: the first handful
        self.lying: Final[list[int]] = []  # by size: the first with a die in the hand
        self.number: Final[dict[int, int]] = {}
        for size in range(MOST_DICE + 1):
            self.start.append(len(self.counts))
            for thrown in range(size + 1):
                self.add_all([0] * LIVE, 0, size - thrown, thrown)
                if thrown == 0:
                    self.lying.append(len(self.counts))
        self.start.append(len(self.counts))

        self.falls: Final[list[int]] = []  # one die of the hand falls: handful * LIVE + its face
        self.locks: Final[list[int]] = []  # one die of the hand falls and is locked
        self.lifts: Final[list[int]] = []  # one more die is taken up: handful * LIVE + its face
        self.spends: Final[list[int]] = []  # one reroll is used
        for handful in range(len(self.counts)):
            self.link(handful)

    def add_all(self, counts: list[int], face: int, left: int, thrown: int) -> None:
        """Number all handfuls with this many dice left to show this face or a later one."""
        if face == LIVE - 1:
            counts[face] = left
            self.add(counts.copy(), thrown)
            return
        for count in range(left + 1):
            counts[face] = count
            self.add_all(counts, face + 1, left - count, thrown)

    def add(self, counts: list[int], thrown: int) -> None:
        points = 0
        top = 0
        for face in range(VALUES):
            points += counts[face] * (face + 1)
            if counts[face]:
                top = face + 1
        self.number[packed(counts, thrown)] = len(self.counts)
        self.counts.append(counts)
        self.thrown.append(thrown)
        self.points.append(points)
        self.top.append(top)

    def link(self, handful: int) -> None:
        counts = self.counts[handful]
        thrown = self.thrown[handful]
        for face in range(LIVE):
            self.falls.append(self.changed(counts, face, 1, thrown - 1))
            self.lifts.append(self.changed(counts, face, -1, thrown + 1))
        self.locks.append(self.changed(counts, 0, 0, thrown - 1))
        self.spends.append(self.changed(counts, AGAIN, -1, thrown))

    def changed(self, counts: list[int], face: int, by: int, thrown: int) -> int:
        """The handful with more or fewer dice of this face and so many in the hand, or NONE."""
        if thrown < 0 or counts[face] + by < 0:
            return NONE
        other = counts.copy()
        other[face] += by
        return self.number[packed(other, thrown)]

    def find(self, counts: list[int], thrown: int) -> int:
        """The number of a handful."""
        found = self.number.get(packed(counts, thrown), NONE)
        if found == NONE:
            raise ValueError(f"not a handful of at most {MOST_DICE} dice: {counts} and {thrown}")
        return found


def packed(counts: list[int], thrown: int) -> int:
    key = thrown
    for count in counts:
        key = key << 4 | count
    return key


#: Made when it is first needed.
MADE: Final[list[Handfuls]] = []


def handfuls() -> Handfuls:
    if not MADE:
        MADE.append(Handfuls())
    return MADE[0]
