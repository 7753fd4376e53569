"""Why a word may be refused: one line per reason, with its clause.

The name of a reason's sentence is the constant's name in lower case, unless the line gives another.
"""

from typing import Final

from intriga.games.factions.vocabulary import EXCHANGE, KEEP, Answer
from intriga.kernel.machine.refusals import Reasons
from intriga.kernel.machine.words import Word

reasons: Final = Reasons()

GAME_IS_OVER: Final = reasons.add("HF-026")
NOT_YOUR_DECISION: Final = reasons.add("HF-012", "not_your_turn")
NOT_ASKED: Final = reasons.add("HF-013")
NOT_YOUR_TURN: Final = reasons.add("HF-012")
NOT_IN_HAND: Final = reasons.add("HF-013")
HAND_IS_FULL: Final = reasons.add("HF-015")
MUST_LAY_ELSEWHERE: Final = reasons.add("HF-018")
NO_SUCH_SEAT: Final = reasons.add("HF-018")
NOT_A_TARGET: Final = reasons.add("HF-A8")
IS_GUARDED: Final = reasons.add("HF-019")
CAME_BACK_ALREADY: Final = reasons.add("HF-G1")
NO_ROOM_THERE: Final = reasons.add("HF-G6")
HAND_IS_EMPTY: Final = reasons.add("HF-024")
NOT_THERE: Final = reasons.add("HF-A8")
IN_ORDER: Final = reasons.add("HF-A8")
IS_MANDATORY: Final = reasons.add("HF-020")
NO_EXCHANGE_NOW: Final = reasons.add("HF-011")
NO_QUIZ_NOW: Final = reasons.add("HF-G4")
CHOOSE_A_CARD: Final = reasons.add("HF-A8")
CHOOSE_A_SEAT: Final = reasons.add("HF-A8")
NOT_TIED: Final = reasons.add("HF-012")
EXCHANGE_FIRST: Final = reasons.add("HF-011")
ANSWER_FIRST: Final = reasons.add("HF-G4")
EFFECT_FIRST: Final = reasons.add("HF-019")
NO_SUCH_CARD: Final = reasons.add("HF-001")
NOT_IN_PLAY: Final = reasons.add("HF-024")
NOT_IN_DISCARD: Final = reasons.add("HF-023")
OTHER_FACTION: Final = reasons.add("HF-A8")
OTHER_PERSON: Final = reasons.add("HF-A8")
WRONG_AREA: Final = reasons.add("HF-A8")
NOT_ITSELF: Final = reasons.add("HF-A7")

REASONS: Final = reasons.table(__name__)


def not_now(w: Word) -> int:
    """Why a word is refused where the question is another one."""
    if isinstance(w, Answer):
        return NO_QUIZ_NOW
    return NO_EXCHANGE_NOW if w is EXCHANGE or w is KEEP else NOT_ASKED
