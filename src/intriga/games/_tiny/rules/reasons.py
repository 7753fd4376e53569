"""Why a word may be refused: number to (name of the sentence, clause)."""

from typing import Final

# 0 to 3 are the kernel's: FINE, GAME_IS_OVER, NOT_YOUR_DECISION, NOT_ASKED.
NOT_IN_HAND: Final = 4
DREW_ALREADY: Final = 5

REASONS: Final[list[tuple[str, str]]] = [
    ("fine", ""),
    ("game_is_over", "TY-07"),
    ("not_your_turn", "TY-04"),
    ("not_asked", "TY-04"),
    ("not_in_hand", "TY-04"),
    ("drew_already", "TY-05"),
]
