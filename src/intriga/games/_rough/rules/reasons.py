"""Why a word may be refused: one line per reason, with its clause.

The name of a reason's sentence is the constant's name in lower case, unless the line gives another.
"""

from typing import Final

from intriga.kernel.machine.refusals import Reasons

reasons: Final = Reasons()

GAME_IS_OVER: Final = reasons.add("RO-25")
NOT_YOUR_DECISION: Final = reasons.add("RO-09")
NOT_ASKED: Final = reasons.add("RO-10")
CHEST_IS_GONE: Final = reasons.add("RO-12")
SEEN_ALREADY: Final = reasons.add("RO-14")
NOTHING_TO_LOOK_AT: Final = reasons.add("RO-14")
CANNOT_PAY: Final = reasons.add("RO-13")
NOT_OWED: Final = reasons.add("RO-13")
NO_SUCH_TOKEN: Final = reasons.add("RO-13")
REST_NOT_PAYABLE: Final = reasons.add("RO-13")
NOT_IN_HAND: Final = reasons.add("RO-19")
DOES_NOT_HELP: Final = reasons.add("RO-19")
DIE_WAS_REROLLED: Final = reasons.add("RO-18")
ONLY_THE_THROWER: Final = reasons.add("RO-17")
THROWER_GOES_ON: Final = reasons.add("RO-17")

REASONS: Final = reasons.table(__name__)
