"""Why a word may be refused: one line per reason, with its clause.

The name of a reason's sentence is the constant's name in lower case, unless the line gives another.
A scenario adds its own with `scenario_reason`.
"""

from typing import Final

from intriga.kernel.machine.refusals import Reasons

reasons: Final = Reasons()

GAME_IS_OVER: Final = reasons.add("LG-018")
NOT_YOUR_DECISION: Final = reasons.add("LG-019")
NOT_ASKED: Final = reasons.add("LG-034")
NO_SUCH_BOSS: Final = reasons.add("LG-001")
NOT_NOMINATED: Final = reasons.add("LG-G11")
NOT_IN_HAND: Final = reasons.add("LG-054")
OTHER_HAND: Final = reasons.add("LG-110")
NO_ACTIONS_LEFT: Final = reasons.add("LG-028")
ACTIONS_LEFT: Final = reasons.add("LG-028")
CLAN_IS_EMPTY: Final = reasons.add("LG-G8")
NOBODY_TO_SEND: Final = reasons.add("LG-A19")
NO_POLICE: Final = reasons.add("LG-087")
POLICE_CALM: Final = reasons.add("LG-088")
POLICE_AT_WORK: Final = reasons.add("LG-090")
NOBODY_OUT: Final = reasons.add("LG-094")
NOBODY_EXHAUSTED: Final = reasons.add("LG-095")
NOT_ON_THE_TABLE: Final = reasons.add("LG-033")
NOT_OPEN: Final = reasons.add("LG-033")
NO_SUCH_ACTION: Final = reasons.add("LG-029")
TWO_ARE_ENOUGH: Final = reasons.add("LG-035")
ONLY_ONE_MAY_GO: Final = reasons.add("LG-080")
HAS_BEEN_SENT: Final = reasons.add("LG-073")
NOT_HIS_SPECIALISATION: Final = reasons.add("LG-038")
SEND_SOMEBODY: Final = reasons.add("LG-035")
NO_RED_DIE: Final = reasons.add("LG-080")
NO_SUCH_DIE: Final = reasons.add("LG-046")
NO_REROLL_LEFT: Final = reasons.add("LG-046")
DIE_IS_LOCKED: Final = reasons.add("LG-045")
IN_ORDER: Final = reasons.add("LG-046")
LIFT_A_DIE: Final = reasons.add("LG-046")
WRONG_MOMENT: Final = reasons.add("LG-A7")
NOTHING_TO_DO: Final = reasons.add("LG-053")
ALL_DICE_IN_HAND: Final = reasons.add("LG-037")
NO_ABILITIES: Final = reasons.add("LG-080")
NOT_SENT: Final = reasons.add("LG-071")
HURT_ENOUGH: Final = reasons.add("LG-070")
NOT_THERE: Final = reasons.add("LG-093")
PICK_IN_ORDER: Final = reasons.add("LG-096")
ACTIVE_GOES_ON: Final = reasons.add("LG-019")
ONLY_THE_ACTIVE: Final = reasons.add("LG-019")
NO_RALLY: Final = reasons.add("LG-080")
NOBODY_TO_RALLY: Final = reasons.add("LG-A6")
NOT_WHILE_ROLLING: Final = reasons.add("LG-A6")
SAID_ALREADY: Final = reasons.add("LG-G12")
NOBODY_TO_TELL: Final = reasons.add("LG-G12")
TOO_EXPENSIVE: Final = reasons.add("LG-100")
LEVEL_IS_EMPTY: Final = reasons.add("LG-G9")
NO_RELEASE_LEFT: Final = reasons.add("LG-101")
NOT_IN_CLAN: Final = reasons.add("LG-101")
SPEND_FIRST: Final = reasons.add("LG-100")
KEEP_ONE: Final = reasons.add("LG-102")
MARKED_ABILITY: Final = reasons.add("LG-057")

REASONS: Final = reasons.table(__name__)


def scenario_reason(sentence: str, clause: str) -> int:
    """The number of a reason that a scenario adds."""
    REASONS.append((sentence, clause))
    return len(REASONS) - 1
