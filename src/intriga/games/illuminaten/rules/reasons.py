"""Why a word may be refused: one line per reason, with its clause.

The name of a reason's sentence is the constant's name in lower case, unless the line gives another.
"""

from typing import Final

from intriga.kernel.machine.refusals import Reasons

reasons: Final = Reasons()

GAME_IS_OVER: Final = reasons.add("PI-176")
NOT_YOUR_DECISION: Final = reasons.add("PI-063")
NOT_ASKED: Final = reasons.add("PI-068")

# ── the turn ──
NO_MAIN_ACTION_LEFT: Final = reasons.add("PI-067")
NO_SUCH_MARKER: Final = reasons.add("PI-115")
CANNOT_PAY: Final = reasons.add("PI-031")
NOT_THIS_TOKEN: Final = reasons.add("PI-032")
NO_SUCH_TOKEN: Final = reasons.add("PI-031")
NOT_AN_OPPONENT: Final = reasons.add("PI-034")
OPPONENT_LACKS_TOKEN: Final = reasons.add("PI-034")
POOL_LACKS_TOKEN: Final = reasons.add("GAP-25")
NOTHING_WOULD_FOLLOW: Final = reasons.add("PI-068")
PAID_IN_ORDER: Final = reasons.add("PI-031")

# ── gaining and scout ──
GAINED_IN_ORDER: Final = reasons.add("PI-034")
NOT_YOUR_CARD_TO_SCOUT_WITH: Final = reasons.add("PI-059")
NOT_ADJACENT_TO_SCOUT: Final = reasons.add("PI-072")
FACE_UP_ALREADY: Final = reasons.add("PI-072")
NOTHING_TO_SCOUT: Final = reasons.add("PI-072")
CANNOT_PAY_SCOUTING: Final = reasons.add("PI-073")
NOT_IN_HAND_TO_LAY: Final = reasons.add("PI-074")
NO_ROSICRUCIAN_SCOUTS: Final = reasons.add("AMB-42")

# ── influence ──
NOT_ADJACENT_TO_INFLUENCE: Final = reasons.add("PI-076")
FACE_DOWN_TO_INFLUENCE: Final = reasons.add("PI-076")
NO_FREE_SLOT: Final = reasons.add("PI-076")
ARCH_IS_TAKEN: Final = reasons.add("PI-080")
NO_INFLUENCE_LEFT: Final = reasons.add("GAP-19")
CANNOT_PAY_SLOTS: Final = reasons.add("PI-077")
NOTHING_TO_INFLUENCE: Final = reasons.add("PI-076")
NO_ROSICRUCIAN_TO_INFLUENCE: Final = reasons.add("AMB-42")
THREE_AT_MOST: Final = reasons.add("PI-077")

# ── interrogate ──
NO_INFLUENCE_OF_YOURS: Final = reasons.add("PI-082")
NO_INFLUENCE_AT_ALL: Final = reasons.add("AMB-12")
HAS_YIELDED: Final = reasons.add("PI-088")
ALL_HAVE_YIELDED: Final = reasons.add("PI-088")
NOT_OBTAINED: Final = reasons.add("PI-086")
NO_SHARE_DUE: Final = reasons.add("PI-086")
GIVEN_IN_ORDER: Final = reasons.add("PI-087")

# ── reassign ──
NO_INFLUENCE_IN_FACTION: Final = reasons.add("PI-090")
CANNOT_PAY_REASSIGNMENT: Final = reasons.add("PI-090")
NOTHING_TO_REASSIGN: Final = reasons.add("PI-091")
NOT_YOUR_INFLUENCE: Final = reasons.add("PI-091")
NOT_OF_THE_FACTION: Final = reasons.add("PI-092")
NOT_FROM_THAT_CARD: Final = reasons.add("PI-134")
NOT_A_FREE_SLOT: Final = reasons.add("PI-091")
NOT_ADJACENT_TO_MOVE: Final = reasons.add("PI-091")
MOVED_IN_ORDER: Final = reasons.add("PI-091")
MUST_END_ON_MARKED: Final = reasons.add("PI-116")

# ── exclude ──
NOT_YOUR_CARD_TO_EXCLUDE_WITH: Final = reasons.add("PI-059")
NOT_ADJACENT_TO_EXCLUDE: Final = reasons.add("PI-094")
FACE_DOWN_TO_EXCLUDE: Final = reasons.add("PI-094")
OPPONENTS_ARE_ON_IT: Final = reasons.add("PI-094")
CANNOT_PAY_EXCLUSION: Final = reasons.add("PI-095")
NO_CARD_TO_LAY: Final = reasons.add("GAP-32")
TOO_FEW_SLOTS: Final = reasons.add("PI-098")
ARCH_FOR_ONE_PLAYER: Final = reasons.add("GAP-28")
NOTHING_TO_EXCLUDE: Final = reasons.add("PI-094")
NO_ROSICRUCIAN_TO_LAY: Final = reasons.add("AMB-42")

