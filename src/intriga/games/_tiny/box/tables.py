"""The box as the rules use it."""

from typing import Final, TypeAlias, final

Card: TypeAlias = int  # its number

CARDS: Final = 9
HAND: Final = 2
ALL_CARDS: Final = (1 << CARDS) - 1


@final
class Box:
    """The tables of one pack. Shared by all states of a match and never changed."""

    def __init__(self, values: list[int], most: int) -> None:
        self.values: Final = values
        self.most: Final = most

    def __reduce__(self) -> tuple[object, ...]:
        return (Box, (self.values, self.most))
