"""Why a word may be refused: number to (name of the sentence, clause)."""

from typing import Final

# 0 to 3 are the kernel's: FINE, GAME_IS_OVER, NOT_YOUR_DECISION, NOT_ASKED.
NOT_YOUR_DECISION: Final = 2
NOT_ASKED: Final = 3
CHEST_IS_GONE: Final = 4
SEEN_ALREADY: Final = 5
NOTHING_TO_LOOK_AT: Final = 6
CANNOT_PAY: Final = 7
NOT_OWED: Final = 8
NO_SUCH_TOKEN: Final = 9
REST_NOT_PAYABLE: Final = 10
NOT_IN_HAND: Final = 11
DOES_NOT_HELP: Final = 12
DIE_WAS_REROLLED: Final = 13
ONLY_THE_THROWER: Final = 14
THROWER_GOES_ON: Final = 15

REASONS: Final[list[tuple[str, str]]] = [
    ("fine", ""),
    ("game_is_over", "RO-25"),
    ("not_your_decision", "RO-09"),
    ("not_asked", "RO-10"),
    ("chest_is_gone", "RO-12"),
    ("seen_already", "RO-14"),
    ("nothing_to_look_at", "RO-14"),
    ("cannot_pay", "RO-13"),
    ("not_owed", "RO-13"),
    ("no_such_token", "RO-13"),
    ("rest_not_payable", "RO-13"),
    ("not_in_hand", "RO-19"),
    ("does_not_help", "RO-19"),
    ("die_was_rerolled", "RO-18"),
    ("only_the_thrower", "RO-17"),
    ("thrower_goes_on", "RO-17"),
]
