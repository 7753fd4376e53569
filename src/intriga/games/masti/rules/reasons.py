"""Why a word may be refused: one line per reason, with its clause.

The name of a reason's sentence is the constant's name in lower case, unless the line gives another.
"""

from typing import Final

from intriga.games.masti.vocabulary import CountStack, LeaveCard, PlaceJoker, ToTrumps
from intriga.kernel.machine.refusals import Reasons
from intriga.kernel.machine.words import Word

reasons: Final = Reasons()

GAME_IS_OVER: Final = reasons.add("MV-046")
NOT_YOUR_DECISION: Final = reasons.add("MV-025", "not_your_turn")
NOT_ASKED: Final = reasons.add("MV-025", "no_play_now")
NOT_YOUR_TURN: Final = reasons.add("MV-025")
SITTING_OUT: Final = reasons.add("MV-044")
NOT_IN_HAND: Final = reasons.add("MV-029")
MUST_FOLLOW: Final = reasons.add("MV-029")
FIRST_MUST_PLAY: Final = reasons.add("MV-023")
NO_BRIBE_GEMS: Final = reasons.add("MV-028")
NO_PLAY_NOW: Final = reasons.add("MV-033")
NO_BURYING_NOW: Final = reasons.add("MV-074")
NO_LEAVING_NOW: Final = reasons.add("MV-077")
NO_COUNTING_NOW: Final = reasons.add("MV-066")
NO_JOKERS_NOW: Final = reasons.add("MV-048")
HAS_EIGHT_CARDS: Final = reasons.add("MV-072")
WINNER_LEAVES: Final = reasons.add("MV-077")
NOT_OF_THIS_ROUND: Final = reasons.add("MV-077")
PARTNER_COUNTS: Final = reasons.add("MV-A3")
NOT_AN_EQUAL_STACK: Final = reasons.add("MV-066")
OWNER_PLACES: Final = reasons.add("MV-048")
NO_SUCH_STACK: Final = reasons.add("MV-051")
STACK_NOT_COUNTED: Final = reasons.add("MV-A2")
STACK_HAS_JOKER: Final = reasons.add("MV-050")
JOKERS_WOULD_NOT_FIT: Final = reasons.add("MV-049")
NOT_IN_HAND_OF_NINE: Final = reasons.add("MV-074", "not_in_hand")
NOT_IN_HAND_TO_LEAD: Final = reasons.add("MV-023", "not_in_hand")

REASONS: Final = reasons.table(__name__)


def not_now(w: Word) -> int:
    """Why a word is refused where the question is another one."""
    if isinstance(w, ToTrumps):
        return NO_BURYING_NOW
    if isinstance(w, LeaveCard):
        return NO_LEAVING_NOW
    if isinstance(w, CountStack):
        return NO_COUNTING_NOW
    if isinstance(w, PlaceJoker):
        return NO_JOKERS_NOW
    return NO_PLAY_NOW