# ── displace and the argument ──
NOT_YOUR_CARD_TO_DISPLACE_WITH: Final = reasons.add("PI-059")
NOT_ADJACENT_TO_DISPLACE: Final = reasons.add("PI-101")
NOBODY_TO_DISPLACE: Final = reasons.add("PI-101")
NOBODY_TO_DISPLACE_THERE: Final = reasons.add("PI-101")
AREOPAGUS_IS_NO_TARGET: Final = reasons.add("PI-045")
NOT_THEIR_INFLUENCE: Final = reasons.add("PI-100")
SLOT_BEFORE_THE_LAST: Final = reasons.add("PI-101")
NO_TARGET_YET: Final = reasons.add("PI-101")
CANNOT_PAY_DISPLACEMENT: Final = reasons.add("PI-101")
NOT_IN_HAND_TO_ARGUE: Final = reasons.add("PI-104")

# ── conspiracy and abilities ──
NOT_IN_HAND_TO_WEAVE: Final = reasons.add("PI-119")
CHAIN_HAS_ENDED: Final = reasons.add("PI-129")
NO_COMMON_FACTION: Final = reasons.add("PI-120")
NO_COMMON_FACTION_PAST_MASONS: Final = reasons.add("AMB-50")
QUICK_SUPPORT_USED: Final = reasons.add("PI-127")
MASTER_IS_NO_QUICK_SUPPORT: Final = reasons.add("PI-128")
MUST_BE_APPLIED: Final = reasons.add("PI-124")
NOTHING_TO_SWAP: Final = reasons.add("AMB-25")
FACE_DOWN_TO_SWAP: Final = reasons.add("AMB-25")
OPPONENTS_OUTNUMBER: Final = reasons.add("AMB-25")
SWAP_IN_ORDER: Final = reasons.add("AMB-25")
NOTHING_TO_DRAW: Final = reasons.add("GAP-20")
NO_FACTION_CARD_TO_BORROW: Final = reasons.add("AMB-46")
FACTION_CARD_NOT_IN_GAME: Final = reasons.add("PI-019")
FACTION_CARD_IS_YOURS: Final = reasons.add("AMB-46")
NO_EDICT_WITH_TOKENS: Final = reasons.add("GAP-12")
EDICT_IS_EMPTY: Final = reasons.add("GAP-12")
ARCH_IS_KEPT: Final = reasons.add("PI-130")

# ── faction cards ──
NOT_YOUR_FACTION_CARD: Final = reasons.add("PI-136")
FACTION_CARD_USED: Final = reasons.add("PI-135")
NO_SUCH_FACTION_CARD: Final = reasons.add("PI-019")
FACTION_CARD_HELD: Final = reasons.add("PI-132")
FACTION_CARD_ON_LOAN: Final = reasons.add("AMB-51")
ONE_FACTION_CARD_PER_TURN: Final = reasons.add("PI-132")
NO_LODGE_OF_FACTION: Final = reasons.add("PI-036")
LARGEST_LODGE_NOT_CONTROLLED: Final = reasons.add("PI-133")

# ── plots ──
PLOT_NOT_IN_PLAY: Final = reasons.add("GAP-30")
NOT_YOUR_PLOT: Final = reasons.add("PI-141")
ALREADY_ON_PLOT: Final = reasons.add("PI-139")
PLOT_RETURNS_BY_ITSELF: Final = reasons.add("PI-147")
ONE_PLOT_PER_TURN: Final = reasons.add("PI-140")
PLOT_NOT_MET: Final = reasons.add("PI-139")
CONTAINED_IN_ANOTHER_PLOT: Final = reasons.add("PI-142")
LODGE_SERVES_ANOTHER_PLOT: Final = reasons.add("PI-143")
NO_INFLUENCE_FOR_PLOT: Final = reasons.add("GAP-19")
NOT_ON_PLOT: Final = reasons.add("AMB-04")
PLOT_NOT_IN_CONFLICT: Final = reasons.add("AMB-04")
NOT_AT_EDGE: Final = reasons.add("PI-147")
RETURN_IN_ORDER: Final = reasons.add("PI-147")

# ── event phase and special events ──
EVENT_NOT_IN_HAND: Final = reasons.add("PI-175")
EVENT_NOT_OPEN: Final = reasons.add("PI-175")
EVENT_IS_NOT_INVOKED: Final = reasons.add("PI-175")
EVENT_USED_ALREADY: Final = reasons.add("PI-175")
NO_THREE_OF_ONE_TYPE: Final = reasons.add("PI-175")
NO_FIVE_TOKENS: Final = reasons.add("PI-175")
NOTHING_TO_LOOK_AT: Final = reasons.add("PI-175")
PLOT_KNOWN_ALREADY: Final = reasons.add("PI-175")
NO_HAND_TO_LOOK_AT: Final = reasons.add("PI-175")

# ── check phase ──
EVENT_NOT_DRAWN: Final = reasons.add("PI-151")
COURT_PLACE_EMPTY: Final = reasons.add("PI-164")
COURT_TAKEN_TWICE: Final = reasons.add("PI-161")
STEWARD_MUST_BE_ONE: Final = reasons.add("PI-162")
NO_TOKEN_FOR_SECOND: Final = reasons.add("PI-163")
DECK_IS_EMPTY: Final = reasons.add("GAP-20")
NOT_IN_HAND_TO_THROW_AWAY: Final = reasons.add("GAP-21")
DISCARDED_IN_ORDER: Final = reasons.add("GAP-21")

REASONS: Final = reasons.table(__name__)
