"""The box as the rules use it. Cards and treasures share one numbering: cards first."""

from typing import Final, TypeAlias, final

Card: TypeAlias = int  # its number

KINDS: Final = ("lamp", "fog", "seal")
LETTERS: Final = "LFS"
OF_A_KIND: Final = 4
CARDS: Final = 12
LAMP: Final = 0
FOG: Final = 1
SEAL: Final = 2
ALL_CARDS: Final = (1 << CARDS) - 1
TREASURES: Final = 6
ALL_TREASURES: Final = ((1 << TREASURES) - 1) << CARDS
CHESTS: Final = 4
COLOURS: Final = ("red", "blue", "gold")
RED: Final = 0
BLUE: Final = 1
GOLD: Final = 2
DICE: Final = 2
SIDES: Final = 6


def kind_of(card: Card) -> int:
    return card // OF_A_KIND


def card_name(card: Card) -> str:
    """A card as records write it: `L1`."""
    return f"{LETTERS[card // OF_A_KIND]}{card % OF_A_KIND + 1}"


def card_named(name: str) -> Card:
    """The number of the card with this name."""
    return LETTERS.index(name[0]) * OF_A_KIND + int(name[1:]) - 1


@final
class Box:
    """The tables of one pack. Shared by all states of a match and never changed."""

    def __init__(self, adds: list[int], locks: list[int], worth: list[int], found: list[int]) -> None:
        self.adds: Final = adds  # by kind: what a card adds to a throw; 0 = it adds nothing
        self.locks: Final = locks  # by chest
        self.worth: Final = worth  # by treasure
        self.found: Final = found  # by colour: how likely it is found

    def worth_of(self, treasure: int) -> int:
        return self.worth[treasure - CARDS]

    def __reduce__(self) -> tuple[object, ...]:
        return (Box, (self.adds, self.locks, self.worth, self.found))
