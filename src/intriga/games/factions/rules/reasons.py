"""Why a word may be refused: number to (name of the sentence, clause)."""

from typing import Final

# 0 to 3 are the kernel's: FINE, GAME_IS_OVER, NOT_YOUR_DECISION, NOT_ASKED.
NOT_YOUR_TURN: Final = 4
NOT_IN_HAND: Final = 5
HAND_IS_FULL: Final = 6
MUST_LAY_ELSEWHERE: Final = 7
NO_SUCH_SEAT: Final = 8
NOT_A_TARGET: Final = 9
IS_GUARDED: Final = 10
CAME_BACK_ALREADY: Final = 11
NO_ROOM_THERE: Final = 12
HAND_IS_EMPTY: Final = 13
NOT_THERE: Final = 14
IN_ORDER: Final = 15
IS_MANDATORY: Final = 16
NO_EXCHANGE_NOW: Final = 17
NO_QUIZ_NOW: Final = 18
CHOOSE_A_CARD: Final = 19
CHOOSE_A_SEAT: Final = 20
NOT_TIED: Final = 21
EXCHANGE_FIRST: Final = 22
ANSWER_FIRST: Final = 23
EFFECT_FIRST: Final = 24
NO_SUCH_CARD: Final = 25
NOT_IN_PLAY: Final = 26
NOT_IN_DISCARD: Final = 27
OTHER_FACTION: Final = 28
OTHER_PERSON: Final = 29
WRONG_AREA: Final = 30
NOT_ITSELF: Final = 31

REASONS: Final[list[tuple[str, str]]] = [
    ("fine", ""),
    ("game_is_over", "HF-026"),
    ("not_your_turn", "HF-012"),
    ("not_asked", "HF-013"),
    ("not_your_turn", "HF-012"),
    ("not_in_hand", "HF-013"),
    ("hand_is_full", "HF-015"),
    ("must_lay_elsewhere", "HF-018"),
    ("no_such_seat", "HF-018"),
    ("not_a_target", "HF-A8"),
    ("is_guarded", "HF-019"),
    ("came_back_already", "HF-G1"),
    ("no_room_there", "HF-G6"),
    ("hand_is_empty", "HF-024"),
    ("not_there", "HF-A8"),
    ("in_order", "HF-A8"),
    ("is_mandatory", "HF-020"),
    ("no_exchange_now", "HF-011"),
    ("no_quiz_now", "HF-G4"),
    ("choose_a_card", "HF-A8"),
    ("choose_a_seat", "HF-A8"),
    ("not_tied", "HF-012"),
    ("exchange_first", "HF-011"),
    ("answer_first", "HF-G4"),
    ("effect_first", "HF-019"),
    ("no_such_card", "HF-001"),
    ("not_in_play", "HF-024"),
    ("not_in_discard", "HF-023"),
    ("other_faction", "HF-A8"),
    ("other_person", "HF-A8"),
    ("wrong_area", "HF-A8"),
    ("not_itself", "HF-A7"),
]
