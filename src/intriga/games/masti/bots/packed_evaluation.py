"""`evaluation` for rollouts: the same values in thousandths of a point and machine integers.

An area is packed into one number: four bits for the symbols of each guild, then the power cards, then the
jokers. No guild has more than eight symbols in the box, so areas and piles are simply added.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.bots.evaluation import (
    GUILD_SHARE,
    JOKER,
    POWER_LATER,
    ROWS,
    expected_pair_points,
    expected_points,
)
from intriga.games.masti.box.tables import BONUSES, CARDS, JOKERS, PENALTIES, POWERS, Box, Card

POINT: Final = 1000
POWER_AT: Final = 24
JOKER_AT: Final = 28
STACKS: Final = (1 << POWER_AT) - 1


@final
class PackedEvaluation:
    """The tables of one box for one number of players, alone or in teams."""

    def __init__(self, box: Box, players: int, teams: bool, pooled: bool) -> None:
        rounds = box.seating(players).rounds
        self.rounds: Final = rounds
        self.packed: Final = vec[i64]([packed_card(box, card) for card in range(CARDS)])
        self.plain: Final = vec[i64]([plain_points(box, card) * POINT for card in range(CARDS)])
        self.plain_cards: Final[i64] = BONUSES | PENALTIES
        self.pooled: Final = pooled
        self.joker_later: Final[i64] = thousandths(JOKER)
        self.stride: Final[i64] = ROWS * ROWS if teams else ROWS
        table: list[int] = []
        for left in range(rounds + 1):
            mean = left * GUILD_SHARE / (rounds * players)
            points = box.guild_points
            row = expected_pair_points(points, mean) if teams else expected_points(points, mean)
            table += [thousandths(expected) for expected in row]
        self.expected: Final = vec[i64](table)  # by rounds left, the partner's symbols, one's own
        self.power: Final = vec[i64](expected_power_points(box, False) + expected_power_points(box, True))

    def worth(self, left: i64, mine: i64, partner: i64, pile: i64) -> i64:
        """What this pile adds to an area, given the partner's area (0 if there is none)."""
        expected = self.expected
        total: i64 = 0
        offset: i64 = left * self.stride
        stacks: i64 = pile & STACKS
        have: i64 = mine
        other: i64 = partner
        while stacks:
            more: i64 = stacks & 15
            if more:
                row: i64 = offset + (other & 15) * ROWS + (have & 15)
                total += expected[row + more] - expected[row]
            stacks >>= 4
            have >>= 4
            other >>= 4
        if pile >> POWER_AT:
            total += self.special(left, mine, partner, pile)
        return total

    def special(self, left: i64, mine: i64, partner: i64, pile: i64) -> i64:
        """What the power cards and jokers of a pile add."""
        total: i64 = 0
        powers: i64 = pile >> POWER_AT & 15
        if powers:
            row: i64 = (mine >> POWER_AT & 15) + (5 if left else 0)
            if self.pooled:
                row += partner >> POWER_AT & 15
            total += self.power[row + powers] - self.power[row]
        jokers: i64 = pile >> JOKER_AT
        if jokers:
            total += jokers * self.joker_value(left, mine + pile, partner)
        return total

    def joker_value(self, left: i64, mine: i64, partner: i64) -> i64:
        """The value of a joker: its gain now, blended with a fixed value while many rounds are left."""
        best: i64 = 0
        found = False
        offset: i64 = left * self.stride
        have: i64 = mine & STACKS
        other: i64 = partner
        while have:
            symbols: i64 = have & 15
            if symbols and symbols < ROWS - 1:
                row: i64 = offset + (other & 15) * ROWS + symbols
                gain: i64 = self.expected[row + 1] - self.expected[row]
                if not found or gain > best:
                    best = gain
                    found = True
            have >>= 4
            other >>= 4
        later: i64 = left * self.joker_later
        rounds: i64 = self.rounds
        return (best * (rounds - left) + later) // rounds


def packed_card(box: Box, card: Card) -> int:
    """A card as a pile of one."""
    if box.guild_of[card] >= 0:
        return box.symbols[card] << 4 * box.guild_of[card]
    return 1 << POWER_AT if POWERS >> card & 1 else 1 << JOKER_AT if JOKERS >> card & 1 else 0


def plain_points(box: Box, card: Card) -> int:
    """What a card scores by itself."""
    return box.bonus if BONUSES >> card & 1 else box.penalty if PENALTIES >> card & 1 else 0


def expected_power_points(box: Box, later: bool) -> list[int]:
    """Expected points by number of power cards."""
    return [
        thousandths(box.power_points[cards] + (POWER_LATER if later and 0 < cards < 3 else 0.0))
        for cards in range(5)
    ]


def thousandths(points: float) -> int:
    return round(points * POINT)
