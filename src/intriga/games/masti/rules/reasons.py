"""Why a word may be refused: number to (name of the sentence, clause)."""

from typing import Final

# 0 to 3 are the kernel's: FINE, GAME_IS_OVER, NOT_YOUR_DECISION, NOT_ASKED.
NOT_YOUR_TURN: Final = 4
SITTING_OUT: Final = 5
NOT_IN_HAND: Final = 6
MUST_FOLLOW: Final = 7
FIRST_MUST_PLAY: Final = 8
NO_BRIBE_GEMS: Final = 9
NO_PLAY_NOW: Final = 10
NO_BURYING_NOW: Final = 11
NO_LEAVING_NOW: Final = 12
NO_COUNTING_NOW: Final = 13
NO_JOKERS_NOW: Final = 14
HAS_EIGHT_CARDS: Final = 15
WINNER_LEAVES: Final = 16
NOT_OF_THIS_ROUND: Final = 17
PARTNER_COUNTS: Final = 18
NOT_AN_EQUAL_STACK: Final = 19
OWNER_PLACES: Final = 20
NO_SUCH_STACK: Final = 21
STACK_NOT_COUNTED: Final = 22
STACK_HAS_JOKER: Final = 23
JOKERS_WOULD_NOT_FIT: Final = 24
NOT_IN_HAND_OF_NINE: Final = 25
NOT_IN_HAND_TO_LEAD: Final = 26

REASONS: Final[list[tuple[str, str]]] = [
    ("fine", ""),
    ("game_is_over", "MV-046"),
    ("not_your_turn", "MV-025"),
    ("no_play_now", "MV-025"),
    ("not_your_turn", "MV-025"),
    ("sitting_out", "MV-044"),
    ("not_in_hand", "MV-029"),
    ("must_follow", "MV-029"),
    ("first_must_play", "MV-023"),
    ("no_bribe_gems", "MV-028"),
    ("no_play_now", "MV-033"),
    ("no_burying_now", "MV-074"),
    ("no_leaving_now", "MV-077"),
    ("no_counting_now", "MV-066"),
    ("no_jokers_now", "MV-048"),
    ("has_eight_cards", "MV-072"),
    ("winner_leaves", "MV-077"),
    ("not_of_this_round", "MV-077"),
    ("partner_counts", "MV-A3"),
    ("not_an_equal_stack", "MV-066"),
    ("owner_places", "MV-048"),
    ("no_such_stack", "MV-051"),
    ("stack_not_counted", "MV-A2"),
    ("stack_has_joker", "MV-050"),
    ("jokers_would_not_fit", "MV-049"),
    ("not_in_hand", "MV-074"),
    ("not_in_hand", "MV-023"),
]
