"""Why a word may be refused: number to (name of the sentence, clause).

Each chapter has a block of numbers of its own.
"""

from typing import Final

# 0 to 3 are the kernel's: FINE, GAME_IS_OVER, NOT_YOUR_DECISION, NOT_ASKED.

# ── the turn (10-19) ──
NO_MAIN_ACTION_LEFT: Final = 10
NO_SUCH_MARKER: Final = 11
CANNOT_PAY: Final = 12
NOT_THIS_TOKEN: Final = 13
NO_SUCH_TOKEN: Final = 14
NOT_AN_OPPONENT: Final = 15
OPPONENT_LACKS_TOKEN: Final = 16
POOL_LACKS_TOKEN: Final = 17
NOTHING_WOULD_FOLLOW: Final = 18

BLOCKS: Final[list[tuple[int, str, str]]] = [
    (0, "fine", ""),
    (1, "game_is_over", "PI-176"),
    (2, "not_your_decision", "PI-063"),
    (3, "not_asked", "PI-068"),
    (NO_MAIN_ACTION_LEFT, "no_main_action_left", "PI-067"),
    (NO_SUCH_MARKER, "no_such_marker", "PI-115"),
    (CANNOT_PAY, "cannot_pay", "PI-031"),
    (NOT_THIS_TOKEN, "not_this_token", "PI-032"),
    (NO_SUCH_TOKEN, "no_such_token", "PI-031"),
    (NOT_AN_OPPONENT, "not_an_opponent", "PI-034"),
    (OPPONENT_LACKS_TOKEN, "opponent_lacks_token", "PI-034"),
    (POOL_LACKS_TOKEN, "pool_lacks_token", "GAP-25"),
    (NOTHING_WOULD_FOLLOW, "nothing_would_follow", "PI-068"),
]


def table() -> list[tuple[str, str]]:
    """The blocks as one list; numbers that no chapter uses stay empty."""
    found = [("", "")] * (BLOCKS[-1][0] + 1)
    for number, name, clause in BLOCKS:
        found[number] = (name, clause)
    return found


REASONS: Final[list[tuple[str, str]]] = table()
