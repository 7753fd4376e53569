"""The box as the rules use it: card numbers, masks and the tables of a pack."""

from typing import Final, Literal, TypeAlias, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

Card: TypeAlias = int  # its number

RANKS: Final = 13
CARDS: Final = 52
Character = Literal["aldo", "pietra", "enzo", "ugo"]
Guild = Literal["aristocrats", "artists", "merchants", "craftsmen", "knights", "assassins"]
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)
LETTERS: Final = "APEU"
GUILDS: Final[tuple[Guild, ...]] = get_args(Guild)

#: The cards of a character, and of a rank, as masks.
SUIT: Final = vec[i64]([8191 << 13 * character for character in range(4)])
OF_RANK: Final[list[int]] = [
    sum(1 << 13 * character + rank - 1 for character in range(4)) if rank else 0 for rank in range(14)
]
JOKERS: Final = OF_RANK[1]  # MV-006
PENALTIES: Final = OF_RANK[2]  # MV-007
BONUSES: Final = OF_RANK[3]  # MV-008
POWERS: Final = OF_RANK[13]  # MV-009
CHARACTER_OF: Final[list[int]] = [card // RANKS for card in range(CARDS)]
ALL_CARDS: Final = (1 << CARDS) - 1


def card_of(character: int, rank: int) -> Card:
    """The number of a card."""
    return character * RANKS + rank - 1


def character_of(card: Card) -> int:
    return CHARACTER_OF[card]


def rank_of(card: Card) -> int:
    return card % RANKS + 1


def card_name(card: Card) -> str:
    """A card as records write it: `A13`."""
    return f"{LETTERS[card // RANKS]}{rank_of(card)}"


@final
class Seating:
    """One row of the set-up table."""

    def __init__(self, players: int, trumps: int, cards: int, gems: int, rounds: int) -> None:
        self.players: Final = players
        self.trumps: Final = trumps
        self.cards: Final = cards
        self.gems: Final = gems
        self.rounds: Final = rounds

    def key(self) -> tuple[int, int, int, int, int]:
        return (self.players, self.trumps, self.cards, self.gems, self.rounds)

    def __reduce__(self) -> tuple[object, ...]:
        return (Seating, self.key())


@final
class Box:
    """The tables of one pack. Shared by all states of a match and never changed."""

    def __init__(
        self,
        guild_of: list[int],
        symbols: list[int],
        guild_points: list[int],
        power_points: list[int],
        bonus: int,
        penalty: int,
        seatings: list[Seating],
    ) -> None:
        self.guild_of: Final = guild_of  # -1 for neutral cards
        self.symbols: Final = symbols
        self.guild_points: Final = guild_points
        self.power_points: Final = power_points
        self.bonus: Final = bonus
        self.penalty: Final = penalty
        self.seatings: Final = seatings  # for 3, 4, 5, 6 players
        self.of_guild: Final = vec[i64](
            [
                sum(1 << card for card in range(CARDS) if guild_of[card] == guild)
                for guild in range(len(GUILDS))
            ]
        )
        self.double: Final = sum(1 << card for card in range(CARDS) if symbols[card] == 2)

    def seating(self, players: int) -> Seating:
        return self.seatings[players - 3]

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Box,
            (
                self.guild_of,
                self.symbols,
                self.guild_points,
                self.power_points,
                self.bonus,
                self.penalty,
                self.seatings,
            ),
        )
