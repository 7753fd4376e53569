"""Why a word may be refused: one line per reason, with its clause.

The name of a reason's sentence is the constant's name in lower case, unless the line gives another.
"""

from typing import Final

from intriga.kernel.machine.refusals import Reasons

reasons: Final = Reasons()

GAME_IS_OVER: Final = reasons.add("TY-07")
NOT_YOUR_DECISION: Final = reasons.add("TY-04", "not_your_turn")
NOT_ASKED: Final = reasons.add("TY-04")
NOT_IN_HAND: Final = reasons.add("TY-04")
DREW_ALREADY: Final = reasons.add("TY-05")

REASONS: Final = reasons.table(__name__)
